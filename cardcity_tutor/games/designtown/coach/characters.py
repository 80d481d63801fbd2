"""Characters: bots with settings of their own. Their names and sentences are messages, ``persona-designtown-<id>``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from typing import Final

from ..rules.actions import Action, Play
from ..rules.state import State
from .bots import Bot, CoachBot, RandomBot, TimidBot
from .plans import CARDS, POINTS, Worths
from .strong import StrongBot


class GreedyBot:
    """Goes on as long as the next card itself is no bust, and buys the dearest thing it can pay."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:
        """Play on if the known top card is harmless, else as the timid bot."""
        position = view.position
        if view.phase == "play" and position.deck.known:
            after = position.sums.play(position.deck.known[0], view.way)
            if not after.bust:
                return Play()
        return TimidBot().choose(view, chance, seconds)


class DreamerBot:
    """Plays like the coach, but now and then as chance has it."""

    def __init__(self, whims: float = 0.15) -> None:
        self.whims = whims
        self._coach = CoachBot()

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:
        """A good decision, or any."""
        if chance.random() < self.whims:
            return RandomBot().choose(view, chance)
        return self._coach.choose(view, chance, seconds)


def _collector(worths: Worths) -> Bot:
    return StrongBot(worths, playouts=0)


CHARACTERS: Final[Mapping[str, Callable[[], Bot]]] = {
    "daydreaming-mayor": DreamerBot,
    "church-builder": partial(_collector, POINTS),
    "store-collector": partial(_collector, CARDS),
    "odds-counter": StrongBot,
}
"""Roughly from the weakest to the strongest."""
