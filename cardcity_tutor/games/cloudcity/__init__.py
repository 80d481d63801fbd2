"""Cloud City: tiles with two towers each, three heights, and bridges between towers of one height."""

from ...core.book import Book
from ...core.face import Face
from ...core.ruleset import Ruleset
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
    load_face=_face,
    load_book=_book,
)

__all__ = ["RULESET"]
