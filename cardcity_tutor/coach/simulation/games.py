"""Games between bots, step by step, and as records."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from ...core.record import Line
from ...core.ruleset import Bot, Prepared
from ...core.table import Step
from ...games import find
from .. import playouts
from .executors import Help, spread


class Series(NamedTuple):
    """Games that differ in their seed only: game ``k`` has seed ``seed + k``."""

    way: Any
    """Of any game."""
    bots: tuple[str, ...]
    """Names of bots, seated in this order, repeated as needed."""
    seed: int = 0

    @property
    def seated(self) -> tuple[str, ...]:
        """The bot of each seat."""
        return tuple(self.bots[seat % len(self.bots)] for seat in range(self.way.players))


def played(way: Any, seed: int, seated: Sequence[str]) -> Iterator[Step]:  # noqa: ANN401 (of any game)
    """One game between the bots of these names, one per seat, from the setting up to the end.

    A bot sees its own view only, and draws its randomness from the seed: the same seed gives the same game.
    """
    ruleset = find(way.ruleset)
    engine = ruleset.needed(ruleset.engine)
    bots = [bot_of(way.ruleset, name) for name in seated]
    for one in bots:
        if isinstance(one, Prepared):
            one.prepare(way)
    chances = [Random(seed * 5 + seat) for seat in range(way.players)]
    state, events = engine.start(way, seed)
    yield Step(None, None, state, events)
    while not state.over:
        before, seat = state, state.player
        action = bots[seat].choose(engine.view(before, seat), chances[seat])
        state, events = engine.apply(before, action)
        yield Step(before, action, state, events)


def bot_of(ruleset: str, name: str) -> Bot:
    """A bot of a game by its name, or one that plays any game."""
    game = find(ruleset)
    return playouts.bot_of(game, name) if game.find_bot is None else game.find_bot(name)


def play_record(number: int, way: Any, seed: int, names: Sequence[str]) -> list[Line]:  # noqa: ANN401
    """Play one game between the named bots (seated in order, repeated as needed); its record."""
    ruleset = find(way.ruleset)
    records = ruleset.needed(ruleset.records)
    seated = Series(way, tuple(names)).seated
    record = [records.start_line(number, way, seed, bots=list(seated))]
    for step in played(way, seed, seated):
        record.extend(records.lines(number, step.events))
    return record


def play_records(series: Series, numbers: range) -> list[list[Line]]:
    """The records of these games of a series."""
    return [play_record(number, series.way, series.seed + number, series.bots) for number in numbers]


def records(
    series: Series, numbers: range, workers: Help = None, *, alone: float = 0.0
) -> Generator[list[Line], None, None]:
    """The records of these games in order; the same whoever plays them. See ``spread``."""
    return spread(partial(play_records, series), numbers, workers, alone=alone)


def simulate(
    way: Any,  # noqa: ANN401 (of any game)
    games: int,
    names: Sequence[str],
    seed: int,
    workers: Help = None,
) -> Iterator[list[Line]]:
    """The records of several games, one after the other; game ``k`` has seed ``seed + k``."""
    return records(Series(way, tuple(names), seed), range(games), workers)
