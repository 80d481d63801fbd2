"""What a link of the served page opens."""

from __future__ import annotations

import pytest

from cardcity_tutor.app.front import front
from cardcity_tutor.course.packs import course
from cardcity_tutor.render.paper.worksheet import Sheet
from cardcity_tutor.widgets import CityBoard, CourseView, LessonPlayer, RulesExplorer


def test_without_a_query_the_page_is_a_board() -> None:
    board = front("")
    assert isinstance(board, CityBoard)
    assert board.value["hand"] == ["R", "P"]


def test_a_city_is_opened() -> None:
    assert front("city=M+R+/+.+C").value["city"] == "M R / . C"


@pytest.mark.parametrize("name", ["6", "residences-grow"])
def test_a_lesson_is_opened(name: str) -> None:
    view = front(f"?lesson={name}")
    assert isinstance(view, CourseView)
    assert view.player.value["lesson"] == "residences-grow"


def test_a_rule_is_opened() -> None:
    view = front("rule=limit")
    assert isinstance(view, RulesExplorer)
    assert view.value["rule"] == "limit"


def test_the_code_of_a_worksheet_opens_its_exercises() -> None:
    sheet = Sheet(course().lesson(6), 3, 4)
    view = front(sheet.link("").lstrip("?"))
    assert isinstance(view, LessonPlayer)
    steps = view.sitting.lesson.steps
    assert [step.exercise.data for step in steps if step.exercise] == [
        made.data for made in sheet.exercises()
    ]
    first = steps[0].exercise
    assert first is not None
    view.gesture = {"kind": "answer", "text": first.write(first.solution())}
    assert view.value["solved"]
    assert view.keep != LessonPlayer(6).keep  # the course's own progress stays as it is


@pytest.mark.parametrize(
    "query",
    [
        "lesson=99",
        "lesson=6&seed=x",
        "lesson=6&seed=-1",
        "lesson=6&seed=1&count=0",
        "lesson=6&seed=1&count=999",
        "rule=nothing",
    ],
)
def test_a_link_that_makes_no_sense_says_so_on_a_board(query: str) -> None:
    board = front(query)
    assert isinstance(board, CityBoard)
    assert board.scene["note"]
