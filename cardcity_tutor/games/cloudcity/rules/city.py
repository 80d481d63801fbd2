"""A city: squares, tiles, bridges, and where the next tile may lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from .tiles import CLOUD, LEVELS, TILE_OF_BLOCK, VOTES, block

Square = tuple[int, int]
"""Row and column."""
Cell = tuple[int, int]
"""Row and column of a tile."""
SIDE = 3
LONG_SIDE = 4
"""Tiles along the sides of the map; the rectangle has a long one."""


class Bridge(NamedTuple):
    """A bridge by its level and its ends, the upper or left one first."""

    level: str
    start: Square
    end: Square

    @property
    def straight(self) -> bool:
        """Whether the ends are in line."""
        return in_line(self.start, self.end)

    @property
    def length(self) -> int:
        """The distance of the ends."""
        return distance(self.start, self.end)

    @property
    def votes(self) -> int:
        """What it is worth."""
        return VOTES[self.length - 1]

    @property
    def name(self) -> str:
        """As in the line protocol.

        >>> Bridge("F", (1, 1), (1, 2)).name
        'Fb2-c2'
        """
        return f"{self.level}{square_name(self.start)}-{square_name(self.end)}"


def bridge_of(level: str, one: Square, other: Square) -> Bridge:
    """The bridge between two squares, in whatever order."""
    return Bridge(level, *sorted((one, other)))


def square_name(square: Square) -> str:
    """Column letter and row number."""
    row, column = square
    return f"{chr(ord('a') + column)}{row + 1}"


def in_line(one: Square, other: Square) -> bool:
    """Whether two squares are in one row or column."""
    return one[0] == other[0] or one[1] == other[1]


def distance(one: Square, other: Square) -> int:
    """How many squares apart two squares in line are."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def between(one: Square, other: Square) -> Iterator[Square]:
    """The squares between two squares in line."""
    (top, left), (bottom, right) = sorted((one, other))
    if top == bottom:
        return ((top, column) for column in range(left + 1, right))
    return ((row, left) for row in range(top + 1, bottom))


def parallel(one: Bridge, other: Bridge) -> bool:
    """Whether two straight bridges lie along the same row or column of squares."""
    lying, other_lying = one.start[0] == one.end[0], other.start[0] == other.end[0]
    return lying == other_lying and one.start[not lying] == other.start[not lying]


def meet(one: Bridge, other: Bridge) -> bool:
    """Whether two straight bridges share a point that is an end of neither."""
    if parallel(one, other):
        along = 1 if one.start[0] == one.end[0] else 0
        return max(one.start[along], other.start[along]) < min(one.end[along], other.end[along])
    return not set(between(one.start, one.end)).isdisjoint(between(other.start, other.end))


def fits(cells: set[Cell], *, rectangle: bool) -> bool:
    """Whether tiles fit in the frame of the map, lying or standing."""
    if not cells:
        return True
    rows, columns = {row for row, _ in cells}, {column for _, column in cells}
    short, long = sorted((1 + max(rows) - min(rows), 1 + max(columns) - min(columns)))
    return short <= SIDE and long <= (LONG_SIDE if rectangle else SIDE)


def sides(cell: Cell) -> tuple[Cell, ...]:
    """The cells that share a side with a cell."""
    row, column = cell
    return (row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)


@dataclass(frozen=True)
class City:
    """Squares that carry a tile, and the bridges that stand. Immutable."""

    squares: Mapping[Square, str]
    """A level or a cloud."""
    bridges: frozenset[Bridge] = frozenset()

    def __hash__(self) -> int:
        return hash((frozenset(self.squares.items()), self.bridges))

    @cached_property
    def cells(self) -> set[Cell]:
        """The cells of the tiles."""
        return {(row // 2, column // 2) for row, column in self.squares}

    @cached_property
    def buildings(self) -> dict[str, list[Square]]:
        """The squares of each level, sorted."""
        found: dict[str, list[Square]] = {level: [] for level in LEVELS}
        for square, content in self.squares.items():
            if content != CLOUD:
                found[content].append(square)
        return {level: sorted(squares) for level, squares in found.items()}

    @cached_property
    def carried(self) -> Counter[Square]:
        """How many bridges each building carries."""
        return Counter(square for bridge in self.bridges for square in (bridge.start, bridge.end))

    def building(self, square: Square) -> str | None:
        """The level of the building on a square, if there is one."""
        content = self.squares.get(square, CLOUD)
        return None if content == CLOUD else content

    # ------------------------------------------------------------ growing

    def against_cell(self, cell: Cell, *, rectangle: bool) -> list[str]:
        """Every reason why no tile may lie there, sorted."""
        return [
            *(["contact"] if self.cells.isdisjoint(sides(cell)) else []),
            *([] if fits({*self.cells, cell}, rectangle=rectangle) else ["frame"]),
            *(["taken"] if cell in self.cells else []),
        ]

    @cached_property
    def around(self) -> list[Cell]:
        """The empty cells of the bounding box widened by one, sorted."""
        rows, columns = zip(*self.cells, strict=True)
        return [
            (row, column)
            for row in range(min(rows) - 1, max(rows) + 2)
            for column in range(min(columns) - 1, max(columns) + 2)
            if (row, column) not in self.cells
        ]

    def free_cells(self, *, rectangle: bool) -> list[Cell]:
        """Where the next tile may lie, sorted."""
        return [cell for cell in self.around if not self.against_cell(cell, rectangle=rectangle)]

    def tile(self, cell: Cell) -> str:
        """The token of the tile that lies there."""
        row, column = 2 * cell[0], 2 * cell[1]
        at = self.squares
        return TILE_OF_BLOCK[
            at[row, column], at[row, column + 1], at[row + 1, column + 1], at[row + 1, column]
        ]

    def with_tile(self, tile: str, cell: Cell, rotation: int) -> City:
        """With one more tile and its buildings."""
        return City({**self.squares, **tile_squares(tile, cell, rotation)}, self.bridges)

    def with_bridge(self, bridge: Bridge) -> City:
        """With one more bridge."""
        return City(self.squares, self.bridges | {bridge})

    def moved(self, rows: int, columns: int) -> City:
        """The same city counted from another square."""

        def at(square: Square) -> Square:
            return square[0] + rows, square[1] + columns

        return City(
            {at(square): content for square, content in self.squares.items()},
            frozenset(Bridge(level, at(start), at(end)) for level, start, end in self.bridges),
        )


def tile_squares(tile: str, cell: Cell, rotation: int) -> dict[Square, str]:
    """The squares that a tile fills."""
    row, column = 2 * cell[0], 2 * cell[1]
    places = ((row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column))
    return dict(zip(places, block(tile, rotation), strict=True))


def first_city(tile: str) -> City:
    """A starting tile."""
    return City(tile_squares(tile, (0, 0), 0))
