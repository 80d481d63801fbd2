"""What the next production brings to everybody, and the score as if the game ended now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Final

from .cards import end_points
from .city import City
from .goods import NOTHING, ORDER, Stock, add, bundle_of
from .position import Position

SMALL_KINDS: Final = ("small", "loom", "post")
LARGE_YIELD: Final = 5
RESOURCES_PER_CELL: Final = 10
RESOURCES_PER_CELL_CHARTER: Final = 6


@dataclass(frozen=True, slots=True)
class Yield:
    """What one building brings: goods after doubling, the factor and who gives it, and street gold and its streets."""

    goods: Stock
    times: int
    by: list[int]
    streets: list[int]
    again: int

    @property
    def total(self) -> Stock:
        """With street gold and what cards repeat."""
        if not self.streets and not self.again:
            return self.goods
        once = add(self.goods, one("gold"), len(self.streets))
        return add(NOTHING, once, 1 + self.again)


@dataclass(frozen=True, slots=True)
class Production:
    """What a player gets at the start of the next turn."""

    of: dict[int, Yield] = field(default_factory=dict)
    """By the numbers of the buildings."""
    cells: int = 0
    links: list[tuple[int, int]] = field(default_factory=list)
    """A canal of the player and what brings it a card."""
    ports: int = 0

    @property
    def total(self) -> Stock:
        """All goods together."""
        found = NOTHING
        for gained in self.of.values():
            found = add(found, gained.total)
        return found

    @property
    def cards(self) -> int:
        """Cards drawn: by canals, and one kept at each port."""
        return len(self.links) + self.ports

    def as_json(self, city: City) -> dict[str, Any]:
        """As the line protocol writes it."""
        return {
            "total": bundle_of(self.total),
            "of": {
                city.buildings[number].text: {
                    "goods": bundle_of(gained.goods),
                    "times": gained.times,
                    "by": city.texts(gained.by),
                    "gold": len(gained.streets),
                    "from": city.texts(gained.streets),
                    "again": gained.again,
                }
                for number, gained in self.of.items()
            },
            "cells": self.cells,
            "draw": {
                "canal": len(self.links),
                "links": [[city.buildings[number].text for number in link] for link in self.links],
                "port": self.ports,
            },
        }


@cache
def one(kind: str) -> Stock:
    """One resource of a kind."""
    return tuple(int(place == ORDER[kind]) for place in range(len(NOTHING)))


def productions(position: Position) -> list[Production]:
    """The production of each player."""
    return [_production(position, player) for player in range(position.way.players)]


def _production(position: Position, player: int) -> Production:
    city = position.city
    again = Counter(number for card, number in position.played if card == "family-business")
    found, cells, links = {}, 0, []
    for number in city.of(player):
        kind = city.buildings[number].kind
        gained = _yield(position, number, again[number])
        if any(gained.goods) or gained.streets:
            found[number] = gained
        if kind == "guild":
            cells += 1 + len(city.adjacent_kind(number, "inn"))
        elif kind == "canal":
            links += [(number, other) for other in _canal_links(position, number)]
    return Production(found, cells, links, len(city.of(player, "port")))


def _yield(position: Position, number: int, again: int) -> Yield:
    city, way = position.city, position.way
    owner, kind, *_ = city.buildings[number]
    tripled = {at for card, at in position.played if card == "mill-tripled"}
    by: list[int] = []
    goods = NOTHING
    if kind in SMALL_KINDS:
        by = city.adjacent_kind(number, "mill", "inn")
        goods = one({"small": way.good(owner), "loom": "cloth", "post": "gold"}[kind])
    elif kind == "large":
        by = city.adjacent_kind(number, "mill")
        goods = add(NOTHING, one(way.good(owner)), LARGE_YIELD)
    elif kind == "bank":
        goods = position.banks[owner]
    times = 1
    for other in by:
        times *= 3 if other in tripled else 2
    streets = city.adjacent_kind(number, "shopping")
    return Yield(add(NOTHING, goods, times), times, by, streets, again)


def _canal_links(position: Position, canal: int) -> list[int]:
    """The canals and ports that bring a canal cards: one common side exactly, or a common street."""
    city = position.city
    by_street = {"canal": True, "port": bool(position.way.ruling("canal-street-port"))}
    found = []
    for other in city.adjacent_kind(canal, "canal", "port"):
        sides = city.sides[min(canal, other), max(canal, other)]
        if sides == 1 or (by_street[city.buildings[other].kind] and city.same_street(canal, other)):
            found.append(other)
    return found


def gains(
    position: Position,
    after: City,
    before: list[Production] | None = None,
    produce: Callable[[Position], list[Production]] = productions,
) -> list[dict[str, Any]]:
    """What a new building adds to everybody's production; cards played for the next one are left out.

    ``before`` is the production without it, for whoever asks about many buildings.
    """
    found = []
    for old, new in zip(
        before or produce(replace(position, played=())),
        produce(replace(position, played=(), city=after)),
        strict=True,
    ):
        goods = bundle_of(add(new.total, old.total, -1))
        found.append({"goods": goods, "cells": new.cells - old.cells, "cards": new.cards - old.cards})
    return found


def scores(position: Position) -> list[dict[str, int]]:
    """The score of each player as if the game ended now, and his place."""
    way, city = position.way, position.city
    found = []
    for player, hand in enumerate(position.hands):
        cells = sum(city.buildings[number].size for number in city.of(player))
        bonus = end_points(city, player, hand)
        resources = sum(position.stocks[player])
        if way.ruling("bank-counts"):
            resources += sum(position.banks[player])
        per_cell = RESOURCES_PER_CELL_CHARTER if "charter" in hand else RESOURCES_PER_CELL
        bought, left = divmod(resources, per_cell)
        score = cells + bonus + bought
        found.append({"cells": cells, "bonus": bonus, "resources": resources, "score": score, "left": left})
    return placed(found)


def placed(entries: list[dict[str, int]]) -> list[dict[str, int]]:
    """With the place of each: by score, then by what is left."""
    ranks = [(entry["score"], entry["left"]) for entry in entries]
    return [
        entry | {"place": 1 + sum(other > rank for other in ranks)}
        for entry, rank in zip(entries, ranks, strict=True)
    ]
