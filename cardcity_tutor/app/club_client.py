"""The club as a visitor's kernel sees it: a desk that carries questions to the server and answers back.

The storage with its large library stays in the server; here is only the standard library. Every method is one call and
raises ``InputError``: what the club says, or that it does not answer. Nothing is half done then.
"""

from __future__ import annotations

import json
import os
import secrets
from collections.abc import Mapping, Sequence
from contextlib import suppress
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final

from cardcity_tutor.core.errors import InputError

if TYPE_CHECKING:
    from cardcity_tutor.course.progress import Progress

ADDRESS: Final = "CARDCITY_CLUB_URL"
WORD: Final = "CARDCITY_CLUB_SECRET"
"""What the server puts into the environment of its kernels."""
VISITOR: Final = "CARDCITY_VISITOR"
"""The same of one kernel: its name, by which the host's page knows whose it is."""
VISITOR_NAME: ContextVar[str] = ContextVar("cardcity_visitor", default="")
"""The same of one visit, where many share a process."""
PATIENCE: Final = 40.0
"""Seconds; the club itself tries for 30 while others write. Who gave up sooner would not know what was done."""
LARGEST: Final = 1_990_000
"""Bytes of a call; the counter takes hardly more."""
PACK: Final = "cardcity"

Answer = dict[str, Any]


def visitor_name() -> str:
    """The name by which the server knows the visitor who is served here; nothing outside of the server."""
    return VISITOR_NAME.get() or os.environ.get(VISITOR, "")


class ClubClient:
    """One visitor's desk: nobody in particular at first, a member after ``claim`` or ``enter``."""

    def __init__(self, address: str, secret: str, *, patience: float = PATIENCE) -> None:
        """For the club at this address, ``http://127.0.0.1:8866/club/api`` say."""
        self.nickname = ""
        self._key = ""
        self._address = address.rstrip("/")
        self._headers = {
            "Content-Type": "application/json",
            "X-Cardcity-Secret": secret,
            "X-Cardcity-Visitor": visitor_name() or secrets.token_hex(8),
        }
        self._patience = patience

    @classmethod
    def here(cls) -> ClubClient | None:
        """The desk of the club that this kernel was started in, if there is one."""
        address, word = os.environ.get(ADDRESS, ""), os.environ.get(WORD, "")
        return cls(address, word) if address and word else None

    # ---------------------------------------------------------------- members

    def claim(self, nickname: str) -> str:
        """Become a member under a free nickname; the key, which nobody can tell again."""
        found = self._call("claim", nickname=nickname)
        self.nickname, self._key = found["nickname"], found["key"]
        return self._key

    def enter(self, nickname: str, key: str) -> None:
        """Come back as a member."""
        found = self._call("enter", nickname=nickname, key=key)
        self.nickname, self._key = found["nickname"], key

    def leave(self) -> None:
        """Be nobody in particular again; what is kept stays. Whoever leaves need not wait for the club."""
        self.nickname = self._key = ""
        with suppress(InputError):
            self._anybodys("leave")

    def export(self) -> Answer:
        """Everything that is kept of the member."""
        found: Answer = self._mine("export")
        return found

    def delete(self) -> None:
        """Forget the member and everything of theirs."""
        self._mine("delete")
        self.leave()

    # ---------------------------------------------------------------- course

    def progress(self, pack: str = PACK) -> Answer | None:
        """What is kept of the member's course, as ``Progress.to_json`` gives it."""
        found: Answer | None = self._mine("progress", pack=pack)
        return found

    def save_progress(self, progress: Mapping[str, Any]) -> Answer:
        """Keep it, joined with what is there; the joined one."""
        found: Answer = self._mine("save_progress", progress=dict(progress))
        return found

    def keeper(self, pack: str = PACK) -> ClubKeeper | None:
        """What the lesson player takes as its keeper; nothing while nobody has named himself."""
        return ClubKeeper(self, pack) if self.nickname else None

    # ---------------------------------------------------------------- games

    def games(self) -> list[Answer]:
        """The member's saved games, the latest first: id, title, way, turn, turns, over, saved, counts."""
        found: list[Answer] = self._mine("games")
        return found

    def save_game(self, record: str, title: str = "", game: int | None = None) -> Answer:
        """Put a game away; with its number, in place of what was there."""
        found: Answer = self._mine("save_game", record=record, title=title, game=game)
        return found

    def load_game(self, game: int) -> Answer:
        """A saved game with its record, and the step of one that counts."""
        found: Answer = self._mine("load_game", game=game)
        return found

    def delete_game(self, game: int) -> None:
        """Throw a saved game away."""
        self._mine("delete_game", game=game)

    def begin_game(
        self,
        options: Mapping[str, Any],
        seats: Sequence[Mapping[str, str]],
        seat: int,
        help: str,  # noqa: A002 (what a player would call it)
        title: str = "",
    ) -> Answer:
        """Have the club deal a game that counts for the member in this seat: id, step, record."""
        found: Answer = self._mine(
            "begin_game",
            options=dict(options),
            seats=[dict(each) for each in seats],
            seat=seat,
            help=help,
            title=title,
        )
        return found

    def advance_game(self, game: int, step: int, record: str, names: Sequence[str] = ()) -> Answer:
        """Have the club take a game that counts on from this step, before what was hidden is shown: step, counted.

        With the end of the game its result is entered; ``names`` are the players' by seat.
        """
        found: Answer = self._mine("advance_game", game=game, step=step, record=record, names=list(names))
        return found

    # ---------------------------------------------------------------- seats

    def seats(self, game: int) -> Answer:
        """Who is asked for a seat of the member's game, has signed it or refused: open, lines of seat, nickname, state."""
        found: Answer = self._mine("seats", game=game)
        return found

    def ask_seat(self, game: int, seat: int, nickname: str) -> Answer:
        """Ask another member to sign a seat of the member's game, by a nod where that one has come in."""
        found: Answer = self._mine("ask_seat", game=game, seat=seat, asked=nickname)
        return found

    def sign_seat(self, game: int, seat: int, nickname: str, key: str) -> Answer:
        """Sign a seat for another member, who shows the key here."""
        found: Answer = self._mine("sign_seat", game=game, seat=seat, signer=nickname, signer_key=key)
        return found

    def questions(self) -> list[Answer]:
        """The seats that the member is asked to sign: game, seat, word, asker, way, and the end of a referee's table."""
        found: list[Answer] = self._mine("questions")
        return found

    def answer(self, game: int, word: str, *, yes: bool) -> None:
        """Nod, or refuse; each question is answered once."""
        self._mine("answer", game=game, word=word, yes=yes)

    def record_table(self, table: str, seat: int | None = None) -> int:
        """Keep a referee's table, which is over, with the member in this seat; its number."""
        return int(self._mine("record_table", table=table, seat=seat))

    # ---------------------------------------------------------------- results

    def results(self, page: int = 1, size: int = 20) -> Answer:
        """The member's results, the latest first: lines, page, pages, total; wins, of so many contests."""
        found: Answer = self._mine("results", page=page, size=size)
        return found

    def leaderboard(
        self, way: str, order: str = "best", page: int = 1, size: int = 20, *, evening: bool = False
    ) -> Answer:
        """Who is best in a way of playing, of all games or of this evening's; for everybody."""
        found: Answer = self._anybodys(
            "leaderboard", way=way, order=order, page=page, size=size, evening=evening
        )
        return found

    def ways(self, *, evening: bool = False) -> list[Answer]:
        """The ways of playing that have results; for everybody."""
        found: list[Answer] = self._anybodys("ways", evening=evening)
        return found

    def evening(self, page: int = 1, size: int = 20) -> Answer:
        """Who has won how often this evening, in all ways of playing together; for everybody."""
        found: Answer = self._anybodys("evening", page=page, size=size)
        return found

    # ---------------------------------------------------------------- challenge of the day

    def today(self) -> str:
        """The date of the club."""
        return str(self._anybodys("today"))

    def puzzle(self, day: str) -> Answer | None:
        """The day's puzzle, as ``Puzzle.to_json`` gives it; nothing while it is being made: ask again soon."""
        found: Answer | None = self._anybodys("puzzle", day=day)
        return found

    def challenge(self, day: str) -> Answer | None:
        """How the member fares with a day's puzzle: solved, tries, seconds."""
        found: Answer | None = self._mine("challenge", day=day)
        return found

    def open_challenge(self, day: str) -> Answer:
        """The member looks at a day's puzzle: the time runs from the first look."""
        found: Answer = self._mine("open_challenge", day=day)
        return found

    def try_challenge(self, day: str, seconds: float, *, solved: bool) -> Answer:
        """Count a try; the seconds count only for whoever became a member after the first look."""
        found: Answer = self._mine("try_challenge", day=day, seconds=seconds, solved=solved)
        return found

    def challenge_board(self, day: str, page: int = 1, size: int = 20) -> Answer:
        """Who solved a day's puzzle; for everybody."""
        found: Answer = self._anybodys("challenge_board", day=day, page=page, size=size)
        return found

    # ---------------------------------------------------------------- the way to the server

    def _mine(self, method: str, **params: object) -> Any:  # noqa: ANN401 (as the method says)
        if not self.nickname:
            raise InputError("club-nobody")
        return self._call(method, nickname=self.nickname, key=self._key, **params)

    def _anybodys(self, method: str, **params: object) -> Any:  # noqa: ANN401
        return self._call(method, **params)

    def _call(self, method: str, **params: object) -> Any:  # noqa: ANN401
        """One call; whatever goes wrong on the way is an ``InputError``."""
        from http.client import HTTPConnection, HTTPException
        from urllib.parse import urlsplit

        body = json.dumps(params).encode()
        if len(body) > LARGEST:
            raise InputError("club-too-large", max=LARGEST // 1000)
        where = urlsplit(self._address)
        line = HTTPConnection(where.hostname or "127.0.0.1", where.port, timeout=self._patience)
        try:
            line.request("POST", f"{where.path}/{method}", body, self._headers)
            told = json.loads(line.getresponse().read())
        except (OSError, HTTPException, ValueError) as error:
            raise InputError("club-unreachable") from error
        finally:
            line.close()
        if "answer" in told:
            return told["answer"]
        raise InputError(str(told.get("code", "club-unreachable")), **told.get("params", {}))


class ClubKeeper:
    """Keeps the member's progress in one pack at the club; fulfils ``course.progress_store.Keeper``.

    The nickname that a player gives is the member's: whose progress it is was settled by the key.
    """

    def __init__(self, desk: ClubClient, pack: str = PACK) -> None:
        """For whoever is at the desk."""
        self.desk = desk
        self.pack = pack

    def load(self, nickname: str) -> Progress | None:  # noqa: ARG002 (see the class)
        """What is kept, or nothing."""
        from cardcity_tutor.course.progress import Progress

        kept = self.desk.progress(self.pack)
        return None if kept is None else Progress.from_json(kept)

    def save(self, nickname: str, progress: Progress) -> None:  # noqa: ARG002
        """Keep it; the player's own is given what another window has kept meanwhile."""
        from cardcity_tutor.course.progress import Progress

        joined = Progress.from_json(self.desk.save_progress(progress.to_json()))
        wish = progress.review  # which can be taken back, unlike what was reached
        progress.merge(joined)
        progress.review = wish
