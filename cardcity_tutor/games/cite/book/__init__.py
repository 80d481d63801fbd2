"""The book of Cité: its rules, rulings and worked examples as data."""

from functools import cache
from importlib.resources import files

from ....core.book import Book, read_book
from .questions import answer


@cache
def load_book() -> Book:
    """Read the book."""
    return read_book(files(__package__), answer)


__all__ = ["load_book"]
