"""Errors in words, the same on the command line, in a traceback and in a test: all reasons, and what would help."""

from __future__ import annotations

from typing import Any

from cardcity_tutor.core.errors import IllegalAction, TutorError
from cardcity_tutor.core.verdict import Verdict
from cardcity_tutor.locale import say
from cardcity_tutor.locale.sentences import error_sentence

from .....render.phrases import filled
from ...rules.names import names_of
from ...rules.position import Move
from ...rules.tokens import HAND_TOKENS
from .cards import card_with_article
from .decisions import action_words, naming_of
from .reasons import reason_words
from .remedies import remedy_words


def error_text(lang: str, error: TutorError) -> str:
    """What is wrong, in words; of an illegal move every reason and its remedy."""
    if error.code == "lesson-at":
        from cardcity_tutor.render.lesson_errors import all_problem_words  # brings the whole course with it

        return "\n".join(all_problem_words(lang, error))
    if isinstance(error, IllegalAction) and error.verdict is not None and error.verdict.move is not None:
        head, reasons, remedy = verdict_words(lang, error.verdict)
        return " ".join(
            [
                head,
                *(filled(lang, "refused", {"rule": title, "why": why}) for title, why, _ in reasons),
                *remedy,
            ]
        )
    return error_sentence(lang, error)


def verdict_words(lang: str, verdict: Verdict) -> tuple[str, list[tuple[str, str, str]], list[str]]:
    """What a verdict says of its move; its reasons by title, sentence and citation; what would help."""
    head = _head(lang, verdict)
    if verdict.move is None:
        position, card = None, ""
    elif isinstance(verdict.move, Move):
        position, card = verdict.move.city, verdict.move.card
    else:
        state, action = verdict.move
        position, card = state.position(), _card(action)
    naming = _pairs if position is None else naming_of(position, lang)
    edition = "xl" if position is None else position.setting.edition
    brick = position is not None and bool(position.setting.grid.slant)
    told = [reason_words(lang, reason, card, naming, edition=edition) for reason in verdict.reasons]
    remedy = remedy_words(lang, verdict, card, naming, brick=brick)
    reasons = [(words.title, " ".join(filter(None, (words.text, words.here))), words.cite) for words in told]
    return head, reasons, [remedy] if remedy else []


def _pairs(place: object) -> str:
    return str(place)


def _card(action: Any) -> str:  # noqa: ANN401 (a decision of any kind)
    card = getattr(action, "card", None)
    return HAND_TOKENS[card] if isinstance(card, int) else "N"


def _head(lang: str, verdict: Verdict) -> str:
    legal = "yes" if verdict.legal else "no"
    move = verdict.move
    if move is None:
        return say(lang, "verdict-alone", legal=legal)
    if isinstance(move, Move):
        cell = names_of(move.city).name(move.place) or str(move.place)
        names = {"card": card_with_article(lang, move.card, "the"), "cell": cell}
        told = filled(lang, "card-at", names)
    else:
        state, action = move
        told = action_words(lang, state, action, naming_of(state.position(), lang))
    return say(lang, "verdict", move=told[:1].upper() + told[1:], legal=legal)
