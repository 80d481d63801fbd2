"""The rules of any game in the app: by keyboard alone, by mouse, and with a finger on a phone."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import hosts
from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, watching
from tests.browser.test_match_table import ANNOUNCED, ROOT, opened

pytestmark = pytest.mark.browser

PATIENCE = 30_000
RULES = "section.cc-rules:visible"
LAPTOP = Visitor(locale="en-GB", width=1280, height=800, calm=True)
PHONE = Visitor(locale="fr-FR", scheme="dark", width=390, height=844, touch=True, calm=True)


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The app, with the toy installed as another package would be."""
    folder = tmp_path_factory.mktemp("rules")
    info = folder / "toy_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ANNOUNCED)
    command = [sys.executable, "-m", "cardcity_tutor", "serve", "--port", str(hosts.free_port())]
    environment = {"PYTHONPATH": f"{ROOT}:{folder}", "CARDCITY_DATABASE": str(folder / "club.db")}
    with hosts.running(command, folder, **environment) as server:
        yield server.address


def rules(page: Page, address: str) -> Locator:
    page.goto(address)
    root = page.locator(RULES)
    expect(root.locator(".cc-rule").first).to_be_attached(timeout=PATIENCE)
    return root


def head(root: Locator) -> Locator:
    return root.locator("article > h3")


def tab_to(page: Page, selector: str) -> None:
    for _ in range(30):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not within reach of the keyboard")


def test_search_open_and_try_by_keyboard(app: str, browser: Browser) -> None:
    with watching(browser, LAPTOP) as watched:
        page = watched.page
        root = rules(page, f"{app}?page=rules&ruleset=toy")
        expect(root.locator(".cc-rule")).to_have_count(11)
        tab_to(page, ".cc-rules input[name=query]")
        page.keyboard.type("higer")
        expect(root.locator(".cc-rule").first).to_have_attribute("data-rule", "higher", timeout=PATIENCE)
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(head(root)).to_have_text("Higher and higher", timeout=PATIENCE)
        expect(head(root)).to_be_focused()
        expect(page).to_have_url(f"{app}?page=rules&ruleset=toy&rule=higher&q=higer")
        expect(root.locator("[data-claim=broken] [data-true=false]")).to_contain_text(
            "The engine answers: no"
        )
        assert_accessible(page, "section.cc-rules")

        tab_to(page, '[data-act="try-higher.0"]')
        page.keyboard.press("Enter")
        position = root.locator('[data-board="higher.0"] .cc-position')
        expect(position).to_have_attribute("data-trying", "true", timeout=PATIENCE)
        expect(root.locator('[data-act="try-higher.0"]')).to_be_focused()
        position.locator('.cc-item[data-spot="hand.0"]').focus()
        page.keyboard.press("Enter")
        position.locator('.cc-item[data-spot="row"]').focus()
        page.keyboard.press("Enter")
        expect(position.locator(".cc-m-say")).to_contain_text("The row goes on with 6.")
        page.keyboard.press("r")
        expect(position.locator(".cc-objections")).to_contain_text("Higher and higher")
        expect(root.locator("[aria-live=polite]")).to_contain_text("Higher and higher")
        assert_accessible(page, "section.cc-rules")
        page.keyboard.press("Escape")
        expect(position.locator(".cc-objections")).to_have_count(0)
        page.keyboard.press("Escape")
        assert page.evaluate("document.activeElement.dataset.rule") == "higher", "back in the list"
        watched.assert_quiet()


@pytest.mark.parametrize(
    ("game", "rule", "kinds"),
    [("designtown", "hospital", 2), ("cloudcity", "place-frame", 2), ("cite", "touch", 2)],
)
def test_a_rule_of_each_game_is_drawn_and_checked(
    app: str, browser: Browser, game: str, rule: str, kinds: int
) -> None:
    with watching(browser, LAPTOP) as watched:
        page = watched.page
        root = rules(page, f"{app}?ruleset={game}&rule={rule}")
        expect(head(root)).to_be_visible(timeout=PATIENCE)
        expect(root.locator("[data-claim]")).to_have_count(kinds)
        expect(root.locator("[data-claim=holds] [data-true=true]")).to_have_count(1)
        expect(root.locator("[data-claim=broken] [data-true=false]")).to_have_count(1)
        area = root.locator(".cc-position .cc-area").first
        expect(area).to_be_visible()
        box = area.bounding_box()
        assert box is not None
        assert box["width"] > 200
        assert box["height"] > 100
        current = root.locator('.cc-rule[aria-current="true"]')
        expect(current).to_have_attribute("data-rule", rule)
        expect(current).to_be_in_viewport()
        root.locator("article [data-act^=try-]").first.click()
        expect(root.locator(".cc-position .cc-m-say").first).to_be_visible(timeout=PATIENCE)
        assert_accessible(page, "section.cc-rules")
        assert page.evaluate("[document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]") == [True, True]  # fmt: skip
        watched.assert_quiet()


def test_filters_examples_and_back_by_mouse(app: str, browser: Browser) -> None:
    with watching(browser, LAPTOP) as watched:
        page = watched.page
        root = rules(page, f"{app}?page=rules&ruleset=cloudcity")
        root.locator(".cc-more summary").click()
        root.locator("select[name=what]").select_option("example")
        expect(root.locator(".cc-rule")).to_have_count(17, timeout=PATIENCE)
        root.locator(".cc-rule").first.click()
        expect(root.locator(".cc-rule-answer")).to_be_visible(timeout=PATIENCE)
        told = root.locator("article .cc-claim-told")
        assert told.count() > 1
        assert root.locator('article [data-true="false"]').count() == 0
        root.locator("article .cc-links .cc-rule-link").last.click()
        expect(root.locator("article [data-claim=holds]")).to_be_visible(timeout=PATIENCE)
        page.go_back()
        expect(root.locator(".cc-rule-answer")).to_be_visible(timeout=PATIENCE)
        watched.assert_quiet()


def test_on_a_phone_the_page_takes_the_place_of_the_list(app: str, browser: Browser) -> None:
    with watching(browser, PHONE) as watched:
        page = watched.page
        root = rules(page, f"{app}?page=rules&ruleset=designtown")
        root.locator('[data-act="found-hospital"]').tap()
        expect(head(root)).to_be_visible(timeout=PATIENCE)
        expect(root.locator(".cc-finder")).to_be_hidden()
        root.locator("article [data-act^=try-]").first.tap()
        position = root.locator(".cc-position").first
        expect(position).to_have_attribute("data-trying", "true", timeout=PATIENCE)
        position.locator(".cc-m-act [data-act^=choice-]").first.tap()
        expect(position.locator(".cc-m-say")).to_have_attribute("data-face", "go")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert_accessible(page, "section.cc-rules")
        root.locator("[data-act=back]").tap()
        expect(root.locator(".cc-finder")).to_be_visible(timeout=PATIENCE)
        watched.assert_quiet()


def test_a_match_leads_to_its_rules(app: str, browser: Browser) -> None:
    with watching(browser, LAPTOP) as watched:
        match = opened(app, watched)
        match.item("hand.2").click()
        match.answered(lambda: match.item("row").click())
        story = match.find(".cc-story-rule").last
        expect(story).to_have_accessible_name("Rule: The cards are dealt.")
        story.click()
        dialog = match.find("dialog")
        expect(dialog).to_contain_text("Dealing", timeout=PATIENCE)
        dialog.locator('[data-act="look-up"]').click()
        expect(head(watched.page.locator(RULES))).to_have_text("Dealing", timeout=PATIENCE)
        expect(watched.page).to_have_url(f"{app}?page=rules&ruleset=toy&rule=deal")
        watched.assert_quiet()


def test_a_link_to_no_rule_says_so_and_the_list_stays(app: str, browser: Browser) -> None:
    with watching(browser, LAPTOP) as watched:
        root = rules(watched.page, f"{app}?ruleset=toy&rule=fly")
        expect(root.locator(".cc-rule")).to_have_count(11, timeout=PATIENCE)
        expect(watched.page.locator(".cc-shell .cc-note:visible")).to_contain_text("fly")
        watched.assert_quiet()
