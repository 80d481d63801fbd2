"""``cardcity-tutor simulate``: games between bots, written as records or gathered in a table."""

from __future__ import annotations

import json
import signal
import sys
import threading
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, closing
from types import TracebackType
from typing import Final, NamedTuple, Self

from .arguments import nothing_left, options, whole, writing, written
from .coach import bot
from .coach.simulation import Row, Series, Store, Workers, cluster, processes, records, rows
from .coach.simulation.spreading import processors
from .core.errors import InputError
from .games.cardcity import Game, game
from .games.cardcity.record import dumped
from .locale import say
from .progress import tracked

MOST_GAMES: Final = 10_000_000
MOST_SEED: Final = (1 << 63) - 1
MOST_JOBS: Final = 1024
ALONE: Final = 1.0
"""Seconds that are played before processes are started, unless they are asked for: few games need none."""
STOPPED: Final = 130
"""Exit status after Ctrl+C."""
DEFAULTS: Final = {
    "games": "1", "players": "2", "edition": "xl", "level": "simplified", "victory": "residential",
    "variants": "", "bot": "random", "seed": "0", "record": "", "rulings": "{}", "hall": "",
    "table": "", "jobs": "", "cluster": "",
}  # fmt: skip


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
    values, free = options("simulate", [word for word in words if word != "--resume"], DEFAULTS)
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
    names = tuple(name.strip() for name in values["bot"].split(","))
    for name in names:
        bot(name)  # refuses, with a sentence, what is none
    if len(names) > way.players:
        raise InputError("simulate-bots", bots=len(names), players=way.players)
    return Order(Series(way, names, seed), games, jobs, values["cluster"])


def _way(values: Mapping[str, str]) -> Game:
    try:
        rulings = json.loads(values["rulings"])
    except ValueError:
        rulings = None
    if not isinstance(rulings, dict):
        raise InputError("field-not-object", field="--rulings", value=values["rulings"])
    return game(
        edition=values["edition"],
        level=values["level"],
        players=whole("--players", values["players"], 1, 4),
        victory=values["victory"],
        variants=[name.strip() for name in values["variants"].split(",") if name.strip()],
        rulings=rulings,
        hall=_hall(values["hall"]),
    )


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
    workers, alone = _workers(order)
    with (
        written(path) as target,
        closing(records(order.series, range(order.games), workers, alone=alone)) as found,
    ):
        for record in tracked(found, order.games, say(lang, "progress-games")):
            with writing(path):
                target.writelines(dumped(line) + "\n" for line in record)
    return 0


class _Interrupt:
    """Ctrl+C, noticed even where Python only prints it: inside a destructor, or a callback of a library."""

    asked = False

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self.usual = signal.signal(signal.SIGINT, self.note)
        return self

    def __exit__(self, *_: object) -> None:
        if threading.current_thread() is threading.main_thread():
            signal.signal(signal.SIGINT, self.usual)

    def note(self, *_: object) -> None:
        """Answer the signal as usual, and remember it."""
        self.asked = True
        raise KeyboardInterrupt

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
