"""The other commands: help in both languages, simulate, replay, and files that are whole or absent."""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cardcity_tutor import __version__
from cardcity_tutor.cli import COMMANDS, WRONG, main
from cardcity_tutor.cli.parser import Parser
from cardcity_tutor.locale import LANGUAGES, page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_teaches_each_command(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", lang]) == 0
    overview = capsys.readouterr().out
    for command in COMMANDS:
        assert command in overview
        assert main([command, "--help", f"--lang={lang}"]) == 0
        text = capsys.readouterr().out
        assert text.startswith(f"cardcity-tutor {command}")
        assert text.rstrip("\n") == page(lang, f"help-{command}")


def test_help_pages_name_the_same_options() -> None:
    for command in COMMANDS:
        options = [set(re.findall(r"--[a-z]+", page(lang, f"help-{command}"))) for lang in LANGUAGES]
        assert options[0] == options[1]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_is_explained(command: str) -> None:
    parser = Parser(f"cardcity-tutor {command}", "en")
    import_module(f"cardcity_tutor.cli.{command}").add_options(parser)
    parsers: list[Any] = [parser]
    for group in parser._subparsers._group_actions if parser._subparsers else ():
        parsers += dict(group.choices or {}).values()
    options = {name for each in parsers for name in each._option_string_actions}
    for lang in LANGUAGES:
        text = page(lang, f"help-{command}")
        unexplained = {name for name in options if not re.search(rf"{name}\b", text)}
        assert unexplained <= {"-h", "--help", "--out", "--both"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        *(f"{command} --what" for command in ("", *COMMANDS)),
        *(f"{command} --what=1" for command in COMMANDS),
        "serve --open=5", "serve --port", "serve --port=", "simulate --games", "simulate --resume=yes", "simulate --bot=",
        "replay a --check=1", "export what", "export --out", "export lesson -o", "export lesson 4 --answers", "export --both=1",
        "export worksheet 4 --answers=some", "export position M --width wide", "lessons what", "lessons show 4 --step",
        "lessons list --complete", "what", "--version=2", "serve -x", "notebooks a -b", "-x", "simulate --game 3",
    ],
)  # fmt: skip
def test_nobody_reads_the_sentences_of_argparse(
    words: str, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Abbreviations are no options either."""
    for more in ([f"--lang={lang}"], ["--lang", lang]):
        assert main([*words.split(), *more]) == WRONG
        out, err = capsys.readouterr()
        assert out == ""
        assert len(err.splitlines()) == 1
        assert not re.search("usage:|argument|invalid|unrecognized|ambiguous|choose from", err)
        assert ("\u00ab" in err or " demande " in err or " doit " in err) == (lang == "fr")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.split() == ["cardcity-tutor", __version__]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["fly"], "no command"),
        (["inspect", "--fast"], "unknown here"),
        (["serve", "--port", "0"], "from 1 to 65535"),
        (["serve", "--port", "x"], "from 1 to 65535"),
        (["serve", "8000"], "unknown here"),
        (["simulate", "--games"], "needs a value"),
        (["simulate", "--games", "-1"], "whole number"),
        (["simulate", "--games", "many"], "whole number"),
        (["simulate", "--players", "5"], "from 1 to 4"),
        (["simulate", "--seed", "1.5"], "whole number"),
        (["simulate", "--level", "hard"], "unknown"),
        (["simulate", "--edition", "2012", "--victory", "economic"], "only one is “residential”"),
        (["simulate", "--variants", "single-city", "--players", "1"], "at least two players"),
        (["simulate", "--variants", "suburb"], "for one player"),
        (["simulate", "--bot", "genius"], "no bot"),
        (["simulate", "--rulings", "[]"], "must be an object"),
        (["simulate", "--rulings", "{"], "must be an object"),
        (["replay"], "missing"),
        (["replay", "a", "b"], "unknown here"),
        (["replay", "no-such-file"], "does not exist"),
        (["replay", "."], "is a folder"),
    ],
)
def test_wrong_words_get_one_sentence(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--lang", "en"]) == WRONG
    english = capsys.readouterr()
    assert said in english.err
    assert english.out == ""
    assert len(english.err.splitlines()) == 1
    assert main([*words, "--lang", "fr"]) == WRONG
    french = capsys.readouterr().err
    assert french != english.err
    assert len(french.splitlines()) == 1


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for wish in ("de", "\udcff", "x" * 5000):
        assert main(["--lang", wish]) == WRONG
        told = capsys.readouterr().err
        assert "--lang" in told
        assert len(told.splitlines()) == 1
        assert len(told) < 300


def test_a_simulated_record_replays_and_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "evening.jsonl"
    options = [
        "--level",
        "advanced",
        "--players",
        "3",
        "--variants",
        "architect,ecological",
        "--bot",
        "random,greedy",
    ]
    assert main(["simulate", *options, "--games", "2", "--seed", "9", "--record", str(record)]) == 0
    events = [json.loads(line) for line in record.read_text(encoding="utf-8").splitlines()]
    assert [event["seed"] for event in events if event["event"] == "start"] == [9, 10]
    for lang, word in (("fr", "Tour 1"), ("en", "Turn 1")):
        assert main(["replay", str(record), "--lang", lang]) == 0
        assert word in capsys.readouterr().out
    assert main(["replay", str(record), "--check", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "2 games checked: every event agrees with the rules.\n"


def test_standard_output_and_file_hold_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "game.jsonl"
    assert main(["simulate", "--seed", "3"]) == 0
    shown = capsys.readouterr().out
    assert main(["simulate", "--seed", "3", "--record", str(record)]) == 0
    assert record.read_text(encoding="utf-8") == shown


def test_an_edited_record_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.jsonl"
    main(["simulate", "--record", str(record)])
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(k for k, line in enumerate(lines) if '"income"' in line)
    lines[number] = lines[number].replace('"amount": ', '"amount": 9')
    record.write_text("\n".join(lines), encoding="utf-8")
    capsys.readouterr()
    assert main(["replay", str(record), "--lang", "en"]) == WRONG
    assert f"Line {number + 1} " in capsys.readouterr().err


def test_a_record_that_cannot_be_written_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--record", str(tmp_path / "no" / "game.jsonl"), "--lang", "en"]) == WRONG
    assert "does not exist" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_an_interrupted_record_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text("old", encoding="utf-8")

    def interrupted(*_: object) -> list[object]:
        raise KeyboardInterrupt

    monkeypatch.setattr("cardcity_tutor.coach.simulation.games.play_record", interrupted)
    assert main(["simulate", "--record", str(record)]) == 130
    assert record.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [record]


def test_notebooks_are_copied_and_what_is_there_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    goal = tmp_path / "new" / "folder"
    assert main(["notebooks", str(goal), "--lang", "en"]) == 0
    assert "Files copied" in capsys.readouterr().out
    tour, data = goal / "tour.ipynb", goal / "data" / "normal-greedy.csv"
    assert json.loads(tour.read_text(encoding="utf-8"))["cells"]
    assert data.exists()
    tour.write_text("mine")
    data.unlink()
    assert main(["notebooks", str(goal), "--lang", "en"]) == 0
    assert ": 1. Already there" in capsys.readouterr().out
    assert tour.read_text() == "mine"
    assert main(["notebooks", str(tour), "--lang", "en"]) == WRONG
    assert main(["notebooks", "--lang", "en"]) == WRONG
    assert "Name a folder" in capsys.readouterr().err
