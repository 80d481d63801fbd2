"""Sandbox, stage and referee of any game in the app: by mouse, by keyboard, on a phone, each on one screen."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import hosts
from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.test_match_table import ANNOUNCED, ROOT, SIZES

pytestmark = pytest.mark.browser

PATIENCE = 30_000
SANDBOX = "section.cc-game-sandbox:visible"
LAPTOP = Visitor(locale="en-GB", width=1280, height=800, calm=True)
PHONE = Visitor(locale="fr-FR", scheme="dark", width=390, height=844, touch=True, calm=True)
EXAMPLES = {"designtown": "win-and-bust", "cloudcity": "two-connections", "cite": "example-production", "toy": "turned"}  # fmt: skip


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The app, with the toy installed as another package would be."""
    folder = tmp_path_factory.mktemp("rooms")
    info = folder / "toy_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ANNOUNCED)
    command = [sys.executable, "-m", "cardcity_tutor", "serve", "--port", str(hosts.free_port())]
    environment = {"PYTHONPATH": f"{ROOT}:{folder}", "CARDCITY_DATABASE": str(folder / "club.db")}
    with hosts.running(command, folder, **environment) as server:
        yield server.address


def sandbox(app: str, watched: Watched, query: str) -> Locator:
    watched.page.goto(f"{app}?page=sandbox&{query}")
    root = watched.page.locator(SANDBOX)
    expect(root.locator(".cc-area").first).to_be_visible(timeout=PATIENCE)
    return root


def act(root: Locator, name: str) -> Locator:
    return root.locator(f'[data-act="{name}"]:visible').first


def item(root: Locator, spot: str) -> Locator:
    return root.locator(f'.cc-item[data-spot="{spot}"]')


def assert_one_screen(page: Page, root: Locator, parts: str) -> None:
    """Nothing scrolls the page, and nothing that matters lies beyond its edges."""
    out = root.evaluate(
        """(root, parts) => [...root.querySelectorAll(parts)].filter((node) => node.checkVisibility()).map((node) => [node.className, node.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)).map(([name]) => name)""",
        parts,
    )
    page_size = "[document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]"
    assert out == []
    assert page.evaluate(page_size) == [True, True]


# ---------------------------------------------------------------- the sandbox


def test_try_refuse_take_back_and_share_by_mouse(app: str, browser: Browser) -> None:
    with watching(browser, LAPTOP) as watched:
        page = watched.page
        root = sandbox(app, watched, f"ruleset=toy&position={quote(json.dumps({'top': 4, 'card': 6}))}")
        expect(root.locator(".cc-answers")).to_contain_text("Cards", timeout=PATIENCE)
        item(root, "hand.0").click()
        act(root, "turn").click()
        item(root, "row").hover()
        expect(root.locator(".cc-objections")).to_contain_text("Higher and higher")
        expect(root.locator(".cc-remedy")).to_be_visible()
        act(root, "turn").click()
        item(root, "row").hover()
        expect(root.locator(".cc-m-say")).to_contain_text("The row goes on with 6.")
        item(root, "row").click()
        expect(root.locator(".cc-outcome")).to_be_visible(timeout=PATIENCE)
        act(root, "undo").click()
        expect(root.locator(".cc-outcome")).to_have_count(0, timeout=PATIENCE)
        expect(item(root, "hand.0")).to_be_visible()
        act(root, "redo").click()
        expect(root.locator(".cc-outcome")).to_be_visible(timeout=PATIENCE)
        page.wait_for_url(lambda url: "position=" in url, timeout=PATIENCE)
        assert_accessible(page, SANDBOX.removesuffix(":visible"))
        with watching(browser, LAPTOP) as other:
            other.page.goto(page.url)
            there = other.page.locator(SANDBOX)
            expect(there.locator(".cc-outcome")).to_be_visible(timeout=PATIENCE)
            other.assert_quiet()
        watched.assert_quiet()


def test_another_position_by_keyboard_alone(app: str, browser: Browser) -> None:
    with watching(browser, LAPTOP) as watched:
        page = watched.page
        root = sandbox(app, watched, "ruleset=toy&seed=4")
        act(root, "open").focus()
        page.keyboard.press("Enter")
        dialog = root.locator("dialog.cc-opener")
        expect(dialog.locator("[data-act=place-higher-1]")).to_be_visible(timeout=PATIENCE)
        assert_accessible(page, SANDBOX.removesuffix(":visible"))
        dialog.locator("[name=find]").focus()
        page.keyboard.type("twice nothing")
        expect(dialog).to_contain_text("Nothing in the book is called that.")
        dialog.locator("[name=find]").fill("HIGHER")
        act(root, "place-higher-1").focus()
        page.keyboard.press("Enter")
        expect(dialog).to_have_count(0)
        expect(item(root, "hand.0")).to_have_accessible_name("card 6", timeout=PATIENCE)
        act(root, "open").focus()
        page.keyboard.press("Enter")
        act(root, "from-text").focus()
        page.keyboard.press("Enter")
        dialog.locator("textarea").fill("7 on 6")
        act(root, "text-open").focus()
        page.keyboard.press("Enter")
        expect(root.locator(".cc-note")).to_contain_text(
            "This text is no position: “7 on 6”", timeout=PATIENCE
        )
        expect(item(root, "hand.0")).to_have_accessible_name("card 6")
        act(root, "open").focus()
        page.keyboard.press("Enter")
        act(root, "from-new").focus()
        page.keyboard.press("Enter")
        dialog.locator('[data-act="hand-4"]').check(force=True)
        expect(dialog.locator('[data-act="hand-4"]')).to_be_checked(timeout=PATIENCE)
        act(root, "begin").focus()
        page.keyboard.press("Enter")
        expect(item(root, "hand.3")).to_be_visible(timeout=PATIENCE)
        watched.assert_quiet()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", EXAMPLES)
def test_the_sandbox_of_each_game_stands_on_one_screen(
    app: str, browser: Browser, game: str, size: str
) -> None:
    width, height = SIZES[size]
    with watching(browser, Visitor(locale="fr-FR", width=width, height=height, calm=True)) as watched:
        root = sandbox(app, watched, f"ruleset={game}&rule={EXAMPLES[game]}")
        parts = ".cc-area, .cc-m-turn, .cc-m-say, .cc-m-act, .cc-m-tools, .cc-sandbox-bar, .cc-answers"
        assert_one_screen(watched.page, root, parts)
        if size == "laptop":
            assert_accessible(watched.page, SANDBOX.removesuffix(":visible"))
            root.locator(".cc-asked summary").first.click()
            expect(root.locator(".cc-answer-list li").first).to_be_visible()
            act(root, "tab-log").click()
            expect(root.locator(".cc-answers")).to_be_hidden()
        watched.assert_quiet()


def test_on_a_phone_the_sums_and_the_copies_lie_behind_more(app: str, browser: Browser) -> None:
    with watching(browser, PHONE) as watched:
        root = sandbox(app, watched, "ruleset=designtown&rule=example-recycling")
        act(root, "more").tap()
        dialog = root.locator("dialog[open]")
        expect(dialog.locator(".cc-answers")).to_be_visible()
        expect(dialog.locator('[data-act="copy-text"]')).to_be_visible()
        act(root, "close-dialog").tap()
        before = root.get_attribute("data-seq") or ""
        root.locator(".cc-m-act [data-choice]:not([aria-disabled])").first.tap()
        expect(root).not_to_have_attribute("data-seq", before, timeout=PATIENCE)
        assert_accessible(watched.page, SANDBOX.removesuffix(":visible"))
        watched.assert_quiet()


# ---------------------------------------------------------------- the stage

STAGE = "section.cc-game-stage"


def staged(app: str, watched: Watched, query: str) -> Locator:
    watched.page.goto(f"{app}?page=teach&{query}")
    root = watched.page.locator(f"{STAGE}:visible")
    expect(root.locator(".cc-present-head h2")).to_be_visible(timeout=PATIENCE)
    return root


def lines(root: Locator) -> Locator:
    return root.locator(".cc-present-lines > li:not(.cc-present-await)")


def test_a_presenter_tells_guesses_and_goes_on_by_keys_alone(app: str, browser: Browser) -> None:
    with watching(browser, LAPTOP) as watched:
        page = watched.page
        root = staged(app, watched, "ruleset=designtown&example=hospital-coins&show=sums")
        expect(lines(root)).to_have_count(0)
        page.keyboard.press("ArrowRight")
        expect(lines(root)).to_have_text(["HospitalOne card at a time1"])
        expect(root.locator(".cc-area[data-area=row] .cc-ring.picked")).to_have_count(1)
        page.keyboard.press("PageDown")
        page.keyboard.press("Space")
        expect(lines(root).last).to_contain_text("2 / 3")
        page.wait_for_url(lambda url: "at=3" in url, timeout=PATIENCE)
        page.keyboard.press("g")
        expect(act(root, "guess")).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
        expect(lines(root)).to_have_count(3)
        page.keyboard.press("ArrowRight")
        expect(lines(root).last).to_have_text("Coins?")
        page.keyboard.press("ArrowRight")
        expect(lines(root).last).to_have_text("Coins5")
        page.keyboard.press("ArrowLeft")
        expect(lines(root).last).to_have_text("Coins?")
        page.keyboard.press("End")
        expect(lines(root).last).to_contain_text("18")
        page.keyboard.press("Home")
        expect(lines(root)).to_have_count(0)
        page.keyboard.press("x")
        expect(root.locator(".cc-present-head h2")).to_contain_text("What do the first", timeout=PATIENCE)
        page.keyboard.press("ArrowRight")
        expect(lines(root).last).to_contain_text("The first pays ?, the second ?")
        assert_accessible(page, STAGE)
        page.keyboard.press("ArrowDown")
        expect(root.locator(".cc-present-title")).to_contain_text(
            "Eight points and three faces", timeout=PATIENCE
        )
        page.keyboard.press("b")
        expect(root.locator(".cc-present-black")).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(root.locator(".cc-present-black")).to_be_hidden()
        expect(lines(root)).to_have_count(0)
        page.keyboard.press("?")
        expect(root.locator("dialog[open]")).to_contain_text("Full screen")
        page.keyboard.press("Escape")
        page.keyboard.press("t")
        expect(root).to_have_attribute("data-theme", "light", timeout=PATIENCE)
        watched.assert_quiet()


def test_the_full_screen_holds_it_all(app: str, browser: Browser) -> None:
    with watching(browser, LAPTOP) as watched:
        page = watched.page
        root = staged(app, watched, "ruleset=cloudcity&example=example-crossing&show=moves&at=1")
        page.keyboard.press("f")
        page.wait_for_function("document.fullscreenElement !== null")
        expect(act(root, "full")).to_contain_text("Leave")
        page.keyboard.press("ArrowRight")
        expect(lines(root)).to_have_count(2)
        assert_one_screen(page, root, ".cc-area, .cc-present-bar, .cc-present-head")
        page.keyboard.press("f")
        page.wait_for_function("document.fullscreenElement === null")
        watched.assert_quiet()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", EXAMPLES)
def test_the_stage_of_each_game_stands_on_one_screen(
    app: str, browser: Browser, game: str, size: str
) -> None:
    width, height = SIZES[size]
    with watching(browser, Visitor(locale="fr-FR", width=width, height=height, calm=True)) as watched:
        root = staged(app, watched, f"ruleset={game}&example={EXAMPLES[game]}")
        parts = ".cc-area, .cc-present-head, .cc-present-lines, .cc-present-bar"
        for show in ("answer", "sums", "moves"):
            act(root, f"show-{show}").click()
            expect(root).to_have_attribute("data-show", show, timeout=PATIENCE)
            watched.page.keyboard.press("End")
            assert_one_screen(watched.page, root, parts)
        assert_accessible(watched.page, STAGE)
        watched.assert_quiet()


def test_an_example_or_a_position_is_chosen_and_tried(app: str, browser: Browser) -> None:
    with watching(browser, LAPTOP) as watched:
        page = watched.page
        root = staged(app, watched, "ruleset=cite")
        act(root, "library").click()
        expect(root.locator(".cc-present-item")).to_have_count(63, timeout=PATIENCE)
        assert_accessible(page, STAGE)
        act(root, "example-production").click()
        expect(root.locator(".cc-present-title")).to_contain_text("The smith", timeout=PATIENCE)
        act(root, "library").click()
        root.locator(".cc-present-bring summary").click()
        root.locator("textarea").fill("0:small@-1,-1 nonsense")
        act(root, "bring").click()
        expect(root.locator(".cc-note")).to_contain_text("nonsense", timeout=PATIENCE)
        act(root, "library").click()
        root.locator(".cc-present-bring summary").click()
        root.locator("textarea").fill("0:small@-1,-1 0:mill@-3,-2")
        act(root, "bring").click()
        expect(act(root, "show-answer")).to_have_count(0, timeout=PATIENCE)
        page.wait_for_url(lambda url: "position=" in url, timeout=PATIENCE)
        act(root, "try").click()
        tried = page.locator(SANDBOX)
        expect(tried.locator(".cc-area").first).to_be_visible(timeout=PATIENCE)
        page.wait_for_url(lambda url: "page=sandbox" in url, timeout=PATIENCE)
        watched.assert_quiet()


# ---------------------------------------------------------------- the referee

REFEREE = "section.cc-game-referee"
TABLES = {
    "designtown": {"row-0": "M M M M M M M M", "row-1": "R R H"},
    "cloudcity": {"city-0": "R--R/-FF- | Fb2-c2 Ra1-d1", "city-1": "R--R/-FF- | Ra1-c2"},
    "cite": {"buildings-0": "small@-1,-1 mill@-3,-2", "stock-0": "12 wood", "buildings-1": "small@0,1"},
}


def refereed(app: str, watched: Watched, game: str) -> Locator:
    watched.page.goto(f"{app}?page=referee&ruleset={game}")
    root = watched.page.locator(f"{REFEREE}:visible")
    expect(root.locator(".cc-sheet-form")).to_be_visible(timeout=PATIENCE)
    return root


def fill_in(root: Locator, game: str) -> None:
    for name, text in TABLES[game].items():
        act(root, f"seat-{name[-1]}").click()
        field = root.locator(f"[name={name}]")
        field.fill(text)
        field.blur()


@pytest.mark.parametrize("size", ["laptop", "screen", "phone"])
@pytest.mark.parametrize("game", TABLES)
def test_a_table_is_counted_and_what_is_wrong_is_said(
    app: str, browser: Browser, game: str, size: str
) -> None:
    width, height = SIZES[size]
    with watching(browser, Visitor(locale="en-GB", width=width, height=height, calm=True)) as watched:
        root = refereed(app, watched, game)
        fill_in(root, game)
        expect(root.locator('[data-seat="1"] .cc-sheet-wrong')).to_be_visible(timeout=PATIENCE)
        expect(root.locator(".cc-objections li").first).to_be_visible(timeout=PATIENCE)
        expect(root.locator('[data-seat="0"] td').last).not_to_have_text("–", timeout=PATIENCE)
        assert_accessible(watched.page, REFEREE)
        if size != "phone":
            parts = ".cc-sheet-bar, .cc-sheet-ranking, .cc-sheet-form, .cc-sheet-count, .cc-sheet-picture"
            assert_one_screen(watched.page, root, parts)
        assert watched.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        root.locator(".cc-objections .cc-rule-link").first.click()
        expect(root.locator("dialog[open]")).to_be_visible(timeout=PATIENCE)
        watched.assert_quiet()


def test_a_table_is_kept_saved_and_opened_again(app: str, browser: Browser) -> None:
    with watching(browser, LAPTOP) as watched:
        page = watched.page
        root = refereed(app, watched, "cloudcity")
        fill_in(root, "cloudcity")
        expect(root.locator('[data-seat="0"] td').last).to_have_text("4", timeout=PATIENCE)
        with page.expect_download() as saving:
            act(root, "save").click()
        assert saving.value.suggested_filename == "referee-cloudcity.json"
        kept = saving.value.path().read_bytes()
        page.reload()
        root = page.locator(f"{REFEREE}:visible")
        expect(act(root, "restore")).to_be_visible(timeout=PATIENCE)
        act(root, "restore").click()
        expect(root.locator('[data-seat="0"] td').last).to_have_text("4", timeout=PATIENCE)
        act(root, "clear").click()
        expect(root.locator('[data-seat="0"] td').last).to_have_text("–", timeout=PATIENCE)
        file = {"name": "table.json", "mimeType": "application/json", "buffer": kept}
        root.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
        expect(root.locator('[data-seat="0"] td').last).to_have_text("4", timeout=PATIENCE)
        act(root, "options").click()
        root.locator('dialog [data-act="players-3"]').check(force=True)
        expect(root.locator("[data-seat]")).to_have_count(3, timeout=PATIENCE)
        watched.assert_quiet()


def test_a_game_without_a_sheet_says_so(app: str, browser: Browser) -> None:
    with watching(browser, LAPTOP) as watched:
        watched.page.goto(f"{app}?page=referee&ruleset=toy")
        expect(watched.page.locator(".cc-game-home:visible")).to_contain_text(
            "Toy has no page", timeout=PATIENCE
        )
        watched.assert_quiet()
