"""``cardcity-tutor simulate``: games between bots, written as records or gathered in a table."""

from __future__ import annotations

import signal
import sys
import threading
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from .arguments import is_utf8, nothing_left, options, reading, whole, writing, written
from .coach.simulation import Row, Series, Store, Workers, cluster, processes, records, rows
from .coach.simulation.executors import processors
from .coach.simulation.games import bot_of
from .core.errors import InputError
from .core.json_text import read_json
from .core.record import dumped
from .games import DEFAULT, find, names
from .games.cardcity import game
from .locale import say
from .progress import tracked

MOST_GAMES: Final = 10_000_000
MOST_SEED: Final = (1 << 63) - 1
MOST_JOBS: Final = 1024
PLAYERS: Final = 2
"""Of the first game, where nobody says how many; the others have their own default."""
CARDS: Final = "cards"
"""The option that names a file."""
ALONE: Final = 1.0
"""Seconds that are played before processes are started, unless they are asked for: few games need none."""
STOPPED: Final = 130
"""Exit status after Ctrl+C."""
DEFAULTS: Final = {
    "games": "1", "players": "", "edition": "xl", "level": "simplified", "victory": "residential",
    "variants": "", "bot": "random", "seed": "0", "record": "", "rulings": "{}", "hall": "",
    "table": "", "jobs": "", "cluster": "", "ruleset": DEFAULT,
}  # fmt: skip

CARDCITY_OPTIONS: Final = ("edition", "level", "victory", "variants", "hall")
"""Options that only the first game has."""
OTHERS_OPTIONS: Final = ("players", "rulings")
"""Those that every other game has."""


class Order(NamedTuple):
    """What is to be simulated, and by whom."""

    series: Series
    games: int
    jobs: int | None
    cluster: str


class Table(Store):
    """A store whose troubles are told as troubles of its file; those of whoever plays are not."""

    def __init__(self, path: str, series: Series, *, resume: bool) -> None:
        with writing(path):
            super().__init__(path, series, resume=resume)

    def add(self, rows: Sequence[Row]) -> None:
        """Take the rows of the next game."""
        with writing(str(self.path)):
            super().add(rows)

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        with writing(str(self.path)):
            super().__exit__(kind, problem, trace)


def run(words: list[str], lang: str) -> int:
    """Do what the words ask for; the exit status."""
    values, free = options("simulate", [word for word in words if word != "--resume"], _defaults())
    nothing_left("simulate", free)
    order = _order(values)
    if not values["table"]:
        if "--resume" in words:
            raise InputError("simulate-resume-alone")
        return _to_record(order, values["record"] or "-", lang)
    if values["record"]:
        raise InputError("simulate-both")
    return _to_table(order, values["table"], lang, resume="--resume" in words)


def _order(values: Mapping[str, str]) -> Order:
    games = whole("--games", values["games"], 0, MOST_GAMES)
    seed = whole("--seed", values["seed"], 0, MOST_SEED - games)
    jobs = whole("--jobs", values["jobs"], 1, MOST_JOBS) if values["jobs"] else None
    if jobs and values["cluster"]:
        raise InputError("simulate-jobs-cluster")
    way = _way(values)
    bots = tuple(name.strip() for name in values["bot"].split(","))
    for name in bots:
        bot_of(way.ruleset, name)  # refuses, with a sentence, what is none
    if len(bots) > way.players:
        raise InputError("simulate-bots", bots=len(bots), players=way.players)
    return Order(Series(way, bots, seed), games, jobs, values["cluster"])


def _way(values: Mapping[str, str]) -> Any:  # noqa: ANN401 (of any game)
    try:
        rulings = read_json(values["rulings"])
    except ValueError:
        rulings = None
    if not isinstance(rulings, dict):
        raise InputError("field-not-object", field="--rulings", value=values["rulings"])
    players = whole("--players", values["players"], 1, 4) if values["players"] else None
    if values["ruleset"] != DEFAULT:
        return _way_of_another_game(values, players, rulings)
    _check_options(values, CARDCITY_OPTIONS)
    return game(
        edition=values["edition"],
        level=values["level"],
        players=players or PLAYERS,
        victory=values["victory"],
        variants=[name.strip() for name in values["variants"].split(",") if name.strip()],
        rulings=rulings,
        hall=_hall(values["hall"]),
    )


def _way_of_another_game(values: Mapping[str, str], players: int | None, rulings: Mapping[str, Any]) -> Any:  # noqa: ANN401
    ruleset = find(values["ruleset"])
    read_options = ruleset.needed(ruleset.read_options)
    _check_options(values, ruleset.options)
    plain: dict[str, Any] = {"rulings": rulings} | ({"players": players} if players else {})
    given = {name: values[name] for name in ruleset.options if values[name] != _defaults()[name]}
    if path := given.pop(CARDS, None):
        plain["table"] = _cards(path)
    return read_options(plain | given)


def _check_options(values: Mapping[str, str], known: Sequence[str]) -> None:
    """Refuse an option that only another game has."""
    for name, default in _defaults().items():
        own = name in CARDCITY_OPTIONS or name not in DEFAULTS
        if own and name not in known and values[name] != default:
            expected = ", ".join(f"--{option}" for option in (*OTHERS_OPTIONS, *known))
            raise InputError("option-not-here", option=f"--{name}", game=values["ruleset"], expected=expected)


def _defaults() -> dict[str, str]:
    """The options of all games; those that a game brings are empty where nobody gives them."""
    return {name: "" for game_id in names() for name in find(game_id).options} | DEFAULTS


def _cards(path: str) -> dict[str, Any]:
    """A file with the numbers of an owner's cards."""
    with reading(path):
        content = Path(path).read_bytes()
    try:
        return tomllib.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as problem:
        raise InputError("cards-not-toml", path=path, problem=str(problem)) from None


def _hall(text: str) -> tuple[int, int] | None:
    """Where the town hall starts inside the suburb: ``row,column`` of the frame."""
    if not text:
        return None
    row, _, column = text.partition(",")
    return whole("--hall", row, 0, 9), whole("--hall", column, 0, 9)


def _workers(order: Order) -> tuple[AbstractContextManager[Workers] | None, float]:
    """Who plays, and how many seconds are played here before they are called."""
    if order.cluster:
        return cluster(order.cluster), 0.0
    jobs = order.jobs or processors()
    if jobs == 1 or order.games == 0:
        return None, 0.0
    return processes(jobs), 0.0 if order.jobs else ALONE


def _to_record(order: Order, path: str, lang: str) -> int:
    """Write whole games; after Ctrl+C those that are finished are kept."""
    workers, alone = _workers(order)
    games, stopped = 0, False
    with _Interrupt() as interrupt, written(path) as target:
        ascii_only = not is_utf8(target)
        try:
            with closing(records(order.series, range(order.games), workers, alone=alone)) as found:
                for record in tracked(found, order.games, say(lang, "progress-games")):
                    # A pipe may be full for ever: there, Ctrl+C counts at once.
                    with nullcontext() if path == "-" else interrupt.held(), writing(path):
                        target.write("".join(dumped(line, ascii_only=ascii_only) + "\n" for line in record))
                        games += 1
                    interrupt.check()
        except KeyboardInterrupt:
            stopped = True
            if not games:
                raise
        finally:
            interrupt.holding = True  # whoever presses twice does not lose the file
    if stopped and path != "-":
        told = say(lang, "simulate-record-stopped", games=games, total=order.games, path=path)
        print(told, file=sys.stderr)
    return STOPPED if stopped else 0


class _Interrupt:
    """Ctrl+C, noticed even where Python only prints it: inside a destructor, or a callback of a library."""

    asked = holding = False

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self.usual = signal.signal(signal.SIGINT, self.note)
        return self

    def __exit__(self, *_: object) -> None:
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, self.usual)

    def note(self, *_: object) -> None:
        """Answer the signal as usual, and remember it; while it is held, only remember it."""
        self.asked = True
        if not self.holding:
            raise KeyboardInterrupt

    @contextmanager
    def held(self) -> Iterator[None]:
        """In here nothing stops half-way."""
        self.holding = True
        try:
            yield
        finally:
            self.holding = False

    def check(self) -> None:
        """Stop now, if it was asked for and got lost."""
        if self.asked:
            raise KeyboardInterrupt


def _to_table(order: Order, path: str, lang: str, *, resume: bool) -> int:
    """Fill a table; after Ctrl+C what is done is kept, and how to go on is said."""
    workers, alone = _workers(order)
    store = Table(path, order.series, resume=resume)
    numbers = range(store.games, order.games)
    try:
        with (
            _Interrupt() as interrupt,
            store,
            closing(rows(order.series, numbers, workers, alone=alone)) as found,
        ):
            for game_rows in tracked(found, len(numbers), say(lang, "progress-games")):
                store.add(game_rows)
                interrupt.check()
    except KeyboardInterrupt:
        print(say(lang, "simulate-stopped", games=store.games, total=order.games, path=path), file=sys.stderr)
        return STOPPED
    print(say(lang, "simulate-table", games=store.games, path=path))
    return 0
