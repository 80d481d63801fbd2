"""The exercises of the course: kinds by name, made from plain parameters, graded by the engine."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from .....core.errors import InputError
from ...rules.position import Position
from ..way import Way
from .asking import COUNTS, Asked, Count, Income, Mark, Score
from .base import RIGHT, Data, Exercise, Form, Graded, place_named, sheet_lines
from .deciding import BuildTo, Order
from .dividing import Choose, Divide
from .facts import Fact
from .placing import Place, Predict
from .reasoning import Error, SheetLine, Why

__all__ = [
    "KINDS", "RIGHT", "Asked", "BuildTo", "Choose", "Count", "Data", "Divide", "Error", "Exercise", "Fact", "Form", "Graded",
    "Income", "Mark", "Order", "Place", "Predict", "Score", "SheetLine", "Why",
    "exercise", "known_fields", "place_named", "sheet_lines",
]  # fmt: skip

KINDS: Final = MappingProxyType(
    {
        kind.kind: kind
        for kind in (Place, Mark, Count, Predict, Order, Income, Score, Why, Error, Divide, BuildTo)
    }
)
"""All kinds by name."""


def exercise(way: Way, position: Position, data: Data) -> Exercise:
    """The exercise that these parameters describe.

    >>> way = Way()
    >>> asked = exercise(way, way.position("M R / . C"), {"kind": "count", "what": "limit"})
    >>> asked.solution(), bool(asked.grade(5)), asked.grade(4).outcome
    (5, True, 'too-little')
    """
    kind = str(data.get("kind", ""))
    if kind not in KINDS:
        raise InputError("option-unknown", field="kind", value=kind[:60], expected=", ".join(KINDS))
    if kind == "count" and data.get("what") not in COUNTS:
        if not data.get("what"):
            raise InputError("exercise-needs", field="what")
        return Fact.make(way, position, data)
    return KINDS[kind].make(way, position, data)


def known_fields(kind: str) -> tuple[str, ...]:
    """The parameters of a kind of exercise."""
    more = Fact.fields if kind == "count" else ()
    return tuple(dict.fromkeys((*KINDS[kind].fields, *more)))
