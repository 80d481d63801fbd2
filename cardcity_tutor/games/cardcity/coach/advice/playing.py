"""Alternatives played out side by side: each meets the same chance, and the weaker ones are given up on the way.

Every playout's score is kept, game by game, so that two alternatives can be compared over the games which both have
played: the difference is then known far better than either mean.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from math import ceil, log2, sqrt
from statistics import fmean, median
from typing import NamedTuple, Protocol

from .....coach.intervals import reach
from ..bots.racing import ENOUGH, Budget

CLEAR = 2.5
"""Standard errors behind the leader from which on an alternative is given up, once both have played enough."""
FEWEST = 3
"""Alternatives that are played out to the end of the budget, so that the best can be compared with the next."""
MOST_AT_FIRST = 16
"""Games of every alternative before the speed is really known."""
STEP = 0x9E3779B1
"""Between the seeds of two rounds."""


class Outcome(NamedTuple):
    """How the game ends after a decision, as far as playouts can tell."""

    mean: float
    """Expected final score."""
    deviation: float
    """Spread: the standard deviation of one game's final score."""
    error: float
    """Standard error of the mean."""
    playouts: int
    exact: bool = False
    """Whether nothing is left to chance and the score was searched out."""
    out: bool = False
    """Whether pollution puts the city out in every game; the mean then stands for no score."""


class Difference(NamedTuple):
    """How much better one alternative ends than another."""

    mean: float
    error: float
    """Standard error of the mean."""
    games: int
    """Games that were compared; none where both scores were searched out."""

    @property
    def reach(self) -> float:
        """Half the 95 % interval of the mean; without end after a single game."""
        return reach(self.error, self.games) if self.games else 0.0

    @property
    def significant(self) -> bool:
        """Whether chance alone would hardly show such a difference."""
        return self.mean > self.reach


class Playable(Protocol):
    """Something that can be played out; a ``Prospect`` is one."""

    def scores(self, games: int, seed: int) -> list[float]:
        """The final scores of so many games; the same seed means the same chance for all."""


class Track:
    """One alternative: one prospect, or several deals of the cards that lie face down."""

    def __init__(self, prospects: Sequence[Playable]) -> None:
        self.prospects = prospects
        self.scores: list[float] = []
        self._deals: list[list[float]] = [[] for _ in prospects]

    def play(self, games: int, seed: int) -> None:
        """So many games more for each deal."""
        for number, prospect in enumerate(self.prospects):
            found = prospect.scores(games, (seed + number * STEP) & 0x3FFFFFFF)
            self._deals[number] += found
            self.scores += found

    @property
    def mean(self) -> float:
        """The mean of all games."""
        return fmean(self.scores)

    @property
    def samples(self) -> list[float]:
        """What is independent: games, or the means of deals, which vary among themselves more than their games do."""
        return self.scores if len(self._deals) == 1 else [fmean(deal) for deal in self._deals]

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return error_of(self.samples)


def deviation_of(scores: Sequence[float]) -> float:
    """The standard deviation of a sample; 0 for a single game."""
    if len(scores) < 2:
        return 0.0
    mean = fmean(scores)
    return sqrt(sum((score - mean) ** 2 for score in scores) / (len(scores) - 1))


def error_of(scores: Sequence[float]) -> float:
    """The standard error of a sample's mean."""
    return deviation_of(scores) / sqrt(len(scores)) if scores else 0.0


def difference(better: Sequence[float], worse: Sequence[float]) -> Difference:
    """How much one alternative beats another over the games that both have played."""
    pairs = [one - other for one, other in zip(better, worse, strict=False)]
    return Difference(fmean(pairs), error_of(pairs), len(pairs))


def apart(better: Outcome, worse: Outcome) -> Difference:
    """The same where the single games are not known, as if each had met a chance of its own."""
    error = sqrt(better.error**2 + worse.error**2)
    return Difference(better.mean - worse.mean, error, min(better.playouts, worse.playouts))


def race(tracks: Sequence[Track], budget: Budget, seed: int, watched: Collection[int] = ()) -> None:
    """Play all tracks out until the budget is spent; those far behind stop early, but for the watched ones."""
    alive = list(range(len(tracks)))
    rounds = max(1, ceil(log2(len(tracks))))
    games = _first_games(tracks, budget, seed, 1 / rounds)
    for number in range(1, rounds + 1):
        until = number / rounds
        played = False
        while not played or budget.used < until:
            deals = sum(len(tracks[place].prospects) for place in alive)
            games = games or budget.games(deals, until)
            seed = (seed + STEP) & 0x3FFFFFFF
            for place in alive:
                tracks[place].play(games, seed)
            budget.spend(games * deals)
            played, games = True, 0
        alive = _promising(tracks, alive, watched)
        if len(alive) < 2:
            return


def _first_games(tracks: Sequence[Track], budget: Budget, seed: int, until: float) -> int:
    """Games of every track before anything is known: as many as the first round has time for, by one that is tried.

    The answer is 0 where playouts are counted and not timed.
    """
    begun = budget.used
    tracks[0].prospects[0].scores(1, seed)
    spent = budget.used - begun
    if not spent:
        return 0
    deals = sum(len(track.prospects) for track in tracks)
    return max(1, min(MOST_AT_FIRST, int((until - begun) / (spent * deals))))


def _promising(tracks: Sequence[Track], alive: list[int], watched: Collection[int]) -> list[int]:
    """The better part of those still alive: not more than half, none that is clearly beaten."""
    order = sorted(alive, key=lambda place: -tracks[place].mean)
    leader = tracks[order[0]].scores
    kept = order[: max(FEWEST, (len(order) + 1) // 2)]
    found = kept[:FEWEST]
    for place in kept[FEWEST:]:
        lag = difference(leader, tracks[place].scores)
        if lag.games < ENOUGH or lag.mean <= CLEAR * lag.error:
            found.append(place)
    return sorted({*found, *(place for place in watched if place in alive)})


def outcomes(tracks: Sequence[Track]) -> list[Outcome]:
    """The outcome of each track.

    A track that was given up early has met only part of the chance that the leader has: its mean is told as the
    leader's mean less the difference over the games which both have played. And what a few games show is taken with
    as many grains of salt as they are fewer (drawn towards the mean of all tracks), so that luck does not lead.
    """
    leader = max(tracks, key=lambda track: (len(track.scores), track.mean))
    lags = [difference(leader.scores, track.scores) for track in tracks]
    usual = median([lag.error * sqrt(lag.games) for lag in lags if lag.games > 1] or [0.0])
    found = []
    for track, lag in zip(tracks, lags, strict=True):
        mean, error = track.mean, track.error
        if len(track.scores) < len(leader.scores):
            doubt = max(lag.error, usual / sqrt(len(track.scores)))
            mean, error = leader.mean - lag.mean, sqrt(leader.error**2 + doubt**2)
        found.append(Outcome(mean, deviation_of(track.scores), error, len(track.scores)))
    return _shrunk(found)


def _shrunk(found: list[Outcome]) -> list[Outcome]:
    """The means drawn together, each by the part of its difference that its error explains."""
    if len(found) < FEWEST:
        return found
    middle = fmean(own.mean for own in found)
    varied = fmean((own.mean - middle) ** 2 - own.error**2 for own in found)
    varied = max(varied, fmean((own.mean - middle) ** 2 for own in found) / 10)
    if not varied:
        return found
    trust = [varied / (varied + own.error**2) for own in found]
    return [
        own._replace(mean=middle + part * (own.mean - middle)) for own, part in zip(found, trust, strict=True)
    ]
