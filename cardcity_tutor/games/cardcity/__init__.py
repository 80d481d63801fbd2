"""Card City XL and Card City (2012): the rules, the games, and questions to a position."""

from ...core.ruleset import Ruleset
from . import engine, record
from .actions import Action, Architect, Build, Buy, Choose, Cloud, Develop, Keep, Lot, Offer, Pass
from .game import RULES_VERSION, Game, game
from .inspecting import inspect
from .play import actions, apply, start
from .position import Position
from .reserve import Reserve
from .setting import EDITIONS, LEVELS, VARIANTS, VICTORIES, Setting, setting
from .state import HIDDEN, Phase, State, view
from .ways import Way

RULESET = Ruleset("cardcity", engine, inspect, record, lambda plain: Way.of(plain).game())

__all__ = [
    "EDITIONS",
    "HIDDEN",
    "LEVELS",
    "RULESET",
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
