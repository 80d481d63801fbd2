"""The app as its visitors meet it: the first sight, the home page, the way between pages, links, language and theme."""

import json
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.hosts import voila_kernel

pytestmark = pytest.mark.browser

RECORD = Path(__file__).parents[1] / "play" / "golden" / "xl-simplified-industrial-2.jsonl"
PAPER = {"light": "rgb(247, 243, 235)", "dark": "rgb(17, 22, 29)"}
HEADS = {
    "fr": "La règle du jeu sur laquelle on clique.",
    "en": "The rules you can click on.",
}


def kernel_is_alive(tutor_url: str, kernel: str) -> bool:
    try:
        with urllib.request.urlopen(f"{tutor_url}api/kernels/{kernel}") as answer:  # noqa: S310  # our own server
            return bool(json.load(answer)["id"] == kernel)
    except urllib.error.HTTPError as error:
        assert error.code == 404  # noqa: PT017
        return False


@pytest.fixture(scope="module")
def abroad(browser: Browser, tutor_url: str) -> Iterator[Callable[[str], Watched]]:
    """The page of a visitor from somewhere, opened once for all tests; the British work by night."""
    pages: dict[str, Watched] = {}
    with ExitStack() as stack:

        def visit(locale: str) -> Watched:
            if locale not in pages:
                visitor = Visitor(locale=locale, scheme="dark" if locale == "en-GB" else "light")
                pages[locale] = stack.enter_context(watching(browser, visitor))
                pages[locale].page.goto(tutor_url)
            expect(pages[locale].page.locator(".cc-shell")).to_be_visible(timeout=PATIENCE)
            return pages[locale]

        yield visit


def go(page: Page, name: str) -> None:
    """Choose a page in the menu, wherever it is."""
    burger = page.locator(".cc-shell [data-menu]")
    if burger.is_visible():
        burger.click()
    page.get_by_role("navigation").get_by_role("link", name=name, exact=True).click()


def test_a_replay_takes_the_keys_and_is_found_again_after_a_reload(browser: Browser, tutor_url: str) -> None:
    with watching(browser, Visitor(locale="en")) as watched:
        page, text = watched.page, watched.page.locator(".cc-rp-text")
        page.goto(f"{tutor_url}?page=replay")
        page.locator("textarea[name=replay-text]").fill(RECORD.read_text(encoding="utf-8"), timeout=PATIENCE)
        page.get_by_role("button", name="Open the game").click()
        expect(text).to_contain_text("begins", timeout=PATIENCE)
        for _ in range(5):
            page.keyboard.press("ArrowRight")
        page.wait_for_url("**at=5", timeout=PATIENCE)
        told = text.inner_text()
        page.reload()
        expect(text).to_have_text(told, timeout=PATIENCE)
        page.goto(page.url.replace("here=", "here=0"))
        expect(page.get_by_role("alert")).to_contain_text("has not kept", timeout=PATIENCE)
        watched.assert_quiet()


@pytest.mark.parametrize(("locale", "lang"), [("fr-FR", "fr"), ("en-GB", "en"), ("de-DE", "fr")])
def test_home_in_the_visitors_language_and_colours_offline(
    abroad: Callable[[str], Watched], locale: str, lang: str
) -> None:
    watched = abroad(locale)
    page = watched.page
    expect(page.locator(".cc-app .cc-home h1")).to_have_text(HEADS[lang], timeout=PATIENCE)
    expect(page.get_by_role("grid")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator("body")).to_have_css("background-color", PAPER["dark" if lang == "en" else "light"])
    expect(page.locator("#page-boot")).to_have_count(0)
    if locale != "de-DE":
        assert_accessible(page, "main")
    watched.assert_quiet()


def test_the_first_html_shows_home_and_a_board_before_any_script_has_run(
    browser: Browser, tutor_url: str
) -> None:
    """What the server sends is enough to see: nothing else is let through here."""
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.route("**/*.js*", lambda route: route.abort())
    page.goto(tutor_url, wait_until="commit")
    expect(page.locator(".cc-first h1:visible")).to_have_text(HEADS["en"], timeout=PATIENCE)
    expect(page.locator(".cc-first .cc-board svg:visible [data-at]").first).to_be_visible()
    stages = page.locator("#page-boot li:visible")
    expect(stages).to_have_text(
        ["The page", "The rules engine", "The tools", "The connection", "The board"], use_inner_text=True
    )
    expect(stages.first).to_have_class("done")
    expect(stages.last).not_to_have_class("done")
    kernel = voila_kernel(page)
    context.close()
    request = urllib.request.Request(f"{tutor_url}api/kernels/{kernel}", method="DELETE")  # noqa: S310  # our own server
    with pytest.raises(urllib.error.HTTPError):  # nobody ends another's kernel without the page's token
        urllib.request.urlopen(request)  # noqa: S310


def test_a_card_is_laid_and_the_city_grows(abroad: Callable[[str], Watched]) -> None:
    """One guided move: it grows by itself, and the rule behind it leads to its lesson."""
    watched = abroad("fr-FR")
    page = watched.page
    page.get_by_role("gridcell", name="g5").click()
    after = page.locator(".cc-try .after")
    expect(after).to_contain_text("règle principale", timeout=PATIENCE)
    expect(page.locator('.cc-try [data-card="R"]')).to_have_count(0)
    expect(page.locator(".cc-try .cc-picture .cc-grew")).not_to_have_count(0)
    expect(page.locator(".cc-try")).not_to_contain_text("−")
    page.locator(".cc-try [data-act=undo]").click()
    held = page.locator('.cc-try [data-card="L"]')
    expect(held).to_be_visible(timeout=PATIENCE)
    page.get_by_role("gridcell", name="c5").click(timeout=PATIENCE)
    expect(after).to_contain_text("Annulez", timeout=PATIENCE)
    page.locator(".cc-try [data-act=undo]").click()
    expect(held).to_be_visible(timeout=PATIENCE)
    page.get_by_role("gridcell", name="g5").click(timeout=PATIENCE)
    after.get_by_role("button").click(timeout=PATIENCE)
    expect(page).to_have_url(re.compile("lesson=1"), timeout=PATIENCE)
    page.go_back()
    watched.assert_quiet()


def test_the_way_through_the_pages_and_back(abroad: Callable[[str], Watched], tutor_url: str) -> None:
    watched = abroad("en-GB")
    page = watched.page
    go(page, "Rules")
    field = page.get_by_role("searchbox")
    expect(field).to_be_visible(timeout=PATIENCE)
    expect(page).to_have_url(f"{tutor_url}?page=rules")
    expect(page).to_have_title("Rules · Card City")
    field.fill("limit")  # what was typed is still there after a walk through other pages
    page.locator(".cc-skip").press("Enter")
    assert page.evaluate("document.activeElement.id") == "cardcity-content"
    expect(page).to_have_url(f"{tutor_url}?page=rules&q=limit")  # the address belongs to the pages
    go(page, "Course")
    expect(page.locator(".cc-map")).to_be_visible(timeout=PATIENCE)
    expect(field).to_be_hidden()
    page.go_back()
    expect(field).to_be_visible()
    expect(field).to_have_value("limit")
    assert_accessible(page, "body")
    page.get_by_role("link", name="Home").click()
    expect(page.locator(".cc-app .cc-home h1")).to_be_visible()
    expect(page).to_have_url(tutor_url)
    watched.assert_quiet()


def test_language_and_theme_are_switched_everywhere_and_kept(abroad: Callable[[str], Watched]) -> None:
    watched = abroad("en-GB")
    page = watched.page
    page.get_by_role("button", name="Switch to French").click()
    expect(page.locator(".cc-app .cc-home h1")).to_have_text(HEADS["fr"], timeout=PATIENCE)
    expect(page.locator(".cc-try")).to_contain_text("loisirs")
    page.get_by_role("button", name="Thème").click()
    expect(page.locator("body")).to_have_css("background-color", PAPER["light"])
    page.reload()
    expect(page.locator(".cc-app .cc-home h1")).to_have_text(HEADS["fr"], timeout=PATIENCE)
    expect(page.locator("body")).to_have_css("background-color", PAPER["light"])
    watched.assert_quiet()


@pytest.mark.parametrize("width", [320, 360, 1280, 1920])
def test_no_sideways_scrolling(abroad: Callable[[str], Watched], width: int) -> None:
    watched = abroad("de-DE")
    page = watched.page
    page.set_viewport_size({"width": width, "height": 800})
    grid = page.get_by_role("grid")
    expect(grid).to_be_visible()
    # A board that becomes narrow draws itself anew in the frame after.
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    board = grid.bounding_box()
    assert board is not None
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= width
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    if width == 360:
        expect(page.get_by_role("link", name="Règles", exact=True)).to_be_hidden()
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("link", name="Règles", exact=True)).to_be_visible()
        assert_accessible(page, ".cc-shell")
        page.keyboard.press("Escape")
    watched.assert_quiet()


def test_paper_stays_white(abroad: Callable[[str], Watched]) -> None:
    page = abroad("de-DE").page
    page.emulate_media(media="print")
    expect(page.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(page.locator("body")).to_have_css("color", "rgb(32, 37, 43)")
    page.emulate_media(media="screen")


def test_a_shared_city_opens_and_its_kernel_ends_with_the_page(watched: Watched, tutor_url: str) -> None:
    page = watched.page
    page.goto(f"{tutor_url}?city=M+R+/+.+C&hand=P&level=normal")
    expect(page.locator('[data-card="P"]:visible')).to_have_count(1, timeout=PATIENCE)
    expect(page.locator('.cc-widget [data-at="1,1"]:visible').first).to_be_attached()
    kernel = voila_kernel(page)
    assert kernel_is_alive(tutor_url, kernel)
    watched.close()
    deadline = time.monotonic() + 15
    while kernel_is_alive(tutor_url, kernel):
        assert time.monotonic() < deadline, "the kernel outlived its page"
        time.sleep(0.2)
    watched.assert_quiet()


def test_links_open_what_they_name_or_say_why_not(watched: Watched, tutor_url: str) -> None:
    page = watched.page
    for query, seen in (
        ("lesson=6&seed=3&count=4", '[data-act="go-3"]'),
        ("rule=limit", '.cc-rules [role="gridcell"]'),
        ("lesson=99", ".cc-shell .cc-note"),
    ):
        page.goto(f"{tutor_url}?{query}")
        expect(page.locator(f"{seen}:visible").first).to_be_visible(timeout=PATIENCE)
    watched.assert_quiet()
