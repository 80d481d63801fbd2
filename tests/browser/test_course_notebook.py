"""A notebook of the course: several lessons on one page, which keep their progress in one place of the browser."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from cardcity_tutor._resources import resource_folder
from cardcity_tutor.course import course
from tests.browser.conftest import Visitor, watching
from tests.browser.hosts import Server
from tests.browser.learning import PATIENCE, Learner
from tests.browser.waiting import until

pytestmark = pytest.mark.browser

PART = 2


def learners(page: Page) -> list[Learner]:
    """One for each lesson of the page."""
    found = []
    for number, _ in enumerate(course().of_part(PART)):
        learner = Learner(page)
        learner.root = learner.root.nth(number)
        learner.ready()
        found.append(learner)
    return found


def test_lessons_of_a_page_keep_their_progress_together(
    browser: Browser, voila: Callable[[Path], Server]
) -> None:
    lessons = course().of_part(PART)
    address = voila(resource_folder("notebooks") / f"part-{PART}.ipynb").address
    with watching(browser, Visitor(locale="fr-FR")) as watched:
        page = watched.page
        page.goto(address)
        for at, (learner, lesson) in enumerate(zip(learners(page), lessons, strict=True), 1):
            expect(learner.root).to_contain_text(lesson.title.fr)
            learner.go(at)
        names = [lesson.id for lesson in lessons]
        until(
            page,
            "(names) => names.every((name) => (localStorage['cardcity:progress:cardcity'] ?? '').includes(name))",
            names,
        )
        kept = json.loads(page.evaluate("localStorage['cardcity:progress:cardcity']"))["lessons"]
        assert [kept[lesson.id]["at"] for lesson in lessons] == [
            lesson.steps[at].id for at, lesson in enumerate(lessons, 1)
        ]
        page.reload()
        for at, learner in enumerate(learners(page), 1):
            expect(learner.act(f"go-{at}")).to_have_attribute("aria-current", "step", timeout=PATIENCE)
        watched.assert_quiet()
