"""Members: who claims a nickname gets a key, and only who has the key gets at what is theirs."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from hashlib import sha256
from hmac import compare_digest
from typing import Any, Final

from sqlalchemy import func, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from ..core.errors import InputError
from .models import ChallengeRow, GameRow, MemberRow, ProgressRow, ResultRow, SeatRow
from .nicknames import new_key, read_nickname, sealed
from .paging import Page, paged

MOST_MEMBERS: Final = 20_000


@dataclass(frozen=True, slots=True)
class Member:
    """Proof that somebody showed the key of a nickname; worthless as soon as the key is another."""

    id: int
    nickname: str
    seal: str


@dataclass(frozen=True, slots=True)
class Claim:
    """A new member, and the key to keep: it is told this once and stored nowhere."""

    member: Member
    key: str


@dataclass(frozen=True, slots=True)
class MemberLine:
    """A member as the host sees them; nothing of what they learnt or played."""

    nickname: str
    joined: datetime
    seen: datetime
    games: int
    results: int


def claim(session: Session, nickname: str, now: datetime) -> Claim:
    """Take a nickname that is free, and looks like none that is not."""
    name = read_nickname(nickname)
    _take_turn(session, name.skeleton)
    alike = or_(MemberRow.folded == name.folded, MemberRow.skeleton == name.skeleton)
    taken = session.scalar(select(MemberRow.nickname).where(alike).order_by(MemberRow.id).limit(1))
    if taken is not None:
        raise InputError("club-nickname-taken", nickname=taken)
    if (session.scalar(select(func.count(MemberRow.id))) or 0) >= MOST_MEMBERS:
        raise InputError("club-full", max=MOST_MEMBERS)
    key = new_key()
    row = MemberRow(
        nickname=name.written,
        folded=name.folded,
        skeleton=name.skeleton,
        seal=sealed(key),
        joined=now,
        seen=now,
    )
    session.add(row)
    try:
        session.flush()
    except IntegrityError:  # somebody else was quicker by a moment
        raise InputError("club-nickname-taken", nickname=name.written) from None
    return Claim(Member(row.id, row.nickname, row.seal), key)


def _take_turn(session: Session, skeleton: str) -> None:
    """Let nobody claim a nickname of the same looks at the same moment; SQLite has one writer at a time anyway."""
    if session.get_bind().dialect.name == "postgresql":
        number = int.from_bytes(sha256(skeleton.encode()).digest()[:8], signed=True)
        session.execute(select(func.pg_advisory_xact_lock(number)))


def enter(session: Session, nickname: str, key: str, now: datetime) -> Member:
    """Come back with nickname and key; a nickname without its accents will do where only one member can be meant."""
    row = found_row(session, nickname)
    if not compare_digest(row.seal, sealed(key)):
        raise InputError("club-key", nickname=row.nickname)
    row.seen = now
    return Member(row.id, row.nickname, row.seal)


def found_row(session: Session, nickname: str) -> MemberRow:
    """The member who is meant by a nickname, with or without its accents."""
    name = read_nickname(nickname)
    row = session.scalar(select(MemberRow).where(MemberRow.folded == name.folded))
    if row is not None:
        return row
    alike = session.scalars(select(MemberRow).where(MemberRow.skeleton == name.skeleton).limit(2)).all()
    if len(alike) != 1:
        raise InputError("club-member-unknown", nickname=name.written)
    return alike[0]


def row_of(session: Session, member: Member, *, changing: bool = False) -> MemberRow:
    """The member's row, if the key still holds; whoever is ``changing`` something waits here for their turn."""
    wanted = select(MemberRow).where(MemberRow.id == member.id)
    row = session.scalar(wanted.with_for_update() if changing else wanted)
    if row is None or not compare_digest(row.seal, member.seal):
        raise InputError("club-key", nickname=member.nickname)
    return row


def reset_key(session: Session, nickname: str) -> Claim:
    """A new key instead of the old one, for the host to hand over."""
    row = _named(session, nickname)
    key = new_key()
    row.seal = sealed(key)
    return Claim(Member(row.id, row.nickname, row.seal), key)


def dismiss(session: Session, nickname: str) -> None:
    """Take a member and everything of theirs away."""
    session.delete(_named(session, nickname))


def _named(session: Session, nickname: str) -> MemberRow:
    """Whom the host means, to the letter."""
    name = read_nickname(nickname)
    row = session.scalar(select(MemberRow).where(MemberRow.folded == name.folded).with_for_update())
    if row is None:
        raise InputError("club-member-unknown", nickname=name.written)
    return row


def listed(session: Session, page: int, size: int) -> Page[MemberLine]:
    """All members, by nickname."""
    games = select(func.count()).where(GameRow.member_id == MemberRow.id).scalar_subquery()
    results = select(func.count()).where(ResultRow.member_id == MemberRow.id).scalar_subquery()
    rows = select(MemberRow.nickname, MemberRow.joined, MemberRow.seen, games, results)
    found = paged(session, rows.order_by(MemberRow.folded), page, size)
    return found.mapped(lambda row: MemberLine(*row))


def exported(session: Session, member: Member) -> dict[str, Any]:
    """Everything kept of a member except the hash of the key, as plain data."""
    row = row_of(session, member)
    told: dict[str, Any] = {
        "nickname": row.nickname,
        "joined": row.joined.isoformat(),
        "seen": row.seen.isoformat(),
    }
    for model in (ProgressRow, GameRow, SeatRow, ResultRow, ChallengeRow):
        columns = [column for column in model.__table__.columns if column.name != "member_id"]
        mine = select(*columns).where(model.member_id == row.id).order_by(*model.__table__.primary_key)
        told[model.__tablename__] = [
            {
                key: value.isoformat() if hasattr(value, "isoformat") else value
                for key, value in line.items()
                if key not in ("once", "word")
            }
            for line in session.execute(mine).mappings()
        ]
    return told
