"""Map text: buildings as tokens, ``owner:building@row,col`` with a facing where the building has one."""

from __future__ import annotations

import re
from typing import Final

from ....core.errors import RequestError
from .buildings import BOUND, BUILDINGS, SHAPES, Building

_NUMBER: Final = r"(-?[0-9]++)"
_PLACED: Final = re.compile(rf"([^:@]++)@{_NUMBER},{_NUMBER}(h|v|)")
_OWNED: Final = re.compile(rf"{_NUMBER}:(.*)", re.DOTALL)
_GAPS: Final = re.compile(r"[ \r\n]+")
MAX_DIGITS: Final = 4


def read_map(text: str, players: int) -> tuple[Building, ...]:
    """The buildings of a map text in token order.

    >>> read_map("1:small@-1,0 0:paved@-01,-3h", 4)[0].text
    '0:paved@-1,-3h'
    """
    found = [read_token(token, players, "map") for token in _GAPS.split(text) if token]
    return tuple(sorted(found, key=lambda building: building.order))


def read_token(token: str, players: int, field: str) -> Building:
    """The building of one token of that field."""
    match = _OWNED.fullmatch(token)
    if match is None:
        raise RequestError(field, "cite-token", value=token, expected="0:mill@-2,-2")
    owner = _number(match[1])
    if not 0 <= owner < players:
        raise RequestError(field, "cite-token-owner", value=token, most=players - 1)
    return read_place(match[2], owner, field)


def read_place(token: str, owner: int, field: str) -> Building:
    """The building of a token without its owner."""
    match = _PLACED.fullmatch(token)
    if match is None:
        raise RequestError(field, "cite-token-place", value=token, expected="mill@-2,-2, paved@-1,-3h")
    kind, facing = match[1], match[4]
    if kind not in SHAPES:
        raise RequestError(field, "cite-token-building", value=kind, expected=", ".join(BUILDINGS))
    if SHAPES[kind].turns != bool(facing):
        code = "cite-token-facing" if SHAPES[kind].turns else "cite-token-no-facing"
        raise RequestError(field, code, value=token)
    row, column = _number(match[2]), _number(match[3])
    if max(abs(row), abs(column)) > BOUND:
        raise RequestError(field, "cite-token-bound", value=token, most=BOUND)
    return Building(owner, kind, row, column, facing)


def _number(text: str) -> int:
    """A number in a token; of one that is far too long only the beginning is read."""
    digits = text.removeprefix("-").lstrip("0")[:MAX_DIGITS] or "0"
    return -int(digits) if text.startswith("-") else int(digits)
