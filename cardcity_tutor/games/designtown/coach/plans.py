"""What cards are worth to somebody who heads for one of the two victories: the numbers that bots plan with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Final

from ..rules.state import State
from ..rules.table import Table

Worths = Mapping[str, int]

POINTS: Final[Worths] = {"R": -3, "A": -2, "S": 1, "M": 8, "H": 0, "C": 10, "F": 3, "W": 8, "P": 2, "G": 10}
"""For eight points in one turn: backs count, fronts hardly."""
CARDS: Final[Worths] = {"R": -4, "A": -3, "S": 4, "M": 6, "H": -1, "C": 8, "F": 4, "W": 4, "P": 4, "G": 8}
"""For eighteen cards in one turn: any card without a face."""
STRONG: Final[Worths] = POINTS
"""The numbers that beat the coach most often."""


def replanned(view: State, worths: Worths) -> State:
    """The same view with other worths; prices and effects stay those of the table."""
    return view._replace(way=replace(view.way, table=_table(view.way.table, tuple(sorted(worths.items())))))


@lru_cache(maxsize=64)
def _table(table: Table, worths: tuple[tuple[str, int], ...]) -> Table:
    faces = {**table.faces, **{face: table[face]._replace(worth=worth) for face, worth in worths}}
    return replace(table, faces=faces)
