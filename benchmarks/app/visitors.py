"""From the click to the repaint as one visitor sees it in a browser: alone, and among many at human pace."""

from __future__ import annotations

import random
import tempfile
import time
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

from ..measuring import table
from .browsing import Guest, chromium, harmless, visiting
from .crowd import PACE, Plan, Story, gathered
from .figures import faults, held, spread
from .houses import House, bare, tutor
from .sites import BARE, WHOLE_CITY, Site

CROWDS = {1: ("median", 15.0), 50: ("p95", 60.0), 300: ("p95", 120.0)}
"""How many visitors there are, the one with a browser among them; which figure is asked for, in milliseconds."""
LOOKING = (0.5, 1.0)
"""Seconds between the clicks of the visitor with a browser."""
WARM_UP = 4


def clicking(guest: Guest, seconds: float, seed: int = 1) -> list[float]:
    """One click after another; milliseconds to the painted answer."""
    chance = random.Random(seed)
    end = time.monotonic() + seconds
    found: list[float] = []
    while time.monotonic() < end:
        guest.page.wait_for_timeout(1000 * chance.uniform(*LOOKING))
        found.append(guest.click())
    return found


def crowded(
    serving: AbstractContextManager[House], site: Site, visitors: int, seconds: float
) -> tuple[list[float], Story, list[str]]:
    """What the one with a browser sees, what the others see, and whatever went wrong."""
    with serving as house, ExitStack() as stack:
        house.rest(greeted=True)
        plan = Plan(house.address, site.name, visitors - 1, seconds)
        crowd = stack.enter_context(gathered(plan)) if plan.visitors else None
        guest = stack.enter_context(visiting(stack.enter_context(chromium()), site, house.address))
        house.rest()
        guest.come()
        guest.ready()
        for _ in range(WARM_UP):
            guest.click()
        house.rest()
        if crowd:
            crowd.go()
        seen = clicking(guest, seconds)
        story = crowd.story() if crowd else Story()
        wrong = [*story.errors, *harmless(guest.errors)]
        return seen, story, wrong + (house.complaints if site is not BARE else [])


def report(seconds: float = 60) -> str:
    """The tutor alone and with crowds, and bare Voilà alone."""
    rows: list[tuple[str, ...]] = []
    wrong: list[str] = []

    def row(site: Site, visitors: int, asked: tuple[str, float] | None) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            serving = bare(folder) if site is BARE else tutor(folder, visitors=visitors + 20)
            seen, story, errors = crowded(serving, site, visitors, seconds)
        wrong.extend(f"{site.name}: {error}" for error in errors)
        figures = dict(zip(("median", "p95", "worst"), spread(seen), strict=True))
        trips = spread(story.trips) if story.trips else ("", "", "")
        verdict = (
            "" if asked is None else f"{asked[0]} ≤ {asked[1]:g}: {held(float(figures[asked[0]]), asked[1])}"
        )
        rows.append((f"{site.name}, {visitors} there", str(len(seen)), *figures.values(), verdict, *trips))

    for visitors, asked in CROWDS.items():
        row(WHOLE_CITY, visitors, asked)
    row(BARE, 1, None)
    head = (
        "page",
        "clicks in the browser",
        "median",
        "p95",
        "worst",
        "asked",
        "wire: median",
        "p95",
        "worst",
    )
    intro = (
        f"Milliseconds, for {seconds:g} s. One visitor has a browser and clicks every {LOOKING[0]:g} to {LOOKING[1]:g} s in a"
        " whole city of 6×6 with a hand of three, where each click lays a card or takes it back: from the click, as the"
        " browser stamps it, to the frame that shows the answer. A browser paints sixty frames in a second, so that half a"
        f" frame of 17 ms is waited for on average. The others click every {PACE[0]:g} to {PACE[1]:g} s in such a city and"
        " speak the same messages over the same websocket without a browser, for fifty Chromiums on two cores would"
        f" measure themselves; of them, from the message sent to the answer received. {faults(wrong)}"
    )
    return f"{intro}\n\n{table(head, rows)}"
