"""Card City XL and Card City (2012): the rules, the games, and questions to a position."""

from .actions import Action, Architect, Build, Buy, Choose, Cloud, Develop, Keep, Lot, Offer, Pass
from .game import RULES_VERSION, Game, game
from .inspecting import inspect
from .play import actions, apply, start
from .position import Position, Reserve
from .setting import EDITIONS, LEVELS, VARIANTS, VICTORIES, Setting, setting
from .state import HIDDEN, Phase, State, view

__all__ = [
    "EDITIONS",
    "HIDDEN",
    "LEVELS",
    "RULES_VERSION",
    "VARIANTS",
    "VICTORIES",
    "Action",
    "Architect",
    "Build",
    "Buy",
    "Choose",
    "Cloud",
    "Develop",
    "Game",
    "Keep",
    "Lot",
    "Offer",
    "Pass",
    "Phase",
    "Position",
    "Reserve",
    "Setting",
    "State",
    "actions",
    "apply",
    "game",
    "inspect",
    "setting",
    "start",
    "view",
]
