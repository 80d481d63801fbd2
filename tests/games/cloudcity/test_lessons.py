"""The lessons of Cloud City: the engine agrees with every answer, and every foreseen wrong one has its reason."""

from __future__ import annotations

import pytest

from cardcity_tutor._resources import resource_folder
from cardcity_tutor.course.checking import check_files
from cardcity_tutor.course.lesson import Lesson, Step
from cardcity_tutor.course.packs import course, lesson_files
from cardcity_tutor.course.questions import Question
from cardcity_tutor.course.teach import teach_of
from cardcity_tutor.games.cloudcity.book import load_book
from cardcity_tutor.games.cloudcity.teach.malrules import MALRULES
from cardcity_tutor.locale import LANGUAGES, has
from cardcity_tutor.sessions import lesson_words

FILES = lesson_files(resource_folder("lessons") / "cloudcity")
PLANNED = {
    1: {"corner-contact", "start-centre", "line-frame"},
    3: {"votes-distance", "votes-between", "votes-ends", "heights-mixed", "diagonal-ok"},
    4: {"gap-ok", "over-same-ok", "taller-free", "lower-blocks"},
    5: {"one-per-building", "one-per-side", "cross-free", "cross-never"},
    6: {"new-tile-only", "one-per-turn", "must-build", "bridge-moves"},
    7: {"stock-ignored"},
    8: {"tie-shared", "tie-sand-first"},
    9: {"route-sand", "route-bridges", "routes-are-bridges", "lead-tie-six"},
    10: {"varied-city", "circuit-chain", "light-with-bare", "crossing-pairs", "crossing-upper", "crossing-roof", "balance-each"},
}  # fmt: skip
"""The misconceptions that the plan of the course wants each lesson to provoke."""


def lessons() -> tuple[Lesson, ...]:
    return course("cloudcity").lessons


def asked() -> list[tuple[Lesson, Step, Question]]:
    return [
        (one, step, step.exercise) for one in lessons() for step in one.steps if step.exercise is not None
    ]


def provoked(lesson: Lesson) -> set[str]:
    return {wrong.because for step in lesson.steps for wrong in step.wrongs} | {
        name for drill in lesson.drills for name in drill.mistakes
    }


def test_every_file_is_right_and_complete() -> None:
    for checked in check_files(FILES, complete=True):
        assert [str(error) for error in checked.errors] == [], checked.path.name
    assert [lesson.number for lesson in lessons()] == list(range(12))


def test_every_lesson_provokes_what_the_plan_says() -> None:
    for number, names in PLANNED.items():
        assert names <= provoked(lessons()[number]), number
    assert set(MALRULES) == set().union(*PLANNED.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(lang: str) -> None:
    for _, step, question in asked():
        assert lesson_words.task(question, lang)
        assert has(lang, f"hint-cloudcity-{question.kind}")
        labels = [option.label for option in lesson_words.options(question, lang)]
        assert all(labels)
        assert len(set(labels)) == len(labels), (step.id, labels)
        for wrong in step.wrongs:
            answer = question.read(wrong.answer)
            told = lesson_words.told(question, answer, question.grade(answer), lang, first=False)
            assert told.lines or told.rules, (step.id, wrong.answer)


def test_a_picture_does_not_tell_what_is_asked() -> None:
    for lesson, step, question in asked():
        if question.kind == "now":
            continue
        for open_ in (True, False):
            drawn = lesson_words.picture(question, "en", open_=open_)
            board = next(area for area in drawn["areas"] if area["id"] == "board")
            ghosts = [item["spot"] for item in board["items"] if item.get("ghost")]
            if open_ and question.hides:
                assert ghosts == [], (lesson.id, step.id)
                assert drawn["stats"] == []
            if open_ and question.kind in ("places", "lay", "where"):
                assert "cl-plot" not in board["svg"]
                assert all(f">{number}<" in board["svg"] for number, _ in enumerate(question.form.options, 1))
            if not open_ and question.kind == "bridges":
                assert set(ghosts) == set(question.solution()), (lesson.id, step.id)


def test_recipes_lead_to_exercises_that_tempt() -> None:
    teach = teach_of("cloudcity")
    for lesson in lessons():
        for drill in lesson.drills:
            for seed in range(max(2, len(drill.mistakes))):
                question = teach.fresh(drill, seed, boundary=True)
                assert question.grade(question.solution())
                wanted = drill.mistakes[seed % len(drill.mistakes) :][:1] if drill.mistakes else ()
                for misconception, answer in question.tempted(wanted) if wanted else ():
                    assert misconception.id in question.grade(answer).told


def test_a_set_of_as_many_votes_is_right_whatever_bridges_it_has() -> None:
    question = next(
        found for lesson, step, found in asked() if (lesson.id, step.id) == ("two-and-cross", "best")
    )
    assert question.grade(("Fa2-d2", "Ra3-d3"))
    assert question.grade(("Fa2-d2", "Rb1-b4"))
    both = question.grade(("Fa2-d2", "Ra3-d3", "Rb1-b4"))
    assert not both
    assert both.rules == ("bridge-cross",)


def test_a_bridge_taken_from_a_given_stock_is_gone() -> None:
    question = next(found for lesson, step, found in asked() if (lesson.id, step.id) == ("stock", "last"))
    assert question.solution() == ("Ra3-d3",)
    assert question.grade(()).told == {"stock-ignored", "bridge-stock"}


def test_every_rule_of_the_book_is_met_and_none_is_asked_for_before() -> None:
    met: set[str] = set()
    for lesson in lessons():
        met |= set(lesson.rules)
        for step in lesson.steps:
            if step.exercise is not None:
                assert step.exercise.needs <= met, (lesson.id, step.id)
    assert set(load_book().rules) <= met


@pytest.mark.parametrize("seed", range(2))
def test_fresh_exercises_ask_for_no_later_rule(seed: int) -> None:
    teach = teach_of("cloudcity")
    met: set[str] = set()
    for lesson in lessons():
        met |= set(lesson.rules)
        for drill in lesson.drills:
            assert not teach.fresh(drill, seed).needs - met, (lesson.id, drill.data)
