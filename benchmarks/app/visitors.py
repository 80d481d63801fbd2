"""Twenty visitors at a human pace: from the click to the repaint, as two of them see it in their browsers."""

from __future__ import annotations

import random
import tempfile
import time
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path

from ..measuring import table
from .browsing import Guest, chromium, harmless, visiting
from .crowd import PACE, Plan, Story, gathered
from .figures import faults, held, p95, spread
from .houses import House, bare, tutor
from .sites import BARE, TUTOR, Site

ASKED = 120.0
VISITORS = 20
BROWSERS = 2
WARM_UP = 4


def clicking(guests: list[Guest], seconds: float, seed: int = 1) -> list[float]:
    """All of them click, each at their own pace; milliseconds from pressing to the painted answer."""
    chance = random.Random(seed)
    begun = time.monotonic()
    due = {guest: begun + chance.uniform(0, PACE[1]) for guest in guests}
    found: list[float] = []
    while True:
        guest = min(due, key=lambda each: due[each])
        if due[guest] > begun + seconds:
            return found
        guest.page.wait_for_timeout(max(0.0, 1000 * (due[guest] - time.monotonic())))
        guest.page.bring_to_front()
        found.append(guest.click())
        due[guest] = time.monotonic() + chance.uniform(*PACE)


def crowded(
    serving: AbstractContextManager[House], site: Site, visitors: int, seconds: float
) -> tuple[list[float], Story, list[str]]:
    """What the two with browsers see, what the others see, and whatever went wrong."""
    with serving as house, ExitStack() as stack:
        house.rest(greeted=True)
        plan = Plan(house.address, site.ours, visitors - BROWSERS, seconds)
        crowd = stack.enter_context(gathered(plan)) if plan.visitors else None
        browser = stack.enter_context(chromium())
        guests = [stack.enter_context(visiting(browser, site, house.address)) for _ in range(BROWSERS)]
        for guest in guests:
            house.rest()
            guest.come()
            guest.ready()
            for _ in range(WARM_UP):
                guest.click()
        house.rest(visitors)
        if crowd:
            crowd.go()
        seen = clicking(guests, seconds)
        story = crowd.story() if crowd else Story()
        wrong = [*story.errors, *(text for guest in guests for text in harmless(guest.errors))]
        return seen, story, wrong + (house.complaints if site.ours else [])


def report(seconds: float = 120) -> str:
    """The tutor with a crowd and without, and bare Voilà with the same crowd."""
    rows: list[tuple[str, ...]] = []
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as name:
        for number, (site, visitors) in enumerate(((TUTOR, BROWSERS), (TUTOR, VISITORS), (BARE, VISITORS))):
            folder = Path(name) / str(number)
            folder.mkdir()
            serving = tutor(folder) if site.ours else bare(folder)
            seen, story, errors = crowded(serving, site, visitors, seconds)
            wrong += [f"{site.name}: {error}" for error in errors]
            trips = spread(story.trips) if story.trips else ("", "", "")
            verdict = held(p95(seen), ASKED) if site.ours else ""
            rows.append((f"{site.name}, {visitors} visitors", str(len(seen)), *spread(seen), verdict, *trips))
    head = ("page", "clicks in browsers", "median", "p95", "worst", "asked", "wire: median", "p95", "worst")
    intro = (
        f"Milliseconds; each visitor clicks every {PACE[0]:g} to {PACE[1]:g} s for {seconds:g} s. {BROWSERS} of them have"
        " a browser: from the press of the mouse, as the browser stamps it, to the painted answer. The others speak"
        " the same messages over the same websocket without a browser, for twenty Chromiums on two cores would"
        " measure themselves; of them, from the message sent to the answer received. Asked: p95 ≤"
        f" {ASKED:g} ms in the browser. {faults(wrong)}"
    )
    return f"{intro}\n\n{table(head, rows)}"
