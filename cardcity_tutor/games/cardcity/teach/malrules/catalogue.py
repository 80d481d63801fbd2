"""All mal-rules, those that people follow most often first; the order settles ties of a diagnosis."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from .....core.errors import InputError
from .duties import DUTIES
from .growth import GROWTH
from .halves import HALVES
from .limits import LIMITS
from .money import MONEY
from .mutant_engine import MalRule
from .neighbours import NEIGHBOURS
from .points import POINTS
from .smoke import SMOKE

MAL_RULES: Final = MappingProxyType(
    {
        entry.id: entry
        for group in (NEIGHBOURS, LIMITS, DUTIES, GROWTH, MONEY, SMOKE, POINTS, HALVES)
        for entry in group
    }
)
"""The mal-rules by id."""


def mal_rule(name: str) -> MalRule:
    """A mal-rule by its id."""
    if name not in MAL_RULES:
        raise InputError("option-unknown", field="mal-rule", value=str(name), expected=", ".join(MAL_RULES))
    return MAL_RULES[name]


def mal_rules(level: str, edition: str = "xl", lesson: int | None = None) -> tuple[MalRule, ...]:
    """Those that make sense on a level of an edition, or in one lesson of it."""
    return tuple(
        entry
        for entry in MAL_RULES.values()
        if entry.plays(edition, level) and (lesson is None or lesson in entry.lessons)
    )
