"""Numbers with their uncertainty: samples taken with the same chance, so that differences are known best."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

Series = tuple[float, ...]
"""One value for each deal of chance; two series of one laboratory belong together, deal by deal."""


class Figure(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


NOTHING = Figure(0.0, 0.0)


def figure(series: Series) -> Figure:
    """The mean of a series, and how far it is known.

    >>> figure((1.0, 2.0, 3.0, 2.0)).mean
    2.0
    """
    return Figure(fmean(series), stdev(series) / sqrt(len(series)))


def added(*parts: tuple[float, Series]) -> Series:
    """The weighted sum of series, deal by deal.

    >>> added((1.0, (5.0, 7.0)), (-0.5, (2.0, 4.0)))
    (4.0, 5.0)
    """
    weights = [weight for weight, _ in parts]
    return tuple(
        sum(weight * value for weight, value in zip(weights, values, strict=True))
        for values in zip(*(series for _, series in parts), strict=True)
    )


def less(first: Series, second: Series) -> Series:
    """The difference of two series, deal by deal."""
    return added((1.0, first), (-1.0, second))
