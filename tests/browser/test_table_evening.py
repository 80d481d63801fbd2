"""At a table: the moves of others read whole with the bots' reasons, and “Why?” beside a hint, by mouse and by thumb."""

import re

import pytest
from playwright.sync_api import Browser, expect

from cardcity_tutor.games.cardcity.widgets import GameTable
from tests.browser.axe import assert_accessible
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, watching
from tests.widgets.persons import Person

pytestmark = pytest.mark.browser
LAPTOP = Visitor(locale="en-GB", width=1280, height=800)
PHONE = Visitor(locale="fr-FR", width=390, height=844, touch=True)


@pytest.mark.parametrize("visitor", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("variants", [(), ("single-city",)], ids=["cities", "one-city"])
def test_last_moves_are_read_whole_and_a_hint_is_explained(
    browser: Browser, tutor_url: str, visitor: Visitor, variants: tuple[str, ...]
) -> None:
    table = GameTable(
        "normal", players=3, opponents=["hurried-heir", "shopkeeper"], seed=7, variants=variants, help="full"
    )
    Person(1).until(table, "build", 3)
    english = visitor is LAPTOP
    with watching(browser, visitor) as watched:
        page = watched.page
        page.goto(f"{tutor_url}?page=play")
        page.locator('details[data-key="open"] > summary').click(timeout=PATIENCE)
        page.locator("[name=record-text]").fill(str(table.value["record"]))
        page.locator("[data-act=open-text]").click()
        board = page.locator("section.cc-game")
        expect(board).to_have_attribute("data-phase", "build", timeout=PATIENCE)

        recent = page.locator("[data-act=recent-1]")
        recent.click()
        dialog = board.locator("dialog")
        moves = dialog.locator(".cc-list li")
        assert moves.count() > 3
        expect(dialog).to_contain_text("Why: " if english else "Pourquoi")
        assert moves.evaluate_all(
            "(all) => all.every((each) => each.scrollHeight <= each.clientHeight + 1 && each.scrollWidth <= each.clientWidth + 1)"
        )
        assert "undefined" not in dialog.inner_text()
        assert_accessible(page, "section.cc-game dialog")
        page.keyboard.press("Escape")
        expect(recent).to_be_focused()

        note = board.locator(".cc-hand .cc-note")
        for step in range(3):
            board.locator("[data-act=hint]").click()
            expect(note).to_contain_text(str(step + 1), timeout=PATIENCE)
        hint = note.text_content() or ""
        page.mouse.move(2, 2)  # points at no cell
        board.locator("[data-act=why]").click()
        expect(note).not_to_have_text(hint, timeout=PATIENCE)
        expect(note).to_contain_text(re.compile("rulebook|about equal" if english else "livret|se valent"))
        expect(note).to_be_in_viewport(ratio=0.9)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        watched.assert_quiet()


def test_the_own_city_is_seen_while_dividing_on_a_phone(browser: Browser, tutor_url: str) -> None:
    with watching(browser, PHONE) as watched:
        page = watched.page
        page.goto(f"{tutor_url}?page=play&level=normal&players=2&seed=5")
        page.locator("[data-act=start]").click(timeout=PATIENCE)
        board = page.locator("section.cc-game")
        expect(board).to_have_attribute("data-phase", "divide", timeout=PATIENCE)
        own = board.locator("[data-act=look-own]")
        expect(own).to_be_in_viewport(ratio=0.99)
        expect(own.locator("svg")).to_be_in_viewport(ratio=0.99)
        assert board.locator(".cc-touchline").is_visible()  # of touch it speaks, not of keys
        assert not board.locator(".cc-keyline").is_visible()
        own.tap()
        expect(board.locator("dialog svg").first).to_be_visible()
        assert_accessible(page, "section.cc-game dialog")
        page.keyboard.press("Escape")
        expect(own).to_be_focused()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        watched.assert_quiet()
