"""Wrong ideas of when clouds come: lesson 12."""

from __future__ import annotations

from typing import Final

from ...rules.kernel import building
from ...rules.kernel.bits import anywhere, around, popcount
from ...rules.kernel.building import line
from ...rules.kernel.shapes import Cell, CityMasks, Grid, Mask
from .mutant_engine import MalRule
from .questions import Kind

CLOUDS: Final = frozenset({Kind.CLOUDS})
WITH_CLOUDS: Final = ("normal", "advanced")


def straight(city: CityMasks, grid: Grid, cell: Cell) -> tuple[Mask, Mask]:
    """The cells of the row (on bricks: of the first line) and of the column of a cell."""
    if grid.floating != 1:
        zone = city.own & grid.board
        return line(cell, city.lines[0], zone), line(cell, city.lines[1], zone)
    row, column = divmod(cell.bit_length() - 1, grid.stride)
    return ((1 << grid.stride) - 1 << row * grid.stride) & ~cell, (grid.column << column) & ~cell


def one_per_industry(city: CityMasks, grid: Grid, card: int, cell: Cell) -> int:  # noqa: ARG001
    """Each industry in the row and in the column brings a cloud."""
    row, column = straight(city, grid, cell)
    return popcount(anywhere(city.works) & city.own & (row | column))


def only_neighbours(city: CityMasks, grid: Grid, card: int, cell: Cell) -> int:  # noqa: ARG001
    """Only industries that touch bring a cloud."""
    return int(around(cell, grid) & anywhere(city.works) & city.own != 0)


def shielded(city: CityMasks, grid: Grid, card: int, cell: Cell) -> int:
    """A card between two industries keeps the cloud away."""
    if not building.brings_cloud(city, grid, card, cell):
        return 0
    works = anywhere(city.works)
    for cells in straight(city, grid, cell):
        before, after = city.occupied & cells & cell - 1, city.occupied & cells & -cell
        nearest = (1 << before.bit_length() - 1 if before else 0) | (after & -after)
        if nearest & works:
            return 1
    return 0


SMOKE: Final = (
    MalRule(
        id="cloud-per-industry",
        bends=("cloud-trigger",),
        kinds=CLOUDS,
        lessons=(12,),
        levels=WITH_CLOUDS,
        instead={"asking.clouds_brought": one_per_industry},
    ),
    MalRule(
        id="cloud-neighbours-only",
        bends=("cloud-trigger",),
        kinds=CLOUDS,
        lessons=(12,),
        levels=WITH_CLOUDS,
        instead={"asking.clouds_brought": only_neighbours},
    ),
    MalRule(
        id="cloud-shielded",
        bends=("cloud-trigger",),
        kinds=CLOUDS,
        lessons=(12,),
        levels=WITH_CLOUDS,
        instead={"asking.clouds_brought": shielded},
    ),
)
