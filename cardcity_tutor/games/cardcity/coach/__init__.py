"""Players made of code, and what they can tell a person.

``bots`` decide, ``advice`` ranks decisions and says why, ``lab`` weighs divisions. What ``teach`` knows is offered here
too. The names are imported when they are first used: a simulation needs no puzzles.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..teach.malrules import diagnose, discriminating_position
    from ..teach.puzzles import daily, generate
    from .advice import advise, hints, review
    from .bots import BOTS, PERSONAS, Bot, GreedyBot, Persona, RandomBot, StrongBot, bot, bot_names, register
    from .lab import laboratory

__all__ = [
    "BOTS",
    "PERSONAS",
    "Bot",
    "GreedyBot",
    "Persona",
    "RandomBot",
    "StrongBot",
    "advise",
    "bot",
    "bot_names",
    "daily",
    "diagnose",
    "discriminating_position",
    "generate",
    "hints",
    "laboratory",
    "register",
    "review",
]

_HOMES = {
    "coach.advice": ("advise", "hints", "review"),
    "coach.bots": (
        "BOTS", "PERSONAS", "Bot", "GreedyBot", "Persona", "RandomBot", "StrongBot", "bot", "bot_names", "register",
    ),
    "coach.lab": ("laboratory",),
    "teach.malrules": ("diagnose", "discriminating_position"),
    "teach.puzzles": ("daily", "generate"),
}  # fmt: skip
_HOME = {name: module for module, names in _HOMES.items() for name in names}


def __getattr__(name: str) -> Any:  # noqa: ANN401 (whatever the name stands for)
    """Import a public name when it is first used."""
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"..{_HOME[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The public names, imported or not, for whoever presses Tab."""
    return sorted({*__all__, "__all__", "__doc__", "__file__", "__name__", "__path__"})
