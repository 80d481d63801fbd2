"""Puzzles: positions with a goal, made by machine and judged by the engine.

``generate`` makes one of a theme, level and difficulty, ``daily`` the one of a date. ``Puzzle.grade`` carries an answer
out by the rules and says what it is worth; the answers listed in a puzzle are for teachers and grade nothing.
"""

from .answers import Answer, Ask, Line, decided, written
from .daily import daily
from .facts import DIFFICULTIES, Facts
from .generator import generate
from .goals import OUT, Goal
from .puzzle import Grade, Puzzle
from .setup import Setup
from .themes import THEMES, Theme

__all__ = [
    "DIFFICULTIES",
    "OUT",
    "THEMES",
    "Answer",
    "Ask",
    "Facts",
    "Goal",
    "Grade",
    "Line",
    "Puzzle",
    "Setup",
    "Theme",
    "daily",
    "decided",
    "generate",
    "written",
]
