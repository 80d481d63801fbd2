"""Moves typed as people write them: ``R d4``, ``RLd d4 2``, ``RL2 d4``, ``d4 R``; case and order do not matter."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.verdict import Place

from ..face.wording.cards import card_name, facings_text
from ..rules.tokens import DIAGONAL_FACINGS, HAND_TOKENS, STRAIGHT_FACINGS
from .ground import Ground

_CELL = re.compile(r"[a-z]{1,2}\d{1,2}")
_CARDS = {token.lower(): token for token in HAND_TOKENS} | {"i": "I1"}
_CUTS = dict.fromkeys(DIAGONAL_FACINGS, "d") | dict.fromkeys(STRAIGHT_FACINGS, "s")
"""How a card is cut that is turned so."""


class Move(NamedTuple):
    """A typed move: the card where one was named, the place, and how the card is turned."""

    card: str | None
    place: Place
    facing: str | None


def typed(text: str, ground: Ground, cards: Sequence[str]) -> Move:
    """Read a typed move. Where no card is named and only one kind is at hand, it is that one."""
    names = ground.plan.names
    words = [part for word in text.lower().replace(",", " ").split() for part in _parts(word)]
    cell = _cell(words, set(names.values()), text, ground)
    words.remove(cell)
    card = facing = None
    for word in words:
        if card is None and word in _CARDS:
            card = _CARDS[word]
        elif card is None and f"{word}d" in _CARDS:
            card = _either(word, cards)
        elif word in (*DIAGONAL_FACINGS, *STRAIGHT_FACINGS):
            facing = word
        else:
            raise InputError("move-unread", word=word[:40])
    if card is None and len(set(cards)) == 1:
        card = cards[0]
    return Move(card, next(place for place, name in names.items() if name == cell), facing)


def check_facing(card: str, facing: str | None, ground: Ground) -> None:
    """A card of two colours has to be turned some way: say which ways there are."""
    turns = {"d": DIAGONAL_FACINGS, "s": STRAIGHT_FACINGS}[card[2]] if len(card) == 3 else ""
    if turns and (facing is None or facing not in turns):
        lang = ground.lang
        told = facings_text(lang, card, turns, brick=ground.plan.brick)
        raise InputError("move-facing", card=card_name(lang, card), facings=told)


def _parts(word: str) -> tuple[str, ...]:
    """A card as it stands on the map is a card and its facing: ``rl2`` is ``rld 2``."""
    pair, facing = word[:-1], word[-1:]
    card = f"{pair}{_CUTS.get(facing, '')}"
    return (card, facing) if word not in _CARDS and facing in _CUTS and card in _CARDS else (word,)


def _cell(words: list[str], names: set[str], text: str, ground: Ground) -> str:
    """The word that names a cell; ``i2`` is one only where no other word is."""
    known = [word for word in words if word in names]
    certain = [word for word in known if word not in _CARDS] or known
    if certain:
        return certain[-1]
    for word in words:
        if _CELL.fullmatch(word) and word not in _CARDS:
            shown = ground.plan.names
            raise InputError("move-no-cell", cell=word, first=shown[min(shown)], last=shown[max(shown)])
    for word in words:
        if (
            word not in _CARDS
            and f"{word}d" not in _CARDS
            and word not in (*DIAGONAL_FACINGS, *STRAIGHT_FACINGS)
        ):
            raise InputError("move-unread", word=word[:40])
    raise InputError("move-where", text=text[:40])


def _either(pair: str, cards: Sequence[str]) -> str:
    """A pair of colours without its cut: the one at hand."""
    wanted = [_CARDS[pair + cut] for cut in "ds"]
    return next((card for card in wanted if card in cards), wanted[0])


def not_held(card: str, cards: Sequence[str]) -> InputError:
    """The complaint about a card that is not among those to be laid now."""
    if not cards:
        return InputError("move-none-left")
    return InputError("move-not-held", card=card, cards=", ".join(cards))
