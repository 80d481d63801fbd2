"""The club's storage: members, what they learnt and played, results and challenges, behind one small face."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, Self

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from ..course.progress import Progress
from . import challenges, counted, games, learnt, members, referee_tables, results, signatures
from .atomic_files import remove_drafts
from .backup import DRAFT, Backup, put_back, write_backup
from .challenges import Attempt, Solver
from .counted import Advanced, Begun, Seats
from .database import Database
from .games import GameLine, SavedGame, read_record
from .key_files import HOST, kept_key, renewed_key
from .members import Claim, Member, MemberLine
from .migrating import bring_up_to_date
from .models import TABLES
from .paging import PAGE, Page
from .places import data_folder, database_url, shown
from .referee_tables import RefereeTable
from .results import Order, Result, Standing, Tally
from .signatures import Question, Signatures
from .ways import Way

Clock = Callable[[], datetime]
EVENING: Final = timedelta(hours=12)
"""What belongs together as one evening, or one day at school."""
SEAL_FILE: Final = "seal.key"
HOST_FILE: Final = "host.key"
_OLD_KEY: Final = re.compile(r"seal\.\d+|\.(?:seal|host)\.key-\w+")


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
        self._seal_key: str | None = None
        self._host_key: str | None = None
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
        """What games are sealed with that browsers keep until they are over. It lies beside the database, in no backup.

        Raises:
            InputError: for a file that is not one of ours, or cannot be read.
        """
        if self._seal_key is None:
            self._seal_key = kept_key(self._key_file)
        return self._seal_key

    def renew_seal_key(self) -> None:
        """Make another key: what was sealed with the old one never opens again. Games at the club go on."""
        self._seal_key = renewed_key(self._key_file)

    def _key_file(self) -> Path:
        return self.folder / SEAL_FILE

    def host_key(self) -> str:
        """What the host's page asks for, where the host has chosen none; kept like the key of the seals.

        Raises:
            InputError: for a file that is not one of ours, or cannot be read.
        """
        if self._host_key is None:
            self._host_key = kept_key(self._host_key_file, HOST)
        return self._host_key

    def renew_host_key(self) -> None:
        """Make another key: the old one, and the cookies that it gave, open the host's page no more."""
        self._host_key = renewed_key(self._host_key_file, HOST)

    def _host_key_file(self) -> Path:
        return self.folder / HOST_FILE

    def stop_waiting(self) -> None:
        """Wait no longer for others who write: the process is about to end."""
        self._database.stop_waiting()

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

    def begin_game(
        self,
        member: Member,
        way: Any,  # noqa: ANN401 (of any game)
        seats: Seats,
        seat: int,
        aid: str,
        title: str = "",
    ) -> Begun:
        """Deal a game that counts for a member in this seat; ``aid`` is the help that the table gives."""
        deal = counted.dealt(way, seats, seat, aid)
        return self._database.write(
            lambda session: counted.begin(session, member, deal, title, self._clock())
        )

    def advance_game(
        self, member: Member, game: int, step: int, record: str, names: Sequence[str] = ()
    ) -> Advanced:
        """Take a game that counts on from the step that its table knows; with its end the result is entered."""
        wanted = counted.advance_of(game, step, record, names)
        return self._database.write(lambda session: counted.advance(session, member, wanted, self._clock()))

    # ---------------------------------------------------------------- seats

    def seats(self, member: Member, game: int) -> Signatures:
        """Who is asked for a seat of one's own game, has signed it, or has refused."""
        return self._database.read(lambda session: signatures.listed(session, member, game, self._clock()))

    def ask_seat(self, member: Member, game: int, seat: int, nickname: str) -> Signatures:
        """Ask another member to sign a seat of one's own game."""
        return self._database.write(
            lambda session: signatures.ask(session, member, game, seat, nickname, self._clock())
        )

    def sign_seat(self, member: Member, game: int, seat: int, signer: Member) -> Signatures:
        """Let another member, who has shown the key at this table, sign a seat."""

        def work(session: Session) -> Signatures:
            now = self._clock()
            told = signatures.sign(session, member, game, seat, signer, now)
            referee_tables.enter(session, game, now)
            return told

        return self._database.write(work)

    def questions(self, member: Member) -> list[Question]:
        """The seats that a member is asked to sign."""
        return self._database.read(lambda session: signatures.questions(session, member, self._clock()))

    def answer(self, member: Member, game: int, word: str, *, yes: bool) -> None:
        """Answer such a question, once."""

        def work(session: Session) -> None:
            now = self._clock()
            signatures.answer(session, member, game, word, yes=yes, now=now)
            referee_tables.enter(session, game, now)

        self._database.write(work)

    def record_table(self, member: Member, table: RefereeTable) -> int:
        """Keep a referee's table; its number. Each seat counts for whoever signs it, as soon as two have."""
        return self._database.write(
            lambda session: referee_tables.keep(session, member, table, self._clock())
        )

    # ---------------------------------------------------------------- results

    def add_result(self, member: Member, result: Result) -> bool:
        """Count the result of a game; False if its deal was counted before."""
        return self._database.write(lambda session: results.add(session, member, result, self._clock()))

    def results(self, member: Member, page: int = 1, size: int = PAGE) -> Page[Result]:
        """A member's results, the latest first."""
        return self._database.read(lambda session: results.listed(session, member, page, size))

    def wins(self, member: Member) -> tuple[int, int]:
        """How many games with others a member has won, and how many there were."""
        return self._database.read(lambda session: results.tally(session, member))

    def leaderboard(
        self,
        way: Way,
        order: Order = "best",
        page: int = 1,
        size: int = PAGE,
        *,
        since: datetime | None = None,
    ) -> Page[Standing]:
        """Who is best in a way of playing, by the best score, by the mean or by wins; of all games, or since then."""
        return self._database.read(
            lambda session: results.leaderboard(session, way, order, page, size, since)
        )

    def ways(self, *, since: datetime | None = None) -> list[tuple[Way, int]]:
        """The ways of playing that have results, and how many; the most played first."""
        return self._database.read(lambda session: results.ways(session, since))

    def evening(self, page: int = 1, size: int = PAGE) -> Page[Tally]:
        """Who has won how often this evening, in all ways of playing together."""
        return self._database.read(lambda session: results.evening(session, self.evening_start(), page, size))

    def evening_start(self) -> datetime:
        """Since when this evening's games count together."""
        return self._clock() - EVENING

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

    def backup(self, goal: Path | str | IO[bytes]) -> dict[str, int]:
        """Write everything into one file, as of one moment; how many rows of each table."""
        place = Path(goal) if isinstance(goal, str) else goal
        return self._database.read(lambda session: write_backup(session, place, self._clock()))

    def restore(self, source: Path | str | Backup) -> dict[str, int]:
        """Replace everything by what a backup holds, or leave everything if it is damaged; how many rows."""
        backup = source if isinstance(source, Backup) else Backup(Path(source))
        self._database.write(lambda session: put_back(session, backup))
        return backup.counts

    def remove_drafts(self) -> None:
        """Remove what processes that were killed have left half written beside the database."""
        with suppress(OSError):  # no place for files
            remove_drafts(self.folder, prefix=DRAFT, old=_OLD_KEY)

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
