"""The frame at the end of the game: where it may lie over the city, and where it scores best."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from ....core.verdict import Place
from .citytext import places
from .kernel.framing import block
from .kernel.shapes import CityMasks, Mask
from .setting import Setting


class Frame(NamedTuple):
    """One position of the frame: its first row and column on the grid, and the cells of it that the grid has.

    Cells of the frame that the grid does not have are too far from any card to touch one.
    """

    top: int
    left: int
    cells: Mask


def frames(city: CityMasks, setting: Setting) -> Iterator[Frame]:
    """Every position of the frame that holds the whole city, those with the city in their middle first."""
    grid = setting.grid
    _, north, south, west, east, _, _ = city.extent
    if grid.floating == 0:
        yield Frame(north, west, city.own)
        return
    if grid.floating == 2:
        for left in _middle_first(east - grid.size + 1, west):
            yield Frame(north, left, city.own & block(grid, north, south, left, left + grid.size - 1))
        return
    for top in _middle_first(south - grid.size + 1, north):
        rows = (1 << (top + grid.size) * grid.stride) - (1 << max(top, 0) * grid.stride)
        for left in _middle_first(east - grid.size + 1, west):
            columns = grid.column * ((1 << min(left + grid.size, grid.stride)) - (1 << max(left, 0)))
            yield Frame(top, left, rows & columns)


def _middle_first(low: int, high: int) -> list[int]:
    return sorted(range(low, high + 1), key=lambda first: abs(2 * first - low - high))


def best_frame(city: CityMasks, setting: Setting, value: Callable[[Frame], int]) -> Frame:
    """The position of the frame that is worth most; of several, the one around the city's middle."""
    return max(frames(city, setting), key=value)


def empty_places(city: CityMasks, setting: Setting, frame: Frame, except_for: Mask) -> tuple[Place, ...]:
    """The empty places of a frame, without those of the mask ``except_for``."""
    grid = setting.grid
    taken = city.occupied | except_for
    if grid.floating != 1:
        return tuple(places(city, grid, frame.cells & ~taken))
    return tuple(
        (row + city.extent.top, column + city.extent.left)
        for row in range(frame.top, frame.top + grid.size)
        for column in range(frame.left, frame.left + grid.size)
        if row < 0 or column < 0 or not taken >> row * grid.stride + column & 1
    )
