"""Who plays Cloud City: bots and characters, by name."""

from collections.abc import Callable, Mapping
from typing import Final

from .bots import Bot, GreedyBot, RandomBot
from .characters import CHARACTERS
from .strong import StrongBot

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "strong": StrongBot,
    **CHARACTERS,
}

__all__ = ["BOTS", "CHARACTERS", "Bot"]
