"""The first page, as a visitor without any network sees it."""

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitor, Watched

pytestmark = pytest.mark.browser


def kernel_is_alive(tutor_url: str, kernel: str) -> bool:
    try:
        with urllib.request.urlopen(f"{tutor_url}api/kernels/{kernel}") as answer:  # noqa: S310  # our own server
            return bool(json.load(answer)["id"] == kernel)
    except urllib.error.HTTPError as error:
        assert error.code == 404  # noqa: PT017
        return False


@pytest.mark.parametrize(
    ("locale", "heading"),
    [("fr-FR", "Essayez une cité"), ("en-GB", "Try a city"), ("de-DE", "Essayez une cité")],
)
def test_a_board_in_the_visitors_language_offline(
    visit: Callable[[Visitor], Watched], tutor_url: str, locale: str, heading: str
) -> None:
    watched = visit(Visitor(locale=locale))
    page = watched.page
    page.goto(tutor_url)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Card City")
    expect(page.get_by_role("heading", level=2)).to_have_text(heading)
    expect(page.get_by_role("grid")).to_be_visible()
    watched.assert_quiet()


def test_a_shared_city_opens(watched: Watched, tutor_url: str) -> None:
    page = watched.page
    page.goto(f"{tutor_url}?city=M+R+/+.+C&hand=P&level=normal")
    expect(page.locator("[data-card]")).to_have_count(1)
    expect(page.locator('[data-card="P"]')).to_be_visible()
    expect(page.locator('.cc-widget [data-at="1,1"]')).to_be_attached()
    watched.assert_quiet()


def test_a_broken_link_is_explained(watched: Watched, tutor_url: str) -> None:
    page = watched.page
    page.goto(f"{tutor_url}?city=M+M")
    expect(page.locator(".cc-note")).to_contain_text("city")
    expect(page.get_by_role("grid")).to_be_visible()
    watched.assert_quiet()


@pytest.mark.parametrize("width", [320, 360, 1280, 1920])
def test_no_sideways_scrolling(watched: Watched, tutor_url: str, width: int) -> None:
    page = watched.page
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(tutor_url)
    grid = page.get_by_role("grid")
    expect(grid).to_be_visible()
    board = grid.bounding_box()
    assert board is not None
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    watched.assert_quiet()


def test_kernel_ends_with_its_page(watched: Watched, tutor_url: str) -> None:
    page = watched.page
    page.goto(tutor_url)
    page.wait_for_load_state("networkidle")
    config = page.locator("#jupyter-config-data").text_content()
    assert config is not None
    kernel = json.loads(config)["kernelId"]
    assert kernel_is_alive(tutor_url, kernel)
    watched.close()
    deadline = time.monotonic() + 15
    while kernel_is_alive(tutor_url, kernel):
        assert time.monotonic() < deadline, "the kernel outlived its page"
        time.sleep(0.2)
    watched.assert_quiet()
