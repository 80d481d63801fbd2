"""Where a building may be built, why not elsewhere, and what it costs there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

from .buildings import BUILDINGS, CRAFTS, WORKSHOPS_EACH, Building, Cell, facings, neighbours, shape_cells
from .payment import Payment, cheapest
from .position import Position
from .problems import exclusive
from .production import Production, gains, productions

MANUFACTURE_DISCOUNT: Final = 2


class Site:
    """The map as the player who asks may build on it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.own = {
            cell
            for number in position.city.of(position.player)
            for cell in position.city.buildings[number].cells
        }
        self.border = {other for cell in self.own for other in neighbours(cell)} - self.own
        self.centre = frozenset(position.way.centre(position.player))
        self.count = Counter(
            building.kind for building in position.city.buildings if building.owner == position.player
        )

    def general_reasons(self, kind: str) -> list[str]:
        """The reasons that hold at every place."""
        way, player = self.position.way, self.position.player
        found = []
        if not way.in_level(kind):
            found.append("level")
        if not way.is_allowed(player, kind):
            found.append("profession")
        elif self.count[kind] >= way.copies(kind) or (
            kind in CRAFTS and sum(self.count[other] for other in CRAFTS) >= WORKSHOPS_EACH
        ):
            found.append("copies")
        first_turn = self.position.turn == 1
        if kind == "flea" and exclusive(self.position, player, street=self.count["shopping"] > 0):
            found.append("exclusivity")
        if kind == "shopping" and first_turn and self.count["flea"]:
            found.append("exclusivity")
        return found

    def place_reasons(self, cells: tuple[Cell, ...]) -> list[str]:
        """The reasons against these cells."""
        found = []
        if any(cell in self.position.city.at for cell in cells):
            found.append("occupied")
        if self.position.way.outside(self.position.player, cells):
            found.append("quarter")
        if self.own:
            if not self.border.intersection(cells):
                found.append("touch")
        elif not self.centre.intersection(cells):
            found.append("centre")
        return found

    def reasons(self, building: Building) -> list[str]:
        """All reasons against a building, sorted."""
        return sorted([*self.general_reasons(building.kind), *self.place_reasons(building.cells)])

    def price(self, building: Building) -> tuple[int, bool]:
        """The price in cells after manufactures, and whether they may be paid with two gold each."""
        if self.position.turn == 1:
            return building.size, False
        city = self.position.city
        beside = [city.buildings[number].kind for number in city.beside(building.cells)]
        price = max(1, building.size - MANUFACTURE_DISCOUNT * beside.count("manufacture"))
        return price, "square" in beside

    def payment(self, cells: int, *, gold: bool) -> Payment | None:
        """The cheapest payment for that many cells, which ``gold`` may pay as well."""
        return cheapest(self.position.stock, cells, gold=gold)

    def legal(self, kind: str) -> list[list[Any]]:
        """Every legal place with its facing, its price, and the players in whose quarters it lies."""
        if self.general_reasons(kind):
            return []
        found = []
        for building in self._candidates(kind):
            if not self.place_reasons(building.cells):
                found.append([building.row, building.column, building.facing, *self.price(building)])
                if self.position.way.interquarter:
                    found[-1].append(self._hosts(building))
        return sorted(found)

    def why(self, kind: str) -> dict[str, list[str]]:
        """The reasons at every place around the player's cells that is not legal."""
        general = self.general_reasons(kind)
        found = {}
        for building in self._boxed(kind):
            reasons = sorted([*general, *self.place_reasons(building.cells)])
            if reasons:
                found[f"{building.row},{building.column}{building.facing}"] = reasons
        return found

    def _candidates(self, kind: str) -> set[Building]:
        """Places on a cell that a building must cover one of."""
        return {
            Building(self.position.player, kind, row - down, column - right, facing)
            for row, column in (self.border if self.own else self.centre)
            for facing in facings(kind)
            for down, right in shape_cells(kind, facing)
        }

    def _boxed(self, kind: str) -> Iterator[Building]:
        """All places whose cells lie in the box of the player's cells and central cells, widened by one."""
        cells = self.own | self.centre
        top, bottom = min(row for row, _ in cells) - 1, max(row for row, _ in cells) + 1
        left, right = min(column for _, column in cells) - 1, max(column for _, column in cells) + 1
        for facing in facings(kind):
            height, width = map(max, zip(*shape_cells(kind, facing), strict=True))
            for row in range(top, bottom - height + 1):
                for column in range(left, right - width + 1):
                    yield Building(self.position.player, kind, row, column, facing)

    def _hosts(self, building: Building) -> list[int]:
        """The other players in whose quarters a building lies."""
        owners = {self.position.way.quarter(cell) for cell in building.cells}
        return sorted(owner for owner in owners if owner is not None and owner != self.position.player)


def legal(site: Site, kinds: list[str]) -> dict[str, Any]:
    """The legal places of each building that is asked for."""
    return {kind: site.legal(kind) for kind in sorted(kinds, key=BUILDINGS.index)}


def why(site: Site, kinds: list[str]) -> dict[str, Any]:
    """The reasons against the other places of each building that is asked for."""
    return {kind: site.why(kind) for kind in sorted(kinds, key=BUILDINGS.index)}


def verdict(
    site: Site, building: Building, produce: Callable[[Position], list[Production]] = productions
) -> dict[str, Any]:
    """Whether a building may be built on its place; if so what it touches, costs and brings."""
    reasons = site.reasons(building)
    if reasons:
        return {"legal": False, "reasons": reasons}
    position = site.position
    city = position.city
    price, gold = site.price(building)
    pay = max(0, price - position.rights)
    payment = site.payment(pay, gold=gold)
    touched = city.around(building.cells)
    return {
        "legal": True,
        "reasons": [],
        "touches": city.texts(
            number for number in touched if city.buildings[number].owner == position.player
        ),
        "adjacent": city.texts(city.beside(building.cells)),
        "price": price,
        "gold": gold,
        "pay": pay,
        "payment": None if payment is None else payment.as_json(),
        "gain": gains(position, city.with_building(building), produce=produce),
    }
