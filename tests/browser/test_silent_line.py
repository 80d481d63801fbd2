"""A line that looks open and is dead: it is said within seconds, and what was done comes once, not twice."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from cardcity_tutor.locale import say
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, watching

pytestmark = pytest.mark.browser

PHONE = Visitor(locale="fr-FR", width=390, height=844, touch=True)
SOON_MS = 5_000


class Network:
    """The network of a page: it can go away without telling anybody, for what is asked, what is answered, or both."""

    def __init__(self, page: Page) -> None:
        self.lines: list[WebSocketRoute] = []
        self.up = self.down = True
        page.route_web_socket("**/channels*", self._connect)
        page.route("**/api/kernels/*", lambda route: route.continue_() if self.down else route.abort())

    def _connect(self, line: WebSocketRoute) -> None:
        self.lines.append(line)
        alive = [True]
        far = line.connect_to_server()

        def carry(go: Callable[[str | bytes], None], way: str) -> Callable[[str | bytes], None]:
            def pass_on(message: str | bytes) -> None:
                alive[0] = alive[0] and getattr(self, way)  # what has died once stays dead
                if alive[0]:
                    go(message)

            return pass_on

        line.on_message(carry(far.send, "up"))
        far.on_message(carry(line.send, "down"))

    def go(self) -> None:
        self.up = self.down = False

    def come(self) -> None:
        self.up = self.down = True


def sandbox(page: Page, tutor_url: str) -> None:
    page.goto(f"{tutor_url}?city=M+R+/+.+C&hand=P,P&money=20")
    expect(page.locator(".cc-sandbox [data-act=undo]")).to_be_visible(timeout=PATIENCE)


def place(page: Page) -> None:
    page.locator(".cc-sandbox input[name=typed]").evaluate(
        """node => {
            node.value = node.placeholder; // what is shown there is allowed
            node.form.requestSubmit();
        }"""
    )


@pytest.mark.parametrize("heard", [False, True])
def test_a_dead_line_is_told_of_and_the_move_comes_once(
    browser: Browser, tutor_url: str, heard: bool
) -> None:
    """The worst case is a move that the kernel has, while its answer is lost: it is sent again, and not carried out again."""
    with watching(browser, PHONE) as watched:
        page = watched.page
        network = Network(page)
        sandbox(page, tutor_url)
        cards = page.locator(".cc-sandbox .cc-board svg [data-at]")
        expect(cards).to_have_count(3)
        network.down = False
        network.up = heard
        place(page)
        words = page.locator(".cc-silent:visible")
        expect(words).to_have_text(say("fr", "ui-line-silent"), timeout=SOON_MS)
        box = words.bounding_box()
        assert box is not None
        assert box["y"] > 844 / 2, "near the thumb"
        assert "M R" not in page.inner_text("body")
        expect(cards).to_have_count(3)
        network.come()
        expect(cards).to_have_count(4, timeout=PATIENCE)
        expect(words).to_have_count(0)
        page.wait_for_timeout(1500)
        expect(cards).to_have_count(4)
        assert len(network.lines) > 1
        place(page)  # and the game goes on
        expect(cards).to_have_count(5, timeout=PATIENCE)


def test_a_dead_line_is_told_of_to_whoever_opens_a_page(browser: Browser, tutor_url: str) -> None:
    with watching(browser, Visitor(locale="en-GB", width=1280, height=800)) as watched:
        page = watched.page
        network = Network(page)
        page.goto(tutor_url)
        expect(page.locator("html[data-live]")).to_be_attached(timeout=PATIENCE)
        network.go()
        page.get_by_role("link", name="Rules").first.click()
        words = page.locator(".cc-silent:visible")
        expect(words).to_have_text(say("en", "ui-line-silent"), timeout=SOON_MS)
        network.come()
        expect(page.locator(".cc-rules-list")).to_be_visible(timeout=PATIENCE)
        expect(words).to_have_count(0)
