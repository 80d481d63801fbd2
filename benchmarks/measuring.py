"""Rates of several peers, measured in turns so that a busy moment of the machine meets them all."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

Work = Callable[[int], int]
"""Does so many rounds and says how many units of work they were."""


class Rate(NamedTuple):
    """Units per second: the median of all turns, and the best."""

    median: float
    best: float


def rates(peers: Mapping[str, tuple[Work, int]], turns: int = 9) -> dict[str, Rate]:
    """Let each peer do its rounds, in turns; each has had one unmeasured turn before."""
    found: dict[str, list[float]] = {name: [] for name in peers}
    for work, _ in peers.values():
        work(1)
    for _ in range(turns):
        for name, (work, rounds) in peers.items():
            begun = time.perf_counter()
            units = work(rounds)
            found[name].append(units / (time.perf_counter() - begun))
    return {name: Rate(statistics.median(values), max(values)) for name, values in found.items()}


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A Markdown table."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in lines)


def written(rate: float) -> str:
    """A rate with three figures that mean something."""
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.3g}"
