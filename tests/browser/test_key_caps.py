"""What the key cap on a button promises works wherever the focus is, and takes no mark back."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from cardcity_tutor.course.packs import course
from cardcity_tutor.games.cardcity.teach.exercises import Form
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, watching
from tests.browser.learning import Learner

pytestmark = pytest.mark.browser

ENGLISH = Visitor(locale="en-GB", width=1280, height=800, calm=True)
LIMIT = "the-limit"
"""Numbers to type, and at the end a question to which no cell is the answer."""


def nowhere(page: Page) -> None:
    """Take the focus from everything, as a click beside all things does."""
    page.evaluate("document.activeElement.blur()")
    assert page.evaluate("document.activeElement === document.body")


def opened(page: Page, address: str) -> Learner:
    page.goto(address)
    learner = Learner(page)
    expect(learner.root).to_be_visible(timeout=PATIENCE)
    learner.ready()
    return learner


def press(learner: Learner, key: str) -> None:
    with learner.answered():
        learner.page.keyboard.press(key)


def step_with(lesson: str, form: Form) -> int:
    steps = course().lesson(lesson).steps
    return next(n for n, step in enumerate(steps) if step.exercise is not None and step.exercise.form is form)


def test_enter_checks_and_goes_on_and_unmarks_nothing(browser: Browser, tutor_url: str) -> None:
    with watching(browser, ENGLISH) as watched:
        page = watched.page
        learner = opened(page, f"{tutor_url}?lesson=where-to-build")
        at = step_with("where-to-build", Form.CELLS)
        exercise = course().lesson("where-to-build").steps[at].exercise
        assert exercise is not None
        learner.go(at)
        marked = learner.root.locator("[role=gridcell][aria-selected=true]")
        answer: Any = exercise.solution()
        right = [tuple(cell) for cell in answer]
        for cell in right[1:]:
            learner.cell(cell).click()
        expect(learner.cell(right[-1])).to_be_focused()
        press(learner, "Enter")  # on a cell that is marked
        learner.is_wrong()
        expect(marked).to_have_count(len(right) - 1)
        learner.cell(right[0]).focus()
        page.keyboard.press("Space")
        expect(marked).to_have_count(len(right))
        nowhere(page)
        press(learner, "Enter")
        learner.is_right()
        nowhere(page)
        press(learner, "Enter")
        expect(learner.act(f"go-{at + 1}")).to_have_attribute("aria-current", "step")
        watched.assert_quiet()


def test_no_cell_is_an_answer_and_enter_gives_it(browser: Browser, tutor_url: str) -> None:
    with watching(browser, ENGLISH) as watched:
        page = watched.page
        learner = opened(page, f"{tutor_url}?lesson={LIMIT}")
        at = step_with(LIMIT, Form.CELLS)
        exercise = course().lesson(LIMIT).steps[at].exercise
        assert exercise is not None
        assert exercise.solution() == []
        learner.go(at)
        learner.act("no-cell").click()
        expect(learner.act("no-cell")).to_have_attribute("aria-pressed", "true")
        press(learner, "Enter")
        learner.is_right()
        watched.assert_quiet()


def test_h_asks_for_a_hint_from_a_field_for_numbers_and_from_nowhere(
    browser: Browser, tutor_url: str
) -> None:
    with watching(browser, ENGLISH) as watched:
        page = watched.page
        learner = opened(page, f"{tutor_url}?lesson={LIMIT}")
        learner.go(step_with(LIMIT, Form.NUMBER))
        expect(learner.field).to_be_focused()
        press(learner, "h")
        expect(learner.root.locator(".cc-hints li")).to_have_count(1)
        expect(learner.field).to_have_value("")
        nowhere(page)
        press(learner, "h")
        expect(learner.root.locator(".cc-hints li")).to_have_count(2)
        learner.go(step_with(LIMIT, Form.RULES))
        box = learner.root.locator(".cc-picks input").first
        box.click()
        press(learner, "h")
        expect(learner.root.locator(".cc-hints li")).to_have_count(1)
        expect(box).to_be_checked()
        press(learner, "Enter")
        expect(learner.feedback).to_be_visible()
        watched.assert_quiet()


@pytest.mark.parametrize("page_name", ["home", "sandbox"])
def test_hint_why_and_undo_from_nowhere(browser: Browser, tutor_url: str, page_name: str) -> None:
    with watching(browser, ENGLISH) as watched:
        page = watched.page
        page.goto(f"{tutor_url}?page={page_name}")
        board = page.locator(".cc-app section.cc-widget:has([role=grid]):visible")
        expect(board.locator('[data-legal="true"]').first).to_be_visible(timeout=PATIENCE)
        nowhere(page)
        page.keyboard.press("w")
        expect(board.locator("[data-panel=why]")).to_be_visible()
        nowhere(page)
        page.keyboard.press("h")
        expect(board.locator("[aria-live=polite]")).not_to_have_text("", timeout=PATIENCE)
        cards = board.locator("[data-card]")
        held = cards.count()
        board.locator('[data-legal="true"]').first.click()
        expect(cards).not_to_have_count(held, timeout=PATIENCE)
        nowhere(page)
        page.keyboard.press("u")
        expect(cards).to_have_count(held, timeout=PATIENCE)
        watched.assert_quiet()
