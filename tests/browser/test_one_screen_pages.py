"""Everything in one screen, on the pages where one plays, looks back, asks, teaches and finds one's way."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.boards import PATIENCE
from tests.browser.test_one_screen import CLICKABLE, FITS, WIDE_CITY, at, edge, places
from tests.browser.waiting import until

__all__ = ["at"]

pytestmark = pytest.mark.browser

RECORD = Path(__file__).parents[1] / "play" / "golden" / "xl-simplified-industrial-2.jsonl"
LARGE = ["laptop", "wall"]
BESIDE = ".cc-board, .cc-hand, .cc-stats, .cc-side-slot"
CUT = "one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1"
OVERLAPS = """(panel) => {
    const a = panel.getBoundingClientRect();
    return [...document.querySelectorAll(".cc-sandbox :is(.cc-tools, .cc-shelf, .cc-board > *, .cc-modes)")].filter((one) => {
        const b = one.getBoundingClientRect();
        return a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    }).map((one) => one.className);
}"""


def press(page: Page, css: str) -> None:
    page.locator(f".cc-app {css}:visible").first.click()


def answered(root: Locator, press: Callable[[], None]) -> None:
    seq = root.get_attribute("data-seq") or ""
    press()
    expect(root).not_to_have_attribute("data-seq", seq, timeout=PATIENCE)


@pytest.mark.parametrize("size", LARGE)
def test_pages_to_ask_and_to_teach_fit(at: Callable[[str, str], Page], size: str) -> None:
    page = at(size, f"?{WIDE_CITY}")
    shown = page.locator(".cc-app .cc-page")

    def opened(name: str, css: str) -> None:
        page.goto(page.url.split("?")[0] + f"?page={name}")
        expect(shown.locator(f"{css}:visible").first).to_be_visible(timeout=PATIENCE)
        assert page.evaluate(FITS), name

    opened("rules", ".cc-rule")
    press(page, "[data-act=found-frame]")
    expect(shown.locator(".cc-rule-page > h3")).to_be_in_viewport()
    assert page.evaluate(FITS)
    press(page, "[data-act=view-map]")
    expect(shown.locator(".cc-rules-map")).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(FITS)

    opened("referee", "[data-act=begin]")
    press(page, "[data-act=begin]")
    expect(shown.locator(".cc-board")).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(FITS)
    before = places(shown, ".cc-board")
    press(page, "[data-legal=false]")
    expect(shown.locator("[data-panel=why]")).to_be_in_viewport()
    assert places(shown, ".cc-board") == before

    opened("teach", ".cc-stage-bar")
    for css in (".cc-board", ".cc-stage-bar", ".cc-total"):
        expect(shown.locator(css)).to_be_in_viewport(ratio=0.99)
    assert (
        shown.locator(".cc-board").evaluate("one => one.clientHeight") >= page.evaluate("innerHeight") * 0.7
    )

    opened("club", ".cc-club")


@pytest.mark.parametrize("size", LARGE)
def test_a_replay_fits_and_nothing_jumps(at: Callable[[str, str], Page], size: str) -> None:
    page = at(size, f"?{WIDE_CITY}")
    page.goto(page.url.split("?")[0] + "?page=replay")
    root = page.locator(".cc-app section.cc-replay")
    root.locator("input[type=file]").set_input_files(RECORD)
    bar = root.locator(".cc-rp-bar")
    expect(bar).to_be_visible(timeout=PATIENCE)
    frames = ".cc-rp-city > .cc-picture, .cc-rp-stats, .cc-rp-bar"
    page.keyboard.press("ArrowRight")
    before = places(root, frames)
    for _ in range(5):
        page.keyboard.press("ArrowRight")
        assert page.evaluate(FITS)
        assert places(root, frames) == before
    for css in (".cc-rp-city > .cc-picture", ".cc-rp-what", ".cc-rp-bar"):
        expect(root.locator(css)).to_be_in_viewport(ratio=0.99)
    picture = root.locator(".cc-rp-city > .cc-picture > svg")
    assert picture.evaluate("one => one.getBoundingClientRect().height") >= page.evaluate("innerHeight") * 0.5


@pytest.mark.parametrize("size", LARGE)
def test_a_table_fits_in_every_phase(at: Callable[[str, str], Page], size: str) -> None:
    page = at(size, f"?{WIDE_CITY}")
    page.goto(page.url.split("?")[0] + "?page=play&players=2")
    press(page, "[data-act=start]")
    game = page.locator(".cc-app section.cc-game")
    expect(game).to_be_visible(timeout=PATIENCE)
    met = set()
    for _ in range(12):
        phase = game.get_attribute("data-phase") or ""
        met.add(phase)
        until(page, f"() => {FITS}")  # the set-up folds as the game is shown
        expect(game.locator(".cc-board")).to_be_in_viewport(ratio=0.99)
        if phase == "divide":
            for place in game.locator(".cc-lots .cc-place").all():
                assert place.evaluate(CLICKABLE)
            field = game.locator(".cc-side-slot .cc-typed input:visible")
            field.fill(field.get_attribute("placeholder") or "")
            answered(game, lambda: press(page, ".cc-side-slot .cc-typed button"))
            answered(game, lambda: press(page, ".cc-side-slot [data-act=offer]:not([disabled])"))
        elif phase == "choose":
            answered(game, lambda: press(page, "[data-act=take-open]"))
        elif phase == "build":
            before = places(game, BESIDE)
            answered(game, lambda: press(page, "[data-act=hint]"))
            assert places(game, BESIDE) == before
            game.locator("[data-legal=true]").first.hover()
            expect(game.locator("[data-panel=preview]")).to_be_in_viewport()
            assert places(game, BESIDE) == before
            press(page, "[data-legal=false]")
            expect(game.locator("[data-panel=why]")).to_be_in_viewport()
            assert places(game, BESIDE) == before
            answered(game, lambda: press(page, "[data-legal=true]"))
        elif phase == "buy":
            answered(game, lambda: press(page, "[data-act=pass]"))
        else:
            break
    assert {"build"} <= met


@pytest.mark.parametrize("size", LARGE)
def test_a_checkpoint_game_is_seen_below_its_lesson(at: Callable[[str, str], Page], size: str) -> None:
    page = at(size, "?page=course&lesson=final-score&station=game")
    game = page.locator(".cc-app .cc-page section.cc-game:visible")
    expect(game).to_be_visible(timeout=PATIENCE)
    expect(game.locator(".cc-board")).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".cc-lesson-view [data-act=next]:visible")).to_be_in_viewport(ratio=0.99)
    assert page.evaluate(FITS)


def test_the_line_of_stops_shows_where_one_is_on_a_phone(at: Callable[[str, str], Page]) -> None:
    page = at("phone", "?page=course&lesson=final-score&station=game")
    expect(page.locator(".cc-lesson-view .cc-metro .now")).to_be_in_viewport(ratio=0.99, timeout=PATIENCE)


@pytest.mark.parametrize("size", LARGE)
def test_four_players_set_up_and_divide_in_one_screen(at: Callable[[str, str], Page], size: str) -> None:
    page = at(size, f"?{WIDE_CITY}")
    page.evaluate("localStorage.clear()")  # no game that goes on
    page.goto(page.url.split("?")[0] + "?page=play")
    setup = page.locator(".cc-app .cc-play")
    press(page, "[data-act=company-screen]")
    for seats in (3, 4):
        press(page, "[data-act=more-seats]")
        expect(setup.locator(".cc-play-seat")).to_have_count(seats, timeout=PATIENCE)
    expect(setup.locator("[data-act=start]")).to_be_in_viewport(ratio=0.99)
    assert setup.locator("[data-act=start]").evaluate(CLICKABLE)
    press(page, "[data-act=start]")
    press(page, ".cc-curtain button")
    lots = page.locator(".cc-app section.cc-game .cc-lots")
    expect(lots).to_be_visible(timeout=PATIENCE)
    for place in lots.locator(".cc-place").all():
        assert place.evaluate(CLICKABLE)
        expect(place).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".cc-app [data-act=offer]")).to_be_in_viewport(ratio=0.99)


def test_the_sandbox_on_a_phone_fits_and_nothing_jumps(at: Callable[[str, str], Page]) -> None:
    page = at("phone", f"?{WIDE_CITY}")
    root = page.locator(".cc-app .cc-sandbox")
    assert page.evaluate(FITS)
    assert edge(page) >= 46
    frames = ".cc-board, .cc-modes, .cc-stats, .cc-tools, .cc-shelf"
    before = places(root, frames)
    assert len(before) == 5
    press(page, ".cc-sandbox [data-act=hint]")
    expect(root.locator(".cc-hand > .cc-note")).to_be_in_viewport(ratio=0.99, timeout=PATIENCE)
    assert places(root, frames) == before
    for legal, panel in (("true", "preview"), ("false", "why")):
        root.locator(f"[data-legal={legal}]").last.tap()
        sheet = root.locator(f"[data-panel={panel}]")
        expect(sheet).to_be_in_viewport(ratio=0.99)
        assert sheet.evaluate(OVERLAPS) == []
        assert places(root, frames) == before
        assert page.evaluate(FITS)


@pytest.mark.parametrize("size", LARGE)
def test_the_course_map_uses_the_window_and_titles_are_whole(
    at: Callable[[str, str], Page], size: str
) -> None:
    page = at(size, "?lesson=7")
    head = page.locator(".cc-app .cc-lesson-view select:visible")
    expect(head).to_be_visible(timeout=PATIENCE)
    assert head.evaluate(
        "one => one.getBoundingClientRect().width < innerWidth * 0.4 - 1"
    )  # as wide as its title
    line = page.locator(".cc-app .cc-lesson-line .cc-metro")
    assert line.evaluate(
        "one => one.firstElementChild.getBoundingClientRect().left >= one.getBoundingClientRect().left"
    )
    page.goto(page.url.split("?")[0] + "?page=course")
    plots = page.locator(".cc-app .cc-plot")
    expect(plots.first).to_be_visible(timeout=PATIENCE)
    assert page.evaluate(FITS)
    assert (
        plots.first.locator("svg").evaluate("one => one.getBoundingClientRect().height")
        >= {"laptop": 54, "wall": 110}[size]
    )
    assert [text for text in plots.locator("> span").all() if text.evaluate(CUT)] == []
