"""``CourseView``: the player with the game table and the rules explorer where they are due."""

from __future__ import annotations

from typing import Any

import pytest

from cardcity_tutor.course.packs import course
from cardcity_tutor.games.cardcity.coach.situations import Dice
from cardcity_tutor.games.cardcity.rules.setting import LEVELS, VICTORIES
from cardcity_tutor.games.cardcity.widgets import CourseView
from cardcity_tutor.games.cardcity.widgets.course_view import DRAWN_VARIANTS, drawn_way

CHECKPOINTS = [lesson for lesson in course().lessons if lesson.checkpoint is not None]


def do(view: CourseView, kind: str, **fields: Any) -> None:
    view.player.gesture = {"kind": kind, **fields, "count": view.player.seq}


def to_game(view: CourseView) -> None:
    do(view, "go", at=len(view.player.sitting.stations) - 1)


def shown(view: CourseView) -> list[str]:
    """The kinds of parts that are seen, from top to bottom."""
    return [type(part).__name__ for part in view.children if part.layout.display != "none"]


@pytest.fixture
def view() -> CourseView:
    return CourseView("final-score", keep="", lang="en")


def test_the_table_stands_at_the_games_station_only(view: CourseView) -> None:
    assert shown(view) == ["LessonPlayer"]
    to_game(view)
    assert shown(view) == ["LessonPlayer", "GameTable"]
    table = view.table
    assert table is not None
    assert table.lang == "en"
    do(view, "back")
    assert shown(view) == ["LessonPlayer"]
    to_game(view)
    assert view.table is table, "the game waits"


def test_each_part_has_its_own_game(view: CourseView) -> None:
    to_game(view)
    tables = [view.table]
    do(view, "lesson", lesson="parks")
    assert shown(view) == ["LessonPlayer"]
    to_game(view)
    tables.append(view.table)
    assert tables[0] is not tables[1]
    # Left at its game: the station's name stays the same, the lesson does not.
    do(view, "lesson", lesson="final-score")
    assert view.table is tables[0]
    assert shown(view) == ["LessonPlayer", "GameTable"]


@pytest.mark.parametrize("lesson", CHECKPOINTS, ids=lambda lesson: lesson.id)
def test_every_checkpoint_is_played_its_way(lesson: Any) -> None:
    view = CourseView(lesson.id, keep="", lang="fr")
    to_game(view)
    assert view.table is not None
    assert view.table.table.help == "fading"
    if not lesson.checkpoint.random:
        assert view.table.table.state.game == lesson.checkpoint.way.game()


def test_a_finished_game_goes_into_the_progress(view: CourseView) -> None:
    to_game(view)
    assert view.table is not None
    result = {"over": True, "scores": [31, 27], "place": 1, "rank": "", "refused": {"first": 2}, "hints": 1}
    view.table.value = {**view.table.value, "over": False, "scores": [1, 2]}
    assert not view.player.value["progress"]["lessons"]["final-score"].get("game")
    view.table.value = {**view.table.value, **result}
    kept = view.player.value["progress"]["lessons"]["final-score"]["game"]
    assert (kept["score"], kept["place"], kept["refused"], kept["hints"]) == (31, 1, {"first": 2}, 1)
    assert view.player.scene["lesson"]["stations"][-1][1] == "first"


def test_a_rule_opens_the_explorer_and_the_same_box_closes_it(view: CourseView) -> None:
    name = view.player.scene["lesson"]["box"][0]["id"]
    do(view, "rule", rule=name)
    assert shown(view) == ["LessonPlayer", "RulesExplorer"]
    assert view.explorer is not None
    assert view.explorer.rule == name
    assert view.explorer.met[name] == "seen"
    assert view.explorer.called == 1
    view.player.lang = "fr"
    assert view.explorer.lang == "fr"
    do(view, "rule", rule="frame")
    assert (view.explorer.rule, view.explorer.called) == ("frame", 2)
    do(view, "rule", rule="frame")
    assert shown(view) == ["LessonPlayer"]
    do(view, "rule", rule="frame")
    assert shown(view) == ["LessonPlayer", "RulesExplorer"]


def test_the_explorer_leads_back_to_a_lesson(view: CourseView) -> None:
    do(view, "rule", rule="frame")
    assert view.explorer is not None
    before = view.player.scene["lesson"]["asked"]
    for _ in range(2):  # twice the same lesson is news as well: the player comes in sight again
        view.explorer.gesture = {"kind": "lesson", "id": "where-to-build", "count": view.explorer.seq}
        assert view.player.value["lesson"] == "where-to-build"
    assert view.player.scene["lesson"]["asked"] == before + 2


def test_the_draw_meets_all_240_ways() -> None:
    ways = {(way.level, way.victory, way.variants) for way in (drawn_way(Dice(seed)) for seed in range(3000))}
    assert len(ways) == len(LEVELS) * len(VICTORIES) * 2 ** len(DRAWN_VARIANTS) == 240
