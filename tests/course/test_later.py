"""No fresh exercise asks for a rule or a card that the course teaches later, and the first ones are small."""

from __future__ import annotations

from zlib import crc32

import pytest

from cardcity_tutor.course.lesson import Lesson
from cardcity_tutor.course.packs import course
from cardcity_tutor.games.cardcity.teach.exercises import Why, exercise
from cardcity_tutor.games.cardcity.teach.generating import another, fresh
from cardcity_tutor.games.cardcity.teach.later import Later, cards_in
from cardcity_tutor.games.cardcity.teach.way import Way

SEEDS = range(6)
MOST = {0: 7, 1: 10, 2: 11, 3: 12}
"""Cards of the largest city in the mastery of the first lessons."""
LESSONS = course().lessons


def met(number: int) -> tuple[frozenset[str], frozenset[str]]:
    """Rules and cards of the lessons up to this one, counted here anew."""
    so_far = [lesson for lesson in LESSONS if lesson.number <= number]
    rules = frozenset(name for lesson in so_far for step in lesson.steps for name in step.rules)
    cards = frozenset(card for lesson in so_far for step in lesson.steps for card in cards_in(step.position))
    return rules, cards


def taught_somewhere() -> frozenset[str]:
    return met(LESSONS[-1].number)[0]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.number:02}")
def test_mastery_asks_for_no_later_rule(lesson: Lesson) -> None:
    rules, cards = met(lesson.number)
    for at, drill in enumerate(lesson.drills):
        for seed in SEEDS:
            made = fresh(drill, crc32(f"{lesson.id} {at} {seed}".encode()), boundary=seed % 4 == 0)
            assert made.needs, "an exercise says which rules it needs"
            assert made.needs & taught_somewhere() <= rules, (drill.data, seed)
            assert cards_in(made.position) <= cards, (drill.data, seed)
            assert made.position.city.occupied.bit_count() <= MOST.get(lesson.number, 99)


@pytest.mark.parametrize("lesson", LESSONS[:9], ids=lambda lesson: f"{lesson.number:02}")
def test_more_of_a_kind_asks_for_no_later_rule(lesson: Lesson) -> None:
    rules, cards = met(lesson.number)
    for step in lesson.steps:
        if step.exercise is None:
            continue
        made = another(step, crc32(step.id.encode()))
        if made is step.exercise:
            continue  # all others like it would need later rules
        assert made.needs & taught_somewhere() <= rules, step.id
        assert cards_in(made.position) <= cards, step.id


def test_the_rules_to_choose_from_were_met() -> None:
    asked = 0
    for lesson in LESSONS:
        for step in lesson.steps:
            if isinstance(step.exercise, Why):
                asked += 1
                options = set(step.exercise.options)
                assert options & taught_somewhere() <= met(lesson.number)[0], step.id
                assert set(step.exercise.at_work) < options, "a list with the answer alone asks nothing"
                for wrong in step.wrongs:
                    assert not step.exercise.grade(step.exercise.read(wrong.answer)), wrong
    assert asked > 8


def test_an_exercise_says_what_it_needs() -> None:
    way = Way()
    crowded = way.position("C I P / P C L / R M P / . L R", money=2)
    assert "limit" in exercise(way, crowded, {"kind": "mark", "what": "legal", "card": "P"}).needs
    small = way.position("R / M")
    needs = exercise(way, small, {"kind": "mark", "what": "legal", "card": "R"}).needs
    assert "same-colour" in needs
    assert Later(rules=frozenset({"same-colour"})).asked_by(
        exercise(way, small, {"kind": "mark", "what": "legal", "card": "R"})
    )
    parked = exercise(way, way.position("P / M"), {"kind": "mark", "what": "legal", "card": "R"})
    assert not Later(rules=frozenset({"same-colour"})).asked_by(parked)
    assert Later(cards=frozenset({"P"})).asked_by(parked)
