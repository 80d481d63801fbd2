"""Cloud City: tiles with two towers each, three heights, and bridges between towers of one height."""

from typing import Any

from ...core.book import Book
from ...core.face import Face
from ...core.form import Form
from ...core.positions import Positions
from ...core.ruleset import Ruleset
from ...core.sheet import Sheet
from ...core.table import TableKind
from .coach import BOTS
from .options import CHOICES, read_options, write_options
from .rules import engine, record
from .rules.inspection import inspect


def _book() -> Book:
    from .book import load_book

    return load_book()


def _face() -> Face:
    from .face.face import CloudCityFace

    return CloudCityFace()


def _table() -> TableKind:
    from .coach.tables import TABLE

    return TABLE


def _form() -> Form:
    from .form import BoxForm

    return BoxForm()


def _daily_puzzle(day: str) -> dict[str, Any]:
    from .teach.puzzles import daily

    return daily(day).plain


def _teach() -> Any:  # noqa: ANN401 (a ``course.teach.Teach``)
    from .teach.lesson_files import TEACH

    return TEACH


def _positions() -> Positions:
    from .positions import POSITIONS

    return POSITIONS


def _sheet() -> Sheet:
    from .sheet import SHEET

    return SHEET


RULESET = Ruleset(
    "cloudcity",
    engine,
    inspect,
    record,
    read_options,
    BOTS,
    ("map", "needs", "cards"),
    CHOICES,
    write_options,
    daily_puzzle=_daily_puzzle,
    load_face=_face,
    load_book=_book,
    load_table=_table,
    load_form=_form,
    adviser="strong",
    load_teach=_teach,
    load_positions=_positions,
    load_sheet=_sheet,
)

__all__ = ["RULESET"]
