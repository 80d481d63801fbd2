"""The map of the course: what it shows, where it leads, and what the rules and a reload know of it."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from cardcity_tutor.course.packs import course
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.course.sitting import Sitting
from cardcity_tutor.locale import say
from tests.browser.axe import assert_accessible
from tests.browser.boards import PATIENCE
from tests.browser.conftest import Visitor, watching
from tests.browser.learning import Learner

pytestmark = pytest.mark.browser

ENGLISH = Visitor(locale="en-GB", width=1280, height=800)
MAP = ".cc-map"
FITS = "() => document.documentElement.scrollHeight <= innerHeight && document.documentElement.scrollWidth <= innerWidth"


def learnt() -> str:
    """Lessons 0 to 3 mastered, 4 half solved, 5 opened."""
    progress, lessons = Progress(), course().lessons
    for lesson in lessons[:4]:
        kept = progress.lesson(lesson.id)
        for step in lesson.steps:
            kept.solved(step.id, first=True)
        kept.mastered = kept.last = "2026-11-01"
    for step in lessons[4].steps[:5]:
        progress.lesson(lessons[4].id).solved(step.id, first=True)
    progress.lesson(lessons[4].id).at = lessons[4].steps[4].id
    progress.lesson(lessons[5].id).saw(lessons[5].steps[0].id)
    return json.dumps(progress.to_json())


def remember(page: Page, progress: str) -> None:
    """A browser that was here before."""
    page.add_init_script(
        f"localStorage.getItem('cardcity:progress:cardcity') ?? localStorage.setItem('cardcity:progress:cardcity', {json.dumps(progress)})"
    )


@pytest.mark.parametrize(
    "visitor",
    [
        ENGLISH,
        Visitor(locale="fr-FR", width=1280, height=800, scheme="dark"),
        Visitor(locale="fr-FR", width=1920, height=1080),
        Visitor(locale="en-GB", width=390, height=844, touch=True, scheme="dark"),
    ],
    ids=["laptop", "french", "projector", "phone"],
)
def test_the_course_opens_as_a_city_of_lessons(browser: Browser, tutor_url: str, visitor: Visitor) -> None:
    with watching(browser, visitor) as watched:
        page = watched.page
        remember(page, learnt())
        page.goto(f"{tutor_url}?page=course")
        plots = page.locator(f"{MAP} .cc-plot:not(.game)")
        expect(plots).to_have_count(len(course().lessons), timeout=PATIENCE)
        expect(page.locator(f"{MAP} .cc-plot.game")).to_have_count(7)
        expect(page.locator(f"{MAP} .cc-plot.mastered")).to_have_count(4)
        expect(page.locator(f"{MAP} .cc-plot.practised")).to_contain_text("5/")
        expect(page.locator(f"{MAP} .cc-plot.seen")).to_have_count(1)
        here = page.locator(f"{MAP} .cc-plot[aria-current]")
        expect(here).to_have_count(1)
        if visitor.locale == "en-GB":
            expect(here).to_have_attribute(
                "aria-label", "Lesson 4, The limit, practised, 5 of 7 exercises solved, resume here"
            )
        expect(page.locator(f"{MAP} .cc-resume")).to_be_in_viewport(ratio=1)
        if visitor.touch:
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        else:
            assert page.evaluate(FITS)
        assert_accessible(page, ".cc-app")
        watched.assert_quiet()


def test_course_leads_to_the_map_and_back_to_where_one_was_by_keyboard(
    browser: Browser, tutor_url: str
) -> None:
    with watching(browser, ENGLISH) as watched:
        page = watched.page
        remember(page, learnt())
        page.goto(tutor_url)
        menu = page.locator('.cc-app .cc-entry[href="?page=course"]')
        expect(menu).to_be_visible(timeout=PATIENCE)
        menu.click()
        resume = page.locator(f"{MAP} .cc-resume")
        expect(resume).to_contain_text("lesson 4", timeout=PATIENCE)
        resume.focus()
        page.keyboard.press("Tab")
        expect(page.locator(f"{MAP} .cc-plot").first).to_be_focused()
        resume.focus()
        page.keyboard.press("Enter")
        chooser = page.locator(".cc-page [name=lesson]")
        expect(chooser).to_have_value("the-limit", timeout=PATIENCE)
        expect(page.locator("[data-act=go-4]")).to_have_attribute("aria-current", "step")
        page.locator('.cc-app .cc-entry[href="?page=play"]').click()
        expect(chooser).not_to_be_visible(timeout=PATIENCE)
        menu.click()
        expect(chooser).to_be_visible()  # where one was
        menu.click()
        expect(resume).to_be_visible()  # and from there to the map
        expect(page).to_have_url(f"{tutor_url}?page=course")
        page.go_back()
        expect(chooser).to_be_visible()
        watched.assert_quiet()


def test_a_mastered_lesson_is_built_and_its_rules_are_met(browser: Browser, tutor_url: str) -> None:
    with watching(browser, ENGLISH) as watched:
        page = watched.page
        lesson = course().lesson(1)
        page.goto(f"{tutor_url}?lesson={lesson.number}")
        learner = Learner(page)
        learner.ready()
        learner.go(len(lesson.steps))
        sitting = Sitting(course(), lesson=lesson.id)
        sitting.go(len(lesson.steps))
        while True:
            exercise = sitting.exercise
            assert exercise is not None
            learner.give(exercise, exercise.write(exercise.solution()))
            learner.is_right()
            sitting.grade(exercise.solution())
            if sitting.kept.mastered:
                break
            learner.click("again")
            sitting.again()
        expect(page.locator(".cc-mastered h3")).to_have_text("Lesson 1 is mastered!")
        page.locator("[data-act=map]").click()
        built = page.locator(f"{MAP} .cc-plot.mastered")
        expect(built).to_have_class(re.compile("fresh"))
        expect(built).to_have_attribute("aria-label", re.compile("^Lesson 1, .*, mastered$"))
        page.locator('.cc-app .cc-entry[href="?page=rules"]').click()
        page.locator("[data-act=view-map]").click(timeout=PATIENCE)
        expect(page.locator(".cc-tile.mastered").first).to_be_visible()
        page.reload()
        page.locator("[data-act=view-map]").click(timeout=PATIENCE)
        expect(page.locator(".cc-tile.mastered").first).to_be_visible()
        watched.assert_quiet()


def test_a_checkpoint_game_survives_a_reload(browser: Browser, tutor_url: str) -> None:
    with watching(browser, ENGLISH) as watched:
        page = watched.page
        page.goto(f"{tutor_url}?page=course")
        page.locator(f"{MAP} .cc-plot.game").first.click(timeout=PATIENCE)
        table = page.locator(".cc-page .cc-widget[data-phase]")
        expect(table).to_be_visible(timeout=PATIENCE)
        expect(page).to_have_url(re.compile("station=game"))
        cards = table.locator(".cc-lots .cc-card, .cc-side-slot .cc-card")
        expect(cards.first).to_be_visible()
        dealt = cards.all_inner_texts()
        page.reload()
        expect(table.locator(".cc-note").first).to_have_text(say("en", "table-restored"), timeout=PATIENCE)
        assert cards.all_inner_texts() == dealt
        watched.assert_quiet()
