"""The house seen from outside: behind a proxy, without any network, full, and after its visitors have left."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.app.houses import OpenHouse, eventually, open_house
from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, Watched
from tests.browser.hosts import COUNTER, HOST, voila_kernel
from tests.browser.proxies import proxied

pytestmark = pytest.mark.browser

BASE = "/club/tutor/"
CELL = (
    COUNTER
    + """
counter = Counter()
counter.on_msg(lambda *_: counter.set_trait("count", counter.count + 1))
counter
"""
)
BUTTON = ".jupyter-widgets button"


class Street(NamedTuple):
    """A house, and the proxy before it."""

    house: OpenHouse
    address: str


@pytest.fixture(scope="module")
def street(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Street]:
    folder = tmp_path_factory.mktemp("house")
    with open_house(folder, CELL, base_url=BASE, behind_proxy=True, pool=1, visitors=2) as house:
        port = urlsplit(house.address).port
        assert port is not None
        with proxied(port, BASE) as address:
            yield Street(house, address)


def clicked(page: Page) -> None:
    """The page is alive: a click goes to the kernel and comes back."""
    button = page.locator(BUTTON)
    expect(button).to_be_visible(timeout=20_000)
    before = int(button.inner_text())
    button.click()
    expect(button).to_have_text(str(before + 1))


def test_visitors_come_reload_and_go(street: Street, visit: Callable[[Visitor], Watched]) -> None:
    """Through the proxy: websocket, files, farewell; every request stays below the base address, on this machine."""
    house = street.house
    (waiting,) = eventually(house.kernels)
    first = visit(Visitor())
    asked: list[str] = []
    first.page.context.on("request", lambda request: asked.append(request.url))
    first.page.goto(street.address)
    assert voila_kernel(first.page) == waiting
    clicked(first.page)
    first.page.reload()
    clicked(first.page)
    kernel = voila_kernel(first.page)
    eventually(lambda: waiting not in house.kernels())  # the reload has freed it
    eventually(lambda: len(house.kernels()) == 2)  # and another one waits again
    own = urlsplit(street.address).netloc
    web = [urlsplit(url) for url in asked if not url.startswith(("data:", "blob:"))]
    assert {url.hostname for url in web} == {HOST}
    assert [url.path for url in web if url.netloc != own or not url.path.startswith(BASE)] == []
    first.assert_quiet()

    second = visit(Visitor())
    second.page.goto(street.address)
    clicked(second.page)
    third = visit(Visitor(locale="en-GB", scheme="dark", width=360, height=740, touch=True))
    third.ignore(re.compile("503"))  # the browser tells its console of every such answer
    answer = third.page.goto(f"{street.address}?city=M")
    assert answer is not None
    assert answer.status == 503
    expect(third.page.get_by_role("heading", level=1)).to_have_text("Every place is taken")
    expect(third.page.get_by_role("status")).to_be_visible()
    assert_accessible(third.page, "html")
    assert third.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert len(house.kernels()) == 2
    # Somebody leaves: the page that waits opens by itself, where its link pointed.
    first.close()
    expect(third.page.locator(BUTTON)).to_be_visible(timeout=30_000)
    assert third.page.url == f"{street.address}?city=M"
    assert kernel not in house.kernels()
    clicked(third.page)
    for each in (second, third):
        each.assert_quiet()
        each.close()
    eventually(lambda: len(house.kernels()) == 1)


def test_a_page_that_is_not_there(street: Street, visit: Callable[[Visitor], Watched]) -> None:
    watched = visit(Visitor(locale="fr-FR", width=1920, height=1080))
    watched.page.goto(f"{street.address}nowhere")
    expect(watched.page.get_by_role("heading", level=1)).to_have_text("Cette page n’existe pas")
    assert_accessible(watched.page, "html")
    expect(watched.page.get_by_role("link")).to_have_attribute("href", BASE)


def test_smuggled_markup_stays_dead(street: Street, visit: Callable[[Visitor], Watched]) -> None:
    """What the policy of the page is for: markup that found its way in runs nothing and reaches nobody."""
    watched = visit(Visitor())
    page = watched.page
    page.goto(street.address)
    clicked(page)
    page.evaluate(
        """() => {
            const place = document.createElement("div");
            place.innerHTML = `<img src="x:" onerror="window.harmed = 1"><a href="javascript:window.harmed = 2" id="trap">x</a>`;
            document.body.append(place);
            const script = document.createElement("script");
            script.textContent = "window.harmed = 3";
            document.body.append(script);
            document.getElementById("trap").click();
        }"""
    )
    page.wait_for_timeout(200)
    assert page.evaluate("window.harmed") is None
    assert page.evaluate("fetch('https://evil.example/').then(() => 'sent', () => 'kept')") == "kept"
    assert any("Content Security Policy" in error for error in watched.errors)
    clicked(page)
