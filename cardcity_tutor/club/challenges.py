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
    """How a member fares with a day's puzzle: tries so far, and the seconds from the first look at it to the last try."""

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


def opened(session: Session, member: Member, day: date, now: datetime) -> Attempt:
    """A member looks at the puzzle of a day: from the first look on the time runs, however often it is opened again."""
    return _attempt(_row(session, member, day, now)[0])


def tried(
    session: Session, member: Member, day: date, seconds: float, *, solved: bool, now: datetime
) -> Attempt:
    """Count a try. After the first solution nothing counts any more.

    The time is the club's own: since the try before, or the first look. ``seconds`` is what a visitor spent who became
    a member only with this try.
    """
    row, known = _row(session, member, day, now)
    if not row.solved:
        row.solved = solved
        row.tries = min(row.tries + 1, MOST_TRIES)
        spent = (now - row.updated).total_seconds() if known else seconds
        # In this order: whatever is not a number counts as nothing.
        row.seconds = min(row.seconds + max(0.0, spent), MOST_SECONDS)
        row.updated = now
    return _attempt(row)


def _row(session: Session, member: Member, day: date, now: datetime) -> tuple[ChallengeRow, bool]:
    """The member's row of a day, and whether there was one."""
    row_of(session, member, changing=True)
    if day - now.date() > AHEAD:  # in this order: there is no day after the last of 9999
        raise InputError("club-challenge-early")
    row = session.get(ChallengeRow, (day, member.id))
    if row is not None:
        return row, True
    row = ChallengeRow(day=day, member_id=member.id, solved=False, tries=0, seconds=0.0, updated=now)
    session.add(row)
    return row, False


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
