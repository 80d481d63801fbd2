"""A game in the browser: a turn by mouse, a turn by keyboard alone, on a phone, and nothing in the way of readers."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cardcity_tutor.club.seals import is_sealed
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.hosts import Server, write_notebook
from tests.widgets.persons import Person

pytestmark = pytest.mark.browser

PATIENCE = 30_000
SETUP = """
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable

def show(name, table):
    table.add_class(f"table-{name}")
    display(table)
"""


def kept(table: GameTable, person: Person, phase: str, turn: int) -> str:
    """A record, played up to a phase of a turn."""
    person.until(table, phase, turn)
    return str(table.value["record"])


LATE = kept(GameTable("advanced", seed=3, help="full"), Person(1), "develop", 5)
POOR = kept(GameTable("normal", seed=24, help="full"), Person(24), "build", 6)
"""Two leisures and a parking in hand, and the money for one leisure."""
TABLES = {
    "mouse": "GameTable(seed=3, help='full', lang='en', motion='off')",
    "keys": "GameTable(seed=3, help='none', lang='fr', motion='off', key='here')",
    "rivals": "GameTable('advanced', 3, ['greedy', 'tourist'], seed=8, lang='en', motion='off')",
    "late": f"GameTable.resume({LATE!r}, lang='fr', motion='off')",
    "poor": f"GameTable.resume({POOR!r}, lang='en', motion='off')",
}


class Table:
    """One table of a page, found by its class."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.css = f".table-{name}"
        self.root = page.locator(f"{self.css} section.cc-game")

    def find(self, css: str) -> Locator:
        return self.root.locator(css)

    def act(self, name: str) -> Locator:
        return self.find(f'[data-act="{name}"]').first

    def phase(self, name: str) -> None:
        """The game comes to this phase."""
        expect(self.root).to_have_attribute("data-phase", name, timeout=PATIENCE)

    @property
    def now(self) -> str:
        return self.root.get_attribute("data-phase") or ""

    @property
    def seq(self) -> str:
        return self.root.get_attribute("data-seq") or ""

    def changed(self, seq: str) -> None:
        """Python has answered."""
        expect(self.root).not_to_have_attribute("data-seq", seq, timeout=PATIENCE)


@pytest.fixture(scope="module")
def server(voila: Callable[[Path], Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    cells = [f"show({name!r}, {source})" for name, source in TABLES.items()]
    return voila(write_notebook(tmp_path_factory.mktemp("tables") / "tables.ipynb", SETUP, *cells))


@pytest.fixture(scope="module")
def page(browser: Browser, server: Server) -> Iterator[Watched]:
    with watching(browser, Visitor(locale="en")) as watched:
        opened(watched, server)
        yield watched
        watched.assert_quiet()


def opened(watched: Watched, server: Server) -> None:
    watched.page.goto(server.address)
    for name in TABLES:
        expect(Table(watched.page, name).root).to_have_attribute(
            "data-seq", re.compile(r"\d"), timeout=PATIENCE
        )


def click_legal(table: Table) -> None:
    """Lay the picked card on the first cell that is marked."""
    seq = table.seq
    table.find('[data-legal="true"]').first.click()
    table.changed(seq)


def test_a_turn_by_mouse(page: Watched) -> None:
    """Keep, build with a preview, take back, build again, hear the income, go on to the next turn."""
    table = Table(page.page, "mouse")
    table.phase("keep")
    board = "node => [node.offsetLeft, node.offsetWidth, node.offsetHeight]"
    before = table.find(".cc-board").evaluate(board)
    table.act("card-0").click()
    expect(table.find('[data-place="under"] .cc-card')).to_have_count(1, timeout=PATIENCE)
    table.act("offer").click()
    table.phase("build")
    assert table.find(".cc-board").evaluate(board) == before  # one place and one size through the turn
    expect(table.find(".cc-log")).to_be_in_viewport()
    table.find('[data-legal="true"]').first.hover()
    expect(table.find('[data-panel="preview"]')).to_be_visible()
    expect(table.find(".cc-leader.legal")).to_have_count(1)
    click_legal(table)
    expect(table.find(".cc-story > li").first).to_contain_text("You build")
    table.act("undo").click()
    expect(table.find(".cc-shelf [data-card]")).to_have_count(2, timeout=PATIENCE)
    for _ in range(12):
        if table.now == "rest":
            break
        if table.now == "buy":
            table.act("pass").click()
            table.phase("rest")
        else:
            click_legal(table)
    table.phase("rest")
    expect(table.find('[data-panel="income"] li[data-rule="salary"]')).to_be_visible()
    expect(table.find(".cc-news")).to_contain_text("you can buy nothing")
    page.assert_quiet()
    assert_accessible(page.page, table.css)
    table.act("next").click()
    table.phase("keep")
    expect(table.find(".cc-turn")).to_contain_text("Turn 2 of 10")
    assert_accessible(page.page, table.css)


def test_a_turn_by_keyboard_alone(page: Watched) -> None:
    """Without marks: a refused try is explained, the coach helps, arrows and a typed move build, a typed word goes on."""
    table, keys = Table(page.page, "keys"), page.page.keyboard
    table.act("card-0").focus()
    keys.press("Enter")
    expect(table.find('[data-place="under"] .cc-card')).to_have_count(1, timeout=PATIENCE)
    table.act("offer").focus()
    keys.press("Enter")
    table.phase("build")
    expect(table.find("[role=gridcell]:focus")).to_have_count(1)  # the focus went where the game goes on
    assert table.find("[data-legal]").count() == 0
    keys.press("Enter")  # on the town hall
    expect(table.find('[data-panel="why"] li[data-rule="stays"]')).to_be_visible(timeout=PATIENCE)
    seq = table.seq
    keys.press("h")
    table.changed(seq)
    expect(table.find(".cc-note")).to_contain_text("Indice 1 sur 3")
    expect(table.find('[data-panel="why"]')).to_have_count(0)
    keys.press("ArrowUp")
    seq = table.seq
    keys.press("Enter")
    table.changed(seq)
    expect(table.find(".cc-story > li").first).to_contain_text("Vous construisez")
    assert table.now == "build"
    field = table.find("input[name=typed]")
    field.focus()
    field.type("d5")
    keys.press("Enter")
    table.phase("rest")
    field.type("suivant")
    keys.press("Enter")
    table.phase("keep")
    expect(table.find(".cc-turn")).to_contain_text("Tour 2 sur 10")
    expect(table.find("button.cc-card:focus")).to_have_count(1)
    kept = parse_qs(page.page.evaluate("localStorage.getItem('cardcity:work:here')"))
    assert is_sealed(kept["record"][0])  # the cards to come are in it


def test_the_hand_lies_on_the_screen_with_the_board(page: Watched) -> None:
    """A tall city leaves room for the cards and the buttons below it."""
    table = Table(page.page, "late")
    table.phase("develop")
    page.page.set_viewport_size({"width": 1280, "height": 720})
    table.find(".cc-middle").evaluate("node => node.scrollIntoView({ block: 'nearest' })")
    for css in (".cc-board", ".cc-tools"):
        expect(table.find(css).first).to_be_in_viewport(ratio=1)
    page.page.set_viewport_size({"width": 1280, "height": 900})
    heights = table.find(".cc-phases li > span").evaluate_all("all => all.map((n) => n.offsetHeight)")
    assert len(set(heights)) == 1  # "Développement" in one line, like the others


def test_a_card_that_can_go_somewhere_is_picked(page: Watched) -> None:
    """After one leisure there is no money for the other."""
    table = Table(page.page, "poor")
    table.phase("build")
    expect(table.find(".cc-shelf [aria-pressed=true]")).to_contain_text("leisure")
    click_legal(table)
    expect(table.find(".cc-shelf .cc-card")).to_have_count(2)
    expect(table.find(".cc-shelf [aria-pressed=true]")).to_contain_text("parking")
    expect(table.find('[data-legal="true"]')).not_to_have_count(0)


def test_rivals(page: Watched) -> None:
    """Lots by typing, a bribe field, other cities small and large; no label without its text."""
    table = Table(page.page, "rivals")
    table.phase("divide")
    assert table.find('input[name="money-open"]').count() == 1
    assert_accessible(page.page, table.css)
    expect(table.find(".cc-other")).to_have_count(2)
    table.act("look-1").click()
    dialog = table.find("dialog")
    expect(dialog).to_contain_text("Greedy player")
    assert_accessible(page.page, f"{table.css} dialog")
    page.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(table.act("look-1")).to_be_focused()
    table.act("offer").click()
    expect(table.find('[data-panel="why"]')).to_be_visible(timeout=PATIENCE)


def test_on_a_phone(browser: Browser, server: Server) -> None:
    """Nothing wider than the screen, every target large enough, the first tap shows and the second builds."""
    phone = Visitor(width=320, height=640, touch=True, scheme="dark", locale="en")
    with watching(browser, phone) as watched:
        opened(watched, server)
        page = watched.page
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        for name in TABLES:
            small = (
                Table(page, name)
                .find("button, input, summary")
                .evaluate_all(
                    "all => all.filter((n) => n.offsetParent && (n.offsetHeight < 44 || n.offsetWidth < 44)).map((n) => n.outerHTML.slice(0, 120))"
                )
            )
            assert small == []
        table = Table(page, "mouse")
        table.act("card-0").tap()
        expect(table.find('[data-place="under"] .cc-card')).to_have_count(1, timeout=PATIENCE)
        table.act("offer").scroll_into_view_if_needed()
        table.act("offer").tap()
        table.phase("build")
        expect(table.find(".cc-board")).to_be_in_viewport(ratio=1)  # it lay above what was touched
        expect(table.find(".cc-shelf")).to_be_in_viewport(ratio=1)
        table.find('[data-legal="true"]').first.tap()
        expect(table.find('[data-panel="preview"]')).to_be_visible()
        seq = table.seq
        table.act("confirm").tap()
        table.changed(seq)
        assert_accessible(page, table.css)
        watched.assert_quiet()
