"""Playing in the browser: a record opened and played to its rank; two persons through the curtain; back after a reload."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.hosts import TOLD, Server, write_notebook
from tests.browser.waiting import until
from tests.widgets.persons import Person

pytestmark = pytest.mark.browser

PATIENCE = 30_000
CELL = (
    TOLD
    + """
import ipywidgets
from cardcity_tutor.app.visit import Visit
from cardcity_tutor.games.cardcity.pages.play import PlayPage

visit = Visit()
told = Told()
visit.going = lambda page, query: told.set_trait("value", f"gone to {page}")
ipywidgets.VBox([PlayPage(visit, {}), told])
"""
)
SMALL = """all => all.filter((n) => n.offsetParent && (n.offsetHeight < 44 || n.offsetWidth < 44) && !n.closest("label"))
    .map((n) => n.outerHTML.slice(0, 120))"""

BUTTONS = {"curtain": "uncover", "divide": "offer", "choose": "take-open", "buy": "pass", "rest": "next"}
"""What leads on from a phase."""
STATE = """() => {
    const game = document.querySelector("section.cc-game");
    const cards = [...game.querySelectorAll(".cc-shelf [data-card]")].map((n) => n.dataset.card);
    return [game.dataset.phase, ...cards, game.querySelectorAll(".cc-story > li").length].join(" ");
}"""


@pytest.fixture(scope="module")
def server(voila: Callable[[Path], Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    return voila(write_notebook(tmp_path_factory.mktemp("play") / "play.ipynb", CELL))


@pytest.fixture(scope="module")
def nearly_over() -> str:
    """A game alone in its last turn, all marks shown."""
    table = GameTable(seed=3, help="full")
    Person(1).until(table, "build", 10)
    return str(table.value["record"])


def opened(watched: Watched, server: Server) -> Page:
    page = watched.page
    page.goto(server.address)
    expect(page.locator("section.cc-options")).to_be_visible(timeout=PATIENCE)  # the innermost part
    return page


def act(page: Page, name: str) -> None:
    page.locator(f'[data-act="{name}"]').first.click()


def phase(page: Page, name: str) -> None:
    expect(page.locator("section.cc-game")).to_have_attribute("data-phase", name, timeout=PATIENCE)


def test_a_record_is_opened_and_played_to_its_rank(
    browser: Browser, server: Server, nearly_over: str
) -> None:
    with watching(browser, Visitor(width=1920, height=1080, locale="fr")) as watched:
        page = opened(watched, server)
        assert page.evaluate("document.documentElement.scrollWidth") <= 1920
        expect(page.get_by_role("heading", level=1)).to_have_count(1)
        assert_accessible(page, "section.cc-play")
        page.get_by_text("Ouvrir une partie enregistrée").click()
        page.locator("textarea[name=record-text]").fill("rien")
        act(page, "open-text")
        expect(page.locator("details .cc-note")).to_contain_text("JSON", timeout=PATIENCE)  # beside the field
        expect(page.locator("textarea[name=record-text]")).to_have_value("rien")
        page.locator("input[name=record]").set_input_files(
            {"name": "game.jsonl", "mimeType": "text/plain", "buffer": nearly_over.encode()}
        )
        phase(page, "build")
        game = page.locator("section.cc-game")
        for _ in range(20):
            now, seq = game.get_attribute("data-phase"), game.get_attribute("data-seq") or ""
            if now == "over":
                break
            if now == "buy":
                act(page, "pass")
            else:
                page.locator('[data-legal="true"]').first.click()
            expect(game).not_to_have_attribute("data-seq", seq, timeout=PATIENCE)
        phase(page, "over")
        expect(page.locator(".cc-won")).to_contain_text("Votre cité")
        expect(page.locator("section .primary:visible")).to_have_count(1)
        expect(page.locator('[data-act="play-replay"]')).to_have_class(re.compile("primary"))
        expect(page.locator(".cc-end .todo")).to_have_count(0)  # the result is known
        page.get_by_role("button", name="Compter ligne par ligne").click()
        expect(page.locator(".cc-end .todo")).not_to_have_count(0)
        assert_accessible(page, "section.cc-play")
        with page.expect_download() as download:
            act(page, "play-download")
        record = download.value.path().read_text(encoding="utf-8")
        assert json.loads(record.splitlines()[-1])["event"] == "end"
        act(page, "play-replay")
        expect(page.get_by_text("gone to replay")).to_be_visible(timeout=PATIENCE)
        act(page, "play-new")
        expect(page.locator(".cc-play-kept")).to_contain_text("Finie", timeout=PATIENCE)
        watched.assert_quiet()


def test_two_persons_and_a_curtain_on_a_phone(browser: Browser, server: Server) -> None:
    phone = Visitor(width=360, height=740, touch=True, scheme="dark", locale="en")
    with watching(browser, phone) as watched:
        page = opened(watched, server)
        page.locator('[data-act="company-screen"]').check()
        page.locator('[data-act="name-0"]').fill("Anne")
        page.locator('[data-act="name-1"]').fill("Bob")
        page.keyboard.press("Tab")
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert page.locator("section.cc-play :is(button, select, input, summary)").evaluate_all(SMALL) == []
        assert_accessible(page, "section.cc-play")
        act(page, "start")
        phase(page, "curtain")
        curtain = page.locator(".cc-curtain")
        expect(curtain).to_contain_text("Pass the screen to Anne")
        expect(page.get_by_role("heading", level=1)).to_be_in_viewport()  # the button lay far below
        assert page.locator("section.cc-game .cc-card").count() == 0
        assert_accessible(page, "section.cc-game")
        act(page, "uncover")
        phase(page, "divide")
        cards = page.locator(".cc-side-slot button.cc-card").evaluate_all(
            "all => all.map((n) => n.dataset.card)"
        )
        page.locator(".cc-side-slot [data-act=typed-open]").tap()  # folded away on phones
        page.locator(".cc-side-slot input[name=typed]").fill(
            f"{cards[0]} {cards[1]} | {cards[2]} / {cards[3]}"
        )
        page.keyboard.press("Enter")
        expect(page.locator('[data-place="pool"] .cc-card')).to_have_count(0, timeout=PATIENCE)
        act(page, "offer")
        phase(page, "curtain")
        expect(curtain).to_contain_text("Pass the screen to Bob")
        assert page.locator("section.cc-game .cc-card").count() == 0
        expect(page.locator('[data-act="uncover"]')).to_be_focused()
        page.keyboard.press("Enter")
        phase(page, "choose")
        expect(page.locator('.cc-side-slot [data-card="?"]')).to_have_count(1)
        told = page.locator(".cc-story").inner_text()  # the latest first, whoever reads it
        assert -1 < told.find("Anne offers you") < told.find("Anne draws"), told
        lots = page.locator(".cc-lot").evaluate_all("all => all.map((n) => Math.round(n.offsetWidth))")
        assert lots[0] == lots[1]  # two cards each
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        page.reload()  # another kernel: the game was kept here, and this tab was at the table
        phase(page, "curtain")
        act(page, "play-new")
        kept = page.locator(".cc-play-kept")
        expect(kept).to_contain_text("Anne and Bob", timeout=PATIENCE)
        act(page, "start")
        expect(page.locator('[data-act="not-sure"]')).to_be_visible(timeout=PATIENCE)
        act(page, "not-sure")
        act(page, "play-continue")
        phase(page, "curtain")
        expect(curtain).to_contain_text(re.compile("Bob"))
        act(page, "uncover")
        phase(page, "choose")
        watched.assert_quiet()


def test_the_screen_is_passed_on_after_building_by_mouse(browser: Browser, server: Server) -> None:
    """The board of the next person may have fewer cells than the one under the pointer."""
    with watching(browser, Visitor(locale="en")) as watched:
        page = opened(watched, server)
        page.locator('[data-act="company-screen"]').check()
        page.locator("details:has([data-act=seed]) summary").click()
        page.locator('[data-act="seed"]').fill("7")
        page.keyboard.press("Tab")
        act(page, "start")
        game = page.locator("section.cc-game")
        expect(game).to_be_visible(timeout=PATIENCE)
        seen: list[str] = []
        for _ in range(40):
            now = game.get_attribute("data-phase") or ""
            if now == "curtain" and seen[-1:] == ["build"]:
                break
            seen.append(now)
            if now == "divide":
                cards = page.locator(".cc-side-slot button.cc-card").evaluate_all(
                    "all => all.map((n) => n.dataset.card)"
                )
                page.locator(".cc-side-slot input[name=typed]").fill(
                    f"{cards[0]} {cards[1]} | {cards[2]} / {cards[3]}"
                )
                page.keyboard.press("Enter")
                expect(page.locator('[data-place="pool"] .cc-card')).to_have_count(0, timeout=PATIENCE)
            before = page.evaluate(STATE)
            if now in BUTTONS:
                act(page, BUTTONS[now])
            else:
                page.locator('[data-legal="true"]').last.click()
            until(page, f"(before) => ({STATE})() !== before", before)
        assert seen[-1] == "build"
        watched.assert_quiet()
