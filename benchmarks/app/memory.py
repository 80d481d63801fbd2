"""MB that one visitor costs: with home and board, after each further page, beside the kernel of a bare widget."""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from cardcity_tutor.app.markup import MENU

from ..measuring import table
from .browsing import chromium, visiting
from .figures import held
from .houses import House, Memory, both
from .sites import BARE, TUTOR, Site

ASKED = 65.0
PAGES = (*MENU, "replay")
CLICKS = 4


def played(browser: Browser, house: House, site: Site, pages: tuple[str, ...] = ()) -> Memory | None:
    """A visitor clicks, then opens these pages one after another; None if one is not there."""
    house.rest()
    with visiting(browser, site, house.address) as guest:
        guest.come()
        guest.ready()
        for _ in range(CLICKS):
            guest.click()
        for name in pages:
            if not guest.open_page(name):
                return None
            house.rest(visitors=1)
        house.rest(visitors=1)
        return house.memory(guest.kernel)


def _row(name: str, found: Memory | None, base: Memory | None, *, asked: bool = False) -> tuple[str, ...]:
    if found is None:
        return (name, "the page is not there", "", "", "", "")
    more = f"{found.rss - base.rss:+.1f}" if base else ""
    return (
        name,
        f"{found.rss:.1f}",
        f"{found.pss:.1f}",
        f"{found.uss:.1f}",
        more,
        held(found.rss, ASKED) if asked else "",
    )


def report(rounds: int = 3) -> str:
    """Every page in a kernel of its own, and all of them in one."""
    with (
        tempfile.TemporaryDirectory() as folder,
        both(Path(folder), kernels=True) as (ours, theirs),
        chromium() as browser,
    ):
        bare = _middle([played(browser, theirs, BARE) for _ in range(rounds)])
        home = _middle([played(browser, ours, TUTOR) for _ in range(rounds)])
        rows = [
            _row("bare Voilà, one button", bare, None),
            _row("the tutor, home, board played", home, bare, asked=True),
            *(
                _row(f"… and {name}", played(browser, ours, TUTOR, (name,)), home, asked=True)
                for name in PAGES
            ),
        ]
        there = tuple(name for name, row in zip(PAGES, rows[2:], strict=True) if row[2])
        rows.append(_row(f"… and all {len(there)} of them", played(browser, ours, TUTOR, there), home))
        ours.rest()
        waiting = [ours.memory(kernel) for kernel in ours.kernels()]
        rows.append(_row("a kernel of the pool", _middle(waiting), bare))
        server = ours.memory()
    head = ("kernel", "resident", "shared pages divided (PSS)", "its own (USS)", "more than before", "asked")
    intro = (
        f"MB (10⁶ bytes) of the kernel's process, median of {rounds} visitors for the first two lines, one visitor each"
        f" for the others. Asked: ≤ {ASKED:g} MB resident per visitor; what a kernel shares with others is counted in full"
        " there, and divided in the next column: that much more each further visitor takes, or less, the more there are."
        f" The server itself, with the club: {server.rss:.0f} MB."
    )
    return f"{intro}\n\n{table(head, rows)}"


def _middle(found: list[Memory | None] | list[Memory]) -> Memory:
    there = [memory for memory in found if memory is not None]
    return Memory(*(statistics.median(values) for values in zip(*there, strict=True)))
