"""A checkpoint game of the course, played by hand to its end: a reload in the middle loses nothing, the course knows the result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cardcity_tutor.course.packs import course
from cardcity_tutor.locale import say
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, watching
from tests.browser.waiting import until

pytestmark = pytest.mark.browser

LESSON = course().lesson("edition-2012")
"""Its game is played alone, in ten turns of two cards."""
MIDDLE = 5
"""The turn in which the page is loaded anew: the help has faded once by then."""
ON = {"buy": "pass", "rest": "next"}
"""What leads on from the phases in which nothing is laid."""
STATE = """() => {
    const game = document.querySelector("section.cc-game");
    const cards = [...game.querySelectorAll(".cc-shelf [data-card]")].map((n) => n.dataset.card);
    const laid = [...game.querySelectorAll(".cc-board svg [data-at]")].map((n) => n.dataset.at);
    return [game.dataset.phase, game.querySelector(".cc-turn")?.textContent, ...cards, ...laid].join(" ");
}"""

OPEN = """() => {
    const game = document.querySelector("section.cc-game");
    const names = (css, of) => [...game.querySelectorAll(css)].map((one) => one.dataset[of]);
    const marked = names('[role=gridcell][data-legal="true"]', "cell");
    if (marked.length) return marked;
    const laid = new Set(names(".cc-board svg [data-at]", "at"));
    const beside = (cell) => {
        const [row, column] = cell.split(",").map(Number);
        return [[0, 1], [1, 0], [0, -1], [-1, 0]].some(([down, right]) => laid.has(`${row + down},${column + right}`));
    };
    return names("[role=gridcell]:not(.kerb)", "cell").filter((cell) => !laid.has(cell) && beside(cell));
}"""
"""The cells that are marked, or all empty ones beside a card."""


def lays(page: Page, game: Locator) -> bool:
    """Try one cell after another with the card that is chosen, until one is accepted."""
    before = page.evaluate(STATE)
    for place in page.evaluate(OPEN):
        seq = game.get_attribute("data-seq") or ""
        game.locator(f'[role=gridcell][data-cell="{place}"]').click()
        expect(game).not_to_have_attribute("data-seq", seq, timeout=PATIENCE)
        if page.evaluate(STATE) != before:
            return True
    return False


def decide(page: Page, game: Locator) -> None:
    """One decision: the first that the marks allow; once they have faded, cells are tried until one is accepted."""
    before, now = page.evaluate(STATE), game.get_attribute("data-phase")
    if now == "keep":
        game.locator("[data-act=card-0]").click()
        expect(game.locator('[data-place="under"] .cc-card')).to_have_count(1, timeout=PATIENCE)
        game.locator("[data-act=offer]").click()
        expect(game).not_to_have_attribute("data-phase", "keep", timeout=PATIENCE)
    elif now in ON:
        game.locator(f'[data-act="{ON[now]}"]').first.click()
    elif not lays(page, game):
        game.locator('.cc-shelf [data-card][aria-pressed="false"]').first.click()
        assert lays(page, game), "a card that fits nowhere is left for the end of the turn"
    until(page, f"(before) => ({STATE})() !== before", before)


def test_a_checkpoint_game_is_played_to_its_result(browser: Browser, tutor_url: str) -> None:
    with watching(browser, Visitor(locale="en-GB", calm=True)) as watched:
        page = watched.page
        page.goto(f"{tutor_url}?lesson={LESSON.number}&station=game")
        game = page.locator("section.cc-game")
        expect(game).to_have_attribute("data-phase", "keep", timeout=PATIENCE)
        reloaded = False
        for _ in range(200):
            if game.get_attribute("data-phase") == "over":
                break
            if not reloaded and f"Turn {MIDDLE} " in game.locator(".cc-turn").inner_text():
                before = page.evaluate(STATE)
                page.reload()
                expect(game.locator(".cc-note").first).to_have_text(
                    say("en", "table-restored"), timeout=PATIENCE
                )
                assert page.evaluate(STATE) == before
                reloaded = True
            decide(page, game)
        assert reloaded
        expect(game).to_have_attribute("data-phase", "over")
        expect(game.locator(".cc-won")).to_contain_text("Your city")
        told = page.locator(".cc-lesson-view .cc-feedback")
        expect(told).to_contain_text("The game is over")
        page.reload()
        expect(told).to_contain_text("The game is over", timeout=PATIENCE)
        page.goto(f"{tutor_url}?page=course")
        plot = page.locator(f'.cc-app .cc-map [href*="lesson={LESSON.id}"][href*="station=game"]')
        expect(plot).to_have_attribute("aria-label", re.compile(", played$"), timeout=PATIENCE)
        watched.assert_quiet()
