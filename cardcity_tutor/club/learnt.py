"""What members have learnt: the progress of the course, one per pack, joined whenever it is saved."""

from __future__ import annotations

import json
from copy import deepcopy
from datetime import datetime
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from ..core.errors import InputError
from ..course.progress import MOST_CHARACTERS, Progress
from .members import Member, row_of
from .models import ProgressRow
from .texts import plain

MOST_PACKS: Final = 50
LONGEST_PACK: Final = 80


def kept(session: Session, member: Member, pack: str) -> Progress | None:
    """What is kept of a member in a pack, or nothing."""
    row_of(session, member)
    row = session.get(ProgressRow, (member.id, plain(pack)[:LONGEST_PACK]))
    return Progress.parse(row.text) if row else None


def keep(session: Session, member: Member, progress: Progress, now: datetime) -> Progress:
    """Join with what is kept (another window may have gone on meanwhile) and keep that: nothing reached is lost."""
    row_of(session, member, changing=True)
    joined = deepcopy(progress)
    joined.pack = plain(joined.pack)[:LONGEST_PACK]
    row = session.get(ProgressRow, (member.id, joined.pack))
    if row is None:
        _make_room(session, member)
        row = ProgressRow(member_id=member.id, pack=joined.pack)
        session.add(row)
    else:
        joined.merge(Progress.parse(row.text))
        joined.review = progress.review  # a wish, which can be taken back, unlike what was reached
    joined.name = joined.name or member.nickname
    # Escaped, because a browser's text may hold half a character, which no database takes.
    row.text = json.dumps(joined.to_json(), separators=(",", ":"))
    row.updated = now
    if len(row.text) > MOST_CHARACTERS:
        raise InputError("club-progress-size", max=MOST_CHARACTERS // 1000)
    return joined


def _make_room(session: Session, member: Member) -> None:
    there = select(func.count()).select_from(ProgressRow).where(ProgressRow.member_id == member.id)
    if (session.scalar(there) or 0) >= MOST_PACKS:
        raise InputError("club-packs-full", max=MOST_PACKS)
