"""The page's own client: boxes that change, layouts and classes, widgets it does not know, and a line that drops."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visitor, Watched
from tests.browser.hosts import COUNTER, TOLD, Server, write_notebook

pytestmark = pytest.mark.browser

PATIENCE = 30_000
CELL = (
    TOLD
    + COUNTER
    + """
import ipywidgets

one, two, three = (Told(value=f"<b>{word}</b>") for word in ("one", "two", "three"))
box = ipywidgets.VBox([one, two]).add_class("numbers")

def act(_widget, _content, _buffers):
    counter.count += 1
    if counter.count == 1:
        box.children = (three, one)
        one.layout.margin = "40px"
        three.add_class("marked")
    if counter.count == 2:
        three.remove_class("marked")
        one.layout.margin = None
        two.close()
        box.children = (Told(value="<b>new</b>"), three, one)

counter = Counter()
counter.on_msg(act)
ipywidgets.HBox([counter, box, ipywidgets.IntSlider()])
"""
)


@pytest.fixture(scope="module")
def server(voila: Callable[[Path], Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    return voila(write_notebook(tmp_path_factory.mktemp("client") / "client.ipynb", CELL))


def click(page: Page, count: int) -> None:
    button = page.locator(".jupyter-widgets button")
    button.click()
    expect(button).to_have_text(str(count), timeout=PATIENCE)


def test_boxes_follow_python_and_leave_alone_what_stays(
    server: Server, visit: Callable[[Visitor], Watched]
) -> None:
    watched = visit(Visitor(locale="fr-FR"))
    page = watched.page
    page.goto(server.address)
    words = page.locator(".numbers b")
    expect(words).to_have_text(["one", "two"], timeout=PATIENCE)
    one = page.locator(".numbers > *", has_text="one")
    one.evaluate("node => (node.dataset.same = 'yes')")

    click(page, 1)
    expect(words).to_have_text(["three", "one"])
    expect(one).to_have_attribute("data-same", "yes")
    expect(one).to_have_css("margin-left", "40px")
    expect(page.locator(".numbers > .marked")).to_have_text("three")

    click(page, 2)
    expect(words).to_have_text(["new", "three", "one"])
    expect(one).to_have_attribute("data-same", "yes")
    expect(one).to_have_css("margin-left", "2px")
    expect(page.locator(".marked")).to_have_count(0)

    row = page.locator(".widget-hbox").bounding_box()
    assert row is not None
    assert row["height"] < 200, "a row, not a column"
    watched.assert_quiet()


def test_a_widget_of_another_kind_is_named(server: Server, visit: Callable[[Visitor], Watched]) -> None:
    for locale, told in (("fr-FR", "ne montre pas"), ("en-GB", "does not show")):
        watched = visit(Visitor(locale=locale))
        watched.page.goto(server.address)
        expect(watched.page.get_by_text(told)).to_contain_text("IntSliderView", timeout=PATIENCE)
        watched.assert_quiet()


def test_a_line_that_drops_is_taken_up_again_and_loses_nothing(
    server: Server, visit: Callable[[Visitor], Watched]
) -> None:
    page = visit(Visitor()).page
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/channels*", connect)
    page.goto(server.address)
    button = page.locator(".jupyter-widgets button")
    expect(button).to_have_text("0", timeout=PATIENCE)
    lines[0].close()
    button.click()  # nobody hears it yet
    expect(button).to_have_text("1", timeout=PATIENCE)
    expect(page.locator(".numbers b")).to_have_text(["three", "one"])
    assert len(lines) == 2
    click(page, 2)
