"""Records and views of games on maps: absolute cells, the suburb's town hall, damage, and what stays hidden."""

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from cardcity_tutor.coach.simulation import play_record
from cardcity_tutor.core.record import Line, dumped
from cardcity_tutor.games.cardcity import Game, apply, game, start
from cardcity_tutor.games.cardcity.rules.record import replay
from tests.play.boards import land_of
from tests.play.damage import edited_line, error_of
from tests.play.test_hidden import look

WAYS: dict[str, Game] = {
    "suburb": game(players=1, variants=["suburb"], hall=(1, 3)),
    "two": game(level="advanced", players=2, variants=["single-city", "architect"]),
    "three": game(level="normal", players=3, variants=["single-city", "ecological"]),
    "four": game(players=4, variants=["single-city"]),
    "club": game(
        level="normal",
        players=3,
        variants=["single-city", "architect"],
        rulings={"single-architect": False, "single-develop-once": False},
    ),
}
every_way = pytest.mark.parametrize("kind", WAYS)


@cache
def texts(kind: str) -> tuple[str, ...]:
    return tuple(dumped(line) for line in play_record(2, WAYS[kind], 11, ["greedy", "random"]))


def lines_of(kind: str) -> list[Line]:
    return [json.loads(text) for text in texts(kind)]


def edited(kind: str, event: str, change: Callable[[Line], object], number: int = 0) -> tuple[list[str], int]:
    return edited_line(texts(kind), event, change, number)


# ---------------------------------------------------------------- records


@every_way
def test_round_trip(kind: str) -> None:
    (replayed,) = replay(texts(kind))
    assert tuple(dumped(line) for line in replayed.lines) == texts(kind)
    assert replayed.game == WAYS[kind]
    assert replayed.state.over


@every_way
def test_cells_are_those_of_the_map_and_of_the_players_zone(kind: str) -> None:
    """The cards of the record, laid on the town halls, are the city of its last lines, the same for everybody."""
    land = land_of(WAYS[kind])
    board = land.new_board()
    for line in lines_of(kind):
        if "cell" in line:
            assert land.grounds[line["player"]].owns(tuple(line["cell"]))
        if line["event"] in {"build", "buy", "develop", "cloud"}:
            token = line.get("card") or line.get("colour") or "N"
            board[tuple(line["cell"])] = token[:2] + line.get("facing", "")
    ends = [line for line in lines_of(kind) if line["event"] == "end"]
    assert len(ends) == WAYS[kind].players
    assert {line["city"] for line in ends} == {ends[0]["city"]}
    assert land.board_of(ends[0]["city"]) == board


def test_only_the_suburb_names_its_town_hall() -> None:
    starts = {kind: lines_of(kind)[0] for kind in WAYS}
    assert [kind for kind, line in starts.items() if "hall" in line] == ["suburb"]
    assert starts["suburb"]["hall"] == [1, 3]


def test_a_missing_hall_is_the_default_one() -> None:
    way = game(players=1, variants=["suburb"])
    record = play_record(0, way, 5, ["random"])
    assert record[0].pop("hall") == [2, 2]
    (replayed,) = replay([dumped(line) for line in record])
    assert replayed.game == way


@every_way
def test_truncated(kind: str) -> None:
    whole = list(texts(kind))
    for length in range(1, len(whole), 7):
        error = error_of(whole[:length])
        assert (error.code, error.params["line"]) == ("record-truncated", length)


@pytest.mark.parametrize("kind", ["two", "three", "four"])
def test_a_card_in_another_zone(kind: str) -> None:
    land = land_of(WAYS[kind])
    board = land.board_of(lines_of(kind)[-1]["city"])
    free = [
        min(land.grounds[player].zones[player] - board.keys(), default=hall)
        for player, hall in enumerate(land.halls)
    ]
    tried = {line["event"] for line in lines_of(kind)} & {"architect", "build", "buy", "cloud", "develop"}
    assert tried >= {"build", "develop"}
    for event in tried:
        damaged, number = edited(
            kind, event, lambda line: line.update(cell=free[(line["player"] + 1) % len(free)])
        )
        error = error_of(damaged)
        assert (error.code, error.params["line"]) == ("record-illegal", number)


EDITS: dict[str, tuple[str, Callable[[Line], object]]] = {
    "cell": ("build", lambda line: line.update(cell=[line["cell"][0] + 1, line["cell"][1]])),
    "cell-far": ("build", lambda line: line.update(cell=[10**30, 0])),
    "cell-half": ("build", lambda line: line.update(cell=[0.5, 0])),
    "cell-text": ("build", lambda line: line.update(cell="0, 1")),
    "cell-short": ("build", lambda line: line.update(cell=[1])),
    "player": ("build", lambda line: line.update(player=line["player"] + 1)),
    "paid": ("build", lambda line: line.update(paid=line["paid"] + 1)),
    "amount": ("income", lambda line: line.update(amount=line["amount"] + 1)),
    "city": ("end", lambda line: line.update(city="M0 / M1")),
    "score": ("end", lambda line: line.update(score=99.5)),
}


@every_way
@pytest.mark.parametrize("name", EDITS)
def test_edited_line(kind: str, name: str) -> None:
    event, change = EDITS[name]
    damaged, number = edited(kind, event, change)
    error = error_of(damaged)
    assert error.code in DIFFERENT
    line = error.params["line"]
    assert isinstance(line, int)
    assert line >= number
    assert name == "cell" or line == number  # a card may also stand elsewhere, but not all that follows it


DIFFERENT = {"record-illegal", "record-malformed", "record-mismatch"}
START_EDITS: dict[str, tuple[str, dict[str, Any], set[str]]] = {
    "another-hall": ("suburb", {"hall": [3, 3]}, DIFFERENT),
    "default-hall": ("suburb", {"hall": None}, DIFFERENT),
    "hall-at-the-edge": ("suburb", {"hall": [0, 1]}, {"option-hall"}),
    "hall-outside": ("suburb", {"hall": [1, 9]}, {"option-hall"}),
    "hall-far": ("suburb", {"hall": [-(10**30), 1]}, {"option-hall"}),
    "hall-text": ("suburb", {"hall": "1, 3"}, {"record-field"}),
    "hall-short": ("suburb", {"hall": [1]}, {"record-field"}),
    "hall-empty": ("suburb", {"hall": []}, {"record-field"}),
    "hall-long": ("suburb", {"hall": [1, 3, 1]}, {"record-field"}),
    "hall-object": ("suburb", {"hall": {"row": 1}}, {"record-field"}),
    "hall-half": ("suburb", {"hall": [1.0, 3]}, {"option-hall"}),
    "hall-boolean": ("suburb", {"hall": [True, 3]}, {"option-hall"}),
    "hall-nested": ("suburb", {"hall": [[1], 3]}, {"option-hall"}),
    "hall-of-others": ("two", {"hall": [1, 1]}, {"option-hall-alone"}),
    "no-suburb": ("suburb", {"variants": []}, {"option-hall-alone"}),
    "suburb-of-two": ("suburb", {"players": 2}, {"option-suburb-several"}),
    "suburb-for-all": ("two", {"variants": ["suburb"]}, {"option-suburb-several"}),
    "single-alone": ("two", {"players": 1}, {"option-single-solo"}),
    "both": ("two", {"variants": ["single-city", "suburb"]}, {"option-single-suburb"}),
    "own-cities": ("four", {"variants": []}, DIFFERENT),
    "one-more": ("three", {"players": 4}, DIFFERENT),
    "another-ring": ("suburb", {"rulings": {"suburb-ring": {"5": "R"}}}, {"switch-not-ring"}),
}


@pytest.mark.parametrize("name", START_EDITS)
def test_edited_start(name: str) -> None:
    kind, change, codes = START_EDITS[name]
    damaged, _ = edited(kind, "start", lambda line: line.update(change))
    assert error_of(damaged).code in codes


def test_another_ring_is_recorded_and_replayed() -> None:
    ring = {"5": " ".join(["R P P"] * 8)}
    way = game(players=1, variants=["suburb"], rulings={"suburb-ring": ring})
    record = [dumped(line) for line in play_record(0, way, 6, ["greedy"])]
    (replayed,) = replay(record)
    assert replayed.game == way
    assert way.reserve.homes == game(players=1).reserve.homes - 8
    assert way.reserve.shops == game(players=1).reserve.shops


# ---------------------------------------------------------------- hidden information


@every_way
def test_views_hide_what_is_hidden(kind: str) -> None:
    way = WAYS[kind]
    covered = 0
    chance = Random(9)
    state, _ = start(way, 9)
    while not state.over:
        covered += look(state, way.players, chance)
        state, _ = apply(state, state.actions[chance.randrange(len(state.actions))])
    assert (covered > 0) == (way.players > 1)
