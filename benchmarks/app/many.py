"""Many visitors over the wire: memory, round trips of clicks, arrivals, a worker that is killed, a thousand visits."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import statistics
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import psutil

from ..measuring import table
from .figures import held, p95
from .houses import House, bare, tutor
from .sites import BARE, TUTOR, Site
from .wire import WireVisitor

MB = 1_000_000
PACE = (2.0, 4.0)
"""Seconds from one click to the next."""
ARRIVALS, WITHIN_S = 30, 10.0
VISITS, SETTLED = 1000, 200
AT_ONCE = 20
BARE_VISITORS = 6
CROWDS = (50, 300)
ASKED_P95 = {50: 60.0, 300: 120.0}
Row = tuple[str, str, str, str]


def total(house: House) -> float:
    """MB of the server and all its processes, shared pages divided among them."""
    found = 0.0
    for process in house.processes():
        with suppress(psutil.Error):
            found += process.memory_full_info().pss / MB
    return found


async def come(house: House, site: Site = TUTOR) -> WireVisitor:
    """A visitor who has got the page's widgets."""
    visitor = WireVisitor(house.address, site)
    await visitor.come()
    return visitor


async def gathered(house: House, here: list[WireVisitor], count: int) -> None:
    """Let visitors come until there are so many."""
    while len(here) < count:
        some = min(4, count - len(here))
        here += await asyncio.gather(*(come(house) for _ in range(some)))


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
        visitor = await come(house)
        await visitor.click()
        return visitor, time.perf_counter() - begun

    found = await asyncio.gather(*(arrive(number) for number in range(ARRIVALS)))
    await asyncio.gather(*(visitor.leave() for visitor, _ in found))
    return [seconds for _, seconds in found]


async def killed(house: House, here: list[WireVisitor]) -> list[float]:
    """A worker is killed; seconds until each of its visitors has clicked in a new visit."""
    (worker, *_) = house.workers()
    begun = time.perf_counter()
    os.kill(worker.pid, signal.SIGKILL)

    async def back(visitor: WireVisitor) -> float | None:
        try:
            while True:
                await visitor.click()
                if time.perf_counter() - begun > 2:
                    return None  # with the other worker
                await asyncio.sleep(0.1)
        except (ConnectionError, TimeoutError):
            again = await come(house)
            await again.click()
            here[here.index(visitor)] = again
            return time.perf_counter() - begun

    found = await asyncio.gather(*(back(visitor) for visitor in list(here)))
    return [seconds for seconds in found if seconds is not None]


async def thousand(house: House) -> tuple[float, float]:
    """Visits that come, click and go; MB after the first two hundred, and after all."""
    settled = 0.0
    for number in range(0, VISITS, AT_ONCE):
        if number == SETTLED:
            await asyncio.sleep(5)
            settled = total(house)
        here = await asyncio.gather(*(come(house) for _ in range(AT_ONCE)))
        await asyncio.gather(*(visitor.click() for visitor in here))
        await asyncio.gather(*(visitor.leave() for visitor in here))
    await asyncio.sleep(5)
    return settled, total(house)


async def _story(house: House, seconds: float) -> list[Row]:
    rows: list[Row] = []
    errors: list[str] = []

    def row(name: str, value: float, asked: float, unit: str, note: str = "") -> None:
        rows.append((name, f"{value:.2f} {unit}{note}", f"≤ {asked:g} {unit}", held(value, asked)))

    found = await arrivals(house)
    row(
        f"{ARRIVALS} arrivals in {WITHIN_S:g} s, last click answered",
        max(found),
        2.5,
        "s",
        f" (median {statistics.median(found):.2f})",
    )
    await asyncio.sleep(5)
    full = empty = total(house)
    here = [await come(house)]
    alone = [await here[0].click() for _ in range(60)]
    row(
        "click of one visitor over the wire, median",
        statistics.median(alone),
        15,
        "ms",
        f" (p95 {p95(alone):.1f})",
    )
    for count in CROWDS:
        await gathered(house, here, count)
        trips = await played(here, seconds, errors)
        row(
            f"click with {count} visitors at human pace, p95",
            p95(trips),
            ASKED_P95[count],
            "ms",
            f" (median {statistics.median(trips):.1f})",
        )
        await asyncio.sleep(3)
        full = total(house)
        row(f"memory of a visitor, {count} there", (full - empty) / count, 1, "MB")
    row(f"server, workers and {CROWDS[-1]} visitors", full, 700, "MB", f" (empty {empty:.0f})")
    back = await killed(house, here)
    row(
        f"kill -9 of a worker with {len(back)} visitors: last one playing again",
        max(back),
        5,
        "s",
        f" (median {statistics.median(back):.2f})",
    )
    await asyncio.gather(*(visitor.leave() for visitor in here), return_exceptions=True)
    settled, end = await thousand(house)
    row(
        f"growth from visit {SETTLED} to visit {VISITS}",
        end - settled,
        5,
        "MB",
        f" ({settled:.0f} → {end:.0f})",
    )
    rows.append(("errors of clicks", str(len(errors)), "0", "yes" if not errors else "**no**"))
    return rows


async def _bare(house: House) -> tuple[float, float]:
    """MB of a visitor of bare Voilà, and the median of a click in milliseconds."""
    empty = total(house)
    here = [await come(house, BARE) for _ in range(BARE_VISITORS)]
    trips = [await here[0].click() for _ in range(30)]
    found = (total(house) - empty) / BARE_VISITORS
    await asyncio.gather(*(visitor.leave() for visitor in here))
    return found, statistics.median(trips)


def report(seconds: float = 60) -> str:
    """The tutor with two workers, and bare Voilà for its memory and its clicks."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with tutor(folder, visitors=400, workers=2) as house:
            house.rest(greeted=True)
            rows = asyncio.run(_story(house, seconds))
            complaints = [line for line in house.complaints if "(ended)" not in line]
        with bare(folder) as house:
            house.rest()
            memory, trip = asyncio.run(_bare(house))
    intro = (
        f"Over the wire, from a program on the same machine; clicks every {PACE[0]:g} to {PACE[1]:g} s for {seconds:g} s."
        f" Memory is PSS of the server and all its processes. Bare Voilà beside it: {memory:.0f} MB for each visitor, a"
        f" click {trip:.0f} ms (median). The server complained {len(complaints)} times."
    )
    return f"{intro}\n\n{table(('what', 'measured', 'asked', 'held'), rows)}"
