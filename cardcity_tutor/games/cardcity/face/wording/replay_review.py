"""The review of a player's decisions in words: what was done, what was better, by how much, and why."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....render.phrases import Naming, filled, number_text, said
from ...coach.advice import Blunder, Grade
from ...rules.actions import Action, Choose
from ...rules.state import State
from .advice import score_text
from .causes import CauseWords, cause_words
from .decisions import action_words, lot_text, naming_of
from .names import phase_name

TOLD: Final = 3
"""Reasons for the better decision, and as many against the other one."""
QUOTED: Final = frozenset({"lot"})
"""Causes that only repeat what the decision itself says: the cards of a division."""


class CostlyWords(NamedTuple):
    """A decision that could have been better."""

    where: str
    """Turn and phase."""
    did: str
    better: str
    cost: str
    """How much better it ends, and how sure that is."""
    why: tuple[CauseWords, ...]
    """Those that are ``good`` speak for what was better, the others against what was done."""
    later: str
    """A sentence where no single thing explains the difference."""


def costly_words(lang: str, blunder: Blunder) -> CostlyWords:
    """One costly decision."""
    view = blunder.state
    naming = naming_of(view.position(), lang)
    where = filled(lang, "replay-where", {"phase": phase_name(lang, view.phase)}, turn=view.turn)
    did, better = (
        _decision(lang, view, alternative.action, naming) for alternative in (blunder.chosen, blunder.better)
    )
    gains, losses = why_words(lang, blunder, naming)
    why = gains + losses
    return CostlyWords(
        where, did, better, cost_words(lang, blunder), why, "" if why else said(lang, "review-later")
    )


def why_words(lang: str, blunder: Blunder, naming: Naming) -> tuple[tuple[CauseWords, ...], ...]:
    """What speaks for the better decision, and what against the other one."""
    edition = blunder.state.game.setting.edition
    return tuple(
        tuple(
            cause_words(lang, cause, naming, edition=edition)
            for cause in [cause for cause in causes if cause.kind not in QUOTED][:TOLD]
        )
        for causes in (blunder.gains, blunder.losses)
    )


def _decision(lang: str, view: State, action: Action, naming: Naming) -> str:
    """A decision; a lot that was chosen with what it showed, which the reasons speak of."""
    words = action_words(lang, view, action, naming)
    lots = view.table.lots if view.table else None
    if not isinstance(action, Choose) or lots is None:
        return words
    lot = lots[0 if action.lot == "open" else 1]
    return filled(lang, "review-lot", {"move": words, "cards": lot_text(lang, lot._replace(down=()))})


def cost_words(lang: str, blunder: Blunder) -> str:
    """What the better decision brings: searched out, or expected from games played to their end."""
    victory = blunder.state.game.victory
    if blunder.chosen.outcome.out:
        score = score_text(lang, victory, blunder.better.outcome.mean)
        return filled(lang, "replay-cost-out", {"score": score})
    names = {"cost": score_text(lang, victory, blunder.cost.mean)}
    if not blunder.cost.games:
        return filled(lang, "replay-cost-exact", names)
    names["error"] = number_text(lang, round(blunder.cost.reach, 1))
    return filled(lang, "replay-cost", names, games=blunder.cost.games)


def summary_words(lang: str, who: str, grades: dict[Grade, int]) -> str:
    """How many decisions were good, could have been better, or let a development go."""
    decisions = sum(grades.values())
    if not decisions:
        return said(lang, "review-none", decisions=0)
    good = grades[Grade.GOOD]
    text = filled(lang, "replay-summary", {"who": who}, decisions=decisions, good=good)
    parts = [
        said(lang, f"replay-count-{grade}", count=grades[grade])
        for grade in (Grade.BETTER, Grade.MISSED)
        if grades[grade]
    ]
    return " ".join((text, *parts))
