"""`DevelopmentTree` and `ScoreSheet` in Voilà, by mouse, finger and keyboard."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.hosts import Server, write_notebook
from tests.browser.waiting import until

pytestmark = pytest.mark.browser

PATIENCE = 20_000
"""Milliseconds that a page, or a kernel that shares its processor, may need."""
SHOWN = """
from IPython.display import display
from cardcity_tutor.games.cardcity.widgets.development_tree import DevelopmentTree
from cardcity_tutor.games.cardcity.widgets.score_sheet import ScoreSheet

shown = {
    "two": DevelopmentTree("L R M R L / . . I . ."),
    "many": DevelopmentTree("L R L . / . M I I / R L L . / L R . P"),
    "sheet": ScoreSheet("L R L . / . M I I / R L L C / L R C P", money=23),
    "other": ScoreSheet("M R / . C", money=4),
}
for name, view in shown.items():
    view.add_class(f"view-{name}")
    display(view)
"""
VIEWS = ("two", "many", "sheet", "other")
LINE = "[role=treeitem]"
# Bokeh paints inside shadow roots.
CANVAS = """(view) => {
    const roots = (node) => [node, ...[...node.querySelectorAll("*")].flatMap((n) => (n.shadowRoot ? roots(n.shadowRoot) : []))];
    const canvas = roots(document.querySelector(`.view-${view} .cc-chart`)).flatMap((root) => [...root.querySelectorAll("canvas")])[0];
    const data = canvas?.width ? canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data : new Uint8Array(4);
    return """
COLOURS = CANVAS + "new Set(new Uint32Array(data.buffer)).size > 8; }"
BY_NIGHT = CANVAS + "data[3] > 0 && data[0] < 0x40; }"
BY_DAY = CANVAS + "data[3] > 0 && data[0] > 0xC0; }"
ENGLISH = Visitor(locale="en-GB")


@pytest.fixture(scope="module")
def notebook(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_notebook(tmp_path_factory.mktemp("sheets") / "sheets.ipynb", SHOWN)


@pytest.fixture(scope="module")
def open_page(
    browser: Browser, voila: Callable[[Path], Server], notebook: Path
) -> Iterator[Callable[[Visitor], Watched]]:
    """The page of a visitor, opened once for all tests of the module."""
    pages: dict[Visitor, Watched] = {}
    with ExitStack() as stack:

        def opened(visitor: Visitor) -> Watched:
            if visitor not in pages:
                pages[visitor] = stack.enter_context(watching(browser, visitor))
                pages[visitor].page.goto(voila(notebook).address)
            for view in VIEWS:  # each one learns of the browser's language on its own
                section = pages[visitor].page.locator(f".view-{view} section")
                expect(section).to_have_attribute("lang", str(visitor.locale)[:2], timeout=PATIENCE)
            return pages[visitor]

        yield opened


def labels(page: Page, view: str) -> list[str]:
    lines = page.locator(f".view-{view} {LINE}").all()
    return [line.get_attribute("aria-label") or "" for line in lines]


def focused(page: Page) -> str | None:
    label: str | None = page.evaluate("document.activeElement.getAttribute('aria-label')")
    return label


def charted(page: Page, view: str) -> None:
    """Ask for the chart and wait until something is painted."""
    page.locator(f".view-{view} [data-act=chart]").click()
    canvas = page.locator(f".view-{view} .cc-chart canvas").first
    expect(canvas).to_be_visible(timeout=PATIENCE)
    expect(page.locator(f".view-{view} .cc-chart [role=img]")).to_have_attribute(
        "aria-label", re.compile("VP")
    )
    until(page, COLOURS, view)


def test_tree_by_mouse(open_page: Callable[[Visitor], Watched]) -> None:
    watched = open_page(ENGLISH)
    page = watched.page
    tree = page.locator(".view-many")
    first = tree.locator(LINE).nth(1)
    expect(first).to_have_attribute("aria-expanded", "true")
    shown = tree.locator(LINE).count()
    first.locator(".cc-twist").click()
    expect(first).to_have_attribute("aria-expanded", "false")
    assert tree.locator(LINE).count() < shown
    first.locator(".cc-twist").click()
    expect(tree.locator(LINE)).to_have_count(shown)

    end = tree.locator(f"{LINE}:has(.cc-end)").first
    end.click()
    expect(end).to_have_attribute("aria-selected", "true")
    expect(tree.locator(".cc-tree-look li").first).to_contain_text("The residence e4 is due to grow")
    assert tree.locator(".cc-pill").count() == 0
    tree.locator("[data-act=tree-best]").click()
    expect(tree.locator(f"{LINE}.best")).not_to_have_count(0)
    assert "best end" in (focused(page) or "")
    tree.locator("[data-act=tree-best]").click()
    expect(tree.locator(".cc-pill")).to_have_count(0)
    assert_accessible(page, ".view-many")
    watched.assert_quiet()


def test_tree_by_keyboard(open_page: Callable[[Visitor], Watched]) -> None:
    watched = open_page(ENGLISH)
    page = watched.page
    tree = page.locator(".view-two")
    tree.locator(LINE).first.focus()
    assert len(labels(page, "two")) == 5
    page.keyboard.press("ArrowLeft")
    expect(tree.locator(LINE)).to_have_count(1)
    assert focused(page) == "Start, city 0, 1 end"
    page.keyboard.press("ArrowRight")
    expect(tree.locator(LINE)).to_have_count(5)
    page.keyboard.press("End")
    assert focused(page) == "residence on d4, the same city as 3"
    page.keyboard.press("Enter")
    expect(tree.locator(LINE).nth(2)).to_be_focused()
    assert (focused(page) or "").startswith("residence on f4, city 3, end: not enough culture")
    page.keyboard.press(" ")
    expect(tree.locator(LINE).nth(2)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowLeft")
    assert focused(page) == "residence on d4, city 1, 1 end"
    assert tree.locator(f'{LINE}[tabindex="0"]').count() == 1
    field = tree.locator("input")
    field.fill("R f4, C d4")
    field.press("Enter")
    expect(tree.locator(".cc-note")).to_contain_text("Possible: R d4")
    field.fill("R f4, R d4")
    field.press("Enter")
    expect(tree.locator(LINE).nth(2)).to_be_focused()
    watched.assert_quiet()


def test_sheet_and_chart(open_page: Callable[[Visitor], Watched]) -> None:
    watched = open_page(ENGLISH)
    page = watched.page
    sheet = page.locator(".view-sheet")
    assert [text.split()[0] for text in sheet.locator("caption").all_text_contents()] == [
        "Income", "Residential", "Economic", "Industrial", "Commercial", "Victory",
    ]  # fmt: skip
    assert sheet.locator("tfoot td").all_text_contents() == ["$3", "−4 VP", "−$32", "5 VP", "5 VP", "0 VP"]
    dimmed = sheet.locator(".cc-dim")
    expect(dimmed).to_have_count(0)
    with watched.traffic() as looking:
        sheet.locator(".cc-sheet-line").first.hover()
        expect(dimmed).to_have_count(35)
        sheet.locator(".cc-sheet-line").first.focus()
        page.keyboard.press("ArrowRight")
        expect(dimmed).to_have_count(35)
    assert looking.frames == []
    assert sheet.locator('.cc-sheet-line[tabindex="0"]').count() == 1
    assert page.evaluate("window.Bokeh === undefined")
    # A page with a module loader: what asks for one must not take the script, and the loader must be there afterwards.
    page.evaluate("void (window.define = Object.assign(() => { window.taken = true; }, { amd: {} }))")
    with watched.traffic() as fetching:
        charted(page, "sheet")
    assert max(frame.size for frame in fetching.received) > 100_000
    assert page.evaluate("[typeof window.define, window.taken]") == ["function", None]
    with watched.traffic() as again:
        charted(page, "other")
    assert max(frame.size for frame in again.received) < 100_000
    for view in ("sheet", "other"):
        assert_accessible(page, f".view-{view}")
    page.emulate_media(color_scheme="dark")
    until(page, BY_NIGHT, "sheet")
    page.emulate_media(color_scheme="light")
    until(page, BY_DAY, "sheet")
    sheet.locator("[data-act=chart]").click()
    expect(sheet.locator(".cc-chart canvas")).to_have_count(0)
    watched.assert_quiet()


def test_phone_by_night_in_french(open_page: Callable[[Visitor], Watched]) -> None:
    watched = open_page(Visitor(scheme="dark", locale="fr-FR", touch=True, width=360, height=740))
    page = watched.page
    expect(page.locator(".view-two h3").first).to_have_text("Cité 0", timeout=PATIENCE)
    page.locator(f".view-two {LINE}").nth(2).tap()
    expect(page.locator(".view-two .cc-tree-look h4")).to_have_text("Pourquoi tout s’arrête ici")
    page.locator(".view-sheet .cc-sheet-line").first.tap()
    expect(page.locator(".view-sheet .cc-dim")).to_have_count(35)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for view in ("two", "many", "sheet"):
        assert_accessible(page, f".view-{view}")
    watched.assert_quiet()
