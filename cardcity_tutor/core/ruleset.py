"""A game as the rest of the house knows it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple, Protocol, TypeVar, runtime_checkable

from .book import Book
from .errors import InputError
from .face import Face, ResultWords
from .form import Form
from .game import Action, Engine, Event
from .options import Field
from .positions import Positions
from .record import Line
from .sheet import Sheet
from .table import TableKind

T = TypeVar("T")
PageMaker = Callable[[Any, Mapping[str, str]], Any]
"""Makes the view of a page of the app from a visit and the query of a link; `app.offers` tells the form of such a view."""
PageLoader = Callable[[], PageMaker]
"""Imports a page."""
ChallengeMaker = Callable[[Mapping[str, Any], Callable[[float, bool], int]], Any]
"""Makes the board of a puzzle's plain data. Whoever counts is told the seconds of each try and whether it was right."""


class Bot(Protocol):
    """Decides for one player from what this player sees."""

    def choose(self, view: Any, chance: Random, seconds: float | None = None) -> Action:  # noqa: ANN401
        """One of the actions of the view; ``seconds`` is the time there is to think."""


class Replayed(Protocol):
    """A game that was played again from its record without a difference."""

    @property
    def way(self) -> Any:  # noqa: ANN401 (each game has its own)
        """The way of playing."""

    @property
    def lines(self) -> Sequence[Line]:
        """The lines of the record, the first line first."""

    @property
    def state(self) -> Any:  # noqa: ANN401
        """Where the record ends."""

    @property
    def events(self) -> Sequence[Event]:
        """What happened, without what happened before the first decision."""

    @property
    def decisions(self) -> Sequence[Action]:
        """What was decided."""


@runtime_checkable
class Prepared(Protocol):
    """A bot that does something before a game, such as compiling."""

    def prepare(self, way: Any) -> None:  # noqa: ANN401
        """Called before every game."""


class Records(Protocol):
    """How games are written as JSON lines, and played again to check them."""

    def start_line(self, number: int, way: Any, seed: int, **extra: object) -> Line:  # noqa: ANN401
        """The first line of a game's record."""

    def lines(self, number: int, events: Iterable[Event]) -> Iterator[Line]:
        """The lines of these events."""

    def replay(self, texts: Iterable[str], *, unfinished: bool = False) -> Iterator[Replayed]:
        """Every game of a record, played again; an ``InputError`` names the first line that differs."""


class RefereeEnd(NamedTuple):
    """What a table of the referee came to, counted by the game."""

    way: Any
    table: dict[str, Any]
    """The table as plain data, to keep."""
    ends: list[dict[str, Any]]
    """``score``, ``place`` and ``rank`` of each player."""


@dataclass(frozen=True)
class Ruleset:
    """What the package of a game offers under the name ``RULESET``."""

    id: str
    """Its name in requests, records, links and on the command line."""
    engine: Engine | None
    """None for a game that cannot be played here yet; then it has no records and no options either."""
    inspect: Callable[[Any], dict[str, Any]]
    """Answers one request of the line protocol, or raises an ``InputError``."""
    records: Records | None = None
    read_options: Callable[[Mapping[str, Any]], Any] | None = None
    """One way of playing from plain data; what is left out has its default."""
    bots: Mapping[str, Callable[[], Bot]] = field(default_factory=dict)
    """The game's own bots by name."""
    options: tuple[str, ...] = ()
    """Its options of ``simulate`` beside those of every game: ``read_options`` takes their texts; ``cards`` is a TOML file
    that becomes ``table``."""
    fields: tuple[Field, ...] = ()
    """What can be chosen before a game; ``read_options`` takes the choices by name."""
    write_options: Callable[[Any], Mapping[str, Any]] | None = None
    """The plain data of a way of playing, so that ``read_options`` gives the same way again."""
    way_text: Callable[[Any], str] | None = None
    """A way of playing as one word, without house rules, for games whose words are older than the shared form."""
    read_way_text: Callable[[str], Any] | None = None
    """The way of playing of such a word."""
    way_of_start: Callable[[Line], Any] | None = None
    """The way of playing that a record's first line tells, where its fields are not the options by name."""
    daily_puzzle: Callable[[str], dict[str, Any]] | None = None
    """The puzzle of a day (``2026-11-19``) as plain data."""
    read_referee_table: Callable[[str], RefereeEnd] | None = None
    """What a table of the referee came to, from the text that keeps it."""
    load_face: Callable[[], Face] | None = None
    """Imports how the game is shown; nobody needs it who only plays."""
    load_book: Callable[[], Book] | None = None
    """Reads the game's rules."""
    adviser: str = ""
    """The bot of its own whose decision a hint tells; none: the best decision of playouts."""
    load_teach: Callable[[], Any] | None = None
    """Imports what lesson files of the game may hold: a ``course.teach.Teach``."""
    find_bot: Callable[[str], Bot] | None = None
    """Finds a bot by name, for a game that knows more than ``bots`` lists, such as those of other packages."""
    load_table: Callable[[], TableKind] | None = None
    """What tables of simulations tell of this game beyond places and scores."""
    load_story: Callable[[], Callable[[Any, str], Iterator[str]]] | None = None
    """Imports what tells a recorded game line by line in a language, for a game that no sentence per event can tell."""
    load_printer: Callable[[], Any] | None = None
    """Imports what puts the game on paper: a ``render.paper.printer.Printer``."""
    position_options: tuple[str, ...] = ()
    """What the printer takes beside the text of a position: options of ``export position``."""
    load_result_words: Callable[[], ResultWords] | None = None
    """Imports how the club says its results; none: the game's title, its options and plain numbers."""
    load_challenge: Callable[[], ChallengeMaker] | None = None
    """The board on which the puzzle of a day is solved."""
    pages: Mapping[str, PageLoader] = field(default_factory=dict)
    """Its own pages of the app by name, in the place of the shared ones."""
    load_form: Callable[[], Form] | None = None
    """The numbers that an owner of the box can type, where the rulebook does not give them."""
    load_positions: Callable[[], Positions] | None = None
    """Imports how play begins in a position of the line protocol; none: such positions are only looked at."""

    load_sheet: Callable[[], Sheet] | None = None
    """Imports how a real table is counted; none: this game has nothing that could be typed at its end."""

    def needed(self, part: T | None) -> T:
        """The engine, the records or the options of a game that is to be played.

        Raises:
            InputError: if this game cannot be played here yet.
        """
        if part is None:
            raise InputError("game-not-playable", game=self.id)
        return part
