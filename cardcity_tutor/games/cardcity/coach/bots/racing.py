"""Comparing alternatives by playouts: the worse half is dropped again and again, so that the best are known best.

Every alternative plays against the same chance, so that luck does not decide between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log2, sqrt
from random import Random
from time import perf_counter
from typing import Protocol

from ...rules.rollouts import Estimate

LEAST_SECONDS = 0.001
"""Nobody thinks in no time."""
CLEAR = 3.0
"""Standard errors between two alternatives from which on the worse one is given up …"""
ENOUGH = 16
"""… once both have had so many playouts: fewer say little about the spread."""


class Runner(Protocol):
    """An alternative that can be played out; a ``Prospect`` is one."""

    def estimate(self, games: int, seed: int) -> Estimate:
        """The outcome of so many games; the same seed means the same chance for every runner."""


class Budget:
    """What a decision may cost: time if the caller gives any, else a number of playouts."""

    def __init__(self, playouts: int, seconds: float | None) -> None:
        self._playouts = playouts
        self._seconds = None if seconds is None else max(seconds, LEAST_SECONDS)
        self._begun = perf_counter()
        self._games = 0

    @property
    def used(self) -> float:
        """How much is spent, from 0 to 1 (and a little beyond)."""
        if self._seconds is None:
            return self._games / self._playouts
        return (perf_counter() - self._begun) / self._seconds

    @property
    def late(self) -> bool:
        """Whether time is up. A number of playouts never is: where it is small, every round still has its one."""
        return self._seconds is not None and self.used >= 1.0

    def spend(self, games: int) -> None:
        """Note playouts."""
        self._games += games

    def games(self, runners: int, until: float) -> int:
        """How many playouts each of so many runners may have until this part of the budget is spent; at least one.

        One, too, before anything is known about their speed: in a short time all alternatives should have theirs.
        """
        left = until - self.used
        if self._seconds is None:
            total = self._playouts * left
        elif self._games:
            total = self._games / max(self.used, 1e-9) * left
        else:
            return 1
        return max(1, int(total / runners))


class Standing:
    """What the playouts of one alternative have shown so far."""

    __slots__ = ("games", "place", "squares", "total")

    def __init__(self, place: int) -> None:
        self.place = place
        self.games = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, found: Estimate) -> None:
        """Take in further playouts."""
        self.games += found.games
        self.total += found.games * found.mean
        self.squares += found.games * (found.deviation**2 + found.mean**2)

    @property
    def estimate(self) -> Estimate:
        """All playouts together."""
        mean = self.total / self.games
        return Estimate(self.games, mean, sqrt(max(0.0, self.squares / self.games - mean * mean)))


def race(runners: Sequence[Runner], budget: Budget, chance: Random, caution: float = 0.0) -> list[Standing]:
    """Play the alternatives out until the budget is spent or one is clearly best; the best come first.

    ``caution`` is how many points of the mean one point of spread is worth. Alternatives for which there was no time
    at all are left out.
    """
    alive = [Standing(place) for place in range(len(runners))]
    chance.shuffle(alive)  # should the budget not suffice for all, any may be left out
    beaten: list[Standing] = []
    rounds = max(1, ceil(log2(len(runners))))
    begun = budget.used
    for number in range(1, rounds + 1):
        until = begun + (1.0 - begun) * number / rounds
        while not _played(runners, alive, budget, until, chance):
            pass
        alive = [standing for standing in alive if standing.games]
        alive.sort(key=lambda standing: -value(standing.estimate, caution))
        kept = _promising(alive[: (len(alive) + 1) // 2], caution)
        beaten = [standing for standing in alive if standing not in kept] + beaten
        alive = kept
        if len(alive) == 1 or budget.late:
            break
    return alive + beaten


def _played(
    runners: Sequence[Runner], alive: Sequence[Standing], budget: Budget, until: float, chance: Random
) -> bool:
    """Give everybody further playouts with the same chance; whether this part of the budget is now spent."""
    games = budget.games(len(alive), until)
    seed = chance.getrandbits(30)
    for standing in alive:
        standing.add(runners[standing.place].estimate(games, seed))
        budget.spend(games)
        if budget.used >= 1.0:
            break
    return budget.used >= until


def value(estimate: Estimate, caution: float) -> float:
    """What an outcome is worth to a player who dislikes risk by so much."""
    return estimate.mean - caution * estimate.deviation


def _promising(alive: list[Standing], caution: float) -> list[Standing]:
    """Those that the best (the first) does not clearly beat."""
    best = alive[0].estimate
    kept = [alive[0]]
    for standing in alive[1:]:
        other = standing.estimate
        if min(best.games, other.games) < ENOUGH:
            kept.append(standing)
            continue
        error = sqrt(best.deviation**2 / best.games + other.deviation**2 / other.games)
        if value(best, caution) - value(other, caution) <= CLEAR * error:
            kept.append(standing)
    return kept
