"""Cité: buildings of several cells in quarters that meet at one point, and resources to trade."""

from typing import Any

from ...core.book import Book
from ...core.face import Face
from ...core.positions import Positions
from ...core.ruleset import Ruleset
from ...core.sheet import Sheet
from .coach import BOTS
from .options import FIELDS, read_options, write_options
from .rules import engine, record
from .rules.inspection import inspect


def _book() -> Book:
    from .book import load_book

    return load_book()


def _face() -> Face:
    from .face.face import CiteFace

    return CiteFace()


def _teach() -> Any:  # noqa: ANN401 (a ``course.teach.Teach``)
    from .teach.lesson_files import TEACH

    return TEACH


def _daily_puzzle(day: str) -> dict[str, Any]:
    from .teach.puzzles import daily

    return daily(day).plain


def _positions() -> Positions:
    from .positions import POSITIONS

    return POSITIONS


def _sheet() -> Sheet:
    from .sheet import SHEET

    return SHEET


RULESET = Ruleset(
    "cite",
    engine,
    inspect,
    record,
    read_options,
    BOTS,
    ("level", "options", "gifts", "handicaps", "cards"),
    FIELDS,
    write_options,
    daily_puzzle=_daily_puzzle,
    load_face=_face,
    load_book=_book,
    load_teach=_teach,
    load_positions=_positions,
    load_sheet=_sheet,
)

__all__ = ["RULESET"]
