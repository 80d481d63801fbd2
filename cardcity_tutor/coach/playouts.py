"""Playouts: games played to their end at random, from states that fit what a player sees. They need no more than the engine.

A result is what a person would ask for: against others the share of them that were beaten, a tie counting half; alone
the score, or 1 and 0 for won and lost where there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil, inf, log2, sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any, Final

from ..core.chance import Chance
from ..core.errors import InputError
from ..core.game import Action, Engine, Result
from ..core.ruleset import Bot, Ruleset

THINKING_S: Final = 0.5
"""For one decision, where nobody says otherwise."""
MOST_PLAYOUTS: Final = 4000
MOST_DECISIONS: Final = 3000
"""Of one playout; a game that is longer is given up, and counted as such."""
PAUSE: Final = 16
"""Decisions of a playout between two looks at the clock."""
BITS: Final = 64
CONFIDENCE: Final = 2.0
"""Standard errors within which nearly all repetitions of a mean lie."""

Clock = Callable[[], float]


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a decision is worth, as far as playouts tell."""

    action: Action
    count: int
    mean: float
    spread: float
    """The standard deviation of single results: how much a game hangs on chance."""
    scored: bool

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite with fewer than two results.

        Shares are taken for more uncertain than they look, as if one game more had been won and one more lost: three
        wins in three playouts are no certainty.
        """
        if self.count < 2:
            return inf
        if self.scored:
            return self.spread / sqrt(self.count)
        share = (self.mean * self.count + 1) / (self.count + 2)
        return sqrt(share * (1 - share) / (self.count + 2))


@dataclass(frozen=True, slots=True)
class Advice:
    """The decisions of a moment, the best first."""

    estimates: tuple[Estimate, ...]
    scored: bool
    """Whether results are scores; else they go from 0, lost, to 1, won."""
    given_up: int
    """Playouts that came to no end in time: their results are missing, so long games count for too little."""

    @property
    def best(self) -> Estimate:
        """The decision with the highest mean."""
        return self.estimates[0]

    @property
    def count(self) -> int:
        """Playouts in all."""
        return sum(estimate.count for estimate in self.estimates)

    @property
    def clear(self) -> bool:
        """Whether the best decision is better than the next by more than the errors of both explain."""
        if len(self.estimates) < 2:
            return True
        first, second = self.estimates[:2]
        gap = first.mean - second.mean
        return gap > CONFIDENCE * sqrt(first.error**2 + second.error**2)


class RandomBot:
    """Decides at random, every decision equally likely."""

    def __init__(self, engine: Engine) -> None:
        """For the games of this engine."""
        self.engine = engine

    def choose(self, view: Any, chance: Random, seconds: float | None = None) -> Action:  # noqa: ANN401, ARG002
        """Any decision."""
        return _any(self.engine.actions(view), chance)


class PlayoutBot:
    """Decides for what wins most playouts in the time there is."""

    def __init__(self, engine: Engine) -> None:
        """For the games of this engine."""
        self.engine = engine

    def choose(self, view: Any, chance: Random, seconds: float | None = None) -> Action:  # noqa: ANN401
        """The decision with the best mean; any, if no playout came to an end."""
        options = self.engine.actions(view)
        if len(options) == 1:
            return options[0]
        found = advise(self.engine, view, chance, seconds=THINKING_S if seconds is None else seconds)
        return found.best.action if found.best.count else _any(options, chance)


SHARED: Final[Mapping[str, Callable[[Engine], Bot]]] = {"random": RandomBot, "playouts": PlayoutBot}
"""Bots that play any game."""


def bot_names(ruleset: Ruleset) -> tuple[str, ...]:
    """The bots of a game: its own, and those that play any."""
    return tuple(dict.fromkeys((*ruleset.bots, *SHARED)))


def bot_of(ruleset: Ruleset, name: str) -> Bot:
    """A bot by its name; a game's own takes the place of a shared one."""
    if name in ruleset.bots:
        return ruleset.bots[name]()
    if name in SHARED:
        return SHARED[name](ruleset.needed(ruleset.engine))
    raise InputError("bot-unknown", value=name[:60], expected=", ".join(bot_names(ruleset)))


def advise(
    engine: Engine,
    view: Any,  # noqa: ANN401
    chance: Random,
    *,
    seconds: float = THINKING_S,
    most: int = MOST_PLAYOUTS,
    clock: Clock = perf_counter,
) -> Advice:
    """What each decision of a view is worth, the best first, by at most so many playouts in at most so many seconds.

    In each round every decision meets the same deal of what is hidden, so that luck weighs on all alike; after each of
    the equal parts of the time the worse half of the decisions is left, and the others are looked at more closely.
    """
    options = list(engine.actions(view))
    chance.shuffle(options)  # where time ends a round, no decision is always among the last
    trial = _Trial(engine, view, chance, clock)
    begun, parts = clock(), max(1, ceil(log2(max(1, len(options)))))
    alive = [_Tried(option) for option in options]
    left: list[_Tried] = []
    for part in range(1, parts + 1):
        trial.run(alive, begun + seconds * part / parts, most * part // parts)
        alive.sort(key=_Tried.mean, reverse=True)
        if part < parts:
            half = (len(alive) + 1) // 2
            alive, left = alive[:half], alive[half:] + left
    estimates = tuple(tried.estimate(scored=trial.scored) for tried in alive + left)
    return Advice(estimates, trial.scored, trial.given_up)


class _Tried:
    """A decision and the results of its playouts."""

    def __init__(self, action: Action) -> None:
        self.action = action
        self.results: list[float] = []

    def mean(self) -> float:
        return fmean(self.results) if self.results else -inf

    def estimate(self, *, scored: bool) -> Estimate:
        spread = stdev(self.results) if len(self.results) > 1 else 0.0
        return Estimate(self.action, len(self.results), self.mean(), spread, scored)


class _Trial:
    """Rounds of playouts, one for each decision that is still in question."""

    def __init__(self, engine: Engine, view: Any, chance: Random, clock: Clock) -> None:  # noqa: ANN401
        self.engine, self.view, self.chance, self.clock = engine, view, chance, clock
        self.scored = False
        self.given_up = self.played = 0

    def run(self, alive: Sequence[_Tried], end: float, most: int) -> None:
        """Play until the time or the number is reached."""
        engine = self.engine
        while alive and self.played < most and self.clock() < end:
            deal, luck = Chance(self.chance.getrandbits(BITS)), self.chance.getrandbits(BITS)
            for tried in alive:
                if self.played >= most or self.clock() >= end:
                    return
                state, _ = engine.apply(engine.imagined(self.view, deal), tried.action)
                final = _played_out(engine, state, Random(luck), end, self.clock)
                self.played += 1
                if final is None:
                    self.given_up += 1
                    continue
                result, self.scored = _value(engine.results(final), self.view.player)
                tried.results.append(result)


def playout(engine: Engine, state: Any, chance: Random) -> Any:  # noqa: ANN401
    """Where a game ends that goes on at random; None if it goes on for too long."""
    return _played_out(engine, state, chance, inf, perf_counter)


def _played_out(engine: Engine, state: Any, chance: Random, end: float, clock: Clock) -> Any:  # noqa: ANN401
    for number in range(MOST_DECISIONS):
        if state.over:
            return state
        if number % PAUSE == PAUSE - 1 and clock() >= end:
            return None
        state, _ = engine.apply(state, _any(engine.actions(state), chance))
    return state if state.over else None


def _any(options: Sequence[Action], chance: Random) -> Action:
    return options[int(chance.random() * len(options))]


def _value(results: Sequence[Result], player: int) -> tuple[float, bool]:
    """The result for a player, and whether it is a score."""
    mine = results[player]
    if len(results) > 1:
        others = [result.place for seat, result in enumerate(results) if seat != player]
        return sum(_against(mine.place, place) for place in others) / len(others), False
    if mine.score is not None:
        return mine.score, True
    return float(mine.place == 1), False


def _against(mine: int, other: int) -> float:
    return 1.0 if mine < other else 0.5 if mine == other else 0.0
