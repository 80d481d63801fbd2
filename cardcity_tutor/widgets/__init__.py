"""Widgets for notebooks and for the app: a city to click, hands, lots, trees of development and score sheets."""

from .city_board import CityBoard
from .development_tree import DevelopmentTree
from .hand_view import HandView
from .lots_view import LotsView
from .score_sheet import ScoreSheet

__all__ = ["CityBoard", "DevelopmentTree", "HandView", "LotsView", "ScoreSheet"]
