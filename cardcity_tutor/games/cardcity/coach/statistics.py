"""What the rows of a simulation say of the rules: how often each bites, and what each term of the score brings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ....coach.statistics import Estimate, estimate, numbers, share
from ....core.table import Row
from .rule_counts import MOMENTS
from .tables import column_of


class Bite(NamedTuple):
    """How often a rule bit at one kind of moment (counted while a game is played)."""

    moment: str
    rule: str
    total: int
    each: Estimate
    """Times per player and game."""
    met: Estimate
    """The share of players' games in which it happened at all."""


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
