"""What a puzzle asks for, as a number, and what an answer has reached of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from .....core.breakdown import Number
from .....core.errors import InputError
from .....core.verdict import Place, Reason
from ...rules.accounts import score_account
from ...rules.citytext import cell_at
from ...rules.development import explore, stops
from ...rules.kernel.bits import district, districts_met, popcount
from ...rules.kernel.building import room
from ...rules.kernel.earning import income
from ...rules.kernel.growing import culture_beside, home_plots, homes_beside, shop_plots
from ...rules.kernel.shapes import CityMasks, Mask
from ...rules.setting import Setting
from ...rules.state import Phase, State

OUT: Final = -1000
"""The score of a player whom pollution puts out of the game: below any that a city can have."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A number to reach. ``cells`` name the district, or the one cell, that is meant."""

    measure: str
    wanted: Number
    colour: str = ""
    cells: tuple[Place, ...] = ()

    def met(self, value: Number) -> bool:
        """Whether this number will do."""
        return value <= self.wanted if self.measure in LOWER else value >= self.wanted

    def missing(self, value: Number) -> Number:
        """How far a number is from the goal."""
        return max(0, value - self.wanted if self.measure in LOWER else self.wanted - value)

    def reached(self, start: State, end: State) -> Number:
        """What was reached between two moments of a puzzle."""
        return MEASURES[self.measure](self, start, end)

    def stopped(self, end: State) -> Reason | None:
        """Of a district that does not grow, the rule that stops it."""
        if self.measure != "growth":
            return None
        city, reserve = end.seats[0].city, end.reserve
        for reason in stops(city, end.game.setting, reserve.homes, reserve.shops):
            if reason.params["colour"] == self.colour and self.cells[0] in reason.cells:
                return reason
        return None

    def to_json(self) -> dict[str, Any]:
        """The goal as data."""
        data: dict[str, Any] = {"measure": self.measure, "wanted": self.wanted}
        if self.colour:
            data["colour"] = self.colour
        if self.cells:
            data["cells"] = [list(cell) for cell in self.cells]
        return data

    @classmethod
    def from_json(cls, data: object) -> Goal:
        """The goal that was written."""
        if not isinstance(data, Mapping):
            raise InputError("puzzle-field", field="goal")
        measure = data.get("measure")
        if not isinstance(measure, str) or measure not in MEASURES:
            raise InputError("puzzle-field", field="goal.measure")
        wanted = data.get("wanted")
        if isinstance(wanted, bool) or not isinstance(wanted, int | float):
            raise InputError("puzzle-field", field="goal.wanted")
        colour, cells = data.get("colour", ""), data.get("cells", [])
        if colour not in ("", "R", "C") or (measure == "growth" and not colour):
            raise InputError("puzzle-field", field="goal.colour")
        if (
            not isinstance(cells, list)
            or any(
                not isinstance(cell, list) or [type(part) for part in cell] != [int, int] for cell in cells
            )
            or (measure in AT_CELLS and not cells)
        ):
            raise InputError("puzzle-field", field="goal.cells")
        return cls(measure, wanted, colour, tuple((row, column) for row, column in cells))


def _growth(goal: Goal, start: State, end: State) -> Number:
    """Neighbours that the district still lacks (1 where only something else stops it); 0 if it can grow this turn.

    The player develops in the order he likes, so a district that some order lets grow does grow if he wants it.
    """
    city, setting, reserve = end.seats[0].city, end.game.setting, end.reserve
    group = _district(city, setting, goal)
    if goal.colour == "R":
        have = popcount(culture_beside(city, setting.grid, setting.rules, group))
        plots, left = home_plots, reserve.homes
    else:
        homes = homes_beside(city, setting.grid, setting.rules, group)
        have = districts_met(homes, city.homes, setting.grid)
        plots, left = shop_plots, reserve.shops
    size = popcount(group)
    if end.phase is Phase.DEVELOP:  # otherwise nothing grows at all
        if have > size and left > 0 and plots(city, setting.grid, group):
            return 0
        before = popcount(_district(start.seats[0].city, setting, goal))
        tree = explore(city, setting, reserve.homes, reserve.shops)
        if any(popcount(_district(branch, setting, goal)) > before for branch in tree.branches):
            return 0
    return max(1, size + 1 - have)


def _district(city: CityMasks, setting: Setting, goal: Goal) -> Mask:
    """The district in which the goal's first cell lies."""
    sides = city.homes if goal.colour == "R" else city.shops
    return district(cell_at(city, setting.grid, goal.cells[0]), sides, setting.grid)


def _money(_goal: Goal, _start: State, end: State) -> Number:
    return end.seats[0].money


def _income(_goal: Goal, _start: State, end: State) -> Number:
    setting = end.game.setting
    return income(end.seats[0].city, setting.grid, setting.rules)


def _room(_goal: Goal, _start: State, end: State) -> Number:
    """Cards that the limit would still let in."""
    return room(end.seats[0].city, end.game.setting.rules)


def _clouds(_goal: Goal, start: State, end: State) -> Number:
    return start.reserve.clouds - end.reserve.clouds


def _built(_goal: Goal, start: State, end: State) -> Number:
    """Cards of the hand that were built."""
    before, after = start.seats[0].city.occupied, end.seats[0].city.occupied
    others = start.reserve.clouds - end.reserve.clouds + _grown(start, end)
    return popcount(after) - popcount(before) - others


def _grown(start: State, end: State) -> int:
    return start.reserve.homes + start.reserve.shops - end.reserve.homes - end.reserve.shops


def _developments(_goal: Goal, start: State, end: State) -> Number:
    return _grown(start, end)


def _fits(goal: Goal, _start: State, end: State) -> Number:
    """1 if the card lies on the cell that was asked for."""
    city = end.seats[0].city
    return int(bool(cell_at(city, end.game.setting.grid, goal.cells[0]) & city.occupied))


def _score(_goal: Goal, _start: State, end: State) -> Number:
    seat = end.seats[0]
    value = score_account(seat.city, end.game.setting, end.game.victory, seat.money).value
    return OUT if value is None else value


MEASURES: Final[Mapping[str, Callable[[Goal, State, State], Number]]] = {
    "growth": _growth,
    "money": _money,
    "income": _income,
    "room": _room,
    "clouds": _clouds,
    "built": _built,
    "developments": _developments,
    "fits": _fits,
    "score": _score,
}
"""Everything that can be asked for. Each is a function of the two moments alone, whatever lies between them."""
LOWER: Final = frozenset({"growth", "room", "clouds"})
"""Measures of which less is better."""
AT_CELLS: Final = frozenset({"growth", "fits"})
"""Measures that need cells."""
