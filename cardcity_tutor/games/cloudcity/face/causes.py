"""The coach's causes in sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ..coach.causes import Cause
from ..coach.causes import causes as causes_of
from ..rules.actions import Action, Build, Place
from ..rules.state import State
from .plan import Plan
from .words import bridge_word, level_word, listed, place_word, word


def causes(state: State, action: Action, lang: str) -> Sequence[str]:
    """What speaks for and against a decision, the weightiest first."""
    plan = Plan.of(state.seat.city, rectangle=state.way.rectangle)
    drawn = plan
    if isinstance(action, Place):
        after = state.seat.city.with_tile(action.tile, action.cell, action.rotation)
        drawn = Plan(after, plan.rectangle, plan.origin)
    elif isinstance(action, Build):
        drawn = Plan(state.seat.city.with_bridge(action.bridge), plan.rectangle, plan.origin)
    return [_sentence(lang, plan, drawn, cause) for cause in causes_of(state, action)]


def _sentence(lang: str, plan: Plan, drawn: Plan, cause: Cause) -> str:
    params = {
        name: _WORDS[name](lang, plan, drawn, value) if name in _WORDS else value
        for name, value in cause.params.items()
    }
    return word(lang, f"cause-{cause.kind}", **params)


def _square(lang: str, plan: Plan, _: Plan, square: Any) -> str:  # noqa: ANN401
    """A square by its name, or as one of the new tile."""
    return plan.name(square) if square in plan.city.squares else word(lang, "new-tile")


def _bridges(lang: str, plan: Plan, _: Plan, bridges: Any) -> str:  # noqa: ANN401
    named = [
        bridge_word(lang, plan, bridge)
        for bridge in bridges
        if bridge.start in plan.city.squares and bridge.end in plan.city.squares
    ]
    return listed(lang, named) or "–"


_WORDS: Final[dict[str, Callable[[str, Plan, Plan, Any], object]]] = {
    "level": lambda lang, _plan, _drawn, level: level_word(lang, level),
    "square": _square,
    "squares": lambda lang, plan, _drawn, squares: listed(lang, [plan.name(square) for square in squares]),
    "cell": lambda lang, _plan, drawn, cell: place_word(lang, drawn, cell),
    "bridges": _bridges,
}
