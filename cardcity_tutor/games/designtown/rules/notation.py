"""Reading the notation of the line protocol: decks, rows, discards, whole positions."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....core.errors import RequestError
from .cards import FACES, PILES, RECYCLABLE, Cards
from .odds import Deck

NONE: Final = "-"
PARTS: Final = 5
MAX_DIGITS: Final = 6


class Parts(NamedTuple):
    """The five parts of a position text."""

    deck: Deck
    row: Cards
    discard: Cards
    recycled: Cards
    supply: tuple[int, ...]


def read_position(text: str) -> Parts:
    """A position text in its parts.

    >>> read_position("S {R H} | P | C A | - | 12 12 8 8").deck
    Deck(known=('S',), hidden=('H', 'R'))
    """
    parts = text.split("|")
    if len(parts) != PARTS:
        raise RequestError("position", "designtown-position-parts", count=len(parts), expected=PARTS)
    piles = parts[4].split()
    if len(piles) != len(PILES) or not all(
        pile.isascii() and pile.isdecimal() and len(pile) <= MAX_DIGITS for pile in piles
    ):
        raise RequestError("position", "designtown-position-supply", value=parts[4].strip())
    return Parts(
        read_deck(parts[0]),
        read_cards(parts[1], FACES),
        tuple(sorted(read_cards(parts[2], FACES))),
        tuple(sorted(read_cards(parts[3], RECYCLABLE))),
        tuple(map(int, piles)),
    )


def read_deck(text: str) -> Deck:
    """A deck: the known cards from the top, then in braces those of unknown order."""
    known, opened, rest = text.partition("{")
    if not opened:
        if "}" in known:
            raise RequestError("deck", "designtown-deck-braces", value=text.strip())
        return Deck(read_cards(known, FACES))
    hidden, closed, after = rest.partition("}")
    if not known.strip() or not closed or after.strip() or "{" in hidden:
        raise RequestError("deck", "designtown-deck-braces", value=text.strip())
    return Deck(_read(known, FACES), tuple(sorted(_read(hidden, FACES))))


def read_cards(text: str, allowed: str) -> Cards:
    """Card letters parted by spaces; a hyphen or nothing for none."""
    return () if text.strip() == NONE else _read(text, allowed)


def _read(text: str, allowed: str) -> Cards:
    cards = tuple(text.split())
    for card in cards:
        if len(card) != 1 or card not in allowed:
            raise RequestError("token", "designtown-card-letter", value=card, expected=" ".join(allowed))
    return cards
