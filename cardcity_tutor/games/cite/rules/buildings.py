"""The kinds of buildings: their shapes, the level that brings them, what workshops combine, and a building on the map."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

Cell = tuple[int, int]
"""Row and column; rows grow downwards. The centre is the corner between the cells −1,−1 and 0,0."""

LEVELS: Final = ("first", "grand", "advanced")
SMALL_SHOPS: Final = 5
"""Copies of the small shop; every other building is there once."""
WORKSHOPS_EACH: Final = 3
CRAFTS: Final[Mapping[str, tuple[str, str, str]]] = {
    "glazier": ("stone", "wood", "glass"),
    "sculptor": ("cloth", "stone", "sculpture"),
    "locksmith": ("metal", "wood", "lock"),
    "joiner": ("wood", "cloth", "furniture"),
    "armourer": ("metal", "stone", "weapon"),
    "jeweller": ("cloth", "metal", "jewel"),
}
"""What each workshop takes, and what it makes of it."""
BOUND: Final = 99
"""Coordinates in texts lie within ± this."""


class Shape(NamedTuple):
    """The box of a building whose facing is along the row; ``hollow`` if its middle is not part of it."""

    rows: int
    columns: int
    level: str = "first"
    hollow: bool = False

    @property
    def turns(self) -> bool:
        """Whether it has a facing."""
        return self.rows != self.columns

    @property
    def size(self) -> int:
        """Cells: the price, and the points."""
        return self.rows * self.columns - self.hollow


SHAPES: Final[Mapping[str, Shape]] = {
    "small": Shape(1, 1),
    "loom": Shape(1, 1),
    "post": Shape(1, 1),
    "bank": Shape(1, 1),
    "flea": Shape(1, 1),
    **dict.fromkeys(CRAFTS, Shape(1, 2)),
    "paved": Shape(1, 3),
    "mill": Shape(2, 2),
    "large": Shape(2, 2),
    "guild": Shape(2, 2),
    "inn": Shape(2, 2),
    "market": Shape(2, 2),
    "manufacture": Shape(3, 3),
    "shopping": Shape(1, 3, "grand"),
    "square": Shape(3, 3, "grand", hollow=True),
    "canal": Shape(1, 3, "advanced"),
    "port": Shape(2, 2, "advanced"),
}
BUILDINGS: Final = tuple(SHAPES)
ORDER: Final[Mapping[str, int]] = {kind: place for place, kind in enumerate(BUILDINGS)}


def facings(kind: str) -> tuple[str, ...]:
    """The facings that a building can have."""
    return ("h", "v") if SHAPES[kind].turns else ("",)


@cache
def shape_cells(kind: str, facing: str) -> tuple[Cell, ...]:
    """The cells of a building whose box begins at 0,0."""
    shape = SHAPES[kind]
    rows, columns = (shape.columns, shape.rows) if facing == "v" else (shape.rows, shape.columns)
    return tuple(
        (row, column)
        for row in range(rows)
        for column in range(columns)
        if not (shape.hollow and row == column == 1)
    )


def neighbours(cell: Cell) -> Iterator[Cell]:
    """The four cells that share a side with a cell."""
    row, column = cell
    yield row - 1, column
    yield row, column - 1
    yield row, column + 1
    yield row + 1, column


class Building(NamedTuple):
    """A building on the map; row and column are those of the top left cell of its box."""

    owner: int
    kind: str
    row: int
    column: int
    facing: str = ""

    @property
    def order(self) -> tuple[int, int, int, int, str]:
        """Sorts buildings into token order."""
        return self.owner, ORDER[self.kind], self.row, self.column, self.facing

    @property
    def text(self) -> str:
        """Its token."""
        return f"{self.owner}:{self.kind}@{self.row},{self.column}{self.facing}"

    @property
    def cells(self) -> tuple[Cell, ...]:
        """The cells it covers."""
        return tuple(
            (self.row + row, self.column + column) for row, column in shape_cells(self.kind, self.facing)
        )

    @property
    def size(self) -> int:
        """How many cells it covers."""
        return SHAPES[self.kind].size
