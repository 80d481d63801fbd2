"""Games between bots, as records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from ..games.cardcity.game import Game
from ..games.cardcity.play import apply, start
from ..games.cardcity.record import Line, lines, start_line
from ..games.cardcity.state import view
from .bots import bot


def play_record(number: int, way: Game, seed: int, names: Sequence[str]) -> list[Line]:
    """Play one game between the named bots (seated in order, repeated as needed); its record."""
    seated = [names[player % len(names)] for player in range(way.players)]
    bots = [bot(name) for name in seated]
    chances = [Random(seed * 5 + player) for player in range(way.players)]
    state, events = start(way, seed)
    record = [start_line(number, way, seed, bots=seated), *lines(number, events)]
    while not state.over:
        player = state.player
        action = bots[player].choose(view(state, player), chances[player])
        state, events = apply(state, action)
        record.extend(lines(number, events))
    return record


def simulate(way: Game, games: int, names: Sequence[str], seed: int) -> Iterator[list[Line]]:
    """The records of several games, one after the other; game ``k`` has seed ``seed + k``."""
    for number in range(games):
        yield play_record(number, way, seed + number, names)
