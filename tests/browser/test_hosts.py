"""The hosts and helpers of the browser tests, on the smallest widget there can be."""

import re
import urllib.error
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible, violations
from tests.browser.conftest import Visitor, Watched
from tests.browser.hosts import Server, voila_kernel, write_notebook

pytestmark = pytest.mark.browser

COUNTER = '''
import anywidget, traitlets

class Counter(anywidget.AnyWidget):
    _esm = """
    export default { render({ model, el }) {
      el.innerHTML = '<button class="up">0</button>';
      const button = el.querySelector("button");
      button.onclick = () => model.send({ kind: "up" });
      model.on("change:value", () => { button.textContent = model.get("value"); });
    } };
    """
    value = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(self.take)

    def take(self, _widget, content, _buffers):
        self.value += content["kind"] == "up"

Counter()
'''


@pytest.fixture(scope="module")
def notebook(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_notebook(tmp_path_factory.mktemp("counter") / "counter.ipynb", COUNTER)


def counted_up(page: Page) -> None:
    button = page.locator("button.up")
    expect(button).to_have_text("0")
    button.click()
    expect(button).to_have_text("1")


def test_voila_serves_any_notebook_until_its_kernel_is_killed(
    watched: Watched, voila: Callable[[Path], Server], notebook: Path
) -> None:
    server = voila(notebook)
    watched.page.goto(server.address)
    counted_up(watched.page)
    assert_accessible(watched.page, "button.up")
    with watched.traffic() as hovering:
        watched.page.locator("button.up").hover()
    assert hovering.frames == []
    with watched.traffic() as clicking:
        watched.page.locator("button.up").click()
    assert [frame.kind for frame in clicking.sent] == ["comm_msg"]
    assert "comm_msg" in [frame.kind for frame in clicking.received]
    assert all(frame.size > 0 for frame in clicking.frames)
    watched.assert_quiet()
    kernel = voila_kernel(watched.page)
    server.end_page(kernel)
    with pytest.raises(urllib.error.HTTPError, match="404"):
        server.asked(f"api/kernels/{kernel}")


def test_axe_names_what_is_wrong(watched: Watched) -> None:
    page = watched.page
    page.set_content('<button class="up">0</button><input class="bare">')
    assert_accessible(page, "button.up")
    assert [violation["id"] for violation in violations(page, ".bare")] == ["label"]
    with pytest.raises(AssertionError, match=r"label \(critical\)[\s\S]*input"):
        assert_accessible(page, ".bare")
    assert_accessible(page, ".bare", ignore=("label",))


def test_complaints_of_the_host_can_be_left_out(watched: Watched) -> None:
    watched.page.evaluate("console.error('host: hm'); console.error('ours: oh')")
    watched.ignore(re.compile("^host:"))
    watched.page.evaluate("console.error('host: hm again')")
    assert watched.errors == ["ours: oh"]
    with pytest.raises(AssertionError):
        watched.assert_quiet()


VISITORS = [
    Visitor(scheme="dark", calm=True, locale="fr-FR"),
    Visitor(locale="de-DE", touch=True, width=360, height=740),
]


@pytest.mark.parametrize("visitor", VISITORS)
def test_visitors_have_wishes(visit: Callable[[Visitor], Watched], visitor: Visitor) -> None:
    page = visit(visitor).page

    def matches(query: str) -> bool:
        return bool(page.evaluate("(query) => matchMedia(query).matches", query))

    assert matches(f"(prefers-color-scheme: {visitor.scheme})")
    assert matches("(prefers-reduced-motion: reduce)") == visitor.calm
    assert matches("(hover: none)") == visitor.touch
    assert page.evaluate("navigator.language") == visitor.locale
    assert page.evaluate("screen.width") == visitor.width
