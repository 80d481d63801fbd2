"""A card is laid by one gesture at every level of help: choose, tap, confirm; with the mouse point, click."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.hosts import Server, write_notebook
from tests.widgets.persons import Person

pytestmark = pytest.mark.browser

HELPS = ("full", "marks", "none")
ALLOWED = '[role=gridcell][data-cell="{},{}"]'


def building(level: str) -> GameTable:
    """A table at which somebody builds in the first turn."""
    table = GameTable(seed=3, help=level)
    Person(1).until(table, "build")
    return table


TABLES = {level: building(level) for level in HELPS}
CELLS = [
    "from cardcity_tutor import GameTable",
    *(
        f"table = GameTable.resume({table.value['record']!r}, lang='en', motion='off')\n"
        f"table.add_class('help-{level}')\ntable"
        for level, table in TABLES.items()
    ),
]


def first_cell() -> str:
    """A cell where the card that is picked at first may go: the same at all tables."""
    scene = TABLES["full"].scene
    row, column = scene["cells"][next(k for k, n in enumerate(scene["judged"][0][0]) if n < 0)][:2]
    return ALLOWED.format(row, column)


@pytest.fixture(scope="module")
def server(voila: Callable[[Path], Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    return voila(write_notebook(tmp_path_factory.mktemp("placing") / "tables.ipynb", *CELLS))


@pytest.fixture(scope="module")
def phone(browser: Browser, server: Server) -> Iterator[Watched]:
    with watching(browser, Visitor(locale="en", width=390, height=844, touch=True, calm=True)) as watched:
        watched.page.goto(server.address)
        yield watched
        watched.assert_quiet()


@pytest.mark.parametrize("level", HELPS)
def test_choose_tap_confirm(phone: Watched, level: str) -> None:
    table = phone.page.locator(f".help-{level} section.cc-game")
    expect(table.locator("[role=gridcell]").first).to_be_visible(timeout=PATIENCE)
    cards = table.locator(".cc-picture [data-at]")
    before = cards.count()
    seq = str(table.get_attribute("data-seq"))
    table.locator("[data-card]").first.tap()
    table.locator(first_cell()).tap()
    expect(table.locator(".cc-ghost")).not_to_have_count(0)
    assert table.get_attribute("data-seq") == seq, "a first tap lays nothing"
    confirm = table.locator("[data-act=confirm]")
    expect(confirm).to_be_in_viewport(ratio=1)
    expect(confirm).to_have_text("Place it here↵")
    table.locator("[data-act=elsewhere]").tap()
    expect(table.locator(".cc-ghost")).to_have_count(0)
    table.locator(first_cell()).tap()
    confirm.tap()
    expect(table).not_to_have_attribute("data-seq", seq, timeout=PATIENCE)
    assert cards.count() > before


def test_the_pointer_shows_the_card_at_every_level(browser: Browser, server: Server) -> None:
    with watching(browser, Visitor(locale="en", width=1280, height=800, calm=True)) as watched:
        watched.page.goto(server.address)
        for level in HELPS:
            table = watched.page.locator(f".help-{level} section.cc-game")
            cell = table.locator(first_cell())
            expect(cell).to_be_visible(timeout=PATIENCE)
            seq = str(table.get_attribute("data-seq"))
            table.locator("[data-card]").first.click()
            cell.hover()
            expect(table.locator(".cc-ghost")).not_to_have_count(0)
            cell.click()
            expect(table).not_to_have_attribute("data-seq", seq, timeout=PATIENCE)
        watched.assert_quiet()
