"""From a decision back to the gesture of the menu that stands for it, and to what the rules say of it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..core.errors import TutorError
from ..core.face import Face
from ..core.game import Action
from ..core.scene import Choice, Gesture, Menu, Target


def gesture_of(
    face: Face,
    view: Any,  # noqa: ANN401 (each game has its own)
    menu: Menu,
    action: Action,
) -> tuple[Choice | None, Gesture | None]:
    """The choice of the menu that leads to a decision, legal or not, and the gesture; none, if no choice does."""
    for choice in menu["choices"]:
        for gesture in _gestures(choice):
            try:
                found = face.action(view, gesture)
            except TutorError:
                continue
            if found == action:
                return choice, gesture
    return None, None


def target_of(choice: Choice, gesture: Gesture) -> Target | None:
    """The target of a choice that a gesture points at."""
    return next(
        (
            target
            for target in choice["targets"]
            if target["spot"] == gesture.get("spot") and target.get("turn") == gesture.get("turn")
        ),
        None,
    )


def _gestures(choice: Choice) -> Iterator[Gesture]:
    if not choice["targets"]:
        yield {"choice": choice["id"]}
    for target in choice["targets"]:
        gesture: Gesture = {"choice": choice["id"], "spot": target["spot"]}
        if "turn" in target:
            gesture["turn"] = target["turn"]
        yield gesture
