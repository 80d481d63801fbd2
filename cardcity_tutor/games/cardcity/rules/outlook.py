"""What would follow a card that is built: limit, income, score, and how all districts stand then.

A card that was built by the rules touches no card of its own residential or commercial colour. So it never joins
districts of these: it is one of its own, and to the others it can only be one neighbour more. Hence everything is
counted once for the city as it stands, and then only what the new card touches.
"""

from __future__ import annotations

from bisect import bisect
from dataclasses import replace
from typing import NamedTuple

from ....core.breakdown import Number
from ....core.verdict import Place
from .accounts import without_architect
from .development import Choice, Need, growths, needs
from .kernel.bits import districts_met, edge, near
from .kernel.building import cost, industries, used
from .kernel.cards import CULTURE, HOMES, SHOPS, WORKS, counts_in_limit, has_industry
from .kernel.earning import whole
from .kernel.shapes import Cell, Mask, Sides
from .position import Position
from .roomy import Roomy
from .tally import ANYTHING, Framing, Tally
from .touching import across, faces

Growth = tuple[Need, tuple[Place, ...]]


class Outlook(NamedTuple):
    """What follows if a card is built on a place, before anything develops."""

    used: int
    max: int
    income: Number
    score: Number | None
    """Under the victory that was asked for; nothing for a player who would be out."""
    money: int
    """What is left when the card is paid."""
    needs: tuple[Need, ...]
    due: tuple[Choice, ...]
    """What may develop at once."""
    growths: tuple[Growth, ...]
    """The districts that may grow then, each with the places where."""


class _District(NamedTuple):
    """A district as its player reads it, and as masks: its cells and those that it touches."""

    need: Need
    cells: Mask
    rim: Mask
    due: bool


class _Bill(NamedTuple):
    """What a card changes wherever it lies."""

    used: int
    max: int
    money: int


class Prospects:
    """The outlooks of one position, for one victory."""

    def __init__(self, position: Position, where: Roomy, victory: str) -> None:
        setting = position.setting
        self.position = position
        self.where = where
        self.framing = Framing(where, setting.grid.floating, setting.grid.size)
        self.tally = Tally(position, where, victory, self.framing)
        found = needs(where.city, replace(setting, grid=where.grid))
        self.homes = [self._district(need, where.city.homes) for need in found if need.colour == "R"]
        self.shops = [self._district(need, where.city.shops) for need in found if need.colour == "C"]
        self.hall = whole(where.city.hall)
        self.smoked = near(where.city.works, where.grid)
        self._bills: dict[int, _Bill] = {}

    def _district(self, need: Need, sides: Sides) -> _District:
        cells = sum(map(self.where.cell, need.cells))
        return _District(need, cells, edge(cells, sides, self.where.grid), need.due)

    def after(self, card: int, facing: int, place: Place, cell: Cell) -> Outlook:
        """What follows a card that may be built on this place, ``cell`` on the grid of explanations."""
        bill = self._bills.get(card) or self._bill(card)
        shown = dict(faces(card, facing, self.where.grid.slant))
        homes = self._homes(shown, place, cell)
        shops = self._shops(shown, place, cell)
        growing: list[tuple[Need, Mask]] = []
        if bill.used < bill.max:
            growing = self._growing(homes, shops, shown, cell)
        return Outlook(
            bill.used,
            bill.max,
            self.tally.income(shown, cell),
            self.tally.score(card, facing, shown, cell, bill.money),
            bill.money,
            tuple([district.need for district in homes] + [district.need for district in shops]),
            self._due(growing) if growing else (),
            tuple([(need, tuple(self.where.places(plots))) for need, plots in growing]),
        )

    def _bill(self, card: int) -> _Bill:
        city, rules = self.position.city, self.position.setting.rules
        bill = _Bill(
            used(city) + counts_in_limit(card),
            rules.limit + rules.limit_step * (industries(city) + has_industry(card)),
            self.position.money - cost(city, rules, card),
        )
        self._bills[card] = bill
        return bill

    def _homes(self, shown: dict[int, int], place: Place, cell: Cell) -> list[_District]:
        """The residential districts: those beside a new culture card have one helper more."""
        city, grid = self.where.city, self.where.grid
        found = self.homes
        if CULTURE in shown:
            found = _helped(found, across(cell, shown[CULTURE], city.homes, grid), place)
        if HOMES in shown:
            sides = shown[HOMES]
            helpers = across(cell, sides, self.hall, grid) | across(cell, sides, city.leisure, grid)
            if CULTURE in shown and self.position.setting.rules.inside:
                helpers |= cell
            found = self._with_new(found, "R", place, cell, sides, helpers, helpers.bit_count())
        return found

    def _shops(self, shown: dict[int, int], place: Place, cell: Cell) -> list[_District]:
        """The commercial districts: those beside a new residence touch one district more."""
        city, grid = self.where.city, self.where.grid
        found = self.shops
        if HOMES in shown:
            found = _helped(found, across(cell, shown[HOMES], city.shops, grid), place)
        if SHOPS in shown:
            helpers = across(cell, shown[SHOPS], city.homes, grid)
            have = districts_met(helpers, city.homes, grid)
            if HOMES in shown and self.position.setting.rules.inside:
                helpers |= cell
                have += 1
            found = self._with_new(found, "C", place, cell, shown[SHOPS], helpers, have)
        return found

    def _with_new(
        self,
        districts: list[_District],
        colour: str,
        place: Place,
        cell: Cell,
        shown: int,
        helpers: Mask,
        have: int,
    ) -> list[_District]:
        """The districts with the one that the new card makes; they are listed by their first cells."""
        need = Need(colour, (place,), have, tuple(self.where.places(helpers)))
        new = _District(need, cell, across(cell, shown, ANYTHING, self.where.grid), need.due)
        at = bisect(districts, cell, key=_first_cell)
        return [*districts[:at], new, *districts[at:]]

    def _growing(
        self, homes: list[_District], shops: list[_District], shown: dict[int, int], cell: Cell
    ) -> list[tuple[Need, Mask]]:
        """The districts that may grow, and where."""
        reserve = self.position.reserve
        due = [district for district in homes if district.due] if reserve.homes > 0 else []
        due += [district for district in shops if district.due] if reserve.shops > 0 else []
        if not due:
            return []
        free = self.framing.frame(cell) & ~(self.where.city.occupied | cell)
        clean = free & ~self.smoked
        if WORKS in shown:
            clean &= ~across(cell, shown[WORKS], ANYTHING, self.where.grid)
        found = []
        for district in due:
            plots = district.rim & (clean if district.need.colour == "R" else free)
            if plots:
                found.append((district.need, plots))
        return found

    def _due(self, growing: list[tuple[Need, Mask]]) -> tuple[Choice, ...]:
        """What may develop, commerces first: as sorted by letter."""
        cells = {"C": 0, "R": 0}
        for need, plots in growing:
            cells[need.colour] |= plots
        return tuple(
            [Choice(colour, place) for colour, plots in cells.items() for place in self.where.places(plots)]
        )


def outlook(position: Position, victory: str) -> Outlook:
    """How a position stands: the same figures as for a card that would be built."""
    city = without_architect(position.city, position.setting)
    reserve = position.reserve
    limit = position.limit()
    return Outlook(
        limit.used,
        limit.max,
        position.income().value,
        position.score(victory).value,
        position.money,
        tuple(position.needs()),
        tuple(position.due()),
        tuple(growths(city, position.setting, reserve.homes, reserve.shops)),
    )


def _first_cell(district: _District) -> Cell:
    return district.cells & -district.cells


def _helped(districts: list[_District], touched: Mask, place: Place) -> list[_District]:
    """The districts, those that ``touched`` belongs to with one helper more."""
    if not touched:
        return districts
    found = []
    for district in districts:
        if district.cells & touched:
            need = district.need
            helpers = tuple(sorted((*need.helpers, place)))
            need = Need(need.colour, need.cells, need.have + 1, helpers)
            found.append(district._replace(need=need, due=need.due))
        else:
            found.append(district)
    return found
