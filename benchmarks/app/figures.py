"""What many numbers have in common, and how they are written."""

from __future__ import annotations

import statistics
from collections.abc import Sequence

MOST_TOLD = 10


def p95(values: Sequence[float]) -> float:
    """The 95th percentile."""
    return statistics.quantiles(values, n=20, method="inclusive")[-1] if len(values) > 1 else values[0]


def seconds(milliseconds: Sequence[float]) -> str:
    """Median, and the least and the most, in seconds."""
    middle = statistics.median(milliseconds) / 1000
    return f"{middle:.2f} ({min(milliseconds) / 1000:.2f}–{max(milliseconds) / 1000:.2f})"


def spread(milliseconds: Sequence[float]) -> tuple[str, str, str]:
    """Median, 95th percentile and worst."""
    return (
        f"{statistics.median(milliseconds):.0f}",
        f"{p95(milliseconds):.0f}",
        f"{max(milliseconds):.0f}",
    )


def slope(times: Sequence[float], values: Sequence[float]) -> float:
    """By how much values grow in one unit of time: the line of least squares."""
    if len(set(times)) < 2:
        return 0.0
    return statistics.linear_regression(times, values).slope


def held(value: float, asked: float) -> str:
    """Whether a figure is what was asked for."""
    return "yes" if value <= asked else "**no**"


def faults(lines: Sequence[str]) -> str:
    """How many there are, and the first of them, each cut short."""
    shown = "".join(f"\n- `{line.strip()[:160]}`" for line in lines[:MOST_TOLD])
    return f"{len(lines)} errors.{shown}"
