"""``Sandbox``: any position of a game, played on by one person for all players, with every step back."""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, NotRequired, TypedDict

from ..core.book import Claim
from ..core.errors import IllegalAction, InputError
from ..core.face import Request
from ..core.game import Action, Event
from ..core.json_text import read_json
from ..core.ruleset import Ruleset
from ..core.scene import Gesture, Menu, Scene, Stat
from ..locale import LANGUAGES, say
from ..locale.sentences import error_sentence
from .answers import AnswerLine, answer_lines
from .look import Entry, Outcome, Refusal, clock_text, face_of, log, outcome, refusal_of
from .match import LARGEST_SEED
from .names import game_name, seat_names
from .records import LARGEST, read_record
from .rules import Entry as BookEntry
from .rules import Rules, rules_of
from .seats import Chair

START, SEED, RECORD, AT, THEN = "start", "seed", "record", "at", "then"
PACKED: Final = "z."
"""What a text begins with that was made short for a link."""
LONG: Final = 400
"""Characters of a text that a link bears as it is."""
MOST_MOVES: Final = 2000
LONGEST_SHOWN: Final = 60

Move = str | Gesture
"""What somebody did: a typed decision, or a gesture with the menu."""


class Moment(NamedTuple):
    """A state with all that happened since the sandbox was opened, or a position that is only looked at."""

    state: Any
    request: Request | None = None
    events: tuple[Event, ...] = ()
    move: Move = ""
    """What led to it."""
    still: InputError | None = None
    """Why nobody can play on from here."""


class Place(TypedDict):
    """An entry of the book with positions to begin from."""

    name: str
    title: str
    tag: str
    count: int


class Shelf(TypedDict):
    """A part of the book."""

    title: str
    places: list[Place]


class SandboxSight(TypedDict):
    """What is seen of a sandbox; the parts of a match's sight that every table has, and what is open besides."""

    title: str
    clock: str
    phase: str
    viewer: int | None
    scene: Scene
    menu: NotRequired[Menu]
    log: list[Entry]
    undo: bool
    redo: bool
    hint: int
    outcome: NotRequired[Outcome]
    eyes: list[str]
    """Whose hand may lie open: the player on turn first, then each of them."""
    eye: int


class Answers(TypedDict):
    """What the engine answers about a position."""

    stats: list[Stat]
    lines: list[AnswerLine]
    asked: str
    """The question, for other programs; empty where the game has no notation for it."""
    trouble: str


class Sandbox:
    """A position of one game, and all that was decided in it. Nothing is hidden: who tries moves for every player."""

    def __init__(self, ruleset: Ruleset) -> None:
        """Begin with a new game under the default options."""
        self.ruleset = ruleset
        self.engine = ruleset.needed(ruleset.engine)
        self.face = face_of(ruleset)
        self.positions = ruleset.load_positions() if ruleset.load_positions else None
        self.eye: int | None = None
        """Whose eyes look; none: those of the player on turn."""
        self.way: Any = None
        self._origin: dict[str, Any] = {}
        self._moments: list[Moment] = []
        self._at = 0
        self.begin({}, 1)

    # ---------------------------------------------------------------- where it begins

    def begin(self, plain: Mapping[str, Any], seed: int) -> None:
        """A new game. Raises ``InputError`` for options that there are not; what was open stays."""
        self._open({START: dict(plain), SEED: seed})

    def open_text(self, text: str) -> None:
        """A position as text, in any of its forms. Raises ``InputError`` that says what was expected; what was open stays.

        A request of the line protocol, the game's own notation of it, a record, or what ``text`` and ``link`` gave.
        """
        if len(text) > LARGEST:
            raise InputError("sandbox-text-long", size=len(text), max=LARGEST)
        text = _unpacked(text.strip())
        if not text:
            raise InputError("sandbox-text-empty")
        if not text.startswith("{"):
            self._open(self._noted(text))
            return
        try:
            found = read_json(text.splitlines()[0] if _is_record(text) else text)
        except ValueError:
            raise InputError("sandbox-text-broken", value=text[:LONGEST_SHOWN]) from None
        self._open({RECORD: text} if "event" in found else dict(found))

    def open_place(self, name: str, number: int = 0) -> None:
        """A position of the book: of a rule's claims, or of a worked example."""
        asks = self._asks(self.book.entry(name))
        if not 0 <= number < len(asks):
            raise InputError("sandbox-no-position", value=name[:LONGEST_SHOWN])
        self._open(dict(asks[number]))

    def _noted(self, text: str) -> dict[str, Any]:
        if self.positions is None or not self.positions.field:
            raise InputError("sandbox-text-json", value=text[:LONGEST_SHOWN])
        return {"ruleset": self.ruleset.id, self.positions.field: text}

    def _open(self, origin: dict[str, Any]) -> None:
        ruleset = origin.get("ruleset", self.ruleset.id)
        if ruleset != self.ruleset.id:
            raise InputError(
                "sandbox-other-game", value=str(ruleset)[:LONGEST_SHOWN], expected=self.ruleset.id
            )
        moves = _moves(origin.pop(THEN, []))
        before = (self.way, self._origin, self._moments, self._at, self.eye)
        try:
            self.way, first = self._first(origin)
            self._origin, self._moments, self._at, self.eye = origin, [first], 0, None
            for number, move in enumerate(moves, 1):
                self._replay(move, number)
        except Exception:
            self.way, self._origin, self._moments, self._at, self.eye = before
            raise

    def _first(self, origin: dict[str, Any]) -> tuple[Any, Moment]:
        if START in origin:
            plain, seed = origin[START], origin.get(SEED, 1)
            if not isinstance(plain, Mapping):
                raise InputError("field-not-object", field=START, value=str(plain)[:LONGEST_SHOWN])
            if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
                raise InputError("table-seed", value=str(seed)[:LONGEST_SHOWN])
            way = self.ruleset.needed(self.ruleset.read_options)(plain)
            state, events = self.engine.start(way, seed)
            return way, Moment(state, events=tuple(events))
        if RECORD in origin:
            return self._recorded(origin)
        if self.positions is None:
            self.ruleset.inspect(origin)  # which says what is wrong
            return None, Moment(None, origin)
        try:
            way, state = self.positions.read(origin)
        except InputError as still:
            try:
                self.ruleset.inspect(origin)
                self.face.board(origin, LANGUAGES[0])
            except InputError:
                raise still from None
            return None, Moment(None, origin, still=still)
        return way, Moment(state)

    def _recorded(self, origin: dict[str, Any]) -> tuple[Any, Moment]:
        played = read_record(origin[RECORD])
        if played.ruleset is not self.ruleset and played.ruleset.id != self.ruleset.id:
            raise InputError("sandbox-other-game", value=played.ruleset.id, expected=self.ruleset.id)
        last = len(played.steps) - 1
        at = origin.setdefault(AT, last)
        if type(at) is not int or not 0 <= at <= last:
            raise InputError("field-range", field=AT, value=str(at)[:LONGEST_SHOWN], least=0, most=last)
        events = tuple(event for step in played.steps[: at + 1] for event in step.events)
        return played.way, Moment(played.steps[at].state, events=events)

    def _replay(self, move: Move, number: int) -> None:
        try:
            self.decide(move)
        except (IllegalAction, InputError):
            raise InputError("sandbox-move-refused", number=number, move=_shown(move)) from None

    # ---------------------------------------------------------------- deciding

    @property
    def now(self) -> Moment:
        """The present moment."""
        return self._moments[self._at]

    @property
    def over(self) -> bool:
        """Whether a game has ended here."""
        return self.now.state is not None and bool(self.now.state.over)

    @property
    def view(self) -> Any:  # noqa: ANN401
        """What the player on turn sees. Raises ``InputError`` where nobody can decide."""
        state = self.now.state
        if state is None:
            raise InputError("sandbox-only-looked-at")
        if state.over:
            raise InputError("match-not-now", phase="over")
        return self.engine.view(state, state.player)

    def action(self, move: Move) -> Action:
        """The decision of the player on turn that somebody typed or pointed at."""
        view = self.view
        return self.face.typed(view, move) if isinstance(move, str) else self.face.action(view, move)

    def decide(self, move: Move) -> None:
        """Carry out a decision for the player on turn. Raises ``IllegalAction`` where the rules are against it."""
        action = self.action(move)
        if self._at >= MOST_MOVES:
            raise InputError("sandbox-too-long", most=MOST_MOVES)
        now = self.now
        state, events = self.engine.apply(now.state, action)
        moment = Moment(state, events=(*now.events, *events), move=move)
        self._moments = [*self._moments[: self._at + 1], moment]
        self._at += 1

    def refusal(self, lang: str, move: Move) -> Refusal | None:
        """What the rules say against a decision, if the menu knows it."""
        return refusal_of(self.face, lang, self.view, self.action(move))

    @property
    def can_undo(self) -> bool:
        """Whether something was decided."""
        return self._at > 0

    @property
    def can_redo(self) -> bool:
        """Whether something was taken back."""
        return self._at + 1 < len(self._moments)

    def undo(self) -> None:
        """Take the last decision back."""
        if not self.can_undo:
            raise InputError("match-no-undo")
        self._at -= 1

    def redo(self) -> None:
        """Make it again."""
        if not self.can_redo:
            raise InputError("match-no-redo")
        self._at += 1

    def look_as(self, eye: int | None) -> None:
        """Look with the eyes of a player, or of whoever is on turn."""
        if eye is not None and not 0 <= eye < self.players:
            raise InputError("sandbox-eye", value=eye)
        self.eye = eye

    @property
    def players(self) -> int:
        """How many play; none in a position that is only looked at."""
        return 0 if self.way is None else int(self.way.players)

    # ---------------------------------------------------------------- as text

    @property
    def text(self) -> str:
        """All of it: where it began, and what was decided since."""
        moves = [moment.move for moment in self._moments[1 : self._at + 1]]
        found = {"ruleset": self.ruleset.id, **self._origin, **({THEN: moves} if moves else {})}
        return json.dumps(found, ensure_ascii=False, separators=(",", ":"))

    @property
    def link(self) -> str:
        """The same, short enough for an address where it can be."""
        text = self.text
        if len(text) <= LONG:
            return text
        return PACKED + urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")

    @property
    def request(self) -> Request | None:
        """The question of the line protocol about the present moment; none where the game has no notation for it."""
        now = self.now
        if now.state is None:
            return now.request
        return None if self.positions is None else self.positions.write(now.state)

    # ---------------------------------------------------------------- what is shown

    def sight(self, lang: str) -> SandboxSight:
        """The present moment."""
        now = self.now
        found: SandboxSight = {
            "title": game_name(lang, self.ruleset.id),
            "clock": "",
            "phase": "over" if self.over else "decide",
            "viewer": None,
            "scene": {"areas": [], "stats": [], "seats": [], "notes": []},
            "log": [],
            "undo": self.can_undo,
            "redo": self.can_redo,
            "hint": -1,
            "eyes": [],
            "eye": 0 if self.eye is None else self.eye + 1,
        }
        if now.state is None and now.request is not None:
            found["scene"] = self.face.board(now.request, lang)
            found["menu"] = self.face.asked(now.request, lang)
            found["clock"] = say(lang, "sandbox-looked-at")
            if now.still is not None:
                found["scene"]["notes"] = [*found["scene"]["notes"], error_sentence(lang, now.still)]
            return found
        state = now.state
        eye = state.player if self.eye is None else self.eye
        names = seat_names(lang, self.ruleset.id, [Chair()] * self.players)
        found["clock"] = clock_text(lang, self.engine.clock(state))
        found["viewer"] = eye
        found["scene"] = self.face.scene(self.engine.view(state, eye), lang, eye, names)
        found["log"] = log(self.face, lang, now.events, names, eye)
        if self.players > 1:
            found["eyes"] = [say(lang, "sandbox-on-turn"), *names]
        if state.over:
            results = self.engine.results(state)
            found["outcome"] = outcome(lang, self.ruleset, results, names, None)
        else:
            found["menu"] = self.face.menu(self.view, lang)
        return found

    def answers(self, lang: str) -> Answers:
        """What the engine answers about the present moment, as the face says it and field by field."""
        request = self.request
        if request is None:
            return {"stats": [], "lines": [], "asked": "", "trouble": say(lang, "sandbox-no-answers")}
        found: Answers = {"stats": [], "lines": [], "asked": json.dumps(request, ensure_ascii=False), "trouble": ""}  # fmt: skip
        try:
            answer = self.book.book.answer(request) if "game" in request else self.ruleset.inspect(request)
            found["lines"] = answer_lines(lang, self.ruleset.id, answer)
            found["stats"] = self._reckoned(lang, request)
        except InputError as error:
            found["trouble"] = error_sentence(lang, error)
        return found

    def _reckoned(self, lang: str, request: Request) -> list[Stat]:
        """The numbers of a position with their sums, and those that do not stand above the table anyway."""
        shown = self.sight(lang)["scene"]["stats"]
        names = {stat["id"] for stat in shown}
        more = [stat for stat in self.face.board(request, lang)["stats"] if stat["id"] not in names]
        return [*(stat for stat in shown if "sum" in stat), *more]

    # ---------------------------------------------------------------- the book

    @property
    def book(self) -> Rules:
        """The rules of the game. Raises ``InputError`` for a game without a book."""
        return rules_of(self.ruleset.id)

    def shelf(self, lang: str) -> list[Shelf]:
        """The entries of the book that have positions, by its parts."""
        if self.ruleset.load_book is None:
            return []
        found: dict[str, list[Place]] = {}
        for name, entry in self.book.entries.items():
            count = len(self._asks(entry))
            if count:
                place: Place = {
                    "name": name,
                    "title": self.book.title(lang, entry),
                    "tag": self.book.tag(lang, entry),
                    "count": count,
                }
                found.setdefault(self.book.phase_name(lang, entry.phase), []).append(place)
        return [{"title": title, "places": places} for title, places in found.items()]

    def _asks(self, entry: BookEntry) -> list[Request]:
        """The positions of an entry that can stand here."""
        return [ask for ask in asks_of(entry) if self._stands(ask)]

    def _stands(self, ask: Request) -> bool:
        try:
            self._first(dict(ask))
        except InputError:
            return False
        return True


def asks_of(entry: BookEntry) -> list[Request]:
    """The positions that the claims of an entry ask about, each once; not those that the engine refuses to read."""
    if entry.example is not None:
        claims: tuple[Claim | None, ...] = entry.example.claims
    else:
        claims = () if entry.rule is None else (entry.rule.holds, entry.rule.broken)
    asks: list[Request] = []
    for claim in claims:
        if claim is not None and "error" not in claim and claim["ask"] not in asks:
            asks.append(claim["ask"])
    return asks


def _is_record(text: str) -> bool:
    first = text.splitlines()[0]
    return first.rstrip().endswith("}") and '"event"' in first


def _unpacked(text: str) -> str:
    if not text.startswith(PACKED):
        return text
    packed = text[len(PACKED) :]
    try:
        data = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        opened = zlib.decompressobj()
        found = opened.decompress(data, LARGEST).decode()
    except (NotBase64, zlib.error, ValueError):
        raise InputError("sandbox-link-broken") from None
    if not opened.eof:
        raise InputError("sandbox-link-broken")
    return found


def _moves(given: object) -> list[Move]:
    if not isinstance(given, list) or not all(_is_move(move) for move in given):
        raise InputError("sandbox-moves", field=THEN)
    return given


def _is_move(move: object) -> bool:
    if isinstance(move, str):
        return True
    return (
        isinstance(move, dict)
        and "choice" in move
        and set(move) <= {"choice", "spot", "turn"}
        and all(isinstance(value, str) for value in move.values())
    )


def _shown(move: Move) -> str:
    return (move if isinstance(move, str) else " ".join(map(str, move.values())))[:LONGEST_SHOWN]
