"""From the address to a board that is seen, and to one that answers; in turns with bare Voilà."""

from __future__ import annotations

import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser

from ..measuring import table
from .browsing import Guest, chromium, visiting
from .figures import held, seconds
from .houses import House, both
from .sites import BARE, TUTOR, Site

VISIBLE, PLAYABLE = 250, 600
"""Milliseconds that are asked for."""
Visit = dict[str, float]


def measured(guest: Guest) -> Visit:
    """One visit, until the server has answered a click that was made as soon as there was something to click."""
    guest.come()
    guest.ready()
    guest.click()
    marks, fetched = guest.marks(), guest.fetched()
    return {
        "first byte": fetched[0].first,
        "visible": marks["visible"],
        "scripts": max(
            entry.ended for entry in fetched if entry.name.endswith(".js") and entry.ended < marks["wire"]
        ),
        "connected": marks["wire"],
        "there": marks["there"],
        "playable": guest.clicks()[0][1],
        "requests": len(fetched),
        "kB": sum(entry.size for entry in fetched) / 1000,
        "kB sent": sum(entry.sent for entry in fetched) / 1000,
    }


def visits(browser: Browser, house: House, site: Site) -> tuple[Visit, Visit]:
    """A first visit with an empty cache, and a second one of the same browser."""
    house.rest()
    with visiting(browser, site, house.address) as guest:
        first = measured(guest)
        house.rest()
        return first, measured(guest)


def _row(name: str, found: Sequence[Visit], *, ours: bool) -> tuple[str, ...]:
    def of(mark: str) -> list[float]:
        return [visit[mark] for visit in found]

    visible, playable = statistics.median(of("visible")), statistics.median(of("playable"))
    verdict = f"{held(visible, VISIBLE)}, {held(playable, PLAYABLE)}" if ours else ""
    return (
        name,
        seconds(of("first byte")),
        seconds(of("visible")),
        seconds(of("there")),
        seconds(of("playable")),
        verdict,
        f"{statistics.median(of('requests')):.0f}",
        f"{statistics.median(of('kB sent')):,.0f} of {statistics.median(of('kB')):,.0f}",
    )


def report(rounds: int = 9) -> str:
    """Both servers in turns."""
    found: dict[str, list[Visit]] = {}
    with tempfile.TemporaryDirectory() as folder, both(Path(folder)) as (ours, theirs), chromium() as browser:
        version = browser.version
        visits(browser, ours, TUTOR)  # the machine reads the files once before anything is measured
        visits(browser, theirs, BARE)
        for _ in range(rounds):
            for house, site in ((ours, TUTOR), (theirs, BARE)):
                first, second = visits(browser, house, site)
                found.setdefault(f"{site.name}, first visit", []).append(first)
                found.setdefault(f"{site.name}, second visit", []).append(second)
    ratio = statistics.median(
        mine["playable"] / other["playable"]
        for mine, other in zip(found["the tutor, first visit"], found["bare Voilà, first visit"], strict=True)
    )
    head = (
        "page",
        "first byte",
        "visible",
        "something to click",
        "click answered",
        "asked",
        "requests",
        "kB sent",
    )
    stages = (
        "first byte",
        "visible",
        "scripts",
        "connected",
        "there",
        "playable",
    )
    stage_rows = [
        (name, *(f"{statistics.median(visit[stage] for visit in values):.0f}" for stage in stages))
        for name, values in found.items()
    ]
    intro = (
        f"Seconds from the start of the navigation, median (least–most) of {rounds} rounds in turns, Chromium"
        f" {version}. Asked of the tutor: visible ≤ {VISIBLE / 1000:.2f} s, playable ≤"
        f" {PLAYABLE / 1000:.2f} s. To playable it takes {ratio:.2f} times as long as bare Voilà (median of the"
        " rounds). A second visit finds the files in the browser's cache."
    )
    return "\n\n".join(
        [
            intro,
            table(head, [_row(name, values, ours="tutor" in name) for name, values in found.items()]),
            "Where the time goes: the median moment, in milliseconds, at which each stage was over.",
            table(("page", *stages), stage_rows),
        ]
    )
