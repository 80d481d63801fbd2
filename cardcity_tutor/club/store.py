"""The club's storage: members, what they learnt and played, results and challenges, behind one small face."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from ..core.sealing import new_key
from ..course.progress import Progress
from . import challenges, games, learnt, members, results
from .backup import Backup, put_back, write_backup
from .challenges import Attempt, Solver
from .database import Database
from .games import GameLine, SavedGame, read_record
from .members import Claim, Member, MemberLine
from .migrating import bring_up_to_date
from .models import TABLES
from .paging import PAGE, Page
from .places import data_folder, database_url, shown
from .results import Order, Result, Standing
from .ways import Way

Clock = Callable[[], datetime]
SEAL: Final = "seal.key"


def utc_now() -> datetime:
    """The time of day."""
    return datetime.now(UTC)


@dataclass(frozen=True, slots=True)
class Census:
    """How much a club has stored."""

    rows: dict[str, int]
    """By table."""
    bytes: int
    """On the disk, or in the server's database."""


class Store:
    """A club's data in an SQLite file or on a PostgreSQL server, made or brought up to date when it is opened.

    Every call is one short transaction: when it returns, its work is safe; when it raises, nothing was done. Many
    processes may use the same database at once. What is a member's needs their ``Member``, which only their key gives;
    leaderboards are for everybody; the last methods are the host's.
    """

    def __init__(self, place: str | Path | None = None, *, clock: Clock = utc_now) -> None:
        """Open the database at a path or URL, by default the one of ``default_database``.

        Raises:
            InputError: if there is no such place, or it cannot be used.
        """
        url = database_url(place)
        self.place = shown(url)
        """The path of the file, or the URL without its password."""
        self._clock = clock
        self._database = Database(url)
        try:
            self._database.open()
            bring_up_to_date(self._database)
        except BaseException:
            self._database.close()
            raise

    @property
    def folder(self) -> Path:
        """Where files of the club belong: beside the database, or where it would be by default."""
        file = self._database.file
        folder = Path(file).parent if file is not None else data_folder()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return folder

    def seal_key(self) -> str:
        """What games are sealed with that browsers keep until they are over. It lies beside the database, in no backup."""
        key = new_key()
        try:
            file = self.folder / SEAL
            if not file.exists():
                fresh = file.with_suffix(f".{os.getpid()}")
                fresh.touch(mode=0o600)
                fresh.write_text(key, encoding="ascii")
                fresh.replace(file)  # never a half-written one
            return file.read_text(encoding="ascii")
        except OSError:
            return key  # no place for files, with PostgreSQL perhaps: it holds until the server ends

    def close(self) -> None:
        """Let go of the database."""
        self._database.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # ---------------------------------------------------------------- members

    def claim(self, nickname: str) -> Claim:
        """Become a member under a free nickname. The key is told this once."""
        return self._database.write(lambda session: members.claim(session, nickname, self._clock()))

    def member(self, nickname: str, key: str) -> Member:
        """Come back as a member."""
        return self._database.write(lambda session: members.enter(session, nickname, key, self._clock()))

    def export_member(self, member: Member) -> dict[str, Any]:
        """Everything of a member as plain data."""
        return self._database.read(lambda session: members.exported(session, member))

    def delete_member(self, member: Member) -> None:
        """Forget a member and everything of theirs, results on leaderboards included."""
        self._database.write(lambda session: session.delete(members.row_of(session, member, changing=True)))

    # ---------------------------------------------------------------- course

    def progress(self, member: Member, pack: str) -> Progress | None:
        """What a member has done in a pack of lessons, or nothing."""
        return self._database.read(lambda session: learnt.kept(session, member, pack))

    def save_progress(self, member: Member, progress: Progress) -> Progress:
        """Keep a progress, joined with what is kept already; the joined one."""
        return self._database.write(lambda session: learnt.keep(session, member, progress, self._clock()))

    # ---------------------------------------------------------------- games

    def games(self, member: Member) -> list[GameLine]:
        """The saved games of a member, the latest first."""
        return self._database.read(lambda session: games.listed(session, member))

    def save_game(self, member: Member, record: str, title: str = "", game: int | None = None) -> GameLine:
        """Put a game's record away; with its number, in place of what was there."""
        told = read_record(record)
        return self._database.write(
            lambda session: games.save(session, member, record, told, title, game, self._clock())
        )

    def load_game(self, member: Member, game: int) -> SavedGame:
        """A saved game with its record."""
        return self._database.read(lambda session: games.load(session, member, game))

    def delete_game(self, member: Member, game: int) -> None:
        """Throw a saved game away."""
        self._database.write(lambda session: games.forget(session, member, game))

    # ---------------------------------------------------------------- results

    def add_result(self, member: Member, result: Result) -> bool:
        """Count the result of a game; False if its deal was counted before."""
        return self._database.write(lambda session: results.add(session, member, result, self._clock()))

    def results(self, member: Member, page: int = 1, size: int = PAGE) -> Page[Result]:
        """A member's results, the latest first."""
        return self._database.read(lambda session: results.listed(session, member, page, size))

    def leaderboard(self, way: Way, order: Order = "best", page: int = 1, size: int = PAGE) -> Page[Standing]:
        """Who is best in a way of playing, by the best score or by the mean."""
        return self._database.read(lambda session: results.leaderboard(session, way, order, page, size))

    def ways(self) -> list[tuple[Way, int]]:
        """The ways of playing that have results, and how many; the most played first."""
        return self._database.read(results.ways)

    # ---------------------------------------------------------------- challenge of the day

    def challenge(self, member: Member, day: date) -> Attempt | None:
        """How a member fares with the puzzle of a day, or nothing."""
        return self._database.read(lambda session: challenges.kept(session, member, day))

    def open_challenge(self, member: Member, day: date) -> Attempt:
        """A member looks at the puzzle of a day: the time runs from the first look."""
        return self._database.write(lambda session: challenges.opened(session, member, day, self._clock()))

    def try_challenge(self, member: Member, day: date, seconds: float, *, solved: bool) -> Attempt:
        """Count a try at the puzzle of a day."""
        return self._database.write(
            lambda session: challenges.tried(session, member, day, seconds, solved=solved, now=self._clock())
        )

    def challenge_board(self, day: date, page: int = 1, size: int = PAGE) -> Page[Solver]:
        """Who solved the puzzle of a day, with the fewest tries, in the shortest time."""
        return self._database.read(lambda session: challenges.board(session, day, page, size))

    # ---------------------------------------------------------------- the host's

    def members(self, page: int = 1, size: int = PAGE) -> Page[MemberLine]:
        """All members, by nickname."""
        return self._database.read(lambda session: members.listed(session, page, size))

    def reset_key(self, nickname: str) -> Claim:
        """A new key for a member who lost theirs; the old one is worth nothing from now on."""
        return self._database.write(lambda session: members.reset_key(session, nickname))

    def dismiss(self, nickname: str) -> None:
        """Forget a member and everything of theirs, without the key."""
        self._database.write(lambda session: members.dismiss(session, nickname))

    def census(self) -> Census:
        """How much is stored."""
        return self._database.read(self._counted)

    def backup(self, path: Path | str) -> dict[str, int]:
        """Write everything into one file, as of one moment; how many rows of each table."""
        goal = Path(path)
        return self._database.read(lambda session: write_backup(session, goal, self._clock()))

    def restore(self, path: Path | str) -> dict[str, int]:
        """Replace everything by what a backup holds, or leave everything if it is damaged; how many rows."""
        backup = Backup(Path(path))
        self._database.write(lambda session: put_back(session, backup))
        return backup.counts

    def _counted(self, session: Session) -> Census:
        rows = {
            model.__tablename__: session.scalar(select(func.count()).select_from(model)) or 0
            for model in TABLES
        }
        if self._database.file is None:
            return Census(rows, session.scalar(select(func.pg_database_size(func.current_database()))) or 0)
        file = self._database.file
        beside = (file, file.with_name(f"{file.name}-wal"))
        return Census(rows, sum(each.stat().st_size for each in beside if each.exists()))
