"""Whole lessons in Voilà: by mouse through every kind of exercise, by keyboard alone, and on a phone."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from cardcity_tutor.course.lesson import Lesson, Step
from cardcity_tutor.course.packs import course
from cardcity_tutor.course.sitting import Sitting
from cardcity_tutor.games.cardcity.teach.exercises import KINDS, Form
from cardcity_tutor.games.cardcity.teach.malrules import MAL_RULES
from cardcity_tutor.games.cardcity.widgets.lesson_table import replayed, start_of
from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.hosts import Server, write_notebook
from tests.browser.learning import PATIENCE, ROOT, Learner

pytestmark = pytest.mark.browser

SHOWN = "from cardcity_tutor import CourseView\n\nCourseView(1)"
DESK = Visitor(locale="en-GB", calm=True)
PHONE = Visitor(locale="fr-FR", scheme="dark", width=360, height=740, touch=True, calm=True)
BY_MOUSE = ("neighbours-and-districts", "commerces-grow", "acquisition", "edition-2012")
"""Together they have every kind of exercise."""
BY_KEYS = "where-to-build"
COUNTED = """async (root) => {
    await new Promise((then) => setTimeout(then, 300));
    let changes = 0;
    const watch = new MutationObserver((all) => (changes += all.length));
    watch.observe(document.querySelector(root), { childList: true, subtree: true, attributes: true });
    await new Promise((then) => setTimeout(then, 500));
    watch.disconnect();
    return changes;
}"""


@pytest.fixture(scope="module")
def address(voila: Callable[[Path], Server], tmp_path_factory: pytest.TempPathFactory) -> str:
    return voila(write_notebook(tmp_path_factory.mktemp("lessons") / "lessons.ipynb", SHOWN)).address


@pytest.fixture(scope="module")
def desk(browser: Browser, address: str) -> Iterator[Watched]:
    """One page at a desk for all tests."""
    with watching(browser, DESK) as watched:
        watched.page.goto(address)
        expect(watched.page.locator(ROOT)).to_have_attribute("lang", "en", timeout=PATIENCE)
        yield watched


def test_the_lessons_have_every_kind() -> None:
    steps = [step for name in BY_MOUSE for step in course().lesson(name).steps]
    kinds = {step.exercise.kind for step in steps if step.exercise is not None}
    assert kinds == set(KINDS)
    assert {step.exercise.form for step in steps if step.exercise is not None} == set(Form)


@pytest.mark.parametrize("name", BY_MOUSE)
def test_a_lesson_by_mouse(desk: Watched, name: str) -> None:
    learner = Learner(desk.page)
    lesson = course().lesson(name)
    learner.open(lesson.id)
    learner.go(0)
    told = 0
    for number, step in enumerate(lesson.steps):
        expect(learner.act(f"go-{number}")).to_have_attribute("aria-current", "step")
        expect(learner.root.locator(".cc-lead")).to_have_text(step.text.en)
        told += refused(learner, lesson, step)
        solved(learner, step)
        learner.click("next")
    assert told or lesson.id == "acquisition", "a misconception is named"
    expect(learner.root.locator(".cc-state")).to_have_text("practised")
    if name == BY_MOUSE[0]:
        mastered(learner, lesson)
    desk.assert_quiet()


def refused(learner: Learner, lesson: Lesson, step: Step) -> int:
    """Give the first wrong answer that the mouse can give; how many misconceptions were named."""
    exercise = step.exercise
    if exercise is None:
        return 0
    for wrong in step.wrongs:
        if exercise.form is Form.PLACE and step.help != "none":
            continue  # marked as forbidden, so it is explained before it is tried
        if exercise.form is Form.MOVES:
            sitting = Sitting(course(), lesson=lesson.id)
            sitting.go(lesson.steps.index(step))
            start = start_of(sitting)
            if step.help != "none" or replayed(start, exercise.read(wrong.answer)) is None:
                continue
        learner.give(exercise, wrong.answer)
        learner.is_wrong()
        if exercise.form is Form.MOVES:
            learner.click("reset")
        named = wrong.because in MAL_RULES
        expect(learner.feedback.locator(".cc-misconception")).to_have_count(1 if named else 0)
        return int(named)
    return 0


def solved(learner: Learner, step: Step) -> None:
    """Give the engine's answer; the way on is at hand."""
    if step.exercise is None:
        return
    learner.give(step.exercise, step.exercise.write(step.exercise.solution()))
    learner.is_right()
    if step.note is not None:
        expect(learner.feedback).to_contain_text(step.note.en)
    expect(learner.act("next")).to_be_focused()


def mastered(learner: Learner, lesson: Lesson) -> None:
    """Three fresh positions at the first try; they are the same for everybody who starts anew."""
    sitting = Sitting(course(), lesson=lesson.id)
    sitting.go(len(lesson.steps))
    for _ in range(3):
        exercise = sitting.exercise
        assert exercise is not None
        learner.give(exercise, exercise.write(exercise.solution()))
        learner.is_right()
        sitting.grade(exercise.solution())
        if sitting.kept.mastered:
            break
        expect(learner.act("again")).to_be_focused()
        learner.click("again")
        sitting.again()
    expect(learner.root.locator(".cc-streak .on")).to_have_count(3)
    expect(learner.root.locator(".cc-state")).to_have_text("mastered")
    assert_accessible(learner.page, ROOT)


def test_a_lesson_by_keyboard_alone(desk: Watched) -> None:
    learner, page = Learner(desk.page), desk.page
    lesson = course().lesson(BY_KEYS)
    keyboard = page.keyboard
    learner.tab_to("select[name=lesson]")
    for key in ("Home", *["ArrowDown"] * course().lessons.index(lesson)):
        with learner.answered():
            keyboard.press(key)
    expect(learner.root.locator(".cc-lesson-where")).to_contain_text(lesson.title.en)
    learner.tab_to("[role=gridcell]")
    for number, step in enumerate(lesson.steps):
        expect(learner.act(f"go-{number}")).to_have_attribute("aria-current", "step")
        assert step.exercise is not None
        begin = ".cc-picks input" if step.exercise.form is Form.RULES else "[role=gridcell]"
        expect(learner.root.locator(f"{begin}:focus")).to_have_count(1)
        if number == 4:
            keyboard.press("h")
            expect(learner.root.locator(".cc-hints li")).to_have_count(1, timeout=PATIENCE)
            expect(learner.root.locator("[aria-live=polite]")).to_have_text(
                str(step.hint.en if step.hint else "")
            )
        learner.answer_by_keys(
            step.exercise, step.exercise.write(step.exercise.solution()), typed=number == 2
        )
        learner.is_right()
        if number in (1, 4):
            assert_accessible(page, ROOT)
        expect(learner.act("next")).to_be_focused()
        with learner.answered():
            keyboard.press("Enter")
    expect(learner.root.locator(".cc-state")).to_have_text("practised")
    desk.assert_quiet()


@pytest.mark.parametrize("form", [Form.CELLS, Form.LINE])
def test_a_typed_answer_is_drawn_once(desk: Watched, form: Form) -> None:
    """Once an endless loop: a field that was made anew lost the focus, and losing it drew the column again."""
    learner = Learner(desk.page)
    lesson, number = next(
        (lesson, number)
        for lesson in course().lessons
        for number, step in enumerate(lesson.steps)
        if step.exercise is not None and step.exercise.form is form
    )
    learner.open(lesson.id)
    learner.go(number)
    learner.field.fill("1" if form is Form.LINE else "a1")
    with learner.answered():
        learner.field.press("Enter")
    drawn = desk.page.evaluate(COUNTED, ROOT)
    assert drawn < 20, f"{drawn} changes of the page in half a second without a gesture"
    expect(learner.field).to_be_focused()
    desk.assert_quiet()


def test_rules_game_reading_and_certificate(desk: Watched) -> None:
    learner, page = Learner(desk.page), desk.page
    learner.open("final-score")
    learner.go(0)
    learner.act("rule").click()
    rules = page.locator("section.cc-rules")
    expect(rules.locator("article h3").first).to_be_visible(timeout=PATIENCE)
    expect(rules.locator("article h3").first).to_be_in_viewport()
    link = rules.locator("[data-act=lesson-final-score]")
    expect(link).to_be_visible(timeout=PATIENCE)
    with learner.answered():
        link.click()
    expect(learner.root.locator(".cc-metro")).to_be_in_viewport()
    learner.click("rule")
    expect(rules).to_be_hidden()

    learner.go(9)
    expect(page.locator("section.cc-game")).to_be_visible(timeout=PATIENCE)
    learner.click("back")

    learner.click("read")
    expect(learner.root.locator(".cc-article section")).to_have_count(8)
    learner.click("read")

    learner.act("menu").click()
    learner.click("worksheet")
    leaves = page.frame_locator("dialog.cc-worksheet iframe").locator(".leaf")
    expect(leaves.first.locator(".page .number-of-page").first).to_have_text(
        re.compile(r"1 / \d"), timeout=PATIENCE
    )
    expect(leaves).to_have_count(2)
    expect(leaves.last).to_be_hidden()
    page.locator("dialog input[name=key]").check()
    expect(leaves.last).to_be_visible()
    with learner.answered():
        page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)

    learner.act("menu").click()
    learner.root.locator("input[name=learner]").fill("Ada")
    learner.click("certificate")
    paper = page.frame_locator("dialog.cc-certificate iframe")
    expect(paper.locator("body")).to_contain_text("Ada", timeout=PATIENCE)
    with learner.answered():
        page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    desk.assert_quiet()


def test_a_prediction_is_played_card_by_card(desk: Watched) -> None:
    learner = Learner(desk.page)
    lesson = course().lesson("commerces-grow")
    number = next(k for k, step in enumerate(lesson.steps) if step.id == "chain")
    exercise = lesson.steps[number].exercise
    assert exercise is not None
    learner.open(lesson.id)
    learner.go(number)
    learner.give(exercise, "g5 g6")
    learner.is_right()
    expect(learner.root.locator(".cc-watched li")).to_have_count(2, timeout=PATIENCE)
    for grown in ("g5, residence", "g6, commerce"):
        expect(learner.root.get_by_role("gridcell", name=re.compile(f"^{grown}"))).to_be_visible()
    desk.assert_quiet()


def test_on_a_phone_and_after_a_reload(browser: Browser, address: str) -> None:
    with watching(browser, PHONE) as watched:
        page = watched.page
        page.goto(address)
        learner = Learner(page)
        expect(learner.root).to_have_attribute("lang", "fr", timeout=PATIENCE)
        lesson = course().lesson(BY_MOUSE[0])
        exercise = lesson.steps[0].exercise
        assert exercise is not None
        answer = exercise.solution()
        learner.cell(answer["cell"]).tap()
        with learner.answered():
            learner.root.locator("[data-panel=preview] .primary").tap()
        learner.is_right()
        expect(learner.feedback).to_be_in_viewport()
        with learner.answered():
            learner.act("next").tap()
        expect(learner.root.locator(".cc-lead")).to_be_in_viewport()
        expect(learner.root.locator(".cc-lead")).to_have_text(lesson.steps[1].text.fr)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        assert_accessible(page, ROOT)

        page.reload()
        expect(learner.act("go-1")).to_have_attribute("aria-current", "step", timeout=PATIENCE)
        expect(learner.root.locator(".cc-metro li").first).to_have_class("done ")
        watched.assert_quiet()
