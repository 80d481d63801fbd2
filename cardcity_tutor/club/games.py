"""Games that members have put away, open or over."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from sqlalchemy import case, delete, func, select
from sqlalchemy.orm import Session

from ..core.errors import InputError
from ..core.record import read_lines
from .members import Member, row_of
from .models import GameRow, SeatRow
from .texts import one_line, plain
from .ways import Outline, Way, outline

MOST_GAMES: Final = 500
MOST_BYTES: Final = 1_000_000
LONGEST_TITLE: Final = 80
PLAYED: Final = "played"
REFEREE: Final = "referee"
"""A table of the referee: its cities and how each player ended, as JSON, in place of a record."""
_TAIL: Final = 2_000
"""Characters at the end of a record in which its last turn is looked for."""


@dataclass(frozen=True, slots=True)
class GameLine:
    """A saved game in a list."""

    id: int
    title: str
    way: Way
    over: bool
    updated: datetime
    turn: int = 0
    """The last one that was played in."""
    counts: bool = False
    """Whether the club has dealt it: its end counts, or did."""
    referee: bool = False


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game with its record."""

    line: GameLine
    record: str
    step: int = 0
    """How often a game that counts was taken on."""


def read_record(record: str) -> Outline:
    """What a record says; an ``InputError`` for what is none, or too long."""
    if len(record) > MOST_BYTES or len(record.encode("utf-8", "replace")) > MOST_BYTES:
        raise InputError("club-record-size", max=MOST_BYTES // 1000)
    return outline(record)


def save(
    session: Session, member: Member, record: str, told: Outline, title: str, game: int | None, now: datetime
) -> GameLine:
    """Put a game away, or put it away again under its number; ``told`` comes from ``read_record``."""
    row_of(session, member, changing=True)
    if game is None:
        make_room(session, member)
        row = GameRow(member_id=member.id, step=0)
        session.add(row)
    else:
        row = game_of(session, member, game)
        if row.seat is not None or row.kind != PLAYED:
            raise InputError("club-game-counts")
    row.title = one_line(title, LONGEST_TITLE)
    row.way = told.way.text
    row.over = told.over
    row.record = plain(record)
    row.updated = now
    session.flush()
    return _line(row)


def load(session: Session, member: Member, game: int) -> SavedGame:
    """Take a game out again; one that is over opens for those who have signed a seat, too."""
    row_of(session, member)
    row = session.get(GameRow, game)
    if row is None or not row.over or not _has_signed(session, member, game):
        row = game_of(session, member, game)
    return SavedGame(_line(row), row.record, row.step)


def _has_signed(session: Session, member: Member, game: int) -> bool:
    row = session.get(SeatRow, (game, member.id))
    return row is not None and row.state == "signed"


def forget(session: Session, member: Member, game: int) -> None:
    """Throw a game away; one that is gone already is no error."""
    row_of(session, member, changing=True)
    session.execute(delete(GameRow).where(GameRow.id == game, GameRow.member_id == member.id))


def listed(session: Session, member: Member) -> list[GameLine]:
    """All games of a member, the latest first."""
    row_of(session, member)
    # Not the whole records: five hundred of them are megabytes.
    length = func.length(GameRow.record)
    tail = func.substr(GameRow.record, case((length > _TAIL, length - _TAIL), else_=1))
    columns = (
        GameRow.id, GameRow.title, GameRow.way, GameRow.over, GameRow.updated, tail, GameRow.seat, GameRow.kind
    )  # fmt: skip
    wanted = select(*columns).where(GameRow.member_id == member.id)
    rows = session.execute(wanted.order_by(GameRow.updated.desc(), GameRow.id.desc()))
    return [
        GameLine(number, title, Way.parse(way), over, updated, _turn(end), seat is not None, kind == REFEREE)
        for number, title, way, over, updated, end, seat, kind in rows
    ]


def game_of(session: Session, member: Member, game: int) -> GameRow:
    """A game of this member."""
    row = session.get(GameRow, game)
    if row is None or row.member_id != member.id:
        # The same word for both: whether somebody else has such a game is nobody's business.
        raise InputError("club-game-unknown")
    return row


def make_room(session: Session, member: Member) -> None:
    """Have room for one game more: the oldest of those that the club kept by itself goes, one that is over before others."""
    mine = GameRow.member_id == member.id
    if (session.scalar(select(func.count()).select_from(GameRow).where(mine)) or 0) < MOST_GAMES:
        return
    own = select(GameRow).where(mine, GameRow.seat.is_not(None))
    oldest = session.scalar(own.order_by(GameRow.over.desc(), GameRow.updated, GameRow.id).limit(1))
    if oldest is None:
        raise InputError("club-games-full", max=MOST_GAMES)
    session.delete(oldest)


def _line(row: GameRow) -> GameLine:
    return GameLine(
        row.id,
        row.title,
        Way.parse(row.way),
        row.over,
        row.updated,
        turn_of(row),
        row.seat is not None,
        row.kind == REFEREE,
    )


def turn_of(row: GameRow) -> int:
    """The last turn of a game that its record names."""
    return _turn(row.record[-_TAIL:])


def end_of(row: GameRow, seat: int) -> dict[str, Any] | None:
    """How a seat of a referee's table ended: score, place and rank."""
    if row.kind != REFEREE:
        return None
    end: dict[str, Any] = json.loads(row.record)["ends"][seat]
    return end


def seats_of(row: GameRow) -> list[dict[str, Any]]:
    """Who sits where: ``[{"person": "Anne"}, {"bot": "greedy"}]``."""
    if row.kind == REFEREE:
        return [{"person": seat["name"]} for seat in json.loads(row.record)["table"]["seats"]]
    _, first = next(read_lines(row.record.splitlines()))
    seats: list[dict[str, Any]] = first["seats"]
    return seats


def _turn(end: str) -> int:
    """The last turn that the end of a record names."""
    named = re.findall(r'"turn": ?(\d{1,3})\b', end)
    return int(named[-1]) if named else 0
