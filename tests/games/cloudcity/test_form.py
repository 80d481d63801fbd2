"""The box of somebody who owns the game: typed in a form or written in a file, with the field or line at fault."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from cardcity_tutor.cli import main
from cardcity_tutor.core.rule import Status
from cardcity_tutor.games import find
from cardcity_tutor.games.cloudcity.face.box_area import box_area
from cardcity_tutor.games.cloudcity.form import KINDS, BoxForm
from cardcity_tutor.games.cloudcity.options import read_options
from cardcity_tutor.games.cloudcity.rules.box import OURS, read_box
from cardcity_tutor.locale import LANGUAGES, has
from cardcity_tutor.locale.sentences import error_sentence

FORM = BoxForm()
OTHER = {"tiles.RRa": " 6 ", "tiles.RRd": "2", "starts.4": "FRa", "bridges.5": "4", "tiles.FFa": ""}


def test_every_number_has_its_default_its_mark_and_its_words() -> None:
    fields = {field.key: field for field in FORM.fields({})}
    assert len(fields) == 15 + 4 + 5
    assert fields["tiles.RRa"].value == 4
    assert fields["tiles.RRa"].mark is Status.CHOSEN
    assert fields["bridges.5"].mark is Status.DEDUCED
    assert fields["starts.2"].choices[fields["starts.2"].value] == "FSd"
    for field in fields.values():
        assert field.value == field.default
        assert field.least <= field.value <= field.most
        for lang in LANGUAGES:
            for name in (field.group, field.name, *field.choices):
                assert has(lang, f"form-cloudcity-{name}")
    load = find("cloudcity").needed(find("cloudcity").load_form)
    assert isinstance(load(), BoxForm)


def test_what_is_typed_counts_as_printed_and_is_played_with() -> None:
    plain, problems = FORM.read(OTHER)
    assert not problems
    box = read_options({"table": plain}).box
    assert dict(box.tiles)["RRa"] == 6
    assert box.starts == ("RFd", "FSd", "RSd", "FRa")
    fields = {field.key: field for field in FORM.fields(plain)}
    assert (fields["tiles.RRa"].value, fields["tiles.RRa"].mark) == (6, Status.PRINTED)
    assert fields["starts.4"].choices[fields["starts.4"].value] == "FRa"
    assert fields["bridges.5"].value == 4
    way = read_options({"table": plain})
    assert way.rules.bridge_set == (6, 8, 8, 6, 4)
    assert (
        read_options({"table": plain, "rulings": {"bridge-set": [1, 1, 1, 1, 1]}}).rules.bridge_set
        == (1,) * 5
    )
    assert FORM.read({}) == ({}, [])


@pytest.mark.parametrize(
    ("values", "key", "code"),
    [
        ({"tiles.FRd": "1"}, "tiles.FRd", "cloudcity-box-key"),
        ({"tiles.RRa": "-1"}, "tiles.RRa", "field-not-number"),
        ({"tiles.RRa": "9999"}, "tiles.RRa", "field-not-number"),
        ({"tiles.SFa": "two"}, "tiles.SFa", "field-not-number"),
        ({"tiles.SFa": "²"}, "tiles.SFa", "field-not-number"),
        ({"starts.2": "FRd"}, "starts.2", "cloudcity-tile"),
        ({"bridges.1": "x"}, "bridges.1", "field-not-number"),
        ({"tiles.RRa": "5"}, "tiles", "cloudcity-box-sites"),
        ({"starts.1": "RRa", "starts.2": "RRa", "tiles.RRa": "1", "tiles.RRd": "7"}, "starts",
         "cloudcity-box-starts-missing"),
    ],
)  # fmt: skip
def test_a_form_names_the_field_at_fault(values: dict[str, str], key: str, code: str) -> None:
    plain, [problem] = FORM.read(values)
    assert plain == {}
    assert (problem.key, problem.error.code) == (key, code)
    assert all(error_sentence(lang, problem.error) for lang in LANGUAGES)


def test_a_form_tells_all_mistakes_at_once() -> None:
    _, problems = FORM.read({"tiles.RRa": "x", "starts.1": "y", "tiles.FFa": "4"})
    assert [problem.key for problem in problems] == ["tiles.RRa", "starts.1"]


@pytest.mark.parametrize("plain", [{}, FORM.read(OTHER)[0]])
def test_a_file_is_read_as_it_is_written(plain: dict[str, Any]) -> None:
    assert FORM.read_file(FORM.write_file(plain)) == (plain, [])
    assert FORM.read_file(json.dumps(plain)) == (plain, [])


def test_a_file_may_tell_what_is_printed_too() -> None:
    whole = {
        "comment": "Ours.", "tiles": dict(OURS.tiles), "starts": list(OURS.starts), "bridges": [6, 8, 8, 6, 3],
        "buildings": {"R": 32, "F": 32, "S": 32}, "votes": [1, 2, 3, 5, 8],
    }  # fmt: skip
    assert read_box(whole) == OURS
    assert FORM.read_file(json.dumps(whole)) == ({}, [])


FILE = FORM.write_file({})


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        (FILE.replace("RRa = 4", "RRa = -4"), 5, "cloudcity-box-count"),
        (FILE.replace("SFa = 2", 'SFa = "two"'), 13, "cloudcity-box-count"),
        (FILE.replace("FSd = 4", "SFd = 4"), 19, "cloudcity-tile"),
        (FILE.replace("RRa = 4", "RRa = 5"), 4, "cloudcity-box-sites"),
        (FILE.replace('"RSd", "RFa"', '"RSd"'), 1, "cloudcity-box-starts"),
        (FILE.replace("[6, 8", "[8"), 2, "cloudcity-box-bridges"),
        (FILE.replace("bridges =", "votes ="), 2, "cloudcity-box-printed"),
        (FILE.replace("starts =", "birds ="), 1, "cloudcity-box-key"),
        (FILE.replace("FFa = 4", "FFa 4"), 6, "cloudcity-box-text"),
        ('{\n"tiles": {"RRa": 4,\n"FFa": }}', 3, "cloudcity-box-text"),
        ('{\n"tiles": {\n"RRa": 4.5}}', 3, "cloudcity-box-count"),
        ("[1]", 1, "cloudcity-box-key"),
    ],
)
def test_a_file_names_the_line_at_fault(text: str, line: int, code: str) -> None:
    plain, [problem] = FORM.read_file(text)
    assert plain == {}
    assert (problem.line, problem.error.code) == (line, code)
    assert all(error_sentence(lang, problem.error) for lang in LANGUAGES)


def test_games_are_played_with_the_tiles_of_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, record = tmp_path / "tiles.toml", tmp_path / "games.jsonl"
    file.write_text(FORM.write_file(FORM.read(OTHER)[0]), encoding="utf-8")
    words = ["simulate", "--ruleset", "cloudcity", "--players", "2", "--bot", "random", "--jobs", "1"]
    assert main([*words, "--cards", str(file), "--record", str(record)]) == 0
    start = json.loads(record.read_text(encoding="utf-8").splitlines()[0])
    assert start["table"]["tiles"]["RRa"] == 6
    assert start["table"]["bridges"][4] == 4
    assert main(["replay", str(record), "--lang", "en"]) == 0
    capsys.readouterr()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_has_a_picture_and_its_number(lang: str) -> None:
    area = box_area(lang, FORM.fields(FORM.read(OTHER)[0]))
    assert [item["spot"] for item in area["items"]] == [
        *(f"tiles.{tile}" for tile in KINDS), *(f"starts.{birds}" for birds in range(1, 5)),
    ]  # fmt: skip
    assert len({item["label"] for item in area["items"]}) == 19
    assert area["items"][0]["tag"] == "6"
    assert area["items"][-1]["svg"].count("#cl-tower-") == 2
    for item in area["items"]:
        ET.fromstring(f"<svg>{item['svg']}</svg>")  # noqa: S314 (our own)
