"""The page on its way: what is seen before it lives, what becomes of clicks meanwhile, and when its server goes."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from cardcity_tutor.locale import say
from tests.browser import hosts
from tests.browser.axe import assert_accessible
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, watching
from tests.browser.waiting import until

pytestmark = pytest.mark.browser

BOXES = """(root) => Object.fromEntries([".cc-appbar", ".cc-hero h1", ".cc-resume", ".cc-try", ".cc-try .cc-board", ".cc-card", ".cc-say", ".cc-tools", ".cc-doors", ".cc-more-pages"]
    .map((name) => [name, [...document.querySelectorAll(`${root} ${name}`)].find((node) => node.checkVisibility())?.getBoundingClientRect()])
    .map(([name, box]) => [name, box && [box.x, box.y, box.width, box.height].map(Math.round)]))"""
WATCH = """
    window.blank = [];
    const look = () => {
        const seen = document.querySelector("#page-boot, .cc-page .cc-widget[data-seq], .cc-shell[data-page=home]");
        if (document.querySelector("main") && !seen?.checkVisibility()) window.blank.push(document.body.innerText.slice(0, 80));
        if (document.body?.innerText.includes("Loading widget")) window.blank.push("Loading widget");
        requestAnimationFrame(look);
    };
    look();
"""


@contextmanager
def held_back(page: Page, address: str) -> Iterator[None]:
    """A slow line: nothing but the first answer comes through, until this is over."""

    def hold(_: Route) -> None:
        """It waits; `unroute` lets it go."""

    page.route("**/*.js*", hold)
    page.goto(address, wait_until="commit")
    expect(page.locator(".cc-first .cc-frame:visible .cc-appbar")).to_be_visible(timeout=PATIENCE)
    yield
    page.unroute("**/*.js*")


@pytest.mark.parametrize(
    "visitor",
    [
        Visitor(locale="fr-FR", width=360, height=740, touch=True),
        Visitor(locale="en-GB", scheme="dark"),
        Visitor(locale="fr-FR", width=1920, height=1080),
    ],
    ids=["phone", "laptop", "projector"],
)
def test_nothing_moves_when_the_live_page_takes_the_place_of_the_first_one(
    browser: Browser, tutor_url: str, visitor: Visitor
) -> None:
    with watching(browser, visitor) as watched:
        page = watched.page
        with held_back(page, tutor_url):
            before = page.evaluate(BOXES, ".cc-first")
            dots = page.locator(".cc-first .cc-dot:visible").get_attribute("d") or ""
            assert_accessible(page, "body")
        expect(page.locator('.cc-shell[data-page="home"]')).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".cc-first")).to_have_count(0)
        assert page.evaluate(BOXES, ".cc-app") == before
        expect(page.locator(".cc-app .cc-dot")).to_have_attribute("d", dots)
        watched.assert_quiet()


def test_where_no_kernel_answers_the_first_page_stays_alone(browser: Browser, tutor_url: str) -> None:
    with watching(browser, Visitor(locale="fr-FR")) as watched:
        page = watched.page
        page.route("**/api/kernels/**", lambda route: route.abort())
        page.route_web_socket("**/api/kernels/**", lambda line: line.close())
        page.goto(tutor_url)
        expect(page.locator('[data-stage="tools"]')).to_have_class("done", timeout=PATIENCE)
        page.wait_for_timeout(1500)  # it calls again meanwhile
        expect(page.locator(".cc-first")).to_have_count(1)
        expect(page.locator(".cc-appbar:visible")).to_have_count(1)
        watched.errors.clear()


@pytest.mark.parametrize(("query", "page_name"), [("?page=teach", "teach"), ("?lesson=6", "course")])
def test_a_link_is_never_blank_and_says_what_is_opening(
    browser: Browser, tutor_url: str, query: str, page_name: str
) -> None:
    with watching(browser, Visitor(locale="fr-FR", width=360, height=740, touch=True)) as watched:
        page = watched.page
        page.add_init_script(WATCH)
        opening = say("fr", "page-opening", page=say("fr", f"page-{page_name}"))
        with held_back(page, tutor_url + query):
            expect(page.get_by_text(opening)).to_be_visible()
            expect(page.locator("#page-boot li").last).to_be_in_viewport()
            expect(page.locator("h1:visible")).to_have_count(0)
            expect(page.locator('[data-stage="tools"]')).not_to_have_class("done")
        expect(page.locator(f'.cc-shell[data-page="{page_name}"]')).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".cc-page .cc-widget[data-seq]").first).to_be_visible(timeout=PATIENCE)
        expect(page.locator("#page-boot")).to_have_count(0)
        assert page.evaluate("window.blank") == []
        watched.assert_quiet()


def test_what_is_clicked_while_the_page_loads_is_done_as_soon_as_it_lives(
    browser: Browser, tutor_url: str
) -> None:
    with watching(browser, Visitor(locale="fr-FR")) as watched:
        page = watched.page
        with held_back(page, tutor_url):
            first = page.locator(".cc-first .cc-frame:visible")
            first.locator("[data-lang]").click()
            expect(first.get_by_role("heading", level=1)).to_have_text(say("en", "home-head"))
            first.locator(".cc-board").click()
            expect(page.get_by_text("in a moment it will answer")).to_be_visible()
            first.locator("[data-theme-next]").click()
            first.locator("[data-theme-next]").click()
            expect(page.locator("html")).to_have_attribute("data-theme", "dark")
            first.locator(".cc-door").nth(1).click()
            expect(page.get_by_text(say("en", "page-opening", page=say("en", "page-teach")))).to_be_visible()
        expect(page.locator(".cc-projector")).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".cc-projector")).to_have_attribute("lang", "en")
        expect(page.locator(".cc-projector")).to_have_attribute("data-theme", "dark")
        expect(page).to_have_url(f"{tutor_url}?page=teach")
        page.go_back()
        expect(page.locator('.cc-shell[data-page="home"]')).to_be_visible(timeout=PATIENCE)
        expect(page).to_have_url(tutor_url)
        watched.assert_quiet()


def test_without_scripts_the_page_is_french_and_says_what_it_needs(browser: Browser, tutor_url: str) -> None:
    context = browser.new_context(java_script_enabled=False, locale="de-DE")
    page = context.new_page()
    page.goto(tutor_url, wait_until="commit")
    expect(page.locator("#page-mute")).to_contain_text("a besoin de JavaScript", timeout=PATIENCE)
    expect(page.locator("#page-mute")).to_contain_text("needs JavaScript")
    expect(page.get_by_role("heading", level=1)).to_have_text(say("fr", "home-head"))
    expect(page.locator("#page-boot")).to_be_hidden()
    context.close()


def test_a_server_that_goes_is_told_of_and_the_stage_goes_on_with_the_next_one(
    browser: Browser, tmp_path: Path
) -> None:
    port = hosts.free_port()
    command = [str(Path(sys.executable).with_name("cardcity-tutor")), "serve", "--port", str(port)]
    database = str(tmp_path / "club.db")
    with watching(browser, Visitor(locale="en-GB")) as watched:
        page = watched.page
        stage = page.locator(".cc-projector")
        banner = page.locator(".cc-shell .cc-banner")
        with hosts.running(command, tmp_path, CARDCITY_DATABASE=database) as server:
            page.goto(f"{server.address}?page=teach&example=nineteen-points")
            expect(stage).to_have_attribute("data-at", "0", timeout=PATIENCE)
            page.keyboard.press("PageDown")
            page.keyboard.press("PageDown")
            expect(page).to_have_url(f"{server.address}?page=teach&example=nineteen-points&at=2")
        expect(banner).to_contain_text(say("en", "ui-lost-head"), timeout=PATIENCE)
        assert_accessible(page, ".cc-shell")
        page.keyboard.press("PageDown")  # all frames are here
        expect(stage).to_have_attribute("data-at", "3")
        page.keyboard.press("f")
        until(page, "() => document.fullscreenElement?.matches('.cc-projector')")
        expect(stage.get_by_text(say("en", "ui-lost-head"))).to_be_in_viewport()
        page.keyboard.press("f")
        until(page, "() => document.fullscreenElement === null")
        banner.locator("[data-act=reload]").click()
        expect(banner).to_contain_text(say("en", "ui-lost-still"))
        expect(stage).to_have_attribute("data-at", "3")  # not an error page of the browser
        with hosts.running(command, tmp_path, CARDCITY_DATABASE=database):
            expect(stage.and_(page.locator("[data-lost]"))).to_have_count(
                0, timeout=PATIENCE
            )  # loaded anew by itself
            expect(stage).to_have_attribute("data-at", "3", timeout=PATIENCE)
            expect(banner).to_be_hidden()
            watched.close()
