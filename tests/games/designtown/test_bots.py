"""Bots of Design Town: they play whole games, alike for one seed, and the coach beats the others."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardcity_tutor.cli import main
from cardcity_tutor.coach.simulation.games import play_record, played
from cardcity_tutor.games import find
from cardcity_tutor.games.designtown.rules.record import replay
from cardcity_tutor.games.designtown.rules.way import Way
from cardcity_tutor.locale import LANGUAGES, has


def wins(first: str, second: str, games: int) -> int:
    """How many games the first bot wins, from each seat in turn."""
    count = 0
    for seed in range(games):
        seats = (first, second) if seed % 2 else (second, first)
        *_, last = played(Way(2), seed, seats)
        count += last.after.winner is not None and seats[last.after.winner] == first
    return count


def test_the_coach_beats_the_timid_and_the_timid_the_random() -> None:
    assert wins("coach", "timid", 12) >= 9
    assert wins("timid", "random", 6) == 6


@pytest.mark.parametrize("bot", find("designtown").bots)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_seed_is_a_game(bot: str, players: int) -> None:
    first, again = (play_record(0, Way(players), 5, [bot, "coach"]) for _ in range(2))
    assert first == again
    [checked] = replay(map(json.dumps, first))
    assert checked.state.over
    for lang in LANGUAGES:
        assert all(
            has(lang, f"rule-designtown-{event.rule}.title")
            or has(lang, f"ruling-designtown-{event.rule}.title")
            for event in checked.events
        )


def test_the_command_line_plays_and_tells(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, cards = tmp_path / "games.jsonl", tmp_path / "cards.toml"
    cards.write_text("[face.S]\ncost = 2\n", encoding="utf-8")
    words = [
        "simulate",
        "--ruleset",
        "designtown",
        "--bot",
        "coach,timid",
        "--games",
        "2",
        "--cards",
        str(cards),
    ]
    assert main([*words, "--record", str(record), "--jobs", "1"]) == 0
    first = json.loads(record.read_text(encoding="utf-8").splitlines()[0])
    assert first["table"] == {"face": {"S": {"cost": 2}}}
    assert first["bots"] == ["coach", "timid"]
    assert main(["replay", str(record), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "plays convenience store · " in told
    assert "2 games checked" in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--ruleset", "chess"], "There is no game “chess” here"),
        (["--ruleset", "designtown", "--level", "normal"], "designtown has no option “--level”"),
        (["--ruleset", "designtown", "--bot", "clever"], "clever"),
        (["--ruleset", "designtown", "--rulings", '{"x": 1}'], "In “rulings”, “x”"),
        (["--cards", "x.toml"], "cardcity has no option “--cards”"),
        (["--ruleset", "designtown", "--cards", "missing.toml"], "missing.toml"),
    ],
)
def test_wrong_options_end_in_a_sentence(
    words: list[str],
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", *words, "--lang", "en"]) == 2
    assert told in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
