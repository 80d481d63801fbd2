"""Bots: one small protocol, a random player, a greedy one and a strong one, and characters made of them."""

from .greedy import GreedyBot
from .personas import PERSONAS, Persona
from .protocol import Bot
from .random import RandomBot
from .registry import BOTS, bot, bot_names, has_bot, register
from .strong import StrongBot

__all__ = [
    "BOTS", "PERSONAS", "Bot", "GreedyBot", "Persona", "RandomBot", "StrongBot", "bot", "bot_names", "has_bot",
    "register",
]  # fmt: skip
