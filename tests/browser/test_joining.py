"""How people come in: the page for the projector, the host's page, and links that others can open."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser import hosts
from tests.browser.axe import assert_accessible
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, Watched

pytestmark = pytest.mark.browser

LAN = "192.168.1.12"
KEY = "key-of-the-house"
SERVE = f"""
import sys
from cardcity_tutor.app.serve import serve
from cardcity_tutor.app.server import tutor
from cardcity_tutor.app.server.hosting import Hosting
tutor.addresses = lambda _: ["{LAN}", "10.0.0.7"]
hosting = Hosting(address="0.0.0.0", host_key="{KEY}", pool=1)
sys.exit(serve(int(sys.argv[1]), lang="en", hosting=hosting, database=sys.argv[2]))
"""


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("evening")
    command = [sys.executable, "-c", SERVE, str(hosts.free_port()), str(folder / "club.db")]
    with hosts.running(command, folder) as server:
        yield server.address


SIZES: list[tuple[int, int, Literal["light", "dark"]]] = [
    (390, 844, "light"),
    (1280, 800, "dark"),
    (1920, 1080, "light"),
]


@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
def test_the_projector_shows_what_others_can_open(
    address: str,
    visit: Callable[[Visitor], Watched],
    width: int,
    height: int,
    scheme: Literal["light", "dark"],
) -> None:
    """On the host's own machine; all of it in one screen, in both languages, with nothing that is secret."""
    watched = visit(Visitor(width=width, height=height, scheme=scheme))
    page = watched.page
    page.goto(f"{address}join")
    expect(page.locator(".address")).to_contain_text(LAN)
    expect(page.get_by_role("img")).to_have_attribute("aria-label", f"http://{LAN}:{address.split(':')[2]}")
    expect(page.get_by_role("heading")).to_contain_text("Join in")
    expect(page.get_by_role("heading")).to_contain_text("Rejoignez-nous")
    assert "127.0.0.1" not in page.content()
    assert KEY not in page.content()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("document.documentElement.scrollHeight") <= height
    assert_accessible(page, "html")
    watched.assert_quiet()


def test_the_host_sees_who_is_here(address: str, visit: Callable[[Visitor], Watched]) -> None:
    visitor = visit(Visitor(locale="en-GB")).page
    visitor.goto(f"{address}?page=club")
    club = visitor.locator(".cc-club")
    expect(club.locator("[data-act=claim]")).to_be_visible(timeout=PATIENCE)
    club.get_by_label("Nickname").first.fill("Zoé")
    club.locator("[data-act=claim]").click()
    expect(club.locator(".cc-key-text")).to_be_visible(timeout=PATIENCE)

    watched = visit(Visitor(locale="en-GB"))
    host = watched.page
    host.goto(f"{address}host?key={KEY}")
    kernels = host.locator("#kernels")
    expect(kernels).to_contain_text("Zoé", timeout=PATIENCE)
    expect(host.locator(".join")).to_contain_text(f"http://{LAN}:")
    assert_accessible(host, "html")
    host.get_by_role("link", name="En français").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Page de l’hôte")
    expect(host.locator("#figures")).to_contain_text("Visiteurs", timeout=PATIENCE)
    host.reload()
    expect(host.get_by_role("link", name="In English")).to_be_visible()
    expect(kernels).to_contain_text("Zoé", timeout=PATIENCE)
    watched.assert_quiet()

    club.locator("[data-act=tab-data]").click()
    club.locator("[data-act=leave]").click()
    expect(kernels).not_to_contain_text("Zoé", timeout=PATIENCE)


def test_a_link_from_the_hosts_machine_can_be_opened_by_others(
    address: str, visit: Callable[[Visitor], Watched]
) -> None:
    page = visit(Visitor(locale="en-GB", width=1280, height=800)).page
    page.goto(f"{address}?page=teach")
    share = page.locator("[data-act=share]")
    expect(share).to_be_visible(timeout=PATIENCE)
    share.click()
    link = page.locator("dialog input[name=link]")
    expect(link).to_have_value(re.compile(rf"^http://{LAN}:\d+/\?page=teach"), timeout=PATIENCE)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_a_phone_follows_the_stage(
    address: str, visit: Callable[[Visitor], Watched], width: int, height: int
) -> None:
    """In its own language, line by line, black when the screen is; and no longer once the teacher has left."""
    stage = visit(Visitor(locale="en-GB", width=1280, height=720))
    teacher = stage.page
    teacher.goto(f"{address}?page=teach&example=construction")
    root = teacher.locator("section.cc-projector")
    expect(root).to_be_visible(timeout=PATIENCE)
    teacher.keyboard.press("q")
    shown = teacher.locator("dialog .cc-stage-address")
    expect(shown).to_have_text(re.compile(rf"^{re.escape(LAN)}:\d+/s/[A-Z2-9]{{6}}$"), timeout=PATIENCE)
    expect(teacher.locator("dialog .cc-qr")).to_be_in_viewport(ratio=1)
    code = (shown.text_content() or "").rpartition("/")[2]
    teacher.keyboard.press("Escape")
    expect(root.locator(".cc-stage-room")).to_contain_text(code)

    phone = visit(Visitor(locale="fr-FR", width=width, height=height))
    page = phone.page
    page.goto(f"{address}s/{code.lower()}")
    lines = page.locator("li")
    expect(lines).to_have_count(5)
    expect(page.locator("li.open")).to_have_count(0)
    expect(page.locator("img")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    teacher.keyboard.press("ArrowRight")
    expect(page.locator("li.now")).to_contain_text("Sur toutes les cases")
    expect(page.locator("li.open")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert_accessible(page, "main")
    teacher.keyboard.press("b")
    expect(page.locator("main")).to_be_hidden()
    teacher.keyboard.press("b")
    expect(page.locator("main")).to_be_visible()
    phone.assert_quiet()
    stage.assert_quiet()
    teacher.close()
    expect(page.locator(".status")).to_contain_text("fermée", timeout=PATIENCE)
