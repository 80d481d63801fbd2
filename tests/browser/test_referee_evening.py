"""The referee through an evening: nobody is paid twice, columns have their heads, two tabs know of each other."""

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, watching

pytestmark = pytest.mark.browser

PHONE = Visitor(locale="en-GB", width=390, height=844, touch=True)


def open_referee(page: Page, tutor_url: str, query: str = "") -> None:
    page.goto(f"{tutor_url}?page=referee{query}")
    expect(page.locator(".cc-referee")).to_have_attribute("data-step", "setup", timeout=PATIENCE)


def step(page: Page, name: str) -> None:
    page.locator(f"[data-act=step-{name}]").click()
    expect(page.locator(".cc-referee")).to_have_attribute("data-step", name, timeout=PATIENCE)


def test_everybody_is_paid_once_a_turn(browser: Browser, tutor_url: str) -> None:
    with watching(browser, PHONE) as watched:
        page = watched.page
        open_referee(page, tutor_url, "&players=2")
        step(page, "income")
        panel = page.locator("[data-panel=income]")
        expect(panel.locator("[data-turn]")).to_have_text("Income of turn 1")
        page.locator("[data-act=pay-all]").click()
        expect(panel.locator(".cc-ref-paid")).to_have_text(["paid, turn 1"] * 2, timeout=PATIENCE)
        expect(page.locator("[data-act^=pay-]")).to_have_count(0)
        page.locator("[data-act=next-turn]").click()
        expect(page.locator(".cc-referee")).to_have_attribute("data-step", "cards", timeout=PATIENCE)
        step(page, "income")
        expect(panel.locator("[data-turn]")).to_have_text("Income of turn 2")
        expect(page.locator("[data-act=pay-all]")).to_be_visible()
        watched.assert_quiet()


@pytest.mark.parametrize("width", [390, 1280])
def test_heads_stand_over_their_columns_and_the_palette_wraps(
    browser: Browser, tutor_url: str, width: int
) -> None:
    with watching(browser, Visitor(locale="fr-FR", width=width, height=844, touch=width < 500)) as watched:
        page = watched.page
        open_referee(page, tutor_url, "&players=3&level=advanced")
        step(page, "cards")
        strip = page.locator(".cc-referee .cc-cards")
        assert strip.evaluate("node => node.scrollWidth <= node.clientWidth + 1")
        cards = strip.locator(".cc-card")
        edges = cards.evaluate_all("all => all.map((card) => card.getBoundingClientRect().right)")
        assert max(edges) <= width
        step(page, "result")
        rights = page.evaluate(
            """() => [...document.querySelectorAll('.cc-ref-table tr')].map((row) =>
                [...row.querySelectorAll('td, thead th + th')].map((cell) => {
                    const range = document.createRange();
                    range.selectNodeContents(cell);
                    return Math.round(range.getBoundingClientRect().right);
                }))"""
        )
        heads, *rows = [row for row in rights if row]
        assert len(heads) == 3
        for row in rows:
            assert all(abs(a - b) <= 2 for a, b in zip(heads, row, strict=True)), (heads, row)
        watched.assert_quiet()


def test_two_tabs_of_one_table_notice_each_other(browser: Browser, tutor_url: str) -> None:
    with watching(browser, PHONE) as watched:
        first = watched.page
        open_referee(first, tutor_url)
        step(first, "income")
        first.locator("[data-act=pay-all]").click()
        expect(first.locator("[data-act=next-turn]")).to_be_visible(timeout=PATIENCE)
        second = first.context.new_page()
        second.goto(f"{tutor_url}?page=referee")
        expect(second.locator("[data-act=next-turn]")).to_be_visible(timeout=PATIENCE)
        expect(first.locator(".cc-referee .cc-offer")).to_have_count(0)
        second.locator("[data-act=next-turn]").click()
        expect(second.locator(".cc-referee")).to_have_attribute("data-step", "cards", timeout=PATIENCE)
        offer = first.locator(".cc-referee .cc-offer")
        expect(offer).to_contain_text("changed in another tab", timeout=PATIENCE)
        first.wait_for_timeout(500)
        expect(second.locator(".cc-referee .cc-offer")).to_have_count(0)  # looking here changes nothing there
        offer.locator("[data-act=restore]").click()
        expect(first.locator(".cc-referee")).to_have_attribute("data-step", "cards", timeout=PATIENCE)
        expect(offer).to_have_count(0)
        second.close()
        watched.assert_quiet()
