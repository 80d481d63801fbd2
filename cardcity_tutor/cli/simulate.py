"""``cardcity-tutor simulate``: games between bots, written as records or gathered in a table."""

from __future__ import annotations

import signal
import sys
import threading
import tomllib
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

from ..coach.simulation import Row, Series, Store, Workers, cluster, processes, records, rows
from ..coach.simulation.executors import processors
from ..coach.simulation.games import bot_of
from ..core.errors import InputError
from ..core.json_text import read_json
from ..core.record import dumped
from ..core.ruleset import Ruleset
from ..games import DEFAULT, find
from ..locale import say
from .files import is_utf8, reading, writing, written
from .game_options import add_game_options, game_options
from .parser import Parser, whole
from .progress import tracked

MOST_GAMES: Final = 10_000_000
MOST_SEED: Final = (1 << 63) - 1
MOST_JOBS: Final = 1024
MOST_PLAYERS: Final = 99
PLAYERS: Final = "players"
"""The option that a game may list among its fields, and with it how many can play."""
LEAST_PLAYERS: Final = 2
"""Where nobody says how many play, and a game proposes fewer."""
CARDS: Final = "cards"
"""The option that names a file."""
ALONE: Final = 1.0
"""Seconds that are played before processes are started, unless they are asked for: few games need none."""
STOPPED: Final = 130
"""Exit status after Ctrl+C."""


class Order(NamedTuple):
    """What is to be simulated, and by whom."""

    series: Series
    games: int
    jobs: int | None
    cluster: str | None


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


def add_options(parser: Parser) -> None:
    """What is played by whom, and where it is written."""
    parser.takes(run)
    parser.number("--games", 0, MOST_GAMES, default=1)
    parser.number("--jobs", 1, MOST_JOBS)
    parser.text("--ruleset", default=DEFAULT)
    parser.text("--bot", default="random")
    parser.text("--seed", default="0")
    parser.text("--rulings", default="{}")
    parser.text(f"--{PLAYERS}", "--record", "--table", "--cluster")
    parser.flag("--resume")
    add_game_options(parser, "options")


def run(asked: Namespace, lang: str) -> int:
    """Play; the exit status."""
    order = _order(asked)
    if not asked.table:
        if asked.resume:
            raise InputError("simulate-resume-alone")
        return _to_record(order, asked.record or "-", lang)
    if asked.record:
        raise InputError("simulate-both")
    return _to_table(order, asked.table, lang, resume=asked.resume)


def _order(asked: Namespace) -> Order:
    seed = whole("--seed", 0, MOST_SEED - asked.games, asked.seed)
    if asked.jobs and asked.cluster:
        raise InputError("simulate-jobs-cluster")
    way = _way(asked)
    bots = tuple(name.strip() for name in asked.bot.split(","))
    for name in bots:
        bot_of(way.ruleset, name)  # refuses, with a sentence, what is none
    if len(bots) > way.players:
        raise InputError("simulate-bots", bots=len(bots), players=way.players)
    return Order(Series(way, bots, seed), asked.games, asked.jobs, asked.cluster)


def _way(asked: Namespace) -> Any:  # noqa: ANN401 (of any game)
    try:
        rulings = read_json(asked.rulings)
    except ValueError:
        rulings = None
    if not isinstance(rulings, dict):
        raise InputError("field-not-object", field="--rulings", value=asked.rulings)
    ruleset = find(asked.ruleset)
    read_options = ruleset.needed(ruleset.read_options)
    given: dict[str, Any] = game_options(asked, ruleset, "options", also=(PLAYERS, "rulings"))
    if path := given.pop(CARDS, None):
        given["table"] = _cards(path)
    return read_options({"rulings": rulings} | _players(asked.players, ruleset) | given)


def _players(given: str | None, ruleset: Ruleset) -> dict[str, int]:
    """How many play: as many as somebody says, else as the game proposes, but no bot alone."""
    values = [value for field in ruleset.fields if field.name == PLAYERS for value in field.values]
    numbers = [value for value in values if isinstance(value, int)]
    if not numbers:
        return {} if given is None else {PLAYERS: whole(f"--{PLAYERS}", 1, MOST_PLAYERS, given)}
    if given is None:
        return {PLAYERS: min(max(LEAST_PLAYERS, numbers[0]), max(numbers))}
    return {PLAYERS: whole(f"--{PLAYERS}", min(numbers), max(numbers), given)}


def _cards(path: str) -> dict[str, Any]:
    """A file with the numbers of an owner's cards."""
    with reading(path):
        content = Path(path).read_bytes()
    try:
        return tomllib.loads(content.decode("utf-8"))
    except (ValueError, RecursionError) as problem:
        raise InputError("cards-not-toml", path=path, problem=str(problem)) from None


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
