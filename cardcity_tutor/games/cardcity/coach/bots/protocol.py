"""What a bot is: anything that can decide for one player from what this player sees."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from ...rules.actions import Action
from ...rules.state import State


class Bot(Protocol):
    """Decides for one player. Anything with this method can play."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:
        """One of ``view.actions``.

        ``view`` is the state as the player sees it: face-down cards and the pile are hidden. Use ``chance`` for all
        randomness. ``seconds`` is the time there is to think; without it (as in records) the same view and chance
        must give the same decision, so the clock may not matter then.
        """


Factory = Callable[[], Bot]
"""Makes a bot; a class without parameters is one."""
