"""Whole games of Cloud City: golden games, invariants, hidden tiles, records, refusals."""

from __future__ import annotations

import json
from collections import Counter
from itertools import product
from pathlib import Path
from random import Random

import pytest

from cardcity_tutor.core.chance import Chance
from cardcity_tutor.core.errors import IllegalAction, InputError
from cardcity_tutor.core.record import dumped
from cardcity_tutor.games.cloudcity.options import read_options
from cardcity_tutor.games.cloudcity.rules import engine, play
from cardcity_tutor.games.cloudcity.rules.actions import Action, Build, Draw, Finish, Place
from cardcity_tutor.games.cloudcity.rules.box import OURS
from cardcity_tutor.games.cloudcity.rules.city import Bridge, first_city
from cardcity_tutor.games.cloudcity.rules.needs import COMPARING, NEEDS, Row
from cardcity_tutor.games.cloudcity.rules.play import RULES, reckoned
from cardcity_tutor.games.cloudcity.rules.record import lines, replay, start_line
from cardcity_tutor.games.cloudcity.rules.state import State
from cardcity_tutor.games.cloudcity.rules.way import Way
from cardcity_tutor.locale import LANGUAGES

from .words import is_told

GOLDEN = Path(__file__).with_name("golden.jsonl").read_text(encoding="utf-8").splitlines()
PRACTICE = GOLDEN[-31:]
WAYS = [
    Way(1),
    Way(1, "rectangle", ("circuits", "balance")),
    Way(2, needs=("longest-route", "crossings")),
    Way(3, "rectangle", ("green-lead",)),
    Way(4),
    read_options({"players": 2, "rulings": {"last-draw": False, "bridge-set": [2, 2, 2, 2, 2]}}),
]


def random_game(way: Way, seed: int) -> tuple[list[State], list[str]]:
    """The states of a game, and its record."""
    chance = Random(seed)
    state, events = engine.start(way, seed)
    record = [start_line(0, way, seed)]
    states = [state]
    while not state.over:
        options = engine.actions(state)
        state, events = engine.apply(state, options[chance.randrange(len(options))])
        record += lines(0, events)
        states.append(state)
    return states, [dumped(line) for line in record]


def laid(state: State) -> Counter[str]:
    return Counter(seat.city.tile(cell) for seat in state.seats for cell in seat.city.cells if cell != (0, 0))


# ---------------------------------------------------------------- records


def test_the_golden_games_are_made_again_from_their_decisions() -> None:
    games = list(replay(GOLDEN))
    assert [game.number for game in games] == [0, 1, 2, 3]
    assert [game.way.players for game in games] == [2, 3, 4, 1]
    for game in games:
        made = [json.loads(dumped(line)) for line in lines(game.number, game.events)]
        assert made == list(game.lines[1:])
        assert {event.kind for event in game.events} == {"place", "bridge", "draw", "end"}
        for lang in LANGUAGES:
            assert all(is_told(lang, event.rule) for event in game.events)
    assert not games[2].state.open + games[2].state.pile  # four players use all 44 tiles


@pytest.mark.parametrize("way", WAYS)
def test_records_are_played_again(way: Way) -> None:
    states, record = random_game(way, 3)
    [played] = replay(record)
    assert played.state.seats == states[-1].seats
    assert [dumped(line) for line in played.lines] == record
    assert random_game(way, 3)[1] == record
    [part] = replay(record[:12], unfinished=True)
    assert not part.state.over


@pytest.mark.parametrize(
    ("number", "change", "code"),
    [
        (0, {"seed": "x"}, "record-field"),
        (0, {"players": 2}, "record-field"),
        (0, {"players": 9}, "field-range"),
        (0, {"map": "circle"}, "field-choice"),
        (0, {"needs": ["blue-lead"]}, "cloudcity-need-alone"),
        (0, {"rulings": []}, "field-not-object"),
        (0, {"rulings": {"x": 1}}, "unknown-ruling"),
        (0, {"starts": ["RFa"]}, "record-field"),
        (0, {"hands": [["FSd", "FRa"]]}, "record-field"),
        (0, {"hands": [["FRa", "FRa", "FRa"]]}, "record-field"),
        (0, {"open": ["RFd", "FSa", []]}, "record-field"),
        (1, {"event": "sing"}, "record-malformed"),
        (1, {"cell": [0]}, "record-malformed"),
        (1, {"cell": [5, 5]}, "record-illegal"),
        (1, {"tile": "SSa"}, "record-illegal"),
        (1, {"rotation": 7}, "record-illegal"),
        (1, {"player": 1}, "record-mismatch"),
        (2, {"tile": "SSS"}, "record-illegal"),
        (2, {"refill": "RRa!"}, "record-mismatch"),
        (30, {"total": 39}, "record-mismatch"),
        (30, {"event": "draw", "source": "pile"}, "record-mismatch"),
    ],
)
def test_a_damaged_record_names_its_line(number: int, change: dict[str, object], code: str) -> None:
    damaged = list(PRACTICE)
    damaged[number] = json.dumps(json.loads(damaged[number]) | change)
    with pytest.raises(InputError) as told:
        list(replay(damaged))
    assert told.value.code == code
    assert told.value.params["line"] == number + 1


@pytest.mark.parametrize("count", [1, 5, 30])
def test_a_record_that_breaks_off_is_told(count: int) -> None:
    with pytest.raises(InputError, match="record-truncated"):
        list(replay(PRACTICE[:count]))


def test_a_line_after_the_end_is_told() -> None:
    with pytest.raises(InputError, match="record-extra"):
        list(replay([*PRACTICE, PRACTICE[1]]))


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("way", WAYS)
def test_tiles_and_bridges_are_never_lost_or_made(way: Way) -> None:
    states, _ = random_game(way, 8)
    for state in states:
        tiles = Counter((*state.open, *state.pile)) + laid(state)
        for seat in state.seats:
            tiles.update(seat.hand)
            assert not Counter(seat.shown) - Counter(seat.hand)
        assert tiles == OURS.drawable
        assert all(left >= 0 for numbers in state.stock.values() for left in numbers)
    assert all(len(seat.city.cells) == way.turns + 1 for seat in states[-1].seats)
    assert [result.place for result in engine.results(states[-1])].count(1) >= 1


@pytest.mark.parametrize("way", WAYS)
def test_what_is_hidden_can_be_dealt_anew_unseen(way: Way) -> None:
    states, _ = random_game(way, 7)
    for number, state in enumerate(states[::5]):
        for eye in (*range(way.players), None):
            seen = engine.view(state, eye)
            other = engine.imagined(seen, Chance(number))
            assert engine.view(other, eye)._replace(watched=seen.watched) == seen
            assert Counter(other.pile) + Counter(other.open) <= OURS.drawable
            assert (len(engine.actions(seen)) > 0) == (eye == state.player and not state.over)


def test_what_was_drawn_openly_stays_known() -> None:
    state, _ = engine.start(Way(2), 0)
    state, _ = engine.apply(state, engine.actions(state)[0])
    drawn = state.open[0]
    state, _ = engine.apply(state, Draw("open", drawn))
    assert engine.view(state, 1).seats[0].hand == (drawn, "?", "?")


def test_the_last_turn_may_have_no_draw() -> None:
    way = read_options({"players": 1, "rulings": {"last-draw": False}})
    states, record = random_game(way, 1)
    assert len(states[-1].seat.hand) == 2
    assert json.loads(record[-2])["event"] != "draw"
    last = next(state for state in states if state.turn == way.turns and state.phase == "build")
    assert refused(last, Draw("pile")) == ("last-draw",)


# ---------------------------------------------------------------- refusals


def refused(state: State, action: Action) -> tuple[str, ...]:
    with pytest.raises(IllegalAction) as told:
        engine.apply(state, action)
    assert told.value.verdict is not None
    for lang, rule in product(LANGUAGES, told.value.verdict.rules):
        assert is_told(lang, rule)
    return told.value.verdict.rules


def test_a_refusal_gives_every_reason() -> None:
    state, _ = engine.start(Way(1), 103)
    mine, other = state.seat.hand[0], next(tile for tile in OURS.drawable if tile not in state.seat.hand)
    assert refused(state, Place(mine, (5, 5), 0)) == ("place-contact", "place-frame")
    assert refused(state, Place(other, (0, 0), 0)) == ("own-hand", "place-contact", "place-taken")
    assert refused(state, Place(mine, (0, 1), 4)) == ("place-turn",)
    assert refused(state, Draw("pile")) == ("turn-steps",)
    assert refused(state, Finish()) == ("turn-steps",)
    assert refused(state, Build(Bridge("R", (0, 0), (1, 1)))) == (
        "bridge-height", "bridge-line", "turn-steps",
    )  # fmt: skip
    state, _ = engine.apply(state, Place(mine, (0, 1), 0))
    assert refused(state, Draw("open", "RRR")) == ("draw",)
    assert refused(state, Finish()) == ("draw",)
    assert refused(state._replace(pile=()), Draw("pile")) == ("empty-pile",)
    assert refused(state, Place(mine, (0, 2), 0))[-1] == "turn-steps"
    full = state._replace(seats=(state.seat._replace(city=first_city("RFa")),))
    assert refused(full, Build(Bridge("F", (0, 0), (0, 1)))) == ("bridge-height",)


def test_a_stock_of_the_whole_table_runs_out() -> None:
    way = read_options({"players": 2, "rulings": {"bridge-set": [1, 0, 0, 0, 0]}})
    state, _ = engine.start(way, 0)
    bridge = Bridge("R", (0, 0), (0, 1))
    cities = [first_city("RRa").with_bridge(bridge), first_city("RRa")]
    seats = tuple(seat._replace(city=city) for seat, city in zip(state.seats, reversed(cities), strict=True))
    assert refused(state._replace(seats=seats, phase="build"), Build(bridge)) == ("bridge-stock",)


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"players": 0}, "field-range"),
        ({"players": True}, "field-range"),
        ({"players": 4, "map": "rectangle"}, "field-range"),
        ({"map": "round"}, "field-choice"),
        ({"needs": "circuits,balance,crossings"}, "cloudcity-needs-too-many"),
        ({"needs": "circuits,circuits"}, "cloudcity-need-twice"),
        ({"needs": ["sing"]}, "cloudcity-need"),
        ({"needs": 3}, "field-not-texts"),
        ({"players": 1, "needs": "most-routes"}, "cloudcity-need-alone"),
        ({"rulings": {"zero-leads": "yes"}}, "switch-value"),
        ({"level": "hard"}, "option-not-here"),
        ({"table": []}, "field-not-object"),
        ({"table": {"birds": 4}}, "cloudcity-box-key"),
        ({"table": {"tiles": []}}, "field-not-object"),
        ({"table": {"tiles": {"FRd": 1}}}, "cloudcity-tile"),
        ({"table": {"tiles": {"RRa": -1}}}, "cloudcity-box-count"),
        ({"table": {"tiles": {"RRa": 16, "FFa": 16, "SSa": 15}}}, "cloudcity-box-sites"),
        ({"table": {"tiles": {"RRa": 16, "FFa": 16, "SSa": 16}}}, "cloudcity-box-starts-missing"),
        ({"table": {"starts": ["RFd"]}}, "cloudcity-box-starts"),
        ({"table": {"starts": [1, 2, 3, 4]}}, "cloudcity-box-starts"),
    ],
)
def test_options_that_cannot_be(options: dict[str, object], code: str) -> None:
    with pytest.raises(InputError, match=code):
        read_options(options)


def test_every_rule_that_is_cited_has_a_sentence_and_a_title() -> None:
    for lang, rule in product(LANGUAGES, set(RULES.values())):
        assert is_told(lang, rule)


@pytest.mark.parametrize(("votes", "medal"), [(29, None), (30, "bronze"), (49, "silver"), (50, "gold")])
def test_practice_earns_medals(votes: int, medal: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    row = Row({}, {}, votes, 1)
    monkeypatch.setattr(play, "table", lambda *_: [row])
    state, _ = engine.start(Way(1), 0)
    assert engine.results(state)[0].rank == medal
    assert engine.results(state._replace(way=Way(1, "rectangle")))[0].rank == (
        "bronze" if votes >= 45 else None
    )
    assert engine.results(state._replace(way=Way(2)))[0].rank is None


def test_another_box_is_dealt_and_recorded() -> None:
    table = {"tiles": {"RRd": 16, "FFd": 16, "SSd": 16}, "starts": ["SSd", "RRd", "FFd", "SSd"]}
    way = read_options({"players": 3, "table": table})
    states, record = random_game(way, 2)
    assert set(states[0].pile) == {"RRd", "FFd", "SSd"}
    assert states[0].seats[0].city == first_city("SSd")
    assert json.loads(record[0])["table"] == table
    [played] = replay(record)
    assert played.state.seats == states[-1].seats
    seen = engine.view(states[9], states[9].player)
    assert set(engine.imagined(seen, Chance(1)).pile) <= {"RRd", "FFd", "SSd"}


def test_only_some_cards_compare() -> None:
    assert len(NEEDS) == 10
    assert [card for card in NEEDS if card in COMPARING] == [
        "longest-route", "most-routes", "blue-lead", "green-lead",
    ]  # fmt: skip
    state, _ = engine.start(Way(2, needs=("blue-lead", "circuits")), 0)
    assert [row.needs for row in reckoned(state)] == [
        {"blue-lead": 6, "circuits": 0}, {"blue-lead": 0, "circuits": 0},
    ]  # fmt: skip
