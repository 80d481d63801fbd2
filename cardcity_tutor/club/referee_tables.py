"""Tables of the referee: games played with real cards, whose ends are told by those who sat there.

Nobody else can know whether they were played, so a result needs two who sign, and stands on no leaderboard but the
evening's.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.orm import Session

from ..core.errors import InputError
from . import results, signatures
from .games import LONGEST_TITLE, MOST_BYTES, REFEREE, make_room
from .members import Member, row_of
from .models import GameRow, MemberRow
from .results import Result
from .texts import one_line, plain
from .ways import Way

FEWEST_SIGNATURES: Final = 2


@dataclass(frozen=True, slots=True)
class RefereeTable:
    """A table and how it ended."""

    way: Way
    house_rules: bool
    table: Mapping[str, Any]
    """As the referee keeps it; every seat has a name."""
    ends: Sequence[Mapping[str, Any]]
    """Of each seat: score, place, rank."""
    mine: int | None = None
    """The seat of whoever records it."""


def keep(session: Session, member: Member, table: RefereeTable, now: datetime) -> int:
    """Keep a table among the member's games; its number. The same table again is the same game."""
    row_of(session, member, changing=True)
    seats = table.table["seats"]
    if table.house_rules:
        raise InputError("club-result-rulings")
    if len(seats) < FEWEST_SIGNATURES or len(seats) != len(table.ends):
        raise InputError("club-table-alone")
    if table.mine is not None and table.mine not in range(len(seats)):
        raise InputError("club-seat")
    record = plain(json.dumps({"table": table.table, "ends": table.ends}, separators=(",", ":")))
    if len(record) > MOST_BYTES:
        raise InputError("club-record-size", max=MOST_BYTES // 1000)
    same = select(GameRow).where(GameRow.member_id == member.id, GameRow.kind == REFEREE)
    row = session.scalar(same.where(GameRow.record == record).order_by(GameRow.id).limit(1))
    if row is not None:
        return row.id
    make_room(session, member)
    row = GameRow(
        member_id=member.id,
        title=one_line(", ".join(str(seat["name"]) for seat in seats), LONGEST_TITLE),
        way=table.way.text,
        over=True,
        record=record,
        updated=now,
        seat=table.mine,
        step=0,
        kind=REFEREE,
    )
    session.add(row)
    session.flush()
    return row.id


def enter(session: Session, game: int, now: datetime) -> None:
    """Enter the results of those who have signed a referee's table, as soon as two have; of any other game nothing."""
    row = session.get(GameRow, game)
    if row is None or row.kind != REFEREE:
        return
    signers = list(signatures.signed(session, game))
    if row.seat is not None:
        owner = session.scalar(select(MemberRow).where(MemberRow.id == row.member_id).with_for_update())
        if owner is not None:
            signers.append((row.seat, owner))
    if len(signers) < FEWEST_SIGNATURES:
        return
    told = json.loads(row.record)
    names = [str(seat["name"]) for seat in told["table"]["seats"]]
    for seat, signer in signers:
        results.enter(session, signer.id, _result(row, told["ends"][seat], seat, names), now)


def _result(row: GameRow, end: Mapping[str, Any], seat: int, names: Sequence[str]) -> Result:
    return Result(
        Way.parse(row.way),
        end["score"],
        "referee",
        end["place"],
        end["rank"] or "",
        tuple(name for at, name in enumerate(names) if at != seat),
        sha256(f"{seat}\n{row.record}".encode()).hexdigest(),
        game=row.id,
    )
