"""An evening of four: one laptop with the table, phones that nod, a key at the table; and a referee's table."""

import json
import sys
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from cardcity_tutor.club import Store
from cardcity_tutor.games.cardcity.widgets.game_table import GameTable
from tests.browser import hosts
from tests.browser.axe import assert_accessible
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, Watched
from tests.widgets.persons import Person

pytestmark = pytest.mark.browser

SERVE = (
    "import sys; from cardcity_tutor.app.server.hosting import Hosting; from cardcity_tutor.app.serve import serve;"
    "sys.exit(serve(int(sys.argv[1]), hosting=Hosting(pool=1), database=sys.argv[2]))"
)
LAPTOP = Visitor(locale="en-GB", width=1280, height=800)
PHONE = Visitor(locale="fr-FR", width=390, height=844, touch=True)


class House(NamedTuple):
    """A club that is open."""

    address: str
    store: Store


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("evening")
    database = str(folder / "club.db")
    command = [sys.executable, "-c", SERVE, str(hosts.free_port()), database]
    with hosts.running(command, folder) as server, Store(database) as store:
        yield House(server.address, store)


def come_in(page: Page, house: House, nickname: str, query: str) -> str:
    """Open a page as a member whom the browser knows; the key."""
    key = house.store.claim(nickname).key
    page.goto(f"{house.address}host")  # a page of the same origin without a visit
    kept = json.dumps({"nickname": nickname, "key": key})
    page.evaluate("(kept) => localStorage.setItem('cardcity:member', kept)", kept)
    page.goto(house.address + query)
    return key


def set_up(page: Page, *names: str) -> None:
    """A game at one screen with these persons, the first of whom is here."""
    setup = page.locator(".cc-play")
    setup.locator("[data-act=company-screen]").click(timeout=PATIENCE)
    for seat in range(2, len(names)):
        expect(setup.locator(f"[data-act=name-{seat - 1}]")).to_be_visible(timeout=PATIENCE)
        setup.locator("[data-act=more-seats]").click()
    for seat, name in enumerate(names[1:], 1):
        field = setup.locator(f"[data-act=name-{seat}]")
        field.fill(name, timeout=PATIENCE)
        field.press("Tab")
    seats = setup.locator(".cc-play-seat input[type=text]")
    expect(seats).to_have_count(len(names))
    setup.locator("[data-act=start]").click()
    expect(page.locator("section.cc-game")).to_be_visible(timeout=PATIENCE)


def in_sight(page: Page, *parts: Locator) -> None:
    for part in parts:
        expect(part).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_four_sign_by_nod_and_by_key_and_all_have_their_result(
    house: House, visit: Callable[[Visitor], Watched]
) -> None:
    laptop, phone, third = visit(LAPTOP), visit(PHONE), visit(PHONE)
    max_page, ana_page, page = phone.page, third.page, laptop.page
    come_in(max_page, house, "Max", "?page=rules")
    come_in(ana_page, house, "Ana", "?page=club")
    leo = house.store.claim("Léo")
    zoe_key = come_in(page, house, "Zoé", "?page=play")
    set_up(page, "Zoé", "max", "Ana", "Leo")
    signing = page.locator(".cc-signing")
    expect(signing.locator("> summary")).to_contain_text("Signed: 0 of 3")
    board = page.locator("section.cc-game [role=grid], section.cc-game .cc-curtain").first
    expect(board).to_be_in_viewport(ratio=0.9)
    signing.locator("> summary").click()
    panel = signing.locator("> .cc-panel")
    in_sight(page, panel.locator("li").first)
    assert_accessible(page, ".cc-signing")

    nod = max_page.locator(".cc-nods .cc-panel")
    expect(nod).to_contain_text("« Zoé » demande", timeout=PATIENCE)
    max_page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    in_sight(max_page, nod)
    assert_accessible(max_page, ".cc-nods")
    max_page.locator("[data-act^=nod-yes]").tap()
    expect(max_page.locator(".cc-shell .cc-note")).to_contain_text("C’est signé", timeout=PATIENCE)
    expect(nod).to_have_count(0)
    expect(signing.locator("li[data-seat='1']")).to_have_attribute("data-state", "signed", timeout=PATIENCE)
    ana_page.locator("[data-act^=nod-no]").tap(timeout=PATIENCE)
    ana = signing.locator("li[data-seat='2']")
    expect(ana).to_have_attribute("data-state", "refused", timeout=PATIENCE)
    expect(ana).to_contain_text("Ana has said no")
    ana.locator("[data-act=ask-2]").click()
    expect(page.locator(".cc-play-head > .cc-note")).to_contain_text("is not asked again", timeout=PATIENCE)

    fourth = signing.locator("li[data-seat='3']")
    expect(fourth).to_have_attribute("data-state", "asked")  # “Leo” is Léo
    fourth.locator("[data-act=key-3-fold]").click()
    key = fourth.locator("input[name=key-3]")
    key.fill(zoe_key)
    fourth.locator("[data-act=sign-3]").click()
    expect(page.locator(".cc-play-head > .cc-note")).to_contain_text("not the key of “Léo”", timeout=PATIENCE)
    expect(fourth).to_have_attribute("data-state", "asked")
    key.fill(leo.key)
    fourth.locator("[data-act=sign-3]").click()
    expect(fourth).to_have_attribute("data-state", "signed", timeout=PATIENCE)
    expect(signing.locator("> summary")).to_contain_text("Signed: 2 of 3")
    assert leo.key not in page.content()
    page.reload()
    expect(signing.locator("> summary")).to_contain_text("Signed: 2 of 3", timeout=PATIENCE)

    member = house.store.member("Zoé", zoe_key)
    (line,) = house.store.games(member)
    saved = house.store.load_game(member, line.id)
    table = GameTable.resume(saved.record)
    Person(2).play(table)
    house.store.advance_game(
        member, line.id, saved.step, str(table.value["record"]), ["Zoé", "max", "Ana", "Leo"]
    )

    max_page.goto(f"{house.address}?page=club&tab=results")
    club = max_page.locator(".cc-club")
    expect(club.locator(".cc-club-lines li")).to_have_count(1, timeout=PATIENCE)
    assert_accessible(max_page, ".cc-club")
    club.locator("[data-act^=game-]").tap()
    expect(max_page.locator(".cc-replay")).to_be_visible(timeout=PATIENCE)
    assert f"game={line.id}" in max_page.url
    max_page.goto(f"{house.address}?page=club&tab=boards")
    max_page.locator("[data-act=period-evening]").tap(timeout=PATIENCE)
    expect(club.locator(".cc-leaders tbody tr")).to_have_count(3, timeout=PATIENCE)  # all but Ana
    ana_page.goto(f"{house.address}?page=club&tab=results")
    expect(ana_page.locator(".cc-club .cc-empty")).to_be_visible(timeout=PATIENCE)
    for watched in (laptop, phone, third):
        watched.assert_quiet()


def test_a_referees_table_is_recorded_and_signed_with_the_figures_in_sight(
    house: House, visit: Callable[[Visitor], Watched]
) -> None:
    laptop, phone = visit(LAPTOP), visit(PHONE)
    page, phone_page = laptop.page, phone.page
    key = come_in(phone_page, house, "Eva", "")
    come_in(page, house, "Tom", "?page=referee")
    referee = page.locator(".cc-referee")
    names = referee.locator("input[name^=name]")
    expect(names.first).to_have_value("Tom", timeout=PATIENCE)
    names.nth(1).fill("Eva")
    names.nth(1).press("Tab")
    referee.locator("[data-act=step-result]").click()
    record = referee.locator(".cc-ref-record")
    expect(record.locator("select")).to_have_value("0", timeout=PATIENCE)
    record.locator("[data-act=record]").click()
    expect(record).to_contain_text("Recorded", timeout=PATIENCE)
    expect(record.locator("li[data-seat='1']")).to_have_attribute("data-state", "asked")
    assert_accessible(page, ".cc-ref-record")
    nod = phone_page.locator(".cc-nods .cc-panel")
    expect(nod).to_contain_text("vraies cartes", timeout=PATIENCE)
    expect(nod).to_contain_text("points")
    in_sight(phone_page, nod)
    phone_page.locator("[data-act^=nod-yes]").tap()
    expect(record.locator("li[data-seat='1']")).to_have_attribute("data-state", "signed", timeout=PATIENCE)
    assert house.store.results(house.store.member("Eva", key)).total == 1
    phone_page.goto(f"{house.address}?page=club&tab=results")
    phone_page.locator(".cc-club [data-act^=game-]").tap(timeout=PATIENCE)
    expect(phone_page.locator(".cc-referee[data-step=result]")).to_contain_text("Tom", timeout=PATIENCE)
    laptop.assert_quiet()
    phone.assert_quiet()
