"""Who answers at the club's counter: plain data in, plain data out, nothing taken on trust.

A call names its method; each method here has the words of ``app.desk``. Members show nickname and key with every call.
Results are read off the record, which is played again first: no figure of a caller goes to a leaderboard.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import asdict
from datetime import UTC, date, datetime
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, cast

from cardcity_tutor.club.nicknames import read_nickname, sealed
from cardcity_tutor.club.paging import LONGEST_PAGE, Page
from cardcity_tutor.club.results import MOST_OPPONENTS, Order, Source, result_of
from cardcity_tutor.club.ways import Way
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.games.cardcity.record import replay

from ..pacing import Clock, Mistakes, Pace
from .puzzling import Puzzles

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
LARGE: Final = frozenset({"save_progress", "save_game", "add_result"})
"""Calls that bring a game or a progress along."""
ANYBODYS: Final = frozenset({"claim", "enter", "leaderboard", "ways", "today", "puzzle", "challenge_board"})
READING: Final = frozenset({"export", "progress", "games", "load_game", "results", "challenge"})
WRITING: Final = frozenset(
    {"delete", "save_progress", "save_game", "delete_game", "add_result", "open_challenge", "try_challenge"}
)
METHODS: Final = ANYBODYS | READING | WRITING

Call = Mapping[str, Any]


class Clerk:
    """Answers calls, from several threads at once."""

    def __init__(self, store: Store, *, clock: Clock = time.monotonic) -> None:
        """For a club's storage; the clock measures how often somebody calls."""
        self.store = store
        self._calls = Pace(CALLS, clock=clock)
        self._claims = Pace(CLAIMS, clock=clock)
        self._all_claims = Pace(ALL_CLAIMS, clock=clock)
        self._writes = Pace(WRITES, clock=clock)
        self._mistakes = Mistakes(clock=clock)
        self._puzzles = Puzzles()
        self._proofs: OrderedDict[tuple[str, str], Member] = OrderedDict()
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
        if method == "claim":
            return self._claim(call, visitor)
        if method in ANYBODYS:
            return work(call)
        member = self._member(call)
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

    # ---------------------------------------------------------------- members

    def _claim(self, call: Call, visitor: str) -> dict[str, Any]:
        read_nickname(_text(call, "nickname"))  # a slip of the pen costs no turn
        with self._lock:
            self._claims.ask(visitor)
            self._all_claims.ask("")
        claim = self.store.claim(_text(call, "nickname"))
        self._remember(claim.member.nickname, claim.key, claim.member)
        return {"nickname": claim.member.nickname, "key": claim.key}

    def _enter(self, call: Call) -> dict[str, Any]:
        self._forget(call)
        return {"nickname": self._member(call).nickname}

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
                # After the look: whoever guesses has to wait, and does not keep the member out.
                with self._lock:
                    self._mistakes.check(who)
                    self._mistakes.made(who)
            raise
        self._remember(nickname, key, member)
        return member

    def _remember(self, nickname: str, key: str, member: Member) -> None:
        who = read_nickname(nickname).folded
        with self._lock:
            self._mistakes.forgive(who)
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
        return _game(saved.line) | {"record": saved.record}

    def _delete_game(self, member: Member, call: Call) -> None:
        self.store.delete_game(member, _number(call, "game"))

    # ---------------------------------------------------------------- results

    def _add_result(self, member: Member, call: Call) -> bool:
        record = _text(call, "record")
        opponents = call.get("opponents", [])
        if not isinstance(opponents, list) or len(opponents) > MOST_OPPONENTS:
            raise InputError("club-result", field="opponents")
        names = tuple(str(name) for name in opponents)
        result = result_of(record, _number(call, "player"), cast("Source", _text(call, "source")), names)
        for _ in replay(record.splitlines()):
            pass  # a game that cannot have happened is an error
        return self.store.add_result(member, result)

    def _results(self, member: Member, call: Call) -> dict[str, Any]:
        return _paged(self.store.results(member, _number(call, "page", 1), _size(call)))

    def _leaderboard(self, call: Call) -> dict[str, Any]:
        way, order = Way.parse(_text(call, "way")), cast("Order", _text(call, "order", "best"))
        page = self.store.leaderboard(way, order, _number(call, "page", 1), _size(call))
        return _paged(page) | {"way": way_data(way), "order": order}

    def _ways(self, _: Call) -> list[dict[str, Any]]:
        return [way_data(way) | {"results": count} for way, count in self.store.ways()]

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


# ---------------------------------------------------------------- plain data


def way_data(way: Way) -> dict[str, Any]:
    """A way of playing: its word, and what it consists of."""
    return {"text": way.text} | asdict(way) | {"variants": list(way.variants)}


def _game(line: GameLine) -> dict[str, Any]:
    return {
        "id": line.id,
        "title": line.title,
        "way": way_data(line.way),
        "turn": line.turn,
        "turns": line.way.turns,
        "over": line.over,
        "saved": line.updated.isoformat(),
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


def _size(call: Call) -> int:
    return max(1, min(_number(call, "size", 20), LONGEST_PAGE))


def _day(call: Call) -> date:
    try:
        return date.fromisoformat(_text(call, "day"))
    except ValueError:
        raise InputError("club-broken-call") from None
