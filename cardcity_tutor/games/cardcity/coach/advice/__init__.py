"""The coach: alternatives ranked with what they are expected to bring, and why; hints; the review of a game."""

from .advising import Advice, Alternative, advise
from .cause import Cause, Stakes
from .causes import causes, contrast, placement_causes
from .hints import Hints, Look, hints
from .playing import Difference, Outcome
from .reviewing import Blunder, Grade, Review, Reviewer, moves, review

__all__ = [
    "Advice",
    "Alternative",
    "Blunder",
    "Cause",
    "Difference",
    "Grade",
    "Hints",
    "Look",
    "Outcome",
    "Review",
    "Reviewer",
    "Stakes",
    "advise",
    "causes",
    "contrast",
    "hints",
    "moves",
    "placement_causes",
    "review",
]
