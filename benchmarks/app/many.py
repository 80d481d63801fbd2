"""Many visitors over the wire: memory, round trips of clicks, arrivals, advice, a worker that is killed, a thousand visits."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, suppress
from pathlib import Path

from tornado.httpclient import HTTPClientError

from ..measuring import table
from .figures import held, p95
from .houses import House, bare, has_solara, solara, tutor
from .sites import BARE, PLAY, SOLARA, TUTOR, WHOLE_CITY, Site
from .wire import WireVisitor, come

PACE = (2.0, 4.0)
"""Seconds from one click to the next."""
ARRIVALS, WITHIN_S = 30, 10.0
VISITS, SETTLED = 1000, 200
AT_ONCE = 20
CROWDS = {50: 60.0, 300: 120.0}
"""How many visitors, and the milliseconds that are asked for."""
ALONE = 60
"""Clicks of one visitor, one after another."""
TURNS = 2
"""Spells without and with somebody who asks the coach."""
COMING_BACK_S = 12.0
"""How long it is watched who comes back."""
Row = tuple[str, ...]


async def gathered(house: House, here: list[WireVisitor], count: int, site: Site = WHOLE_CITY) -> None:
    """Let visitors come until there are so many."""
    while len(here) < count:
        some = min(4, count - len(here))
        here += await asyncio.gather(*(come(house.address, site) for _ in range(some)))


async def played(here: Sequence[WireVisitor], seconds: float, errors: list[str]) -> list[float]:
    """All click at human pace; milliseconds of each round trip."""
    trips: list[float] = []

    async def play(visitor: WireVisitor, chance: random.Random) -> None:
        end = time.monotonic() + seconds
        await asyncio.sleep(chance.uniform(0, PACE[1]))
        while time.monotonic() < end:
            try:
                trips.append(await visitor.click())
            except (TimeoutError, ConnectionError) as error:
                errors.append(f"{type(error).__name__}: {error}")
                return
            await asyncio.sleep(chance.uniform(*PACE))

    await asyncio.gather(*(play(visitor, random.Random(number)) for number, visitor in enumerate(here)))
    return trips


async def arrivals(house: House) -> list[float]:
    """Thirty visitors within ten seconds; seconds of each from the first byte asked to the first click answered."""

    async def arrive(number: int) -> tuple[WireVisitor, float]:
        await asyncio.sleep(WITHIN_S * number / ARRIVALS)
        begun = time.perf_counter()
        visitor = await come(house.address, TUTOR)
        await visitor.click()
        return visitor, time.perf_counter() - begun

    found = await asyncio.gather(*(arrive(number) for number in range(ARRIVALS)))
    await asyncio.gather(*(visitor.leave() for visitor, _ in found))
    return [seconds for _, seconds in found]


async def asking(house: House, answers: list[float]) -> None:
    """Somebody begins one game after another and asks the coach each time, until told to stop; milliseconds of each answer."""
    visitor = await come(house.address, PLAY)
    try:
        setup = visitor.widget("counting")
        await visitor.tell(setup, {"kind": "kept", "work": ""})
        while True:
            await visitor.tell(setup, {"kind": "start"})
            await visitor.tell(setup, {"kind": "sure", "on": True})
            table = visitor.widget("turn")
            answers.append(await visitor.tell(table, {"kind": "hint"}))
            await visitor.tell(setup, {"kind": "running", "act": "new"})
    finally:
        await visitor.leave()


@asynccontextmanager
async def asker(house: House) -> AsyncIterator[list[float]]:
    """Somebody asks the coach meanwhile; how long its answers took."""
    answers: list[float] = []
    task = asyncio.create_task(asking(house, answers))
    try:
        yield answers
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task


async def advised(
    house: House, here: Sequence[WireVisitor], seconds: float, errors: list[str]
) -> tuple[list[float], list[float], list[float]]:
    """Clicks without and with somebody who asks the coach, in turns; and how long the answers of the coach took."""
    quiet: list[float] = []
    busy: list[float] = []
    answers: list[float] = []
    for _ in range(TURNS):
        quiet += await played(here, seconds / TURNS, errors)
        async with asker(house) as told:
            busy += await played(here, seconds / TURNS, errors)
        answers += told
    return quiet, busy, answers


async def killed(house: House, here: list[WireVisitor]) -> list[float]:
    """A worker is killed, while all play at human pace; seconds until each of its visitors has clicked in a new visit."""
    worker = min(house.workers(), key=lambda process: process.create_time())  # the youngest is spare
    begun = time.perf_counter()
    os.kill(worker.pid, signal.SIGKILL)

    async def goes_on(number: int, visitor: WireVisitor) -> float | None:
        chance = random.Random(number)
        while not visitor.ended.is_set():
            if time.perf_counter() - begun > COMING_BACK_S:
                return None  # with another worker
            with suppress(TimeoutError):
                async with asyncio.timeout(chance.uniform(*PACE)):
                    await visitor.ended.wait()
                continue
            with suppress(ConnectionError):
                await visitor.click()
        while True:  # somebody who finds the door shut knocks again
            with suppress(HTTPClientError, OSError, RuntimeError):
                again = here[number] = await come(house.address, WHOLE_CITY)
                await again.click()
                return time.perf_counter() - begun
            await asyncio.sleep(1)

    found = await asyncio.gather(*(goes_on(number, visitor) for number, visitor in enumerate(list(here))))
    return [seconds for seconds in found if seconds is not None]


async def thousand(house: House) -> tuple[float, float]:
    """Visits that come, click and go; MB after the first two hundred, and after all."""
    settled = 0.0
    for number in range(0, VISITS, AT_ONCE):
        if number == SETTLED:
            await asyncio.sleep(5)
            settled = house.total()
        here = await asyncio.gather(*(come(house.address, WHOLE_CITY) for _ in range(AT_ONCE)))
        await asyncio.gather(*(visitor.click() for visitor in here))
        await asyncio.gather(*(visitor.leave() for visitor in here))
    await asyncio.sleep(5)
    return settled, house.total()


async def _story(house: House, seconds: float) -> tuple[list[Row], Row]:
    """The rows of the tutor, and its row among the peers."""
    rows: list[Row] = []
    errors: list[str] = []

    def row(name: str, value: float, asked: float, unit: str, note: str = "") -> None:
        rows.append((name, f"{value:.2f} {unit}{note}", f"≤ {asked:g} {unit}", held(value, asked)))

    found = await arrivals(house)
    note = f" (median {statistics.median(found):.2f})"
    row(f"{ARRIVALS} arrivals in {WITHIN_S:g} s, last click answered", max(found), 2.5, "s", note)
    async with asker(house):  # the helper is there from the first question on
        await asyncio.sleep(3)
    await asyncio.sleep(5)
    full = empty = house.total()
    here = [await come(house.address, WHOLE_CITY)]
    alone = [await here[0].click() for _ in range(ALONE)]
    median = statistics.median(alone)
    row("click of one visitor over the wire, median", median, 15, "ms", f" (p95 {p95(alone):.1f})")
    among: Row = ()
    for count, asked in CROWDS.items():
        await gathered(house, here, count)
        trips = await played(here, seconds, errors)
        note = f" (median {statistics.median(trips):.1f})"
        row(f"click with {count} visitors at human pace, p95", p95(trips), asked, "ms", note)
        await asyncio.sleep(3)
        full = house.total()
        row(f"memory of a visitor, {count} there", (full - empty) / count, 1, "MB")
        if not among:
            among = _peer(WHOLE_CITY, count, (full - empty) / count, alone, trips)
            quiet, busy, answers = await advised(house, here, seconds, errors)
            note = (
                f" ({p95(quiet):.1f} → {p95(busy):.1f}; {len(answers)} answers of the coach,"
                f" {statistics.median(answers) / 1000:.2f} s each)"
            )
            name = f"click with {count} visitors, p95: more while somebody asks the coach again and again"
            row(name, p95(busy) - p95(quiet), 20, "ms", note)
            await asyncio.sleep(3)
    row(f"server, workers, helper and {len(here)} visitors", full, 700, "MB", f" (empty {empty:.0f})")
    back = await killed(house, here)
    note = f" (median {statistics.median(back):.2f})"
    row(f"kill -9 of a worker with {len(back)} visitors: last one playing again", max(back), 5, "s", note)
    await asyncio.gather(*(visitor.leave() for visitor in here), return_exceptions=True)
    settled, end = await thousand(house)
    note = f" ({settled:.0f} → {end:.0f})"
    row(f"growth from visit {SETTLED} to visit {VISITS}", end - settled, 5, "MB", note)
    rows.append(("errors of clicks", str(len(errors)), "0", "yes" if not errors else "**no**"))
    return rows, among


def _peer(site: Site, count: int, memory: float, alone: list[float], trips: list[float]) -> Row:
    """A line of the table of peers."""
    return (
        site.name,
        str(count),
        f"{memory:.2f}",
        f"{statistics.median(alone):.1f}",
        f"{statistics.median(trips):.1f}",
        f"{p95(trips):.1f}",
    )


async def _among_peers(house: House, site: Site, count: int, seconds: float) -> Row:
    """So many visitors elsewhere."""
    first = await come(house.address, site)  # what is loaded once belongs to nobody
    alone = [await first.click() for _ in range(ALONE)]
    await asyncio.sleep(2)
    empty = house.total()
    here: list[WireVisitor] = []
    await gathered(house, here, count, site)
    errors: list[str] = []
    trips = await played(here, seconds, errors)
    memory = (house.total() - empty) / count
    await asyncio.gather(*(visitor.leave() for visitor in [first, *here]))
    return _peer(site, count - len(errors), memory, alone, trips)


def _visited(serving: AbstractContextManager[House], site: Site, count: int, seconds: float) -> Row:
    with serving as house:
        house.rest()
        return asyncio.run(_among_peers(house, site, count, seconds))


def report(seconds: float = 60) -> str:
    """The tutor with two workers; bare Voilà and Solara for their memory and their clicks."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with tutor(folder, visitors=400, workers=2) as house:
            house.rest(greeted=True)
            rows, among = asyncio.run(_story(house, seconds))
            complaints = [line for line in house.complaints if "(ended)" not in line]
        peers = [among]
        if has_solara():
            peers.append(_visited(solara(folder), SOLARA, min(CROWDS), seconds / 2))
        peers.append(_visited(bare(folder), BARE, 6, seconds / 2))
    intro = (
        f"Over the wire, from a program on the same machine; clicks every {PACE[0]:g} to {PACE[1]:g} s for {seconds:g} s,"
        " each of which lays a card in a whole city of 6×6 with a hand of three, or takes it back. Memory is PSS of the"
        f" server and all its processes. The server complained {len(complaints)} times."
    )
    beside = (
        "Beside others, in the same run: Solara with a grid of 6×6 buttons that count, all visitors in one process, and"
        " bare Voilà with one button. Their answer to a click is a number; the tutor's is the whole city with all places"
        " and reasons."
    )
    if not has_solara():
        beside += " Solara was not installed (`make bench-deps`)."
    head = (
        "page",
        "visitors",
        "MB of a visitor",
        "click alone, ms (median)",
        "click among them, ms (median)",
        "p95",
    )
    return (
        f"{intro}\n\n{table(('what', 'measured', 'asked', 'held'), rows)}\n\n{beside}\n\n{table(head, peers)}"
    )
