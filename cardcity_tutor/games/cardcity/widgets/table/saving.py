"""A table as a game record of the line protocol, and taken up again from one, finished or not."""

from __future__ import annotations

from typing import Any, Final

from cardcity_tutor.core import fields
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.record import dumped

from ...rules.record import lines, replay, start_line
from .fading import FADING, HELPS
from .seats import Chair, chairs_of, known_bot
from .sitting import Table

LONGEST: Final = 1_000_000
"""Characters of a record that are read; the longest games need a tenth of it."""


def record_of(table: Table) -> str:
    """The record so far. What the protocol does not know (seats, help, counters) stands in its first line."""
    first = start_line(
        1,
        table.game,
        table.seed,
        seats=[chair.plain for chair in table.chairs],
        help=table.help,
        refused=list(table.refused),
        hints=table.hinted,
        resting=table.resting,
    )
    events = (told.event for told in table.now.told)
    return "\n".join(dumped(line) for line in (first, *lines(1, events)))


def resumed(text: str) -> Table:
    """The table of a record. Raises ``InputError`` naming the line that is wrong."""
    fields.text(text, "record")
    if len(text) > LONGEST:
        raise InputError("table-record-long", size=len(text), max=LONGEST)
    played = next(replay(text.splitlines(), unfinished=True))
    first = played.lines[0]
    chairs = chairs_in(first, played.game.players)
    help_wanted = _field(first, "help", str, FADING)
    if help_wanted not in HELPS:
        raise InputError("record-field", line=1, field="help")
    refused = _field(first, "refused", list, [0, 0, 0])
    hinted = _field(first, "hints", int, 0)
    if len(refused) != 3 or not all(type(count) is int and count >= 0 for count in (*refused, hinted)):
        raise InputError("record-field", line=1, field="refused, hints")
    table = Table(played.game, seed=first["seed"], seats=chairs, help=help_wanted)
    table.refused, table.hinted = list(refused), hinted
    table.take_up(played.decisions, resting=first.get("resting") is True)
    return table


def chairs_in(first: dict[str, Any], players: int) -> tuple[Chair, ...]:
    """Who sits where, by a record's first line; records of one person against bots may name the bots alone."""
    seats = _field(first, "seats", list, None)
    if seats is None:
        bots = _field(first, "bots", list, ["greedy"] * (players - 1))
        if not all(isinstance(name, str) for name in bots):
            raise InputError("record-field", line=1, field="bots")
        seats = [Chair(), *map(Chair, bots)]
    try:
        chairs = chairs_of(seats, players)
    except InputError:
        raise InputError("record-field", line=1, field="seats") from None
    for chair in chairs:
        if chair.bot:
            known_bot(chair.bot)
    return chairs


def _field(line: dict[str, Any], field: str, kind: type, usual: Any) -> Any:  # noqa: ANN401
    value = line.get(field)
    if value is None:
        return usual
    if not isinstance(value, kind) or isinstance(value, bool):
        raise InputError("record-field", line=1, field=field)
    return value
