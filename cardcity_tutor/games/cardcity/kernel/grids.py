"""The grids that the games are played on."""

from functools import cache

from .building import settled
from .shapes import NOWHERE, City, Extent, Grid, Mask


def floating_grid(size: int) -> Grid:
    """A square frame of ``size`` x ``size`` that settles around the cards."""
    stride = size + 1
    column = sum(1 << row * stride for row in range(stride))
    return Grid(size, stride, 0, column, (1 << stride * stride) - 1, 1)


def bare_city(hall: Mask, frame: Mask, extent: Extent) -> City:
    """A city with nothing but (perhaps) its town hall."""
    return City(NOWHERE, NOWHERE, NOWHERE, NOWHERE, 0, hall, 0, 0, 0, (0, 0, 0), hall, 0, frame, extent)


@cache
def founded(grid: Grid) -> City:
    """A new city on a floating grid: the town hall alone, at row 0 and column 0 for people."""
    hall = 1 << grid.stride + 1
    city = bare_city(hall, 0, Extent(hall, 1, 1, 1, 1, -1, -1))
    return settled(city, grid, 1, 1, 1, 1, -1, -1)
