"""What is taught of Design Town: typical mistakes, puzzles, and exercises as questions to the engine."""

from .exercises import KINDS, Exercise, Grade
from .malrules import MAL_RULES, MalRule, allowed_by, detect
from .puzzles import THEMES, Puzzle, make

__all__ = [
    "KINDS",
    "MAL_RULES",
    "THEMES",
    "Exercise",
    "Grade",
    "MalRule",
    "Puzzle",
    "allowed_by",
    "detect",
    "make",
]
