"""Its rules."""

from importlib.resources import files

from cardcity_tutor.core.book import Book, read_book

from ..inspection import inspect


def load_book() -> Book:
    return read_book(files(__package__), inspect)
