"""How many clouds a city must have, and how many it may have, whatever the order in which its industries came.

Each industry that finds another one in its row or column brings one cloud; those that find none are the *first* ones.
No two first ones are in line, so there are at most as many as a matching of rows with columns has pairs; and each
group of industries that hang together by rows and columns has had at least one.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from ....core.verdict import Place
from .citytext import places
from .kernel.bits import anywhere, pick, popcount
from .kernel.building import line, open_cells
from .kernel.shapes import Cell, CityMasks, Grid
from .position import Position

Lines = tuple[int, int]
"""The row and the column of an industry, each known by a number of its own."""


class Clouds(NamedTuple):
    """The clouds of a player's city, and between which numbers they must lie."""

    have: int
    least: int
    most: int
    industries: tuple[Place, ...]


def clouds_between(industries: Collection[Lines]) -> tuple[int, int]:
    """The fewest and the most clouds that such industries can have brought, over all orders of building them.

    >>> clouds_between([(0, 0), (1, 1), (0, 1)])
    (1, 2)
    """
    rows = sorted({row for row, _ in industries})
    crossed = {row: [column for at, column in industries if at == row] for row in rows}
    return len(industries) - _matched(rows, crossed), len(industries) - _groups(rows, crossed)


def _matched(rows: Sequence[int], crossed: dict[int, list[int]]) -> int:
    """The size of a largest matching: each row with a column of its own, where an industry stands."""
    owner: dict[int, int] = {}

    def seated(row: int, tried: set[int]) -> bool:
        for column in crossed[row]:
            if column not in tried:
                tried.add(column)
                if column not in owner or seated(owner[column], tried):
                    owner[column] = row
                    return True
        return False

    return sum(seated(row, set()) for row in rows)


def _groups(rows: Sequence[int], crossed: dict[int, list[int]]) -> int:
    """How many groups of industries have no row and no column in common."""
    groups: list[set[int]] = []
    for row in rows:
        columns = set(crossed[row])
        joined = [group for group in groups if group & columns]
        groups = [group for group in groups if not group & columns]
        groups.append(columns.union(*joined))
    return len(groups)


def lines_of(city: CityMasks, grid: Grid, cell: Cell) -> Lines:
    """The two lines on which a cell meets other industries of its player, as ``brings_cloud`` draws them."""
    if grid.floating == 1:
        row, column = divmod(popcount(cell - 1), grid.stride)
        return row, column
    zone = city.own & grid.board
    first, second = (line(cell, step, zone) | cell for step in city.lines)
    return first, second


def clouds_of(position: Position) -> Clouds:
    """The clouds of the player whose city a position shows."""
    city, grid = position.city, position.setting.grid
    works = anywhere(city.works) & city.own & grid.board
    cells = [pick(works, number) for number in range(popcount(works))]
    least, most = clouds_between([lines_of(city, grid, cell) for cell in cells])
    return Clouds(popcount(city.clouds & city.own), least, most, tuple(places(city, grid, works)))


def has_room_for_cloud(position: Position) -> bool:
    """Whether a cloud could still be laid; without such a place none comes."""
    return open_cells(position.city, position.setting.grid) != 0
