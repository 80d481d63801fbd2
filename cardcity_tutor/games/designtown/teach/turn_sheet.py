"""A turn as a sheet of lines, one of them wrong: for those who learn to read a turn."""

from __future__ import annotations

from typing import Any, NamedTuple

from ....core.chance import Chance
from ..rules.inspection import read_request


class SheetLine(NamedTuple):
    """One card of the row: what it brought, and the sums after it."""

    card: str
    brought: int
    coins: int
    points: int
    unhappy: int


def sheet(request: Any, seed: str = "") -> list[SheetLine]:  # noqa: ANN401 (of the line protocol)
    """The lines of a turn; with a seed the coins that one card brought are wrong by one."""
    position = read_request(request)
    sums = position.running
    wrong = misread_line(request, seed) if seed else 0
    return [
        SheetLine(
            face,
            after.coins - before.coins + (number == wrong),
            after.coins,
            after.points,
            after.unhappy,
        )
        for number, (face, before, after) in enumerate(zip(position.row, sums, sums[1:], strict=False), 1)
    ]


def misread_line(request: Any, seed: str) -> int:  # noqa: ANN401
    """The number of the wrong line, from 1."""
    row = read_request(request).row
    return Chance(int(seed or 0)).below(max(1, len(row)))[0] + 1
