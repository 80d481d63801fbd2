"""A game record at a glance: what is played, by whom, how far. Nothing is played again for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.record import read_lines

from ..rules.ways import Way
from .table.saving import chairs_in
from .table.seats import Chair

LARGEST: Final = 256_000
"""Bytes of a record that a person may hand in; the longest games need a tenth of it."""
OPTIONS: Final = ("edition", "level", "victory", "variants", "players", "rulings")


class Glance(NamedTuple):
    """What the lines of a record say."""

    way: Way
    chairs: tuple[Chair, ...]
    turn: int
    turns: int
    over: bool


def glance(record: str) -> Glance:
    """Read a record's first line and its last. Raises ``InputError`` where it is none; it may still be wrong inside."""
    lines = [line for _, line in read_lines(record[: 4 * LARGEST].splitlines())]
    if not lines:
        raise InputError("record-empty")
    first, last = lines[0], lines[-1]
    if first["event"] != "start":
        raise InputError("record-no-start", line=1, event=str(first["event"])[:40])
    try:
        way = way_of(first)
        game = way.game()
    except (TypeError, ValueError, AttributeError):
        raise InputError("record-field", line=1, field=", ".join(OPTIONS)) from None
    turn = last.get("turn", 1)
    return Glance(
        way,
        chairs_in(first, game.players),
        turn if type(turn) is int else 1,
        game.turns,
        any(line["event"] == "end" for line in lines),
    )


def way_of(options: Mapping[str, Any]) -> Way:
    """The way of a record's first line, or of a game in the club's list."""
    return Way.of({name: options[name] for name in OPTIONS if name in options})
