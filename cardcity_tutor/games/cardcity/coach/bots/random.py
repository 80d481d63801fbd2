"""The random bot: the yardstick that every other one must beat."""

from __future__ import annotations

from random import Random

from ...rules.actions import Action
from ...rules.state import State


class RandomBot:
    """Decides at random, every decision equally likely."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:  # noqa: ARG002
        """Any decision."""
        return view.actions[int(chance.random() * len(view.actions))]
