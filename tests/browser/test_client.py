"""The page's own client: boxes that change, layouts and classes, widgets it does not know, and a line that drops."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visitor, Watched, message_kind
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

class Broken(anywidget.AnyWidget):
    _esm = "export default { render() { throw new Error('on purpose'); } };"

counter = Counter()
counter.on_msg(act)
ipywidgets.HBox([Broken(), counter, box, ipywidgets.IntSlider()])
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
    assert watched.strangers == []


def test_what_cannot_be_shown_is_told_in_its_place(
    server: Server, visit: Callable[[Visitor], Watched]
) -> None:
    for locale, strange, broken in (
        ("fr-FR", "ne montre pas", "pas pu être affichée"),
        ("en-GB", "does not show", "could not be shown"),
    ):
        watched = visit(Visitor(locale=locale))
        watched.page.goto(server.address)
        expect(watched.page.get_by_text(strange)).to_contain_text("IntSliderView", timeout=PATIENCE)
        expect(watched.page.get_by_text(broken)).to_be_visible()
        assert "on purpose" in "".join(watched.errors)


def test_a_slow_answer_is_waited_for_not_asked_for_again(
    server: Server, visit: Callable[[Visitor], Watched]
) -> None:
    """The widgets come as one large message: whoever asks again while it is on its way gets it twice."""
    page = visit(Visitor()).page
    asked: list[str] = []
    late: list[str | bytes] = []

    def connect(line: WebSocketRoute) -> None:
        far = line.connect_to_server()

        def ask(message: str | bytes) -> None:
            asked.append(message_kind(message))
            far.send(message)

        def answer(message: str | bytes) -> None:
            (late.append if message_kind(message) == "comm_msg" else line.send)(message)

        line.on_message(ask)
        far.on_message(answer)

    page.route_web_socket("**/channels*", connect)
    page.goto(server.address)
    page.wait_for_timeout(3500)
    assert len(late) == 1
    assert asked == ["comm_open", "comm_msg"]


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


def test_a_script_that_does_not_come_is_told_of(server: Server, visit: Callable[[Visitor], Watched]) -> None:
    page = visit(Visitor(locale="en-GB")).page
    page.route("**/models.js", lambda route: route.abort())
    page.goto(server.address)
    expect(page.locator("#page-boot")).to_contain_text("Load the page again", timeout=PATIENCE)
    expect(page.locator("[data-late]")).to_be_visible()
