"""What speaks against a place or a bridge, in words, with the things at fault and what would help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....core.scene import Objection
from ..rules.bridges import culprits
from ..rules.city import Cell, Square, distance, in_line, meet
from ..rules.play import RULES
from .plan import Plan
from .words import level_word, place_word, rule_title, squares_word, word

MENDED: Final = {"over-same", "through-taller", "gap", "cross-same", "stock", "two-per-building"}
"""Reasons that a change elsewhere would take away."""


def against_place(lang: str, plan: Plan, cell: Cell, reasons: Sequence[str]) -> list[Objection]:
    """The reasons against a place for a tile."""
    place = place_word(lang, plan, cell)
    return [
        Objection(
            rule=RULES[reason],
            title=rule_title(lang, RULES[reason]),
            text=word(lang, f"why-{reason}", place=place, map=str(plan.rectangle).lower()),
            spots=[plan.spot(cell)],
        )
        for reason in reasons
    ]


def against_bridge(
    lang: str, plan: Plan, one: Square, other: Square, reasons: Sequence[str]
) -> list[Objection]:
    """The reasons against a bridge between two squares."""
    return [_objection(lang, plan, one, other, reason) for reason in reasons]


def _objection(lang: str, plan: Plan, one: Square, other: Square, reason: str) -> Objection:
    found = culprits(plan.city, one, other, reason)
    level = plan.city.building(one) or plan.city.building(other)
    far = distance(one, other) if in_line(one, other) else 0
    text = word(
        lang,
        f"why-{reason}",
        one=plan.name(one),
        other=plan.name(other),
        squares=squares_word(lang, plan, found),
        count=len(found),
        distance=far,
        level=level_word(lang, level) if level else "",
        bridges=", ".join(_crossed(plan, one, other)) if reason == "cross-same" else "",
    )
    return Objection(
        rule=RULES[reason],
        title=rule_title(lang, RULES[reason]),
        text=text,
        spots=_spots(plan, one, other, reason, found),
    )


def _crossed(plan: Plan, one: Square, other: Square) -> list[str]:
    """The standing bridges of the level that a bridge would cross, by name."""
    bridge = plan.bridge(one, other)
    return sorted(
        plan.bridge_name(standing)
        for standing in plan.city.bridges
        if standing != bridge and standing.level == bridge.level and meet(standing, bridge)
    )


def _spots(plan: Plan, one: Square, other: Square, reason: str, found: Sequence[Square]) -> list[str]:
    """The items at fault: buildings, bridges, places without a tile, a counter of the stock."""
    if reason == "cross-same":
        return _crossed(plan, one, other)
    if reason == "twice":
        return [plan.bridge_name(plan.bridge(one, other))]
    if reason == "stock":
        return [f"stock.{plan.bridge(one, other).level}{distance(one, other)}"]
    if reason == "gap":
        return sorted({plan.spot((row // 2, column // 2)) for row, column in found})
    return [plan.name(square) for square in found]


def remedy(lang: str, plan: Plan, one: Square, other: Square, reasons: Sequence[str]) -> str | None:
    """The smallest change that would make a bridge legal, where a single reason is against it."""
    if len(reasons) != 1 or reasons[0] not in MENDED:
        return None
    [reason] = reasons
    found = culprits(plan.city, one, other, reason)
    return word(
        lang,
        f"remedy-{reason}",
        squares=squares_word(lang, plan, found),
        count=len(found),
        bridges=", ".join(_crossed(plan, one, other)) if reason == "cross-same" else "",
    )
