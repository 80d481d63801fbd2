"""docs/new-game.md: its files, written down as they stand there, are a game that installs, conforms and can be played."""

from __future__ import annotations

import json
import re
import shlex
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cardcity_tutor import games
from cardcity_tutor.app.offers import pages_of
from cardcity_tutor.cli import main
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.sessions import Look, Match
from cardcity_tutor.sessions.records import read_record
from cardcity_tutor.testing import conformance
from tests.conftest import forget_catalogues

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"(?ms)^`([\w./]+)`\n\n```\w+\n(.*?)^```$", PAGE))
NAME = "stones"


def forget() -> None:
    """What was found and read is found and read again: there are other packages now."""
    for remembered in (games._announced, games.find, games.shown):
        remembered.cache_clear()
    forget_catalogues()
    for name in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        del sys.modules[name]


@pytest.fixture
def stones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ruleset]:
    """The game of the page, installed as pip would: its files, and its entry points beside them."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    project = tomllib.loads(FILES["pyproject.toml"])["project"]
    info = tmp_path / "stones_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: stones-game\nVersion: 1.0\n")
    points = [
        f"[{group}]\n" + "".join(f"{name} = {value}\n" for name, value in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    (info / "entry_points.txt").write_text("".join(points))
    monkeypatch.syspath_prepend(tmp_path)
    forget()
    yield games.find(NAME)
    monkeypatch.undo()
    forget()


def test_the_table_lists_every_file() -> None:
    listed = re.findall(r"(?m)^\| \d+ \| `([^`]+)` \|", PAGE)
    assert listed
    for name in listed:
        assert any(file == name or file.startswith(name) for file in FILES), name
    for file in FILES:
        assert any(file == name or (name.endswith("/") and file.startswith(name)) for name in listed), file


def test_the_game_is_found_and_on_the_shelf(stones: Ruleset) -> None:
    assert NAME in games.names()
    assert NAME in games.shown()
    assert set(pages_of(NAME)) >= {"play", "replay", "rules"}


def test_the_game_conforms(stones: Ruleset) -> None:
    read = stones.needed(stones.read_options)
    checks = [*conformance(stones, [read({}), read({"stones": 21})], moments=60)]
    assert {"book", "options", "records-0", "face-1", "non-interference-1"} <= {
        str(check) for check in checks
    }
    for check in checks:
        check()


def test_the_suite_of_the_page_is_the_one_that_runs(stones: Ruleset) -> None:
    names: dict[str, object] = {}
    exec(compile(FILES["tests/test_stones.py"], "test_stones.py", "exec"), names)  # noqa: S102
    test = names["test_stones_conform"]
    marks = test.pytestmark  # type: ignore[attr-defined]
    checks = marks[0].args[1]
    assert len(checks) > 20
    checks[0]()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_match_with_a_bot(stones: Ruleset, lang: str) -> None:
    match = Match(stones, stones.needed(stones.read_options)({}), seed=3, opponents=["random"])
    chance = Random(1)
    while not match.over:
        assert Look(match, lang).sight
        match.decide(chance.choice(match.engine.actions(match.view)))
    assert sorted(result.place for result in match.engine.results(match.state)) == [1, 2]
    again = read_record(match.record)
    assert again.steps[-1].state == match.state


def test_refusals_cite_the_rule(stones: Ruleset) -> None:
    answer = stones.inspect({"left": 9, "before": 2})
    assert answer == {"legal": [1, 3], "reasons": {"2": ["not-the-same"]}, "over": False}


def test_the_commands_run(
    stones: Ruleset, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    block = re.search(r"(?ms)^```sh\n(.*?)^```$", PAGE)
    assert block is not None
    told = {}
    for line in block[1].splitlines():
        program, command, *rest = shlex.split(line)
        assert program == "cardcity-tutor"
        if command == "serve":
            continue  # tests/browser does
        assert main([command, *rest]) == 0
        answer = capsys.readouterr()
        assert answer.err == ""
        told[command] = answer.out
    assert json.loads(told["inspect"])["legal"] == [1, 3]
    record = (tmp_path / "stones.jsonl").read_text(encoding="utf-8")
    assert record.count('"event": "start"') == 3
    assert told["replay"]
