"""Golden playthroughs: stored games replay line by line, and are played again to the identical text."""

import json

import pytest

from cardcity_tutor.core.record import dumped
from cardcity_tutor.games.cardcity import LEVELS, VICTORIES
from cardcity_tutor.games.cardcity.rules.record import replay
from tests.play.make_golden import GOLDEN, Playthrough, playthroughs

PLAYTHROUGHS = list(playthroughs())
every_playthrough = pytest.mark.parametrize("golden", PLAYTHROUGHS, ids=lambda golden: golden.name)


def test_every_way_to_play_has_its_file() -> None:
    names = {
        f"xl-{level}-{victory}-{players}"
        for level in LEVELS
        for victory in VICTORIES
        for players in range(1, 5)
    }
    names |= {f"2012-simplified-residential-{players}" for players in range(1, 5)}
    assert len(names) == 64
    maps = {golden.name for golden in PLAYTHROUGHS} - names
    assert {(way.setting.level, way.players) for name, way, *_ in PLAYTHROUGHS if name in maps} == {
        (level, players) for level in LEVELS for players in range(1, 5)
    }
    assert all(name.endswith(("-1-suburb", "-single-city")) for name in maps)
    names |= maps
    assert {path.stem for path in GOLDEN.glob("*.jsonl")} == names
    assert sum(path.stat().st_size for path in GOLDEN.iterdir()) < 1_500_000


@every_playthrough
def test_replayed(golden: Playthrough) -> None:
    texts = golden.path.read_text(encoding="utf-8").splitlines()
    (replayed,) = replay(texts)
    assert [dumped(line) for line in replayed.lines] == texts
    assert replayed.game == golden.way
    assert replayed.state.over
    ends = [line for line in map(json.loads, texts) if line["event"] == "end"]
    assert [(line["score"], line["place"]) for line in ends] == [
        (result.score, result.place) for result in replayed.state.results
    ]
    assert [line["city"] for line in ends] == [
        str(replayed.state.position(player)) for player in range(golden.way.players)
    ]


@every_playthrough
def test_simulated_again(golden: Playthrough) -> None:
    assert golden.text() == golden.path.read_text(encoding="utf-8")


def test_golden_games_meet_every_event_and_variant() -> None:
    lines = [
        json.loads(text)
        for golden in PLAYTHROUGHS
        for text in golden.path.read_text(encoding="utf-8").splitlines()
    ]
    assert {line["event"] for line in lines} == {
        "start", "draw", "offer", "take", "architect", "build", "cloud", "discard", "develop", "income", "buy", "end",
    }  # fmt: skip
    assert {variant for line in lines if line["event"] == "start" for variant in line["variants"]} == {
        "architect", "ecological", "leisure-crisis", "decentralisation", "parking-meters", "single-city", "suburb",
    }  # fmt: skip
    assert any("facing" in line for line in lines)
    assert any(line["event"] == "offer" and line["open"]["money"] + line["rest"]["money"] for line in lines)


FIELDS = {
    "start": {
        "edition",
        "level",
        "players",
        "victory",
        "variants",
        "seed",
        "rulings",
        "rules_version",
        "bots",
    },
    "draw": {"cards"},
    "offer": {"open", "rest", "to"},
    "take": {"cards"},
    "architect": {"cell"},
    "build": {"card", "cell", "paid"},
    "cloud": {"cell"},
    "discard": {"card"},
    "develop": {"colour", "cell"},
    "income": {"amount"},
    "buy": {"card", "cell", "paid"},
    "end": {"city", "money", "score", "place"},
}


@every_playthrough
def test_lines_have_the_fields_of_the_protocol(golden: Playthrough) -> None:
    for text in golden.path.read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        event = line["event"]
        common = {"game", "event"} if event == "start" else {"game", "event", "turn", "player"}
        optional = {"start": {"hall"}, "take": {"lot"}, "build": {"facing"}, "end": {"rank"}}.get(
            event, set()
        )
        assert common | FIELDS[event] <= line.keys() <= common | FIELDS[event] | optional
        if event == "start":
            assert ("hall" in line) == golden.way.setting.has("suburb")
        if event == "take":
            assert ("lot" in line) == (golden.way.players > 1)
        if event == "end":
            assert ("rank" in line) == (golden.way.players == 1)
