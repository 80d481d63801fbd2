"""A match in the browser: by mouse, by touch and by keyboard, on one screen, and nothing in the way of readers."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser import hosts
from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, Watched, watching

pytestmark = pytest.mark.browser

PATIENCE = 30_000
ROOT = Path(__file__).parents[2]
ANNOUNCED = """[cardcity_tutor.games]
toy = tests.games.toy:RULESET
"""
SIZES = {"laptop": (1280, 800), "screen": (1920, 1080), "phone": (390, 844)}


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The app, with the toy installed as another package would be."""
    folder = tmp_path_factory.mktemp("toy")
    info = folder / "toy_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ANNOUNCED)
    command = [sys.executable, "-m", "cardcity_tutor", "serve", "--port", str(hosts.free_port())]
    environment = {
        "PYTHONPATH": f"{ROOT}:{folder}",
        "CARDCITY_DATABASE": str(folder / "club.db"),
    }
    with hosts.running(command, folder, **environment) as server:
        yield server.address


class Match:
    """The table of a page."""

    def __init__(self, watched: Watched) -> None:
        self.watched = watched
        self.page: Page = watched.page
        self.root = watched.page.locator("section.cc-match:visible")
        self.touch = False

    def find(self, css: str) -> Locator:
        return self.root.locator(css)

    def act(self, name: str) -> Locator:
        return self.find(f'[data-act="{name}"]').first

    def item(self, spot: str) -> Locator:
        return self.find(f'.cc-item[data-spot="{spot}"]')

    def press(self, target: Locator) -> None:
        target.tap() if self.touch else target.click()

    @property
    def said(self) -> Locator:
        return self.find(".cc-m-say")

    def answered(self, what: Callable[[], None]) -> None:
        """Python answers what is done."""
        seq = self.root.get_attribute("data-seq") or ""
        what()
        expect(self.root).not_to_have_attribute("data-seq", seq, timeout=PATIENCE)

    def decide(self, target: Locator) -> None:
        """Click, or tap twice: the first tap only shows."""
        if self.touch:
            target.tap()
        self.answered(lambda: self.press(target))


def opened(app: str, watched: Watched, query: str = "seed=4", ruleset: str = "toy") -> Match:
    """A table where a match has just begun."""
    page = watched.page
    page.goto(f"{app}?page=play&ruleset={ruleset}&{query}")
    start = page.locator('[data-act="start"]:visible')
    expect(start).to_be_visible(timeout=PATIENCE)
    start.click()
    match = Match(watched)
    size = page.viewport_size
    assert size is not None
    shape = "wide" if size["width"] > 800 else "tall"
    expect(match.root).to_have_attribute("data-shape", shape, timeout=PATIENCE)
    return match


@pytest.fixture(scope="module")
def laptop(app: str, browser: Browser) -> Iterator[Match]:
    with watching(browser, Visitor(locale="en-GB", width=1280, height=800, calm=True)) as watched:
        yield opened(app, watched)
        watched.assert_quiet()


def assert_one_screen(match: Match) -> None:
    """The page does not scroll, nothing is cut off, and areas do not lie on one another."""
    found = match.page.evaluate(
        """() => {
            const root = document.querySelector('section.cc-match:not([hidden])');
            const boxes = [...root.querySelectorAll('.cc-area, .cc-m-turn, .cc-m-say, .cc-m-act, .cc-m-tools')].filter((node) => node.checkVisibility()).map((node) => [node.className, node.getBoundingClientRect()]);
            const out = boxes.filter(([, box]) => box.width && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)).map(([name]) => name);
            const areas = boxes.filter(([name]) => name === 'cc-area');
            const over = areas.flatMap(([, a], k) => areas.slice(k + 1).filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1));
            const page = document.documentElement;
            return { out, over: over.length, scrolls: [page.scrollWidth > innerWidth, page.scrollHeight > innerHeight] };
        }"""
    )
    assert found == {"out": [], "over": 0, "scrolls": [False, False]}


# ---------------------------------------------------------------- by mouse


def test_pointing_shows_what_would_happen_without_asking_python(laptop: Match) -> None:
    laptop.item("hand.0").click()
    expect(laptop.item("hand.0")).to_have_attribute("aria-pressed", "true")
    expect(laptop.find(".cc-ok-dot")).to_have_count(1)
    with laptop.watched.traffic() as traffic:
        laptop.item("row").hover()
        expect(laptop.said).to_contain_text("The row goes on with 1.")
        expect(laptop.find(".cc-preview")).to_have_count(1)
        laptop.page.keyboard.press("r")
        expect(laptop.act("turn")).to_contain_text("turned round")
        laptop.item("row").hover()
        expect(laptop.said).to_contain_text("The row goes on with 9.")
    assert not [frame for frame in traffic.sent if frame.kind == "comm_msg"]
    laptop.page.keyboard.press("Escape")
    expect(laptop.find(".cc-ok-dot")).to_have_count(0)


def test_a_click_on_a_place_decides(laptop: Match) -> None:
    laptop.item("hand.0").click()
    laptop.act("turn").click()
    laptop.answered(lambda: laptop.item("row").click())
    expect(laptop.find(".cc-story")).to_contain_text("lays 1, turned round.")
    expect(laptop.item("row.0")).to_have_attribute("aria-label", "card 9")
    assert_one_screen(laptop)


def test_what_is_forbidden_says_why_with_its_culprit_and_a_remedy(laptop: Match) -> None:
    laptop.item("hand.0").click()
    expect(laptop.find(".cc-no-cross")).to_have_count(1)
    laptop.item("row").click()
    expect(laptop.said).to_have_attribute("data-face", "no")
    expect(laptop.said).to_contain_text("Higher and higher")
    expect(laptop.said).to_contain_text("Turned the other way it counts")
    expect(laptop.find(".cc-culprit-ring")).to_have_count(1)
    laptop.answered(lambda: laptop.said.get_by_role("button", name="Higher and higher").click())
    dialog = laptop.find("dialog")
    expect(dialog).to_contain_text("Toy, p. 1, “Laying”")
    dialog.locator("[data-act=close-dialog]").click()
    laptop.act("let-go").click()


def test_hints_come_one_by_one(laptop: Match) -> None:
    for number in (1, 2, 3):
        laptop.answered(lambda: laptop.act("hint").click())
        laptop.page.mouse.move(5, 5)
        expect(laptop.said).to_contain_text(f"Hint {number} of 3.")
    expect(laptop.said).to_contain_text("played out at random")


def test_a_typed_decision_and_a_number_that_opens(laptop: Match) -> None:
    field = laptop.find('input[name="typed"]')
    field.fill("jump")
    laptop.answered(lambda: field.press("Enter"))
    expect(laptop.find(".cc-note")).to_contain_text("“jump” is no decision here.")
    laptop.act("sum-cards").click()
    expect(laptop.find("dialog .cc-sum .cc-sum")).to_have_count(
        len(laptop.find('[data-area="hand"] .cc-item').all())
    )
    laptop.page.keyboard.press("Escape")


def test_a_picture_of_the_moment_is_accessible(laptop: Match) -> None:
    assert_accessible(laptop.page, "section.cc-match:not([hidden])")


# ---------------------------------------------------------------- by keyboard alone


def test_a_whole_game_by_keyboard(app: str, browser: Browser) -> None:
    with watching(browser, Visitor(locale="fr-FR", width=1280, height=800, calm=True)) as watched:
        match = opened(app, watched, "seed=9")
        page = match.page
        for _ in range(60):
            if match.root.get_attribute("data-phase") == "over":
                break
            # A card that goes anywhere, if there is one; else a button.
            cards = [
                card.get_attribute("data-spot") for card in match.find('[data-area="hand"] .cc-item').all()
            ]
            for spot in cards:
                match.item(str(spot)).focus()
                page.keyboard.press("Enter")
                if match.find(".cc-ok-dot").count():
                    match.item("row").focus()
                    match.answered(lambda: page.keyboard.press("Enter"))
                    break
                page.keyboard.press("Escape")
            else:
                button = match.find('.cc-m-act .cc-btn:not([aria-disabled="true"])').first
                button.focus()
                match.answered(lambda: page.keyboard.press("Enter"))
        expect(match.root).to_have_attribute("data-phase", "over")
        expect(match.find(".cc-outcome")).to_contain_text("Place")
        assert_one_screen(match)
        assert_accessible(page, "section.cc-match:not([hidden])")
        watched.assert_quiet()


def test_arrow_keys_go_from_thing_to_thing(laptop: Match) -> None:
    cards = laptop.find('[data-area="hand"] .cc-item')
    cards.first.focus()
    laptop.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    laptop.page.keyboard.press("Home")
    expect(cards.first).to_be_focused()


# ---------------------------------------------------------------- sizes, touch, persons


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_is_on_one_screen(
    app: str, browser: Browser, size: str, scheme: Literal["light", "dark"]
) -> None:
    width, height = SIZES[size]
    visitor = Visitor(
        scheme=scheme, locale="fr-FR", width=width, height=height, touch=size == "phone", calm=True
    )
    with watching(browser, visitor) as watched:
        match = opened(app, watched)
        match.touch = size == "phone"
        assert_one_screen(match)
        frames = match.find(".cc-m-stage").bounding_box()
        match.press(match.item("hand.2"))
        assert match.find(".cc-m-stage").bounding_box() == frames, "the areas keep their place"
        assert_one_screen(match)
        assert_accessible(match.page, "section.cc-match:not([hidden])")
        watched.assert_quiet()


@pytest.mark.parametrize("ruleset", ["designtown", "cloudcity", "cite"])
@pytest.mark.parametrize("size", SIZES)
def test_our_own_games_are_on_one_screen(app: str, browser: Browser, size: str, ruleset: str) -> None:
    width, height = SIZES[size]
    visitor = Visitor(locale="fr-FR", width=width, height=height, touch=size == "phone", calm=True)
    with watching(browser, visitor) as watched:
        match = opened(app, watched, "seed=4", ruleset)
        match.touch = size == "phone"
        if ruleset == "designtown":
            for _ in range(3):
                button = match.find('.cc-m-act .cc-btn.primary:not([aria-disabled="true"])').first
                match.answered(lambda one=button: match.press(one))  # type: ignore[misc]
                assert_one_screen(match)
        elif ruleset == "cite":
            for kind in ("large", "small"):
                match.press(match.item(f"kind.{kind}"))
                assert_one_screen(match)
                place = match.find('.cc-item[aria-label$=", place possible"]').first
                match.decide(match.item(str(place.get_attribute("data-spot"))))
            expect(match.find('.cc-item[data-spot^="0:large@"]')).to_have_count(1)
            small = match.find('.cc-item[data-spot^="0:small@"]').first
            match.decide(match.item(str(small.get_attribute("data-spot"))))
            expect(match.find('.cc-item[data-spot^="0:small@"]')).to_have_count(0)
        else:
            match.press(match.item("hand.1"))
            place = match.find('.cc-item[aria-label$=", place possible"]').first
            match.decide(match.item(str(place.get_attribute("data-spot"))))
            assert_one_screen(match)
            match.decide(match.item("pile"))
        assert_one_screen(match)
        assert_accessible(match.page, "section.cc-match:not([hidden])")
        watched.assert_quiet()


def test_the_first_tap_shows_and_the_second_decides(app: str, browser: Browser) -> None:
    visitor = Visitor(locale="en-GB", width=390, height=844, touch=True, calm=True)
    with watching(browser, visitor) as watched:
        match = opened(app, watched)
        match.item("hand.2").tap()
        match.item("row").tap()
        expect(match.said).to_contain_text("The row goes on with 3.")
        expect(match.act("confirm")).to_contain_text("The row")
        match.answered(lambda: match.act("confirm").tap())
        expect(match.find(".cc-m-turn")).to_contain_text("Turn 2")
        match.act("more").tap()
        dialog = match.find("dialog")
        expect(dialog.locator(".cc-story")).to_contain_text("lays 3")
        dialog.locator('[data-act="close-dialog"]').tap()
        watched.assert_quiet()


def test_two_persons_hand_the_screen_on(app: str, browser: Browser) -> None:
    with watching(browser, Visitor(locale="en-GB", width=1280, height=800, calm=True)) as watched:
        page = watched.page
        page.goto(f"{app}?page=play&ruleset=toy&seed=4")
        page.locator('[data-act="person-1"]').click()
        expect(page.locator('[data-act="name-1"]')).to_be_visible(timeout=PATIENCE)
        page.locator('[data-act="start"]:visible').click()
        match = Match(watched)
        expect(match.root).to_have_attribute("data-phase", "curtain", timeout=PATIENCE)
        assert match.find('[data-area="hand"] .cc-item').count() == 0
        assert_accessible(page, "section.cc-match:not([hidden])")
        match.answered(lambda: match.act("uncover").click())
        match.item("hand.2").click()
        match.answered(lambda: match.item("row").click())
        expect(match.find(".cc-curtain")).to_contain_text("Pass the screen to Player B.")
        match.answered(lambda: match.find('.cc-curtain [data-act="undo"]').click())
        expect(match.find(".cc-curtain")).to_contain_text("Pass the screen to Player A.")
        watched.assert_quiet()


def test_a_reload_goes_on_at_the_table(app: str, browser: Browser) -> None:
    with watching(browser, Visitor(locale="en-GB", width=1280, height=800, calm=True)) as watched:
        match = opened(app, watched)
        match.item("hand.2").click()
        match.answered(lambda: match.item("row").click())
        watched.page.reload()
        expect(match.find(".cc-story")).to_contain_text("lays 3", timeout=PATIENCE)


# ---------------------------------------------------------------- the app around it


def test_the_shelf_changes_the_game_and_pages_say_what_it_has_not(app: str, browser: Browser) -> None:
    with watching(browser, Visitor(locale="en-GB", width=1280, height=800, calm=True)) as watched:
        page = watched.page
        page.goto(app)
        shelf = page.locator(".cc-shell .cc-games")
        expect(shelf).to_be_visible(timeout=PATIENCE)
        shelf.locator("summary").click()
        shelf.get_by_role("link", name="Toy").click()
        expect(page).to_have_url(f"{app}?page=home&ruleset=toy", timeout=PATIENCE)
        expect(page.locator(".cc-page h1:visible")).to_have_text("Toy")
        page.locator(".cc-nav").get_by_role("link", name="Referee").click()
        told = page.locator(".cc-game-home").get_by_text("Toy has no page “Referee” yet.")
        expect(told).to_be_visible(timeout=PATIENCE)
        assert_accessible(page, "body")
        page.locator(".cc-nav").get_by_role("link", name="Play").click()
        expect(page.locator('[data-act="start"]:visible')).to_be_visible(timeout=PATIENCE)
        assert_accessible(page, ".cc-match-setup")
        page.go_back()
        expect(told).to_be_visible(timeout=PATIENCE)
        shelf.locator("summary").click()
        shelf.get_by_role("link", name="Card City").click()
        expect(page.locator(".cc-hero")).to_be_visible(timeout=PATIENCE)
        watched.assert_quiet()


def test_a_match_is_looked_at_again(app: str, browser: Browser) -> None:
    with watching(browser, Visitor(locale="en-GB", width=1280, height=800, calm=True)) as watched:
        match = opened(app, watched)
        match.item("hand.2").click()
        match.answered(lambda: match.item("row").click())
        match.act("act-replay").click()
        replay = watched.page.locator("section.cc-match-replay:visible")
        expect(replay).to_contain_text("The game begins.", timeout=PATIENCE)
        replay.locator('[data-act="step-next"]').click()
        expect(replay.locator(".cc-prompt")).to_have_text("Player A lays 3.", timeout=PATIENCE)
        replay.locator('input[type="range"]').press("End")
        expect(replay.locator(".cc-clock")).to_contain_text("Step 2 of 2", timeout=PATIENCE)
        assert_accessible(watched.page, "section.cc-match-replay")
        watched.assert_quiet()
