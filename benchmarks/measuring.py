"""Rates of several peers, measured in turns so that a busy moment of the machine meets them all."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

Work = Callable[[int], int]
"""Does so many rounds and says how many units of work they were."""


class Rate(NamedTuple):
    """Units per second, turn by turn."""

    turns: tuple[float, ...]

    @property
    def median(self) -> float:
        """The middle of all turns."""
        return statistics.median(self.turns)

    @property
    def best(self) -> float:
        """The fastest turn: the least disturbed one."""
        return max(self.turns)

    def against(self, other: Rate) -> float:
        """How many times as fast as another peer: the median over the turns, each compared with its neighbour."""
        return statistics.median(mine / theirs for mine, theirs in zip(self.turns, other.turns, strict=True))


def rates(peers: Mapping[str, tuple[Work, int]], turns: int = 15) -> dict[str, Rate]:
    """Let each peer do its rounds, in turns; each has had one unmeasured turn before."""
    found: dict[str, list[float]] = {name: [] for name in peers}
    for work, _ in peers.values():
        work(1)
    for _ in range(turns):
        for name, (work, rounds) in peers.items():
            begun = time.perf_counter()
            units = work(rounds)
            found[name].append(units / (time.perf_counter() - begun))
    return {name: Rate(tuple(values)) for name, values in found.items()}


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A Markdown table."""
    lines = [head, tuple("---" for _ in head), *rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in lines)


def written(rate: float) -> str:
    """A rate with three figures that mean something."""
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.3g}"
