"""Moments of quick games: they are reached by the rules, are those asked for, and a seed means the same ones for ever."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity import LEVELS, Phase, apply, game
from cardcity_tutor.games.cardcity.coach.situations import (
    STYLES,
    TASTES,
    WITH_A_CITY,
    moments,
    quick_game,
    situations,
)
from cardcity_tutor.games.cardcity.rules.reachable import check_reachable
from cardcity_tutor.locale import LANGUAGES, say

WAYS: list[dict[str, Any]] = [
    *({"level": level} for level in LEVELS),
    {"level": "normal", "players": 3},
    {"level": "advanced", "variants": ["architect", "leisure-crisis", "ecological"]},
    {"level": "normal", "players": 2, "variants": ["single-city"]},
    {"level": "simplified", "players": 3, "variants": ["single-city"]},
    {"level": "normal", "variants": ["suburb"]},
    {"edition": "2012", "variants": ["decentralisation", "parking-meters"]},
]


GOLDEN = [
    (7, "build", 7, "C R R . . / . P R L . / . R M R R / . . I1 . . / . I3 I1 . ."),
    (3, "develop", 6, ". . I1 / M R C / R . R"),
    (3, "build", 4, "M C I1 / C I3 ."),
]


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_moments_are_reachable_and_can_be_played_on(options: dict[str, Any]) -> None:
    for state in islice(situations(seed=3, **options), 6):
        assert state.turn > 1
        assert state.phase in WITH_A_CITY
        check_reachable(state.position().city, state.game.setting)
        for action in {state.actions[0], state.actions[-1]}:
            after, _ = apply(state, action)
            assert after != state


@pytest.mark.parametrize("style", STYLES)
def test_the_same_seed_gives_the_same_moments(style: str) -> None:
    first, again, other = (
        [
            (state.position(), state._replace(actions=()), list(state.actions))
            for state in islice(situations("normal", seed, style=style), 4)
        ]
        for seed in (8, 8, 9)
    )
    assert first == again
    assert first != other
    assert len({position.text for position, _, _ in first}) == 4


def test_a_seed_means_the_same_moments_for_ever() -> None:
    found = [
        (state.turn, str(state.phase), state.seat.money, state.position().text)
        for state in islice(situations("simplified", 2024), 3)
    ]
    assert found == GOLDEN


@pytest.mark.parametrize("phase", [Phase.KEEP, Phase.BUILD, Phase.CLOUD, Phase.DEVELOP, Phase.BUY])
def test_turns_and_phases_are_those_asked_for(phase: Phase) -> None:
    for state in islice(situations("normal", 4, turns=(3, 5), phases=[phase]), 5):
        assert state.phase is phase
        assert 3 <= state.turn <= 5


def test_acquisition_can_be_asked_for() -> None:
    phases = {state.phase for state in islice(situations(players=3, phases=[Phase.DIVIDE, Phase.CHOOSE]), 12)}
    assert phases == {Phase.DIVIDE, Phase.CHOOSE}


@pytest.mark.parametrize("style", TASTES)
def test_a_quick_game_is_a_whole_game(style: str) -> None:
    way = game(level="advanced", players=2)
    states = list(quick_game(way, 5, style))
    assert states[0].turn == 1
    assert states[-1].turn == way.turns
    assert any(apply(states[-1], action)[0].over for action in states[-1].actions)


def test_growing_games_grow() -> None:
    """A taste is no ornament: who looks for growth gets larger districts than who decides at random."""
    cards = {
        style: sum(
            max((need.size for need in state.position().needs()), default=0)
            for state in islice(situations("advanced", 1, style=style, turns=(7, 8)), 15)
        )
        for style in ("random", "growing")
    }
    assert cards["growing"] > cards["random"]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"turns": (0, 3)}, "situation-turns"),
        ({"turns": (5, 4)}, "situation-turns"),
        ({"turns": (9, 11)}, "situation-turns"),
        ({"phases": ()}, "situation-phases"),
        ({"phases": [Phase.BUILD, Phase.OVER]}, "situation-phases"),
        ({"style": "careless"}, "option-unknown"),
        ({"level": "expert"}, "option-unknown"),
    ],
)
def test_what_cannot_be_asked_for(options: dict[str, Any], code: str) -> None:
    with pytest.raises(InputError) as caught:
        situations(**options)
    assert caught.value.code == code
    for lang in LANGUAGES:
        assert say(lang, code, **caught.value.params)


def test_a_decision_that_never_comes_is_an_error_and_no_endless_search() -> None:
    with pytest.raises(InputError) as caught:
        next(moments(game(players=1), phases=[Phase.CLOUD], turns=(1, 2)))
    assert caught.value.code == "situation-never"
    for lang in LANGUAGES:
        assert say(lang, caught.value.code, **caught.value.params)
