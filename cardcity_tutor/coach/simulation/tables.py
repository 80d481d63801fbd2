"""Tables of simulations: one row per player and game, with the columns of the game that is played."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterator, Sequence
from functools import cache, partial
from typing import Any

from ...core.table import Cell, Column, Row, Step, TableKind
from ...core.version import __version__
from ...games import find, names
from .executors import Help, spread
from .games import Series, played


@cache
def table_kind(ruleset: str) -> TableKind:
    """The table of a game: its own, else places and scores."""
    found = find(ruleset)
    return _shared(ruleset) if found.load_table is None else found.load_table()


def _shared(ruleset: str) -> TableKind:
    """The table of a game that brings none."""
    engine, write = find(ruleset).engine, find(ruleset).write_options

    def way_cells(way: Any) -> Row:  # noqa: ANN401 (of any game)
        options = {} if write is None else dict(write(way))
        return {
            "ruleset": ruleset,
            "players": way.players,
            "options": json.dumps(options, ensure_ascii=False, sort_keys=True),
            "rules_version": 0 if engine is None else engine.RULES_VERSION,
            "version": __version__,
        }

    def own_cells(way: Any, steps: Iterator[Step]) -> list[Row]:  # noqa: ANN401
        if engine is None:
            return []
        *_, last = steps
        turns = engine.clock(last.after)[0]
        return [
            {"score": result.score, "place": result.place, "rank": result.rank or "", "turns": turns}
            for result, _ in zip(engine.results(last.after), range(way.players), strict=True)
        ]

    return TableKind(
        (
            Column("ruleset", str), Column("players", int), Column("options", str), Column("rules_version", int),
            Column("version", str),
        ),
        (Column("score", float), Column("place", int), Column("rank", str), Column("turns", int)),
        way_cells,
        own_cells,
    )  # fmt: skip


def kind_of_columns(found: Sequence[str]) -> TableKind | None:
    """The table that has these columns; nothing if none of the house has."""
    kinds = (table_kind(name) for name in names() if find(name).engine is not None)
    return next((kind for kind in kinds if list(kind.names) == list(found)), None)


def series_cells(series: Series, number: int, seat: int) -> Row:
    """What is known of a row before the game is played."""
    return {
        "game": number,
        "seed": series.seed + number,
        **_way_cells(series.way),
        "seat": seat,
        "bot": series.seated[seat],
    }


@cache
def _way_cells(way: Any) -> dict[str, Cell]:  # noqa: ANN401
    return dict(table_kind(way.ruleset).way_cells(way))


def game_rows(series: Series, number: int) -> list[Row]:
    """Play one game of the series; its rows, one per seat."""
    steps = played(series.way, series.seed + number, series.seated)
    counted = table_kind(series.way.ruleset).own_cells(series.way, steps)
    return [series_cells(series, number, seat) | cells for seat, cells in enumerate(counted)]


def play_rows(series: Series, numbers: range) -> list[list[Row]]:
    """The rows of these games, game by game."""
    return [game_rows(series, number) for number in numbers]


def rows(
    series: Series, numbers: range, workers: Help = None, *, alone: float = 0.0
) -> Generator[list[Row], None, None]:
    """The rows of these games in order, game by game; the same whoever plays them. See ``spread``."""
    return spread(partial(play_rows, series), numbers, workers, alone=alone)


def table(way: Any, bots: Sequence[str], games: int, seed: int = 0) -> list[Row]:  # noqa: ANN401
    """All rows of a small simulation, played here and now."""
    return [row for found in rows(Series(way, tuple(bots), seed), range(games)) for row in found]
