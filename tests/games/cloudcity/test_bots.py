"""Bots of Cloud City, and the command line: they play whole games, alike for one seed, and the greedy one scores more."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardcity_tutor.cli import main
from cardcity_tutor.coach.simulation.games import play_record
from cardcity_tutor.games import find
from cardcity_tutor.games.cloudcity.rules.record import replay
from cardcity_tutor.games.cloudcity.rules.way import Way
from cardcity_tutor.locale import LANGUAGES

from .words import is_told

GOLDEN = Path(__file__).with_name("golden.jsonl")


@pytest.mark.parametrize(
    ("bot", "players"),
    [*((bot, 1) for bot in find("cloudcity").bots), ("random", 3), ("greedy", 3), ("cloud-gazer", 3)],
)
def test_a_seed_is_a_game(bot: str, players: int) -> None:
    first, again = (play_record(0, Way(players), 5, [bot]) for _ in range(2))
    assert first == again
    [checked] = replay(map(json.dumps, first))
    assert checked.state.over
    for lang in LANGUAGES:
        assert all(is_told(lang, event.rule) for event in checked.events)


def test_the_greedy_bot_beats_the_random_one() -> None:
    for seed in range(3):
        *_, one, other = play_record(0, Way(2), seed, ["greedy", "random"])
        assert one["total"] > other["total"] + 5


def test_the_command_line_plays_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "games.jsonl"
    words = ["simulate", "--ruleset", "cloudcity", "--map", "rectangle", "--needs", "circuits,blue-lead"]
    words += ["--players", "3", "--bot", "greedy,random", "--jobs", "1", "--record", str(record)]
    assert main(words) == 0
    first = json.loads(record.read_text(encoding="utf-8").splitlines()[0])
    assert (first["map"], first["needs"]) == ("rectangle", ["circuits", "blue-lead"])
    assert first["bots"] == ["greedy", "random", "greedy"]
    assert main(["replay", str(record), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Cloud City · rectangle · players: 3 · need cards: circuits, most blue buildings" in told
    assert "builds a river bridge from " in told
    assert main(["replay", str(GOLDEN), "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "construit une passerelle Forêt de -2, 0 à -2, 1 : 1 vote · " in plain(told)
    assert "(passerelles : en tout 24, Rivière 10, Forêt 3, Sable 11 ; cartes " in plain(told)
    assert "les circuits 3, le trajet le plus long 6" in plain(told)
    assert "tire FFa des tuiles visibles ; FFd la remplace · " in plain(told)


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u2068", "").replace("\u2069", "")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--ruleset", "cloudcity", "--level", "normal"], "cloudcity has no option “--level”"),
        (["--ruleset", "cloudcity", "--cards", "missing.toml"], "missing.toml"),
        (["--ruleset", "designtown", "--map", "square"], "designtown has no option “--map”"),
        (["--needs", "circuits"], "cardcity has no option “--needs”"),
        (["--ruleset", "cloudcity", "--map", "round"], "“map” cannot be round"),
        (["--ruleset", "cloudcity", "--map", "rectangle", "--players", "4"], "from 1 to 3"),
        (["--ruleset", "cloudcity", "--needs", "sing"], "“sing” is no need card"),
        (["--ruleset", "cloudcity", "--bot", "grandmaster"], "grandmaster"),
    ],
)
def test_wrong_options_end_in_a_sentence(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words, "--lang", "en"]) == 2
    assert told in capsys.readouterr().err
