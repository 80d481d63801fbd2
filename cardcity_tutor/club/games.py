"""Games that members have put away, open or over."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from sqlalchemy import case, delete, func, select
from sqlalchemy.orm import Session

from ..core.errors import InputError
from .members import Member, row_of
from .models import GameRow
from .texts import one_line, plain
from .ways import Outline, Way, outline

MOST_GAMES: Final = 500
MOST_BYTES: Final = 1_000_000
LONGEST_TITLE: Final = 80
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


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A saved game with its record."""

    line: GameLine
    record: str


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
        _make_room(session, member)
        row = GameRow(member_id=member.id)
        session.add(row)
    else:
        row = _mine(session, member, game)
    row.title = one_line(title, LONGEST_TITLE)
    row.way = told.way.text
    row.over = told.over
    row.record = plain(record)
    row.updated = now
    session.flush()
    return _line(row)


def load(session: Session, member: Member, game: int) -> SavedGame:
    """Take a game out again."""
    row_of(session, member)
    row = _mine(session, member, game)
    return SavedGame(_line(row), row.record)


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
    columns = (GameRow.id, GameRow.title, GameRow.way, GameRow.over, GameRow.updated, tail)
    wanted = select(*columns).where(GameRow.member_id == member.id)
    rows = session.execute(wanted.order_by(GameRow.updated.desc(), GameRow.id.desc()))
    return [
        GameLine(number, title, Way.parse(way), over, updated, _turn(end))
        for number, title, way, over, updated, end in rows
    ]


def _mine(session: Session, member: Member, game: int) -> GameRow:
    row = session.get(GameRow, game)
    if row is None or row.member_id != member.id:
        # The same word for both: whether somebody else has such a game is nobody's business.
        raise InputError("club-game-unknown")
    return row


def _make_room(session: Session, member: Member) -> None:
    there = select(func.count()).select_from(GameRow).where(GameRow.member_id == member.id)
    if (session.scalar(there) or 0) >= MOST_GAMES:
        raise InputError("club-games-full", max=MOST_GAMES)


def _line(row: GameRow) -> GameLine:
    return GameLine(row.id, row.title, Way.parse(row.way), row.over, row.updated, _turn(row.record[-_TAIL:]))


def _turn(end: str) -> int:
    """The last turn that the end of a record names."""
    named = re.findall(r'"turn": ?(\d{1,3})\b', end)
    return int(named[-1]) if named else 0
