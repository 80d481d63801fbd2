"""`RulesExplorer` in Voilà: by keyboard alone, by mouse, and with a finger on a phone."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.hosts import Server, write_notebook

pytestmark = pytest.mark.browser

PATIENCE = 20_000
"""Milliseconds that a page, or a kernel that shares its processor, may need."""
SHOWN = """
from IPython.display import display
from cardcity_tutor import RulesExplorer

explorer = RulesExplorer(
    met={"frame": "mastered", "adjacent": "practised", "district": "seen"},
    lessons={"frame": [("where", 2, {"fr": "Où bâtir ?", "en": "Where may I build?"})]},
)
display(explorer)
"""
ROOT = "section.cc-rules"
DESK = Visitor(locale="en-GB")
PHONE = Visitor(locale="fr-FR", scheme="dark", width=360, height=780, touch=True, calm=True)


@pytest.fixture(scope="module")
def open_page(
    browser: Browser, voila: Callable[[Path], Server], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[Visitor], Watched]]:
    notebook = write_notebook(tmp_path_factory.mktemp("rules") / "rules.ipynb", SHOWN)
    pages: dict[Visitor, Watched] = {}
    with ExitStack() as stack:

        def opened(visitor: Visitor) -> Watched:
            """The page of a visitor, opened once for all tests, with everything cleared."""
            if visitor not in pages:
                pages[visitor] = stack.enter_context(watching(browser, visitor))
                pages[visitor].page.goto(voila(notebook).address)
            root = pages[visitor].page.locator(ROOT)
            expect(root).to_have_attribute("lang", str(visitor.locale)[:2], timeout=PATIENCE)
            if root.locator("[data-act=clear]").is_visible():
                root.locator("[data-act=clear]").click()
            expect(root.locator(".cc-rule")).to_have_count(183, timeout=PATIENCE)
            return pages[visitor]

        yield opened


def focused(page: Page) -> str:
    return str(
        page.evaluate("document.activeElement.dataset.rule ?? document.activeElement.textContent.trim()")
    )


def tab_to(page: Page, selector: str) -> None:
    """Press the tabulator key until the focus is there; a list is one stop, so few are needed."""
    for _ in range(20):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not within reach of the keyboard")


def test_search_with_a_slip_open_and_try_by_keyboard(open_page: Callable[[Visitor], Watched]) -> None:
    watched = open_page(DESK)
    page = watched.page
    root = page.locator(ROOT)
    tab_to(page, "input[name=query]")
    page.keyboard.type("fraem")
    expect(root.locator(".cc-rule").first).to_have_attribute("data-rule", "frame", timeout=PATIENCE)
    expect(root.locator("[aria-live=polite]")).to_have_text(root.locator(".cc-count").inner_text())
    page.keyboard.press("ArrowDown")
    assert focused(page) == "frame"
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(root.locator("article > h3")).to_have_text("The frame", timeout=PATIENCE)
    expect(root.locator("article > h3")).to_be_focused()

    broken = root.locator("[data-claim=broken]")
    expect(broken.locator(".cc-claim-told")).to_have_text("The rules do not allow it.")
    expect(broken.locator("[data-panel=why] li")).to_have_attribute("data-rule", "frame")
    expect(root.locator("[data-claim=holds] [data-panel=preview]")).to_be_visible()
    tab_to(page, "[data-claim=broken] [role=gridcell]")
    page.keyboard.press("ArrowUp")
    expect(broken.locator("[data-panel=preview]")).to_be_visible()
    page.keyboard.press("End")
    expect(broken.locator("[data-panel=why] [data-rule=frame]")).to_be_visible()
    expect(broken.locator("[data-panel=why] [data-rule=adjacent]")).to_be_visible()
    page.keyboard.press("Enter")
    expect(root.locator("[aria-live=polite]")).to_contain_text("The city fits")
    assert_accessible(page, ROOT)

    page.keyboard.press("Escape")
    assert focused(page) == "frame"
    page.keyboard.press("Escape")
    expect(root.locator("input[name=query]")).to_be_focused()
    watched.assert_quiet()


def test_map_changes_examples_and_lessons_by_mouse(open_page: Callable[[Visitor], Watched]) -> None:
    watched = open_page(DESK)
    page = watched.page
    root = page.locator(ROOT)
    root.locator("[data-act=view-changes]").click()
    frame = root.locator("tr", has_text="Frame")
    expect(frame).to_contain_text("6 × 6", timeout=PATIENCE)
    root.locator("select[name=step]").select_option("3")
    expect(root.locator("thead")).to_have_text("2012XL", timeout=PATIENCE)
    assert_accessible(page, ROOT)

    root.locator("[data-act=view-map]").click()
    expect(root.locator(".cc-tile")).to_have_count(183, timeout=PATIENCE)
    expect(root.locator(".cc-tile.mastered")).to_have_text("MThe frame, mastered")
    assert_accessible(page, ROOT)
    root.locator("[data-act=tile-frame]").click()
    expect(root.locator("article > h3")).to_have_text("The frame", timeout=PATIENCE)
    expect(root.locator("[data-act=lesson-where]")).to_have_text(" Lesson 2: Where may I build?")

    root.locator("[data-claim=broken] [data-cell='1,2']").hover()
    expect(root.locator("[data-claim=broken] [data-panel=preview]")).to_be_visible()
    root.locator("[data-act=rule-architect]").first.click()
    expect(root.locator("article > h3")).to_have_text("The Architect", timeout=PATIENCE)
    root.locator("[data-act=example-architect]").click()
    statements = root.locator("[data-example=architect] .cc-statement")
    expect(statements.first).to_be_visible(timeout=PATIENCE)
    expect(root.locator("[data-act=example-architect]")).to_be_focused()
    root.locator("select[name=kind]").evaluate("node => node.closest('details').open = true")
    root.locator("select[name=kind]").select_option("ruling")
    expect(root.locator(".cc-rule")).to_have_count(61, timeout=PATIENCE)
    watched.assert_quiet()


def test_on_a_phone_the_page_takes_the_place_of_the_list(open_page: Callable[[Visitor], Watched]) -> None:
    watched = open_page(PHONE)
    page = watched.page
    root = page.locator(ROOT)
    root.locator("input[name=query]").fill("banlieusardes")
    expect(root.locator(".cc-nothing")).to_be_visible(timeout=PATIENCE)
    root.locator("[data-act=word-banlieue]").tap()
    expect(root.locator("input[name=query]")).to_have_value("banlieue")
    root.locator("[data-act=found-suburb-setup]").tap()
    expect(root.locator("article > h3")).to_be_visible(timeout=PATIENCE)
    expect(root.locator(".cc-finder")).to_be_hidden()
    root.locator("article [data-act=rule-suburb-neighbours]").tap()
    broken = root.locator("[data-claim=broken]")
    expect(broken.locator("[data-panel=why]")).to_be_visible(timeout=PATIENCE)
    broken.locator("[data-cell='3,1']").tap()
    expect(broken.locator("[data-panel]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert_accessible(page, ROOT)
    root.locator("[data-act=back]").tap()
    expect(root.locator(".cc-finder")).to_be_visible(timeout=PATIENCE)
    expect(root.locator(".cc-rule:focus")).to_have_count(1)
    watched.assert_quiet()
