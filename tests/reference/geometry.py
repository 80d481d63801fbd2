"""Cells and sides: four neighbours on square rows, six on the brick rows of three players.

On brick rows a column is slanted: the cell below and to the right has the same column (``SE`` is one row down),
so a cell at half-step x of row r has column (x - r) / 2, counted from where the text begins.
"""

from __future__ import annotations

Cell = tuple[int, int]
"""Row (growing downwards) and column."""

SQUARE = ("N", "E", "S", "W")
BRICK = ("NW", "NE", "E", "SE", "SW", "W")
"""The sides of a card, clockwise, on either kind of rows (XL p. 6 and p. 20)."""

STEPS: dict[str, Cell] = {
    "N": (-1, 0),
    "E": (0, 1),
    "S": (1, 0),
    "W": (0, -1),
    "NW": (-1, 0),
    "NE": (-1, 1),
    "SE": (1, 0),
    "SW": (1, -1),
}
OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
OPPOSITE |= {"NW": "SE", "SE": "NW", "NE": "SW", "SW": "NE"}

BRICK_STRAIGHT = {
    "n": {"NW", "NE", "W", "E"},
    "e": {"E", "NE", "SE"},
    "s": {"SW", "SE", "W", "E"},
    "w": {"W", "NW", "SW"},
}
BRICK_DIAGONAL = {
    "0": {"NW", "NE", "E"},
    "1": {"E", "SE", "SW"},
    "2": {"SW", "SE", "W"},
    "3": {"W", "NW", "NE"},
}
"""The sides of the first colour of a bicolour card on brick rows (XL p. 21, [brick-sides])."""


def neighbour(cell: Cell, side: str) -> Cell:
    """The cell on that side."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def half_sides(facing: str, sides: tuple[str, ...]) -> tuple[frozenset[str], frozenset[str]]:
    """The sides of a bicolour card's first and second colour (XL p. 15, [bicolour-sides])."""
    every_side = frozenset(sides)
    if facing in ("n", "e", "s", "w"):
        back = OPPOSITE[facing.upper()].lower()
        if sides == BRICK:
            return frozenset(BRICK_STRAIGHT[facing]), frozenset(BRICK_STRAIGHT[back])
        return every_side - {back.upper()}, every_side - {facing.upper()}
    if facing not in ("0", "1", "2", "3"):
        raise ValueError(f"no such facing: {facing!r}")
    if sides == BRICK:
        first_sides = frozenset(BRICK_DIAGONAL[facing])
    else:
        first_sides = frozenset({sides[int(facing)], sides[(int(facing) + 1) % 4]})
    return first_sides, every_side - first_sides


def in_line(one: Cell, other: Cell, axis: Cell) -> bool:
    """Whether two cells lie on one line that runs along this axis."""
    return (one[0] - other[0]) * axis[1] == (one[1] - other[1]) * axis[0]
