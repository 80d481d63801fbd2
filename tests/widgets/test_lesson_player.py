"""``LessonPlayer``: every step of every lesson makes a scene in both languages; gestures, right, wrong and nonsense."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course.lesson import Lesson, Step
from cardcity_tutor.course.packs import course
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.course.progress_store import FolderKeeper
from cardcity_tutor.games.cardcity.teach.exercises import Choose, Error, Exercise, Form, Place
from cardcity_tutor.games.cardcity.widgets import LessonPlayer
from cardcity_tutor.games.cardcity.widgets.lesson_table import replayed, start_of
from cardcity_tutor.locale import LANGUAGES

LESSONS = course().lessons
ALL = [pytest.param(lesson, id=f"{lesson.number}-{lesson.id}") for lesson in LESSONS]
MESSAGE = re.compile(r"\b(?:course|ui|feedback|task|hint|rule|malrule|solution)-[a-z]+(?:-[a-z0-9]+)*\b|[{}]")
"""What a missing message or placeholder would leave in a text."""
NO_PROSE = {
    "id",
    "key",
    "station",
    "progress",
    "certificate",
    "worksheet",
    "pictures",
    "kind",
    "lessons",
    "stations",
}
"""Fields of the column that hold names and drawings."""


def do(player: LessonPlayer, kind: str, **fields: Any) -> dict[str, Any]:
    """A gesture, and the scene that follows."""
    player.gesture = {"kind": kind, **fields, "count": player.seq}
    return dict(player.scene)


def texts(value: Any, name: str = "") -> Iterator[str]:
    """Every sentence of a scene's column."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in NO_PROSE:
                yield from texts(inner, key)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from texts(inner, name)
    elif isinstance(value, str):
        yield value


def answer(player: LessonPlayer, exercise: Exercise, text: str) -> dict[str, Any]:
    """Give an answer as the browser does: a card that is laid is an answer, everything else is written."""
    if isinstance(exercise, Place):
        told: Any = exercise.read(text)
        return do(player, "place", card=exercise.card, cell=told["cell"], facing=told.get("facing"))
    return do(player, "answer", text=text)


def at(lesson: int | str, station: int, **traits: Any) -> LessonPlayer:
    player = LessonPlayer(lesson, **{"keep": "", "lang": "en", **traits})
    do(player, "go", at=station)
    return player


# ---------------------------------------------------------------- all lessons


@pytest.mark.parametrize("lesson", ALL)
def test_every_step_is_shown_refused_solved_and_read(lesson: Lesson) -> None:
    player = LessonPlayer(lesson.id, keep="", lang="fr")
    for number, step in enumerate(lesson.steps):
        do(player, "go", at=number)
        shown_well(player, step)
        if step.exercise is None:
            continue
        for wrong in step.wrongs[:1]:
            scene = answer(player, step.exercise, wrong.answer)
            assert scene["lesson"]["feedback"]["right"] is False, step.id
            assert not scene["lesson"]["solved"]
        player.lang = "en"
        scene = answer(player, step.exercise, step.answers[0])
        assert scene["lesson"]["solved"], (step.id, scene["note"])
        assert scene["lesson"]["feedback"]["right"] is True
        shown_well(player, step)
        player.lang = "fr"
    assert player.value["state"] == "practised"
    for lang in LANGUAGES:
        player.lang = lang
        pages = do(player, "read", on=True)["lesson"]["read"]
        assert [page["text"] for page in pages] == [step.text[lang] for step in lesson.steps]
        complete(pages)
        do(player, "read", on=False)


def shown_well(player: LessonPlayer, step: Step) -> None:
    """The scene of a step has its words, a board where one belongs, and travels as JSON."""
    scene = player.scene
    column = scene["lesson"]
    lang = player.language
    assert column["station"] == step.id
    assert column["text"] == step.text[lang]
    assert column["task"]
    if step.question is not None and step.exercise is not None:
        assert column["task"] == step.question[lang]
    assert len(scene["cells"]) == len(player.ground.order)
    json.dumps(scene)
    complete({key: value for key, value in column.items() if key != "read"})


def complete(value: Any) -> None:
    """No message or placeholder is left unfilled."""
    for text in texts(value):
        assert not MESSAGE.search(text), text


@pytest.mark.parametrize("lesson", ALL)
def test_moves_of_every_solution_can_be_laid_on_the_board(lesson: Lesson) -> None:
    player = LessonPlayer(lesson.id, keep="", lang="en")
    for number, step in enumerate(lesson.steps):
        exercise = step.exercise
        if exercise is None or exercise.form is not Form.MOVES:
            continue
        scene = do(player, "go", at=number)
        lines: Any = exercise.solution()
        if scene["lesson"]["form"]["typed"]:  # the architect is typed
            assert "architect" in step.way.variants
            continue
        assert replayed(start_of(player.sitting), lines) is not None
        scene = do(player, "type", text=exercise.write(lines))
        assert scene["lesson"]["form"]["laid"], scene["note"]
        assert do(player, "answer")["lesson"]["solved"], step.id


# ---------------------------------------------------------------- answers on the board


def test_what_is_wrong_is_crossed_at_once_and_what_is_missing_told_late() -> None:
    player = at("where-to-build", 4)
    exercise = player.sitting.exercise
    assert exercise is not None
    right = exercise.write(exercise.solution()).split()
    wrong = " ".join([*right[1:], "f4"])
    number = {name: cell for cell, name in player.scene["lesson"]["form"]["cells"].items()}
    for _ in range(2):
        assert do(player, "answer", text=wrong)["lesson"]["marks"] == [[number["f4"], "extra"]]
    third = do(player, "answer", text=wrong)["lesson"]["marks"]
    assert third == [[number["f4"], "extra"], [number[right[0]], "missing"]]
    solved = do(player, "answer", text=" ".join(right))["lesson"]["marks"]
    assert sorted(solved) == sorted([number[name], "right"] for name in right)


def test_a_card_on_a_forbidden_cell_outlines_what_forbids_it() -> None:
    player = at("forbidden-neighbours", 6)
    exercise = player.sitting.exercise
    assert isinstance(exercise, Place)
    cell = exercise.place("f4")
    scene = do(player, "place", card=exercise.card, cell=list(cell))
    marks = {player.ground.order[number]: how for number, how in scene["lesson"]["marks"]}
    verdict = exercise.position.verdict(exercise.card, cell)
    assert marks == {cell: "extra"} | {
        place: "culprit" for reason in verdict.reasons for place in reason.cells
    }
    assert player.position == exercise.position
    legal: Any = exercise.solution()
    scene = do(player, "place", card=exercise.card, cell=legal["cell"])
    assert scene["lesson"]["solved"]
    assert player.ground.plan.tokens[tuple(legal["cell"])] == exercise.card
    do(player, "undo")
    assert player.ground.plan.tokens[tuple(legal["cell"])] == exercise.card


def test_the_cell_in_question_is_marked_and_in_sight() -> None:
    player = at("where-to-build", 1)
    exercise = player.sitting.exercise
    assert exercise is not None
    cell = exercise.place(exercise.data["cell"])
    assert [player.ground.number[cell], "asked"] in player.scene["lesson"]["marks"]
    assert cell in player.ground.plan.kerb
    assert player.scene["lesson"]["beyond"]


def test_what_was_laid_is_told_and_a_typed_answer_is_shown_on_the_board() -> None:
    player = at("money", 6)
    assert player.scene["modes"] == [["build", "Build"], ["develop", "Develop"]]
    assert player.scene["lesson"]["form"]["laid"] == ""
    scene = do(player, "type", text="R d3, C e3")
    assert "d3" in scene["lesson"]["form"]["laid"]
    assert "e3" in scene["lesson"]["form"]["laid"]
    scene = do(player, "type", text="develop C e4")
    assert player.mode == "develop"
    assert do(player, "again")["lesson"]["form"]["laid"] == ""
    solution = "R d3, C e3, develop C e4"
    assert do(player, "answer", text=solution)["lesson"]["solved"]
    e4 = player.sitting.exercise.place("e4") if player.sitting.exercise else None
    assert player.ground.plan.tokens[e4] == "C"  # type: ignore[index]


def test_spoken_cells_and_figures_give_no_answer_away() -> None:
    player = at("residences-grow", 1)
    assert not player.scene["badges"]
    assert not any("culture" in cell[6] for cell in player.scene["cells"])
    exercise = player.sitting.exercise
    assert exercise is not None
    assert do(player, "answer", text=exercise.write(exercise.solution()))["badges"]
    assert any("culture" in cell[6] for cell in player.scene["cells"])
    limited = at("the-limit", 4)
    assert [stat[0] for stat in limited.scene["stats"]] == ["coin"]


def test_opening_a_choice_of_lots_works_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(_: Choose) -> object:
        raise AssertionError("nobody asked")

    monkeypatch.setattr(Choose, "solution", forbidden)
    monkeypatch.setattr(Choose, "stakes", forbidden)
    player = at("acquisition", 1)
    assert isinstance(player.sitting.exercise, Choose)
    assert player.scene["lesson"]["hints"] == []


# ---------------------------------------------------------------- mastery


def test_three_first_tries_in_a_row_are_mastery() -> None:
    player = LessonPlayer("neighbours-and-districts", keep="", lang="en")
    player.sitting.today = lambda: date(2025, 3, 9)
    scene = do(player, "go", at=len(player.sitting.stations) - 1)
    keys = set()
    for _ in range(6):
        exercise = player.sitting.exercise
        assert exercise is not None
        keys.add(scene["lesson"]["key"])
        scene = answer(player, exercise, exercise.write(exercise.solution()))
        assert scene["lesson"]["key"] in keys, "what was marked belongs to the exercise that is solved"
        if scene["lesson"]["mastery"]["done"]:
            break
        scene = do(player, "again")
    mastery = scene["lesson"]["mastery"]
    assert (mastery["streak"], mastery["of"]) == (3, 3)
    assert mastery["mastered"] == "Mastered on 9 March 2025"
    assert player.value["state"] == "mastered"
    assert "mastered" in scene["lesson"]["feedback"]["lines"][-1]


def test_a_hint_or_the_solution_ends_the_run() -> None:
    player = at("neighbours-and-districts", 7)
    exercise = player.sitting.exercise
    assert exercise is not None
    answer(player, exercise, exercise.write(exercise.solution()))
    assert do(player, "again")["lesson"]["mastery"]["streak"] == 1
    assert len(do(player, "hint")["lesson"]["hints"]) == 1
    scene = do(player, "solution")
    assert scene["lesson"]["solution"]
    assert scene["lesson"]["mastery"]["streak"] == 0


# ---------------------------------------------------------------- nonsense


NONSENSE: list[dict[str, Any]] = [
    {"kind": "answer", "text": "…"},
    {"kind": "answer", "text": "zz9 -1"},
    {"kind": "answer", "text": "9" * 5000},
    {"kind": "answer"},
    {"kind": "answer", "text": ["d4"]},
    {"kind": "go", "at": 99},
    {"kind": "go", "at": -1},
    {"kind": "go", "at": "x"},
    {"kind": "go"},
    {"kind": "lesson", "lesson": "nowhere"},
    {"kind": "lesson"},
    {"kind": "place", "card": "Z", "cell": [0, 0]},
    {"kind": "place", "card": "R", "cell": [10**9, 0]},
    {"kind": "place", "card": "R", "cell": "d4"},
    {"kind": "type", "text": ",,;"},
    {"kind": "type", "text": "develop"},
    {"kind": "mode", "mode": "edit"},
    {"kind": "text", "text": "M R R R"},
    {"kind": "options", "money": 99},
    {"kind": "restore", "work": "city=M"},
    {"kind": "progress", "text": "{"},
    {"kind": "progress", "text": '{"format": 1, "lessons": []}'},
    {"kind": "progress", "text": "[" * 100_000},
    {"kind": "certificate", "name": ["x"]},
    {"kind": "rule"},
    {"kind": "step", "at": 7},
    {"kind": "fly"},
    {"kind": "hint"},
    {"kind": "solution"},
    {"kind": "again"},
    {"kind": "undo"},
    {"kind": "redo"},
    {"kind": "back"},
    {"kind": "read", "on": True},
    {"kind": "answer", "text": "3"},
    {"kind": "read", "on": False},
]


@pytest.mark.parametrize("station", [0, 1, 3, 5, 7])
def test_nonsense_never_raises_and_never_changes_the_question(station: int) -> None:
    for gesture in NONSENSE:
        player = at("commerces-grow", station)
        before, position = player.seq, player.sitting.position
        player.gesture = gesture
        assert player.seq > before, gesture
        assert player.sitting.position == position or gesture["kind"] == "back"
        assert player.value["state"] == "seen"
        assert player.value["lesson"] == "commerces-grow"


@pytest.mark.parametrize("gesture", [gesture for gesture in NONSENSE if len(gesture) > 1][:8])
def test_what_is_no_answer_is_told_so(gesture: dict[str, Any]) -> None:
    player = at("commerces-grow", 1)
    player.gesture = gesture
    assert player.scene["note"]
    assert player.value["tries"] == 0


def test_an_unknown_lesson_and_option_are_named() -> None:
    with pytest.raises(InputError):
        LessonPlayer("nowhere", keep="")
    with pytest.raises(InputError, match="widget-option"):
        LessonPlayer(1, colour="red")


def test_another_card_of_the_hand_is_no_answer() -> None:
    player = at("where-to-build", 3)
    scene = do(player, "place", card="R", cell=[0, 0])
    assert scene["note"] == "This is about the industry."
    assert player.value["tries"] == 0


# ---------------------------------------------------------------- progress


def test_progress_is_kept_by_nickname(tmp_path: Path) -> None:
    keeper = FolderKeeper(tmp_path)
    player = LessonPlayer("money", keeper=keeper, nickname="Zoé", lang="en")
    assert player.keep == ""
    assert player.scene["lesson"]["progress"] == ""
    do(player, "answer", text="2")
    do(player, "next")
    again = LessonPlayer("money", keeper=keeper, nickname="Zoé", lang="en")
    assert again.value["station"] == "three-districts"
    assert again.value["progress"]["lessons"]["money"]["steps"]["pay-day"] == "first"
    other = LessonPlayer("money", keeper=keeper, nickname="Max", lang="en")
    assert other.value["station"] == "pay-day"


def test_what_the_browser_kept_is_joined_and_gone_on_with() -> None:
    elsewhere = at("money", 2)
    do(elsewhere, "answer", text="6")
    kept = elsewhere.progress_text
    player = LessonPlayer("money", lang="en")
    assert player.keep == "cardcity:progress:cardcity"
    do(player, "progress", text=kept)
    assert player.value["station"] == "in-a-row"
    assert player.scene["note"] is None
    assert json.loads(player.scene["lesson"]["progress"])["lessons"]["money"]["steps"]["in-a-row"] == "first"
    busy = at("money", 3)
    do(busy, "progress", text=kept, told=True)
    assert busy.sitting.at == 3
    assert "1 lesson" in busy.scene["note"]


def test_without_a_lesson_the_progress_tells_where_to_go_on() -> None:
    done = LessonPlayer(0, keep="", lang="en")
    for step in done.sitting.lesson.steps:
        if step.exercise is not None:
            answer(done, step.exercise, step.answers[0])
        do(done, "next")
    player = LessonPlayer(lang="en")
    assert player.value["lesson"] == "first-city"
    do(player, "progress", text=done.progress_text)
    assert player.value["lesson"] == "neighbours-and-districts"


def test_reminders_are_a_wish() -> None:
    progress = Progress("cardcity")
    kept = progress.lesson("money")
    kept.steps, kept.mastered, kept.last = {"pay-day": "first"}, "2020-01-01", "2020-01-01"
    player = LessonPlayer("first-city", progress=progress, keep="", lang="en")
    assert player.scene["lesson"]["due"] == []
    assert do(player, "review", on=True)["lesson"]["due"] == [["money", "Lesson 8 · Money"]]
    assert do(player, "review", on=False)["lesson"]["due"] == []


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_worksheet_of_the_lesson_is_made_in_its_language(lang: str) -> None:
    player = LessonPlayer(6, lang=lang)
    page = do(player, "worksheet", open=True, paper="letter")["lesson"]["worksheet"]
    assert f'<html lang="{lang}">' in page
    assert "size: 8.5in 11in" in page
    assert 'class="leaf key"' in page
    assert "<script" not in page
    assert "210mm 297mm" in do(player, "worksheet", open=True, paper=["?"])["lesson"]["worksheet"]
    assert do(player, "worksheet")["lesson"]["worksheet"] == ""


def test_the_certificate_takes_a_name_as_a_text() -> None:
    progress = Progress("cardcity")
    progress.lesson("money").mastered = "2025-01-01"
    progress.lesson("money").steps = {"pay-day": "first"}
    player = LessonPlayer("money", progress=progress, keep="", lang="fr")
    page = do(player, "certificate", name='<img src="x">&')["lesson"]["certificate"]
    assert "&lt;img src=&quot;x&quot;&gt;&amp;" in page
    assert "<img src" not in page
    assert do(player, "certificate")["lesson"]["certificate"] == ""
    assert player.value["progress"]["name"] == '<img src="x">&'


# ---------------------------------------------------------------- going about


def test_stations_lessons_and_rules_are_told_to_whoever_watches() -> None:
    player = LessonPlayer("final-score", keep="", lang="en")
    told: list[str] = []
    player.observe(lambda change: told.append(change["new"]), ["station", "lesson_id"])
    do(player, "next")
    assert told == [player.sitting.lesson.steps[1].id]
    do(player, "go", at=9)
    do(player, "lesson", lesson="parks")
    assert told[1:] == ["game", "parks", player.sitting.lesson.steps[0].id]
    opened: list[str] = []
    player.observe(lambda change: opened.append(change["new"]), "opened_rule")
    name = player.scene["lesson"]["box"][0]["id"]
    do(player, "rule", rule=name)
    do(player, "rule", rule=name)
    assert opened == [name, "", name]


def test_the_last_stop_leads_to_the_next_lesson_and_the_last_lesson_nowhere() -> None:
    player = at("first-city", 5)
    assert player.scene["lesson"]["foot"]["next"] == "Next: Neighbours and districts"
    do(player, "next")
    assert player.value["lesson"] == "neighbours-and-districts"
    last = LessonPlayer(LESSONS[-1].id, keep="", lang="en")
    scene = do(last, "go", at=len(last.sitting.stations) - 1)
    assert scene["lesson"]["foot"]["next"] == ""
    do(last, "next")
    assert last.value["lesson"] == LESSONS[-1].id


def test_a_game_that_was_played_is_told_at_its_station() -> None:
    player = LessonPlayer("final-score", keep="", lang="en")
    assert do(player, "go", at=9)["lesson"]["feedback"] is None
    player.played({"score": 21, "place": 1, "rank": ""})
    assert (
        player.scene["lesson"]["feedback"]["head"] == "The game is over. Checkpoint game won with 21 points."
    )
    assert player.value["progress"]["lessons"]["final-score"]["game"]["score"] == 21


def test_the_lines_of_a_sheet_light_every_cell_they_count() -> None:
    """However far the frame of a small city reaches."""
    for lesson in LESSONS:
        for station, step in enumerate(lesson.steps):
            if isinstance(step.exercise, Error):
                lines = at(lesson.id, station).scene["lesson"]["form"]["lines"]
                counted = [len(line.term.cells) for line in step.exercise.lines]
                assert [len(line["cells"]) for line in lines] == counted, f"{lesson.id}/{step.id}"
