"""Widgets for notebooks and for the app: cities to click, lots, whole games, lessons, the rules.

The names here are imported when they are first used: a board needs no course, a lesson no tree of developments.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .city_board import CityBoard
    from .course_view import CourseView
    from .development_tree import DevelopmentTree
    from .game_table import GameTable
    from .hand_view import HandView
    from .lesson_player import LessonPlayer
    from .lots_view import LotsView
    from .rules_explorer import RulesExplorer
    from .score_sheet import ScoreSheet

__all__ = [
    "CityBoard",
    "CourseView",
    "DevelopmentTree",
    "GameTable",
    "HandView",
    "LessonPlayer",
    "LotsView",
    "RulesExplorer",
    "ScoreSheet",
]

_HOMES = {
    "CityBoard": "city_board",
    "CourseView": "course_view",
    "DevelopmentTree": "development_tree",
    "GameTable": "game_table",
    "HandView": "hand_view",
    "LessonPlayer": "lesson_player",
    "LotsView": "lots_view",
    "RulesExplorer": "rules_explorer",
    "ScoreSheet": "score_sheet",
}


def __getattr__(name: str) -> Any:  # noqa: ANN401 (a widget)
    """Import a widget when it is first used."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f".{_HOMES[name]}", __name__), name)
    globals()[name] = value
    return value
