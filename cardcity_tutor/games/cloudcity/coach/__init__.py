"""Who plays Cloud City: bots, by name."""

from collections.abc import Callable, Mapping
from typing import Final

from .bots import Bot, GreedyBot, RandomBot

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": GreedyBot}

__all__ = ["BOTS", "Bot"]
