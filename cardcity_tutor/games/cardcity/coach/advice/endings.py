"""The last turn solved: with no card left to draw, the best final score can be searched out instead of played out."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from ...rules.play import apply
from ...rules.rollouts import OUT
from ...rules.state import State
from ..bots.racing import Budget

NODES: Final = 2000
"""Moments of the last turn that a search may look into; beyond, the game is played out instead."""
SHARE: Final = 0.5
"""The part of the budget that may be spent on it."""


class Endings:
    """The best final score of one player's last turn, from any moment of it; see ``alone``."""

    def __init__(self, budget: Budget, nodes: int = NODES) -> None:
        self._budget = budget
        self._left = nodes
        self._known: dict[Hashable, float] = {}

    def best(self, state: State) -> float | None:
        """What the player ends with who decides best from here on; nothing where the search would be too long."""
        if state.over:
            score = state.results[0].score
            return float(OUT) if score is None else float(score)
        key = _moment(state)
        if key in self._known:
            return self._known[key]
        found: list[float] = []
        for action in state.actions:
            if self._left <= 0 or self._budget.used > SHARE:
                return None
            self._left -= 1
            score = self.best(apply(state, action)[0])
            if score is None:
                return None
            found.append(score)
        self._known[key] = max(found)
        return self._known[key]


def put_out(state: State, scores: Sequence[float]) -> bool:
    """Whether pollution puts the city out at each of these ends: only where happiness counts, and nobody has less then."""
    return state.game.victory == "happiness" and max(scores) == OUT


def hopeless(state: State) -> bool:
    """Whether the cards still to build can be built in far too many ways to try them all."""
    ways: int = len(state.actions) ** max(1, state.target)
    return ways > 4 * NODES


def _moment(state: State) -> Hashable:
    return state.seats, state.reserve, state.phase, state.target, state.bought, state.buying
