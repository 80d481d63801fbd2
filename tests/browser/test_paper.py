"""Paper in a real browser: pages that fetch nothing, slides that turn and fit, PDF and PNG that come out whole."""

import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from cardcity_tutor.course.packs import course
from cardcity_tutor.games.cardcity.face.paper import (
    Sheet,
    lesson_page,
    page_file,
    position_file,
    slides,
    worksheet,
)
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.render.paper.browser import CHOICE
from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, Watched
from tests.render.paper_pack import lesson
from tools import ensure_browser

pytestmark = pytest.mark.browser

ADDRESS = "http://127.0.0.1/paper.html"
PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
A4 = re.compile(rb"/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]")


def opened(watched: Watched, page: str) -> Page:
    """The page, served from memory; whatever else it asks for is noticed."""
    watched.page.route(
        ADDRESS + "*", lambda route: route.fulfill(body=page, content_type="text/html; charset=utf-8")
    )
    watched.page.goto(ADDRESS)
    return watched.page


@pytest.mark.parametrize(("scheme", "width"), [("light", 1280), ("dark", 360)])
def test_a_lesson_page_is_read_offline_by_keyboard(
    scheme: str, width: int, visit: Callable[[Visitor], Watched]
) -> None:
    watched = visit(Visitor(scheme=scheme, width=width))  # type: ignore[arg-type]
    page = opened(watched, lesson_page(lesson(), "en"))
    answer = page.locator("details").first
    expect(answer.locator(".solved")).to_be_hidden()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(answer.locator(".solved svg")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert_accessible(page, "html")
    watched.assert_quiet()


PAPER_WIDTH = 688
PAPER_HEIGHT = 1001
"""Pixels of what the margins leave of A4."""
SHEETS = """(room) => {
    const blocks = [document.querySelector("main > header"), ...document.querySelectorAll(".step")];
    const filled = [0];
    for (const block of blocks) {
        const style = getComputedStyle(block);
        const height = block.getBoundingClientRect().height + parseFloat(style.marginTop);
        if (filled.at(-1) + height > room) filled.push(0);
        filled[filled.length - 1] += height;
    }
    return filled.map((height) => height / room);
}"""


@pytest.mark.parametrize("answers", [True, False])
def test_the_pages_of_a_printed_lesson_are_filled(watched: Watched, answers: bool) -> None:
    """A step stays whole, and what is left below it is about half a page at most, save on the last one."""
    page = watched.page
    page.set_viewport_size({"width": PAPER_WIDTH, "height": PAPER_HEIGHT})
    page.emulate_media(media="print")
    for one, lang in product(course().lessons, ("en", "fr")):
        page.set_content(lesson_page(one, lang, pack=course(), answers=answers))
        page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
        assert page.evaluate("getComputedStyle(document.querySelector('.step')).breakInside") == "avoid"
        *full, _ = page.evaluate(SHEETS, PAPER_HEIGHT)
        assert all(0.44 <= part <= 1 for part in full), (one.id, lang, full)


def test_slides_turn_by_keys_and_fit_the_screen(visit: Callable[[Visitor], Watched]) -> None:
    watched = visit(Visitor(width=1920, height=1080))
    page = opened(watched, slides([lesson()], "fr"))
    count = page.locator(".count")
    shown = page.locator(".slide:visible")
    expect(count).to_have_text("1 / 6")
    for key, number in [
        ("ArrowRight", 2),
        ("Space", 3),
        ("PageDown", 4),
        ("ArrowLeft", 3),
        ("End", 6),
        ("Home", 1),
    ]:
        page.keyboard.press(key)
        expect(count).to_have_text(f"{number} / 6")
        expect(shown).to_have_count(1)
    page.get_by_role("button", name="Diapositive suivante").click()
    expect(count).to_have_text("2 / 6")
    assert page.url.endswith("#2")
    for width, height in ((1920, 1080), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        for _ in range(6):
            page.keyboard.press("PageDown")
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        size = page.evaluate(
            "parseFloat(getComputedStyle(document.querySelector('.slide:not([hidden]) .words')).fontSize)"
        )
        assert size >= width / 64  # read from the back of a class
        page.keyboard.press("Home")
    assert_accessible(page, "html")
    watched.assert_quiet()


def test_files_come_out_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CHOICE, ensure_browser.find() or "")
    page_file(worksheet([Sheet(lesson(), 17, 4)], ["fr"]), tmp_path / "sheet.pdf")
    sheet = (tmp_path / "sheet.pdf").read_bytes()
    assert sheet.rstrip().endswith(b"%%EOF")
    assert len(PAGE.findall(sheet)) == 3  # two of exercises, and the key on its own
    assert A4.search(sheet)
    assert len(sheet) < 600_000  # patterns are lines, not pictures
    position_file(Position.of("I . / M C / . R", hand=["R"]), tmp_path / "city.png", width=300)
    with Image.open(tmp_path / "city.png") as picture:
        assert picture.width == 300
        assert picture.getpixel((0, 0))[3] == 0  # type: ignore[index]
        assert picture.getpixel((150, 12))[3] == 255  # type: ignore[index]
    assert {path.name for path in tmp_path.iterdir()} == {"sheet.pdf", "city.png"}
