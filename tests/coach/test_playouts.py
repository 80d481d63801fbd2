"""Bots and advice for a game that the coach does not know."""

from __future__ import annotations

from itertools import count
from math import inf, isinf
from random import Random
from typing import Any

import pytest

from cardcity_tutor.coach.playouts import (
    Estimate,
    PlayoutBot,
    RandomBot,
    advise,
    bot_names,
    bot_of,
    playout,
)
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.games import find
from tests.games.toy.engine import Action, State, Way


def late(hand: tuple[int, ...], row: tuple[int, ...]) -> State:
    """The second player holds a card that only a low row lets in."""
    return State(Way(), 5, 0, (hand, (2,)), (), row)


def played(toy: Ruleset, bots: list[Any], seed: int) -> Any:
    engine = toy.needed(toy.engine)
    state, _ = engine.start(Way(2), seed)
    chances = [Random(seed), Random(seed + 1)]
    while not state.over:
        seat = state.player
        action = bots[seat].choose(engine.view(state, seat), chances[seat], 0.01)
        state, _ = engine.apply(state, action)
    return engine.results(state)


def test_the_winning_card_is_found(toy: Ruleset) -> None:
    engine = toy.needed(toy.engine)
    seen = engine.view(late((9,), (3,)), 0)
    advice = advise(engine, seen, Random(1), seconds=inf, most=40)
    assert advice.best.action == Action("lay", 9)
    assert advice.best.mean == 1
    assert not advice.scored
    assert advice.given_up == 0


def test_three_wins_in_three_playouts_are_no_certainty() -> None:
    sure = Estimate(Action("draw"), 3, 1.0, 0.0, scored=False)
    assert sure.error > 0.1
    assert isinf(Estimate(Action("draw"), 1, 1.0, 0.0, scored=False).error)
    assert Estimate(Action("draw"), 100, 20.0, 5.0, scored=True).error == pytest.approx(0.5)


def test_with_a_number_and_no_clock_advice_is_repeatable(toy: Ruleset) -> None:
    engine = toy.needed(toy.engine)
    state, _ = engine.start(Way(), 3)
    seen = engine.view(state, 0)
    found = [advise(engine, seen, Random(7), seconds=inf, most=60) for _ in range(2)]
    assert found[0] == found[1]
    assert 50 <= found[0].count <= 60
    first, last = found[0].estimates[0], found[0].estimates[-1]
    assert first.count > last.count, "what looks poor is looked at less"


def test_time_is_kept(toy: Ruleset) -> None:
    engine = toy.needed(toy.engine)
    state, _ = engine.start(Way(), 3)
    ticks = count()
    advice = advise(engine, engine.view(state, 0), Random(7), seconds=30, clock=lambda: float(next(ticks)))
    assert advice.count + advice.given_up <= 30
    assert PlayoutBot(engine).choose(engine.view(state, 0), Random(1), 0.0) in engine.actions(state)


def test_bots_never_see_what_is_hidden(toy: Ruleset) -> None:
    """The same view gives the same decision, whatever the other hand holds."""
    engine = toy.needed(toy.engine)
    state, _ = engine.start(Way(), 3)
    seen = engine.view(state, 0)
    other = state._replace(seats=(state.seats[0], tuple(sorted(state.pile[:3]))))
    assert engine.view(other, 0) == seen
    decisions = {
        advise(engine, engine.view(one, 0), Random(2), seconds=inf, most=30).best for one in (state, other)
    }
    assert len(decisions) == 1


def test_playouts_beat_chance(toy: Ruleset) -> None:
    engine = toy.needed(toy.engine)
    thinking, guessing = PlayoutBot(engine), RandomBot(engine)
    wins = sum(played(toy, [thinking, guessing], seed)[0].place == 1 for seed in range(12))
    wins += sum(played(toy, [guessing, thinking], seed)[1].place == 1 for seed in range(12))
    assert wins >= 16


def test_every_game_has_the_shared_bots_and_its_own_first() -> None:
    ruleset = find("cloudcity")
    assert bot_names(ruleset)[:2] == ("random", "greedy")
    assert bot_names(ruleset)[-1] == "playouts"
    assert isinstance(bot_of(ruleset, "playouts"), PlayoutBot)
    assert not isinstance(bot_of(ruleset, "random"), RandomBot)
    with pytest.raises(InputError, match="bot-unknown"):
        bot_of(ruleset, "nobody")


@pytest.mark.parametrize("name", ["cardcity", "cloudcity"])
def test_playouts_of_our_games_come_to_an_end(name: str) -> None:
    ruleset = find(name)
    engine = ruleset.needed(ruleset.engine)
    state, _ = engine.start(ruleset.needed(ruleset.read_options)({"players": 1}), 3)
    final = playout(engine, state, Random(1))
    assert final.over
    advice = advise(engine, engine.view(state, 0), Random(1), seconds=inf, most=6)
    assert advice.scored
