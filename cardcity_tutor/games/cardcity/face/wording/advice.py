"""Advice and hints in words: the move, what it is expected to bring, why, and what the others would do instead."""

from __future__ import annotations

from typing import Final, NamedTuple

from cardcity_tutor.coach.intervals import reach

from .....render.phrases import Naming, filled, listed, money_text, number_text, said
from ...book import rule
from ...coach.advice import Advice, Alternative, Hints
from ...rules.actions import Offer
from .cards import card_with_article
from .causes import CauseWords, cause_words, cited
from .decisions import action_words, lots_alike, naming_of, which_lot
from .reasons import cite

TOLD_CAUSES: Final = 4
"""Reasons that are told for a move."""
TOLD_BESIDE_A_HINT: Final = 2
TOLD_MOVES: Final = 4
"""Other moves that are told."""
NEGLIGIBLE: Final = 0.05
"""Points that nobody sees once they are rounded."""


class MoveWords(NamedTuple):
    """One alternative in words."""

    move: str
    summary: str
    """What it brings, or how much less than the best."""
    same: str
    """How many other moves come to the same; empty where none does."""
    why: tuple[CauseWords, ...]


class AdviceWords(NamedTuple):
    """An advice in words: a short paragraph, a list of reasons with their rules, the other moves."""

    text: str
    reasons: tuple[str, ...]
    best: MoveWords
    others: tuple[MoveWords, ...]


class HintWords(NamedTuple):
    """The three steps of a hint."""

    look: str
    rule: str
    move: str


def score_text(lang: str, victory: str, value: float) -> str:
    """A final score: points, or dollars in the economic victory."""
    rounded = round(value, 1)
    if victory == "economic":
        return money_text(lang, rounded)
    return filled(lang, "advice-points", {"value": number_text(lang, rounded)}, count=abs(rounded))


def advice_words(
    lang: str, advice: Advice, *, moves: int = TOLD_MOVES, reasons: int = TOLD_CAUSES
) -> AdviceWords:
    """An advice as a paragraph, with its reasons and the moves that come next."""
    naming = naming_of(advice.view.position(), lang)
    best = _move(lang, advice, advice.best, naming, reasons)
    others = tuple(
        _move(lang, advice, other, naming, reasons) for other in advice.alternatives[1 : 1 + moves]
    )
    sentences = [best.summary, _spread(lang, advice), _reply(lang, advice), best.same]
    return AdviceWords(
        " ".join(filter(None, sentences)), tuple(cited(lang, cause) for cause in best.why), best, others
    )


def _move(lang: str, advice: Advice, alternative: Alternative, naming: Naming, reasons: int) -> MoveWords:
    edition = advice.view.game.setting.edition
    move = action_words(lang, advice.view, alternative.action, naming)
    why = advice.why(alternative)[:reasons]
    same = said(lang, "advice-same", count=len(alternative.same)) if alternative.same else ""
    return MoveWords(
        move,
        _summary(lang, advice, alternative, move),
        same,
        tuple(cause_words(lang, cause, naming, edition=edition) for cause in why),
    )


def _summary(lang: str, advice: Advice, alternative: Alternative, move: str) -> str:
    victory = advice.view.game.victory
    if alternative.outcome.out:
        return filled(lang, "advice-out", {"move": move})
    if alternative is advice.best:
        key = "advice-best.exact" if alternative.outcome.exact else "advice-best"
        return filled(lang, key, {"move": move, "score": score_text(lang, victory, alternative.outcome.mean)})
    lag = advice.best.outcome.mean - alternative.outcome.mean
    if lag < NEGLIGIBLE:
        return filled(lang, "advice-behind.equal", {"move": move})
    return filled(lang, "advice-behind", {"move": move, "lag": score_text(lang, victory, lag)})


def _spread(lang: str, advice: Advice) -> str:
    outcome = advice.best.outcome
    if outcome.exact:
        return ""
    if not outcome.deviation or outcome.playouts < 2:
        return filled(lang, "advice-spread.alike", {}, playouts=outcome.playouts)
    independent = len(advice.best.scores) or outcome.playouts
    names = {
        "error": number_text(lang, round(reach(outcome.error, independent), 1)),
        "deviation": number_text(lang, round(outcome.deviation, 1)),
    }
    return filled(lang, "advice-spread", names, playouts=outcome.playouts)


def _reply(lang: str, advice: Advice) -> str:
    """How the other player is expected to answer a division."""
    reply, offer = advice.best.reply, advice.best.action
    if reply is None or not isinstance(offer, Offer):
        return ""
    victory = advice.view.game.victory
    names = {"left": score_text(lang, victory, reply.left), "taken": score_text(lang, victory, reply.taken)}
    lot = which_lot("open", alike=lots_alike(offer))
    return filled(lang, "advice-reply", names, percent=round(100 * reply.takes_open), lot=lot)


def hint_words(lang: str, advice: Advice, hints: Hints) -> HintWords:
    """The three steps of a hint, each a sentence or two; show them one after another."""
    view = advice.view
    naming = naming_of(view.position(), lang)
    return HintWords(
        _look(lang, hints, naming),
        _rule(lang, hints, view.game.setting.edition),
        filled(lang, "hint-move", {"move": action_words(lang, view, hints.action, naming)}),
    )


def hint_why(lang: str, advice: Advice, *, told: bool) -> str:
    """Why a hint leads where it leads: the reasons of the move if that was ``told``, else only their rules."""
    causes = [cause for cause in advice.why() if cause.good][:TOLD_BESIDE_A_HINT]
    edition = advice.view.game.setting.edition
    if not causes:
        return said(lang, "hint-why-none")
    if told:
        naming = naming_of(advice.view.position(), lang)
        return " ".join(cited(lang, cause_words(lang, cause, naming, edition=edition)) for cause in causes)
    rules = list(dict.fromkeys(cite(lang, cause.rule, edition) for cause in causes))
    return filled(lang, "hint-why-rules", {"rules": listed(lang, rules)})


def _rule(lang: str, hints: Hints, edition: str) -> str:
    """The rule that sets the move apart, or how many others are about as good."""
    if hints.rule is None:
        return said(lang, "hint-near", count=hints.near)
    words = {"text": said(lang, rule(hints.rule).key), "cite": cite(lang, hints.rule, edition)}
    return filled(lang, "hint-rule", words, avoids="yes" if hints.avoids else "no")


def _look(lang: str, hints: Hints, naming: Naming) -> str:
    kind, cells, pairs = hints.look
    params = dict(pairs)
    key = f"hint-{kind}"
    if kind == "district":
        return filled(lang, key, {"cells": listed(lang, [naming(cell) for cell in cells])})
    if kind == "card":
        return filled(lang, key, {"card": card_with_article(lang, params["card"], "the")})
    return said(lang, key, **params)
