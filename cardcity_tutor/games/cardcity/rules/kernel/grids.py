"""The grids that the games are played on."""

from functools import cache

from .framing import settled
from .shapes import NOWHERE, CityMasks, Extent, Grid, Mask


def floating_grid(size: int) -> Grid:
    """A square frame of ``size`` x ``size`` that settles around the cards."""
    stride = size + 1
    column = sum(1 << row * stride for row in range(stride))
    return Grid(size, stride, 0, column, (1 << stride * stride) - 1, 1)


MARGIN = 2
"""Rows and columns around a fixed map, so that no neighbour falls off it."""
EVERYWHERE = -1
"""A mask of all cells of any grid."""


def fixed_grid(size: int, rows: int, columns: int, *, brick: bool = False, floating: int = 0) -> Grid:
    """A map that is drawn on the table, with a margin around it; ``brick`` rows have six neighbours."""
    stride = columns + 2 * MARGIN
    height = rows + 2 * MARGIN
    column = sum(1 << row * stride for row in range(height))
    slant = stride - 1 if brick else 0
    return Grid(size, stride, slant, column, (1 << stride * height) - 1, floating)


def bare_city(
    hall: Mask,
    frame: Mask,
    extent: Extent,
    own: Mask = EVERYWHERE,
    lines: tuple[int, int] = (1, 1),
) -> CityMasks:
    """A city with nothing but (perhaps) its town hall, or the halls of all who share it."""
    return CityMasks(
        NOWHERE, NOWHERE, NOWHERE, NOWHERE, 0, hall, 0, 0, 0, (0, 0, 0), hall, 0, frame, own, 0, lines, extent
    )  # fmt: skip


@cache
def founded(grid: Grid) -> CityMasks:
    """A new city on a floating grid: the town hall alone, at row 0 and column 0 for people."""
    hall = 1 << grid.stride + 1
    city = bare_city(hall, 0, Extent(hall, 1, 1, 1, 1, -1, -1), lines=(1, grid.stride))
    return settled(city, grid, 1, 1, 1, 1, -1, -1)
