"""The commands for a game that another package announces: what it brings works, and what it lacks is said."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cardcity_tutor.cli import WRONG, main
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
    told = set()
    for lang in LANGUAGES:
        assert main([*words.split(), "--lang", lang]) == WRONG
        out, err = capsys.readouterr()
        assert out == ""
        assert len(err.splitlines()) == 1
        assert lang == "fr" or said in err
        told.add(err)
    assert len(told) == len(LANGUAGES)
    assert list(tmp_path.iterdir()) == []
