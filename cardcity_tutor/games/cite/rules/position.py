"""A position that is asked about: the map, what everybody holds, and who asks when."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from .buildings import Building
from .cards import Hand
from .city import City
from .goods import NOTHING, Stock
from .way import Way


class Trade(NamedTuple):
    """An exchange, seen by the player who asks."""

    partner: int
    give: Stock
    get: Stock


@dataclass(frozen=True, eq=False)
class Position:
    """One moment of a game; ``stocks``, ``banks`` and ``hands`` have one entry per player."""

    way: Way
    city: City
    stocks: tuple[Stock, ...]
    banks: tuple[Stock, ...]
    hands: tuple[Hand, ...]
    played: tuple[tuple[str, int], ...] = ()
    """Cards played for the next production, each with the number of its building."""
    player: int = 0
    turn: int = 2
    rights: int = 0
    shopping_first: frozenset[int] = frozenset()
    flea_used: frozenset[int] = frozenset()

    @property
    def stock(self) -> Stock:
        """What the player who asks holds."""
        return self.stocks[self.player]


def empty_position(way: Way, buildings: tuple[Building, ...] = ()) -> Position:
    """A position in which nobody holds anything."""
    nothing = (NOTHING,) * way.players
    city = City(buildings, single=bool(way.ruling("street-single")))
    return Position(way, city, nothing, nothing, ((),) * way.players)
