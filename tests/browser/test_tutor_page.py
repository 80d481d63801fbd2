"""The first page, as a visitor without any network sees it, by day and by night."""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import assert_accessible
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.hosts import voila_kernel

pytestmark = pytest.mark.browser

PAPER = {"light": "rgb(247, 243, 235)", "dark": "rgb(17, 22, 29)"}
JUPYTER_INK = {"light": "rgba(0, 0, 0, 0.87)", "dark": "rgba(255, 255, 255, 1)"}


def kernel_is_alive(tutor_url: str, kernel: str) -> bool:
    try:
        with urllib.request.urlopen(f"{tutor_url}api/kernels/{kernel}") as answer:  # noqa: S310  # our own server
            return bool(json.load(answer)["id"] == kernel)
    except urllib.error.HTTPError as error:
        assert error.code == 404  # noqa: PT017
        return False


@pytest.fixture(scope="module")
def abroad(browser: Browser, tutor_url: str) -> Iterator[Callable[[str], Watched]]:
    """The page of a visitor from somewhere, opened once for all tests; the British work by night."""
    pages: dict[str, Watched] = {}
    with ExitStack() as stack:

        def visit(locale: str) -> Watched:
            if locale not in pages:
                visitor = Visitor(locale=locale, scheme="dark" if locale == "en-GB" else "light")
                pages[locale] = stack.enter_context(watching(browser, visitor))
                pages[locale].page.goto(tutor_url)
            expect(pages[locale].page.get_by_role("grid")).to_be_visible(timeout=PATIENCE)
            return pages[locale]

        yield visit


@pytest.mark.parametrize(
    ("locale", "heading"),
    [("fr-FR", "Essayez une cité"), ("en-GB", "Try a city"), ("de-DE", "Essayez une cité")],
)
def test_a_board_in_the_visitors_language_offline(
    abroad: Callable[[str], Watched], locale: str, heading: str
) -> None:
    watched = abroad(locale)
    page = watched.page
    expect(page.get_by_role("heading", level=1)).to_contain_text("Card City")
    expect(page.get_by_role("heading", level=2)).to_have_text(heading, timeout=PATIENCE)
    expect(page.get_by_role("grid")).to_be_visible()
    watched.assert_quiet()


@pytest.mark.parametrize(("locale", "scheme"), [("fr-FR", "light"), ("en-GB", "dark")])
def test_page_follows_the_system(abroad: Callable[[str], Watched], locale: str, scheme: str) -> None:
    watched = abroad(locale)
    page = watched.page
    expect(page.locator("body")).to_have_css("background-color", PAPER[scheme])
    ink = page.evaluate("getComputedStyle(document.body).getPropertyValue('--jp-content-font-color1')")
    assert ink.strip() == JUPYTER_INK[scheme]
    assert page.locator("body").get_attribute("data-jp-theme-light") is None
    assert_accessible(page, "main")
    watched.assert_quiet()


def test_paper_stays_white(abroad: Callable[[str], Watched]) -> None:
    page = abroad("en-GB").page
    page.emulate_media(media="print")
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator("body")).to_have_css("color", "rgb(32, 37, 43)")
    page.emulate_media(media="screen")


@pytest.mark.parametrize("width", [320, 360, 1280, 1920])
def test_no_sideways_scrolling(abroad: Callable[[str], Watched], width: int) -> None:
    watched = abroad("fr-FR")
    page = watched.page
    page.set_viewport_size({"width": width, "height": 800})
    grid = page.get_by_role("grid")
    expect(grid).to_be_visible()
    # A board that becomes narrow draws itself anew in the frame after.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    board = grid.bounding_box()
    assert board is not None
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    watched.assert_quiet()


def test_a_shared_city_opens_and_its_kernel_ends_with_the_page(watched: Watched, tutor_url: str) -> None:
    page = watched.page
    page.goto(f"{tutor_url}?city=M+R+/+.+C&hand=P&level=normal")
    expect(page.locator("[data-card]")).to_have_count(1, timeout=PATIENCE)
    expect(page.locator('[data-card="P"]')).to_be_visible()
    expect(page.locator('.cc-widget [data-at="1,1"]')).to_be_attached()
    kernel = voila_kernel(page)
    assert kernel_is_alive(tutor_url, kernel)
    watched.close()
    deadline = time.monotonic() + 15
    while kernel_is_alive(tutor_url, kernel):
        assert time.monotonic() < deadline, "the kernel outlived its page"
        time.sleep(0.2)
    watched.assert_quiet()


@pytest.mark.parametrize(
    ("query", "seen"),
    [
        ("lesson=residences-grow", "h2.cc-lesson-where"),
        ("lesson=6&seed=3&count=4", '[data-act="go-3"]'),
        ("rule=limit", '[role="gridcell"]'),
    ],
    ids=["lesson", "worksheet", "rule"],
)
def test_a_link_opens_more_than_a_city(watched: Watched, tutor_url: str, query: str, seen: str) -> None:
    page = watched.page
    page.goto(f"{tutor_url}?{query}")
    expect(page.locator(seen).first).to_be_visible(timeout=PATIENCE)
    watched.assert_quiet()


def test_a_broken_link_is_explained(watched: Watched, tutor_url: str) -> None:
    page = watched.page
    page.goto(f"{tutor_url}?city=M+M")
    expect(page.locator(".cc-note")).to_contain_text("city", timeout=PATIENCE)
    expect(page.get_by_role("grid")).to_be_visible()
    watched.assert_quiet()
