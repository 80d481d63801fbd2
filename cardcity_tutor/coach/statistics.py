"""What the rows of a simulation say: means with their uncertainty, distributions, pairs, and how often rules bite.

Rows are those of ``coach.simulation``: dictionaries with the columns of ``COLUMNS``, from ``table``, ``read_rows`` or
any reader of CSV or Parquet. All intervals are 95 % confidence intervals, and games are taken as independent, which
rows of the same game are not: compare bots over games, or look at one seat.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from statistics import NormalDist, fmean, quantiles, stdev
from typing import Final, NamedTuple

from .simulation.biting import MOMENTS
from .simulation.gathering import Cell, Row, column_of

Z: Final = NormalDist().inv_cdf(0.975)


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


class Bite(NamedTuple):
    """How often a rule bit at one kind of moment (see ``coach.simulation.biting``)."""

    moment: str
    rule: str
    total: int
    each: Estimate
    """Times per player and game."""
    met: Estimate
    """The share of players' games in which it happened at all."""


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
    if len(values) < 2:
        return Estimate(mean, -math.inf, math.inf, len(values))
    reach = student(len(values) - 1) * stdev(values) / math.sqrt(len(values))
    return Estimate(mean, mean - reach, mean + reach, len(values))


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t: Fisher's expansion, good to 1 % from two degrees of freedom on.

    >>> [round(student(freedom), 2) for freedom in (1, 3, 10, 1000)]
    [12.71, 3.18, 2.23, 1.96]
    """
    if freedom == 1:
        return math.tan(math.pi * 0.475)
    z, n = Z, freedom
    return z + sum(
        (
            (z**3 + z) / (4 * n),
            (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2),
            (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3),
            (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * n**4),
        )
    )


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
    reach = Z * math.sqrt(part * (1 - part) / count + Z**2 / (4 * count**2)) / scale
    return Estimate(part, max(0.0, middle - reach), min(1.0, middle + reach), count)


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
    """For each bot, the share of its games against others that it won; who ties for first place shares the win."""
    hits: dict[str, float] = {}
    counts: dict[str, int] = {}
    for found in grouped(rows, "level", "victory", "variants", "seed").values():
        first = sum(row["place"] == 1 for row in found)
        for row in found:
            name = str(row["bot"])
            hits[name] = hits.get(name, 0.0) + (row["place"] == 1) / max(1, first)
            counts[name] = counts.get(name, 0) + 1
    return {name: share(hits[name], counts[name]) for name in hits}


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


def bites(rows: Sequence[Row], moments: Iterable[str] = MOMENTS) -> list[Bite]:
    """How often each rule bit, by moment, the most frequent first; rules that never did are listed as well."""
    found = []
    for moment in moments:
        of_moment = []
        for rule in MOMENTS[moment]:
            counts = numbers(rows, column_of(moment, rule))
            met = share(sum(count > 0 for count in counts), len(counts))
            each = estimate(counts)
            each = each._replace(low=max(0.0, each.low))  # nothing happens less often than never
            of_moment.append(Bite(moment, rule, int(sum(counts)), each, met))
        found += sorted(of_moment, key=lambda bite: -bite.total)
    return found


def points(rows: Sequence[Row]) -> Mapping[str, Estimate]:
    """What each term of the score brings on average, without those that never bring anything."""
    columns = [name for name in rows[0] if name.startswith("points_")]
    found = {name.removeprefix("points_").replace("_", "-"): numbers(rows, name) for name in columns}
    return {rule: estimate(values) for rule, values in found.items() if any(values)}
