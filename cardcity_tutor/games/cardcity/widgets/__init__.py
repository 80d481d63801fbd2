"""Widgets for notebooks and for the app: cities to click, lots, whole games, lessons, the rules.

The names here are imported when they are first used: a board needs no course, a lesson no tree of developments.
"""

import re
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .city_board import CityBoard
    from .course_view import CourseView
    from .development_tree import DevelopmentTree
    from .game_replay import GameReplay
    from .game_table import GameTable
    from .hand_view import HandView
    from .lesson_player import LessonPlayer
    from .lots_view import LotsView
    from .options_panel import OptionsPanel
    from .rules_explorer import RulesExplorer
    from .score_sheet import ScoreSheet
    from .stage import Stage

__all__ = [
    "CityBoard",
    "CourseView",
    "DevelopmentTree",
    "GameReplay",
    "GameTable",
    "HandView",
    "LessonPlayer",
    "LotsView",
    "OptionsPanel",
    "RulesExplorer",
    "ScoreSheet",
    "Stage",
]


def __getattr__(name: str) -> Any:  # noqa: ANN401 (a widget)
    """Import a widget when it is first used."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()  # CityBoard lives in city_board
    value = getattr(import_module(f".{home}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The public names, imported or not, for whoever presses Tab."""
    return sorted({*__all__, "__all__", "__doc__", "__file__", "__name__", "__path__"})
