"""Games that count: the club deals them, keeps the one line of play, and enters each end once.

A table may take back what turned nothing hidden. Whenever something hidden is turned, the club has to take the game on
first: its record must go on from the one that the club has, at the step that the club is at. So nobody can look at a
card in a copy and play on in another.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final

from sqlalchemy.orm import Session

from ..core.errors import InputError
from ..core.record import dumped, goes_on, read_lines
from ..games import find
from . import results, signatures
from .games import LONGEST_TITLE, game_of, make_room, read_record
from .members import Member, row_of
from .models import GameRow
from .results import Result, Source, result_of
from .texts import one_line, plain
from .ways import Outline, has_house_rules

SEED_BITS: Final = 53
"""Browsers know no larger whole numbers."""

Seats = Sequence[Mapping[str, str]]
"""Who sits where, as a record has it: ``[{"person": "Anne"}, {"bot": "greedy"}]``."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A game that the club has dealt and nobody has decided in."""

    record: str
    told: Outline
    seat: int


@dataclass(frozen=True, slots=True)
class Begun:
    """A game that counts, as its table needs it."""

    id: int
    step: int
    record: str


@dataclass(frozen=True, slots=True)
class Advance:
    """How far a game that counts is to be taken on."""

    game: int
    step: int
    """The step that the table knows of."""
    record: str
    told: Outline
    names: tuple[str, ...] = ()
    """The players, by seat, as the result names them."""


@dataclass(frozen=True, slots=True)
class Advanced:
    """The step that a game is at now, and whether its result was entered."""

    step: int
    counted: bool = False


def dealt(way: Any, seats: Seats, seat: int, aid: str) -> Deal:  # noqa: ANN401 (of any game)
    """Deal a game with a seed that nobody chose, for a member in this seat.

    Raises:
        InputError: for changed rulings, which compare with no other game, and for a seat where no person sits.
    """
    if has_house_rules(way):
        raise InputError("club-result-rulings")
    people = [at for at, chair in enumerate(seats) if "person" in chair]
    if len(seats) != way.players or seat not in people:
        raise InputError("club-result", field="seats")
    seed = secrets.randbits(SEED_BITS)
    told = [{"person": chair["person"]} if "person" in chair else {"bot": chair["bot"]} for chair in seats]
    ruleset = find(way.ruleset)
    records = ruleset.needed(ruleset.records)
    first = records.start_line(
        1, way, seed, seats=told, help=aid, refused=[0, 0, 0], hints=0, resting=False
    )  # fmt: skip
    events = ruleset.needed(ruleset.engine).start(way, seed)[1]
    record = plain("\n".join(dumped(line) for line in (first, *records.lines(1, events))))
    return Deal(record, read_record(record), seat)


def begin(session: Session, member: Member, deal: Deal, title: str, now: datetime) -> Begun:
    """Keep a game that was dealt."""
    row_of(session, member, changing=True)
    make_room(session, member)
    row = GameRow(
        member_id=member.id,
        title=one_line(title, LONGEST_TITLE),
        way=deal.told.way.text,
        over=False,
        record=deal.record,
        updated=now,
        seat=deal.seat,
        step=0,
    )
    session.add(row)
    session.flush()
    return Begun(row.id, row.step, row.record)


def advance_of(game: int, step: int, record: str, names: Sequence[str]) -> Advance:
    """How far a table wants to go. Raises ``InputError`` for what cannot have been played."""
    record = plain(record)
    told = read_record(record)
    ruleset = find(told.way.ruleset)
    for _ in ruleset.needed(ruleset.records).replay(record.splitlines(), unfinished=not told.over):
        pass
    return Advance(game, step, record, told, tuple(names))


def advance(session: Session, member: Member, wanted: Advance, now: datetime) -> Advanced:
    """Take a game on, and with its end enter the result.

    Raises:
        InputError: ``club-game-unknown``, or ``club-game-behind`` for a table that does not go on from where the game is.
    """
    row_of(session, member, changing=True)
    row = game_of(session, member, wanted.game)
    seat = row.seat
    if seat is None:
        raise InputError("club-game-unknown")
    if row.step == wanted.step + 1 and row.record == wanted.record:
        return Advanced(row.step, row.over)  # the answer was lost on its way: it is given again
    if row.over or row.step != wanted.step or not goes_on(wanted.record, row.record):
        raise InputError("club-game-behind")
    row.record, row.over, row.updated = wanted.record, wanted.told.over, now
    row.step += 1
    if not row.over:
        return Advanced(row.step)
    session.flush()  # who signs at this moment is in, or finds the game over
    for other, signer in signatures.signed(session, row.id):
        with suppress(InputError):  # a member whose results are full keeps nobody else from theirs
            results.enter(session, signer.id, _result(row, other, wanted.names), now)
    return Advanced(row.step, results.add(session, member, _result(row, seat, wanted.names), now))


def _result(row: GameRow, seat: int, names: Sequence[str]) -> Result:
    others = tuple(name for at, name in enumerate(names) if at != seat)
    return replace(result_of(row.record, seat, _source(row.record), others), game=row.id)


def _source(record: str) -> Source:
    """Alone, against bots, or with other persons at the table."""
    _, first = next(read_lines(record.splitlines()))
    seats: list[dict[str, Any]] = first["seats"]
    people = sum("person" in chair for chair in seats)
    return "solo" if len(seats) == 1 else "table" if people > 1 else "bots"
