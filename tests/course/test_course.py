"""The course itself: every step of every lesson is loaded, solved, answered wrongly and put into words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from zlib import crc32

import pytest
import yaml

from cardcity_tutor._resources import resource_folder
from cardcity_tutor.course import Lesson, Step, course, lessons_by_rule, problems, read_lesson
from cardcity_tutor.course.nodes import LOADER
from cardcity_tutor.course.packs import lesson_files
from cardcity_tutor.games.cardcity.book import examples, rules
from cardcity_tutor.games.cardcity.book.claims import position
from cardcity_tutor.games.cardcity.face.wording.feedback import feedback, hint_words
from cardcity_tutor.games.cardcity.face.wording.tasks import rule_box, solution_words, task_words
from cardcity_tutor.games.cardcity.teach.exercises import KINDS, Asked, Exercise
from cardcity_tutor.games.cardcity.teach.generating import another, fresh
from cardcity_tutor.games.cardcity.teach.malrules import MAL_RULES
from cardcity_tutor.games.cardcity.teach.malrules.diagnosing import bent_answers
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.render.lesson_errors import problem_words

FILES = {path.name: path for path in lesson_files(resource_folder("lessons") / "cardcity")}
PROVOKED: Mapping[int, tuple[str, ...]] = {
    1: ("diagonals",),
    2: ("hall-centre",),
    3: ("industry-bans-commerce", "parkings-apart"),
    4: ("limit-counts-industries", "limit-forgets-hall"),
    5: ("building-optional",),
    6: ("culture-without-hall", "sides-not-cards"),
    7: ("cards-not-districts",),
    8: ("linear-income", "flat-industry-price"),
    10: ("money-rounded", "empties-forgotten"),
    12: ("cloud-per-industry",),
    13: ("park-swing-one",),
    14: ("half-in-limit",),
    15: ("half-in-district",),
    16: ("meters-of-2012",),
}
"""The misconceptions that the plan of the course wants each lesson to provoke."""
KINDS_OF: Mapping[int, tuple[str, ...]] = {
    1: ("mark", "count"),
    3: ("mark", "why"),
    9: ("divide",),
    10: ("score", "error"),
}
"""The kinds of exercises that the plan names."""
GAMES = (10, 13, 17, 29)
"""Lessons that end a part with a game."""


@cache
def lesson_of(name: str) -> Lesson:
    return read_lesson(FILES[name])


def asked(lesson: Lesson) -> list[tuple[Step, Exercise]]:
    return [(step, step.exercise) for step in lesson.steps if step.exercise is not None]


def spoken(words: str) -> bool:
    """Whether something is said, without a gap in it."""
    return bool(words.strip()) and not re.search(r"\{ ?\$|\w\(\)|\?\?", words)


def test_lessons_and_parts() -> None:
    pack = course()
    assert [lesson.number for lesson in pack.lessons] == list(range(31))
    assert [part.number for part in pack.parts] == list(range(1, 8))
    parts = [lesson.part for lesson in pack.lessons]
    assert parts == sorted(parts)
    assert set(parts) == set(range(1, 8))
    for number in GAMES:
        assert pack.lesson(number).checkpoint is not None


def test_every_rule_is_met() -> None:
    met = lessons_by_rule()
    assert [name for name in rules() if name not in met] == []


def test_every_kind_of_exercise_is_met() -> None:
    used = {exercise.kind for lesson in course().lessons for _, exercise in asked(lesson)}
    assert used == set(KINDS)


def test_the_plan_is_followed() -> None:
    for number, names in PROVOKED.items():
        lesson = course().lesson(number)
        because = {wrong.because for step in lesson.steps for wrong in step.wrongs}
        assert set(names) <= because, lesson.id
    for number, kinds in KINDS_OF.items():
        assert set(kinds) <= {exercise.kind for _, exercise in asked(course().lesson(number))}


def test_every_misconception_is_provoked() -> None:
    found: set[str] = set()
    for lesson in course().lessons:
        found |= {wrong.because for step in lesson.steps for wrong in step.wrongs}
        found |= {name for drill in lesson.drills for name in drill.mistakes}
        for _, exercise in asked(lesson):
            if isinstance(exercise, Asked):
                found |= set(bent_answers(exercise.question))
    assert [name for name in MAL_RULES if name not in found] == []


def test_worked_examples_are_on_boards() -> None:
    cities = {step.position.text for lesson in course().lessons for step in lesson.steps}
    boards = {
        name: {position(claim).text for claim in example.claims if "city" in claim}
        for name, example in examples().items()
    }
    missing = [name for name, texts in boards.items() if texts and not texts & cities]
    assert [name for name in missing if not name.endswith("-2012")] == [], (
        "of twins in both books one will do"
    )


@pytest.mark.parametrize("name", FILES)
def test_answers_are_right_and_wrong_ones_wrong_for_their_reason(name: str) -> None:
    found = [problem_words("en", problem.placed) for problem in problems(lesson_of(name), complete=True)]
    assert found == []


@pytest.mark.parametrize("name", FILES)
def test_every_reader_of_yaml_reads_it(name: str) -> None:
    text = FILES[name].read_text(encoding="utf-8")
    plain, quick = (yaml.serialize(yaml.compose(text, Loader=loader)) for loader in (yaml.SafeLoader, LOADER))
    assert plain == quick


@pytest.mark.parametrize("name", FILES)
def test_a_learner_does_something(name: str) -> None:
    lesson = lesson_of(name)
    assert lesson.steps[0].exercise is not None or lesson.steps[0].mode != "show", "act first"
    assert len(asked(lesson)) >= len(lesson.steps) - 2
    assert lesson.drills
    if len(lesson.steps) > 5:
        assert len({exercise.kind for _, exercise in asked(lesson)}) >= 2
        assert lesson.steps[-1].help == "none" or any(step.help == "none" for step in lesson.steps)


@pytest.mark.parametrize("name", FILES)
def test_everything_is_said_in_both_languages(name: str) -> None:
    lesson = lesson_of(name)
    for step in lesson.steps:
        for lang in LANGUAGES:
            assert step.text.fr != step.text.en
            box = rule_box(lang, step.rules[0], step.way.edition)
            assert all(map(spoken, (box.title, box.text, box.cite, step.text[lang], step.name[lang])))
    for step, exercise in asked(lesson):
        for lang in LANGUAGES:
            assert spoken(task_words(lang, exercise, exercise.name)), step.id
            assert spoken(solution_words(lang, exercise, exercise.name)), step.id
            first = step.hint[lang] if step.hint else ""
            assert all(map(spoken, hint_words(lang, exercise, exercise.name, first))), step.id
        for wrong in step.wrongs:
            answer = exercise.read(wrong.answer)
            graded = exercise.grade(answer, lesson.number)
            for lang in LANGUAGES:
                for tries in (1, 2, 3):
                    told = feedback(lang, exercise, answer, graded, exercise.name, tries)
                    assert told.lines
                    assert all(map(spoken, (told.head, *told.lines, *told.cites))), step.id


@pytest.mark.parametrize("name", FILES)
def test_drills_lead_to_exercises(name: str) -> None:
    for drill in lesson_of(name).drills:
        for seed, boundary in ((1, False), (2, True)):  # and 0, above
            made = fresh(drill, seed, boundary=boundary)
            assert made.kind == drill.data["kind"]
            assert made.grade(made.solution())
            for lang in LANGUAGES:
                assert spoken(task_words(lang, made, made.name))


@pytest.mark.parametrize("name", FILES)
def test_every_step_has_others_like_it(name: str) -> None:
    alike = {}
    for step, exercise in asked(lesson_of(name)):
        data = exercise.data
        alike[exercise.kind, data.get("what"), data.get("theme"), "district" in data] = step, exercise
    for step, exercise in alike.values():
        made = another(step, crc32(step.id.encode()))
        assert made.kind == exercise.kind
        assert made.grade(made.solution())
