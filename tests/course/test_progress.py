"""Progress: states, runs, review; files that are whole or absent; merging that loses nothing."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course import FolderKeeper, Progress
from cardcity_tutor.course.progress import STEP_STATES, STREAK, LessonProgress
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.render.lesson_errors import problem_words

from .samples import evening

TODAY = "2031-05-04"


def test_states_of_a_lesson() -> None:
    pack, progress = evening(), Progress("club-evening")
    lesson = pack.lesson(1)
    assert progress.state(pack, lesson.id) == "new"
    kept = progress.lesson(lesson.id)
    assert progress.state(pack, lesson.id) == "new"
    kept.saw("quarrel")
    assert progress.state(pack, lesson.id) == "seen"
    for step in lesson.steps:
        kept.solved(step.id, first=step.id == "fence")
    assert progress.state(pack, lesson.id) == "practised"
    assert kept.steps == {"quarrel": "solved", "fence": "first", "reasons": "solved"}
    for _ in range(STREAK):
        kept.drill(first=True, boundary=True, today=TODAY)
    assert progress.state(pack, lesson.id) == "mastered"
    assert set(progress.rules(pack)) == set(lesson.rules)
    assert set(progress.rules(pack).values()) == {"mastered"}


def test_a_step_never_falls_back() -> None:
    kept = LessonProgress()
    kept.solved("a", first=True)
    kept.solved("a", first=False)
    kept.solved("a", first=False, shown=True)
    kept.saw("a")
    assert kept.steps["a"] == "first"
    kept.solved("b", first=False, shown=True)
    assert kept.steps["b"] == "shown"


def drilled(*tries: tuple[bool, bool]) -> LessonProgress:
    kept = LessonProgress()
    for first, boundary in tries:
        kept.drill(first=first, boundary=boundary, today=TODAY)
    return kept


def test_mastery_is_three_in_a_row_with_a_boundary_case() -> None:
    assert drilled((True, True), (True, False), (True, False)).mastered == TODAY
    assert not drilled((True, True), (True, False)).mastered
    assert not drilled((True, True), (True, True), (False, True), (True, True), (True, True)).mastered
    waiting = drilled((True, False), (True, False), (True, False), (True, False))
    assert (waiting.streak, waiting.mastered, waiting.drilled) == (STREAK - 1, "", 4)
    assert waiting.drill(first=True, boundary=True, today=TODAY)
    assert (waiting.streak, waiting.reviewed) == (0, 0)


def test_review_is_opt_in_and_comes_later_each_time() -> None:
    pack, progress = evening(), Progress("club-evening")
    kept = progress.lesson("good-fences")
    for _ in range(STREAK):
        kept.drill(first=True, boundary=True, today=TODAY)
    assert progress.due(pack, date(2031, 6, 1)) == []
    progress.review = True
    assert progress.due(pack, date(2031, 5, 4)) == []
    assert progress.due(pack, date(2031, 5, 5)) == ["good-fences"]
    for _ in range(STREAK):
        kept.drill(first=True, boundary=True, today="2031-05-05")
    assert (kept.reviewed, kept.mastered, kept.last) == (1, TODAY, "2031-05-05")
    assert progress.due(pack, date(2031, 5, 7)) == []
    assert progress.due(pack, date(2031, 5, 8)) == ["good-fences"]


def test_the_longest_overdue_comes_first() -> None:
    pack, progress = evening(), Progress("club-evening", review=True)
    for name, last in (("good-fences", "2031-05-03"), ("a-park-for-everyone", "2031-05-01")):
        progress.lessons[name] = LessonProgress(mastered=last, last=last)
    assert progress.due(pack, date(2031, 5, 9)) == ["a-park-for-everyone", "good-fences"]


dates = st.sampled_from(["", "2031-01-02", "2031-03-04", "2032-05-06"])
lessons = st.builds(
    LessonProgress,
    steps=st.dictionaries(st.sampled_from("abc"), st.sampled_from(STEP_STATES), max_size=3),
    at=st.sampled_from(["", "a", "b"]),
    streak=st.integers(0, 2),
    boundary=st.booleans(),
    drilled=st.integers(0, 9),
    mastered=dates,
    reviewed=st.integers(0, 4),
    last=dates,
    game=st.sampled_from([{}, {"score": 12}]),
)
progresses = st.builds(
    Progress,
    name=st.sampled_from(["", "Ada"]),
    lessons=st.dictionaries(st.sampled_from(["x", "y"]), lessons, max_size=2),
    review=st.booleans(),
)


def copied(progress: Progress) -> Progress:
    return Progress.parse(json.dumps(progress.to_json()))


@settings(max_examples=60, derandomize=True)
@given(progresses, progresses)
def test_merging_loses_nothing(mine: Progress, theirs: Progress) -> None:
    assert copied(mine) == mine
    merged = copied(mine)
    merged.merge(theirs)
    for one in (mine, theirs):
        for name, kept in one.lessons.items():
            now = merged.lessons[name]
            for step, state in kept.steps.items():
                assert STEP_STATES.index(now.steps[step]) >= STEP_STATES.index(state)
            assert now.drilled >= kept.drilled
            assert now.reviewed >= kept.reviewed
            assert now.last >= kept.last
            assert not kept.mastered or "" < now.mastered <= kept.mastered
            assert now.game or not kept.game
    again = copied(merged)
    again.merge(theirs)
    assert again == merged


def test_a_file_and_back(tmp_path: Path) -> None:
    progress = Progress("club-evening", "Zoé", review=True)
    progress.lesson("good-fences").saw("fence")
    path = tmp_path / "deep" / "progress.json"
    progress.save(path)
    assert Progress.load(path) == progress
    assert [found.name for found in path.parent.iterdir()] == ["progress.json"]


def test_a_file_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    (tmp_path / "taken" / "something").touch()
    with pytest.raises(InputError) as caught:
        Progress().save(tmp_path / "taken")
    assert caught.value.code == "progress-unwritable"
    assert [found.name for found in tmp_path.iterdir()] == ["taken"]


@pytest.mark.parametrize(
    ("text", "code", "field"),
    [
        ("", "progress-format", ""),
        ("[]", "progress-format", ""),
        ("[" * 100_000, "progress-format", ""),
        ('{"format": 2}', "progress-format", ""),
        ('{"format": 1, "lessons": []}', "progress-broken", "lessons"),
        ('{"format": 1, "name": 3}', "progress-broken", "name"),
        ('{"format": 1, "lessons": {"x": 3}}', "progress-broken", "lessons.x"),
        ('{"format": 1, "lessons": {"x": {"streak": "2"}}}', "progress-broken", "lessons.x.streak"),
        ('{"format": 1, "lessons": {"x": {"boundary": 1}}}', "progress-broken", "lessons.x.boundary"),
        ('{"format": 1, "lessons": {"x": {"mastered": "soon"}}}', "progress-broken", "lessons.x.mastered"),
        ('{"format": 1, "lessons": {"x": {"steps": {"a": "won"}}}}', "progress-broken", "lessons.x.steps"),
        (" " * 500_001, "progress-broken", "size"),
    ],
)
def test_damaged_progress_is_named(text: str, code: str, field: str) -> None:
    with pytest.raises(InputError) as caught:
        Progress.parse(text)
    assert (caught.value.code, caught.value.params.get("field", "")) == (code, field)
    assert all(problem_words(lang, caught.value) for lang in LANGUAGES)


def test_what_a_later_version_added_is_left_alone() -> None:
    found = Progress.parse('{"format": 1, "new": 1, "lessons": {"x": {"mood": "good", "streak": 1}}}')
    assert found.lessons["x"].streak == 1


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    (tmp_path / "latin").write_bytes(b"\xe9")
    for path in (tmp_path / "nowhere", tmp_path, tmp_path / "latin"):
        with pytest.raises(InputError) as caught:
            Progress.load(path)
        assert caught.value.code == "progress-unreadable"


def test_a_club_keeps_everybody_apart(tmp_path: Path) -> None:
    keeper = FolderKeeper(tmp_path / "club")
    names = [
        "Zoé",
        "zoe",
        "Zo é",
        "日本語学校",
        "日本語学生",
        "../zoe",
        "a/b",
        "a-b",
        "Élodie-Marie A",
        "Élodie-Marie À",
    ]
    for number, name in enumerate(names):
        assert keeper.load(name) is None
        progress = Progress()
        progress.lesson("x").drilled = number
        keeper.save(name, progress)
    for number, name in enumerate(names):
        kept = keeper.load(name.upper())
        assert kept is not None
        assert kept.lessons["x"].drilled == number
    assert all(path.parent == tmp_path / "club" for path in (tmp_path / "club").rglob("*"))
    for name in ("", "  ", "x" * 41):
        with pytest.raises(InputError) as caught:
            keeper.load(name)
        assert caught.value.code == "nickname"


def test_two_windows_of_one_learner(tmp_path: Path) -> None:
    keeper = FolderKeeper(tmp_path)
    one, two = Progress(review=True), Progress()
    one.lesson("x").solved("a", first=True)
    two.lesson("x").solved("b", first=False)
    keeper.save("ada", one)
    keeper.save("ada", two)
    kept = keeper.load("ada")
    assert kept is not None
    assert kept.lessons["x"].steps == {"a": "first", "b": "solved"}
    assert kept.name == "ada"
    assert not kept.review, "who does not want to be reminded any more is not"


def test_a_damaged_file_of_a_club_is_not_overwritten(tmp_path: Path) -> None:
    keeper = FolderKeeper(tmp_path)
    keeper.save("ada", Progress())
    path = tmp_path / "ada.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(InputError):
        keeper.save("ada", Progress())
    assert path.read_text(encoding="utf-8") == "{"
