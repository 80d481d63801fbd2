"""A city on a grid with room to spare, for explanations.

The kernel's floating grid has just the cells that a card may take. To tell why a cell *outside* the frame is
forbidden, the same city is laid on a wider grid, where every neighbour has a cell of its own; the same kernel
functions then answer for all cells of the bounding box widened by one.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ....core.verdict import Place
from .citytext import places
from .kernel.framing import block, common_columns
from .kernel.shapes import CityMasks, Extent, Grid, Mask, Sides
from .setting import Setting

MARGIN = 1
"""Rows and columns added above and to the left."""


class Roomy(NamedTuple):
    """A city laid out for explanation."""

    city: CityMasks
    grid: Grid
    widened: Mask
    """The bounding box and one cell more on every side; cells of the suburb left out."""
    framed: Mask
    """Cells that the frame holds, those of other players' zones included."""
    foreign: Mask = 0
    """Cells of other players' zones."""

    def places(self, cells: Mask) -> list[Place]:
        """The places of a mask, row by row."""
        return places(self.city, self.grid, cells)

    def cell(self, place: Place) -> int:
        """The cell of a place, 0 where even this grid does not reach."""
        row, column = place[0] - self.city.extent.top, place[1] - self.city.extent.left
        if 0 < row < 2 * self.grid.stride and 0 < column < self.grid.stride - 1:
            return 1 << row * self.grid.stride + column & self.grid.board
        return 0


@cache
def roomy_grid(size: int) -> Grid:
    """A fixed grid that holds a full frame, one cell more on every side, and a margin around that."""
    stride = size + 5
    column = sum(1 << row * stride for row in range(stride))
    return Grid(size, stride, 0, column, (1 << stride * stride) - 1, 0)


def ground(city: CityMasks, setting: Setting, architect: Place | None = None) -> Roomy:
    """A city as explanations need it: one with a floating frame is laid out anew, a fixed map has room enough."""
    if setting.grid.floating == 1:
        return roomy(city, setting.grid, architect)
    foreign = setting.layout.foreign(city.own)
    framed = city.frame | foreign
    if setting.grid.floating == 2:
        framed &= common_columns(setting.grid, city.extent.west, city.extent.east)
    return Roomy(city, setting.grid, _around(city, setting), framed, foreign)


def _around(city: CityMasks, setting: Setting) -> Mask:
    """The bounding box of all cards on a fixed map and one cell more; inside a suburb only the frame."""
    grid = setting.grid
    if not city.occupied:
        return 0
    bits = [bit for bit in range(city.occupied.bit_length()) if city.occupied >> bit & 1]
    rows = [bit // grid.stride for bit in bits]
    columns = [bit % grid.stride for bit in bits]
    box = block(grid, min(rows) - 1, max(rows) + 1, min(columns) - 1, max(columns) + 1)
    return box & city.own if setting.layout.kind == "suburb" else box


def roomy(city: CityMasks, grid: Grid, architect: Place | None = None) -> Roomy:
    """Lay a floating city out on its roomy grid.

    ``architect`` is his place where the kernel has forgotten him, outside the frame: he still stands there.
    """
    wide = roomy_grid(grid.size)
    row_bits = (1 << grid.stride) - 1
    known: dict[Mask, Mask] = {0: 0}

    def spread(cells: Mask) -> Mask:
        if cells not in known:
            known[cells] = sum(
                (cells >> row * grid.stride & row_bits) << (row + MARGIN) * wide.stride + MARGIN
                for row in range(grid.stride)
            )
        return known[cells]

    def sides(colour: Sides) -> Sides:
        east, west, south, north, south_west, north_east = colour
        return (
            spread(east), spread(west), spread(south), spread(north), spread(south_west), spread(north_east)
        )  # fmt: skip

    second, third, fourth = city.pictures
    _, north, south, west, east, top, left = city.extent
    north, south, west, east = north + MARGIN, south + MARGIN, west + MARGIN, east + MARGIN
    last = wide.stride - 1
    frame = block(
        wide,
        max(0, south - grid.size + 1),
        min(last, north + grid.size - 1),
        max(0, east - grid.size + 1),
        min(last, west + grid.size - 1),
    )
    occupied = spread(city.occupied)
    box = block(wide, north, south, west, east)
    laid = CityMasks(
        sides(city.homes), sides(city.shops), sides(city.leisure), sides(city.works),
        spread(city.parkings), spread(city.hall), spread(city.parks), spread(city.clouds), spread(city.architect),
        (spread(second), spread(third), spread(fourth)),
        occupied, spread(city.halves), frame, city.own, 0, city.lines,
        Extent(box, north, south, west, east, top - MARGIN, left - MARGIN),
    )  # fmt: skip
    widened = block(wide, north - 1, south + 1, west - 1, east + 1) if occupied else 0
    found = Roomy(laid, wide, widened, frame)
    if architect is None or city.architect:
        return found
    return found._replace(city=laid._replace(architect=found.cell(architect)))
