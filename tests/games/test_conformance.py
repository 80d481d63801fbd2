"""What every game of the tutor must do, whatever its rules."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from cardcity_tutor.core import Engine, IllegalAction
from cardcity_tutor.games import ENGINES
from cardcity_tutor.games.cardcity import game

WAYS: dict[str, list[Any]] = {
    "cardcity": [
        game(players=1),
        game(players=2, level="normal", victory="economic"),
        game(players=3, level="advanced", variants=["architect"]),
    ]
}
CASES = [
    pytest.param(engine, way, id=f"{name}-{number}")
    for name, engine in ENGINES.items()
    for number, way in enumerate(WAYS[name])
]


def test_every_game_has_ways_to_be_tested() -> None:
    assert set(WAYS) == set(ENGINES)


@pytest.mark.parametrize(("engine", "way"), CASES)
def test_a_game_ends_and_is_repeatable(engine: Engine, way: Any) -> None:
    stories = []
    for _ in range(2):
        chance = random.Random(5)
        state, events = engine.start(way, 11)
        story = list(events)
        while not state.over:
            options = engine.actions(state)
            assert len(options) > 0
            state, events = engine.apply(state, options[chance.randrange(len(options))])
            story += events
        assert len(engine.actions(state)) == 0
        stories.append(story)
    assert stories[0] == stories[1]
    assert all(event.rule for event in stories[0])


@pytest.mark.parametrize(("engine", "way"), CASES)
def test_states_are_values(engine: Engine, way: Any) -> None:
    state, _ = engine.start(way, 3)
    again = pickle.loads(pickle.dumps(state))  # noqa: S301 (our own bytes)
    action = engine.actions(state)[0]
    after, _ = engine.apply(state, action)
    assert engine.apply(again, action)[0].player == after.player
    assert engine.apply(state, action)[0].seats == after.seats
    assert hash(action) == hash(action)


@pytest.mark.parametrize(("engine", "way"), CASES)
def test_what_is_not_listed_is_refused(engine: Engine, way: Any) -> None:
    state, _ = engine.start(way, 3)
    with pytest.raises(IllegalAction):
        engine.apply(state, ("nonsense",))


@pytest.mark.parametrize(("engine", "way"), CASES)
def test_only_the_player_sees_his_actions(engine: Engine, way: Any) -> None:
    state, _ = engine.start(way, 3)
    for player in range(way.players):
        seen = engine.actions(engine.view(state, player))
        assert (len(seen) > 0) == (player == state.player)
