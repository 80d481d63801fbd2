"""The rules, rulings and worked examples of Cloud City, with claims that the engine checks."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ....core.book import Book, read_book
from .questions import answer


@cache
def load_book() -> Book:
    """The book of the game."""
    return read_book(files(__name__), answer)
