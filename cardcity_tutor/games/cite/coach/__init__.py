"""Who plays Cité: bots, by name."""

from collections.abc import Callable, Mapping
from typing import Final

from .bots import Bot, RandomBot

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {"random": RandomBot}

__all__ = ["BOTS", "Bot"]
