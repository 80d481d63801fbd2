"""Our widgets in JupyterLab: one notebook with several, its keys and its themes."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser import boards
from tests.browser.axe import assert_accessible
from tests.browser.boards import Board
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.hosts import Lab, write_notebook
from tests.browser.test_city_board_hosts import AFTER, PLAIN, wears
from tests.browser.test_hosts import COUNTER, counted_up
from tests.browser.test_sheets import LINE, PATIENCE, SHOWN, charted

pytestmark = pytest.mark.browser

CELLS = (
    COUNTER,
    SHOWN.replace("display(view)", "view.lang = 'en'; display(view)"),
    boards.SETUP + f"\nboard = {PLAIN.source}",
    "show('views', board)",
    "display(board)",  # a second view of it
    "print('the last cell')",
)


@pytest.fixture(scope="module")
def laboratory(lab: Lab, browser: Browser) -> Iterator[Watched]:
    """The notebook in JupyterLab's dark theme on a light system."""
    notebook = write_notebook(lab.root / "widgets.ipynb", *CELLS)
    with watching(browser, Visitor(width=1400)) as watched:
        lab.open(watched.page, notebook, theme="JupyterLab Dark")
        expect(watched.page.get_by_text("the last cell", exact=True)).to_be_visible(timeout=boards.PATIENCE)
        yield watched
        watched.assert_quiet()


def change_theme(page: Page, theme: str) -> None:
    page.evaluate(
        "(theme) => window.jupyterapp.commands.execute('apputils:change-theme', { theme })",
        f"JupyterLab {theme}",
    )


def test_lab_runs_a_notebook(laboratory: Watched, lab: Lab) -> None:
    expect(laboratory.page.locator("body")).to_have_attribute("data-jp-theme-light", "false")
    counted_up(laboratory.page)
    assert lab.server.kernel_pid(lab.kernel(laboratory.page)) > 0
    laboratory.assert_quiet()


def test_a_chart(laboratory: Watched) -> None:
    page = laboratory.page
    expect(page.locator(".view-other table")).to_have_count(6, timeout=PATIENCE)
    charted(page, "sheet")
    expect(page.locator(f".view-two {LINE}")).to_have_count(5)
    laboratory.assert_quiet()


def test_two_views_of_a_board(laboratory: Watched) -> None:
    page = laboratory.page
    one, other = Board(page, "views", 0), Board(page, "views", 1)
    for board in (one, other):
        board.ready()
        wears(board, "dark")
    views_stay_in_step(one, other)
    enter_plays(page, one, other)
    shortcuts_stay_out(page, one)
    commands_go_through(page, one)
    change_theme(page, "Light")
    wears(one, "light")
    assert_accessible(page, one.css)
    change_theme(page, "Dark")
    wears(one, "dark")


def lab_cells(page: Page) -> list[str]:
    """The notebook's cells: kind and source."""
    found: list[str] = page.evaluate(
        "window.jupyterapp.shell.currentWidget.content.widgets.map((cell) => `${cell.model.type}: ${cell.model.sharedModel.source}`)"
    )
    return found


def views_stay_in_step(one: Board, other: Board) -> None:
    with other.answered():
        one.cell((1, 2)).click()
    one.settled(AFTER.text, ["C"])
    for board in (one, other):
        expect(board.lying((1, 2))).to_have_text("R")
        expect(board.cards).to_have_count(1)
    assert one.seq == other.seq
    with one.answered():
        other.act("undo").click()
    for board in (one, other):
        expect(board.lying((1, 2))).to_have_count(0)
        expect(board.cards).to_have_count(2)
    assert one.seq == other.seq


def shortcuts_stay_out(page: Page, board: Board) -> None:
    """Keys that cut, delete, merge or change the cell of a board do nothing of it there."""
    before = lab_cells(page)
    outputs = page.locator(".jp-OutputArea-output").count()
    board.cell((0, 0)).click()
    for key in ("d", "d", "m", "y", "x", "1", "2", "r", "Escape", "Shift+M"):
        page.keyboard.press(key)
        assert board.focused() == (0, 0), key
    board.act("hint").focus()
    for key in ("d", "d", "m", "Escape", "x"):
        page.keyboard.press(key)
    expect(board.act("hint")).to_be_focused()
    board.cell((1, -1)).focus()
    with board.answered():
        page.keyboard.press("Enter")
    assert board.focused() == (1, -1)
    with board.answered():
        page.keyboard.press("u")
    assert lab_cells(page) == before
    assert page.locator(".jp-OutputArea-output").count() == outputs


def enter_plays(page: Page, board: Board, other: Board) -> None:
    """Enter in a field sends its form, in an output of JupyterLab too."""
    field = other.root.locator("input[name=typed]")
    field.fill("R g5")
    with board.answered():
        field.press("Enter")
    expect(board.lying((1, 2))).to_have_text("R")
    with board.answered():
        other.act("undo").click()


def commands_go_through(page: Page, board: Board) -> None:
    """Jupyter's own keys work while the focus is in a board or its field, and the board hears its own."""
    for place in (board.cell((0, 0)), board.root.locator("input[name=typed]")):
        page.evaluate("window.jupyterapp.shell.currentWidget.context.model.dirty = true")
        place.focus()
        page.keyboard.press("Control+s")
        page.wait_for_function("!window.jupyterapp.shell.currentWidget.context.model.dirty")
    before = len(lab_cells(page))
    board.cell((0, 0)).click()
    page.keyboard.press("b")
    assert len(lab_cells(page)) == before + 1
    page.keyboard.press("d")
    page.keyboard.press("d")
    assert len(lab_cells(page)) == before
    board.cell((0, 0)).focus()
    page.keyboard.press("Control+Shift+C")
    palette = page.locator(".lm-CommandPalette-input")
    expect(palette).to_be_visible()
    page.keyboard.press("Escape")
    expect(palette).to_be_hidden()
