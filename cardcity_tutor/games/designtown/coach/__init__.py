"""Who plays Design Town: bots, by name."""

from collections.abc import Callable, Mapping
from typing import Final

from .bots import Bot, CoachBot, RandomBot, TimidBot

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "timid": TimidBot,
    "coach": CoachBot,
    "deep": lambda: CoachBot(deep=True),
}

__all__ = ["BOTS", "Bot"]
