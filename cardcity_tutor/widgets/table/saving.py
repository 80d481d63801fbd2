"""A table as a game record of the line protocol, and taken up again from one, finished or not."""

from __future__ import annotations

from typing import Any, Final

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.record import Replayed, dumped, lines, replay, start_line
from cardcity_tutor.games.cardcity.state import Phase

from .fading import FADING, HELPS
from .sitting import Moment, Table, Told

LONGEST: Final = 1_000_000
"""Characters of a record that are read; the longest games need a tenth of it."""
BEGINNINGS: Final = (Phase.DIVIDE, Phase.KEEP)
"""Phases in which a turn begins."""


def record_of(table: Table) -> str:
    """The record so far. What the protocol does not know (bots, help, counters) stands in its first line."""
    first = start_line(
        1,
        table.game,
        table.seed,
        bots=list(table.bots),
        help=table.help,
        refused=list(table.refused),
        hints=table.hinted,
        resting=table.resting,
    )
    events = (told.event for told in table.now.told)
    return "\n".join(dumped(line) for line in (first, *lines(1, events)))


def resumed(text: str) -> Table:
    """The table of a record. Raises ``InputError`` naming the line that is wrong."""
    if len(text) > LONGEST:
        raise InputError("table-record-long", size=len(text), max=LONGEST)
    played = next(replay(text.splitlines(), unfinished=True))
    first = played.lines[0]
    others = played.game.players - 1
    bots = _field(first, "bots", list, ["greedy"] * others)
    if len(bots) != others or not all(isinstance(name, str) for name in bots):
        raise InputError("record-field", line=1, field="bots")
    help_wanted = _field(first, "help", str, FADING)
    if help_wanted not in HELPS:
        raise InputError("record-field", line=1, field="help")
    refused = _field(first, "refused", list, [0, 0, 0])
    hinted = _field(first, "hints", int, 0)
    if len(refused) != 3 or not all(type(count) is int and count >= 0 for count in (*refused, hinted)):
        raise InputError("record-field", line=1, field="refused, hints")
    table = Table(played.game, seed=first["seed"], opponents=bots or ["greedy"], help=help_wanted)
    table.take_up(_moment(played, resting=first.get("resting") is True), refused, hinted)
    return table


def _moment(played: Replayed, *, resting: bool) -> Moment:
    state = played.state
    waits = resting and state.turn > 1 and state.phase in BEGINNINGS
    return Moment(state, tuple(map(Told, played.events)), waits)


def _field(line: dict[str, Any], field: str, kind: type, usual: Any) -> Any:  # noqa: ANN401
    value = line.get(field, usual)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise InputError("record-field", line=1, field=field)
    return value
