"""Neighbours, borders and districts as shifts and ANDs."""

from .shapes import Cell, Grid, Mask, Sides

popcount = int.bit_count
"""Number of cells of a mask. The compiled kernel puts the processor's own instruction in its place."""


def index(cell: Cell) -> int:
    """Bit number of a single cell."""
    return popcount(cell - 1)


def pick(cells: Mask, k: int) -> Cell:
    """The ``k``-th cell of a mask, counted from 0."""
    while k:
        cells &= cells - 1
        k -= 1
    return cells & -cells


def anywhere(sides: Sides) -> Mask:
    """The cells that hold a colour. Every half shows east or west, whichever way it lies."""
    return sides[0] | sides[1]


def around(cells: Mask, grid: Grid) -> Mask:
    """Cells next to one of ``cells``."""
    stride = grid.stride
    near = cells << 1 | cells >> 1 | cells << stride | cells >> stride
    if grid.slant:
        near |= cells << grid.slant | cells >> grid.slant
    return near


def near(sides: Sides, grid: Grid) -> Mask:
    """Cells that have the colour ``sides`` on the other side of one of their four (six) edges."""
    stride = grid.stride
    east, west, south, north, south_west, north_east = sides
    cells = east << 1 | west >> 1 | south << stride | north >> stride
    if grid.slant:
        cells |= south_west << grid.slant | north_east >> grid.slant
    return cells


def near_facing(sides: Sides, shown: int, grid: Grid) -> Mask:
    """Like ``near``, but only across those edges on which the coming half card shows: the side bits ``shown``."""
    stride = grid.stride
    east, west, south, north, south_west, north_east = sides
    cells = 0
    if shown & 1:
        cells |= west >> 1
    if shown & 2:
        cells |= east << 1
    if shown & 4:
        cells |= north >> stride
    if shown & 8:
        cells |= south << stride
    if shown & 16:
        cells |= north_east >> grid.slant
    if shown & 32:
        cells |= south_west << grid.slant
    return cells


def district(seed: Cell, sides: Sides, grid: Grid) -> Mask:
    """The district of the colour ``sides`` that holds ``seed``."""
    stride = grid.stride
    slant = grid.slant
    east, west, south, north, south_west, north_east = sides
    if east == west and east == south and east == north and not slant:  # full cards only: the usual case
        while True:
            grown = (seed | seed << 1 | seed >> 1 | seed << stride | seed >> stride) & east
            if grown == seed:
                return seed
            seed = grown
    while True:
        grown = (
            seed
            | (seed & east) << 1 & west
            | (seed & west) >> 1 & east
            | (seed & south) << stride & north
            | (seed & north) >> stride & south
        )
        if slant:
            grown |= (seed & south_west) << slant & north_east | (seed & north_east) >> slant & south_west
        if grown == seed:
            return seed
        seed = grown


def edge(group: Mask, sides: Sides, grid: Grid) -> Mask:
    """Cells that the cards of ``group`` touch with the sides on which they show their colour."""
    stride = grid.stride
    east, west, south, north, south_west, north_east = sides
    cells = (group & east) << 1 | (group & west) >> 1 | (group & south) << stride | (group & north) >> stride
    if grid.slant:
        cells |= (group & south_west) << grid.slant | (group & north_east) >> grid.slant
    return cells


def meets(group: Mask, sides: Sides, other: Sides, grid: Grid) -> Mask:
    """Cells whose colour ``other`` touches the colour ``sides`` of ``group`` across a common edge."""
    stride = grid.stride
    east, west, south, north, south_west, north_east = sides
    cells = (
        (group & east) << 1 & other[1]
        | (group & west) >> 1 & other[0]
        | (group & south) << stride & other[3]
        | (group & north) >> stride & other[2]
    )
    if grid.slant:
        cells |= (group & south_west) << grid.slant & other[5] | (group & north_east) >> grid.slant & other[4]
    return cells


def districts_met(cells: Mask, sides: Sides, grid: Grid) -> int:
    """Number of districts of the colour ``sides`` to which ``cells`` belong."""
    count = 0
    while cells:
        cells &= ~district(cells & -cells, sides, grid)
        count += 1
    return count
