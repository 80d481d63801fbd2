"""The review of a game in words: each costly decision, what was better, and why."""

from __future__ import annotations

from typing import NamedTuple

from .....render.phrases import filled, number_text, said, uncapitalised
from ...coach.advice import Blunder, Review
from .advice import score_text
from .causes import CauseWords
from .decisions import action_words, naming_of
from .districts import PLAYERS
from .names import phase_name
from .replay_review import why_words


class BlunderWords(NamedTuple):
    """A costly decision in words; its board is the blunder's state."""

    text: str
    gains: tuple[CauseWords, ...]
    """What the better move would have brought."""
    losses: tuple[CauseWords, ...]
    """What the chosen move cost."""


class ReviewWords(NamedTuple):
    """A review in words."""

    text: str
    blunders: tuple[BlunderWords, ...]


def review_words(lang: str, review: Review) -> ReviewWords:
    """The costly decisions of a game, the worst first."""
    if not review.blunders:
        return ReviewWords(said(lang, "review-none", decisions=review.decisions), ())
    text = said(lang, "review-found", count=len(review.blunders), decisions=review.decisions)
    return ReviewWords(text, tuple(blunder_words(lang, blunder) for blunder in review.blunders))


def blunder_words(lang: str, blunder: Blunder) -> BlunderWords:
    """One costly decision."""
    view = blunder.state
    game = view.game
    naming = naming_of(view.position(), lang)
    names = {
        "phase": phase_name(lang, view.phase),
        "chosen": uncapitalised(action_words(lang, view, blunder.chosen.action, naming)),
        "better": uncapitalised(action_words(lang, view, blunder.better.action, naming)),
    }
    if blunder.chosen.outcome.out:
        names["score"] = score_text(lang, game.victory, blunder.better.outcome.mean)
        text = filled(lang, "review-blunder.out", names, turn=view.turn)
    else:
        names["cost"] = score_text(lang, game.victory, blunder.cost.mean)
        names["error"] = number_text(lang, round(blunder.cost.reach, 1))
        text = filled(lang, "review-blunder", names, turn=view.turn)
    if not game.solo:
        text = filled(lang, "review-player", {"letter": PLAYERS[view.player], "text": text})
    gains, losses = why_words(lang, blunder, naming)
    if not gains and not losses:
        text = f"{text} {said(lang, 'review-later')}"
    return BlunderWords(text, gains, losses)
