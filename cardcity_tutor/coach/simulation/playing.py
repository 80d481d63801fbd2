"""Games between bots, step by step, and as records."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from ...core.game import Event
from ...games.cardcity.actions import Action
from ...games.cardcity.game import Game
from ...games.cardcity.kernel import compiled
from ...games.cardcity.play import apply, start
from ...games.cardcity.record import Line, lines, start_line
from ...games.cardcity.state import State, view
from ..bots import StrongBot, bot
from .spreading import Help, spread


class Series(NamedTuple):
    """Games that differ in their seed only: game ``k`` has seed ``seed + k``."""

    way: Game
    bots: tuple[str, ...]
    """Names of bots, seated in this order, repeated as needed."""
    seed: int = 0

    @property
    def seated(self) -> tuple[str, ...]:
        """The bot of each seat."""
        return tuple(self.bots[seat % len(self.bots)] for seat in range(self.way.players))


class Step(NamedTuple):
    """A decision and what came of it; the first step of a game has neither a state before it nor a decision."""

    before: State | None
    action: Action | None
    after: State
    events: tuple[Event, ...]


def played(way: Game, seed: int, seated: Sequence[str]) -> Iterator[Step]:
    """One game between the bots of these names, one per seat, from the setting up to the end.

    A bot sees its own view only, and draws its randomness from the seed: the same seed gives the same game.
    """
    bots = [bot(name) for name in seated]
    if any(isinstance(one, StrongBot) for one in bots) and compiled.fits(way.setting.grid):
        compiled.warm()  # once per process; a game of plain Python takes as long
    chances = [Random(seed * 5 + seat) for seat in range(way.players)]
    state, events = start(way, seed)
    yield Step(None, None, state, events)
    while not state.over:
        before, seat = state, state.player
        action = bots[seat].choose(view(before, seat), chances[seat])
        state, events = apply(before, action)
        yield Step(before, action, state, events)


def play_record(number: int, way: Game, seed: int, names: Sequence[str]) -> list[Line]:
    """Play one game between the named bots (seated in order, repeated as needed); its record."""
    seated = Series(way, tuple(names)).seated
    record = [start_line(number, way, seed, bots=list(seated))]
    for step in played(way, seed, seated):
        record.extend(lines(number, step.events))
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
    way: Game, games: int, names: Sequence[str], seed: int, workers: Help = None
) -> Iterator[list[Line]]:
    """The records of several games, one after the other; game ``k`` has seed ``seed + k``."""
    return records(Series(way, tuple(names), seed), range(games), workers)
