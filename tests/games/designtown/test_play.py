"""Whole games of Design Town: invariants, hidden cards, records."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from cardcity_tutor.core.chance import Chance
from cardcity_tutor.core.errors import IllegalAction, InputError
from cardcity_tutor.core.record import dumped
from cardcity_tutor.games.designtown.rules import engine
from cardcity_tutor.games.designtown.rules.actions import Build, Play, Stop
from cardcity_tutor.games.designtown.rules.cards import BOX, PILES, counted
from cardcity_tutor.games.designtown.rules.record import lines, replay, start_line
from cardcity_tutor.games.designtown.rules.state import State
from cardcity_tutor.games.designtown.rules.table import default_table
from cardcity_tutor.games.designtown.rules.way import Way, read_way

SHORT_GAME = Path(__file__).with_name("short-game.jsonl").read_text(encoding="utf-8").splitlines()


def random_game(way: Way, seed: int, most: int = 400) -> tuple[list[State], list[str]]:
    """The states of a game, and its record."""
    chance = Random(seed)
    state, events = engine.start(way, seed)
    record = [start_line(0, way, seed)]
    states = [state]
    while not state.over and len(states) < most:
        options = engine.actions(state)
        state, events = engine.apply(state, options[chance.randrange(len(options))])
        record += lines(0, events)
        states.append(state)
    return states, [dumped(line) for line in record]


def all_cards(state: State) -> Counter[str]:
    found = Counter(dict(zip(PILES, state.supply, strict=True))) + counted(state.row)
    for seat in state.seats:
        found += counted(seat.deck) + counted(seat.discard)
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_cards_are_never_lost_or_made(players: int) -> None:
    states, _ = random_game(Way(players), players)
    first = all_cards(states[0])
    assert players < 4 or first == Counter(BOX)
    for before, after in pairwise(states):
        lost = all_cards(before) - all_cards(after)
        assert not all_cards(after) - all_cards(before)
        assert not lost or (players == 1 and lost.total() == 1)
        assert all(seat.known >= min(1, len(seat.deck)) for seat in after.seats)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_what_is_hidden_can_be_dealt_anew_unseen(players: int) -> None:
    states, _ = random_game(Way(players), 7, most=150)
    for number, state in enumerate(states):
        for eye in (*range(players), None):
            seen = engine.view(state, eye)
            other = engine.imagined(engine.view(state, state.player), Chance(number))
            assert engine.view(other, eye) == seen
            assert (len(engine.actions(seen)) > 0) == (eye == state.player and not state.over)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_records_are_played_again(players: int) -> None:
    rulings = read_way(players, {"first-card": False, "tax-stack": False}, default_table())
    states, record = random_game(rulings, 3, most=300)
    [played] = replay(record, unfinished=True)
    assert played.state == states[-1]._replace(chance=played.state.chance)
    assert [dumped(line) for line in played.lines] == record


def test_the_game_of_the_protocol_is_a_game() -> None:
    [played] = replay(SHORT_GAME)
    assert (played.state.ending, played.state.winner) == ("limit", None)
    assert {event.kind for event in played.events} == {
        "play", "bottom", "bust", "stop", "buy", "upgrade", "give", "done", "shuffle", "end",
    }  # fmt: skip
    assert all(event.rule for event in played.events)


@pytest.mark.parametrize(
    ("number", "change", "code"),
    [
        (0, {"decks": [["S"]]}, "record-field"),
        (0, {"players": 3}, "record-field"),
        (0, {"seed": "x"}, "record-field"),
        (0, {"rules_version": 9}, "record-version"),
        (0, {"table": {"face": {"S": {"cost": "x"}}}}, "designtown-table-number"),
        (1, {"card": "R"}, "record-mismatch"),
        (1, {"event": "stop"}, "record-illegal"),
        (1, {"event": "sing"}, "record-malformed"),
        (1, {"must": []}, "record-mismatch"),
        (1, {"card": 7}, "record-mismatch"),
        (18, {"deck": ["S", "P", "H", "S", "F", "R", "A"]}, "record-mismatch"),
        (25, {"card": 7}, "record-malformed"),
        (25, {"card": "R"}, "record-illegal"),
        (27, {"to": 1}, "record-illegal"),
    ],
)
def test_a_damaged_record_names_its_line(number: int, change: dict[str, object], code: str) -> None:
    damaged = list(SHORT_GAME)
    damaged[number] = json.dumps(json.loads(damaged[number]) | change)
    with pytest.raises(InputError) as told:
        list(replay(damaged))
    assert told.value.code == code


def test_a_record_that_breaks_off_is_told() -> None:
    with pytest.raises(InputError, match="record-truncated"):
        list(replay(SHORT_GAME[:-1]))


def test_a_refusal_gives_every_reason() -> None:
    state, _ = engine.start(Way(), 0)
    with pytest.raises(IllegalAction) as refused:
        engine.apply(state, Stop())
    assert refused.value.verdict is not None
    assert refused.value.verdict.rules == ("first-card", "residential-top")
    with pytest.raises(IllegalAction) as refused:
        engine.apply(state, Build("buy+upgrade", "R"))
    assert refused.value.verdict is not None
    assert refused.value.verdict.rules == ("one-by-one", "supply-dt")
    assert engine.apply(state, Play())[0].row
