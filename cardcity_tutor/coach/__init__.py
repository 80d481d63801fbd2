"""Players made of code, and games between them."""

from .bots import BOTS, Bot, GreedyBot, RandomBot, bot
from .simulation import simulate

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "bot", "simulate"]
