"""The page *Teach* in Voilà: with a presenter's keys before a projector, and with a thumb on a phone."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cardcity_tutor import City
from cardcity_tutor.games.cardcity.widgets.staging.counting import counting
from cardcity_tutor.games.cardcity.widgets.staging.staged import Staged
from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, watching
from tests.browser.hosts import Server, write_notebook
from tests.browser.waiting import until

pytestmark = pytest.mark.browser

PATIENCE = 30_000
ROOT = "section.cc-projector"
CITY = "R C C C R / P R R M R / P R L R R / P . I1 L P / I2 . I3 I4 I1"
SHOWN = f"""
from cardcity_tutor.games.cardcity.pages.teach import TeachPage
from cardcity_tutor.app.visit import Visit

TeachPage(Visit(), {{"city": {CITY!r}, "money": "31"}})
"""
PROJECTOR = Visitor(locale="en-GB", width=1920, height=1080)
PHONE = Visitor(locale="fr-FR", scheme="dark", width=360, height=780, touch=True, calm=True)
SMALLEST = """root => {
    const sizes = [...root.querySelectorAll(".cc-stage-screen *")].filter((node) =>
        [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim()) && node.checkVisibility());
    return Math.min(...sizes.map((node) => {
        const size = parseFloat(getComputedStyle(node).fontSize);
        const drawing = node.ownerSVGElement;
        return drawing ? size * drawing.getScreenCTM().a : size;
    }));
}"""


COVERED = """root => root.querySelector(".cc-board").getBoundingClientRect().bottom
    - root.querySelector(".cc-stage-bar").getBoundingClientRect().top"""
LEAVING = """root => [...root.querySelectorAll(".cc-stage-foot *")].filter((node) =>
    node.getBoundingClientRect().right > root.querySelector(".cc-stage-foot").getBoundingClientRect().right + 1).length"""


@pytest.fixture(scope="module")
def address(voila: Callable[[Path], Server], tmp_path_factory: pytest.TempPathFactory) -> str:
    return voila(write_notebook(tmp_path_factory.mktemp("teach") / "teach.ipynb", SHOWN)).address


def at(root: Locator, number: int) -> None:
    expect(root).to_have_attribute("data-at", str(number), timeout=PATIENCE)


def shows(root: Locator, name: str) -> None:
    expect(root).to_have_attribute("data-show", name, timeout=PATIENCE)


def check(page: Page) -> None:
    """Nothing stands in anybody's way, once all has come to rest."""
    until(page, "() => document.getAnimations().every((one) => one.playState !== 'running')")
    assert_accessible(page, ROOT)


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def test_a_presenter_before_a_room(browser: Browser, address: str) -> None:
    told = counting(City.of(CITY, money=31), "en", "residential")
    with watching(browser, PROJECTOR) as watched:
        page = watched.page
        page.goto(address)
        root = page.locator(ROOT)
        expect(root).to_have_attribute("lang", "en", timeout=PATIENCE)
        expect(page.locator("h1")).to_have_text("Teach")
        total, now = root.locator(".cc-stage-sum"), root.locator("li.now")

        # Nothing has the focus yet, and the clicker works; no step waits for the kernel.
        press(page, "PageDown", "PageDown")
        at(root, 2)
        expect(total).to_have_text(told.frames[2].total)
        expect(now.locator("b")).to_have_text(told.lines[1].title)
        expect(root.locator(".cc-lines .todo").first).not_to_contain_text("take a guess")
        expect(root.locator(".cc-stamp")).to_have_count(2)
        expect(root.locator(".cc-spot path")).to_have_count(1)
        assert root.locator(".cc-dim").count() == 25 - len(told.frames[2].lit)
        press(page, "PageUp", " ", "End")
        at(root, len(told.frames) - 1)
        expect(total).to_have_text(told.frames[-1].total)
        expect(root.locator("[aria-live]")).to_contain_text(told.frames[-1].total)
        check(page)

        # Full screen: the header is gone, the type can be read from the last row; black, dark, and back.
        press(page, "f")
        until(page, "() => document.fullscreenElement?.matches('section.cc-projector')")
        expect(root.locator("h1")).to_be_hidden()
        assert root.evaluate(SMALLEST) >= 24
        assert root.evaluate("node => node.scrollHeight <= innerHeight && node.scrollWidth <= innerWidth")
        page.evaluate("document.activeElement.blur()")  # as a click beside the board does
        press(page, "b")
        expect(root.locator(".cc-blank")).to_be_visible()
        press(page, "ArrowLeft")
        expect(root.locator(".cc-blank")).to_be_hidden()
        at(root, len(told.frames) - 1)
        seq = int(str(root.get_attribute("data-seq")))
        press(page, "t", "ArrowLeft")  # the answer to the first key leaves the second one alone
        expect(root).to_have_attribute("data-theme", "dark", timeout=PATIENCE)
        expect(root).to_have_attribute("data-seq", str(seq + 1), timeout=PATIENCE)
        at(root, len(told.frames) - 2)
        press(page, "?")
        expect(root.locator("dialog")).to_contain_text("clicker")
        press(page, "Escape", "Home", " ")
        at(root, 1)  # the stage has the keys again: Space is the next line
        press(page, "f")
        until(page, "() => document.fullscreenElement === null")

        # Guessing: the line is asked with its cells lit, and told by the next key.
        press(page, "Home", "g")
        expect(root.locator("[data-act=predict]")).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
        press(page, "ArrowRight")
        expect(root.locator(".cc-stamp.now")).to_have_text("?")
        expect(root.locator(".cc-lines")).to_contain_text("take a guess")
        expect(root.locator(".cc-lines li", has_text="take a guess")).to_have_count(1)
        expect(total).to_have_text(told.frames[0].total)
        press(page, "ArrowRight")
        expect(root.locator(".cc-stamp.now")).to_have_text(told.lines[0].value)
        check(page)
        press(page, "g")
        expect(root.locator("[data-act=predict]")).to_have_attribute(
            "aria-pressed", "false", timeout=PATIENCE
        )

        # An example from the library, its city developed, the next example, and a link to all that.
        root.locator("[data-act=library]").click()
        check(page)
        root.locator('[data-item="residence-grows"]').click()
        shows(root, "example")
        press(page, " ")
        at(root, 1)
        expect(root.locator(".cc-stage-label b, .cc-stage-label").first).to_contain_text("Worked example")
        expect(root.locator(".cc-figure-mark")).to_have_count(2)
        press(page, "End")
        expect(root.locator(".cc-stage-label")).to_contain_text("Two districts of one Residence")
        assert now.evaluate(
            "line => line.getBoundingClientRect().bottom <= line.parentElement.getBoundingClientRect().bottom + 1"
        )
        expect(root.locator(".cc-stage-label")).to_contain_text("figure rebuilt")
        press(page, "Home", "ArrowRight", "ArrowRight", "d")
        shows(root, "development")
        press(page, "x")
        shows(root, "example")
        before = root.locator(".cc-stage-label").text_content() or ""
        press(page, "ArrowDown")
        expect(root.locator(".cc-stage-label")).not_to_have_text(before, timeout=PATIENCE)
        root.locator("[data-act=share]").click()
        link = root.locator("dialog input[name=link]")
        expect(link).to_have_value(
            f"{address.rstrip('/')}/?page=teach&example=residence-grows-2012", timeout=PATIENCE
        )
        press(page, "Escape")
        watched.assert_quiet()


def test_places_growth_and_the_editor(browser: Browser, address: str) -> None:
    with watching(browser, Visitor(locale="en-GB", width=1280, height=720)) as watched:
        page = watched.page
        page.goto(address)
        root = page.locator(ROOT)
        expect(root).to_have_attribute("lang", "en", timeout=PATIENCE)
        root.locator("[data-act=edit]").click()
        editor = page.locator("section.cardcity:has(textarea[name=city-text])")
        expect(editor).to_be_focused(timeout=PATIENCE)
        expect(page.locator("[data-act=card-0-R], .cc-cards").last).to_be_in_viewport()
        page.locator("[data-act=city-empty]").click()
        expect(root.locator(".cc-stage-board [data-at]")).to_have_count(1, timeout=PATIENCE)
        field = page.locator("textarea[name=city-text]")
        field.fill("L R . / I M . / . L C")
        page.locator("[data-act=text-read]").click()
        expect(root.locator("svg [data-at]")).not_to_have_count(25, timeout=PATIENCE)
        root.locator("[data-act=edit]").click()
        expect(root.locator(".cc-stage-screen")).to_be_focused(timeout=PATIENCE)
        root.locator("[data-act=show-development]").click()
        shows(root, "development")

        # Another plot is taken by a click, and the arrows step again afterwards.
        city = City.of("L R . / I M . / . L C", money=31)
        first, other = city.due()[:2]
        press(page, "ArrowRight")
        expect(root.locator("li.now b")).to_contain_text("e3")
        root.locator(f'[role=gridcell][data-cell="{other.place[0]},{other.place[1]}"]').click()
        expect(root.locator("li.now b")).to_contain_text("f4", timeout=PATIENCE)
        press(page, "ArrowRight")
        expect(root.locator(".cc-stage-changes .moved")).not_to_have_count(0)
        expect(root.locator("li.now .cc-cite")).to_contain_text("rulebook")
        for figure in root.locator(".cc-stage-changes b").all():  # long figures go on below
            figure.evaluate("node => (node.textContent = '−123 456 VP')")
        assert root.evaluate(LEAVING) == 0
        assert first != other

        # Where may the residence go? And why not beside the industry?
        press(page, "l")
        shows(root, "places")
        show = Staged(city, show="places").play("en")
        press(page, "End")
        at(root, len(show.frames) - 1)
        expect(root.locator(".cc-stage-sum")).to_have_text(show.frames[-1].total)
        marked = root.locator(".cc-dot").get_attribute("data-cells") or ""
        assert len(marked.split()) == len(show.frames[-1].legal)
        refused = show.grounds[0].order[show.frames[-1].refused[0]]
        root.locator(f'[role=gridcell][data-cell="{refused[0]},{refused[1]}"]').click()
        expect(root.locator("[data-act=all-cells]")).to_be_visible(timeout=PATIENCE)
        press(page, "ArrowRight")
        expect(root.locator("li.now")).to_contain_text("rulebook")
        check(page)
        watched.assert_quiet()


def test_small_and_large_projectors(browser: Browser, address: str) -> None:
    rows = """bar => {
        const boxes = [...bar.children].filter((node) => node.checkVisibility()).map((node) => node.getBoundingClientRect());
        return boxes.filter((box) => box.top > boxes[0].bottom).length ? 2 : 1;
    }"""
    with watching(browser, Visitor(locale="fr-FR", width=1280, height=720)) as watched:
        page = watched.page
        page.goto(address)
        root = page.locator(ROOT)
        expect(root).to_have_attribute("lang", "fr", timeout=PATIENCE)
        press(page, "f")
        until(page, "() => document.fullscreenElement?.matches('section.cc-projector')")
        assert root.locator(".cc-stage-bar").evaluate(rows) == 1
        assert root.evaluate(SMALLEST) >= 16
        press(page, "f")
        until(page, "() => document.fullscreenElement === null")
        page.set_viewport_size(
            {"width": 3840, "height": 2160}
        )  # type grows with the board, in the window too
        title = root.locator(".cc-lw b").first
        expect(title).to_be_in_viewport()
        assert float(title.evaluate("node => parseFloat(getComputedStyle(node).fontSize)")) >= 60
        watched.assert_quiet()


def test_the_stage_on_a_phone(browser: Browser, address: str) -> None:
    with watching(browser, PHONE) as watched:
        page = watched.page
        page.goto(address)
        root = page.locator(ROOT)
        expect(root).to_have_attribute("lang", "fr", timeout=PATIENCE)
        for number in (1, 2):
            root.locator("[data-act=stage-next]").tap()
            at(root, number)
            expect(root.locator("li.now")).to_be_in_viewport(ratio=1)
            assert root.evaluate(COVERED) <= 1
        expect(root.locator(".cc-stage-sum")).to_contain_text("PV")
        expect(root.locator(".cc-stage-sum")).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        small = root.locator("button:visible").evaluate_all(
            "nodes => nodes.filter((node) => node.getBoundingClientRect().height < 43.5).map((node) => node.outerHTML)"
        )
        assert small == []
        check(page)
        watched.assert_quiet()


def test_a_phone_follows_the_stage(browser: Browser, address: str) -> None:
    """It shows the lines that are open, in its own language, is black with the stage, and over when the teacher says so."""
    told = counting(City.of(CITY, money=31), "fr", "residential")
    with watching(browser, PROJECTOR) as watched, watching(browser, PHONE) as following:
        page, phone = watched.page, following.page
        page.goto(address)
        root = page.locator(ROOT)
        expect(root).to_have_attribute("lang", "en", timeout=PATIENCE)
        press(page, "q")
        dialog = root.locator("dialog")
        shown = dialog.locator(".cc-stage-address")
        expect(shown).to_contain_text("/s/", timeout=PATIENCE)
        expect(dialog.locator(".cc-qr svg")).to_be_in_viewport(ratio=1)
        expect(dialog.locator("[data-act=follow-end]")).to_be_in_viewport(ratio=1)
        expect(dialog.locator("[data-act=close]")).to_be_focused()
        phone.goto(f"http://{shown.text_content()}")
        expect(phone.locator("h1")).to_contain_text("Combien", timeout=PATIENCE)
        press(page, "Enter")
        expect(dialog).to_have_count(0)
        press(page, "ArrowRight")
        at(root, 1)
        expect(phone.locator("li.now b")).to_have_text(told.lines[0].title, timeout=PATIENCE)
        expect(phone.locator("body")).not_to_contain_text(str(told.frames[-1].total))
        expect(phone.locator("main img")).to_be_visible()
        assert phone.locator("button, input, a").count() == 0
        assert phone.evaluate("document.documentElement.scrollWidth") <= 360
        press(page, "b")
        expect(phone.locator("li.now")).to_be_hidden(timeout=PATIENCE)
        press(page, "b")
        expect(phone.locator("li.now")).to_be_visible(timeout=PATIENCE)
        press(page, "q")
        dialog.locator("[data-act=follow-end]").click()
        expect(phone.locator("li.now")).to_be_hidden(timeout=PATIENCE)
