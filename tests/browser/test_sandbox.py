"""The sandbox in the app: options by keyboard and by finger, what they make of the city, and links that come back."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, Watched

pytestmark = pytest.mark.browser

PANEL, BOARD, LINK = "section.cc-options", "section.cardcity:has([role=grid])", "[data-act=sandbox-link]"
DESK = Visitor(locale="en-GB")
PHONE = Visitor(locale="fr-FR", scheme="dark", width=360, height=780, touch=True, calm=True)
HALL = Visitor(locale="fr-FR", width=1920, height=1080)


def opened(watched: Watched, address: str) -> Page:
    page = watched.page
    page.goto(address)
    expect(shown(page, PANEL)).to_be_visible(timeout=PATIENCE)
    expect(shown(page, BOARD)).to_be_visible(timeout=PATIENCE)
    return page


def shown(page: Page, selector: str) -> Locator:
    """A part of the sandbox: the home page waits hidden beside it."""
    return page.locator(f".cc-sandbox {selector}")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(30):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not within reach of the keyboard")


def test_options_by_keyboard_read_the_city_anew_and_the_link_comes_back(
    tutor_url: str, visit: Callable[[Visitor], Watched]
) -> None:
    watched = visit(DESK)
    page = opened(watched, f"{tutor_url}?city=R+L+/+C+M&hand=L&money=8")
    panel = shown(page, PANEL)
    expect(page.locator("h1:visible")).to_have_count(1)
    shown(page, LINK).focus()
    tab_to(page, "[data-act=options-unfold]")
    page.keyboard.press("Enter")
    expect(panel.locator("[data-act=options-unfold]")).to_have_attribute("aria-expanded", "true")
    tab_to(page, "[data-act=level-simplified]")
    page.keyboard.press("ArrowRight")
    expect(panel.locator("[data-act=level-normal]")).to_have_attribute("aria-checked", "true")
    expect(panel.locator(".cc-options-below")).to_contain_text("For this city: score −19 → −30")
    assert page.evaluate("document.activeElement.dataset.act") == "level-normal"
    tab_to(page, "[data-act=variants-leisure-crisis]")
    page.keyboard.press("Space")
    expect(panel.locator(".cc-options-below")).to_contain_text("for leisure, 8 cells fewer")
    expect(panel.locator("[data-act=variants-leisure-crisis]")).to_have_attribute("aria-checked", "true")
    tab_to(page, "[data-act=variants-single-city]")
    page.keyboard.press("Space")
    expect(panel.locator(".cc-options-row .cc-note")).to_have_text("At the same time: 2 players.")
    expect(shown(page, BOARD).locator('[aria-label*="town hall, zone of player B"]')).to_be_visible()
    assert_accessible(page, ".cc-sandbox")
    page.locator(".cc-sandbox [data-act=options-unfold]").click()
    expect(panel.locator(".cc-options-summary")).to_have_text(
        "Normal · residential victory · leisure crisis · single city · 2 players"
    )
    link = shown(page, LINK).evaluate("link => link.href")

    fresh = visit(HALL)
    page = opened(fresh, link)
    expect(shown(page, PANEL).locator(".cc-options-summary")).to_have_text(
        "Normal · victoire résidentielle · crise des loisirs · cité unique · 2 joueurs"
    )
    assert shown(page, LINK).evaluate("link => link.href") == link
    page.locator(".cc-sandbox [data-act=options-unfold]").click()
    panel = shown(page, PANEL)
    expect(panel.locator("[data-key=row-player]")).to_be_visible()
    panel.locator("[data-act=edition-2012]").click()
    refused = panel.locator("[data-act=victory-happiness]")
    expect(refused).to_have_attribute("aria-disabled", "true")
    refused.click(force=True)  # to a script it is disabled, to a person it answers
    expect(panel.locator("[data-key=row-victory]")).to_contain_text(
        "L’édition 2012 n’a que la victoire résidentielle"
    )
    assert_accessible(page, ".cc-sandbox")
    assert page.evaluate("document.documentElement.scrollWidth") <= HALL.width
    for each in (watched, fresh):
        each.assert_quiet()


def test_a_position_is_painted_developed_and_counted(
    tutor_url: str, visit: Callable[[Visitor], Watched]
) -> None:
    """From the palette to the score, and nothing is said to be misunderstood on the way."""
    watched = visit(DESK)
    page = opened(watched, f"{tutor_url}?city=M+R+/+.+C&level=normal&money=10")
    board = shown(page, BOARD)
    board.locator("[data-act=mode-edit]").click()
    board.locator('[data-card="L"]').click()
    board.locator('[role=gridcell][aria-label^="g5"]').click()
    expect(shown(page, LINK)).to_have_attribute("href", "?city=.+L+/+M+R+/+.+C&level=normal&money=10")
    expect(board.locator(".cc-note")).to_be_hidden()
    board.locator("[data-act=mode-develop]").click()
    expect(board).to_have_attribute("data-mode", "develop")
    board.locator("[data-act=mode-score]").click()
    expect(board).to_have_attribute("data-mode", "score")
    page.locator(".cc-sandbox [data-act=options-unfold]").click()
    shown(page, PANEL).locator("[data-act=victory-economic]").click()
    expect(shown(page, PANEL).locator(".cc-options-below")).to_contain_text("For this city: score")
    expect(board).to_have_attribute("data-mode", "score")
    watched.assert_quiet()


def test_with_a_finger_on_a_phone(tutor_url: str, visit: Callable[[Visitor], Watched]) -> None:
    watched = visit(PHONE)
    page = opened(watched, f"{tutor_url}?page=sandbox")
    panel = shown(page, PANEL)
    panel.locator("[data-act=options-unfold]").tap()
    panel.locator("[data-act=victory-happiness]").tap()
    expect(panel.locator("[data-key=row-victory] .cc-options-text")).to_contain_text("un parc le double")
    expect(panel.locator(".cc-options-below")).to_have_text("Pour cette cité\u00a0: score −14 → 1.")
    panel.locator("[data-act=options-rulings]").tap()
    panel.locator("[data-act=ruling-happiness-leisure]").tap()
    expect(panel.locator(".cc-options-summary")).to_contain_text("1 arbitrage changé")
    panel.locator("[data-act=options-industry-pictures]").tap()
    panel.locator("[data-key=industry-pictures-I1]").fill("7")
    panel.locator("[data-act=apply-industry-pictures]").tap()
    expect(panel.locator(".cc-options-summary")).to_contain_text("2 arbitrages changés")
    expect(panel.locator("[data-act=reset-industry-pictures]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE.width
    heights = panel.locator(".cc-btn:visible, summary:visible").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert min(heights) >= 44
    assert_accessible(page, ".cc-sandbox")
    watched.assert_quiet()


def test_what_an_option_makes_of_the_city_covers_no_switch(
    tutor_url: str, visit: Callable[[Visitor], Watched]
) -> None:
    """On a desk it stands beside what was chosen; on a phone it sticks to the foot of the screen, as wide as the panel."""
    for visitor in (DESK, PHONE):
        watched = visit(visitor)
        page = opened(watched, f"{tutor_url}?page=sandbox&lang=en")
        panel = shown(page, PANEL)
        panel.locator("[data-act=options-unfold]").click()
        panel.locator("[data-act=variants-single-city]").click()
        below = panel.locator(".cc-options-below")
        expect(below).to_be_visible()
        place, width, edge = below.evaluate(
            "(node) => [getComputedStyle(node).position, node.getBoundingClientRect().width,"
            " getComputedStyle(node).borderTopWidth]"
        )
        if visitor is DESK:
            assert place == "static"
            beside = panel.locator("li").filter(has=page.locator("[data-act=variants-single-city]"))
            expect(beside.locator(".cc-options-below")).to_be_in_viewport()
            panel.locator("[data-act=level-normal]").click()
            expect(panel.locator("[data-key=row-level] > .cc-options-below")).to_be_visible()
        else:
            body = panel.locator(".cc-options-body").evaluate("(node) => node.clientWidth")
            assert (place, edge) == ("sticky", "1px")
            assert width >= body
            expect(below).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth") <= visitor.width
        watched.assert_quiet()


def test_half_points_are_written_and_compared_as_in_french(
    tutor_url: str, visit: Callable[[Visitor], Watched]
) -> None:
    watched = visit(HALL)
    page = opened(watched, f"{tutor_url}?city=M+CI0+/+.+C&level=advanced&victory=commercial&hand=C")
    board = shown(page, BOARD)
    expect(board.locator("[data-stat=star] dd")).to_have_text("6,5")
    board.locator('[role=gridcell][data-legal="true"]').first.hover()
    line = board.locator("[data-panel=preview] tr").filter(has_text="PV")
    expect(line.locator("td").first).to_have_text("6,5")
    expect(line.locator("td").nth(2)).to_have_text("9,5")
    expect(line.locator("td").last).to_have_text("+3")
    watched.assert_quiet()


def test_board_hand_and_score_are_on_one_screen_and_there_is_always_a_card_to_lay(
    tutor_url: str, visit: Callable[[Visitor], Watched]
) -> None:
    watched = visit(DESK)
    page = opened(watched, f"{tutor_url}?city=M+R+/+.+C&level=normal&hand=P")
    hand, board = shown(page, ".cc-hand"), shown(page, BOARD)
    for part in (shown(page, ".cc-board"), hand):
        expect(part).to_be_in_viewport(ratio=0.97)
    board.locator('[data-legal="true"]').first.click()
    expect(hand.locator("[data-card]")).to_have_count(7)
    expect(hand).to_be_in_viewport(ratio=0.97)
    hand.locator('[data-card="P"]').click()
    board.locator('[data-legal="true"]').first.click()
    expect(hand.locator('[data-card="P"][aria-pressed="true"]')).to_be_visible()
    expect(shown(page, LINK)).to_have_attribute("href", re.compile(r"P.*P"))

    shown(page, "[data-act=mode-develop]").click()
    expect(board).to_have_attribute("data-mode", "develop")
    board.locator('[aria-label*="empty cell"]').first.click()
    expect(board.locator('[data-panel="why"] .cc-cite').first).to_be_visible()
    page.locator(".cc-shell [data-lang]").click()
    expect(board.locator('[data-panel="why"] .cc-cite').first).to_contain_text("livret XL")

    shown(page, "[data-act=mode-score]").click()
    shown(page, "[data-act=line-all]").click()
    last = shown(page, ".cc-lines li").last
    expect(last).to_be_in_viewport(ratio=1)
    expect(last.locator(".cc-cite")).to_be_visible()
    shown(page, "[data-act=mode-edit]").click()
    shown(page, "[name=city-text]").fill("R R X / M M")
    shown(page, "[data-act=text-read]").click()
    expect(shown(page, ".cc-trouble")).to_contain_text("«\N{NO-BREAK SPACE}X\N{NO-BREAK SPACE}»")
    assert_accessible(page, ".cc-sandbox")
