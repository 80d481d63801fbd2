"""JSON that comes from outside: RFC 8259 to the letter, and nothing that breaks later, when it is repeated or stored.

Python's own reader takes ``NaN``, turns ``1e999`` into infinity, keeps halves of surrogate pairs, which no encoding can
write, and ends a number of 5,000 digits or a thousand brackets with an exception that is not about JSON.
"""

from __future__ import annotations

from json import JSONDecodeError, JSONDecoder
from math import isfinite
from typing import Any, Final, Literal, NoReturn

MAX_DEPTH: Final = 64
"""Lists and objects inside one another."""
MAX_NUMBER_CHARACTERS: Final = 1000

Problem = Literal["syntax", "depth", "number", "surrogate"]


class JsonError(ValueError):
    """Text that is no JSON, or more than anybody means: ``problem`` tells which, ``position`` where, if it is known."""

    def __init__(self, problem: Problem, position: int = 0) -> None:
        super().__init__(problem)
        self.problem: Problem = problem
        self.position = position


def read_json(text: str | bytes | bytearray, *, halves: bool = False) -> Any:  # noqa: ANN401 (whatever the text holds)
    """The value of a JSON text. Raises ``JsonError``, and ``UnicodeDecodeError`` for bytes that are not UTF-8.

    ``halves`` lets halves of surrogate pairs pass: names typed in a browser may end in half an emoji, and what people
    have saved must not be lost for it.

    >>> read_json('{"city": "M"}')
    {'city': 'M'}
    >>> read_json('{"city": NaN}')
    Traceback (most recent call last):
        ...
    cardcity_tutor.core.json_text.JsonError: number
    """
    if not isinstance(text, str):
        text = text.decode("utf-8")
    try:
        value = _DECODER.decode(text)
    except JSONDecodeError as error:
        raise JsonError("syntax", error.pos) from None
    except RecursionError:
        raise JsonError("depth") from None
    _check(value, halves=halves)
    return value


def _integer(text: str) -> int:
    if len(text) > MAX_NUMBER_CHARACTERS:
        raise JsonError("number")
    return int(text)


def _fraction(text: str) -> float:
    number = float(text)
    if len(text) > MAX_NUMBER_CHARACTERS or not isfinite(number):
        raise JsonError("number")
    return number


def _constant(_: str) -> NoReturn:
    """Refuse NaN, Infinity and -Infinity."""
    raise JsonError("number")


_DECODER: Final = JSONDecoder(parse_int=_integer, parse_float=_fraction, parse_constant=_constant)


def _check(value: object, *, halves: bool) -> None:
    """Refuse what is too deep, and texts that cannot be encoded; level by level, as the depth is not known yet."""
    level = [value]
    for _ in range(MAX_DEPTH + 1):
        below: list[object] = []
        for item in level:
            if isinstance(item, dict):
                below += (*item.keys(), *item.values())
            elif isinstance(item, list):
                below += item
            elif isinstance(item, str) and not halves and not item.isascii():
                _check_text(item)
        level = below
    if level:
        raise JsonError("depth")


def _check_text(text: str) -> None:
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        raise JsonError("surrogate") from None
