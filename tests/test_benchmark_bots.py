"""The benchmark of the bots goes on where it was stopped, and never with the games of other bots."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from benchmarks import bots
from cardcity_tutor.games.cardcity.rules.kernel import compiled


def test_a_stopped_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "KEPT", tmp_path / "kept.jsonl")
    monkeypatch.setattr(bots, "ProcessPoolExecutor", ThreadPoolExecutor)
    monkeypatch.setattr(compiled, "warm", lambda: False)
    played: list[bots.Match] = []

    def noted(match: bots.Match) -> list[float | None]:
        played.append(match)
        return [float(match.number)]

    monkeypatch.setattr(bots, "result", noted)
    first, second, third = (
        bots.Match("normal", "residential", ("random",), number, 0.0) for number in range(3)
    )
    with monkeypatch.context() as earlier:
        earlier.setattr(bots, "made_by", lambda: "other bots")
        bots.finished([first], 1)
    bots.finished([second], 1)
    whole = bots.KEPT.read_text(encoding="utf-8")
    bots.KEPT.write_text(whole + whole.splitlines()[-1][:-1], encoding="utf-8")  # a kill while writing
    found = bots.finished([first, second, third], 1)
    assert found == {first: [0.0], second: [1.0], third: [2.0]}
    assert sorted(match.number for match in played) == [0, 0, 1, 2]
    assert bots.finished([first, second, third], 1) == found
    assert len(played) == 4


def test_one_game_has_no_interval() -> None:
    matches = [bots.Match("normal", "residential", ("random",), number, 0.0) for number in range(3)]
    assert [*bots.solo_rows({matches[0]: [4.0]})] == [("normal", "residential", "4.0")]
    assert [*bots.solo_rows({match: [4.0 + match.number] for match in matches})] == [
        ("normal", "residential", "5.0 ± 2.5")
    ]
