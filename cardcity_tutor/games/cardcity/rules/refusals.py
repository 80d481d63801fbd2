"""Why a colour does not develop on a place: the place itself, or what stops the districts."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.verdict import Reason
from .development import Choice, Need, needs, stops
from .kernel.bits import edge, near
from .kernel.cards import COMMERCE, RESIDENCE
from .kernel.shapes import CityMasks
from .roomy import Roomy, ground
from .setting import Setting
from .touching import culprits


def refusals(
    city: CityMasks, setting: Setting, homes_left: int, shops_left: int, choice: Choice
) -> Iterator[Reason]:
    """All reasons against a development that is not due; ``city`` is without its architect."""
    where = ground(city, setting)
    cell = where.cell(choice.place)
    if cell & where.city.occupied:
        yield Reason("stays", (choice.place,))
        return
    stopped = {
        reason.cells: reason
        for reason in stops(city, setting, homes_left, shops_left)
        if reason.params["colour"] == choice.colour
    }
    mine = [need for need in needs(city, setting) if need.colour == choice.colour]
    beside = [need for need in mine if cell and _rim(where, need) & cell]
    if not mine:
        yield Reason("development-only")
        return
    found = False
    for need in beside:
        for reason in _beside(where, need, choice, cell, stopped.get(need.cells)):
            found = True
            yield reason
    if found:
        return
    if all(need.cells in stopped for need in mine):
        yield from stopped.values()
    else:
        yield Reason("development-place")


def _rim(where: Roomy, need: Need) -> int:
    """The cells that would enlarge a district, on the grid of explanations."""
    city = where.city
    group = sum(map(where.cell, need.cells))
    return edge(group, city.homes if need.colour == "R" else city.shops, where.grid)


def _beside(where: Roomy, need: Need, choice: Choice, cell: int, stop: Reason | None) -> Iterator[Reason]:
    """What keeps a district from growing on a cell that it touches."""
    if stop is not None and stop.rule not in ("residence-industry", "development-frame"):
        yield stop  # too few helpers, the limit, the reserve: no cell would do
        return
    card = RESIDENCE if choice.colour == "R" else COMMERCE
    if card == RESIDENCE and near(where.city.works, where.grid) & cell:
        guilty = culprits(where.city, where.grid, "residence-industry", card, 0, cell)
        yield Reason("residence-industry", tuple(where.places(guilty)))
    if where.foreign & cell:
        yield Reason("zone")
    elif not where.city.frame & cell:
        yield Reason("development-frame", need.cells, {"colour": need.colour})
