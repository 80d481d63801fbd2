"""A page whose kernel the server has ended says so within three seconds, whatever it was doing."""

from __future__ import annotations

import re
import signal
import time
from collections.abc import Iterator
from functools import partial

import psutil
import pytest
from playwright.sync_api import Browser, Page, expect

from tests.app.houses import OpenHouse, eventually, open_house
from tests.browser.conftest import Visitor, watching
from tests.browser.hosts import voila_kernel

pytestmark = pytest.mark.browser

APP = "from cardcity_tutor.app.front import front\nfront()"
SOON_MS = 3_000
PATIENCE_MS = 30_000
GROW = """
from pathlib import Path
import signal
held = []
signal.signal(signal.SIGUSR1, lambda *_: held.append(b"x" * 300_000_000))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """One that looks after its kernels every second."""
    with open_house(
        tmp_path_factory.mktemp("house"), GROW, APP, pool=1, idle=8.0, kernel_memory=250, kernels=True
    ) as house:
        yield house


def live(page: Page, house: OpenHouse, query: str = "") -> str:
    page.goto(house.address + query)
    expect(page.locator("html[data-live]")).to_be_attached(timeout=PATIENCE_MS)
    return voila_kernel(page)


def has_ended(house: OpenHouse, kernel: str) -> bool:
    return kernel not in house.kernels()


def test_a_page_that_grew_too_large_is_told_so(browser: Browser, house: OpenHouse) -> None:
    for locale, words in (("en-GB", "had grown too large"), ("fr-FR", "devenue trop lourde")):
        with watching(browser, Visitor(locale=locale)) as watched:
            page = watched.page
            kernel = live(page, house)
            psutil.Process(house.kernels()[kernel]).send_signal(signal.SIGUSR1)
            eventually(partial(has_ended, house, kernel))
            expect(page.get_by_role("alert").filter(has_text=words).first).to_be_visible(timeout=SOON_MS)
            expect(
                page.get_by_role("alert")
                .get_by_role("button", name=re.compile("load|charger", re.IGNORECASE))
                .first
            ).to_be_visible()
    house.said.clear()


def test_a_page_that_is_opening_another_does_not_wait_in_vain(browser: Browser, house: OpenHouse) -> None:
    with watching(browser, Visitor(locale="en-GB")) as watched:
        page = watched.page
        kernel = live(page, house)
        page.get_by_role("link", name="Course").first.click()
        house.farewell(kernel)
        expect(page.get_by_role("alert").filter(has_text="no longer answers").first).to_be_visible(
            timeout=SOON_MS
        )
        expect(page.get_by_text("is opening")).to_be_hidden()
        page.get_by_role("alert").get_by_role("button", name="Reload").first.click()
        expect(page.locator(".cc-shell[data-page]:not([data-lost])")).to_be_attached(timeout=PATIENCE_MS)


def test_a_page_that_is_closed_before_it_is_ready_says_so(browser: Browser, house: OpenHouse) -> None:
    with watching(browser, Visitor(locale="en-GB")) as watched:
        watched.ignore(re.compile("404"))
        page = watched.page

        def gone(route: object) -> None:
            house.farewell(voila_kernel(page))
            time.sleep(0.2)
            route.continue_()  # type: ignore[attr-defined]

        page.route("**/views.js", gone)
        page.goto(house.address, wait_until="commit")
        expect(page.get_by_text("closed this page before it was ready")).to_be_visible(timeout=PATIENCE_MS)
