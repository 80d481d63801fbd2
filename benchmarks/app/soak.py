"""Minutes of coming, clicking, loading anew and leaving: whether anything breaks, whether anything grows."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Thread
from typing import Self

from playwright.sync_api import Browser, Error

from ..measuring import table
from .browsing import chromium, visiting
from .crowd import PACE, Plan, gathered
from .figures import faults, held, p95, slope, spread
from .houses import House, tutor
from .sites import TUTOR
from .wire import come

CROWD, STAYERS = 50, 25
STAY = (15.0, 45.0)
"""Seconds of a visit, of those who come and go."""
EVERY = 2.0
BEFORE = 60
"""Visits before the soak: a server that has just been opened meets much for the first time."""
WARM_UP = 0.25
"""Of the time, before memory is watched."""
GROWTH = 0.5
"""MB in a minute that are no growth: what the least weights of spells differ by anyway."""
SPELL = 0.5
"""Minutes of which the least weight counts: what visitors leave behind is given back every ten seconds."""
PAGES = ("course", "rules", "sandbox", "play")
PROCESSES = {"the server": "server", "all workers": "cardcity-worker"}


class Scales:
    """Weighs the server and its processes now and then, in a thread."""

    def __init__(self, house: House) -> None:
        self.weights: list[tuple[float, dict[str, float]]] = []
        self._house = house
        self._done = Event()
        self._thread = Thread(target=self._weigh, daemon=True)

    def _weigh(self) -> None:
        while not self._done.wait(EVERY):
            self.weights.append((time.monotonic() / 60, self._house.resident()))

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join()

    def growth(self, process: str) -> tuple[float, float, float]:
        """MB per minute after the warm-up, the first and the last weight: of each spell the least."""
        spells: dict[int, float] = {}
        for at, weights in self.weights[int(WARM_UP * len(self.weights)) :]:
            if process in weights:
                spell = int(at / SPELL)
                spells[spell] = min(weights[process], spells.get(spell, weights[process]))
        values = list(spells.values())
        return slope([spell * SPELL for spell in spells], values), values[0], values[-1]


@dataclass
class Record:
    """What happened in the browsers."""

    clicks: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    done: dict[str, int] = field(default_factory=lambda: {"come": 0, "reload": 0, "page": 0, "leave": 0})


def wandering(browser: Browser, house: House, seconds: float, record: Record, seed: int = 1) -> None:
    """One visitor with a browser after another: they click, look at a page, load anew, leave."""
    chance = random.Random(seed)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with visiting(browser, TUTOR, house.address) as guest:
            record.done["come"] += 1
            try:
                guest.come()
                guest.ready()
                for _ in range(chance.randint(1, 3)):
                    for _ in range(chance.randint(2, 6)):
                        guest.page.wait_for_timeout(1000 * chance.uniform(*PACE))
                        record.clicks.append(guest.click())
                    if chance.random() < 0.5:
                        record.done["page"] += guest.open_page(chance.choice(PAGES))
                    record.done["reload"] += 1
                    guest.come()
                    guest.ready()
            except Error as error:
                record.errors.append(f"browser: {error.message}")
            record.errors += guest.errors
        record.done["leave"] += 1


async def fleeting(house: House, visits: int) -> None:
    """One after another over the wire."""
    for _ in range(visits):
        visitor = await come(house.address)
        await visitor.click()
        await visitor.leave()


def report(minutes: float = 10) -> str:
    """Let them in, and tell."""
    with tempfile.TemporaryDirectory() as folder, tutor(Path(folder), visitors=CROWD + 20) as house:
        house.rest(greeted=True)
        asyncio.run(fleeting(house, BEFORE))
        house.rest()
        with chromium() as browser:
            return soaked(house, browser, minutes)


def soaked(house: House, browser: Browser, minutes: float) -> str:
    """The soak itself."""
    record = Record()
    workers = {process.pid for process in house.workers()}
    plan = Plan(house.address, TUTOR.name, CROWD, 60 * minutes, stay=STAY, stayers=STAYERS)
    with gathered(plan) as crowd, Scales(house) as scales:
        crowd.go()
        wandering(browser, house, 60 * minutes - STAY[1] / 2, record)
        story = crowd.story()
    record.errors += story.errors + house.complaints
    if not house.alive:
        record.errors.append("the server has ended")
    ended = workers - {process.pid for process in house.workers()}
    most = max(sum(weights.values()) for _, weights in scales.weights)
    rows = [
        (
            "errors: consoles, answers ≥ 500, log, workers that ended",
            str(len(record.errors) + len(ended)),
            "0",
            held(len(record.errors) + len(ended), 0),
        ),
        *(_growth(scales, name, process) for name, process in PROCESSES.items()),
        (
            "visits over the wire / in browsers",
            f"{story.visits} / {record.done['come'] + record.done['reload']}",
            "",
            "",
        ),
        ("clicks over the wire / in browsers", f"{len(story.trips)} / {len(record.clicks)}", "", ""),
        ("pages opened besides home", str(record.done["page"]), "", ""),
        ("click → repaint in browsers, ms: median / p95 / worst", " / ".join(spread(record.clicks)), "", ""),
        ("round trips on the wire, ms: p95", f"{p95(story.trips):.0f}", "", ""),
        ("server, workers and helper at most, MB", f"{most:.0f}", "", ""),
    ]
    intro = (
        f"{minutes:g} minutes, {CROWD} visitors over the wire of whom {STAYERS} stay all the time and the others"
        f" {STAY[0]:g} to {STAY[1]:g} s, one after another with a browser, after {BEFORE} short visits. Memory is the line of"
        f" least squares through the least weight of every {60 * SPELL:g} seconds, after the first {WARM_UP:.0%} of the time."
        f" {faults(record.errors)}"
    )
    return f"{intro}\n\n{table(('what', 'measured', 'asked', 'held'), rows)}"


def _growth(scales: Scales, name: str, process: str) -> tuple[str, ...]:
    growth, first, last = scales.growth(process)
    told = f"{growth:+.2f} ({first:.1f} → {last:.1f})"
    return f"memory of {name}, MB per minute", told, f"≤ {GROWTH:g}", held(growth, GROWTH)
