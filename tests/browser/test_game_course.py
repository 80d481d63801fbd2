"""The course of a game that brings its own kinds of exercises: by mouse, by keys, by touch, kept, and within one screen."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from cardcity_tutor.course.answers import Answer
from cardcity_tutor.course.packs import course
from cardcity_tutor.course.questions import Question
from cardcity_tutor.course.sitting import Sitting
from cardcity_tutor.sessions.lesson_words import rule_box
from cardcity_tutor.sessions.names import first_said
from tests.browser import hosts
from tests.browser.axe import assert_accessible
from tests.browser.conftest import Visitor, Watched, watching
from tests.browser.test_match_table import ROOT

pytestmark = pytest.mark.browser

PATIENCE = 30_000
GAMES = ("designtown", "cloudcity")
MOUSE = Visitor(locale="en-GB", width=1280, height=800, calm=True)
KEYS = Visitor(locale="fr-FR", width=1280, height=800, calm=True)
PHONE = Visitor(locale="fr-FR", scheme="dark", width=390, height=844, touch=True, calm=True)
UNSEEN = """() => {
    const root = document.querySelector("section.cc-course-view");
    const slots = ["intro", "answer", "picture", "actions"].map((name) => root.querySelector(`.cc-course-${name}`));
    const outside = (node) => node.getBoundingClientRect().bottom > innerHeight + 1;
    const cut = (node) => node.scrollHeight > node.clientHeight + 2 || node.scrollWidth > node.clientWidth + 2;
    return slots.filter((node) => node && (outside(node) || cut(node))).map((node) => node.className);
}"""
"""What of a step does not stand whole on the screen."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("course")
    command = [sys.executable, "-m", "cardcity_tutor", "serve", "--port", str(hosts.free_port())]
    environment = {"PYTHONPATH": str(ROOT), "CARDCITY_DATABASE": str(folder / "club.db")}
    with hosts.running(command, folder, **environment) as server:
        yield server.address


class Learner:
    """Somebody at the course; a sitting of our own knows every exercise, and its answer."""

    def __init__(self, watched: Watched, game: str, lesson: str) -> None:
        self.page = watched.page
        self.sitting = Sitting(course(game), lesson=lesson)
        self.touch = False
        expect(self.root).to_have_attribute("data-seq", re.compile(r"\d"), timeout=PATIENCE)

    @property
    def root(self) -> Locator:
        return self.page.locator("section.cc-course-view:visible")

    def act(self, name: str) -> Locator:
        return self.root.locator(f'[data-act="{name}"]')

    def answered(self, what: Callable[[], object]) -> None:
        """Python answers what is done."""
        before = self.root.get_attribute("data-seq") or ""
        what()
        expect(self.root).not_to_have_attribute("data-seq", before, timeout=PATIENCE)

    def press(self, target: Locator) -> None:
        self.answered(target.tap if self.touch else target.click)

    @property
    def question(self) -> Question:
        found = self.sitting.exercise
        assert isinstance(found, Question)
        return found

    def choose(self, answer: Answer) -> None:
        """By mouse or by touch: options, or what is typed."""
        form = self.question.form
        while self.act("drop-0").count():
            self.act("drop-0").click()
        ticked = self.root.locator(".cc-picks label:has(:checked)")
        while form.kind == "set" and ticked.count():
            ticked.first.click()
        if form.kind in ("number", "chance"):
            self.root.locator("input[name=answer]").fill(self.question.write(answer))
        elif form.kind == "list":
            for option in answer:
                self.act(f"add-{option}").click()
            if not answer:
                self.act("none").click()
        else:
            for option in [answer] if isinstance(answer, str) else answer or ["-"]:
                self.root.locator(f'.cc-picks label:has([data-key="{option}"])').click()

    def type(self, answer: Answer) -> None:
        """By keys: digits choose, or a number is typed; Enter answers."""
        form = self.question.form
        if form.kind in ("number", "chance"):
            expect(self.root.locator("input[name=answer]")).to_be_focused()
            self.page.keyboard.type(self.question.write(answer))
        else:
            for option in [answer] if isinstance(answer, str) else answer:
                self.page.keyboard.press(str(form.options.index(option) + 1))
        self.answered(lambda: self.page.keyboard.press("Enter"))
        self.sitting.grade(answer)

    def give(self, answer: Answer) -> None:
        self.choose(answer)
        self.press(self.act("check"))
        self.sitting.grade(answer)

    def feedback(self, outcome: str) -> Locator:
        found = self.root.locator(f'[data-feedback="{outcome}"]')
        expect(found).to_be_visible(timeout=PATIENCE)
        return found


def named(game: str, because: str, lang: str) -> str:
    """The name of a misconception, or the title of a rule."""
    return first_said(lang, f"malrule-{game}-{because}.title") or rule_box(game, because, lang).title


@pytest.mark.parametrize("game", GAMES)
def test_from_the_map_to_the_end_of_a_lesson_by_mouse(app: str, browser: Browser, game: str) -> None:
    with watching(browser, MOUSE) as watched:
        page, lesson = watched.page, course(game).lessons[0]
        page.goto(f"{app}?page=course&ruleset={game}")
        begin = page.locator(".cc-map .cc-resume:visible")
        expect(begin).to_contain_text(lesson.title.en, timeout=PATIENCE)
        assert_accessible(page, ".cc-map")
        plot = page.locator(f'.cc-plot[data-name="{lesson.title.en}"]')
        expect(plot).to_have_class(re.compile("new"))
        plot.click()
        learner = Learner(watched, game, lesson.id)
        for number, _ in enumerate(lesson.steps):
            wrong = lesson.steps[number].wrongs[0]
            learner.give(learner.question.read(wrong.answer))
            because = wrong.because
            expect(learner.feedback("wrong")).to_contain_text(named(game, because, "en"))
            learner.give(learner.question.solution())
            learner.feedback("right")
            assert page.evaluate(UNSEEN) == []
            learner.press(learner.act("next"))
            learner.sitting.go(number + 1)
        while not learner.sitting.kept.mastered:
            learner.give(learner.question.solution())
            learner.feedback("right")
            if not learner.sitting.kept.mastered:
                learner.press(learner.act("again"))
                learner.sitting.again()
        expect(learner.root.locator(".cc-mastered")).to_be_visible()
        assert_accessible(page, "section.cc-course-view")
        learner.act("map").click()
        expect(plot).to_have_class(re.compile("mastered"), timeout=PATIENCE)
        page.reload()
        expect(plot).to_have_class(re.compile("mastered"), timeout=PATIENCE)
        watched.assert_quiet()


@pytest.mark.parametrize(("game", "lesson"), [("designtown", "money")])
def test_a_lesson_by_keys_is_kept(app: str, browser: Browser, game: str, lesson: str) -> None:
    with watching(browser, KEYS) as watched:
        page = watched.page
        page.goto(f"{app}?page=course&ruleset={game}&lesson={lesson}")
        learner = Learner(watched, game, lesson)
        learner.root.locator("select[name=lesson]").focus()
        for _ in range(12):
            if learner.root.locator("[name=answer]").evaluate("(field) => field === document.activeElement"):
                break
            page.keyboard.press("Tab")
        steps = learner.sitting.lesson.steps
        wrong = steps[0].wrongs[0]
        learner.type(learner.question.read(wrong.answer))
        expect(learner.feedback("wrong")).to_contain_text(named(game, wrong.because, "fr"))
        page.keyboard.press("Control+a")
        learner.answered(lambda: page.keyboard.press("h"))
        expect(learner.root.locator(".cc-hints li")).to_have_count(1)
        for number, step in enumerate(steps):
            if number:
                expect(learner.root.locator(".cc-lead")).to_have_text(step.text.fr, timeout=PATIENCE)
            learner.type(learner.question.solution())
            learner.feedback("right")
            learner.answered(lambda: page.keyboard.press("Enter"))
            learner.sitting.go(number + 1)
        expect(learner.root).to_have_attribute("data-station", "mastery", timeout=PATIENCE)
        page.reload()
        expect(learner.root).to_have_attribute("data-station", "mastery", timeout=PATIENCE)
        expect(learner.root.locator(".cc-metro .done")).to_have_count(len(steps))
        page.keyboard.press("Escape")
        page.locator(".cc-shell [data-lang]").click()
        expect(learner.root.locator("select[name=lesson] option:checked")).to_contain_text(learner.sitting.lesson.title.en, timeout=PATIENCE)  # fmt: skip
        watched.assert_quiet()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_every_step_stands_on_one_screen(app: str, browser: Browser, game: str, locale: str) -> None:
    with watching(browser, Visitor(locale=locale, width=1280, height=800, calm=True)) as watched:
        page = watched.page
        first = course(game).lessons[0]
        page.goto(f"{app}?page=course&ruleset={game}&lesson={first.id}")
        learner = Learner(watched, game, first.id)
        for lesson in course(game).lessons:
            for station in lesson.stations:
                expect(learner.root).to_have_attribute("data-station", station, timeout=PATIENCE)
                assert page.evaluate(UNSEEN) == [], (lesson.id, station)
                if learner.act("next").count():
                    learner.press(learner.act("next"))
        assert page.evaluate("[document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]") == [True, True]  # fmt: skip
        watched.assert_quiet()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_what_is_pressed_stays_at_the_thumb(app: str, browser: Browser, game: str) -> None:
    with watching(browser, PHONE) as watched:
        page, lesson = watched.page, course(game).lessons[1]
        page.goto(f"{app}?page=course&ruleset={game}&lesson={lesson.id}")
        learner = Learner(watched, game, lesson.id)
        learner.touch = True
        wrong = lesson.steps[0].wrongs[0]
        learner.give(learner.question.read(wrong.answer))
        expect(learner.feedback("wrong")).to_contain_text(named(game, wrong.because, "fr"))
        learner.give(learner.question.solution())
        expect(learner.feedback("right")).to_be_in_viewport()
        for name in ("next", "back"):
            expect(learner.act(name)).to_be_in_viewport(ratio=0.99)
        assert page.evaluate("[document.documentElement.scrollWidth <= innerWidth, document.documentElement.scrollHeight <= innerHeight]") == [True, True]  # fmt: skip
        assert_accessible(page, "section.cc-course-view")
        watched.assert_quiet()


def test_a_link_to_no_lesson_says_so(app: str, browser: Browser) -> None:
    with watching(browser, MOUSE) as watched:
        watched.page.goto(f"{app}?page=course&ruleset=designtown&lesson=flying")
        note = watched.page.locator(".cc-shell .cc-note:visible")
        expect(note).to_contain_text("flying", timeout=PATIENCE)
        expect(note).to_contain_text("nine-cards")
        watched.assert_quiet()
