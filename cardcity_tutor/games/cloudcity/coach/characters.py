"""Characters: bots with settings of their own. Their names and sentences are messages, ``persona-cloudcity-<id>``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final

from ..rules.actions import Action
from ..rules.state import State
from .bots import Bot, GreedyBot, RandomBot
from .strong import StrongBot


class DreamerBot:
    """Plays like the strong bot, but now and then lays a tile or draws as chance has it."""

    def __init__(self, whims: float = 0.25) -> None:
        self.whims = whims
        self._strong = StrongBot(samples=0)

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:
        """A good decision, or any."""
        if view.phase == "place" and chance.random() < self.whims:
            return RandomBot().choose(view, chance)
        return self._strong.choose(view, chance, seconds)


CHARACTERS: Final[Mapping[str, Callable[[], Bot]]] = {
    "cloud-gazer": DreamerBot,
    "hasty-builder": GreedyBot,
    "careful-surveyor": partial(StrongBot, 0.3, 0),
    "bridge-master": partial(StrongBot, samples=6),
}
"""Roughly from the weakest to the strongest."""
