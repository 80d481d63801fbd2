"""Lessons of games that answer requests: read, graded, put into words; with the toy, which brings little."""

from __future__ import annotations

from fractions import Fraction

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.course import packs
from cardcity_tutor.course.answers import Form, read_answer, write_answer
from cardcity_tutor.course.lesson import Lesson
from cardcity_tutor.course.packs import course, course_folder
from cardcity_tutor.course.questions import Question
from cardcity_tutor.course.reading import parse_lesson
from cardcity_tutor.course.sitting import Sitting
from cardcity_tutor.course.teach import teach_of
from cardcity_tutor.games import names
from cardcity_tutor.sessions import lesson_words

OPTIONS = ("play", "stop", "recycle C")
LESSON = """
format: 1
ruleset: designtown
id: one
title: {{fr: Un, en: One}}
steps:
  - id: first
    name: {{fr: Un, en: One}}
    text: {{fr: Un., en: One.}}
    rules: [bust]
    position: {position}
    ask: {ask}
"""


@pytest.fixture
def toy_lesson(toy: Ruleset) -> Lesson:
    teach_of.cache_clear()
    return course(toy.id).lesson("higher")


@pytest.mark.parametrize(
    ("form", "text", "answer"),
    [
        (Form("number"), "−3", -3),
        (Form("number"), " 12 ", 12),
        (Form("chance"), "1/3", Fraction(1, 3)),
        (Form("chance"), "0,25", Fraction(1, 4)),
        (Form("chance"), "33 %", Fraction(33, 100)),
        (Form("choice", OPTIONS), "Recycle c", "recycle C"),
        (Form("set", OPTIONS), "stop, play", ("play", "stop")),
        (Form("set", OPTIONS), "-", ()),
        (Form("list", OPTIONS), "stop, play", ("stop", "play")),
        (Form("list", OPTIONS, repeated=True), "play, play", ("play", "play")),
    ],
)
def test_answers_are_read_as_they_are_typed(form: Form, text: str, answer: object) -> None:
    assert read_answer(form, text) == answer
    assert read_answer(form, write_answer(answer)) == answer


@pytest.mark.parametrize(
    ("form", "text", "code"),
    [
        (Form("number"), "three", "answer-number"),
        (Form("number"), "9" * 5000, "answer-number"),
        (Form("chance"), "4/3", "answer-chance"),
        (Form("chance"), "1/0", "answer-chance"),
        (Form("chance"), "1e9", "answer-chance"),
        (Form("choice", OPTIONS), "fly", "answer-option"),
        (Form("set", OPTIONS), "", "answer-empty"),
        (Form("list", OPTIONS), "play, play", "answer-twice"),
    ],
)
def test_what_is_no_answer_is_refused_with_what_was_expected(form: Form, text: str, code: str) -> None:
    with pytest.raises(InputError, match=code):
        read_answer(form, text)


@pytest.mark.parametrize(
    ("position", "ask", "code"),
    [
        ("{deck: '{R S'}", "{kind: bust}", "designtown-deck-braces"),
        ("{deck: S, hand: P}", "{kind: bust}", "request-unknown-field"),
        ("{deck: S}", "{kind: total}", "lesson-field-missing"),
        ("{deck: S}", "{kind: bust, part: coins}", "lesson-field-unknown"),
        ("{deck: S}", "{kind: juggle}", "lesson-choice"),
    ],
)
def test_what_is_wrong_with_a_position_or_a_question_is_told_with_its_line(
    position: str, ask: str, code: str
) -> None:
    with pytest.raises(InputError) as caught:
        parse_lesson(LESSON.format(position=position, ask=ask))
    told = [caught.value, *getattr(caught.value, "others", ())]
    assert any(error.inner.code == code and error.params["line"] in (11, 12) for error in told)


def test_a_game_without_lessons_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert None not in map(course_folder, names())
    monkeypatch.setattr(packs, "course_folder", lambda _name: None)
    with pytest.raises(InputError, match="game-no-lessons"):
        packs._course.__wrapped__("cloudcity")


# ---------------------------------------------------------------- a game that brings only kinds and misconceptions


def test_a_wrong_answer_names_its_misconception(toy_lesson: Lesson) -> None:
    question = toy_lesson.steps[0].exercise
    assert isinstance(question, Question)
    assert question.grade(("higher",))
    judged = question.grade(())
    assert not judged
    assert judged.told == {"equal-enough", "higher"}
    told = lesson_words.told(question, (), judged, "en", first=False)
    assert told.misconception == "Equal is enough"
    assert told.rules[0].title == "Higher and higher"
    assert lesson_words.hints(question, "en")[1] == "A typical mistake here: “Equal is enough”."


def test_options_may_be_things_of_the_picture(toy_lesson: Lesson) -> None:
    question = toy_lesson.steps[1].exercise
    assert question is not None
    options = lesson_words.options(question, "en")
    shown = {
        item["spot"]
        for area in lesson_words.picture(question, "en", open_=True)["areas"]
        for item in area["items"]
    }
    assert [option.spot for option in options] == ["hand.0", "pile"]
    assert shown >= {"hand.0", "pile"}


def test_mastery_comes_with_fresh_positions(toy_lesson: Lesson) -> None:
    sitting = Sitting(course("toy"), lesson="higher")
    sitting.go(2)
    seen = set()
    while not sitting.kept.mastered:
        question = sitting.exercise
        assert question is not None
        seen.add((question.request["top"], question.request["card"]))
        assert sitting.grade(question.solution())
        sitting.again()
    assert len(seen) >= 3
