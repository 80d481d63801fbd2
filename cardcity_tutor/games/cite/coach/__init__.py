"""Who plays Cité: bots, by name."""

from collections.abc import Callable, Mapping
from typing import Final

from .bots import Bot, GreedyBot, RandomBot, StrongBot

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {"random": RandomBot, "greedy": GreedyBot, "strong": StrongBot}

__all__ = ["BOTS", "Bot"]
