"""Answers as they are typed: numbers, chances, one or several of some options."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final, Literal, NamedTuple

from ..core.errors import InputError

NONE: Final = "-"
"""Typed where none of the options is right."""
LONGEST_SHOWN: Final = 40
MOST_TYPED: Final = 60
"""Options of one answer."""
_NUMBER: Final = re.compile(r"[-−+]?\d{1,9}")
_CHANCE: Final = re.compile(r"\d{1,9}(?:[.,]\d{1,9})?%?|\d{1,9}/\d{1,9}")
Answer = Any
"""A number, a ``Fraction``, an option, or a tuple of options."""


class Form(NamedTuple):
    """What is typed: a ``number``, a ``chance``, one option (``choice``), a ``set`` of them, or a ``list`` in an order."""

    kind: Literal["number", "chance", "choice", "set", "list"]
    options: tuple[str, ...] = ()
    """What there is to choose from, as it is typed."""
    repeated: bool = False
    """Whether an option may stand in a list more than once."""


def read_answer(form: Form, text: str) -> Answer:
    """An answer that somebody typed; an ``InputError`` says what was expected.

    >>> read_answer(Form("set", ("play", "stop")), "stop, play")
    ('play', 'stop')
    """
    text = " ".join(text.split())
    match form.kind:
        case "number":
            return _number(text)
        case "chance":
            return read_chance(text)
        case "choice":
            return _option(form.options, text)
        case "set":
            chosen = {_option(form.options, part) for part in _parts(text)}
            return tuple(option for option in form.options if option in chosen)
        case "list":
            return _list(form, text)


def write_answer(answer: Answer) -> str:
    """An answer as it is typed.

    >>> write_answer(Fraction(1, 3)), write_answer(("play", "stop")), write_answer(())
    ('1/3', 'play, stop', '-')
    """
    if isinstance(answer, tuple):
        return ", ".join(answer) or NONE
    return str(answer)


def read_chance(given: object) -> Fraction:
    """A chance as somebody types it: a fraction, a decimal or a percentage.

    >>> read_chance("1/3"), read_chance("0,25"), read_chance("40 %")
    (Fraction(1, 3), Fraction(1, 4), Fraction(2, 5))
    """
    text = "".join(str(given).split())
    if not _CHANCE.fullmatch(text):
        raise InputError("answer-chance", value=str(given)[:LONGEST_SHOWN])
    try:
        found = Fraction(text.replace(",", ".").rstrip("%"))
    except ZeroDivisionError:
        raise InputError("answer-chance", value=str(given)[:LONGEST_SHOWN]) from None
    if text.endswith("%"):
        found /= 100
    if found > 1:
        raise InputError("answer-chance", value=str(given)[:LONGEST_SHOWN])
    return found


def _number(text: str) -> int:
    bare = text.replace(" ", "")
    if not _NUMBER.fullmatch(bare):
        raise InputError("answer-number", value=text[:LONGEST_SHOWN])
    return int(bare.replace("−", "-"))


def _parts(text: str) -> list[str]:
    """What stands between commas; nothing is no answer, a hyphen is one: none of the options."""
    if not text:
        raise InputError("answer-empty")
    return [] if text == NONE else [part for part in re.split(r"[,;]", text) if part.strip()][:MOST_TYPED]


def _option(options: Sequence[str], text: str) -> str:
    wanted = text.strip().casefold()
    for option in options:
        if option.casefold() == wanted:
            return option
    raise InputError("answer-option", value=text[:LONGEST_SHOWN], expected=", ".join(options))


def _list(form: Form, text: str) -> tuple[str, ...]:
    chosen = tuple(_option(form.options, part) for part in _parts(text))
    for option in chosen:
        if not form.repeated and chosen.count(option) > 1:
            raise InputError("answer-twice", value=option)
    return chosen
