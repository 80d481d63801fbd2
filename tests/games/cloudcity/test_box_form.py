"""The list of tiles of somebody who owns the game: read from a form or a file, with the field or line at fault."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from cardcity_tutor.cli import main
from cardcity_tutor.core.errors import InputError, RequestError
from cardcity_tutor.games.cloudcity.face.box_area import box_area
from cardcity_tutor.games.cloudcity.rules.box import OURS, Box
from cardcity_tutor.games.cloudcity.rules.box_form import (
    FORM,
    form_of,
    read_file,
    read_form,
    write_file,
)  # fmt: skip
from cardcity_tutor.games.cloudcity.rules.tiles import TILES
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.locale.sentences import error_sentence

OTHER = {"tiles.RRa": 6, "tiles.RRd": 2, "starts.4": "FRa"}


def test_the_form_shows_ours_and_reads_back_what_it_shows() -> None:
    assert [field.name for field in FORM[:2]] == ["tiles.RRa", "tiles.FFa"]
    assert len(FORM) == 15 + 4
    assert {field.name: field.values[0] for field in FORM} == form_of(OURS)
    assert read_form({}) == read_form(form_of(OURS)) == OURS
    box = read_form({**OTHER, "tiles.RRa": " 6 "})
    assert dict(box.tiles)["RRa"] == 6
    assert box.starts[3] == "FRa"
    assert read_form(form_of(box)) == box


@pytest.mark.parametrize(
    ("values", "field", "code"),
    [
        ({"tiles.FRd": 1}, "tiles.FRd", "cloudcity-box-key"),
        ({"tiles.RRa": -1}, "tiles.RRa", "cloudcity-box-count"),
        ({"tiles.RRa": True}, "tiles.RRa", "cloudcity-box-count"),
        ({"tiles.SFa": "two"}, "tiles.SFa", "cloudcity-box-count"),
        ({"starts.2": "FRd"}, "starts.2", "cloudcity-tile"),
        ({"tiles.RRa": 5}, "tiles", "cloudcity-box-sites"),
        ({"starts.1": "RRa", "starts.2": "RRa", "tiles.RRa": 1, "tiles.RRd": 7}, "starts",
         "cloudcity-box-starts-missing"),
    ],
)  # fmt: skip
def test_a_form_names_the_field_at_fault(values: dict[str, object], field: str, code: str) -> None:
    with pytest.raises(RequestError) as told:
        read_form(values)
    assert (told.value.field, told.value.code) == (field, code)
    assert all(error_sentence(lang, told.value) for lang in LANGUAGES)


@pytest.mark.parametrize("box", [OURS, read_form(OTHER)])
def test_a_file_is_read_as_it_is_written(box: Box) -> None:
    text = write_file(box)
    assert read_file(text) == box
    assert read_file(json.dumps({"tiles": dict(box.tiles), "starts": list(box.starts)})) == box


FILE = write_file(OURS)


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        (FILE.replace("RRa = 4", "RRa = -4"), 4, "cloudcity-box-count"),
        (FILE.replace("SFa = 2", 'SFa = "two"'), 12, "cloudcity-box-count"),
        (FILE.replace("FSd = 4", "SFd = 4"), 18, "cloudcity-tile"),
        (FILE.replace("RRa = 4", "RRa = 5"), 3, "cloudcity-box-sites"),
        (FILE.replace('"RSd", "RFa"', '"RSd"'), 1, "cloudcity-box-starts"),
        (FILE.replace("starts =", "birds ="), 1, "cloudcity-box-key"),
        (FILE.replace("FFa = 4", "FFa 4"), 5, "cloudcity-box-text"),
        ('{\n"tiles": {"RRa": 4,\n"FFa": }}', 3, "cloudcity-box-text"),
        ('{\n"tiles": {\n"RRa": 4.5}}', 3, "cloudcity-box-count"),
    ],
)
def test_a_file_names_the_line_at_fault(text: str, line: int, code: str) -> None:
    with pytest.raises(InputError) as told:
        read_file(text)
    assert (told.value.params["line"], told.value.code) == (line, code)
    assert all(str(line) in error_sentence(lang, told.value) for lang in LANGUAGES)


def test_games_are_played_with_the_tiles_of_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, record = tmp_path / "tiles.toml", tmp_path / "games.jsonl"
    file.write_text(write_file(read_form(OTHER)), encoding="utf-8")
    words = ["simulate", "--ruleset", "cloudcity", "--players", "2", "--bot", "random", "--jobs", "1"]
    assert main([*words, "--cards", str(file), "--record", str(record)]) == 0
    start = json.loads(record.read_text(encoding="utf-8").splitlines()[0])
    assert start["table"]["tiles"]["RRa"] == 6
    assert main(["replay", str(record), "--lang", "en"]) == 0
    capsys.readouterr()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_has_a_picture_and_its_number(lang: str) -> None:
    area = box_area(lang, read_form(OTHER))
    assert [item["spot"] for item in area["items"]] == [field.name for field in FORM]
    assert len({item["label"] for item in area["items"]}) == len(FORM)
    assert area["items"][0]["tag"] == "6"
    assert area["items"][-1]["svg"].count("#cl-tower-") == 2
    for item in area["items"]:
        ET.fromstring(f"<svg>{item['svg']}</svg>")  # noqa: S314 (our own)
    assert set(TILES) == {item["spot"][6:] for item in area["items"][:15]}
