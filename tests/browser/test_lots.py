"""Lots and hands in the browser: divided by click, drag, key, touch and typing; refused with a reason; chosen, kept."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.hosts import TOLD, Server, write_notebook

pytestmark = pytest.mark.browser

SETUP = (
    TOLD
    + """
import html, json
from IPython.display import display
from cardcity_tutor.games.cardcity.rules.game import game
from cardcity_tutor.games.cardcity.rules.play import apply, start
from cardcity_tutor.games.cardcity.widgets.hand_view import HandView
from cardcity_tutor.games.cardcity.widgets.lots_view import LotsView

def show(name, view):
    told = Told()

    def tell(_=None):
        told.value = f'<code hidden data-value="{html.escape(json.dumps(view.value))}"></code>'

    view.observe(tell, "value")
    tell()
    view.add_class(f"view-{name}")
    told.add_class(f"value-{name}")
    display(view, told)

def first(**options):
    return start(game(**options), 5)[0]
"""
)
SIX = "LotsView(['R', 'C', 'P', 'I2', 'L', 'RLd'])"
NINE = "LotsView('R C P I L R C P R'.split(), open_up=2, open_down=1, money=3)"
VIEWS = {
    "click": SIX,
    "drag": SIX,
    "keys": NINE,
    "wrong": NINE,
    "typed": NINE,
    "choose": "LotsView.of(apply(first(players=3), first(players=3).actions[3])[0])",
    "watch": "LotsView.of(first(players=3, level='normal'), player=2)",
    "keep": "LotsView.of(first(players=1, level='normal'))",
    "hand": "HandView(['R', 'RLd', 'L', '?'], face_down=[0], price=3)",
}


class View:
    """One view of a page, found by its class."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.root = page.locator(f".view-{name} section.cc-widget")
        self.told = page.locator(f".value-{name} code")
        self.live = self.root.locator("[aria-live=polite]")
        self.panel = self.root.locator("[data-panel=why]")

    def card(self, number: int) -> Locator:
        return self.root.locator(f'[data-act="card-{number}"]')

    def place(self, place: str) -> Locator:
        return self.root.locator(f'[data-place="{place}"]')

    def act(self, name: str) -> Locator:
        return self.root.locator(f'[data-act="{name}"]')

    def in_place(self, place: str) -> list[str]:
        cards = self.place(place).locator(".cc-card")
        return [str(card.get_attribute("data-card")) for card in cards.all()]

    def says(self, **parts: Any) -> None:
        """The value in Python comes to hold these parts."""
        for key, part in parts.items():
            written = f"{json.dumps(key)}: {json.dumps(part)}"
            expect(self.told).to_have_attribute("data-value", containing(written))

    def middle(self, node: Locator) -> tuple[float, float]:
        node.scroll_into_view_if_needed()
        box = node.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def containing(text: str) -> Any:
    return re.compile(re.escape(text))


def lots(open_up: list[str], rest_up: list[str], rest_down: list[str]) -> dict[str, Any]:
    return {
        "open": {"up": open_up, "down": [], "money": 0},
        "rest": {"up": rest_up, "down": rest_down, "money": 0},
    }


@pytest.fixture(scope="module")
def server(voila: Callable[[Path], Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    cells = [f"show({name!r}, {source})" for name, source in VIEWS.items()]
    return voila(write_notebook(tmp_path_factory.mktemp("lots") / "lots.ipynb", SETUP, *cells))


def opened(browser: Browser, server: Server, visitor: Visitor) -> Iterator[Watched]:
    with watching(browser, visitor) as watched:
        page = watched.page
        page.goto(server.address)
        expect(page.locator("section.cc-widget[data-seq]")).to_have_count(len(VIEWS), timeout=20_000)
        language = str(visitor.locale)[:2]
        expect(page.locator(f"section.cc-widget[lang={language}]")).to_have_count(len(VIEWS))
        yield watched
        watched.assert_quiet()


@pytest.fixture(scope="module")
def desk(browser: Browser, server: Server) -> Iterator[Watched]:
    yield from opened(browser, server, Visitor(locale="en-GB"))


@pytest.fixture(scope="module")
def phone(browser: Browser, server: Server) -> Iterator[Watched]:
    yield from opened(
        browser, server, Visitor(scheme="dark", locale="fr-FR", touch=True, width=360, height=740)
    )


def test_divide_by_click(desk: Watched) -> None:
    view = View(desk.page, "click")
    view.act("put-open-up").click()
    expect(view.root.locator(".cc-note")).to_have_text("Pick a card first.")
    view.card(0).click()
    expect(view.card(0)).to_have_attribute("aria-pressed", "true")
    view.place("open-up").locator(".cc-gap").first.click()
    expect(view.card(0)).to_have_attribute("aria-label", "residence, face up, small lot")
    expect(view.live).to_have_text("residence: face up, small lot, 1 of 2.")
    view.card(0).click()
    view.card(0).click()
    expect(view.place("pool").locator(".cc-card")).to_have_count(6)
    for number, place in enumerate(["open-up", "open-up", "rest-up", "rest-up", "rest-down", "rest-down"]):
        view.card(number).click()
        view.act(f"put-{place}").click()
        expect(view.place(place).locator(f'[data-act="card-{number}"]')).to_be_visible()
    view.act("offer").click()
    view.says(**lots(["R", "C"], ["P", "I2"], ["L", "RLd"]), complete=True)
    view.act("undo").click()
    view.says(complete=False)
    desk.page.keyboard.press("Shift+U")
    view.says(complete=True)


def test_divide_by_drag(desk: Watched) -> None:
    view, mouse = View(desk.page, "drag"), desk.page.mouse
    mouse.move(*view.middle(view.card(2)))
    mouse.down()
    mouse.move(*view.middle(view.place("open-up").locator(".cc-cards")), steps=4)
    expect(view.place("open-up")).to_have_class(containing("over"))
    mouse.up()
    expect(view.place("open-up").locator(".cc-card")).to_have_count(1)
    assert view.in_place("open-up") == ["P"]
    expect(view.card(2)).to_have_attribute("aria-pressed", "false")
    mouse.move(*view.middle(view.card(2)))
    mouse.down()
    mouse.move(2, 2, steps=3)
    mouse.up()
    assert view.in_place("open-up") == ["P"]
    view.card(2).press("Enter")
    expect(view.card(2)).to_have_attribute("aria-pressed", "true")
    desk.page.keyboard.press("Escape")
    expect(view.card(2)).to_have_attribute("aria-pressed", "false")


def test_divide_by_keyboard(desk: Watched) -> None:
    view, keyboard = View(desk.page, "keys"), desk.page.keyboard
    view.card(0).focus()
    keyboard.press("ArrowRight")
    expect(view.card(1)).to_be_focused()
    keyboard.press("ArrowLeft")
    divided = view.root.locator(".cc-place:not([data-place=pool]) .cc-card")
    for number, key in enumerate("1123"):
        expect(view.card(number)).to_be_focused()
        keyboard.press(key)
        expect(divided).to_have_count(number + 1)
    keyboard.press("3")
    expect(divided).to_have_count(9)  # the last place fills by itself
    view.card(8).focus()
    keyboard.press("Backspace")
    expect(view.place("pool").locator(".cc-card")).to_have_count(1)
    keyboard.press("u")
    expect(view.place("pool").locator(".cc-card")).to_have_count(0)
    assert view.root.locator('button.cc-card[tabindex="0"]').count() == 1
    keyboard.press("Tab")  # out of the cards: no trap
    expect(view.root.locator("button.cc-card:focus")).to_have_count(0)
    view.root.locator("[name=money-rest]").fill("2")
    view.act("offer").press("Enter")
    view.says(open={"up": ["R", "C"], "down": ["P"], "money": 0}, complete=True)
    assert '"money": 2' in (view.told.get_attribute("data-value") or "")


def test_a_wrong_division_is_explained(desk: Watched) -> None:
    view = View(desk.page, "wrong")
    view.act("offer").click()
    expect(view.panel).to_contain_text("9 cards are still to be divided.")
    view.root.locator("[name=typed]").fill("R C P | L I / $7")
    view.root.locator("[name=typed]").press("Enter")
    expect(view.panel).to_have_count(0)
    view.act("offer").click()
    expect(view.panel).to_contain_text("Face up, small lot: 2 wanted, 3 there.")
    expect(view.panel).to_contain_text("$7 on a lot, with $3 in hand.")
    assert view.panel.locator("[data-rule]").evaluate_all("all => all.map((one) => one.dataset.rule)") == [
        "lots-normal", "bribe",
    ]  # fmt: skip
    expect(view.panel.locator(".cc-cite").first).to_have_text(containing("p.\u00a0"))
    expect(view.live).to_contain_text("Face up, small lot: 2 wanted, 3 there.")
    view.says(complete=False)


def test_divide_by_typing(desk: Watched) -> None:
    view = View(desk.page, "typed")
    field = view.root.get_by_label("By typing")
    field.fill("R K")
    field.press("Enter")
    expect(view.root.locator(".cc-note")).to_contain_text("“K” is no card to be placed.")
    field.fill("r i / p | l c")
    field.press("Enter")
    expect(view.place("rest-down").locator(".cc-card")).to_have_count(4)
    view.act("offer").click()
    view.says(open={"up": ["R", "I1"], "down": ["P"], "money": 0}, complete=True)


def test_choose(desk: Watched) -> None:
    view = View(desk.page, "choose")
    small = view.root.get_by_role("group", name="The small lot")
    expect(small).to_contain_text("Player A divides the other 4 cards again, then Player C chooses.")
    expect(view.root.locator('[data-lot=rest] [data-card="?"]')).to_have_count(2)
    view.act("take-open").click()
    view.says(lot="open")
    expect(small.get_by_role("button")).to_have_attribute("aria-pressed", "true")
    desk.page.keyboard.press("2")
    view.says(lot="rest")
    expect(view.live).to_have_text("You take the large lot.")


def test_others_look_on(desk: Watched) -> None:
    view = View(desk.page, "watch")
    expect(view.root.locator('[data-place=pool] [data-card="?"]')).to_have_count(9)
    expect(view.root.get_by_role("button")).to_have_count(0)
    expect(view.root.locator("[aria-current=true]")).to_have_text("APlayer A divides")


def test_pick_and_turn_a_card_without_an_answer(desk: Watched) -> None:
    view = View(desk.page, "hand")
    seq = view.root.get_attribute("data-seq")
    view.card(0).focus()
    desk.page.keyboard.press("2")
    expect(view.card(1)).to_be_focused()
    desk.page.keyboard.press("r")
    view.says(picked="RLd", facing="1")
    view.act("turn").click()
    view.says(facing="2")
    assert view.root.get_attribute("data-seq") == seq
    desk.page.keyboard.press("Escape")
    view.says(picked=None)


def test_divide_by_touch(phone: Watched) -> None:
    view = View(phone.page, "click")
    view.card(0).tap()
    goals = view.root.locator(".cc-goals")
    expect(goals).to_be_in_viewport(ratio=1)  # the lots may lie below
    expect(goals).to_contain_text("choisissez sa place")
    view.act("to-open-up").tap()
    expect(view.card(0)).to_have_attribute("aria-label", "résidence, face visible, petit lot")
    expect(goals).to_have_count(0)
    expect(view.root.locator(".cc-touchline")).to_be_visible()
    pool, lots = view.place("pool").bounding_box(), view.root.locator(".cc-lots").bounding_box()
    assert pool is not None
    assert lots is not None
    assert lots["y"] + lots["height"] - pool["y"] < 600  # with room for a header on the screen
    start, end = view.middle(view.card(1)), view.middle(view.place("open-up").locator(".cc-gap"))
    finger = phone.page.context.new_cdp_session(phone.page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", start)
    for part in (0.3, 0.7, 1):
        touch("touchMove", (start[0] + part * (end[0] - start[0]), start[1] + part * (end[1] - start[1])))
    touch("touchEnd")
    expect(view.place("open-up").locator(".cc-card")).to_have_count(2)
    assert view.in_place("open-up") == ["R", "C"]


def test_keep_by_touch(phone: Watched) -> None:
    view = View(phone.page, "keep")
    view.act("offer").tap()
    expect(view.panel).to_contain_text("En main\u00a0: il en faut 3, il y en a 4.")
    view.card(1).tap()
    expect(view.place("under").locator(".cc-card")).to_have_count(1)
    view.act("offer").tap()
    view.says(complete=True)


def test_choose_in_french(phone: Watched) -> None:
    view = View(phone.page, "choose")
    expect(view.root).to_contain_text("Joueur A reçoit le petit lot\u00a0; à vous de partager pour Joueur C.")
    view.root.get_by_role("button", name="Prendre ce lot").last.tap()
    view.says(lot="rest")


@pytest.mark.parametrize("visitor", ["desk", "phone"])
def test_access(request: pytest.FixtureRequest, visitor: str) -> None:
    page = request.getfixturevalue(visitor).page
    assert_accessible(page, "section.cc-widget")
    small = page.locator("section.cc-widget :is(button, input)").evaluate_all(
        """all => all.filter((one) => { const box = one.getBoundingClientRect(); return box.width < 44 || box.height < 44; })
             .map((one) => one.outerHTML)"""
    )
    assert small == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
