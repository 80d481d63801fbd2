"""The numbers of a box of Design Town, typed in a form or written in a file."""

from __future__ import annotations

from typing import Any

import pytest

from cardcity_tutor.core.rule import Status
from cardcity_tutor.games import find
from cardcity_tutor.games.designtown.form import CardForm, first_to_check
from cardcity_tutor.games.designtown.rules.inspection import inspect
from cardcity_tutor.games.designtown.rules.table import default_table, read_table
from cardcity_tutor.locale import LANGUAGES, has

FORM = CardForm()


def test_every_number_has_its_default_its_mark_and_its_words() -> None:
    fields = {field.key: field for field in FORM.fields({})}
    assert fields["face.S.cost"].value == 3
    assert fields["limits.points"].mark is Status.PRINTED
    assert fields["face.H.coins"].mark is Status.DEDUCED
    assert fields["face.R.unhappy"].mark is Status.FOUND
    assert fields["face.S.cost"].mark is Status.CHOSEN
    assert set(first_to_check()) <= set(fields)
    for field in fields.values():
        assert field.value == field.default
        assert field.least <= field.value <= field.most
        for lang in LANGUAGES:
            assert has(lang, f"form-designtown-{field.group}")
            assert has(lang, f"form-designtown-{field.name}")
    assert isinstance(find("designtown").needed(find("designtown").load_form)(), CardForm)


def test_what_is_typed_counts_as_printed_and_everything_follows() -> None:
    plain, problems = FORM.read(
        {"face.S.cost": " 2 ", "face.F.coins": "3", "face.R.worth": "−5", "face.P.cost": ""}
    )
    assert not problems
    assert plain == {"face": {"S": {"cost": 2}, "F": {"coins": 3}, "R": {"worth": -5}}}
    marks = {field.key: field.mark for field in FORM.fields(plain)}
    assert marks["face.S.cost"] is Status.PRINTED
    assert marks["face.P.cost"] is Status.CHOSEN
    answer = inspect({"deck": "S", "row": "F", "table": plain, "phase": "build"})
    assert answer["now"]["coins"] == 3
    assert answer["prices"]["buy"]["S"] == 2


def test_a_gain_that_is_typed_in_part_keeps_the_rest() -> None:
    plain, problems = FORM.read({"face.M.recycle.limit": "1"})
    assert not problems
    assert plain["face"]["M"]["recycle"] == {"coins": 2, "limit": 1}


@pytest.mark.parametrize(
    ("key", "text", "code"),
    [
        ("face.S.cost", "two", "designtown-table-number"),
        ("face.S.cost", "-1", "designtown-table-number"),
        ("face.S.cost", "1001", "designtown-table-number"),
        ("limits.points", "0", "designtown-table-number"),
        ("face.R.cost", "3", "designtown-table-key"),
        ("face.X.cost", "3", "designtown-table-key"),
        ("worth", "3", "designtown-table-key"),
    ],
)
def test_a_wrong_number_is_told_at_its_field(key: str, text: str, code: str) -> None:
    plain, problems = FORM.read({key: text, "face.H.cost": "4"})
    assert plain == {"face": {"H": {"cost": 4}}}
    assert [(problem.key, problem.error.code) for problem in problems] == [(key, code)]


def test_a_file_is_written_as_it_is_read() -> None:
    given: dict[str, Any] = {
        "face": {"S": {"cost": 2}, "C": {"recycle": {"limit": 2}}},
        "limits": {"cards": 17},
    }
    text = FORM.write_file(given)
    plain, problems = FORM.read_file(text)
    assert not problems
    assert read_table(plain) == read_table(given)
    assert "cost = 2  # printed" in text
    assert read_table(FORM.read_file(FORM.write_file({}))[0]) == default_table()


def test_every_mistake_of_a_file_is_told_with_its_line() -> None:
    text = "format = 1\n\n[face.S]\ncost = -2\ntax = 4\n\n[face.R]\ncost = 3\n\n[face.M]\nrecycle = { gold = 2 }\n"
    plain, problems = FORM.read_file(text)
    assert not plain
    assert [(problem.key, problem.line) for problem in problems] == [
        ("face.S.cost", 4),
        ("face.R.cost", 8),
        ("face.M.recycle.gold", 11),
    ]


@pytest.mark.parametrize(
    ("text", "line"), [("format = 2", 1), ("a = ", 1), ("[face.S]\ncost = 2\ncost = 3", 3), ("face = 3", 1)]
)
def test_what_is_no_such_file_is_told(text: str, line: int) -> None:
    _, problems = FORM.read_file(text)
    assert [problem.line for problem in problems] == [line]
