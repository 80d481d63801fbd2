"""Where the squares of a city lie on the plan, and what they are called there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from ....core.scene import Box
from ..rules.city import Bridge, Cell, City, Square, bridge_of, fits, square_name
from ..rules.way import MOST_TILES

SQUARE: Final = 100
STREET: Final = 10
TILE: Final = 2 * SQUARE
STEP: Final = TILE + STREET
CLOSED: Final = 64
"""How much of the ground is seen where the city cannot grow any more."""
MARGIN: Final = 32
"""For the letters of the columns and the numbers of the rows."""
_SQUARE: Final = re.compile(r"([a-h])([1-8])")
_PLACE: Final = re.compile(r"(-?\d),(-?\d)")
_PAIR: Final = re.compile(r"[RFS]?([a-h][1-8])-([a-h][1-8])")


@dataclass(frozen=True)
class Plan:
    """A city as it is drawn. Squares are named as in the city text: ``a1`` is the upper left one of the first tile."""

    city: City
    rectangle: bool
    origin: Cell
    """The tile cell whose upper left square is ``a1``."""
    margin: int = MARGIN

    @classmethod
    def of(cls, city: City, *, rectangle: bool) -> Plan:
        """The plan of a city that is being played."""
        rows, columns = zip(*city.cells, strict=True)
        return cls(city, rectangle, (min(rows), min(columns)))

    # ------------------------------------------------------------ names

    def name(self, square: Square) -> str:
        """What a square is called."""
        return square_name((square[0] - 2 * self.origin[0], square[1] - 2 * self.origin[1]))

    def square(self, name: str) -> Square | None:
        """The square of that name."""
        found = _SQUARE.fullmatch(name)
        if found is None:
            return None
        return int(found[2]) - 1 + 2 * self.origin[0], ord(found[1]) - ord("a") + 2 * self.origin[1]

    def spot(self, cell: Cell) -> str:
        """What a place for a tile is called: its row and column, as ``inspect`` counts them."""
        return f"{cell[0] - self.origin[0]},{cell[1] - self.origin[1]}"

    def cell(self, spot: str) -> Cell | None:
        """The place of that name."""
        found = _PLACE.fullmatch(spot)
        return None if found is None else (int(found[1]) + self.origin[0], int(found[2]) + self.origin[1])

    def bridge_name(self, bridge: Bridge) -> str:
        """The name of a bridge, as in the city text."""
        return f"{bridge.level}{self.name(bridge.start)}-{self.name(bridge.end)}"

    def pair(self, text: str) -> tuple[Square, Square] | None:
        """Two squares as they are typed: ``a1-d1``, or with a level before them."""
        found = _PAIR.fullmatch(text)
        if found is None or found[1] == found[2]:
            return None
        one, other = self.square(found[1]), self.square(found[2])
        return None if one is None or other is None else (one, other)

    def bridge(self, one: Square, other: Square) -> Bridge:
        """The bridge between two squares, of the level of the building on the first one."""
        return bridge_of(self.city.building(one) or self.city.building(other) or "R", one, other)

    # ------------------------------------------------------------ places

    @cached_property
    def is_full(self) -> bool:
        """Whether no tile is missing."""
        return len(self.city.cells) >= MOST_TILES["rectangle" if self.rectangle else "square"]

    @cached_property
    def extent(self) -> tuple[int, int, int, int]:
        """The first row and column of tiles, and the last ones."""
        rows, columns = zip(*self.city.cells, strict=True)
        return min(rows), min(columns), max(rows), max(columns)

    @cached_property
    def _depth(self) -> tuple[int, int]:
        """How much ground is seen above and below the city, and beside it."""
        top, left, _, _ = self.extent
        if self.is_full:
            return STREET, STREET
        down = fits({*self.city.cells, (top - 1, left)}, rectangle=self.rectangle)
        across = fits({*self.city.cells, (top, left - 1)}, rectangle=self.rectangle)
        return (STEP if down else CLOSED) + STREET, (STEP if across else CLOSED) + STREET

    @cached_property
    def size(self) -> tuple[float, float]:
        """Width and height of the drawing."""
        top, left, bottom, right = self.extent
        down, across = self._depth
        width = self.margin + 2 * across + (right - left) * STEP + TILE
        height = self.margin + 2 * down + (bottom - top) * STEP + TILE + 6
        return width, height

    def corner(self, cell: Cell) -> tuple[float, float]:
        """The upper left corner of a tile."""
        down, across = self._depth
        return (
            self.margin + across + (cell[1] - self.extent[1]) * STEP,
            self.margin + down + (cell[0] - self.extent[0]) * STEP,
        )

    def middle(self, square: Square) -> tuple[float, float]:
        """The middle of a square."""
        x, y = self.corner((square[0] // 2, square[1] // 2))
        return x + SQUARE * (square[1] % 2) + SQUARE / 2, y + SQUARE * (square[0] % 2) + SQUARE / 2

    def place_box(self, cell: Cell) -> Box:
        """What is seen of the place of a tile."""
        x, y = self.corner(cell)
        width, height = self.size
        left, top = max(x, self.margin + 4), max(y, self.margin + 4)
        return left, top, min(x + TILE, width - 4) - left, min(y + TILE, height - 4) - top
