"""What other options make of the same city: its score, its income, and where cards may go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from ....core.breakdown import Number
from ....core.verdict import Place
from .position import Position
from .tokens import HAND_TOKENS

COMMON: Final = ("R", "C", "L", "I1", "P")
"""The cards that are tried beside those of the hand: they may come next."""


class Cells(NamedTuple):
    """Where a card may go now and could not before, and the other way round."""

    card: str
    more: tuple[Place, ...]
    less: tuple[Place, ...]


class Effects(NamedTuple):
    """Before and after; nothing where both are the same."""

    score: tuple[Number, Number] | None
    income: tuple[Number, Number] | None
    cells: tuple[Cells, ...]
    moved: bool = False
    """The same cards lie on another kind of map."""


def effects(before: Position, victory: str, after: Position, counted: str) -> Effects:
    """What changed. Places are compared where the same cards lie in the same places, seen by the same player."""
    maps = [(found.text, found.setting.layout.kind, _seat(found)) for found in (before, after)]
    return Effects(
        _pair(before.score(victory).value, after.score(counted).value),
        _pair(before.income().value, after.income().value),
        tuple(_cells(before, after)) if maps[0] == maps[1] else (),
        moved=maps[0][1] != maps[1][1],
    )


def _seat(position: Position) -> int:
    zones = position.setting.layout.zones
    return zones.index(position.city.own) if zones else 0


def _pair(before: Number | None, after: Number | None) -> tuple[Number, Number] | None:
    """Both, if they differ; a count that has no value cannot be compared."""
    return None if before is None or after is None or before == after else (before, after)


def _cells(before: Position, after: Position) -> Iterable[Cells]:
    for card in dict.fromkeys([*(HAND_TOKENS[card] for card in after.hand), *COMMON]):
        old, new = ({(item[0], item[1]) for item in position.legal(card)} for position in (before, after))
        if old != new:
            yield Cells(card, tuple(sorted(new - old)), tuple(sorted(old - new)))
