"""A `CityBoard` for everyone: axe-core, the keyboard, small and huge screens, calm motion."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from cardcity_tutor.core.verdict import Place
from tests.browser import boards
from tests.browser.axe import assert_accessible
from tests.browser.boards import Board, Table, place_of, spec
from tests.browser.hosts import Server
from tests.browser.waiting import until

pytestmark = pytest.mark.browser

PLAIN = spec("I . / M C / . R", hand=["R", "C"], money=5)
SIX = "RC0 RC1 RC2 RC3 R R / RCn RCe RCs RCw R C / RL0 RL1 P RL3 P P / R RLn C CLe M P / CI0 CIw K N LI2 . / I1 I2 I3 I4 R C"
SPECS = {
    "build": spec(PLAIN.text, **PLAIN.rules, title="A city to build"),
    "develop": spec("L R C I / R M R . / P P . .", mode="develop"),
    "score": spec("P C R R P / L R M R C / C R I2 P I2 / P L C I1 I3 / R R R . P", mode="score"),
    "edit": spec("M R / . C", mode="edit"),
    "tree": spec("L R C I / R M R . / P P . .", mode="develop"),
    "sheet": spec("P C R / L R M", mode="score"),
    "keys": PLAIN,
    "focus": PLAIN,
    "paint": spec("M R / . C", mode="edit"),
    "six": spec(SIX, level="advanced", hand=["RLd", "C", "P"], money=9),
    "bricks": spec("> R C / M0 M1 / > M2 R", variants=["single-city"], players=3, hand=["R"]),
    "moving": PLAIN,
    "calm": PLAIN,
    "still": spec(PLAIN.text, **PLAIN.rules, motion="off"),
}
Scheme = Literal["light", "dark"]
THEMES: tuple[Scheme, ...] = ("light", "dark")
WIDTHS = (360, 1280)


@pytest.fixture(scope="module")
def opened(
    browser: Browser, voila: Callable[[Path], Server], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Table]:
    notebook = boards.notebook(tmp_path_factory.mktemp("access") / "boards.ipynb", SPECS)
    with boards.opened(browser, voila(notebook), SPECS) as table:
        yield table


@pytest.fixture
def table(opened: Table) -> Table:
    """The page as it was opened: by day, in motion, at a desk."""
    opened.page.emulate_media(color_scheme="light", reduced_motion="no-preference")
    resize(opened.page, 1280, 900)
    return opened


def resize(page: Page, width: int, height: int) -> None:
    size = {"width": width, "height": height}
    if page.viewport_size == size:
        return  # every board of the page would be laid out anew
    page.set_viewport_size(size)  # type: ignore[arg-type]
    # A board that becomes narrow draws itself anew in the frame after.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


# ------------------------------------------------------------------ axe


STANDING = ("develop", "tree", "score", "sheet", "edit")
"""Boards that show by themselves what is to be looked at, so that axe can look at all of them at once."""


@pytest.mark.parametrize("view", ["standing", "why", "preview", "keys"])
@pytest.mark.parametrize("scheme", THEMES)
@pytest.mark.parametrize("width", WIDTHS)
def test_axe_finds_nothing(opened: Table, view: str, scheme: Scheme, width: int) -> None:
    opened.page.emulate_media(color_scheme=scheme)
    resize(opened.page, width, 900)
    shown = [opened[name] for name in (STANDING if view == "standing" else ["build"])]
    for board in shown:
        board.ready()
    board = shown[0]
    board.leave()
    shows = {"why": (0, 1), "preview": (1, 2)}
    if view in shows:
        look(board, shows[view], width)
        expect(board.panel(view)).to_be_visible()
    if view == "keys":
        board.act("keys").click()
        expect(board.root.get_by_role("dialog")).to_be_visible()
    if view == "standing":
        unfold(opened)
    try:
        assert_accessible(opened.page, ", ".join(board.css for board in shown))
    finally:
        opened.page.keyboard.press("Escape")


def unfold(table: Table) -> None:
    """Open a line of the score, the tree of ends and the sheets of all victories."""
    table["score"].act("line-next").click()
    tree, sheet = table["tree"], table["sheet"]
    if not tree.root.get_by_role("tree").count():
        with tree.answered():
            tree.act("tree").click()
    if not sheet.panel("sheet").count():
        sheet.act("compare").click()
        expect(sheet.panel("sheet")).to_be_visible()


def look(board: Board, place: Place, width: int) -> None:
    """Show the margin of a cell: by hovering, or on a phone by the keyboard."""
    if width >= 640:
        board.look(place)
        return
    board.act("mode-edit").focus()
    board.page.keyboard.press("Tab")
    board.page.keyboard.press("Home")
    walk(board, place)


def walk(board: Board, place: Place) -> None:
    """Go to a cell by arrows, from whichever has the focus."""
    for _ in range(20):
        here = board.focused()
        assert here is not None
        if here == place:
            return
        down, right = place[0] - here[0], place[1] - here[1]
        key = "ArrowDown" if down > 0 else "ArrowUp" if down else "ArrowRight" if right > 0 else "ArrowLeft"
        board.page.keyboard.press(key)
    raise AssertionError(f"{place} cannot be reached")


# ------------------------------------------------------------------ keyboard


def test_no_keyboard_trap(table: Table) -> None:
    page = table.page
    for name in ("build", "develop", "score", "edit"):
        board = table[name]
        stops = board.root.locator(":is(button, input, select, textarea, [tabindex='0'])")
        stops.first.focus()
        for _ in range(stops.count() + 1):
            page.keyboard.press("Tab")
            if not board.root.evaluate("(root) => root.contains(document.activeElement)"):
                break
        assert not board.root.evaluate("(root) => root.contains(document.activeElement)"), name
        page.keyboard.press("Shift+Tab")
        assert board.root.evaluate("(root) => root.contains(document.activeElement)"), name


def test_fields_have_names_of_their_own(table: Table) -> None:
    ids = table.page.evaluate("[...document.querySelectorAll('.cc-widget [id]')].map((node) => node.id)")
    assert len(ids) == len(set(ids)), "two boards of a page share an id"
    names = {"build": "Type a move", "develop": "Type a move", "edit": "Type what to paint"}
    for name, label in names.items():
        expect(table[name].root.locator("input[name=typed]")).to_have_accessible_name(label)


def test_cells_are_spoken(table: Table) -> None:
    board = table["keys"]
    expect(board.grid).to_have_accessible_name("The city")
    rows = board.root.locator("[role=grid] > [role=row]")
    assert rows.count() == 5
    assert [row.locator("[role=gridcell]").count() for row in rows.all()] == [4] * 5
    expect(board.cell((1, 1))).to_have_accessible_name(re.compile("f5, commerce"))
    spoken = board.cells.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    assert len(set(spoken)) == len(spoken)


def test_the_list_of_keys(table: Table) -> None:
    board, press = table["keys"], table.page.keyboard.press
    board.cell((1, 1)).focus()
    press("?")
    dialog = board.root.get_by_role("dialog")
    expect(dialog).to_be_visible()
    expect(dialog.locator("dt")).to_have_count(dialog.locator("dd").count())
    press("Escape")
    expect(dialog).to_have_count(0)
    assert board.focused() == (1, 1)
    board.act("keys").click()
    board.act("close-keys").click()
    expect(dialog).to_have_count(0)
    expect(board.act("keys")).to_be_focused()


def test_focus_stays_where_it_was(table: Table) -> None:
    board, press = table["focus"], table.page.keyboard.press
    board.leave()
    board.cell((1, 1)).focus()
    walk(board, (1, 2))
    with board.answered():
        press("Enter")
    assert board.focused() == (1, 2)
    with board.answered():
        press("u")
    assert board.focused() == (1, 2)
    board.act("redo").focus()
    with board.answered():
        press("Enter")
    expect(board.act("redo")).to_be_focused()
    board.act("help").focus()
    with board.answered():
        press("Enter")
    expect(board.act("help")).to_be_focused()
    board.act("mode-score").focus()
    with board.answered():
        press("Enter")
    expect(board.act("mode-score")).to_be_focused()
    board.act("line-next").focus()
    press("Enter")
    expect(board.act("line-next")).to_be_focused()


@pytest.mark.parametrize("place", [(1, 0), (-1, 0), (0, -1)])
def test_focus_stays_on_the_painted_cell(table: Table, place: Place) -> None:
    board = table["paint"]
    board.pick("P")
    residence = board.root.locator("svg [data-at]", has_text="R")
    origin = place_of(residence.get_attribute("data-at") or "")
    board.cell(origin).focus()
    walk(board, (origin[0] + place[0], origin[1] - 1 + place[1]))
    with board.answered():
        table.page.keyboard.press("Enter")
    here = board.focused()
    assert here is not None, "the focus is lost"
    expect(board.lying(here)).to_have_text("P")
    expect(board.cell(here)).to_have_accessible_name(re.compile("parking"))


# ------------------------------------------------------------------ motion

# What moves inside a board at the moment when a new scene has been drawn.
WATCH = """
(root) => new MutationObserver((_, observer) => {
  observer.disconnect();
  requestAnimationFrame(() => {
    const running = root.getAnimations({ subtree: true }).filter((one) => one.playState === "running");
    root.ccMoving = running.map((one) => one.animationName ?? one.transitionProperty);
  });
}).observe(root, { attributeFilter: ["data-seq"] })
"""


@pytest.mark.parametrize(
    ("name", "calm", "moves"), [("moving", False, True), ("calm", True, False), ("still", False, False)]
)
def test_nothing_moves_for_those_who_ask(table: Table, name: str, calm: bool, moves: bool) -> None:
    table.page.emulate_media(reduced_motion="reduce" if calm else "no-preference")
    board = table[name]
    board.pick("R")
    board.cell((1, 2)).hover()
    board.root.evaluate(WATCH)
    with board.answered():
        board.cell((1, 2)).click()
    until(table.page, "(root) => root.ccMoving", board.root.element_handle())
    assert bool(board.root.evaluate("(root) => root.ccMoving")) == moves
    if not moves:
        assert board.root.evaluate("(root) => root.getAnimations({ subtree: true }).length") == 0


# ------------------------------------------------------------------ small and huge


def test_cells_of_a_small_phone_fit_a_finger(table: Table) -> None:
    resize(table.page, 320, 640)
    board = table["six"]
    cells = board.cells.evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map((box) => [box.left, box.right, box.width, box.height])"
    )
    assert len(cells) == 36
    for left, right, width, height in cells:
        assert min(width, height) >= 44
        assert 0 <= left < right <= 320


@pytest.mark.parametrize("width", [320, 360, 768, 1024, 1280, 1920, 3840])
def test_nothing_scrolls_sideways(table: Table, width: int) -> None:
    resize(table.page, width, 800)
    assert table.page.evaluate("document.documentElement.scrollWidth") <= width
    for name in SPECS:
        root = table[name].root
        assert root.evaluate("(root) => root.scrollWidth <= root.clientWidth"), name
        wide = root.evaluate(
            """(root) => [...root.querySelectorAll(".cc-panel, .cc-hand, .cc-board, .cc-top, button, input, select, textarea")]
                .filter((node) => node.offsetParent && !node.closest(".cc-metro"))
                .filter((node) => node.getBoundingClientRect().right > innerWidth + 1).map((node) => node.outerHTML.slice(0, 80))"""
        )
        assert wide == [], name


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (3840, 2160)])
def test_a_board_fits_a_huge_screen(table: Table, width: int, height: int) -> None:
    resize(table.page, width, height)
    for name in SPECS:
        box = table[name].grid.bounding_box()
        assert box is not None
        assert box["width"] <= height, name
        assert box["height"] <= height, name
        assert box["width"] > height / 4, name


def test_targets_are_large_enough(table: Table) -> None:
    resize(table.page, 360, 740)
    for name in ("build", "develop", "score", "edit"):
        small = table[name].root.evaluate(
            """(root) => [...root.querySelectorAll("button, select, input:not([type=checkbox]), textarea")]
                .map((node) => [node.dataset.act ?? node.name, node.getBoundingClientRect()])
                .filter(([, box]) => box.width && (box.width < 44 || box.height < 44))
                .map(([name, box]) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`)"""
        )
        assert small == [], name
