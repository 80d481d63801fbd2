"""Bots and characters of Design Town, and the numbers that advice is made of."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from time import monotonic

import pytest

from cardcity_tutor.core.chance import Chance
from cardcity_tutor.games.designtown.coach import BOTS, CHARACTERS
from cardcity_tutor.games.designtown.coach.plans import CARDS, POINTS, STRONG, replanned
from cardcity_tutor.games.designtown.coach.reckoning import bet, gains, roads, worth_of
from cardcity_tutor.games.designtown.coach.strong import StrongBot
from cardcity_tutor.games.designtown.rules import engine
from cardcity_tutor.games.designtown.rules.cards import FACES
from cardcity_tutor.games.designtown.rules.inspection import inspect, read_request
from cardcity_tutor.games.designtown.rules.state import State, view
from cardcity_tutor.games.designtown.rules.table import default_table
from cardcity_tutor.games.designtown.rules.way import Way
from cardcity_tutor.locale import LANGUAGES, has


def game(names: tuple[str, ...], seed: int, most: int = 10_000) -> list[State]:
    chance = Random(seed)
    bots = [BOTS[name]() for name in names]
    state, _ = engine.start(Way(len(names)), seed)
    states = [state]
    while not state.over and len(states) < most:
        action = bots[state.player].choose(view(state, state.player), chance)
        assert action in engine.actions(state)
        state, _ = engine.apply(state, action)
        states.append(state)
    return states


def wins(first: str, second: str, games: int) -> int:
    won = 0
    for seed in range(games):
        names = (first, second) if seed % 2 else (second, first)
        winner = game(names, seed)[-1].winner
        won += winner is not None and names[winner] == first
    return won


@pytest.mark.parametrize("name", CHARACTERS)
@pytest.mark.parametrize("players", [1, 3])
def test_characters_play_by_the_rules(name: str, players: int) -> None:
    assert len(game((name,) * players, players, 60)) > 20


def test_the_stronger_wins() -> None:
    assert wins("greedy", "random", 4) == 4
    assert wins("strong", "greedy", 4) >= 3


def test_nobody_sees_below_the_top_card() -> None:
    for state in game(("coach", "coach"), 5, 40)[:-1]:
        other = engine.imagined(view(state, state.player), Chance(3))
        for name in ("coach", "strong", "greedy"):
            found = BOTS[name]().choose(view(state, state.player), Random(1))
            assert BOTS[name]().choose(view(other, state.player), Random(1)) == found


def test_a_bot_keeps_to_its_time() -> None:
    states = [state for state in game(("coach", "coach"), 2, 120) if state.phase == "play"]
    begin = monotonic()
    for state in states[:3]:
        StrongBot().choose(view(state, state.player), Random(1), 0.05)
    assert monotonic() - begin < 10


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_has_a_name_and_a_sentence(lang: str) -> None:
    for name in BOTS:
        kind = "persona" if name in CHARACTERS else "bot"
        assert has(lang, f"{kind}-designtown-{name}")
        assert has(lang, f"{kind}-designtown-{name}.sentence")


# ---------------------------------------------------------------- the numbers of advice


def test_the_break_even_parts_stopping_from_going_on() -> None:
    for deck in ("S {H R R}", "S {R R S}", "P {S S R R}", "S {S S S}"):
        request = {"deck": deck, "row": "R P F"}
        now = bet(read_request(request))
        advice = inspect(request)["advice"]
        assert now is not None
        assert now.even is not None
        assert str(now.go) == advice["go"]
        assert str(now.bust) == inspect(request)["once"]["bust"]
        assert (now.bust < now.even) == (advice["best"] == "go")


def test_a_certain_bust_has_no_break_even() -> None:
    now = bet(read_request({"deck": "R {S F}", "row": "H H"}))
    assert now is not None
    assert now.bust == 1
    assert now.alive is None
    assert bet(read_request({"deck": "-", "row": "S"})) is None


def test_gains_are_those_of_the_best_set() -> None:
    position = read_request({"deck": "S", "row": "F F F", "discard": "A F H R", "phase": "build"})
    found = gains(position)
    assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
    assert (
        found[0].worth
        == inspect({"deck": "S", "row": "F F F", "discard": "A F H R", "phase": "build"})["build"]["value"]
    )
    assert worth_of(default_table(), "upgrade A", ("A",)) == 2
    assert worth_of(default_table(), "upgrade F", ("A", "F")) == 6
    assert worth_of(default_table(), "buy+upgrade F", ("A",), triggers=False) == 8


def test_the_two_ways_to_win_are_compared() -> None:
    state, _ = engine.start(Way(2), 1)
    found = roads(state, 0)
    assert (found.points, found.cards, found.store, found.homes) == (0, 9, True, 6)
    assert found.nearer == "cards"
    rich = state._replace(row=("M", "C", "G", "G", "W", "M"))
    assert roads(rich, 0).nearer == "cards"
    seat = rich.seats[0]._replace(deck=("P",))
    assert roads(rich._replace(seats=(seat, rich.seats[1])), 0).nearer == "points"


def test_plans_change_worths_alone() -> None:
    state, _ = engine.start(Way(2), 1)
    for worths in (POINTS, CARDS, STRONG):
        assert set(worths) == set(FACES)
        table = replanned(state, worths).way.table
        assert {face: table[face].worth for face in FACES} == dict(worths)
        assert all(table[face]._replace(worth=0) == default_table()[face]._replace(worth=0) for face in FACES)
    assert Fraction(default_table().win) == 60
