"""The options of a game as data: rows of a panel, keys of a lesson, flags of the command line."""

from __future__ import annotations

from typing import NamedTuple

Value = str | int | bool


class Field(NamedTuple):
    """One thing to choose before a game begins.

    Its words are messages of the game: ``option-<ruleset>-<name>`` with ``.about``, and for each value that is a text
    ``option-<ruleset>-<name>-<value>``.
    """

    name: str
    """Its key in the plain data that ``Ruleset.read_options`` takes; ``rulings.<id>`` for a ruling that a club may change."""
    values: tuple[Value, ...]
    """What may be chosen; the default stands first. None: whatever ``read_options`` takes."""
    most: int = 1
    """How many values may be chosen together; more than one: the choice is a list, none chosen by default."""
