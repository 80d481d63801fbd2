"""``cardcity-tutor lessons``: problems with their place, sheets for authors, new lessons that are right already."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from cardcity_tutor.cli import WRONG, main
from cardcity_tutor.cli.lessons import FAULTY, model
from cardcity_tutor.course import problems, read_lesson
from cardcity_tutor.games.cardcity.teach.exercises import KINDS
from cardcity_tutor.locale import LANGUAGES, page

EVENING = Path(__file__).parents[1] / "packs" / "evening"
FENCES = EVENING / "01-good-fences.yaml"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(EVENING, tmp_path / "evening"))


def edited(path: Path, old: str, new: str) -> str:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_good_pack(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "check", str(EVENING), "--complete", "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert {"fr": "2 leçons\u00a0: rien à redire.\n", "en": "2 lessons: nothing is wrong.\n"}[lang] in said


def test_every_problem_has_its_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fences, park = folder / "01-good-fences.yaml", folder / "02-a-park-for-everyone.yaml"
    edited(fences, "answer: [d5, e4, e6]", "answer: [d5, e9]")
    edited(fences, "because: parkings-apart}\n\n", "because: diagonals}\n\n")
    edited(fences, "answer: residence-industry, because", "answer: residence-industry same-colour, because")
    edited(fences, "what: legal, card: P, mistakes", "what: legal, card: Q, mistakes")
    edited(park, "kind: count, what: price", "kind: count, waht: price")
    assert main(["lessons", "check", str(folder), "--lang=en"]) == FAULTY
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(
        f"{fences}:25: steps[1].answer: the engine does not accept the answer “e9”. It says: "
    )
    assert lines[1].startswith(
        f"{fences}:45: steps[2].wrong[1]: the answer “d5 e6 f3 f5 g4” is wrong, but not because"
    )
    assert lines[2].startswith(
        f"{fences}:61: steps[3].wrong[1]: the answer “residence-industry same-colour” is listed"
    )
    assert lines[3].startswith(f"{fences}:64: mastery[1]: ")
    assert lines[4] == f"{park}:23: steps[1].ask.waht: unknown field. Did you mean “what”?"
    assert "2 lessons: 5 problems." in lines


def test_a_pack_that_does_not_fit_together(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edited(folder / "02-a-park-for-everyone.yaml", "number: 2", "number: 1")
    assert main(["lessons", "check", str(folder), "--lang=en"]) == FAULTY
    assert (
        "02-a-park-for-everyone.yaml:3: number: 01-good-fences.yaml has the same number."
        in capsys.readouterr().out
    )
    edited(folder / "02-a-park-for-everyone.yaml", "number: 1", "number: 2")
    edited(folder / "pack.yaml", "format: 1", "format: 7")
    assert main(["lessons", "check", str(folder), "--lang=en"]) == FAULTY
    assert f"{folder / 'pack.yaml'}:2: format: the format is 7" in capsys.readouterr().out


def test_complete_asks_for_answers(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = edited(
        folder / "01-good-fences.yaml", "    wrong:\n      - {answer: f4, because: residence-industry}\n", ""
    )
    assert main(["lessons", "check", path, "--lang=en"]) == 0
    assert main(["lessons", "check", path, "--complete", "--lang=en"]) == FAULTY
    assert "steps[1].wrong: the exercise lacks" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "check, list, show, new"),
        (["fly"], "unknown"),
        (["check", "nowhere.yaml"], "does not exist"),
        (["check", "--fast"], "unknown here"),
        (["list", "nowhere.yaml"], "cannot be read"),
        (["show"], "which lesson"),
        (["show", "99"], "unknown"),
        (["show", "1", "2"], "unknown here"),
        (["show", str(FENCES), "--step", "none"], "quarrel, fence, reasons"),
        (["new"], "which file"),
        (["new", "lesson.txt"], ".yaml, .yml"),
        (["new", "a.yaml", "--kind", "guess"], "place, mark"),
        (["new", str(FENCES)], "there already"),
    ],
)  # fmt: skip
def test_what_cannot_be_carried_out(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = FENCES.read_bytes()
    for lang in ("fr", "en"):
        assert main(["lessons", *words, "--lang", lang]) == WRONG
        captured = capsys.readouterr()
        assert captured.out == ""
        assert len(captured.err.splitlines()) == 1
        assert lang == "fr" or said in captured.err
    assert FENCES.read_bytes() == before


def test_other_commands_name_the_place_too(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edited(folder / "01-good-fences.yaml", "minutes: 3", "minutes: soon")
    words = ["export", "lesson", "1", "--pack", str(folder), "-o", str(tmp_path / "a.html"), "--lang=en"]
    assert main(words) == WRONG
    assert capsys.readouterr().err.startswith(
        "01-good-fences.yaml:5: minutes: expected a whole number from 1 to 90"
    )


def test_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "list", str(EVENING), "--lang=en"]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"  1  good-fences +Good fences · 3 steps · place, mark, why", first)
    assert second.endswith("A park for everyone · 3 steps · count, score")
    assert main(["lessons", "list", "--lang=fr"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 31


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_gives_wrong_answers_to_copy(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lessons", "show", str(FENCES), "--step", "fence", "--lang", lang]) == 0
    said = capsys.readouterr().out
    assert "4   P   I1" in said
    assert "d4 d5 e3 e6 f3 f5 g4" in said
    offered = re.findall(r"^( *- \{answer: .*\})  #", said, re.MULTILINE)
    assert offered
    text = FENCES.read_text(encoding="utf-8")
    own = "      - {answer: d5 e6 f3 f5 g4, because: parkings-apart}\n"
    assert own in text
    copied = tmp_path / "copied.yaml"
    copied.write_text(text.replace(own, "".join(f"    {line}\n" for line in offered)), encoding="utf-8")
    lesson = read_lesson(copied)
    assert len(lesson.steps[1].wrongs) == len(offered)
    assert not list(problems(lesson, complete=True))


@pytest.mark.parametrize("name", ["0", "12", "fictional-suburb", "26"])
def test_show_knows_all_maps(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lessons", "show", name, "--lang=en"]) == 0
    said = capsys.readouterr().out
    assert said.count("Answer, as it is typed") >= 4
    assert "None" not in said.replace("None of", "")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [*KINDS, ",".join(KINDS)])
def test_new_lessons_are_right_already(
    kind: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "07-Our Evening.yaml"
    assert main(["lessons", "new", str(path), "--kind", kind, "--lang", lang]) == 0
    assert str(path) in capsys.readouterr().out
    lesson = read_lesson(path)
    assert (lesson.id, lesson.number) == ("our-evening", 7)
    assert [step.exercise.kind for step in lesson.steps if step.exercise] == kind.split(",")
    assert not list(problems(lesson, complete=True))
    assert "@" not in path.read_text(encoding="utf-8")


def test_names_of_new_lessons(tmp_path: Path) -> None:
    for name, lesson_id, number in (
        ("ça.yml", "a", 1),
        ("003.yaml", "my-lesson", 3),
        ("_.yaml", "my-lesson", 1),
    ):
        assert main(["lessons", "new", str(tmp_path / name)]) == 0
        lesson = read_lesson(tmp_path / name)
        assert (lesson.id, lesson.number) == (lesson_id, number)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["003.yaml", "_.yaml", "ça.yml"]


def test_there_is_a_model_of_every_kind() -> None:
    assert all(f"kind: {kind}" in model(kind) for kind in KINDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_the_help_works(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = re.findall(r"cardcity-tutor (lessons show .*)", page(lang, "help-lessons"))[-1].split()
    assert main([*words, "--lang", lang]) == 0
    assert capsys.readouterr().out


def test_a_new_lesson_makes_its_folder(tmp_path: Path) -> None:
    goal = tmp_path / "some" / "new" / "folder" / "01-parks.yaml"
    assert main(["lessons", "new", str(goal), "--lang", "en"]) == 0
    assert main(["lessons", "check", str(goal), "--lang", "en"]) == 0
    assert main(["lessons", "new", str(goal / "02.yaml"), "--lang", "en"]) == 2  # below a file


FRENCH = """\
format: 1
id: chez-nous
number: 1
title: {fr: Chez nous}
steps:
  - id: limite
    name: {fr: La limite}
    text: {fr: Comptez.}
    rules: [limit]
    city: |
      R M I1
      . . .
    ask: {kind: count, what: room}
"""


def checked(path: Path, text: str, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, list[str]]:
    path.write_text(text, encoding="utf-8")
    status = main(["lessons", "check", str(path), "--lang=en", *more])
    said = capsys.readouterr().out.replace(f"{path}:", "")
    return status, said.splitlines()


def test_one_language_is_enough(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, lines = checked(tmp_path / "01.yaml", FRENCH, capsys)
    assert status == 0
    assert lines == [
        " 3 texts without English. The other language will be shown.",
        "1 lesson: nothing is wrong.",
    ]
    status, lines = checked(tmp_path / "01.yaml", FRENCH, capsys, "--complete")
    assert status == FAULTY
    assert lines[:3] == [
        f"{where}: the English text is missing."
        for where in ("4: title", "7: steps[1].name", "8: steps[1].text")
    ]


def test_a_city_that_cannot_arise_is_only_a_warning(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = FRENCH.replace("R M I1\n      . . .", "R I1\n      . C")
    status, lines = checked(tmp_path / "01.yaml", text, capsys)
    assert status == 0
    assert lines[0] == "10: steps[1].city: look again. The city is not reachable: it has no town hall (M)."
    assert lines[1].startswith(
        "10: steps[1].city: look again. The city is not reachable: a residence stands beside an industry, on e5."
    )
    assert "[" not in lines[1].partition("again")[2]
    assert lines[-1].startswith("To look at again: 2 remarks")


def test_everything_is_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is wrong in the form of a lesson hides nothing of the rest."""
    text = (
        FRENCH.replace("id: chez-nous", "id: Chez nous")
        .replace("number: 1", "number: un\nminutes: longtemps\ncouleur: rouge")
        .replace("    rules: [limit]\n", "")
        .replace("R M I1", "R M X")
        .replace("what: room", "waht: room")
    )
    text += (
        "  - id: suite\n    name: {fr: La suite}\n    text: Comptez.\n    rules: [limit, limmit]\n"
        "    city: R M\n    ask: {kind: count, what: room}\n    answer: 9\n"
    )
    status, lines = checked(tmp_path / "01.yaml", text, capsys)
    assert status == FAULTY
    assert [line.partition(": ")[0] for line in lines[:-2]] == [
        "2",
        "3",
        "4",
        "5",
        "8",
        "12",
        "14",
        "17",
        "18",
        "21",
    ]
    assert lines[-1] == "1 lesson: 10 problems."
    assert "12: steps[1].city: Row 1: “X” is no card of this map." in lines


def test_one_wrong_option_hides_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Neither in the way of playing nor in what lies on the table."""
    text = FRENCH.replace(
        "number: 1", "number: 1\ngame: {level: dur, players: 9, variants: [nuage], victory: toutes}"
    )
    status, lines = checked(tmp_path / "01.yaml", text, capsys)
    assert status == FAULTY
    assert [line.split(": ")[1] for line in lines[:4]] == [
        "game.level",
        "game.victory",
        "game.players",
        "game.variants",
    ]
    text = FRENCH.replace("R M I1", "R M X").replace(
        "    rules: [limit]\n", "    rules: [limit]\n    money: -3\n    hand: Z\n    reserve: {homes: many}\n"
    )
    status, lines = checked(tmp_path / "02.yaml", text, capsys)
    assert status == FAULTY
    fields = {line.split(": ")[1] for line in lines if ": steps" in line}
    assert fields == {"steps[1].city", "steps[1].money", "steps[1].hand", "steps[1].reserve.homes"}
