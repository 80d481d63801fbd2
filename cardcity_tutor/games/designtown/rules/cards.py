"""The ten faces of the five kinds of cards, by their letters, and how many of each the box has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

BACKS: Final[Mapping[str, str]] = {"R": "A", "S": "M", "H": "C", "F": "W", "P": "G"}
"""The other side of each front: residential district and apartment, store and mall, hospital and church, factory and
power plant, park and station."""
FRONTS: Final[Mapping[str, str]] = {back: front for front, back in BACKS.items()}
FACES: Final = "RASMHCFWPG"
OTHER_SIDE: Final[Mapping[str, str]] = {**BACKS, **FRONTS}
RECYCLABLE: Final = "CGMW"
UPGRADABLE: Final = "AFHPRS"
"""Faces that have a tax. An apartment that is upgraded becomes a residential district in somebody else's discard."""
PILES: Final = "SHFP"
"""The piles of the supply, in their order."""
FULL_PILES: Final[Mapping[str, int]] = {"S": 12, "H": 12, "F": 8, "P": 8}
BOX: Final[Mapping[str, int]] = {"R": 20, "S": 16, "H": 16, "F": 12, "P": 12}
"""Cards of each kind, named by their fronts."""
START_DECK: Final = ("R", "R", "R", "R", "A", "S", "H", "F", "P")

Cards = tuple[str, ...]
"""Faces. Sorted wherever their order tells nothing."""
Supply = tuple[int, int, int, int]
"""Cards left in the piles of ``PILES``."""


def kind_of(face: str) -> str:
    """The front of a card that shows this face."""
    return FRONTS.get(face, face)


def with_card(cards: Cards, face: str) -> Cards:
    """Sorted cards with one more.

    >>> with_card(("A", "R"), "P")
    ('A', 'P', 'R')
    """
    return tuple(sorted((*cards, face)))


def without_card(cards: Cards, face: str) -> Cards:
    """Cards with one fewer of that face; the first one goes."""
    place = cards.index(face)
    return cards[:place] + cards[place + 1 :]


def taken_from(supply: Supply, face: str) -> Supply:
    """The supply with one card fewer on that pile."""
    place = PILES.index(face)
    return (*supply[:place], supply[place] - 1, *supply[place + 1 :])  # type: ignore[return-value]  # four as before


def counted(cards: Cards) -> Counter[str]:
    """How many cards of each kind there are, by their fronts."""
    return Counter(map(kind_of, cards))
