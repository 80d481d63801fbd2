"""The map as somebody with one misconception reads it: neighbours, places, harvests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cached_property
from typing import ClassVar

from ..rules.buildings import Building, Cell, neighbours
from ..rules.city import City, Streets
from ..rules.goods import NOTHING, add
from ..rules.payment import GOLD_PER_CELL, Payment, cheapest
from ..rules.placing import MANUFACTURE_DISCOUNT, Site
from ..rules.position import Position
from ..rules.production import Production, Yield, placed
from .learner import Learner

# ---------------------------------------------------------------- what stands beside what


class Map(Learner):
    """Another kind of map."""

    city: ClassVar[type[City]] = City
    single: ClassVar[bool | None] = None
    """Whether each paved street stands for itself; None: as the ruling says."""

    def position(self, position: Position) -> Position:
        """With that map."""
        single = position.city.single if self.single is None else self.single
        return replace(position, city=self.city(position.city.buildings, single=single))


def _corners(cells: Iterable[Cell]) -> Iterator[Cell]:
    for row, column in cells:
        for down in (-1, 1):
            yield from ((row + down, column - 1), (row + down, column + 1))


class CornerCity(City):
    """Buildings are adjacent also when only corners meet."""

    def adjacent(self, number: int) -> set[int]:
        """By sides, streets and corners."""
        corners = {
            other for cell in _corners(self.buildings[number].cells) for other in self.at.get(cell, ())
        }
        return (super().adjacent(number) | corners) - {number}

    def beside(self, cells: Iterable[Cell]) -> set[int]:
        """The same for a new building."""
        inside = tuple(cells)
        return super().beside(inside) | {
            other for cell in _corners(inside) for other in self.at.get(cell, ())
        }


class OwnCity(City):
    """Only the owner's mills, inns and streets act on a building."""

    def adjacent_kind(self, number: int, *kinds: str) -> list[int]:
        """Without those of other players."""
        owner = self.buildings[number].owner
        return [
            other
            for other in super().adjacent_kind(number, *kinds)
            if self.buildings[other].kind not in ("mill", "inn", "shopping")
            or self.buildings[other].owner == owner
        ]

    def adjacent(self, number: int) -> set[int]:
        """Touching, or linked by an own street."""
        owner = self.buildings[number].owner
        linked = (
            found.members
            for found in self._on[number]
            if any(self.buildings[street].owner == owner for street in found.streets)
        )
        return self.touching[number].union(*linked) - {number}


class IdleCity(City):
    """A paved street makes nothing adjacent."""

    @cached_property
    def streets(self) -> list[Streets]:
        """None that act."""
        return []


class CornerContact(Map):
    """Corners are contact."""

    city = CornerCity


class OwnOnly(Map):
    """What others built does nothing for me."""

    city = OwnCity


class StreetIdle(Map):
    """Streets do nothing."""

    city = IdleCity


class StreetChain(Map):
    """Streets that touch act as one."""

    single = False


# ---------------------------------------------------------------- where and for how much


class CornerSite(Site):
    """A corner is enough."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        self.border = self.border | (set(_corners(self.own)) - self.own)


class AnySite(Site):
    """Any player's building is enough."""

    def __init__(self, position: Position) -> None:
        super().__init__(position)
        built = set(position.city.at)
        self.border = {other for cell in built for other in neighbours(cell)} - built


class FreeSite(Site):
    """A price can fall to nothing."""

    def price(self, building: Building) -> tuple[int, bool]:
        """At least 0."""
        price, gold = super().price(building)
        city = self.position.city
        beside = [city.buildings[number].kind for number in city.beside(building.cells)].count("manufacture")
        if self.position.turn > 1 and building.size <= MANUFACTURE_DISCOUNT * beside:
            return 0, gold
        return price, gold


class UnmixedSite(Site):
    """All cells are paid with gold, or none."""

    def payment(self, cells: int, *, gold: bool) -> Payment | None:
        """The cheaper of the two."""
        by_gold = Payment(cells, cells, ())
        found = [cheapest(self.position.stock, cells)]
        if gold and self.position.stock[4] >= GOLD_PER_CELL * cells:
            found.append(by_gold)
        return min(
            (payment for payment in found if payment), key=lambda payment: sum(payment.spent), default=None
        )


class NineSite(Site):
    """The Grand'Place has nine cells."""

    def price(self, building: Building) -> tuple[int, bool]:
        """One more for it."""
        price, gold = super().price(building)
        return price + (building.kind == "square"), gold


class Places(Learner):
    """Another way to read where one may build, and for how much."""

    kind: ClassVar[type[Site]] = Site

    def site(self, position: Position) -> Site:
        """That way."""
        return self.kind(position)


class CornerTouch(Places):
    """Hanging on by a corner."""

    kind = CornerSite


class AnyContact(Places):
    """Hanging on a neighbour."""

    kind = AnySite


class FreeBuilding(Places):
    """A building for nothing."""

    kind = FreeSite


class GoldOrTable(Places):
    """Never part and part."""

    kind = UnmixedSite


class SquareNine(Places):
    """Nine cells, in price and score."""

    kind = NineSite

    def scores(self, position: Position) -> list[dict[str, int]]:
        """One point more for its owner."""
        found = super().scores(position)
        for player, entry in enumerate(found):
            more = len(position.city.of(player, "square"))
            entry["cells"] += more
            entry["score"] += more
        return placed(found)


# ---------------------------------------------------------------- harvests


class Yields(Learner):
    """Another way to count what a building brings."""

    def gained(self, position: Position, number: int, gained: Yield) -> Yield:
        """What this one brings."""
        return gained

    def productions(self, position: Position) -> list[Production]:
        """Building by building."""
        return [
            replace(
                production,
                of={
                    number: self.gained(position, number, gained) for number, gained in production.of.items()
                },
            )
            for production in super().productions(position)
        ]


def _times(gained: Yield, times: int, by: list[int]) -> Yield:
    once = tuple(amount // gained.times for amount in gained.goods)
    return replace(gained, goods=add(NOTHING, once, times), times=times, by=by)


class DoublersAdd(Yields):
    """Two doublers make three."""

    def gained(self, position: Position, number: int, gained: Yield) -> Yield:
        """One more for each."""
        return _times(gained, 1 + len(gained.by), gained.by) if gained.by else gained


class InnLarge(Yields):
    """Inns double large shops."""

    def gained(self, position: Position, number: int, gained: Yield) -> Yield:
        """Those of mills and inns."""
        if position.city.buildings[number].kind != "large":
            return gained
        inns = position.city.adjacent_kind(number, "inn")
        return _times(gained, gained.times * 2 ** len(inns), sorted([*gained.by, *inns]))


class MillBank(Yields):
    """Mills double the interest."""

    def gained(self, position: Position, number: int, gained: Yield) -> Yield:
        """Once for each mill."""
        if position.city.buildings[number].kind != "bank":
            return gained
        mills = position.city.adjacent_kind(number, "mill")
        return _times(gained, 2 ** len(mills), mills)


class GoldPerSide(Yields):
    """Each touching side brings a gold."""

    def gained(self, position: Position, number: int, gained: Yield) -> Yield:
        """As often as sides touch."""
        sides = position.city.sides
        streets = [
            street
            for street in gained.streets
            for _ in range(max(1, sides[min(street, number), max(street, number)]))
        ]
        return replace(gained, streets=streets)


class GoldToStreet(Learner):
    """The gold goes to the owner of the street."""

    def productions(self, position: Position) -> list[Production]:
        """Gathered at the streets."""
        true = super().productions(position)
        found = [
            replace(production, of={at: replace(gained, streets=[]) for at, gained in production.of.items()})
            for production in true
        ]
        for production in true:
            for at, gained in production.of.items():
                for street in gained.streets:
                    mine = found[position.city.buildings[street].owner].of
                    had = mine.get(street, Yield(NOTHING, 1, [], [], 0))
                    mine[street] = replace(had, streets=[*had.streets, at])
        return [
            replace(
                production,
                of={
                    at: gained
                    for at, gained in sorted(production.of.items())
                    if any(gained.goods) or gained.streets
                },
            )
            for production in found
        ]


class CanalAny(Learner):
    """Any contact brings a card."""

    def productions(self, position: Position) -> list[Production]:
        """A link for each adjacent canal or port."""
        city = position.city
        return [
            replace(
                production,
                links=[
                    (canal, other)
                    for canal in city.of(player, "canal")
                    for other in city.adjacent_kind(canal, "canal", "port")
                ],
            )
            for player, production in enumerate(super().productions(position))
        ]


class PortLinks(Learner):
    """Canals at one port are linked to each other."""

    def productions(self, position: Position) -> list[Production]:
        """A link for each other canal at the same port."""
        city, found = position.city, super().productions(position)
        at_port = {
            port: set(city.adjacent_kind(port, "canal"))
            for port, one in enumerate(city.buildings)
            if one.kind == "port"
        }
        for player, production in enumerate(found):
            for canal in city.of(player, "canal"):
                linked = {other for canals in at_port.values() if canal in canals for other in canals} - {
                    canal
                }
                had = {other for at, other in production.links if at == canal}
                production.links.extend((canal, other) for other in sorted(linked - had))
        return found
