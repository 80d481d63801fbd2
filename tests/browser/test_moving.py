"""A worker dies: its pages come back by themselves where they were. Long work is said, and can be stopped."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from cardcity_tutor.locale import say
from tests.app.houses import OpenHouse, open_house
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, watching
from tests.browser.hosts import COUNTER, voila_kernel
from tests.browser.test_play_page import act, phase
from tests.browser.test_silent_line import place

pytestmark = pytest.mark.browser

APP = f"""
{COUNTER}
import timeit
from cardcity_tutor.app.front import front
from cardcity_tutor.core.background import StoppedError, think

def ponder(*_):
    try:
        think(timeit.timeit, "pass", number=10**12)
    except StoppedError:
        counter.count += 1

counter = Counter()
counter.on_msg(ponder)
front()
"""
PONDER = "counter"
BACK_S = 5.0


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("house"), APP, PONDER, pool=2, workers=2) as house:
        yield house


def kill_worker(house: OpenHouse, page: Page) -> float:
    """End the page's worker as the system does when memory runs out; the time."""
    os.kill(house.kernels()[voila_kernel(page)], signal.SIGKILL)
    return time.monotonic()


def back(page: Page, before: str) -> None:
    """The page has another visit, and is alive."""
    page.wait_for_function(
        "(before) => JSON.parse(document.getElementById('jupyter-config-data')?.textContent ?? '{}').kernelId !== before"
        " && 'live' in document.documentElement.dataset",
        arg=before,
        timeout=PATIENCE,
    )


def test_the_city_of_the_sandbox_is_there_again(browser: Browser, house: OpenHouse) -> None:
    with watching(browser, Visitor(locale="fr-FR")) as watched:
        page = watched.page
        page.goto(f"{house.address}?city=M+R+/+.+C&hand=P,P,P,P&money=20")
        cards = page.locator(".cc-sandbox .cc-board svg [data-at]")
        expect(cards).to_have_count(3, timeout=PATIENCE)
        for count in (4, 5, 5):
            if cards.count() < count:
                place(page)
            expect(cards).to_have_count(count)
            before = voila_kernel(page)
            begun = kill_worker(house, page)
            back(page, before)
            expect(cards).to_have_count(count, timeout=PATIENCE)
            assert time.monotonic() - begun < 3 * BACK_S  # alone on its machine it takes a fraction of it
        watched.assert_quiet()
        before = voila_kernel(page)
        kill_worker(house, page)  # once too often: it might be the page's own fault
        expect(page.get_by_role("alert").first).to_contain_text(say("fr", "ui-lost-head"), timeout=PATIENCE)
        assert voila_kernel(page) == before
    house.said.clear()


def test_a_game_goes_on(browser: Browser, house: OpenHouse) -> None:
    with watching(browser, Visitor(locale="en-GB")) as watched:
        page = watched.page
        page.goto(f"{house.address}?page=play")
        page.locator('[data-act="company-screen"]').check(timeout=PATIENCE)
        act(page, "start")
        phase(page, "curtain")
        act(page, "uncover")
        phase(page, "divide")
        chosen = page.locator(".cc-side-slot button.cc-card").evaluate_all(
            "all => all.map((node) => node.dataset.card)"
        )
        typed = page.locator(".cc-side-slot input[name=typed]")
        if not typed.is_visible():
            page.locator(".cc-side-slot [data-act=typed-open]").click()
        typed.fill(f"{chosen[0]} {chosen[1]} | {chosen[2]} / {chosen[3]}")
        page.keyboard.press("Enter")
        expect(page.locator('[data-place="pool"] .cc-card')).to_have_count(0, timeout=PATIENCE)
        act(page, "offer")
        phase(page, "curtain")
        told = page.locator(".cc-curtain").inner_text()
        before = voila_kernel(page)
        kill_worker(house, page)
        back(page, before)
        phase(page, "curtain")
        assert page.locator(".cc-curtain").inner_text() == told
        act(page, "uncover")
        phase(page, "choose")
        watched.assert_quiet()
    house.said.clear()


@pytest.mark.parametrize(
    "visitor",
    [
        Visitor(locale="fr-FR", width=390, height=844, touch=True),
        Visitor(locale="en-GB", width=1920, height=1080, scheme="dark"),
    ],
)
def test_long_work_is_said_and_can_be_stopped(browser: Browser, house: OpenHouse, visitor: Visitor) -> None:
    lang = (visitor.locale or "fr")[:2]
    with watching(browser, visitor) as watched:
        page = watched.page
        page.goto(house.address)
        expect(page.locator("html[data-live]")).to_be_attached(timeout=PATIENCE)
        button = page.locator(".jupyter-widgets > button")
        expect(button).to_have_text("0", timeout=PATIENCE)
        button.evaluate("node => node.click()")
        sign = page.locator(".cc-busy")
        expect(sign).to_be_visible(timeout=PATIENCE)
        expect(sign).to_contain_text(say(lang, "ui-busy"))
        assert page.evaluate("document.documentElement.scrollWidth") <= visitor.width
        sign.get_by_role("button", name=say(lang, "ui-busy-stop")).click()
        expect(button).to_have_text("1", timeout=PATIENCE)
        expect(sign).to_be_hidden()
        watched.assert_quiet()
