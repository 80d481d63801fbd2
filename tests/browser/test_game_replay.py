"""A recorded game in the browser: gone through by mouse and keys without asking Python, reviewed, and opened from a file."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.hosts import Server, write_notebook

pytestmark = pytest.mark.browser

PATIENCE = 30_000
RECORD = Path(__file__).parents[1] / "play" / "golden" / "xl-simplified-industrial-2.jsonl"
CELL = f"""
from pathlib import Path
from cardcity_tutor.games.cardcity.widgets import GameReplay

record = Path({str(RECORD)!r}).read_text(encoding="utf-8")
for name, view in {{
    "game": GameReplay(record, page=True, playouts=8, lang="en", theme="light"),
    "empty": GameReplay(lang="fr", theme="dark"),
}}.items():
    view.add_class(f"replay-{{name}}")
    display(view)
"""


@pytest.fixture(scope="module")
def server(voila: Callable[[Path], Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    return voila(write_notebook(tmp_path_factory.mktemp("replays") / "replays.ipynb", CELL))


@pytest.fixture(scope="module")
def watched(browser: Browser, server: Server) -> Iterator[Watched]:
    with watching(browser, Visitor(width=1920, height=1080, calm=True)) as watched:
        watched.page.goto(server.address)
        for name in ("game", "empty"):
            expect(view(watched.page, name)).to_have_attribute(
                "data-seq", re.compile(r"\d"), timeout=PATIENCE
            )
        yield watched
        watched.assert_quiet()


def view(page: Page, name: str) -> Locator:
    return page.locator(f".replay-{name} section.cc-replay")


def at(root: Locator) -> int:
    return int(root.get_attribute("data-at") or -1)


def test_going_through_a_game(watched: Watched) -> None:
    """By mouse and by keys; the sentence, the phase and the marked cell follow, and nobody is asked."""
    page, root = watched.page, view(watched.page, "game")
    slider = root.locator("input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    page.keyboard.press("End")  # nothing was clicked yet: the keys are the page's
    assert at(root) == last
    with watched.traffic(400) as traffic:
        box = slider.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert abs(at(root) - last / 2) < last / 10
        page.keyboard.press("Home")
        assert at(root) == 0
        for _ in range(last):
            page.keyboard.press("ArrowRight")
            if root.locator(".cc-rp-city .cc-fresh").count():
                break
        expect(root.locator(".cc-rp-text")).to_contain_text("builds")
        expect(root.locator('[data-phase="construction"]')).to_have_attribute("aria-current", "step")
        expect(slider).to_have_attribute(
            "aria-valuetext", re.compile(r"^Turn 1 of 10\. Step \d+ of \d+\. .*builds")
        )
        page.keyboard.press("Shift+ArrowRight")
        expect(root.locator(".cc-rp-top b")).to_have_text("Turn 2 of 10")
        page.keyboard.press("End")
        assert at(root) == last
        expect(root.locator(".cc-rp-text")).to_contain_text(re.compile(r"in \d\w\w place"))
        root.locator('[data-act="turn-back"]').click()
        root.locator('[data-act="step-back"]').click()
    assert [frame for frame in traffic.received if frame.kind == "comm_msg"] == []
    assert len([frame for frame in traffic.sent if frame.kind == "comm_msg"]) < 5
    root.locator('[data-act="seat-1"]').click()
    expect(root.locator('[data-act="seat-1"]')).to_have_attribute("aria-pressed", "true")
    expect(root.locator("input[name=replay-follow]")).not_to_be_checked()
    here = at(root)
    slider.focus()
    page.keyboard.press("Space")
    expect(root).not_to_have_attribute("data-at", str(here), timeout=PATIENCE)
    page.keyboard.press("Space")
    expect(root.locator('[data-act="play"]')).to_have_text("Play")
    assert_accessible(page, ".replay-game")


def test_the_review_leads_to_the_moments(watched: Watched) -> None:
    page, root = watched.page, view(watched.page, "game")
    root.locator('[data-act="review-start"]').click()
    expect(root.locator('[data-told="summary"]')).to_be_visible(timeout=PATIENCE)
    moment = root.locator(".cc-rp-moments > li").first
    step = moment.get_attribute("data-step")
    for name, number in (("did", "1"), ("better", "2")):  # reasons stand under the decision they are about
        for reasons in root.locator(f'.cc-rp-moments [data-why="{name}"]').all():
            expect(reasons.locator("xpath=preceding-sibling::p[1]").locator(".cc-num")).to_have_text(number)
    expect(root.locator(".cc-rp-moments [data-why]")).not_to_have_count(0)
    moment.get_by_role("button").click()
    expect(root).to_have_attribute("data-at", str(step))
    expect(root.locator(".cc-rp-what")).to_contain_text("Better")
    expect(root.locator(".cc-rp-ticks em")).not_to_have_count(0)
    assert_accessible(page, ".replay-game")
    page.set_viewport_size({"width": 360, "height": 780})
    assert_accessible(page, ".replay-game")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for button in root.locator(".cc-rp-buttons button").all():
        box = button.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    root.locator(".cc-rp-what [data-act=hide]").click()
    expect(moment.get_by_role("button")).to_have_attribute("aria-pressed", "false")


def test_on_a_phone_the_board_comes_into_sight(browser: Browser, server: Server) -> None:
    """Who goes on sees the board, and not behind the buttons; the last game of this browser is one touch away."""
    phone = Visitor(width=360, height=740, touch=True, locale="en")
    with watching(browser, phone) as watched:
        page, root = watched.page, view(watched.page, "game")
        page.goto(server.address)
        expect(root).to_have_attribute("data-seq", re.compile(r"\d"), timeout=PATIENCE)
        page.evaluate("scrollTo(0, 0)")
        root.locator('[data-act="step-on"]').tap()
        board, bar = (
            root.locator(".cc-rp-city > .cc-picture").bounding_box(),
            root.locator(".cc-rp-bar").bounding_box(),
        )
        assert board is not None
        assert bar is not None
        assert board["y"] >= 0
        assert board["y"] + board["height"] <= bar["y"]
        record = RECORD.read_text(encoding="utf-8")
        page.evaluate(
            "text => localStorage.setItem('cardcity:work:play', text)", urlencode({"record": record})
        )
        root.locator('[data-act="other"]').tap()
        root.locator('[data-act="last"]').tap(timeout=PATIENCE)
        expect(root.locator(".cc-rp-text")).to_contain_text("begins", timeout=PATIENCE)
        watched.assert_quiet()


def test_opening_a_record(watched: Watched) -> None:
    """What cannot be read is explained and stays in the field; a file opens the game."""
    page, root = watched.page, view(watched.page, "empty")
    field = root.locator("textarea")
    field.fill("{}")
    root.locator('[data-act="open"]').click()
    expect(root.locator(".cc-rp-opener [role=alert]")).to_contain_text(
        "pas une partie enregistrée", timeout=PATIENCE
    )
    expect(field).to_have_value("{}")
    assert_accessible(page, ".replay-empty")
    root.locator("input[type=file]").set_input_files(RECORD)
    expect(root.locator(".cc-rp-text")).to_contain_text("commence", timeout=PATIENCE)
    assert_accessible(page, ".replay-empty")
