"""City texts and names of squares: read and written."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ....core.errors import RequestError
from .city import Bridge, City, Square, bridge_of
from .tiles import CLOUD, LEVELS

EMPTY: Final = "."
MOST_SQUARES: Final = 8
"""In a row or column of a text."""
_PAIR: Final = re.compile(r"([a-h][1-8])-([a-h][1-8])")
_BLANKS: Final = str.maketrans("", "", " \t\r")


class CityText(NamedTuple):
    """A city as it was written, which may be impossible."""

    squares: dict[Square, str]
    bridges: tuple[Bridge, ...]
    """In the order of the text; one may stand there twice."""

    @property
    def city(self) -> City:
        """The city."""
        return City(self.squares, frozenset(self.bridges))


def read_city(text: object, field: str = "city") -> CityText:
    """A city text. Refuses what is no such text; what it tells may still be impossible.

    >>> read_city("RF/--").squares[0, 1]
    'F'
    """
    if not isinstance(text, str):
        raise RequestError(field, "field-not-text", field=field, value=text)
    plan, *rest = text.split("|")
    if len(rest) > 1:
        raise RequestError(field, "cloudcity-city-bars", field=field)
    rows = [row.translate(_BLANKS) for row in plan.strip().replace("\n", "/").split("/")]
    for number, row in enumerate(rows, 1):
        for letter in row:
            if letter not in (*LEVELS, CLOUD, EMPTY):
                raise RequestError(field, "cloudcity-city-square", field=field, value=letter, row=number)
    height, width = len(rows), len(rows[0])
    if any(len(row) != width for row in rows):
        raise RequestError(field, "cloudcity-city-ragged", field=field)
    if not width or width % 2 or height % 2 or max(width, height) > MOST_SQUARES:
        raise RequestError(
            field, "cloudcity-city-size", field=field, height=height, width=width, most=MOST_SQUARES
        )
    squares = {
        (row, column): letter
        for row, letters in enumerate(rows)
        for column, letter in enumerate(letters)
        if letter != EMPTY
    }
    if not squares:
        raise RequestError(field, "cloudcity-city-empty", field=field)
    return CityText(squares, tuple(_bridge(word, field) for part in rest for word in part.split()))


def _bridge(word: str, field: str) -> Bridge:
    ends = read_pair(word[1:])
    if ends is None or word[0] not in LEVELS:
        raise RequestError(field, "cloudcity-city-bridge", field=field, value=word)
    return bridge_of(word[0], *ends)


def read_pair(text: object) -> tuple[Square, Square] | None:
    """Two different squares such as ``a1-d1``, in the order in which they are written."""
    found = _PAIR.fullmatch(text) if isinstance(text, str) else None
    if found is None or found[1] == found[2]:
        return None
    return _square(found[1]), _square(found[2])


def _square(name: str) -> Square:
    return int(name[1]) - 1, ord(name[0]) - ord("a")


def canonical(city: City) -> str:
    """The city text of records: without empty outer tiles, bridges sorted.

    >>> canonical(read_city("..../..../..RF/..-- | Rc3-d3").city)
    'RF/-- | Ra1-b1'
    """
    rows, columns = zip(*city.cells, strict=True)
    home = city.moved(-2 * min(rows), -2 * min(columns))
    height, width = (2 * (1 + max(line) - min(line)) for line in (rows, columns))
    plan = "/".join(
        "".join(home.squares.get((row, column), EMPTY) for column in range(width)) for row in range(height)
    )
    names = sorted(bridge.name for bridge in home.bridges)
    return " | ".join([plan, *([" ".join(names)] if names else [])])
