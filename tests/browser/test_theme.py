"""The page around the widgets, by day and by night."""

from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, Watched

pytestmark = pytest.mark.browser

PAPER = {"light": "rgb(247, 243, 235)", "dark": "rgb(17, 22, 29)"}
JUPYTER_INK = {"light": "rgba(0, 0, 0, 0.87)", "dark": "rgba(255, 255, 255, 1)"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_page_follows_the_system(
    visit: Callable[[Visitor], Watched], tutor_url: str, scheme: Literal["light", "dark"]
) -> None:
    watched = visit(Visitor(scheme=scheme))
    page = watched.page
    page.goto(tutor_url)
    page.wait_for_load_state("networkidle")
    expect(page.locator("body")).to_have_css("background-color", PAPER[scheme])
    ink = page.evaluate("getComputedStyle(document.body).getPropertyValue('--jp-content-font-color1')")
    assert ink.strip() == JUPYTER_INK[scheme]
    assert page.locator("body").get_attribute("data-jp-theme-light") is None
    assert_accessible(page, "main")
    watched.assert_quiet()


def test_paper_stays_white(visit: Callable[[Visitor], Watched], tutor_url: str) -> None:
    page = visit(Visitor(scheme="dark")).page
    page.goto(tutor_url)
    page.emulate_media(media="print", color_scheme="dark")
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator("body")).to_have_css("color", "rgb(32, 37, 43)")
