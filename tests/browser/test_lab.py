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
    shortcuts_stay_out(page, one)
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
    """Keys that add, cut, paste, delete, merge, run or change cells do nothing of it in a board."""
    before = lab_cells(page)
    outputs = page.locator(".jp-OutputArea-output").count()
    board.cell((0, 0)).click()
    for key in (
        "b",
        "a",
        "d",
        "d",
        "m",
        "y",
        "x",
        "v",
        "z",
        "1",
        "2",
        "0",
        "0",
        "Escape",
        "b",
        "d",
        "d",
        "Shift+M",
    ):
        page.keyboard.press(key)
        assert board.focused() == (0, 0), key
    board.act("hint").focus()
    for key in ("a", "b", "d", "d", "m", "Escape", "x"):
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
