"""The commands for games that are not the first: what they bring works, and what they lack is said."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from cardcity_tutor import games
from cardcity_tutor.app import serve as serving
from cardcity_tutor.cli import WRONG, main
from cardcity_tutor.core.record import read_lines
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.locale import LANGUAGES


def test_it_is_simulated_replayed_and_asked(
    toy: Ruleset, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.jsonl"
    words = ["simulate", "--ruleset", toy.id, "--seed", "4", "--record", str(record), "--lang", "en"]
    assert main(words) == 0
    assert json.loads(record.read_text(encoding="utf-8").splitlines()[0])["ruleset"] == toy.id
    assert main(["replay", str(record), "--check", "--lang", "en"]) == 0
    assert "1 game checked" in capsys.readouterr().out
    assert main(["replay", str(record), "--lang", "en"]) == 0
    first, *story = capsys.readouterr().out.splitlines()
    assert first == "Game 0 · Toy · players: 2 · seed 4"
    assert any(re.fullmatch(r"  player [01] lays \d\. · .+", line) for line in story)
    assert main(["inspect", json.dumps({"ruleset": toy.id, "top": 5, "card": 6}), "--lang", "en"]) == 0
    assert json.loads(capsys.readouterr().out)["legal"]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A game that nobody can play, announced by another package."""
    entry = EntryPoint("bare", "tests.cli.bare:RULESET", games.GROUP)
    monkeypatch.setattr(games, "_announced", lambda: {"bare": entry})
    yield "bare"
    games.find.cache_clear()


@pytest.mark.parametrize("game", games.OURS)
def test_a_game_of_ours_is_simulated_and_replayed(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "games.jsonl"
    words = ["simulate", "--ruleset", game, "--games", "2", "--bot", "random,greedy", "--jobs", "1"]
    assert main([*words, "--record", str(record), "--lang", "en"]) == 0
    assert main(["replay", str(record), "--check", "--lang", "en"]) == 0
    assert "2 games checked" in capsys.readouterr().out
    table = tmp_path / "games.csv"
    assert main([*words, "--table", str(table), "--lang", "en"]) == 0
    first = next(read_lines(record.read_text(encoding="utf-8").splitlines()))[1]
    assert len(table.read_text(encoding="utf-8").splitlines()) == 1 + 2 * first["players"]


def test_requests_that_name_no_game_are_of_the_one_asked_for(
    bare: str, capsys: pytest.CaptureFixture[str]
) -> None:
    named = json.dumps({"ruleset": games.DEFAULT, "city": "M"})
    assert main(["inspect", '{"city": "M"}', named]) == 0
    plain, said = map(json.loads, capsys.readouterr().out.splitlines())
    assert plain["legal"] == said["legal"]
    assert main(["inspect", '{"city": "M"}', named, "--ruleset", bare]) == 0
    assert list(map(json.loads, capsys.readouterr().out.splitlines())) == [
        {"asked": ["city", "ruleset"]},
        said,
    ]


def test_the_tutor_is_served_with_another_game_open(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = []
    monkeypatch.setattr(
        serving, "run", lambda _config, _notebook, hosting, *_: entries.append(hosting.entry("http://a/"))
    )
    for words in ([], ["--ruleset", games.DEFAULT], ["--ruleset", games.OURS[-1]]):
        assert main(["serve", "--no-club", *words]) == 0
    assert entries == ["http://a/", "http://a/", f"http://a/?ruleset={games.OURS[-1]}"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("simulate --ruleset bare", "“bare” cannot be played here yet"),
        ("replay bare.jsonl", "“bare” cannot be played here yet"),
        ("lessons list --ruleset bare", "no lessons for bare yet"),
        ("lessons check --ruleset bare", "no lessons for bare yet"),
        ("lessons show 1 --ruleset bare", "no lessons for bare yet"),
        ("lessons new a.yaml --ruleset bare", "no model of a lesson for bare yet"),
        ("lessons list . --ruleset bare", "leave out --ruleset"),
        ("lessons check . --ruleset bare", "leave out --ruleset"),
        ("lessons show a.yaml --ruleset bare", "leave out --ruleset"),
        ("export lesson 1 --ruleset bare -o a.html", "no lessons for bare yet"),
        ("export slides 1 --ruleset bare -o a.html", "no lessons for bare yet"),
        ("export worksheet 1 --ruleset bare -o a.html", "no lessons for bare yet"),
        ("export lesson 1 --ruleset bare --pack . -o a.html", "leave out --ruleset"),
        ("export position M --ruleset bare -o a.svg", "Nothing of bare can be printed"),
        ("serve --ruleset chess", "no game “chess”"),
        ("inspect {} --ruleset chess", "no game “chess”"),
        ("lessons list --ruleset chess", "no game “chess”"),
        ("export lesson 1 --ruleset chess -o a.html", "no game “chess”"),
    ],
)
def test_what_a_bare_game_lacks_is_said(
    bare: str,
    words: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    start = {"game": 0, "event": "start", "ruleset": bare, "seed": 1}
    Path("bare.jsonl").write_text(json.dumps(start), encoding="utf-8")
    assert main(["inspect", "{}", "--ruleset", bare]) == 0
    assert json.loads(capsys.readouterr().out) == {"asked": ["ruleset"]}
    told = [_refused([*words.split(), "--lang", lang], capsys) for lang in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert said in told[LANGUAGES.index("en")]
    assert [path.name for path in tmp_path.iterdir()] == ["bare.jsonl"]


def _refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one sentence with which a command line is refused."""
    assert main(words) == WRONG
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    return err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("simulate --ruleset toy --level normal", "toy has no option “--level”"),
        ("simulate --ruleset toy --bot greedy", "There is no bot “greedy”"),
        ("export position M --ruleset toy -o a.svg", "Nothing of toy can be printed"),
        ("lessons new a.yaml --ruleset toy", "no model of a lesson for toy"),
        ("lessons new a.yaml --ruleset chess", "no game “chess”"),
        ("export position M --ruleset chess -o a.svg", "no game “chess”"),
    ],
)
def test_what_it_lacks_is_said(
    toy: Ruleset,
    words: str,
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert toy.load_printer is None
    told = [_refused([*words.split(), "--lang", lang], capsys) for lang in LANGUAGES]
    assert len(set(told)) == len(LANGUAGES)
    assert said in told[LANGUAGES.index("en")]
    assert list(tmp_path.iterdir()) == []
