"""Bots: they see the map, all stocks and deposits, and their own cards."""

from __future__ import annotations

from random import Random
from typing import Protocol

from ..rules.actions import Action
from ..rules.moves import actions
from ..rules.state import State


class Bot(Protocol):
    """Decides for one player from what this player sees."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:
        """One of the actions of the view."""


class RandomBot:
    """Decides at random, every decision equally likely."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:  # noqa: ARG002
        """Any decision."""
        options = actions(view)
        return options[int(chance.random() * len(options))]
