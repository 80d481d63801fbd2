"""Design Town: ten faces on five kinds of cards, a deck whose top card is always seen, and the choice to go on or stop."""

from ...core.book import Book
from ...core.face import Face
from ...core.ruleset import Ruleset
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
)

__all__ = ["RULESET"]
