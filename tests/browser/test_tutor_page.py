"""The first page, as a visitor without any network sees it."""

import json
import time
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Watched

pytestmark = pytest.mark.browser


def kernel_is_alive(tutor_url: str, kernel: str) -> bool:
    try:
        with urllib.request.urlopen(f"{tutor_url}api/kernels/{kernel}") as answer:  # noqa: S310  # our own server
            return bool(json.load(answer)["id"] == kernel)
    except urllib.error.HTTPError as error:
        assert error.code == 404  # noqa: PT017
        return False


def test_board_in_both_languages_offline(watched: Watched, tutor_url: str) -> None:
    page = watched.page
    page.goto(tutor_url)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Card City")
    expect(page.get_by_role("img").first).to_be_visible()
    expect(page.get_by_text("Français.")).to_be_visible()
    expect(page.get_by_text("English.")).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("img").first).to_be_visible()
    watched.assert_quiet()


@pytest.mark.parametrize("width", [320, 360, 1280, 1920])
def test_no_sideways_scrolling(watched: Watched, tutor_url: str, width: int) -> None:
    page = watched.page
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(tutor_url)
    page.wait_for_load_state("networkidle")
    board = page.get_by_role("img").first.bounding_box()
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
