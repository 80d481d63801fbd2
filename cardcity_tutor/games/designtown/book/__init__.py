"""The rules, rulings and worked examples of Design Town with claims that the engine checks, and the numbers on its cards."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from ....core.book import Book, read_book
from ..rules.inspection import inspect


@cache
def load_book() -> Book:
    """The book of the game."""
    return read_book(files(__name__), inspect)
