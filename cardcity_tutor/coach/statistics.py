"""What the rows of a simulation say: means with their uncertainty, distributions and pairs.

Rows are those of ``coach.simulation``: dictionaries with the columns of the game's table, from ``table``, ``read_rows`` or
any reader of CSV or Parquet. All intervals are 95 % confidence intervals, and games are taken as independent, which
rows of the same game are not: compare bots over games, or look at one seat.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from statistics import fmean, quantiles, stdev
from typing import NamedTuple

from ..core.table import Cell, Row
from .intervals import Z, reach


class Estimate(NamedTuple):
    """A mean or a share, and the interval that holds the true one in 95 of 100 such samples."""

    mean: float
    low: float
    high: float
    size: int


class Summary(NamedTuple):
    """A distribution in a few numbers: the ends, the quartiles, and the mean."""

    least: float
    lower: float
    median: float
    upper: float
    most: float
    mean: Estimate


class Bin(NamedTuple):
    """How many values lie from ``low`` up to, but not at, ``high``."""

    low: float
    high: float
    size: int


def numbers(rows: Iterable[Row], column: str = "score") -> list[float]:
    """The numbers of a column; rows without one (a player who is out has no score) are left out."""
    found = []
    for row in rows:
        cell = row[column]
        if isinstance(cell, str):
            raise TypeError(f"{column} holds text")
        if cell is not None:
            found.append(float(cell))
    return found


def grouped(rows: Iterable[Row], *columns: str) -> dict[tuple[Cell, ...], list[Row]]:
    """The rows by what they have in these columns, in the order in which that appears.

    >>> rows = [{"level": "normal", "seat": 0}, {"level": "normal", "seat": 1}]
    >>> [(key, len(found)) for key, found in grouped(rows, "level").items()]
    [(('normal',), 2)]
    """
    groups: dict[tuple[Cell, ...], list[Row]] = {}
    for row in rows:
        groups.setdefault(tuple(row[column] for column in columns), []).append(row)
    return groups


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of a sample and its interval by Student's t; one value alone tells nothing of its spread.

    >>> found = estimate([1, 2, 3, 4])
    >>> round(found.low, 1), found.mean, round(found.high, 1)
    (0.4, 2.5, 4.6)
    """
    mean = fmean(values)
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    half = reach(error, len(values))
    return Estimate(mean, mean - half, mean + half, len(values))


def share(hits: float, count: int) -> Estimate:
    """A share with Wilson's interval, which is honest at 0 and 100 % too; a draw may be half a hit.

    >>> [round(value, 2) for value in share(0, 10)[:3]]
    [0.0, 0.0, 0.28]
    """
    if not count:
        raise ValueError("a share of nothing")
    part = hits / count
    scale = 1 + Z**2 / count
    middle = (part + Z**2 / (2 * count)) / scale
    half = Z * math.sqrt(part * (1 - part) / count + Z**2 / (4 * count**2)) / scale
    return Estimate(part, max(0.0, middle - half), min(1.0, middle + half), count)


def summary(values: Sequence[float]) -> Summary:
    """Ends, quartiles and mean of a sample."""
    if len(values) == 1:
        lower = median = upper = float(values[0])
    else:
        lower, median, upper = quantiles(values, n=4, method="inclusive")
    return Summary(min(values), lower, median, upper, max(values), estimate(values))


def histogram(values: Sequence[float], width: float = 5) -> list[Bin]:
    """The values counted in bins of one width whose bounds are multiples of it; empty ones between are listed.

    >>> [found.size for found in histogram([-1, 0, 4, 11])]
    [1, 2, 0, 1]
    """
    places = [math.floor(value / width) for value in values]
    return [
        Bin(place * width, (place + 1) * width, places.count(place))
        for place in range(min(places), max(places) + 1)
    ]


def wins(rows: Iterable[Row]) -> dict[str, Estimate]:
    """For each bot, the share of its games against others that it won; who ties for first place shares the win.

    Rows are those of whole games, in order; solo games are left out.
    """
    hits: dict[str, float] = {}
    counts: dict[str, int] = {}
    for found in _games(rows):
        first = sum(row["place"] == 1 for row in found)
        for row in found:
            name = str(row["bot"])
            hits[name] = hits.get(name, 0.0) + (row["place"] == 1) / max(1, first)
            counts[name] = counts.get(name, 0) + 1
    return {name: share(hits[name], counts[name]) for name in hits}


def _games(rows: Iterable[Row]) -> Iterator[list[Row]]:
    """The rows game by game, without solo games; several series may hold games of the same seeds."""
    kept = list(rows)
    told = takewhile(
        lambda name: name != "seat", kept[0] if kept else ()
    )  # how a game was played stands before its seats
    for found in grouped(kept, *(name for name in told if name != "game")).values():
        players = int(found[0]["players"] or 1)
        for begin in range(0, len(found), players) if players > 1 else ():
            seated = found[begin : begin + players]
            if [row["seat"] for row in seated] != [*range(players)]:
                raise ValueError("not the rows of whole games")
            yield seated


def differences(rows: Iterable[Row], others: Iterable[Row], column: str = "score") -> list[float]:
    """What ``rows`` have more than ``others``, pair by pair: same seed and seat, so the same cards in the pile.

    Both must hold the same games. Pairs in which somebody has no value are left out.
    """
    first = {(row["seed"], row["seat"]): row[column] for row in rows}
    second = {(row["seed"], row["seat"]): row[column] for row in others}
    if first.keys() != second.keys():
        raise ValueError("not the same games")
    return [
        float(mine) - float(theirs)
        for key, mine in first.items()
        if (theirs := second[key]) is not None and mine is not None
    ]
