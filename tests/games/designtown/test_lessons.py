"""The lessons of Design Town: the engine agrees with every answer, and every foreseen wrong one has its reason."""

from __future__ import annotations

import pytest

from cardcity_tutor._resources import resource_folder
from cardcity_tutor.cli import main
from cardcity_tutor.course.checking import check_files
from cardcity_tutor.course.lesson import Lesson, Step
from cardcity_tutor.course.packs import course, lesson_files
from cardcity_tutor.course.questions import Question
from cardcity_tutor.course.teach import teach_of
from cardcity_tutor.games.designtown.book import load_book
from cardcity_tutor.games.designtown.teach import MAL_RULES
from cardcity_tutor.locale import LANGUAGES, has
from cardcity_tutor.sessions import lesson_words

FILES = lesson_files(resource_folder("lessons") / "designtown")
PLANNED = {
    1: {"discard-in-odds"},
    2: {"residential-free", "mall-optional"},
    3: {"bust-over", "win-first", "church-anywhere"},
    4: {"one-card-odds"},
    5: {"hospital-others", "hospital-cards", "coins-kept"},
    6: {"upgrade-row", "both-without-tax", "apartment-recycled"},
    7: {"actions-free"},
    8: {"recycle-row", "recycle-once"},
    9: {"shuffle-row", "shuffle-must", "mall-shuffles"},
    10: {"cards-alone", "points-add"},
}
"""The misconceptions that the plan of the course wants each lesson to provoke."""


def lessons() -> tuple[Lesson, ...]:
    return course("designtown").lessons


def asked() -> list[tuple[Lesson, Step, Question]]:
    return [
        (one, step, step.exercise) for one in lessons() for step in one.steps if step.exercise is not None
    ]


def test_every_file_is_right_and_complete() -> None:
    for checked in check_files(FILES, complete=True):
        assert [str(error) for error in checked.errors] == [], checked.path.name
    assert [lesson.number for lesson in lessons()] == list(range(1, 12))


def test_every_lesson_provokes_what_the_plan_says() -> None:
    for lesson in lessons():
        foreseen = {wrong.because for step in lesson.steps for wrong in step.wrongs}
        drilled = {name for drill in lesson.drills for name in drill.mistakes}
        assert PLANNED.get(lesson.number, set()) <= foreseen | drilled, lesson.id


def test_every_misconception_of_the_game_is_met() -> None:
    foreseen = {wrong.because for _, step, _ in asked() for wrong in step.wrongs}
    drilled = {name for lesson in lessons() for drill in lesson.drills for name in drill.mistakes}
    assert set(MAL_RULES) <= foreseen | drilled


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_its_words(lang: str) -> None:
    for _, step, question in asked():
        assert lesson_words.task(question, lang)
        assert has(lang, f"hint-designtown-{question.kind}")
        assert all(option.label for option in lesson_words.options(question, lang))
        for wrong in step.wrongs:
            answer = question.read(wrong.answer)
            told = lesson_words.told(question, answer, question.grade(answer), lang, first=False)
            assert told.lines or told.rules, (step.id, wrong.answer)


def test_a_picture_does_not_tell_what_is_asked() -> None:
    for lesson, step, question in asked():
        drawn = lesson_words.picture(question, "en", open_=True)
        areas = {area["id"]: area for area in drawn["areas"]}
        if question.kind in ("bust", "win-now", "stop-go", "left"):
            assert "going on ends the turn" not in areas["deck"]["svg"], (lesson.id, step.id)
            assert drawn["notes"] == []
        if question.kind == "left":
            assert "×" not in areas["deck"]["svg"] + str(areas["deck"]["items"])
        if question.kind == "total" and question.data["part"] == "coins":
            assert ">Coins<" not in areas["row"]["svg"]


def test_recipes_lead_to_exercises_that_tempt() -> None:
    teach = teach_of("designtown")
    for lesson in lessons():
        for drill in lesson.drills:
            for seed in range(max(2, len(drill.mistakes))):
                question = teach.fresh(drill, seed, boundary=True)
                assert question.grade(question.solution())
                wanted = drill.mistakes[seed % len(drill.mistakes) :][:1] if drill.mistakes else ()
                for misconception, answer in question.tempted(wanted) if wanted else ():
                    assert misconception.id in question.grade(answer).told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_author_can_look_at_them(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "list", "--ruleset", "designtown", "--lang", lang]) == 0
    assert len(capsys.readouterr().out.splitlines()) == len(lessons())
    for lesson in lessons():
        assert main(["lessons", "show", lesson.id, "--ruleset", "designtown", "--lang", lang]) == 0
        out = capsys.readouterr().out
        assert all(step.text[lang] in out for step in lesson.steps)
    assert main(["lessons", "show", "money", "--step", "kept", "--ruleset", "designtown"]) == 0
    assert '{answer: "7", because: coins-kept}' in capsys.readouterr().out


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
    teach = teach_of("designtown")
    met: set[str] = set()
    for lesson in lessons():
        met |= set(lesson.rules)
        for drill in lesson.drills:
            assert not teach.fresh(drill, seed).needs - met, (lesson.id, drill.data)
