"""What every game of the tutor must do, whatever its rules."""

from __future__ import annotations

import pickle
import random
from typing import Any

import pytest

from cardcity_tutor.core import Engine, IllegalAction, InputError
from cardcity_tutor.core.ruleset import Ruleset
from cardcity_tutor.games import find, names
from cardcity_tutor.games.cardcity import game
from cardcity_tutor.games.cite.options import read_options as cite
from cardcity_tutor.games.cloudcity.rules.way import Way as CloudCityWay
from cardcity_tutor.games.designtown.rules.way import Way

WAYS: dict[str, list[Any]] = {
    "cardcity": [
        game(players=1),
        game(players=2, level="normal", victory="economic"),
        game(players=3, level="advanced", variants=["architect"]),
    ],
    "designtown": [Way(players) for players in (1, 2, 4)],
    "cloudcity": [CloudCityWay(1), CloudCityWay(3, "rectangle", ("circuits",)), CloudCityWay(4)],
    "cite": [
        cite({}),
        cite({"players": 3, "level": "advanced", "options": ["time-is-gold"]}),
        cite({"level": "grand", "options": ["simultaneous", "interquarter"], "table": "open"}),
    ],
}
ENGINES = {name: engine for name in names() if (engine := find(name).engine) is not None}
CASES = [
    pytest.param(engine, way, id=f"{name}-{number}")
    for name, engine in ENGINES.items()
    for number, way in enumerate(WAYS[name])
]


def test_a_game_may_come_with_its_rules_first() -> None:
    ruleset = Ruleset("chess", None, dict)
    for part in (ruleset.engine, ruleset.records, ruleset.read_options):
        with pytest.raises(InputError, match="game-not-playable"):
            ruleset.needed(part)


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
