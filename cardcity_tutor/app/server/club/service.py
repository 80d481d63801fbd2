"""Who answers at the club's counter: plain data in, plain data out, nothing taken on trust.

A call names its method; each method here has the words of ``app.club_client``. Members show nickname and key with every call.
Results come from games that the club has dealt, and are read off the record, which is played again first: no figure of a
caller goes to a leaderboard.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict
from datetime import UTC, date, datetime
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, cast

from cardcity_tutor.club.nicknames import read_nickname, sealed
from cardcity_tutor.club.paging import LONGEST_PAGE, Page
from cardcity_tutor.club.results import Order
from cardcity_tutor.club.ways import Way
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.games import DEFAULT, find, names

from ..rate_limit import Clock, LoginBackoff, RateLimiter
from .puzzling import Puzzles
from .referee_table import referee_table

if TYPE_CHECKING:
    from cardcity_tutor.club import GameLine, Member, Store

CALLS: Final = 600
"""Calls of one visitor in a minute."""
CLAIMS: Final = 6
"""Nicknames that one visitor claims in a minute."""
ALL_CLAIMS: Final = 120
"""Nicknames that are claimed in a minute by all visitors together: a class that comes in, not a machine."""
WRITES: Final = 120
"""What one member has stored in a minute."""
MOST_PROOFS: Final = 5_000
LARGE: Final = frozenset({"save_progress", "save_game", "advance_game", "record_table"})
"""Calls that bring a game or a progress along."""
COMING: Final = frozenset({"claim", "enter", "leave"})
"""Calls after which a visitor is a member, or none any more."""
ANYBODYS: Final = frozenset({"leaderboard", "evening", "ways", "today", "puzzle", "challenge_board"})
READING: Final = frozenset(
    {"export", "progress", "games", "load_game", "seats", "questions", "results", "challenge"}
)
WRITING: Final = frozenset(
    {
        "delete",
        "save_progress",
        "save_game",
        "delete_game",
        "begin_game",
        "advance_game",
        "ask_seat",
        "sign_seat",
        "answer",
        "record_table",
        "open_challenge",
        "try_challenge",
    }
)
MOST_SEATS: Final = 8
"""At one table, of whatever game."""
LONGEST_NAME: Final = 60
"""Characters of a player's name."""
_ANOTHERS: Final = {"club-key": "club-signer-key", "club-member-unknown": "club-signer-unknown"}
METHODS: Final = COMING | ANYBODYS | READING | WRITING

Call = Mapping[str, Any]


class ClubService:
    """Answers calls, from several threads at once."""

    def __init__(self, store: Store, *, clock: Clock = time.monotonic) -> None:
        """For a club's storage; the clock measures how often somebody calls."""
        self.store = store
        self._calls = RateLimiter(CALLS, clock=clock)
        self._claims = RateLimiter(CLAIMS, clock=clock)
        self._all_claims = RateLimiter(ALL_CLAIMS, clock=clock)
        self._writes = RateLimiter(WRITES, clock=clock)
        self._mistakes = LoginBackoff(clock=clock)
        self._puzzles = Puzzles()
        self._proofs: OrderedDict[tuple[str, str], Member] = OrderedDict()
        self._present: OrderedDict[str, str] = OrderedDict()
        self._lock = Lock()

    def serve(self, method: str, call: Call, visitor: str) -> Any:  # noqa: ANN401 (plain data of any shape)
        """Answer one call.

        Raises:
            InputError: for whatever cannot be done, with the code of its sentence.
        """
        if method not in METHODS:
            raise InputError("club-broken-call")
        with self._lock:
            self._calls.ask(visitor)
        work: Callable[..., Any] = getattr(self, f"_{method}")
        if method in COMING:
            return work(call, visitor)
        if method in ANYBODYS:
            return work(call)
        try:
            return self._members_work(method, call, visitor)
        except InputError as error:
            if error.code in ("club-key", "club-member-unknown"):
                self.forget_visitor(visitor)
            raise

    def _members_work(self, method: str, call: Call, visitor: str) -> Any:  # noqa: ANN401
        work: Callable[..., Any] = getattr(self, f"_{method}")
        member = self._member(call)
        self._note_visitor(visitor, member)
        if method in WRITING:
            with self._lock:
                self._writes.ask(str(member.id))
        try:
            return work(member, call)
        except InputError as error:
            if error.code != "club-key":
                raise
            # The proof is old (another key, a restored backup): what is shown now decides, once.
            self._forget(call)
            return work(self._member(call), call)

    # ---------------------------------------------------------------- who is here

    def nickname_of(self, visitor: str) -> str:
        """The member whose key a visitor's kernel showed last; nothing for anybody else."""
        with self._lock:
            return self._present.get(visitor, "")

    def forget_visitor(self, visitor: str) -> None:
        """The visitor has left, or is nobody in particular again."""
        with self._lock:
            self._present.pop(visitor, None)

    def _note_visitor(self, visitor: str, member: Member) -> None:
        with self._lock:
            self._present[visitor] = member.nickname
            self._present.move_to_end(visitor)
            while len(self._present) > MOST_PROOFS:
                self._present.popitem(last=False)

    # ---------------------------------------------------------------- members

    def _claim(self, call: Call, visitor: str) -> dict[str, Any]:
        read_nickname(_text(call, "nickname"))  # a slip of the pen costs no turn
        with self._lock:
            self._claims.ask(visitor)
            self._all_claims.ask("")
        claim = self.store.claim(_text(call, "nickname"))
        self._remember(claim.member.nickname, claim.key, claim.member)
        self._note_visitor(visitor, claim.member)
        return {"nickname": claim.member.nickname, "key": claim.key}

    def _enter(self, call: Call, visitor: str) -> dict[str, Any]:
        self._forget(call)
        member = self._member(call)
        self._note_visitor(visitor, member)
        return {"nickname": member.nickname}

    def _leave(self, _: Call, visitor: str) -> None:
        self.forget_visitor(visitor)

    def _member(self, call: Call) -> Member:
        """Whoever shows this key. A key that was right before is looked up here: the storage checks the proof again."""
        nickname, key = _text(call, "nickname"), _text(call, "key")
        who = read_nickname(nickname).folded
        with self._lock:
            known = self._proofs.get((who, sealed(key)))
            if known is not None:
                self._proofs.move_to_end((who, sealed(key)))
                return known
        try:
            member = self.store.member(nickname, key)
        except InputError as error:
            if error.code in ("club-key", "club-member-unknown"):
                # After the look: whoever guesses has to wait, and does not keep the member out. Counted under the
                # member's own nickname: another spelling of it brings no more guesses.
                meant = read_nickname(str(error.params["nickname"])).folded
                with self._lock:
                    self._mistakes.check(meant)
                    self._mistakes.made(meant)
            raise
        self._remember(nickname, key, member)
        return member

    def _remember(self, nickname: str, key: str, member: Member) -> None:
        who = read_nickname(nickname).folded
        with self._lock:
            self._mistakes.forgive(read_nickname(member.nickname).folded)
            self._proofs[who, sealed(key)] = member
            while len(self._proofs) > MOST_PROOFS:
                self._proofs.popitem(last=False)

    def _forget(self, call: Call) -> None:
        who = read_nickname(_text(call, "nickname")).folded
        with self._lock:
            self._proofs.pop((who, sealed(_text(call, "key"))), None)

    def _export(self, member: Member, _: Call) -> dict[str, Any]:
        return self.store.export_member(member)

    def _delete(self, member: Member, call: Call) -> None:
        self.store.delete_member(member)
        self._forget(call)

    # ---------------------------------------------------------------- course and games

    def _progress(self, member: Member, call: Call) -> dict[str, Any] | None:
        kept = self.store.progress(member, _text(call, "pack"))
        return None if kept is None else kept.to_json()

    def _save_progress(self, member: Member, call: Call) -> dict[str, Any]:
        return self.store.save_progress(member, Progress.from_json(call.get("progress"))).to_json()

    def _games(self, member: Member, _: Call) -> list[dict[str, Any]]:
        return [_game(line) for line in self.store.games(member)]

    def _save_game(self, member: Member, call: Call) -> dict[str, Any]:
        number = None if call.get("game") is None else _number(call, "game")
        return _game(self.store.save_game(member, _text(call, "record"), _text(call, "title", ""), number))

    def _load_game(self, member: Member, call: Call) -> dict[str, Any]:
        saved = self.store.load_game(member, _number(call, "game"))
        return _game(saved.line) | {"record": saved.record, "step": saved.step}

    def _delete_game(self, member: Member, call: Call) -> None:
        self.store.delete_game(member, _number(call, "game"))

    def _begin_game(self, member: Member, call: Call) -> dict[str, Any]:
        options = call.get("options")
        name = call.get("ruleset", DEFAULT)
        if not isinstance(options, dict) or name not in names():
            raise InputError("club-broken-call")
        ruleset = find(name)
        values = {field.name: field.values for field in ruleset.fields}
        seats = _seats(call)
        if not set(options) <= set(values) or len(seats) > len(values["players"]):
            raise InputError("club-broken-call")
        way = ruleset.needed(ruleset.read_options)(options)
        begun = self.store.begin_game(
            member, way, seats, _number(call, "seat"), _text(call, "help"), _text(call, "title", "")
        )
        return asdict(begun)

    def _advance_game(self, member: Member, call: Call) -> dict[str, Any]:
        names = [str(name) for name in _list(call, "names")]
        return asdict(
            self.store.advance_game(
                member, _number(call, "game"), _number(call, "step"), _text(call, "record"), names
            )
        )

    # ---------------------------------------------------------------- seats

    def _seats(self, member: Member, call: Call) -> dict[str, Any]:
        return asdict(self.store.seats(member, _number(call, "game")))

    def _ask_seat(self, member: Member, call: Call) -> dict[str, Any]:
        game, seat, nickname = _number(call, "game"), _number(call, "seat"), _text(call, "asked")
        with _somebody_else(nickname):
            return asdict(self.store.ask_seat(member, game, seat, nickname))

    def _sign_seat(self, member: Member, call: Call) -> dict[str, Any]:
        game, seat = _number(call, "game"), _number(call, "seat")
        shown = {"nickname": _text(call, "signer"), "key": _text(call, "signer_key")}
        self._forget(shown)  # a key that was right before may be another's by now
        with _somebody_else(shown["nickname"]):
            return asdict(self.store.sign_seat(member, game, seat, self._member(shown)))

    def _questions(self, member: Member, _: Call) -> list[dict[str, Any]]:
        return [
            asdict(question) | {"way": way_data(Way.parse(question.way)), "asked": question.asked.isoformat()}
            for question in self.store.questions(member)
        ]

    def _answer(self, member: Member, call: Call) -> None:
        self.store.answer(member, _number(call, "game"), _text(call, "word"), yes=call.get("yes") is True)

    def _record_table(self, member: Member, call: Call) -> int:
        mine = None if call.get("seat") is None else _number(call, "seat")
        return self.store.record_table(member, referee_table(_text(call, "table"), mine))

    # ---------------------------------------------------------------- results

    def _results(self, member: Member, call: Call) -> dict[str, Any]:
        wins, contests = self.store.wins(member)
        page = self.store.results(member, _number(call, "page", 1), _size(call))
        return _paged(page) | {"wins": wins, "contests": contests}

    def _leaderboard(self, call: Call) -> dict[str, Any]:
        way, order = Way.parse(_text(call, "way")), cast("Order", _text(call, "order", "best"))
        page = self.store.leaderboard(
            way, order, _number(call, "page", 1), _size(call), since=self._since(call)
        )
        return _paged(page) | {"way": way_data(way), "order": order}

    def _ways(self, call: Call) -> list[dict[str, Any]]:
        found = self.store.ways(since=self._since(call))
        return [way_data(way) | {"results": count} for way, count in found]

    def _evening(self, call: Call) -> dict[str, Any]:
        return _paged(self.store.evening(_number(call, "page", 1), _size(call)))

    def _since(self, call: Call) -> datetime | None:
        """Of all games, or of this evening's."""
        return self.store.evening_start() if call.get("evening") is True else None

    # ---------------------------------------------------------------- challenge of the day

    def _puzzle(self, call: Call) -> dict[str, Any] | None:
        return self._puzzles.of(_day(call))

    def _today(self, _: Call) -> str:
        return datetime.now(UTC).date().isoformat()

    def _challenge(self, member: Member, call: Call) -> dict[str, Any] | None:
        attempt = self.store.challenge(member, _day(call))
        return None if attempt is None else asdict(attempt)

    def _open_challenge(self, member: Member, call: Call) -> dict[str, Any]:
        return asdict(self.store.open_challenge(member, _day(call)))

    def _try_challenge(self, member: Member, call: Call) -> dict[str, Any]:
        seconds = call.get("seconds")
        if isinstance(seconds, bool) or not isinstance(seconds, int | float):
            raise InputError("club-broken-call")
        return asdict(
            self.store.try_challenge(member, _day(call), float(seconds), solved=call.get("solved") is True)
        )

    def _challenge_board(self, call: Call) -> dict[str, Any]:
        return _paged(self.store.challenge_board(_day(call), _number(call, "page", 1), _size(call)))


@contextmanager
def _somebody_else(nickname: str) -> Iterator[None]:
    """What is wrong with another's nickname or key says nothing about the member who calls."""
    try:
        yield
    except InputError as error:
        if error.code in _ANOTHERS:
            raise InputError(_ANOTHERS[error.code], nickname=error.params.get("nickname", nickname)) from None
        raise


# ---------------------------------------------------------------- plain data


def way_data(way: Way) -> dict[str, Any]:
    """A way of playing: its word, and what it consists of."""
    return {"text": way.text, "ruleset": way.ruleset, "players": way.players} | way.options


def _game(line: GameLine) -> dict[str, Any]:
    return {
        "id": line.id,
        "title": line.title,
        "way": way_data(line.way),
        "turn": line.turn,
        "turns": line.way.turns,
        "over": line.over,
        "saved": line.updated.isoformat(),
        "counts": line.counts,
        "referee": line.referee,
    }


def _paged(page: Page[Any]) -> dict[str, Any]:
    lines = [{name: _plain(value) for name, value in asdict(line).items()} for line in page]
    for told, line in zip(lines, page, strict=True):
        if hasattr(line, "way"):
            told["way"] = way_data(line.way)
            told.pop("once", None)
    return {"lines": lines, "page": page.number, "pages": page.pages, "total": page.total}


def _plain(value: Any) -> Any:  # noqa: ANN401 (a field of any line)
    if isinstance(value, datetime | date):
        return value.isoformat()
    return list(value) if isinstance(value, tuple) else value


def _text(call: Call, name: str, default: str | None = None) -> str:
    value = call.get(name, default)
    if not isinstance(value, str):
        raise InputError("club-broken-call")
    return value


def _number(call: Call, name: str, default: int | None = None) -> int:
    value = call.get(name, default)
    if type(value) is not int or not -(2**31) < value < 2**31:  # what every database takes
        raise InputError("club-broken-call")
    return value


def _list(call: Call, name: str) -> list[Any]:
    """A list that has no more entries than players can sit at a table."""
    value = call.get(name, [])
    if not isinstance(value, list) or len(value) > MOST_SEATS:
        raise InputError("club-broken-call")
    return value


def _seats(call: Call) -> list[dict[str, str]]:
    seats = _list(call, "seats")
    for seat in seats:
        if not isinstance(seat, dict) or list(seat) not in (["person"], ["bot"]):
            raise InputError("club-broken-call")
        if not all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in seat.values()):
            raise InputError("club-broken-call")
    return seats


def _size(call: Call) -> int:
    return max(1, min(_number(call, "size", 20), LONGEST_PAGE))


def _day(call: Call) -> date:
    try:
        return date.fromisoformat(_text(call, "day"))
    except ValueError:
        raise InputError("club-broken-call") from None
