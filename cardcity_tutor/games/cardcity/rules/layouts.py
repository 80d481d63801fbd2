"""Maps: a city of one's own, the solo suburb, and the single city that all players share.

Whatever the map, a player's *city* is the whole of it as that player sees it: every card, with the masks of the
player's own zone and of the cells that the next card may take. So one kernel plays them all.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .kernel.building import painted
from .kernel.framing import block, common_width
from .kernel.grids import MARGIN, bare_city, fixed_grid, floating_grid, founded
from .kernel.shapes import ALL_SIDES, CityMasks, Extent, Grid, Mask

RING = MARGIN + 1
"""Grid row and column of the first cell inside the suburb's ring."""


class Layout(NamedTuple):
    """A map: its grid, the bare map as each player sees it, and where the town halls stand."""

    kind: str
    """``separate``, ``suburb`` or ``single``."""
    grid: Grid
    bases: tuple[CityMasks, ...]
    """The map without town halls, one for each player of a single city."""
    halls: tuple[Mask, ...]
    """The cell of each player's town hall; empty where it may stand anywhere."""
    ring: tuple[tuple[int, str], ...] = ()
    """The suburb's cards by bit number."""
    rows: tuple[Mask, ...] = ()
    """The full rows of each player where only the width floats: beyond it they are still his."""

    @property
    def zones(self) -> tuple[Mask, ...]:
        """The cells of each player of a single city."""
        return tuple(base.own for base in self.bases) if self.kind == "single" else ()

    def foreign(self, own: Mask) -> Mask:
        """The cells of the other players of a single city."""
        cells = 0
        for zone, row in zip(self.zones, self.rows or self.zones, strict=True):
            if zone != own:
                cells |= row
        return cells

    def start(self, player: int) -> CityMasks:
        """The map at the start of a game, as a player sees it."""
        if self.kind == "separate":
            return founded(self.grid)
        city = self.bases[player if self.kind == "single" else 0]
        halls = sum(self.halls)
        return city._replace(hall=halls, occupied=halls)


@cache
def separate(size: int) -> Layout:
    """Each player has a city of his own, whose frame floats."""
    grid = floating_grid(size)
    return Layout("separate", grid, (founded(grid),), ())


@cache
def suburb(size: int, ring: str, hall: tuple[int, int] | None = None) -> Layout:
    """A fixed frame inside a ring of suburb cards, listed clockwise from the ring's top left corner.

    With a ``hall`` (row and column in the frame) places are counted from it, else from the frame's first cell.
    """
    grid = fixed_grid(size, size + 2, size + 2)
    stride = grid.stride
    last = RING + size - 1
    frame = block(grid, RING, last, RING, last)
    cards = tuple(zip(_clockwise(size, stride), ring.split(), strict=True))
    row, column = hall or (0, 0)
    extent = Extent(frame, RING, last, RING, last, -RING - row, -RING - column)
    city = bare_city(0, frame, extent, frame, (1, stride))
    homes, shops, lent = city.homes, city.shops, 0
    for bit, token in cards:
        if token == "R":
            homes = painted(homes, 1 << bit, ALL_SIDES)
        elif token == "C":
            shops = painted(shops, 1 << bit, ALL_SIDES)
        if token != "P":
            lent |= 1 << bit  # parkings of the suburb play no part
    base = city._replace(homes=homes, shops=shops, lent=lent)
    halls = (1 << (RING + row) * stride + RING + column,) if hall else ()
    return Layout("suburb", grid, (base,), halls, cards)


def _clockwise(size: int, stride: int) -> list[int]:
    """The bit numbers of the ring around the frame, clockwise from the top left corner."""
    first, last = RING - 1, RING + size
    span = range(first, last)
    cells = [(first, column) for column in span]
    cells += [(row, last) for row in span]
    cells += [(last, column) for column in range(last, first, -1)]
    cells += [(row, first) for row in range(last, first, -1)]
    return [row * stride + column for row, column in cells]


@cache
def single(size: int, players: int) -> Layout:
    """One city for all: two zones along a border, three rhombi on brick rows, or four quadrants."""
    return {2: _two, 3: _three, 4: _four}[players](size)


def _two(size: int) -> Layout:
    """Player 0 above the border, player 1 below it; the common width floats around the town halls."""
    grid = fixed_grid(size, 2 * size, 2 * size - 1, floating=2)
    middle = MARGIN + size - 1
    bases, rows = [], []
    for player in range(2):
        first = MARGIN + player * size
        zone = block(grid, first, first + size - 1, MARGIN, MARGIN + 2 * size - 2)
        rows.append(block(grid, first, first + size - 1, 0, grid.stride - 1))
        extent = Extent(0, first, first + size - 1, middle, middle, -MARGIN, -middle)
        city = bare_city(0, zone, extent, zone, (1, grid.stride))
        bases.append(common_width(city, grid, middle, middle))
    halls = tuple(1 << (MARGIN + size - 1 + player) * grid.stride + middle for player in range(2))
    return Layout("single", grid, tuple(bases), halls, rows=tuple(rows))


def _four(size: int) -> Layout:
    """Four quadrants, clockwise from the top left."""
    grid = fixed_grid(size, 2 * size, 2 * size)
    bases, halls = [], []
    for row, column in ((0, 0), (0, 1), (1, 1), (1, 0)):
        north, west = MARGIN + row * size, MARGIN + column * size
        zone = block(grid, north, north + size - 1, west, west + size - 1)
        extent = Extent(zone, north, north + size - 1, west, west + size - 1, -MARGIN, -MARGIN)
        bases.append(bare_city(0, zone, extent, zone, (1, grid.stride)))
        halls.append(1 << (MARGIN + size - 1 + row) * grid.stride + MARGIN + size - 1 + column)
    return Layout("single", grid, tuple(bases), tuple(halls))


def _three(size: int) -> Layout:
    """Three rhombi on brick rows around a corner where the town halls meet.

    Cells are counted along the row and along the slanted column that goes down to the right; the town hall of
    player 0 is [0, 0]. Each rhombus reaches out in two of the three directions west, north-east and south-east.
    """
    grid = fixed_grid(size, 2 * size, 2 * size, brick=True)
    stride, slant = grid.stride, grid.slant
    centre = (MARGIN + size - 1) * (stride + 1)
    west, north_east, south_east = -1, -slant, stride
    bases, halls = [], []
    for hall, first, second in (
        (centre, west, north_east),
        (centre + 1, north_east, south_east),
        (centre + stride, south_east, west),
    ):
        zone = sum(1 << hall + i * first + j * second for i in range(size) for j in range(size))
        corner = -(MARGIN + size - 1)
        extent = Extent(zone, MARGIN, MARGIN + 2 * size - 1, MARGIN, MARGIN + 2 * size - 1, corner, corner)
        bases.append(bare_city(0, zone, extent, zone, (abs(first), abs(second))))
        halls.append(1 << hall)
    return Layout("single", grid, tuple(bases), tuple(halls))
