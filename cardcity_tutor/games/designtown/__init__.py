"""Design Town: ten faces on five kinds of cards, a deck whose top card is always seen, and the choice to go on or stop."""

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


def _face() -> Face:
    from .face import FACE

    return FACE


def _book() -> Book:
    from .book import load_book

    return load_book()


def _form() -> Form:
    from .form import CardForm

    return CardForm()


def _table() -> TableKind:
    from .coach.tables import TABLE

    return TABLE


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
    "designtown",
    engine,
    inspect,
    record,
    read_options,
    BOTS,
    ("cards",),
    CHOICES,
    write_options,
    load_face=_face,
    load_book=_book,
    load_form=_form,
    adviser="deep",
    load_teach=_teach,
    load_table=_table,
    load_positions=_positions,
    load_sheet=_sheet,
)

__all__ = ["RULESET"]
