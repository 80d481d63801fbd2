"""Results of games, and the leaderboard of each way of playing."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256
from typing import Final, Literal

from sqlalchemy import ColumnElement, and_, case, func, select
from sqlalchemy.orm import Session

from ..core.errors import InputError
from .members import Member, row_of
from .models import MemberRow, ResultRow
from .nicknames import LONGEST
from .paging import Page, paged
from .texts import one_line
from .ways import Way, outline

Source = Literal["solo", "bots", "table", "referee"]
Order = Literal["best", "mean", "wins"]

SOURCES: Final[tuple[Source, ...]] = ("solo", "bots", "table", "referee")
ORDERS: Final[tuple[Order, ...]] = ("best", "mean", "wins")
MOST_RESULTS: Final = 20_000
MOST_OPPONENTS: Final = 3
LARGEST_SCORE: Final = 100_000
_WITH_OTHERS: Final = ResultRow.way.not_like("%/1")
"""A way of playing ends with the number of players."""
_WINS: Final = func.sum(
    case((and_(ResultRow.place == 1, ResultRow.score.is_not(None), _WITH_OTHERS), 1), else_=0)
)


@dataclass(frozen=True, slots=True)
class Result:
    """What somebody reached in one game: alone, against bots, or at a table with others."""

    way: Way
    score: float | None
    """None for a player whom pollution puts out."""
    source: Source
    place: int = 1
    rank: str = ""
    """Alone: its French name."""
    opponents: tuple[str, ...] = ()
    once: str = ""
    """A word for the deal: under the same word a member's result counts once. Empty: always another one."""
    played: datetime | None = field(default=None, compare=False)
    """When; now, if it is being added."""
    game: int | None = None
    """The number of the game, while the club has it."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a leaderboard. Who has the same figure has the same place, and the next place is left out."""

    place: int
    nickname: str
    best: float
    mean: float
    """Of the games with a score."""
    games: int
    """All of them."""
    wins: int = 0
    """Games with others, bots or people, that ended in the first place, shared or not."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A line of an evening: all ways of playing together, which only wins can be compared in."""

    place: int
    nickname: str
    wins: int
    games: int


def result_of(record: str, player: int, source: Source, opponents: tuple[str, ...] = ()) -> Result:
    """The result of a player in a finished game.

    A deal counts once for a member: whoever plays it again, from a saved game or from the start, knows its cards.

    Raises:
        InputError: for a game that is not over, or was played under changed rulings and compares with no other.
    """
    told = outline(record)
    if told.house_rules:
        raise InputError("club-result-rulings")
    found = [line for line in told.ends if line.get("player") == player]
    if not found:
        raise InputError("club-result-open")
    once = sha256(f"{player}\n{told.deal}".encode("utf-8", "replace")).hexdigest()
    end = found[0]
    return Result(
        told.way, end.get("score"), source, end.get("place", 1), end.get("rank") or "", opponents, once
    )


def add(session: Session, member: Member, result: Result, now: datetime) -> bool:
    """Count a result; whether it was new."""
    row_of(session, member, changing=True)
    return enter(session, member.id, result, now)


def enter(session: Session, member: int, result: Result, now: datetime) -> bool:
    """Count a result for a member whose row is locked; whether it was new."""
    _check(result)
    mine = ResultRow.member_id == member
    if result.once and session.scalar(select(ResultRow.id).where(mine, ResultRow.once == result.once)):
        return False
    number = session.scalar(select(func.count()).select_from(ResultRow).where(mine)) or 0
    if number >= MOST_RESULTS:
        raise InputError("club-results-full", max=MOST_RESULTS)
    session.add(
        ResultRow(
            member_id=member,
            way=result.way.text,
            source=result.source,
            score=result.score,
            place=result.place,
            rank=one_line(result.rank, LONGEST),
            opponents=[one_line(name, LONGEST) for name in result.opponents],
            once=result.once or None,
            played=now,
            game_id=result.game,
        )
    )
    return True


def listed(session: Session, member: Member, page: int, size: int) -> Page[Result]:
    """A member's results, the latest first."""
    row_of(session, member)
    wanted = select(ResultRow).where(ResultRow.member_id == member.id)
    found = paged(session, wanted.order_by(ResultRow.played.desc(), ResultRow.id.desc()), page, size)
    return found.mapped(lambda line: _result(line[0]))


def tally(session: Session, member: Member) -> tuple[int, int]:
    """How many games with others a member has won, and how many there were."""
    row_of(session, member)
    found = session.execute(
        select(_WINS, func.count(ResultRow.id)).where(ResultRow.member_id == member.id, _WITH_OTHERS)
    ).one()
    return int(found[0] or 0), int(found[1])


def evening(session: Session, since: datetime, page: int, size: int) -> Page[Tally]:
    """Members by their wins since then, in whichever way of playing."""
    figures = (
        select(
            MemberRow.nickname, MemberRow.folded, _WINS.label("wins"), func.count(ResultRow.id).label("games")
        )
        .join(MemberRow, MemberRow.id == ResultRow.member_id)
        .where(ResultRow.played >= since)
        .group_by(MemberRow.id, MemberRow.nickname, MemberRow.folded)
        .subquery()
    )
    place = func.rank().over(order_by=figures.c.wins.desc())
    wanted = select(place, figures.c.nickname, figures.c.wins, figures.c.games)
    found = paged(
        session, wanted.order_by(figures.c.wins.desc(), figures.c.games.desc(), figures.c.folded), page, size
    )
    return found.mapped(lambda row: Tally(*row))


def leaderboard(
    session: Session, way: Way, order: Order, page: int, size: int, since: datetime | None = None
) -> Page[Standing]:
    """Members by their best score, by the mean of their scores, or by their wins, in one way of playing."""
    if order not in ORDERS:
        raise InputError("option-unknown", field="order", value=str(order)[:40], expected=", ".join(ORDERS))
    figures = (
        select(
            MemberRow.nickname,
            MemberRow.folded,
            func.max(ResultRow.score).label("best"),
            func.avg(ResultRow.score).label("mean"),
            func.count(ResultRow.id).label("games"),
            _WINS.label("wins"),
        )
        .join(MemberRow, MemberRow.id == ResultRow.member_id)
        .where(ResultRow.way == way.text, *_since(since))
        .group_by(MemberRow.id, MemberRow.nickname, MemberRow.folded)
        .having(func.count(ResultRow.score) > 0)
        .subquery()
    )
    figure = figures.c[order]
    place = func.rank().over(order_by=figure.desc())
    wanted = select(
        place, figures.c.nickname, figures.c.best, figures.c.mean, figures.c.games, figures.c.wins
    )
    found = paged(session, wanted.order_by(figure.desc(), figures.c.folded), page, size)
    return found.mapped(lambda row: Standing(*row))


def ways(session: Session, since: datetime | None = None) -> list[tuple[Way, int]]:
    """The ways that were played and how many results each has, the most played first."""
    number = func.count(ResultRow.id)
    wanted = select(ResultRow.way, number).where(*_since(since)).group_by(ResultRow.way)
    rows = session.execute(wanted.order_by(number.desc(), ResultRow.way))
    return [(Way.parse(way), count) for way, count in rows]


def _since(since: datetime | None) -> tuple[ColumnElement[bool], ...]:
    """Results since then; of all times only those of games that the club has dealt: a referee's table is told, not played here."""
    return (ResultRow.source != "referee",) if since is None else (ResultRow.played >= since,)


def _check(result: Result) -> None:
    score, place = result.score, result.place
    if result.source not in SOURCES:
        raise InputError(
            "option-unknown", field="source", value=str(result.source)[:40], expected=", ".join(SOURCES)
        )
    # The comparison also keeps out what is not a number.
    if score is not None and not (type(score) in (int, float) and abs(score) <= LARGEST_SCORE):
        raise InputError("club-result", field="score")
    if type(place) is not int or not 1 <= place <= result.way.players:
        raise InputError("club-result", field="place")
    if not re.fullmatch(r"[\w.:-]{0,64}", result.once, re.ASCII):
        raise InputError("club-result", field="once")
    if len(result.opponents) > MOST_OPPONENTS:
        raise InputError("club-result", field="opponents")


def _result(row: ResultRow) -> Result:
    return Result(
        Way.parse(row.way),
        row.score,
        _source(row.source),
        row.place,
        row.rank,
        tuple(row.opponents),
        row.once or "",
        row.played,
        row.game_id,
    )


def _source(text: str) -> Source:
    return next(source for source in SOURCES if source == text)
