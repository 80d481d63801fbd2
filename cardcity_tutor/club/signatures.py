"""The other seats of a table: who is asked to sign one, who has signed, and whose result is entered with the game's end.

A seat is signed by its member alone: with the key, or with a nod from where that member has come in. A nod answers one
question, known by its word, once. Seats of a game that the club has dealt can be signed while nobody can know who will
win; those of a referee's table, which were played with real cards, on the same evening.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from ..core.errors import InputError
from . import games
from .members import Member, found_row, row_of
from .models import GameRow, MemberRow, SeatRow

ASKED: Final = "asked"
SIGNED: Final = "signed"
REFUSED: Final = "refused"
SIGNING_TURNS: Final = 3
"""The last turn of a dealt game in which a seat can be signed: later, only winners would sign."""
SIGNING_TIME: Final = timedelta(hours=12)
"""The same of a referee's table, after it was recorded."""
MOST_QUESTIONS: Final = 10
"""That a member is shown at once."""
_WORD_BYTES: Final = 16


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat of a game and the member who is asked, has signed or has refused."""

    seat: int
    nickname: str
    state: str


@dataclass(frozen=True, slots=True)
class Signatures:
    """The seats of a game that somebody is asked for, has signed or has refused, and whether more can be signed."""

    open: bool
    mine: int | None
    """The owner's seat, which nobody else signs."""
    lines: tuple[SeatLine, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """A seat that a member is asked to sign."""

    game: int
    seat: int
    word: str
    asker: str
    way: str
    asked: datetime
    end: Mapping[str, Any] | None = None
    """At a referee's table how the seat ended: score and place."""


def ask(session: Session, member: Member, game: int, seat: int, nickname: str, now: datetime) -> Signatures:
    """Ask a member to sign a seat of one's own table; whoever was asked for that seat before is asked no longer."""
    row = _open_game(session, member, game, seat, now)
    _seat_row(session, row, seat, found_row(session, nickname), now)
    return _told(session, row, now)


def sign(session: Session, member: Member, game: int, seat: int, signer: Member, now: datetime) -> Signatures:
    """Sign a seat of a table for the member who has just shown the key there."""
    row = _open_game(session, member, game, seat, now)
    signature = _seat_row(session, row, seat, row_of(session, signer), now)
    signature.state = SIGNED
    session.flush()
    return _told(session, row, now)


def answer(session: Session, member: Member, game: int, word: str, *, yes: bool, now: datetime) -> GameRow:
    """A member's own answer to a question; the game. Each question is answered once.

    Raises:
        InputError: ``club-nod-gone`` for what is not, or no longer, asked of this member.
    """
    row_of(session, member)
    row = session.scalar(select(GameRow).where(GameRow.id == game).with_for_update())
    wanted = select(SeatRow).where(SeatRow.game_id == game, SeatRow.member_id == member.id)
    signature = session.scalar(wanted.with_for_update())
    if (
        row is None
        or signature is None
        or signature.state != ASKED
        or not secrets.compare_digest(signature.word.encode(), word.encode("utf-8", "replace"))
        or not is_open(row, now)
    ):
        raise InputError("club-nod-gone")
    signature.state = SIGNED if yes else REFUSED
    session.flush()
    return row


def questions(session: Session, member: Member, now: datetime) -> list[Question]:
    """The seats that a member is asked to sign now, the latest first."""
    row_of(session, member)
    wanted = (
        select(SeatRow, GameRow, MemberRow.nickname)
        .join(GameRow, GameRow.id == SeatRow.game_id)
        .join(MemberRow, MemberRow.id == GameRow.member_id)
        .where(SeatRow.member_id == member.id, SeatRow.state == ASKED)
        .order_by(SeatRow.asked.desc(), SeatRow.game_id)
        .limit(MOST_QUESTIONS)
    )
    return [
        Question(row.id, line.seat, line.word, asker, row.way, line.asked, games.end_of(row, line.seat))
        for line, row, asker in session.execute(wanted)
        if is_open(row, now)
    ]


def listed(session: Session, member: Member, game: int, now: datetime) -> Signatures:
    """The signatures of one's own game."""
    row_of(session, member)
    return _told(session, games.game_of(session, member, game), now)


def _told(session: Session, game: GameRow, now: datetime) -> Signatures:
    wanted = (
        select(SeatRow.seat, MemberRow.nickname, SeatRow.state)
        .join(MemberRow, MemberRow.id == SeatRow.member_id)
        .where(SeatRow.game_id == game.id)
        .order_by(SeatRow.seat, SeatRow.asked, MemberRow.id)
    )
    lines = tuple(SeatLine(seat, nickname, state) for seat, nickname, state in session.execute(wanted))
    return Signatures(is_open(game, now), game.seat, lines)


def signed(session: Session, game: int) -> Sequence[tuple[int, MemberRow]]:
    """Who has signed which seat; their rows are locked, in one order for all."""
    wanted = (
        select(SeatRow.seat, MemberRow)
        .join(MemberRow, MemberRow.id == SeatRow.member_id)
        .where(SeatRow.game_id == game, SeatRow.state == SIGNED)
        .order_by(MemberRow.id)
        .with_for_update(of=MemberRow)
    )
    return [(seat, row) for seat, row in session.execute(wanted)]


def is_open(row: GameRow, now: datetime) -> bool:
    """Whether the seats of a game can still be signed."""
    if row.kind == games.REFEREE:
        return now - row.updated <= SIGNING_TIME
    return row.seat is not None and not row.over and games.turn_of(row) <= SIGNING_TURNS


def _open_game(session: Session, member: Member, game: int, seat: int, now: datetime) -> GameRow:
    """One's own game, whose seat somebody else may sign."""
    row_of(session, member, changing=True)
    session.execute(select(GameRow.id).where(GameRow.id == game).with_for_update())
    row = games.game_of(session, member, game)
    if not is_open(row, now):
        raise InputError("club-signing-over")
    if seat not in _persons(row) or seat == row.seat:
        raise InputError("club-seat")
    return row


def _persons(row: GameRow) -> list[int]:
    """The seats of a game where persons sit."""
    return [at for at, chair in enumerate(games.seats_of(row)) if "person" in chair]


def _seat_row(session: Session, game: GameRow, seat: int, signer: MemberRow, now: datetime) -> SeatRow:
    """The question to a member about a seat, in place of earlier ones. A no stays one for this game."""
    if signer.id == game.member_id:
        raise InputError("club-seat-own")
    there = list(session.scalars(select(SeatRow).where(SeatRow.game_id == game.id)))
    for line in there:
        if line.state == SIGNED and (line.seat == seat or line.member_id == signer.id):
            raise InputError("club-seat-signed")
        if line.state == REFUSED and line.member_id == signer.id:
            raise InputError("club-seat-refused", nickname=signer.nickname)
    gone = [line for line in there if line.state == ASKED and seat == line.seat]
    gone += [
        line for line in there if line.state == ASKED and line.member_id == signer.id and line not in gone
    ]
    session.execute(
        delete(SeatRow).where(
            SeatRow.game_id == game.id, SeatRow.member_id.in_([line.member_id for line in gone])
        ),
        execution_options={"synchronize_session": "fetch"},
    )
    session.flush()
    row = SeatRow(
        game_id=game.id,
        member_id=signer.id,
        seat=seat,
        state=ASKED,
        word=secrets.token_hex(_WORD_BYTES),
        asked=now,
    )
    session.add(row)
    session.flush()
    return row
