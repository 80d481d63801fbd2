"""Packs: a folder of lessons is loaded by its path, whoever wrote it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course import LessonError, problems, read_pack
from cardcity_tutor.games.cardcity.widgets import LessonPlayer
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.render.lesson_errors import problem_words

from .samples import EVENING, evening


def test_the_evening_is_complete() -> None:
    pack = evening()
    assert (pack.id, [lesson.number for lesson in pack.lessons]) == ("club-evening", [1, 2])
    assert [part.title.en for part in pack.parts] == ["Before the first game", "For regulars"]
    assert [lesson.way.level for lesson in pack.lessons] == ["simplified", "normal"]
    assert not [problem for lesson in pack.lessons for problem in problems(lesson, complete=True)]
    assert pack.lesson("good-fences") is pack.lesson(1) is pack.lesson("1")
    assert [lesson.id for lesson in pack.of_part(2)] == ["a-park-for-everyone"]
    assert pack.by_rule()["same-colour"] == (pack.lesson(1),)


def test_the_player_plays_it() -> None:
    player = LessonPlayer(2, pack=evening())
    assert player.value["lesson"] == "a-park-for-everyone"
    assert player.value["pack"] == "club-evening"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(EVENING, tmp_path / "evening"))


def complaint(folder: Path) -> InputError:
    with pytest.raises(InputError) as caught:
        read_pack(folder)
    for lang in LANGUAGES:
        assert problem_words(lang, caught.value)
    return caught.value


def test_without_a_description_the_folder_names_it(folder: Path) -> None:
    (folder / "pack.yaml").unlink()
    (folder / "02-a-park-for-everyone.yaml").rename(folder / "02.yml")
    pack = read_pack(str(folder))
    assert (pack.id, pack.title.fr, pack.parts, len(pack.lessons)) == ("evening", "evening", (), 2)


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "code"),
    [
        ("format: 1", "format: 0", 2, "format", "lesson-format"),
        ("id: club-evening", "id: Club evening", 3, "id", "lesson-id"),
        ("id: club-evening\n", "", 2, "–", "lesson-field-missing"),
        ("number: 2", "number: two", 10, "parts[2].number", "lesson-not-number"),
        ("parts:", "part:", 7, "part", "lesson-field-near"),
    ],
)
def test_a_wrong_description(folder: Path, old: str, new: str, line: int, field: str, code: str) -> None:
    described = folder / "pack.yaml"
    described.write_text(described.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    error = complaint(folder)
    assert isinstance(error, LessonError)
    assert (error.params["file"], error.params["line"], error.params["field"]) == ("pack.yaml", line, field)
    assert error.inner.code == code


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [("number: 2", "number: 1", "number"), ("a-park-for-everyone", "good-fences", "id")],
)
def test_numbers_and_ids_are_there_once(folder: Path, old: str, new: str, field: str) -> None:
    path = folder / "02-a-park-for-everyone.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), encoding="utf-8")
    error = complaint(folder)
    assert isinstance(error, LessonError)
    assert (error.inner.code, error.params["field"]) == ("pack-twice", field)
    assert error.params["line"] == {"id": 2, "number": 3}[field]


def test_folders_that_are_no_packs(folder: Path, tmp_path: Path) -> None:
    assert complaint(tmp_path / "nowhere").code == "pack-folder"
    assert complaint(folder / "pack.yaml").code == "pack-folder"
    (tmp_path / "empty").mkdir()
    assert complaint(tmp_path / "empty").code == "pack-files"


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(InputError) as caught:
        evening().lesson(9)
    assert "good-fences" in str(caught.value.params["expected"])
