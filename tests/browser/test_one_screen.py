"""Everything in one screen: what is needed together is seen together, keeps its place, and is as large as can be."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from cardcity_tutor.course.packs import course
from cardcity_tutor.games.cardcity.teach.exercises import Form
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.learning import Learner

pytestmark = pytest.mark.browser

SIZES = {"phone": (390, 844), "laptop": (1280, 800), "desk": (1440, 900), "wall": (1920, 1080)}
STANDARD = {  # edge of a card in pixels
    ("home", "laptop"): 89, ("home", "desk"): 104, ("home", "wall"): 148, ("home", "phone"): 54,
    ("lesson", "laptop"): 120, ("lesson", "desk"): 140, ("lesson", "wall"): 176, ("lesson", "phone"): 44,
    ("sandbox", "laptop"): 103, ("sandbox", "desk"): 117, ("sandbox", "wall"): 152, ("sandbox", "phone"): 48,
}  # fmt: skip
STEPS_OF = (1, 4, 5, 7)
"""Lessons whose steps all have boards."""
FRAMES = ".cc-board, .cc-lesson-dock"
FITS = "document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"
OUT_OF_SIGHT = """() => [".cc-lesson-intro", ".cc-lesson-work", ".cc-lesson-said"].filter((css) => {
    const node = document.querySelector(`.cc-lesson-view ${css}`);
    return node.checkVisibility() && node.scrollHeight - node.clientHeight > 2;
})"""
SMALLEST_CELL = """() => Math.min(...[...document.querySelectorAll(".cc-lesson-view [role=gridcell]:not(.kerb)")]
    .filter((cell) => cell.checkVisibility()).map((cell) => Math.round(cell.getBoundingClientRect().width)))"""
FINGER = 48
"""Pixels of a cell that a finger hits."""
CLICKABLE = """(node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
CITY_AT_HOME = "ICMR"
"""The cards of the board at home before one is laid."""
WIDE_CITY = "city=R+L+.+.+/+C+R+P+P+/+I+M+C+.&hand=P&level=normal"
"""Six columns of cells by five rows, as in the standard."""


@pytest.fixture(scope="module")
def at(browser: Browser, tutor_url: str) -> Iterator[Callable[[str, str], Page]]:
    """The app at one of the sizes, opened once for each."""
    pages: dict[str, Watched] = {}
    with ExitStack() as stack:

        def visit(size: str, query: str) -> Page:
            if size not in pages:
                width, height = SIZES[size]
                dark = size in ("desk", "phone")
                pages[size] = stack.enter_context(
                    watching(
                        browser,
                        Visitor(
                            locale="fr-FR",
                            scheme="dark" if dark else "light",
                            width=width,
                            height=height,
                            touch=size == "phone",
                            calm=True,
                        ),
                    )
                )
            page = pages[size].page
            page.goto(tutor_url + query)
            expect(page.locator(".cc-app :is([role=gridcell], .cc-lesson-view):visible").first).to_be_visible(
                timeout=PATIENCE
            )
            return page

        yield visit
        for watched in pages.values():
            watched.assert_quiet()


def edge(page: Page) -> float:
    """The edge of a card: cells reach to the middle of the streets around them."""
    return float(
        page.locator(".cc-app [role=gridcell]:visible")
        .nth(7)
        .evaluate("cell => cell.getBoundingClientRect().width / 1.1")
    )


def places(root: Locator, css: str) -> list[list[int]]:
    return list(
        root.locator(css).evaluate_all(
            "all => all.filter((one) => one.checkVisibility()).map((one) => {"
            "const { x, y, width, height } = one.getBoundingClientRect();"
            "return [x, y, width, height].map(Math.round); })"
        )
    )


@pytest.mark.parametrize("size", SIZES)
def test_boards_are_as_large_as_the_standard(at: Callable[[str, str], Page], size: str) -> None:
    for name, query in (
        ("home", ""),
        ("lesson", "?lesson=residences-grow"),
        ("sandbox", f"?{WIDE_CITY}"),
    ):
        page = at(size, query)
        if (name, size) in STANDARD:
            assert edge(page) >= STANDARD[name, size], name
        if name != "home" or size != "phone":
            assert page.evaluate(FITS), name
        if size != "phone":
            expect(page.locator(".cc-app .cc-board:visible")).to_be_in_viewport(ratio=0.99)


def test_the_text_of_every_step_is_seen_whole(at: Callable[[str, str], Page]) -> None:
    """French, the longer language, in the smallest window of one screen: text, task and answer without scrolling."""
    page = at("laptop", "?lesson=0")
    learner = Learner(page)
    learner.ready()
    hidden: list[tuple[str, int, str]] = []
    for lesson in course().lessons[:12]:
        if lesson.number:
            learner.open(lesson.id)
        for number, step in enumerate(lesson.steps):
            if number:
                learner.go(number)
            hidden.extend((lesson.id, number + 1, what) for what in page.evaluate(OUT_OF_SIGHT))
            assert page.evaluate(FITS), (lesson.id, step)
    assert hidden == []


@pytest.mark.parametrize("size", ["laptop", "desk"])
def test_lots_are_divided_in_one_screen(at: Callable[[str, str], Page], size: str) -> None:
    """Every step on lots, as it begins and after half of the cards have gone to the open lot."""
    page = at(size, "?lesson=9")
    learner = Learner(page)
    learner.ready()
    steps = [
        (lesson.id, number, step.exercise)
        for lesson in course().lessons
        for number, step in enumerate(lesson.steps)
        if step.exercise is not None and step.exercise.form in (Form.LOTS, Form.LOT)
    ]
    assert len(steps) > 10
    for lesson, number, made in steps:
        learner.open(lesson)
        if learner.act(f"go-{number}").get_attribute("aria-current") is None:
            learner.go(number)
        seen = [".cc-lead", ".cc-task", ".cc-board", ".cc-lots-form", "input[name=answer]", ".cc-lesson-said"]
        seen += ["[data-act=hint]", "[data-act=check]", "[data-act=next]"]
        for half in (False, True) if made.form is Form.LOTS else (False,):
            if half:
                cards = learner.root.locator(".cc-lots-form fieldset").nth(1).locator("button.cc-card")
                for _ in range(cards.count() // 2):
                    cards.first.click()
            assert page.evaluate(FITS), (lesson, number)
            assert page.evaluate(OUT_OF_SIGHT) == [], (lesson, number, half)
            for css in seen:
                expect(learner.root.locator(css).first).to_be_in_viewport(ratio=0.99)


def test_the_steps_of_the_first_lessons_fit_a_phone(at: Callable[[str, str], Page]) -> None:
    """Only lists of answers scroll the page; everywhere else the actions lie still at the thumb."""
    page = at("phone", "?lesson=0")
    learner = Learner(page)
    learner.ready()
    for lesson in course().lessons[:8]:
        if lesson.number:
            learner.open(lesson.id)
        for number, step in enumerate(lesson.steps):
            if number:
                learner.go(number)
            assert step.exercise is not None
            assert page.evaluate(FITS) or step.exercise.form is Form.RULES, (lesson.id, number)
            assert page.evaluate(SMALLEST_CELL) >= FINGER, (lesson.id, number)
            expect(learner.act("next")).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("size", ["phone", "laptop"])
@pytest.mark.parametrize("form", [Form.PLACE, Form.CELLS, Form.NUMBER, Form.RULES, Form.MOVES])
def test_a_step_is_seen_whole_and_nothing_jumps(
    at: Callable[[str, str], Page], size: str, form: Form
) -> None:
    lesson, number = next(
        (lesson, number)
        for lesson in course().lessons
        for number, step in enumerate(lesson.steps)
        if step.exercise is not None and step.exercise.form is form and lesson.number in STEPS_OF
    )
    page = at(size, f"?lesson={lesson.number}")
    learner = Learner(page)
    learner.ready()
    if learner.act(f"go-{number}").get_attribute("aria-current") is None:  # a lesson opens where it was left
        learner.go(number)
    seen = [".cc-task", ".cc-lesson-said", "[data-act=hint]", "[data-act=next]"]
    whole = size != "phone" or form is not Form.RULES  # a long list scrolls above what sticks to the thumb
    if whole:
        assert page.evaluate(FITS)
        seen += [".cc-board", *([] if form is Form.PLACE else ["[data-act=check]"])]
        seen += [".cc-shelf .cc-card"] if form in (Form.PLACE, Form.MOVES) else []
    for css in seen:
        expect(learner.root.locator(css).first).to_be_in_viewport(ratio=0.99)
    before = places(learner.root, FRAMES)
    learner.click("hint")
    expect(learner.root.locator(".cc-hints li")).to_be_in_viewport()
    assert places(learner.root, FRAMES) == before or not whole
    learner.click("solution")
    expect(learner.root.locator(".cc-solution")).to_be_in_viewport()
    assert places(learner.root, FRAMES) == before or not whole
    expect(learner.act("next")).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("width", [360, 390, 768, 1024, 1280, 1360, 1440, 1920])
def test_the_buttons_of_the_demo_are_clickable_and_nothing_moves(
    browser: Browser, tutor_url: str, width: int
) -> None:
    visitor = Visitor(locale="en-GB", width=width, height=844 if width < 1000 else 800, calm=True)
    with watching(browser, visitor) as watched:
        page = watched.page
        page.goto(tutor_url)
        demo = page.locator(".cc-app .cc-try")
        expect(demo.locator('[data-legal="true"]').first).to_be_visible(timeout=PATIENCE)
        expect(page.locator(".cc-app .cc-hero")).to_contain_text("board game")
        frames = ".cc-board, .cc-tools"
        before = places(demo, frames)
        for act in ("undo", "hint", "why"):
            button = demo.locator(f"[data-act={act}]")
            button.scroll_into_view_if_needed()
            assert button.evaluate(CLICKABLE), act
        demo.locator("[data-act=hint]").click()
        hint = demo.locator(".cc-hand > .cc-note")
        expect(hint).to_contain_text("Try f4, f6 or g5", timeout=PATIENCE)
        expect(hint).to_be_in_viewport(ratio=0.99)
        demo.locator("[data-act=why]").click()
        expect(hint).to_contain_text("two culture cards for one residence")
        (_, top, _, height), (_, card_top, _, card_height) = (
            places(demo, css)[0] for css in (".cc-hand > .cc-note", ".cc-shelf .cc-card")
        )
        if width < 640:
            assert top >= card_top + card_height, "the answer stands below the hand, in its own frame"
            assert top + height <= places(demo, ".cc-tools")[0][1]
        sizes = [[round(n) for n in place[2:]] for place in places(demo, frames)]
        assert sizes == [place[2:] for place in before]
        cells = [place[2:] for place in places(demo, "[role=gridcell]")]
        demo.locator('[role=gridcell][data-cell="1,3"]').click()
        if demo.locator(".cc-board svg [data-at]").count() == len(CITY_AT_HOME):
            demo.locator('[role=gridcell][data-cell="1,3"]').click()  # a finger confirms
        expect(demo.locator(".cc-board svg [data-at]")).to_have_count(len(CITY_AT_HOME) + 2, timeout=PATIENCE)
        assert [place[2:] for place in places(demo, "[role=gridcell]")] == cells, (
            "the city grows in its frame"
        )
        watched.assert_quiet()


@pytest.mark.parametrize(
    ("width", "height"),
    [(640, 400), (427, 267), (320, 256), (844, 390)],
    ids=["200 %", "300 %", "400 %", "side"],
)
def test_zoomed_or_on_its_side_the_page_scrolls_and_cuts_nothing_off(
    browser: Browser, tutor_url: str, width: int, height: int
) -> None:
    """WCAG 1.4.10: a window of 1280 by 1024 at 400 % has 320 by 256 pixels left."""
    with watching(browser, Visitor(locale="fr-FR", width=width, height=height, calm=True)) as watched:
        page = watched.page
        for query, last in (
            ("", ".cc-doors"),
            ("?lesson=3", "[data-act=next]"),
            ("?page=sandbox", ".cc-tools"),
            ("?page=course", ".cc-plot.game"),
        ):
            page.goto(tutor_url + query)
            part = page.locator(f".cc-app {last}:visible").last
            expect(part).to_be_visible(timeout=PATIENCE)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), query
            part.scroll_into_view_if_needed()
            expect(part).to_be_in_viewport()
            cut = page.evaluate(
                "() => [...document.querySelectorAll('.cc-app .cc-page, .cc-app .cc-home, .cc-lesson-intro')].filter((one) =>"
                " one.checkVisibility() && getComputedStyle(one).overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 1).length"
            )
            assert cut == 0, query
        watched.assert_quiet()


def test_a_game_that_is_open_is_offered_at_home(browser: Browser, tutor_url: str) -> None:
    with watching(browser, Visitor(locale="en-GB")) as watched:
        page = watched.page
        page.goto(f"{tutor_url}?page=play")
        page.locator("[data-act=start]").click(timeout=PATIENCE)
        table = page.locator("section.cc-game")
        expect(table).to_be_visible(timeout=PATIENCE)
        page.locator(".cc-app .cc-brand").click()
        offer = page.locator(".cc-app .cc-open-game")
        expect(offer).to_be_visible(timeout=PATIENCE)
        offer.click()
        expect(page).to_have_url(re.compile("page=play"))
        expect(table).to_be_visible()
        watched.assert_quiet()
