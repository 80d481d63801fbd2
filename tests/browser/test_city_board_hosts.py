"""A `CityBoard` in its hosts: languages and themes, several tabs and views, JupyterLab's keys, a lost kernel."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, expect

from cardcity_tutor.locale import say
from tests.browser import boards
from tests.browser.axe import assert_accessible
from tests.browser.boards import Board, Table, spec
from tests.browser.conftest import Visitor
from tests.browser.hosts import Server, voila_kernel

pytestmark = pytest.mark.browser

PLAIN = spec("I . / M C / . R", hand=["R", "C"], money=5)
AFTER = PLAIN.city.build("R", (1, 2))
SPECS = {
    "auto": spec(PLAIN.text, **PLAIN.rules, lang="auto", key="kept"),
    "fr": spec(PLAIN.text, **PLAIN.rules, lang="fr", theme="light"),
    "en": spec(PLAIN.text, **PLAIN.rules, lang="en", theme="dark"),
}
INK = {"light": "rgb(32, 37, 43)", "dark": "rgb(240, 236, 227)"}


@pytest.fixture(scope="module")
def server(voila: Callable[[Path], Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    return voila(boards.notebook(tmp_path_factory.mktemp("hosts") / "boards.ipynb", SPECS))


@pytest.fixture(scope="module")
def abroad(browser: Browser, server: Server) -> Iterator[Callable[[str], Table]]:
    """The page of a visitor from somewhere, opened once and left open; their system is dark."""
    tables: dict[str, Table] = {}
    with ExitStack() as stack:

        def visit(locale: str) -> Table:
            if locale not in tables:
                visitor = Visitor(locale=locale, scheme="dark")
                tables[locale] = stack.enter_context(boards.opened(browser, server, SPECS, visitor))
            return tables[locale]

        yield visit


def speaks(board: Board, lang: str) -> None:
    expect(board.root).to_have_attribute("lang", lang, timeout=boards.PATIENCE)
    expect(board.act("undo")).to_contain_text(say(lang, "ui-undo"))
    expect(board.act("mode-build")).to_have_text(say(lang, "mode-build"))
    expect(board.grid).to_have_accessible_name(say(lang, "ui-board"))
    board.look((1, 2))
    expect(board.panel("preview")).to_contain_text(say(lang, "stat-income"))


def wears(board: Board, theme: Literal["light", "dark"]) -> None:
    expect(board.root).to_have_css("color", INK[theme])


# ------------------------------------------------------------------ visitors


@pytest.mark.parametrize(("locale", "lang"), [("fr-FR", "fr"), ("en-GB", "en"), ("de-DE", "fr")])
def test_the_browser_chooses_the_language(abroad: Callable[[str], Table], locale: str, lang: str) -> None:
    table = abroad(locale)
    speaks(table["auto"], lang)
    speaks(table["fr"], "fr")
    speaks(table["en"], "en")


def test_the_system_chooses_the_theme(abroad: Callable[[str], Table]) -> None:
    table = abroad("fr-FR")
    wears(table["auto"], "dark")
    wears(table["fr"], "light")
    wears(table["en"], "dark")
    table.page.emulate_media(color_scheme="light")
    wears(table["auto"], "light")
    wears(table["fr"], "light")
    wears(table["en"], "dark")


def test_two_tabs_do_not_disturb_each_other(abroad: Callable[[str], Table]) -> None:
    one, other = abroad("fr-FR")["en"], abroad("en-GB")["en"]
    seq = other.seq
    with one.answered():
        one.cell((1, 2)).click()
    one.settled(AFTER.text, ["C"])
    expect(one.lying((1, 2))).to_have_text("R")
    other.settled(PLAIN.city.text, ["R", "C"])
    expect(other.lying((1, 2))).to_have_count(0)
    assert other.seq == seq
    with other.answered():
        other.cell((1, -1)).click()
    other.settled(PLAIN.city.build("R", (1, -1)).text, ["C"])
    one.settled(AFTER.text, ["C"])
    expect(one.lying((1, -1))).to_have_count(0)


# ------------------------------------------------------------------ a lost kernel


def kill_and_play(table: Table, server: Server, board: Board) -> None:
    """The visit is ended; then a card is placed, in vain."""
    server.end_page(voila_kernel(table.page))
    board.pick("C")
    board.cell((2, 2)).click()


def test_a_lost_kernel_loses_no_work(abroad: Callable[[str], Table], server: Server) -> None:
    table = abroad("en-GB")
    board = table["auto"]
    banner = board.root.get_by_role("alert")
    speaks(board, "en")
    with board.answered():
        board.cell((1, 2)).click()
    board.settled(AFTER.text, ["C"])
    table.watched.assert_quiet()
    kill_and_play(table, server, board)
    expect(banner).to_be_visible(timeout=10_000)
    expect(board.root).to_have_attribute("data-lost", "")
    expect(banner).to_contain_text(say("en", "ui-lost-head"))
    expect(banner).not_to_contain_text(AFTER.text)
    expect(board.act("copy-work")).to_be_visible()
    expect(board.lying((1, 2))).to_have_text("R")
    expect(board.cell((1, 2))).to_be_visible()
    board.look((2, 2))
    expect(board.panel("preview")).to_be_visible()
    for scheme, width in (("light", 1280), ("dark", 360)):
        table.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
        table.page.set_viewport_size({"width": width, "height": 900})
        expect(banner).to_be_visible()
        assert_accessible(table.page, board.css)
    table.page.set_viewport_size({"width": 1280, "height": 900})
    expect(board.act("reload")).to_be_visible()
    assert_restored(table, board)
    assert_refused(table, board)
    table.watched.errors.clear()  # what Jupyter said of its lost kernel


def reload(table: Table, board: Board) -> Locator:
    """A fresh page, which offers what was begun."""
    table.page.reload()
    table.ready()
    expect(board.root).to_have_attribute("lang", "en", timeout=boards.PATIENCE)
    board.settled(PLAIN.city.text, ["R", "C"])
    offer = board.root.locator(".cc-offer")
    expect(offer.locator("span").first).to_have_text("Your last city: 5 cards, level Simplified.")
    return offer


def assert_restored(table: Table, board: Board) -> None:
    offer = reload(table, board)
    expect(board.act("restore")).to_have_text(say("en", "ui-restore"))
    assert_accessible(table.page, board.css)
    with board.answered():
        board.act("restore").click()
    board.settled(AFTER.text, ["C"])
    expect(board.lying((1, 2))).to_have_text("R")
    expect(offer).to_have_count(0)


def assert_refused(table: Table, board: Board) -> None:
    offer = reload(table, board)
    board.act("discard").click()
    expect(offer).to_have_count(0)
    board.settled(PLAIN.city.text, ["R", "C"])
    kept = table.page.evaluate("Object.values(localStorage).join()")
    assert AFTER.text.replace(" ", "+") not in kept
