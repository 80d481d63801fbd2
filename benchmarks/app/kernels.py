"""What becomes of the kernel when a tab is closed, reloaded, or its browser dies; and of the pool meanwhile."""

from __future__ import annotations

import os
import signal
import statistics
import subprocess
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.conftest import CHROMIUM_FLAGS
from tools import ensure_browser

from ..measuring import table
from .browsing import Guest, chromium, visiting
from .figures import faults
from .houses import POOL, House, bare, tutor, wait
from .sites import BARE, TUTOR, Site

IDLE, HELLO = 8.0, 6.0
"""Seconds that the server under test waits for a browser that crashed, or never came; 900 and 60 unless told."""
LOOK = min(IDLE, HELLO) / 8
"""It looks so often."""
PATIENCE = 5.0
"""How long a kernel is watched that ought to end at once."""


def gone(house: House, kernel: str, leave: Callable[[], object], seconds: float = PATIENCE) -> float | None:
    """Seconds from leaving until the process has ended; None if it stays."""
    begun = time.perf_counter()
    leave()
    try:
        wait(lambda: kernel not in house.kernels(), seconds)
    except TimeoutError:
        return None
    return time.perf_counter() - begun


def closed(browser: Browser, house: House, site: Site) -> float | None:
    """The tab is closed."""
    with visiting(browser, site, house.address) as guest:
        kernel = _here(guest)
        return gone(house, kernel, guest.leave)


def reloaded(browser: Browser, house: House, site: Site) -> float | None:
    """The tab is loaded anew."""
    with visiting(browser, site, house.address) as guest:
        kernel = _here(guest)
        ended = gone(house, kernel, guest.come)
        guest.ready()  # a page that is left while it loads has not said hello yet
        return ended


def crashed(house: House, site: Site) -> float | None:
    """The browser's process is killed."""
    with _doomed() as (process, browser):
        guest = Guest(browser.new_context(), site, house.address)
        kernel = _here(guest)
        return gone(house, kernel, lambda: os.killpg(process.pid, signal.SIGKILL), IDLE + LOOK + PATIENCE)


def never_came(house: House) -> float | None:
    """Something fetched the page and never connected: a preview of a link, a crawler."""
    before = set(house.kernels())
    with urllib.request.urlopen(house.address) as answer:  # noqa: S310  # our own server
        html = answer.read().decode()
    kernel = next(name for name in before if name in html)
    return gone(house, kernel, lambda: None, HELLO + LOOK + PATIENCE)


def _here(guest: Guest) -> str:
    guest.come()
    guest.ready()
    guest.click()
    return guest.kernel


@contextmanager
def _doomed() -> Iterator[tuple[subprocess.Popen[bytes], Browser]]:
    """A Chromium of our own, in a process group that can be killed as a whole."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        command = [ensure_browser.find() or "chromium", "--headless=new", "--remote-debugging-port=0"]
        command += [*CHROMIUM_FLAGS, f"--user-data-dir={folder}", "about:blank"]
        process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        try:
            port = Path(folder) / "DevToolsActivePort"
            wait(lambda: port.exists() and len(port.read_text().split()) > 1, 30)
            with sync_playwright() as playwright:
                address = f"http://127.0.0.1:{port.read_text().split()[0]}"
                yield process, playwright.chromium.connect_over_cdp(address)
        except Error as error:
            if "closed" not in str(error):
                raise
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _told(found: list[float | None]) -> str:
    ended = [time for time in found if time is not None]
    if not ended:
        return f"stays (0 of {len(found)} ended within {PATIENCE:g} s)"
    some = "" if len(ended) == len(found) else f", {len(found) - len(ended)} of {len(found)} stay"
    return f"{statistics.median(ended):.2f} s (worst {max(ended):.2f}){some}"


ENDS = (closed, reloaded)
UNTOLD = "not measured: it ends nobody's kernel unless told to"


def _repeated(rounds: int, house: House, end: Callable[[], float | None]) -> list[float | None]:
    found = []
    for _ in range(rounds):
        house.rest()
        found.append(end())
    return found


def report(rounds: int = 5) -> str:
    """Both servers, one after another."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with tutor(folder, idle=IDLE, hello=HELLO, kernels=True) as house:
            house.rest(greeted=True)
            with chromium() as browser:
                ours = [_repeated(rounds, house, partial(ended, browser, house, TUTOR)) for ended in ENDS]
            crash = _repeated(2, house, partial(crashed, house, TUTOR))
            unseen = _repeated(2, house, partial(never_came, house))
            house.rest()
            time.sleep(2 * LOOK)  # the pool is nobody's visitor: no look may end it
            pool, complaints = len(house.kernels()), house.complaints
        with bare(folder) as house, chromium() as browser:
            house.rest()
            theirs = [_repeated(rounds, house, partial(ended, browser, house, BARE)) for ended in ENDS]
            left = len(house.kernels())
    rows = [
        ("a tab is closed", _told(ours[0]), "at once", _told(theirs[0])),
        ("a tab is loaded anew", _told(ours[1]), "at once", _told(theirs[1])),
        (
            "the browser is killed",
            _told(crash),
            f"≤ {IDLE:g} s",
            UNTOLD,
        ),
        (
            "fetched, never connected",
            _told(unseen),
            f"≤ {HELLO:g} s",
            UNTOLD,
        ),
        ("kernels when all have left", f"{pool} (pool of {POOL})", "the pool", str(left)),
    ]
    intro = (
        f"Until the kernel's process has ended, median of {rounds} visitors. The tutor ran with an idle time of"
        f" {IDLE:g} s and {HELLO:g} s for a first hello. In its log: {faults(complaints)}"
    )
    return f"{intro}\n\n{table(('what happens', 'the tutor', 'asked', 'bare Voilà'), rows)}"
