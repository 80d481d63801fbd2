"""Whole games of Cité: random games over all options with what must always be true, records, hidden cards, typed decisions."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from cardcity_tutor.core.chance import Chance
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.record import dumped
from cardcity_tutor.games.cite.options import read_options, write_options
from cardcity_tutor.games.cite.rules import engine
from cardcity_tutor.games.cite.rules.goods import GOLD, NOTHING, Stock, add
from cardcity_tutor.games.cite.rules.problems import problems
from cardcity_tutor.games.cite.rules.record import lines, replay, start_line
from cardcity_tutor.games.cite.rules.state import State, rights, view
from cardcity_tutor.games.cite.rules.typed import typed
from cardcity_tutor.games.cite.rules.way import HARVESTS, Way
from cardcity_tutor.games.cite.rules.written import written

WAYS: list[dict[str, Any]] = [
    {},
    {"players": 3, "gifts": True},
    {"level": "grand", "options": ["time-is-gold"]},
    {"level": "grand", "options": ["simultaneous"], "offers": 1},
    {"level": "advanced", "options": ["handicap"], "handicaps": [0, 2, 6, 1], "offers": 1},
    {"level": "advanced", "players": 3, "options": ["interquarter"], "rulings": {"map-3": "quadrants"}},
    {"level": "grand", "table": "open", "rulings": {"street-single": False, "workshop-owners": "free"}},
    {"level": "advanced", "options": ["time-is-gold", "interquarter"], "table": "open"},
    {"rulings": {"rights-stay": False, "flea-direction": "both", "bank-counts": False}, "stays": 3},
]


def random_game(way: Way, seed: int) -> tuple[list[State], list[Any], list[str]]:
    """The states and decisions of a game, and its record."""
    chance = Random(seed)
    state, events = engine.start(way, seed)
    record, states, decisions = [start_line(0, way, seed)], [state], []
    while not state.over:
        options = engine.actions(state)
        action = options[chance.randrange(len(options))]
        state, events = engine.apply(state, action)
        record += lines(0, events)
        states.append(state)
        decisions.append(action)
    return states, decisions, [dumped(line) for line in record]


@pytest.fixture(params=range(len(WAYS)), scope="module")
def game(request: pytest.FixtureRequest) -> tuple[list[State], list[Any], list[str]]:
    return random_game(read_options(WAYS[request.param]), 3)


Game = tuple[list[State], list[Any], list[str]]


def all_goods(state: State) -> Stock:
    found = NOTHING
    for seat in state.seats:
        found = add(add(found, seat.stock), seat.bank)
    return found


def test_a_game_is_always_one_that_can_be(game: Game) -> None:
    states, _, record = game
    way = states[0].way
    for state in states:
        assert not problems(state.position())
        for player, seat in enumerate(state.seats):
            assert min(seat.stock) >= 0
            assert sum(seat.bank) <= 3
            assert rights(state, player) >= 0
            assert len(seat.hand) <= 6
            assert 1 <= seat.turn <= (HARVESTS + 1 if way.simultaneous else 7)
        cards = Counter(state.pile) + Counter(state.drawn) + Counter(card for card, _ in state.played)
        for seat in state.seats:
            cards.update(seat.hand)
        assert cards == (Counter(dict(way.cards)) if way.advanced else Counter())
    places = [result.place for result in engine.results(states[-1])]
    assert min(places) == 1
    ends = [json.loads(line) for line in record if json.loads(line)["event"] == "end"]
    assert [end["place"] for end in ends] == places
    assert [end["score"] for end in ends] == [result.score for result in engine.results(states[-1])]


def test_goods_come_from_production_and_conversion_only(game: Game) -> None:
    states, decisions, _ = game
    for before, action, after in zip(states, decisions, states[1:], strict=False):
        if type(action).__name__ in ("Offer", "Accept", "Decline", "Deposit", "Counter", "Take"):
            assert all_goods(before) == all_goods(after)
        if type(action).__name__ in ("Pay", "Build"):
            assert sum(all_goods(after)) <= sum(all_goods(before))


def test_a_seed_is_a_game_and_its_record_is_played_again(game: Game) -> None:
    states, _, record = game
    way = read_options(json.loads(json.dumps(write_options(states[0].way))))
    assert way == states[0].way
    [played] = replay(record)
    assert played.state.seats == states[-1].seats
    assert played.state.city == states[-1].city
    assert [dumped(line) for line in played.lines] == record
    [part] = replay(record[:12], unfinished=True)
    assert not part.state.over


def test_every_listed_decision_can_be_typed(game: Game) -> None:
    states, _, _ = game
    for state in states[:: max(1, len(states) // 12)]:
        listed = engine.actions(state)
        for action in [*listed][:: max(1, len(listed) // 25)]:
            assert typed(state, written(action)) == action
            assert action in listed
            engine.apply(state, action)


def test_hidden_cards_can_be_dealt_anew_unseen(game: Game) -> None:
    states, _, _ = game
    for number, state in enumerate(states[:: max(1, len(states) // 20)]):
        for eye in (*range(state.way.players), None):
            seen = view(state, eye)
            other = engine.imagined(seen, Chance(number))
            assert view(other, eye)._replace(watched=seen.watched) == seen
            assert (len(engine.actions(seen)) > 0) == (eye == state.player and not state.over)


def test_lots_and_gifts() -> None:
    way = read_options({"gifts": [1, 2], "options": "time-is-gold"})
    state, _ = engine.start(way, 5)
    other, _ = engine.start(way, 6)
    assert {*state.way.professions} == {"sawyer", "stonecutter", "smith", "weaver"}
    assert (state.way.professions, state.way.quarters) != (other.way.professions, other.way.quarters)
    assert [seat.stock[GOLD] for seat in state.seats] == [0, 3, 3, 0]
    assert state.gold == 3
    chosen = read_options({"quarters": "se,sw,nw,ne"})
    assert engine.start(chosen, 5)[0].way.quarters == ("se", "sw", "nw", "ne")


@pytest.mark.parametrize(
    ("plain", "code"),
    [
        ({"players": 2}, "field-range"),
        ({"level": "hard"}, "field-choice"),
        ({"options": ["simultaneous", "time-is-gold"]}, "cite-simultaneous-alone"),
        ({"options": "simultaneous", "level": "advanced"}, "cite-simultaneous-alone"),
        ({"options": ["handicap", "handicap"]}, "cite-options-twice"),
        ({"professions": ["smith"]}, "cite-one-each"),
        ({"gifts": [4]}, "field-range"),
        ({"handicaps": [7, 0, 0, 0]}, "field-range"),
        ({"handicaps": [1]}, "cite-per-player"),
        ({"table": "round"}, "field-choice"),
        ({"table": {"cards": {"joker": 1}}}, "cite-card"),
        ({"table": {"buildings": {}}}, "cite-box"),
        ({"box": {"cards": {"caravan": -1}}}, "field-range"),
        ({"stays": 0}, "field-range"),
        ({"rulings": []}, "field-not-object"),
        ({"colour": "red"}, "option-not-here"),
    ],
)
def test_options_that_cannot_be_are_refused(plain: dict[str, Any], code: str) -> None:
    with pytest.raises(InputError) as told:
        read_options(plain)
    assert told.value.code == code


def test_a_box_may_have_other_cards() -> None:
    way = read_options({"level": "advanced", "table": {"cards": {"caravan": 5, "charter": 0}}})
    state, _ = engine.start(way, 1)
    assert Counter(state.pile)["caravan"] == 5
    assert "charter" not in state.pile
    assert read_options(write_options(way)) == way


# ---------------------------------------------------------------- damaged records

RECORD = random_game(read_options({"level": "advanced", "offers": 1}), 2)[2]


def line_of(event: str) -> int:
    return next(number for number, line in enumerate(RECORD) if json.loads(line)["event"] == event)


@pytest.mark.parametrize(
    ("event", "change", "code"),
    [
        ("start", {"seed": "x"}, "record-field"),
        ("start", {"players": 9}, "field-range"),
        ("start", {"professions": []}, "record-field"),
        ("start", {"deck": ["caravan"]}, "record-field"),
        ("start", {"table": 3}, "record-field"),
        ("place", {"layout": "x"}, "record-malformed"),
        ("place", {"layout": ["mill@x"]}, "record-malformed"),
        ("place", {"layout": ["mill@50,50"]}, "record-illegal"),
        ("place", {"event": "sing"}, "record-malformed"),
        ("place", {"player": 3}, "record-illegal"),
        ("place", {"player": None}, "record-malformed"),
        ("produce", {"goods": {"wood": 99}}, "record-mismatch"),
        ("pay", {"cells": 99}, "record-mismatch"),
        ("pay", {"collections": [{"wood": 3}]}, "record-illegal"),
        ("pay", {"collections": [{"wood": -1}]}, "record-malformed"),
        ("build", {"price": 99}, "record-mismatch"),
        ("end", {"score": 99}, "record-mismatch"),
    ],
)
def test_a_damaged_record_names_its_line(event: str, change: dict[str, object], code: str) -> None:
    number, damaged = line_of(event), list(RECORD)
    damaged[number] = json.dumps(json.loads(damaged[number]) | change)
    with pytest.raises(InputError) as told:
        list(replay(damaged))
    assert told.value.code == code
    assert told.value.params["line"] == number + 1


@pytest.mark.parametrize("count", [1, 5, len(RECORD) - 1])
def test_a_record_that_breaks_off_is_told(count: int) -> None:
    with pytest.raises(InputError, match="record-truncated"):
        list(replay(RECORD[:count]))


def test_a_line_after_the_end_is_told() -> None:
    with pytest.raises(InputError, match="record-extra"):
        list(replay([*RECORD, RECORD[1]]))
