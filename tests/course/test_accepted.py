"""All accepted answers: the engine grades each of them right, and no other."""

from __future__ import annotations

from itertools import islice, product

import pytest

from cardcity_tutor.course.lesson import Drill, Lesson
from cardcity_tutor.course.packs import course
from cardcity_tutor.games.cardcity.teach.accepted import accepted
from cardcity_tutor.games.cardcity.teach.exercises import (
    BuildTo,
    Choose,
    Divide,
    Error,
    Exercise,
    Fact,
    Form,
    Place,
    Predict,
    Why,
)
from cardcity_tutor.games.cardcity.teach.generating import fresh, worth_counting
from cardcity_tutor.games.cardcity.teach.way import Way

MANY = 300


@pytest.fixture(params=course().lessons, ids=lambda lesson: lesson.id)
def exercises(request: pytest.FixtureRequest) -> list[Exercise]:
    """The exercises of a lesson: those of its steps, and a fresh one by each recipe."""
    lesson: Lesson = request.param
    found = [step.exercise for step in lesson.steps if step.exercise is not None]
    return found + [fresh(drill, 2) for drill in lesson.drills]


def test_every_accepted_answer_is_right_and_no_other(exercises: list[Exercise]) -> None:
    for exercise in exercises:
        answers = list(islice(accepted(exercise), MANY))
        written = {exercise.write(answer) for answer in answers}
        assert len(written) == len(answers)
        assert all(exercise.grade(answer) for answer in answers)
        if not (isinstance(exercise, Divide | BuildTo) and len(answers) == MANY):
            assert exercise.write(exercise.solution()) in written
        for other in others(exercise):
            assert bool(exercise.grade(other)) == (exercise.write(other) in written)


def others(exercise: Exercise) -> list[object]:
    """Answers of all sorts, where they can be counted."""
    match exercise:
        case Place():
            rows = {row for row, _ in exercise.position.why(exercise.card)}
            columns = {column for _, column in exercise.position.why(exercise.card)}
            facings = (
                ("0", "1", "2", "3")
                if exercise.card[2:] == "d"
                else tuple("nesw")
                if exercise.card[2:]
                else (None,)
            )
            return [
                {"cell": [row, column], **({"facing": facing} if facing else {})}
                for row, column, facing in product(rows, columns, facings)
            ]
        case Predict() if exercise.form is Form.NUMBER:
            return list(range(12))
        case Error():
            return list(range(1, len(exercise.lines) + 1))
        case Choose():
            return ["open", "rest"]
        case Why():
            return [[name] for name in exercise.options]
        case Fact() if exercise.options:
            return list(exercise.options)
        case BuildTo() if len(exercise.position.hand) == 1 and exercise.puzzle.setup.stage != "buy":
            return first_decisions(exercise)
    return []


def first_decisions(exercise: BuildTo) -> list[object]:
    """Every way to lay the only card, for questions that end there."""
    token = str(exercise.puzzle.setup.hand[0])
    lines: list[object] = []
    for placement in exercise.position.legal(token):
        row, column, *facing = placement
        lines.append(
            [
                {
                    "event": "build",
                    "card": token,
                    "cell": [row, column],
                    **({"facing": facing[0]} if facing else {}),
                }
            ]
        )
    return lines


def test_a_final_score_is_asked_of_cities_worth_counting() -> None:
    for way in (Way(), Way(level="normal", victory="industrial"), Way(level="normal", victory="economic")):
        for data in ({"kind": "score"}, {"kind": "error", "what": way.victory}):
            for seed in range(3):
                made = fresh(Drill(way, data), seed)
                assert worth_counting(made)
                assert made.position.city.occupied.bit_count() >= 12


def test_small_cities_stay_small() -> None:
    made = fresh(Drill(Way(), {"kind": "score"}, most=7), 1)
    assert made.position.city.occupied.bit_count() <= 7
