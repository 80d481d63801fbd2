"""The tables. Whoever changes one writes a migration too; a test compares the two on both databases."""

from __future__ import annotations

from datetime import UTC, date, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    Boolean,
    Date,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Text,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Moment(TypeDecorator[datetime]):
    """A time in UTC. SQLite forgets the zone, so it is taken off and put on again here."""

    impl = DateTime(timezone=True)
    cache_ok = True
    python_type = datetime

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        return value and value.astimezone(UTC)

    def process_result_value(self, value: Any | None, dialect: Dialect) -> datetime | None:  # noqa: ANN401, ARG002
        if not isinstance(value, datetime):
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Base(DeclarativeBase):
    """All tables; their constraints have names, so that a migration can address them."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


def _of_member(*, primary: bool = False) -> Mapped[int]:
    return mapped_column(
        ForeignKey("members.id", ondelete="CASCADE"), primary_key=primary, autoincrement=False
    )


class MemberRow(Base):
    """A member: the nickname as written, as compared, what it looks like, and the hash of the key of the browser.

    Members of old may look alike, so ``skeleton`` is not unique; nobody new may look like one of them.
    """

    __tablename__ = "members"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    nickname: Mapped[str] = mapped_column(String(40))
    folded: Mapped[str] = mapped_column(Text, unique=True)
    skeleton: Mapped[str] = mapped_column(String(160), index=True)
    seal: Mapped[str] = mapped_column(String(64))
    joined: Mapped[datetime] = mapped_column(Moment)
    seen: Mapped[datetime] = mapped_column(Moment)


class ProgressRow(Base):
    """What a member has done in one pack of lessons, as JSON text."""

    __tablename__ = "progress"

    member_id: Mapped[int] = _of_member(primary=True)
    pack: Mapped[str] = mapped_column(String(80), primary_key=True)
    text: Mapped[str] = mapped_column(Text)
    updated: Mapped[datetime] = mapped_column(Moment)


class GameRow(Base):
    """A game that a member has put away, over or not, as a record; or one that counts, which the club itself has dealt.

    ``seat`` is the member's in a game that counts, nothing in any other; ``step`` is how often it was taken on. A table
    of the referee, of ``kind`` ``referee``, holds its cities and ends instead of a record.
    """

    __tablename__ = "games"
    __table_args__ = (Index("ix_games_member_updated", "member_id", "updated"),)

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    member_id: Mapped[int] = _of_member()
    title: Mapped[str] = mapped_column(String(80))
    way: Mapped[str] = mapped_column(String(120))
    over: Mapped[bool] = mapped_column(Boolean)
    record: Mapped[str] = mapped_column(Text)
    updated: Mapped[datetime] = mapped_column(Moment)
    seat: Mapped[int | None] = mapped_column(Integer)
    step: Mapped[int] = mapped_column(Integer, default=0)
    kind: Mapped[str] = mapped_column(String(10), default="played")


class SeatRow(Base):
    """A member who is asked to sign a seat of another's game (``asked``), has ``signed`` it, or has ``refused``."""

    __tablename__ = "seats"

    game_id: Mapped[int] = mapped_column(
        ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, autoincrement=False
    )
    member_id: Mapped[int] = mapped_column(
        ForeignKey("members.id", ondelete="CASCADE"), primary_key=True, autoincrement=False, index=True
    )
    seat: Mapped[int] = mapped_column(Integer)
    state: Mapped[str] = mapped_column(String(10))
    word: Mapped[str] = mapped_column(String(32))
    asked: Mapped[datetime] = mapped_column(Moment)


class ResultRow(Base):
    """What a member reached in one game. ``once`` names the deal, so that it counts once; the game may be deleted."""

    __tablename__ = "results"
    __table_args__ = (
        UniqueConstraint("member_id", "once", name="uq_results_member_once"),
        Index("ix_results_way_member", "way", "member_id"),
    )

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    member_id: Mapped[int] = _of_member()
    way: Mapped[str] = mapped_column(String(120))
    source: Mapped[str] = mapped_column(String(10))
    score: Mapped[float | None] = mapped_column(Float)
    place: Mapped[int] = mapped_column(Integer)
    rank: Mapped[str] = mapped_column(String(40))
    opponents: Mapped[list[str]] = mapped_column(JSON)
    once: Mapped[str | None] = mapped_column(String(64))
    played: Mapped[datetime] = mapped_column(Moment)
    game_id: Mapped[int | None] = mapped_column(ForeignKey("games.id", ondelete="SET NULL"), index=True)


class ChallengeRow(Base):
    """How a member fared with the puzzle of a day; ``updated`` is the last try, or the first look before there was one."""

    __tablename__ = "challenges"

    day: Mapped[date] = mapped_column(Date, primary_key=True)
    member_id: Mapped[int] = _of_member(primary=True)
    solved: Mapped[bool] = mapped_column(Boolean)
    tries: Mapped[int] = mapped_column(Integer)
    seconds: Mapped[float] = mapped_column(Float)
    updated: Mapped[datetime] = mapped_column(Moment)


TABLES = (MemberRow, ProgressRow, GameRow, SeatRow, ResultRow, ChallengeRow)
"""All of them."""
