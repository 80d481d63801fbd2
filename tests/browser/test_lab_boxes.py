"""Sizes in JupyterLab: boxes, panels and windows of every kind, and what opens within a view."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import boards
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.hosts import Lab, write_notebook

pytestmark = pytest.mark.browser

SETUP = "import ipywidgets as w; from cardcity_tutor import *; set_language('en'); from tests.browser.test_lab_boxes import board"
CELLS = (
    SETUP,
    "board()",
    "w.HBox([board(), w.Button(description='beside')])",
    "w.HBox([board(), ScoreSheet('M R / . C', lang='en')])",
    "w.GridBox([board(), board()], layout=w.Layout(grid_template_columns='max-content max-content'))",
    "w.Tab([board(), HandView(['R'], lang='en')], titles=['one', 'two'])",
    "w.Accordion([board()], titles=['one'], selected_index=0)",
    "w.VBox([board()], layout=w.Layout(align_items='center'))",
    "board(max_height=420)",
    "LessonPlayer(1, lang='en', keep='')",
    "w.HBox([CourseView(1, lang='en', keep=''), w.Button(description='beside')])",
    "w.HBox([w.VBox([board()]), w.Button(description='beside')])",
    "City('M R / . C').score()",
    "print('the last cell')",
)
PLAIN, BESIDE, PAIR, GRID, TAB, ACCORDION, CENTRED, LOW, LESSON, COURSE, NESTED, SCORE = range(1, 13)
NARROWEST = 280


def board(**options: object) -> object:
    """The board of these cells."""
    from cardcity_tutor import CityBoard  # in the kernel: the browser's side needs none

    return CityBoard("I . / M C / . R", hand=["R", "C"], money=5, lang="en", **options)


@pytest.fixture(scope="module")
def boxes(lab: Lab, browser: Browser) -> Iterator[Watched]:
    notebook = write_notebook(lab.root / "boxes.ipynb", *CELLS)
    with watching(browser, Visitor(width=1280, height=800)) as watched:
        lab.open(watched.page, notebook)
        expect(watched.page.get_by_text("the last cell", exact=True)).to_be_visible(timeout=boards.PATIENCE)
        yield watched
        watched.assert_quiet()


def views(page: Page, cell: int) -> Locator:
    found = page.locator(".jp-Cell").nth(cell).locator(".cc-widget:visible")
    expect(found.first).to_be_visible(timeout=boards.PATIENCE)
    return found


def height_to(view: Locator, last: str) -> float:
    """From the upper edge of a view to the lower one of a part of it."""
    return float(
        view.evaluate(
            "(view, last) => view.querySelector(last).getBoundingClientRect().bottom - view.getBoundingClientRect().top",
            last,
        )
    )


def notebook_height(page: Page) -> float:
    return float(page.evaluate("document.querySelector('.jp-WindowedPanel-outer').clientHeight"))


def resize(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_timeout(300)  # the boards measure themselves in the frame after


@pytest.mark.parametrize("cell", [PLAIN, BESIDE, PAIR, GRID, TAB, ACCORDION, CENTRED])
def test_a_box_gives_room(boxes: Watched, cell: int) -> None:
    page = boxes.page
    resize(page, 1280, 800)
    for view in views(page, cell).all():
        box = view.bounding_box()
        assert box is not None
        assert box["width"] >= NARROWEST
        assert view.evaluate("(view) => view.scrollWidth <= view.clientWidth")


@pytest.mark.parametrize("cell", [BESIDE, COURSE, NESTED])
def test_a_view_takes_the_room_beside_a_button(boxes: Watched, cell: int) -> None:
    page = boxes.page
    resize(page, 1280, 800)
    assert float(views(page, cell).first.evaluate("(view) => view.offsetWidth")) >= 800


def test_prices_are_not_set_as_formulas(boxes: Watched) -> None:
    page = boxes.page
    expect(page.locator(".jp-Cell").nth(SCORE).locator(".jp-RenderedHTML")).to_contain_text(
        "$3 in hand: 1 point per $5, $3 left over"
    )
    expect(page.locator("mjx-container")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1920, 1080), (3840, 2160)])
def test_the_hand_is_seen_with_the_board(boxes: Watched, width: int, height: int) -> None:
    page = boxes.page
    resize(page, width, height)
    view = views(page, PLAIN).first
    assert height_to(view, ".cc-hand") <= notebook_height(page)
    assert float(view.evaluate("(view) => view.querySelector('.cc-board').offsetHeight")) >= 0.4 * min(
        notebook_height(page), 1200
    )
    assert height_to(views(page, LESSON).first, ".cc-hand .cc-shelf") <= notebook_height(page)
    assert float(view.evaluate("(view) => view.offsetWidth")) <= 1800


def test_a_board_as_high_as_one_likes(boxes: Watched) -> None:
    page = boxes.page
    resize(page, 1280, 800)
    assert height_to(views(page, LOW).first, ".cc-hand .cc-shelf") <= 420 + 1


def test_a_sheet_stays_in_its_view(boxes: Watched) -> None:
    page = boxes.page
    resize(page, 620, 800)
    view = views(page, PLAIN).first
    expect(view.locator(".cc-board")).to_be_visible()
    view.scroll_into_view_if_needed()
    view.locator('[data-cell="0,1"]').click()
    sheet = view.locator("[data-panel=why]")
    expect(sheet).to_contain_text("Industry")
    stays_within(sheet, view)
    page.mouse.move(0, 0)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    view.locator("[data-act=keys]").click()
    keys = view.locator("dialog[open]")
    stays_within(keys, view)
    assert not keys.evaluate("(dialog) => dialog.matches(':modal')")
    page.keyboard.press("Escape")
    expect(keys).to_have_count(0)


def stays_within(part: Locator, view: Locator) -> None:
    inner, outer = part.bounding_box(), view.bounding_box()
    assert inner is not None
    assert outer is not None
    assert outer["x"] <= inner["x"]
    assert inner["x"] + inner["width"] <= outer["x"] + outer["width"] + 1
    assert outer["y"] <= inner["y"]
    assert inner["y"] + inner["height"] <= outer["y"] + outer["height"] + 1
    viewport = part.page.viewport_size
    assert viewport is not None
    assert inner["y"] + inner["height"] <= viewport["height"]


def test_a_notebook_opened_again_shows_what_it_showed(lab: Lab, browser: Browser) -> None:
    """Without its kernel and without the reader's trust: pictures and figures, below what JupyterLab says of the widget."""
    path = write_notebook(
        lab.root / "again.ipynb", SETUP, "board()", "City.of('M R / . C')", "print('the last cell')"
    )
    with watching(browser, Visitor(width=1280, height=800)) as first:
        lab.open(first.page, path)
        expect(first.page.get_by_text("the last cell", exact=True)).to_be_visible(timeout=boards.PATIENCE)
        expect(first.page.locator(".cc-widget[data-seq]")).to_have_count(2, timeout=boards.PATIENCE)
        stills = first.page.locator(".cc-still")
        expect(stills).to_have_count(2)
        for still in stills.all():
            expect(still).to_be_hidden()  # beside the live view
        first.page.evaluate("window.jupyterapp.commands.execute('docmanager:save')")
        first.page.wait_for_function("!window.jupyterapp.shell.currentWidget.context.model.dirty")
    saved = path.read_text(encoding="utf-8")
    assert "CityBoard object" not in saved
    assert not re.search(r"<CityBoard|Position\(", saved)
    lab.end_kernels()
    changed = json.loads(saved)
    changed["cells"][1]["outputs"][1]["data"]["text/html"].append("<script>no()</script>")  # signed by nobody
    stranger = lab.root / "stranger.ipynb"
    stranger.write_text(json.dumps(changed), encoding="utf-8")
    with watching(browser, Visitor(width=1280, height=800)) as second:
        lab.show(second.page, stranger)
        stills = second.page.locator(".cc-still, .jp-RenderedHTML:has(img)")
        expect(stills.first).to_contain_text("VP −19", timeout=boards.PATIENCE)
        for picture in second.page.locator(".jp-OutputArea img[src^='data:image/svg']").all():
            expect(picture).to_be_visible()
            assert picture.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
        second.errors.clear()  # Jupyter's own, of the model that is gone


def test_enter_and_saving_in_notebook_7(lab: Lab, browser: Browser) -> None:
    path = write_notebook(lab.root / "seven.ipynb", SETUP, "board()")
    with watching(browser, Visitor(width=1280, height=800)) as watched:
        page = watched.page
        lab.show(page, path, "notebooks")
        page.evaluate("window.jupyterapp.commands.execute('notebook:run-all-cells')")
        view = page.locator(".cc-widget")
        field = view.locator("input[name=typed]")
        field.fill("R g5", timeout=boards.PATIENCE)
        field.press("Enter")
        expect(view.locator('svg [data-at="1,2"]')).to_have_text("R")
        assert height_to(view, ".cc-hand") <= notebook_height(page)
        page.evaluate("window.jupyterapp.shell.currentWidget.context.model.dirty = true")
        view.locator(".cc-cell").first.focus()
        page.keyboard.press("Control+s")
        page.wait_for_function("!window.jupyterapp.shell.currentWidget.context.model.dirty")
