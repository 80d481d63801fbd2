"""The club in a real browser: a nickname that stays, a result, goodbye; and the host's page with backup and restore."""

import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from cardcity_tutor.club import Store, result_of
from tests.browser import hosts
from tests.browser.axe import assert_accessible
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, Watched
from tests.club.records import record

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
    expect(entering.locator("input[name=key]")).to_be_visible()  # to be mended, not typed again
    watched.assert_quiet()


def test_the_host_keeps_and_brings_back(house: House, visit: Callable[[Visitor], Watched]) -> None:
    house.store.claim(NAME)
    house.store.claim("Max")
    watched = visit(Visitor(locale="fr-FR", scheme="dark", width=1920, height=1080))
    page = watched.page
    page.goto(f"{house.address}host")
    assert_accessible(page, "main")
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
    page.locator("#file").set_input_files(saved)
    page.get_by_role("button", name="Oui").click()
    expect(page.locator("#note")).to_contain_text("club-before-restore-")
    expect(members).to_have_count(2)

    members.last.locator("[data-act=key]").click()
    page.get_by_role("button", name="Oui").click()
    expect(page.locator("#answer")).to_be_visible()
    fresh = page.locator("#answer").input_value()
    assert house.store.member("Max", fresh).nickname == "Max"
    page.get_by_role("button", name="Fermer").click()
    page.set_viewport_size({"width": 360, "height": 780})
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    assert_accessible(page, "main")
    watched.assert_quiet()
