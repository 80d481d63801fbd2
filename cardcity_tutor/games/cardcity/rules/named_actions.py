"""Decisions as people write them: ``Build("R", "f4")`` for ``Build(0, (0, 1))``."""

from __future__ import annotations

from typing import Any

from ....core.errors import InputError
from .actions import Action, Architect, Build, Buy, Cloud, Develop
from .names import names_of, read_place
from .state import State
from .tokens import card_of, facing_of


def understood(state: State, action: Action) -> Action:
    """The decision with its card and its cell in the engine's form; ``InputError`` for what is neither."""
    place = getattr(action, "place", None)
    # Every move of every simulated game comes by here: what the engine itself made is let through at once.
    if type(place) is tuple and len(place) == 2 and type(place[0]) is type(place[1]) is int:
        if type(getattr(action, "card", 0)) is type(getattr(action, "facing", 0)) is int:
            return action
    elif not isinstance(action, Build | Buy | Develop | Cloud | Architect) or action == Architect(None):
        return action
    parts: dict[str, Any] = {"place": read_place(place, names_of(state.position()))}
    if isinstance(action, Build | Buy | Develop):
        card: Any = action.card
        parts["card"] = card if type(card) is int else card_of(card, "card", state.game.setting.edition)
    if isinstance(action, Build) and type(action.facing) is not int:
        parts["facing"] = facing_of(parts["card"], str(action.facing))
        if parts["facing"] < 0:
            raise InputError("facing-unknown", facing=str(action.facing), expected="n, e, s, w, 0, 1, 2, 3")
    return action._replace(**parts)
