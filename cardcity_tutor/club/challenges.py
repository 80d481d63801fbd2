"""The challenge of the day: everybody has the same puzzle, and each member's first solution counts."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from ..core.errors import InputError
from .members import Member, row_of
from .models import ChallengeRow, MemberRow
from .paging import Page, paged

MOST_SECONDS: Final = 100_000.0
MOST_TRIES: Final = 1_000
AHEAD: Final = timedelta(days=1)
"""Where a member lives it may be tomorrow already."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """How a member fares with a day's puzzle: tries so far, and the seconds they took."""

    solved: bool
    tries: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Solver:
    """A line of the day's leaderboard: fewest tries first, then the quickest; equals share a place."""

    place: int
    nickname: str
    tries: int
    seconds: float


def kept(session: Session, member: Member, day: date) -> Attempt | None:
    """How a member fared on a day, or nothing."""
    row_of(session, member)
    row = session.get(ChallengeRow, (day, member.id))
    return _attempt(row) if row else None


def tried(
    session: Session, member: Member, day: date, seconds: float, *, solved: bool, now: datetime
) -> Attempt:
    """Count a try that took so many seconds. After the first solution nothing counts any more."""
    row_of(session, member, changing=True)
    if day > now.date() + AHEAD:
        raise InputError("club-challenge-early")
    row = session.get(ChallengeRow, (day, member.id))
    if row is None:
        row = ChallengeRow(day=day, member_id=member.id, solved=False, tries=0, seconds=0.0, updated=now)
        session.add(row)
    if not row.solved:
        row.solved = solved
        row.tries = min(row.tries + 1, MOST_TRIES)
        # In this order: whatever is not a number counts as nothing.
        row.seconds = min(row.seconds + max(0.0, seconds), MOST_SECONDS)
        row.updated = now
    return _attempt(row)


def board(session: Session, day: date, page: int, size: int) -> Page[Solver]:
    """Who solved the puzzle of a day."""
    order = (ChallengeRow.tries, ChallengeRow.seconds)
    wanted = (
        select(func.rank().over(order_by=order), MemberRow.nickname, *order)
        .join(MemberRow, MemberRow.id == ChallengeRow.member_id)
        .where(ChallengeRow.day == day, ChallengeRow.solved)
        .order_by(*order, MemberRow.folded)
    )
    return paged(session, wanted, page, size).mapped(lambda row: Solver(*row))


def _attempt(row: ChallengeRow) -> Attempt:
    return Attempt(row.solved, row.tries, row.seconds)
