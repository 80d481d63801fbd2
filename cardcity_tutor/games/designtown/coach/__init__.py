"""Who plays Design Town: bots and characters, by name."""

from collections.abc import Callable, Mapping
from typing import Final

from .bots import Bot, CoachBot, RandomBot, TimidBot
from .characters import CHARACTERS, GreedyBot
from .strong import StrongBot

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "timid": TimidBot,
    "greedy": GreedyBot,
    "coach": CoachBot,
    "deep": lambda: CoachBot(deep=True),
    "strong": StrongBot,
    **CHARACTERS,
}

__all__ = ["BOTS", "CHARACTERS", "Bot"]
