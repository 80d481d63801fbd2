"""The ground a city stands on: a floating frame, the frame inside a suburb, or the zones of a shared city."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

from .geometry import BRICK, SQUARE, STEPS, Cell, neighbour

RHOMBUS_SIDES = (("W", "NE"), ("NE", "SE"), ("SE", "W"))
"""The two directions in which each player's rhombus grows from his town hall ([single-3])."""


@dataclass(frozen=True)
class Ground:
    """Whose cell is whose, for the player who asks."""

    sides: tuple[str, ...] = SQUARE
    zones: tuple[frozenset[Cell], ...] = ()
    """The zone of each player; without zones there is one city, in a frame that floats."""
    player: int = 0
    """The player who asks: what follows is about his zone."""
    width: int | None = None
    """Two players: how many columns all cards together may span ([single-2])."""
    axes: tuple[Cell, Cell] = ((0, 1), (1, 0))
    """The two directions in which industries in line bring a cloud ([single-adjacency])."""
    ring: frozenset[Cell] = frozenset()
    """The cells of the suburb ([suburb-ring])."""

    def owns(self, cell: Cell) -> bool:
        """Whether the cell belongs to the player who asks."""
        return not self.zones or cell in self.zones[self.player]

    def belongs_to_another(self, cell: Cell) -> bool:
        """Whether the cell lies in the zone of another player."""
        return any(cell in zone for number, zone in enumerate(self.zones) if number != self.player)


FLOATING = Ground()


def rectangle(top: int, left: int, height: int, width: int) -> frozenset[Cell]:
    """The cells of a rectangle."""
    return frozenset(product(range(top, top + height), range(left, left + width)))


def suburb_ground(size: int) -> Ground:
    """The fixed frame from (0, 0) on, inside the ring of the suburb (XL p. 24, [suburb-ring])."""
    frame = rectangle(0, 0, size, size)
    return Ground(zones=(frame,), ring=rectangle(-1, -1, size + 2, size + 2) - frame)


def suburb_ring(size: int) -> Iterator[tuple[Cell, str]]:
    """The cells and kinds of the ring, clockwise from its top-left corner ([suburb-ring]).

    >>> [kind for _, kind in suburb_ring(6)].count("R")
    10
    """
    cell = (-1, -1)
    kinds = "PRC" * 8 if size == 5 else "PRC" * 9 + "R"
    for number, kind in enumerate(kinds):
        yield cell, kind
        cell = neighbour(cell, "ESWN"[number // (size + 1)])


def shared_ground(halls: Mapping[int, Cell], size: int, player: int) -> Ground:
    """The zones around the town halls of two, three or four players (XL p. 20, [single-2] to [single-4])."""
    row, column = halls[0]
    corners = {
        2: {1: (1, 0)},
        3: {1: STEPS["E"], 2: STEPS["SE"]},
        4: {1: (0, 1), 2: (1, 1), 3: (1, 0)},
    }[len(halls)]
    if any(halls[number] != (row + down, column + right) for number, (down, right) in corners.items()):
        raise ValueError(f"town halls out of place: {halls}")
    if len(halls) == 2:
        strip = column - size, 2 * size + 1  # wider than the city can get to be: ``width`` limits it
        zones = (
            rectangle(row - size + 1, strip[0], size, strip[1]),
            rectangle(row + 1, strip[0], size, strip[1]),
        )
        return Ground(zones=zones, player=player, width=size)
    if len(halls) == 3:
        rhombi = tuple(rhombus(halls[number], RHOMBUS_SIDES[number], size) for number in range(3))
        one, other = RHOMBUS_SIDES[player]
        return Ground(sides=BRICK, zones=rhombi, player=player, axes=(STEPS[one], STEPS[other]))
    quadrants = (
        rectangle(row - size + 1, column - size + 1, size, size),
        rectangle(row - size + 1, column + 1, size, size),
        rectangle(row + 1, column + 1, size, size),
        rectangle(row + 1, column - size + 1, size, size),
    )
    return Ground(zones=quadrants, player=player)


def rhombus(corner: Cell, directions: tuple[str, str], size: int) -> frozenset[Cell]:
    """The cells reached from a corner by fewer than ``size`` steps in each of two directions."""
    (down, right), (other_down, other_right) = (STEPS[side] for side in directions)
    return frozenset(
        (corner[0] + i * down + j * other_down, corner[1] + i * right + j * other_right)
        for i, j in product(range(size), repeat=2)
    )
