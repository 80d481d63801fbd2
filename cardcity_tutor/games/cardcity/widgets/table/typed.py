"""What is typed at a table, and what is answered to a move that the rules refuse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.verdict import Place, Verdict
from cardcity_tutor.locale import LANGUAGES, say
from cardcity_tutor.render.phrases import filled

from ...face.wording import listed, reason_words, remedy_words
from ..ground import Ground
from ..moves import not_held, typed


class TypedMove(NamedTuple):
    """A card to lay."""

    card: str
    place: Place
    facing: str | None


def word_list(key: str, languages: Sequence[str]) -> frozenset[str]:
    """Words that may be typed for something, in every language: a person types what comes to mind."""
    return frozenset(word for lang in languages for word in say(lang, key).split())


def typed_move(words: Sequence[str], ground: Ground, cards: Sequence[str], *, architect: bool) -> TypedMove:
    """The move that is meant by ``build R e4``; verbs are left out. Raises ``InputError`` for what is not at hand."""
    verbs = word_list("table-words-verbs", LANGUAGES)
    if architect:
        verbs |= word_list("table-words-architect", LANGUAGES)
    move = typed(" ".join(word for word in words if word not in verbs), ground, cards)
    industries = [card for card in cards if card[0] == "I" and len(card) == 2]
    card = move.card
    if card == "I1" and card not in cards and len(set(industries)) == 1:
        card = industries[0]  # its picture does not matter
    if card is None:
        raise InputError("move-which", cards=listed(ground.lang, list(dict.fromkeys(cards))))
    if card not in cards:
        raise not_held(card, cards)
    return TypedMove(card, move.place, move.facing)


def refused_words(ground: Ground, verdict: Verdict, card: str) -> str:
    """All reasons of a refusal, and what would help."""
    reasons = [
        reason_words(ground.lang, reason, card, ground.name, edition=ground.edition)
        for reason in verdict.reasons
    ]
    told = [
        filled(ground.lang, "refused", {"rule": words.title, "why": words.here or words.text})
        for words in reasons
    ]
    remedy = remedy_words(ground.lang, verdict, card, ground.name, brick=ground.plan.brick)
    return " ".join([*told, remedy] if remedy else told)
