"""The engine as the house calls it: functions from one state to the next."""

from __future__ import annotations

from random import Random

from ....core.chance import Chance
from ....core.game import Result
from . import unseen
from .game import RULES_VERSION
from .play import actions, apply, start
from .state import State, view

__all__ = ["RULES_VERSION", "actions", "apply", "clock", "imagined", "results", "start", "view"]


def results(state: State) -> tuple[Result, ...]:
    """How a game that is over ended, by player."""
    return state.results


def clock(state: State) -> tuple[int, int | None]:
    """The turn, and of how many."""
    return state.turn, state.game.turns


def imagined(view: State, chance: Chance) -> State:
    """A whole state that fits a view: what it hides is dealt anew."""
    return unseen.imagined(view, unseen.unseen(view), Random(chance.state))
