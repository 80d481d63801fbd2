"""The numbers of a box as a form: what an owner can type, where each value comes from, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from .errors import InputError
from .rule import Status


class FormField(NamedTuple):
    """One number. Its words are messages of the game: ``form-<ruleset>-<group>`` and ``form-<ruleset>-<name>``."""

    key: str
    """Its path in the file: ``face.S.cost``."""
    group: str
    """What belongs together in the form: a card."""
    name: str
    value: int
    default: int
    mark: Status
    """Where the value comes from; what an owner typed counts as printed."""
    least: int
    most: int
    choices: tuple[str, ...] = ()
    """Where the number stands for one of these: its place among them, from 0. They are typed themselves, and their words
    are messages too, ``form-<ruleset>-<choice>``."""


class Problem(NamedTuple):
    """What is wrong with a field or a line of a file."""

    key: str
    error: InputError
    line: int | None = None
    """From 1, in a file."""


class Form(Protocol):
    """What a game brings whose numbers an owner of the box can type. The plain data is that of ``read_options``."""

    def fields(self, plain: Mapping[str, Any]) -> Sequence[FormField]:
        """All numbers, with those that were typed in place of the defaults."""

    def read(self, values: Mapping[str, str]) -> tuple[dict[str, Any], Sequence[Problem]]:
        """Typed texts by key as plain data, and all that is wrong; an empty text leaves the default."""

    def read_file(self, text: str) -> tuple[dict[str, Any], Sequence[Problem]]:
        """A file that an owner wrote as plain data, and all that is wrong, by line."""

    def write_file(self, plain: Mapping[str, Any]) -> str:
        """The file of these numbers, to keep or to send."""
