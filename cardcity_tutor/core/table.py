"""Tables of simulations: which columns the rows of a game have, and where their cells come from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from .game import Action, Event

Cell = int | float | str | None
Row = dict[str, Cell]


class Column(NamedTuple):
    """A column: its name, and what its cells are (``int``, ``float`` or ``str``)."""

    name: str
    kind: type[int | float | str]


class Step(NamedTuple):
    """A decision and what came of it; the first step of a game has neither a state before it nor a decision."""

    before: Any
    action: Action | None
    after: Any
    events: tuple[Event, ...]


@dataclass(frozen=True)
class TableKind:
    """The table of one game: a row per player and game, the same columns for every way of playing."""

    way: tuple[Column, ...]
    """How a game was played: the same in all rows of a series."""
    own: tuple[Column, ...]
    """What came of it."""
    way_cells: Callable[[Any], Mapping[str, Cell]]
    """The cells of ``way`` for one way of playing."""
    own_cells: Callable[[Any, Iterator[Step]], list[Row]]
    """The cells of ``own`` for each seat of a way of playing, from the steps of a whole game."""

    @cached_property
    def columns(self) -> tuple[Column, ...]:
        """All columns in their order."""
        return (
            Column("game", int), Column("seed", int), *self.way, Column("seat", int), Column("bot", str), *self.own,
        )  # fmt: skip

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of all columns."""
        return tuple(column.name for column in self.columns)
