"""The club in a real browser: a nickname that stays, a result, goodbye; and the host's page with backup and restore."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from cardcity_tutor.club import Store, result_of
from cardcity_tutor.club.seals import is_sealed
from cardcity_tutor.games.cardcity.rules.game import game
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from tests.browser import hosts
from tests.browser.axe import assert_accessible
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, Watched
from tests.club.records import record
from tests.widgets.persons import Person

pytestmark = pytest.mark.browser

SERVE = (
    "import sys; from cardcity_tutor.app.server.hosting import Hosting; from cardcity_tutor.app.serve import serve;"
    "sys.exit(serve(int(sys.argv[1]), hosting=Hosting(host_key=sys.argv[3], pool=1), database=sys.argv[2]))"
)
KEY = "key-of-the-house"
NAME = "<img src=x onerror=alert(1)>"
"""Shown as it is written, or the page would complain."""


class House(NamedTuple):
    """A club that is open."""

    address: str
    store: Store


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("club")
    database = str(folder / "club.db")
    command = [sys.executable, "-c", SERVE, str(hosts.free_port()), database, KEY]
    with hosts.running(command, folder) as server, Store(database) as store:
        yield House(server.address, store)


def member_kept(page: Page) -> dict[str, str] | None:
    found: dict[str, str] | None = json.loads(
        page.evaluate("localStorage.getItem('cardcity:member')") or "null"
    )
    return found


def test_a_member_stays_is_counted_and_leaves_no_trace(
    house: House, visit: Callable[[Visitor], Watched]
) -> None:
    watched = visit(Visitor(locale="en-GB", width=360, height=780, touch=True))
    page = watched.page
    club = page.locator(".cc-club")
    page.goto(f"{house.address}?page=club")
    expect(club.locator("[data-act=claim]")).to_be_visible(timeout=PATIENCE)
    assert_accessible(page, ".cc-club")
    club.get_by_label("Nickname").first.fill(NAME)
    club.locator("[data-act=claim]").click()
    key = club.locator(".cc-key-text")
    expect(key).to_be_visible(timeout=PATIENCE)
    assert member_kept(page) == {"nickname": NAME, "key": key.text_content()}
    assert_accessible(page, ".cc-club")

    member = house.store.member(NAME, key.text_content() or "")
    house.store.add_result(member, result_of(record(), 0, "solo"))
    house.store.save_game(member, record(), NAME)
    page.reload()  # another day
    expect(club).to_contain_text(f"Hello {NAME}", timeout=PATIENCE)
    expect(page.locator(".cc-shell")).to_contain_text("<img")
    bar = page.locator(".cc-shell .cc-appbar").bounding_box()
    assert bar is not None
    assert bar["height"] < 70, "the header takes one row"
    club.locator("[data-act=tab-boards]").click()
    expect(club.locator("tr.mine")).to_contain_text(NAME)
    expect(club.locator("tr.mine")).to_contain_text("11.5")
    assert_accessible(page, ".cc-club")
    club.locator("[data-act=tab-games]").click()
    expect(club.locator("[data-game]")).to_contain_text(NAME)
    assert page.evaluate("document.documentElement.scrollWidth") == 360

    club.locator("[data-act=tab-data]").click()
    with page.expect_download() as download:
        club.locator("[data-act=export]").click()
    told = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert (told["nickname"], len(told["results"]), len(told["games"])) == (NAME, 1, 1)
    club.locator("[data-act=delete]").click()
    erase = club.locator(".cc-erase")
    expect(erase.locator("input")).to_be_focused()
    assert_accessible(page, ".cc-club")
    erase.locator("input").fill(NAME)
    erase.locator("[data-act=delete-sure]").click()
    expect(club.locator("[data-act=claim]")).to_be_visible(timeout=PATIENCE)
    assert member_kept(page) is None
    assert house.store.census().rows["members"] == 0
    page.locator("[data-act=enter-fold]").click()
    entering = club.locator("form:has([data-act=enter])")
    entering.locator("input[name=nickname]").fill(NAME)
    entering.locator("input[name=key]").fill("wrong")
    entering.locator("[data-act=enter]").click()
    expect(club.locator(".cc-note")).to_be_in_viewport(timeout=PATIENCE)
    expect(entering.locator("input[name=nickname]")).to_have_value(NAME)  # to be mended, not typed again
    expect(entering.locator("input[name=key]")).to_have_value("wrong")
    again = house.store.claim(NAME)
    entering.locator("input[name=key]").fill(again.key.upper().replace("-", " "))
    entering.locator("[data-act=enter]").click()
    expect(club.locator("[data-act=tab-data]")).to_be_visible(timeout=PATIENCE)
    page.goto(f"{house.address}?page=club&tab=data")
    expect(club.locator("[data-act=tab-data]")).to_be_in_viewport(ratio=0.95, timeout=PATIENCE)
    house.store.delete_member(again.member)
    watched.assert_quiet()


def test_a_game_that_counts_survives_a_reload_is_finished_elsewhere_and_leads_the_board(
    house: House, visit: Callable[[Visitor], Watched]
) -> None:
    member = house.store.claim("Zoé")
    seats = [{"person": "Zoé"}]
    begun = house.store.begin_game(member.member, game(level="simplified", players=1), seats, 0, "full")
    table = GameTable.resume(begun.record)
    Person(1).until(table, "build", 10)
    house.store.advance_game(member.member, begun.id, 0, str(table.value["record"]))
    watched = visit(Visitor(locale="fr-FR", width=1920, height=1080))
    page = watched.page
    page.goto(house.address)
    kept = json.dumps({"nickname": "Zoé", "key": member.key})
    page.evaluate("(kept) => localStorage.setItem('cardcity:member', kept)", kept)
    page.goto(f"{house.address}?page=play")
    page.locator(".cc-play-games [data-act^=resume-]").click(timeout=PATIENCE)
    board = page.locator("section.cc-game")
    expect(board).to_have_attribute("data-phase", "build", timeout=PATIENCE)
    row = page.locator(".cc-play-row")
    expect(row).to_contain_text("Compte pour «\xa0Zoé\xa0»")
    expect(row.locator("[data-act=play-save]")).to_have_count(0)  # the club keeps it by itself
    assert is_sealed(
        page.evaluate("new URLSearchParams(localStorage.getItem('cardcity:work:play')).get('record')")
    )
    page.reload()
    expect(board).to_have_attribute("data-phase", "build", timeout=PATIENCE)
    expect(row).to_contain_text("Compte pour «\xa0Zoé\xa0»")
    for _ in range(20):
        now, seq = board.get_attribute("data-phase"), board.get_attribute("data-seq") or ""
        if now == "over":
            break
        board.locator("[data-act=pass]" if now == "buy" else '[data-legal="true"]').first.click()
        expect(board).not_to_have_attribute("data-seq", seq, timeout=PATIENCE)
    expect(board).to_have_attribute("data-phase", "over", timeout=PATIENCE)
    expect(page.locator(".cc-won")).to_contain_text("Votre cité")
    page.goto(f"{house.address}?page=club&tab=boards")
    mine = page.locator(".cc-club tr.mine")
    expect(mine).to_contain_text("Zoé", timeout=PATIENCE)
    (result,) = house.store.results(member.member).lines
    assert str(result.score).removesuffix(".0").replace("-", "−").replace(".", ",") in (
        mine.text_content() or ""
    )
    house.store.delete_member(member.member)
    watched.assert_quiet()


def test_a_game_begun_at_the_club_says_for_whom_it_counts_before_it_begins(
    house: House, visit: Callable[[Visitor], Watched]
) -> None:
    member = house.store.claim("Zoé")
    watched = visit(Visitor(locale="en-GB", width=360, height=780, touch=True))
    page = watched.page
    page.goto(f"{house.address}?page=play")
    said = page.locator(".cc-play-counting")
    expect(said).to_contain_text("nobody has come in at the club", timeout=PATIENCE)
    kept = json.dumps({"nickname": "Zoé", "key": member.key})
    page.evaluate("(kept) => localStorage.setItem('cardcity:member', kept)", kept)
    page.reload()
    expect(said).to_contain_text("will count for “Zoé”", timeout=PATIENCE)
    assert_accessible(page, ".cc-play")
    page.locator("[data-act=start]").click()
    expect(page.locator(".cc-play-row")).to_contain_text("Counts for “Zoé”", timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    (line,) = house.store.games(member.member)
    assert (line.counts, line.over) == (True, False)
    page.evaluate("localStorage.removeItem('cardcity:member')")
    page.goto(f"{house.address}?page=play")
    expect(page.locator(".cc-play-held")).to_contain_text("Come in as “Zoé”", timeout=PATIENCE)
    assert_accessible(page, ".cc-play")
    house.store.delete_member(member.member)
    watched.assert_quiet()


def test_the_host_keeps_and_brings_back(house: House, visit: Callable[[Visitor], Watched]) -> None:
    house.store.claim(NAME)
    house.store.claim("Max")
    watched = visit(Visitor(locale="fr-FR", scheme="dark", width=1920, height=1080))
    page = watched.page
    page.goto(f"{house.address}host")
    assert_accessible(page, "main")
    page.get_by_label("Clé de l’hôte").fill("a guess")
    page.get_by_role("button", name="Ouvrir").click()
    expect(page.locator(".note.bad")).to_contain_text("Ce n’est pas la clé")
    watched.errors.clear()  # the browser's own word for a refused request
    page.get_by_label("Clé de l’hôte").fill(KEY)
    page.get_by_role("button", name="Ouvrir").click()
    members = page.locator("#members tbody tr")
    expect(members).to_have_count(2, timeout=PATIENCE)
    expect(members.first).to_contain_text(NAME)
    expect(page.locator("#kernels tbody tr").last).to_contain_text("serveur")
    assert_accessible(page, "main")
    with page.expect_download() as download:
        page.locator("#backup").click()
    saved = download.value.path()

    members.last.locator("[data-act=dismiss]").click()
    expect(page.locator("#question")).to_contain_text("« Max »")
    assert_accessible(page, "#asking")
    page.get_by_role("button", name="Oui").click()
    expect(members).to_have_count(1)
    page.locator("#file").set_input_files(saved)
    page.get_by_role("button", name="Non").click()
    expect(members).to_have_count(1)
    page.locator("#file").set_input_files(
        {"name": "club.zip", "mimeType": "application/zip", "buffer": b"no"}
    )
    page.get_by_role("button", name="Oui").click()
    expect(page.locator("#note")).to_contain_text("Rien n’a changé")
    watched.errors.clear()  # the browser's own word for a refused request
    page.set_viewport_size({"width": 360, "height": 780})
    page.locator("#restore").scroll_into_view_if_needed()
    page.locator("#file").set_input_files(saved)
    page.get_by_role("button", name="Oui").click()
    expect(page.locator("#note")).to_contain_text("club-before-restore-")
    expect(page.locator("#told")).to_be_focused()
    expect(page.locator("#note")).to_be_in_viewport()
    expect(members).to_have_count(2)
    page.locator("#noted").click()
    expect(page.locator("#note")).to_be_hidden()

    members.last.locator("[data-act=key]").click()
    page.get_by_role("button", name="Oui").click()
    expect(page.locator("#answer")).to_be_visible()
    fresh = page.locator("#answer").input_value()
    assert house.store.member("Max", fresh).nickname == "Max"
    page.locator("#no").click()
    page.route("**/host/state*", lambda route: route.fulfill(status=502, body="<h1>Bad Gateway</h1>"))
    expect(page.locator("#note")).to_contain_text("Le serveur ne répond pas", timeout=PATIENCE)
    page.unroute("**/host/state*")
    expect(page.locator("#note")).to_be_hidden(timeout=PATIENCE)  # the server is back
    watched.errors.clear()
    page.set_viewport_size({"width": 360, "height": 780})
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert_accessible(page, "main")
    watched.assert_quiet()
