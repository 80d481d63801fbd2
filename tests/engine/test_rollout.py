"""Rollouts: the kernel's scores, growth and duty without search, uniform choices, and games as the public ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from itertools import islice
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardcity_tutor.games.cardcity import (
    VICTORIES,
    Build,
    Game,
    Keep,
    Phase,
    Position,
    State,
    apply,
    game,
    start,
    view,
)
from cardcity_tutor.games.cardcity.book.claims import position
from cardcity_tutor.games.cardcity.rules.accounts import score_account, without_architect
from cardcity_tutor.games.cardcity.rules.citytext import places
from cardcity_tutor.games.cardcity.rules.kernel import compiled
from cardcity_tutor.games.cardcity.rules.kernel.building import (
    brings_cloud,
    built,
    cost,
    legal_cells,
    open_cells,
)
from cardcity_tutor.games.cardcity.rules.kernel.cards import BICOLOUR, CLOUD, facings, has_leisure
from cardcity_tutor.games.cardcity.rules.kernel.chance import dealt, seeded
from cardcity_tutor.games.cardcity.rules.kernel.choosing import next_build
from cardcity_tutor.games.cardcity.rules.kernel.earning import income
from cardcity_tutor.games.cardcity.rules.kernel.growing import growth
from cardcity_tutor.games.cardcity.rules.kernel.hands import without
from cardcity_tutor.games.cardcity.rules.kernel.planning import can_build, keeping_cells, keeping_clouds
from cardcity_tutor.games.cardcity.rules.kernel.scoring import OUT, final_score
from cardcity_tutor.games.cardcity.rules.kernel.sparing import fits_of, safe_cells
from cardcity_tutor.games.cardcity.rules.kernel.swift import swift_growth, swift_income
from cardcity_tutor.games.cardcity.rules.rollouts import INFORMED, RANDOM, Prospect, aims, pile
from cardcity_tutor.games.cardcity.rules.state import HIDDEN
from cardcity_tutor.games.cardcity.rules.tokens import pack
from tests.engine.map_strategies import map_requests
from tests.engine.strategies import Request, briefly, requests

LEVELS = ("simplified", "normal", "advanced")
FUEL = 1_000_000
anywhere = st.one_of(requests(), *(map_requests(players=players) for players in (1, 2, 3, 4)))
"""Cities of one's own and maps, wild and playable ones."""


def moments(way: Game, seed: int) -> Iterator[State]:
    """The states of a random game."""
    chance = Random(seed)
    state, _ = start(way, seed)
    while not state.over:
        yield state
        state, _ = apply(state, state.actions[chance.randrange(len(state.actions))])
    yield state


def finished(state: State, player: int, chance: Random) -> float:
    """What a player scores if everybody goes on at random."""
    while not state.over:
        state, _ = apply(state, state.actions[chance.randrange(len(state.actions))])
    score = state.results[player].score
    assert score is not None
    return score


def same_mean(first: list[float], second: list[float], sigmas: float = 4) -> bool:
    spread = sqrt(variance(first) / len(first) + variance(second) / len(second))
    return abs(fmean(first) - fmean(second)) <= sigmas * spread


# ---------------------------------------------------------------- the same numbers as elsewhere


@briefly
@given(anywhere)
def test_the_kernel_scores_as_the_accounts_do(request: Request) -> None:
    where = position(request)
    way = where.setting
    city = without_architect(where.city, way)
    for victory in VICTORIES:
        account = score_account(city, way, victory, where.money)
        score = final_score(city, way.grid, way.rules, aims(way, victory), where.money)
        assert score == (OUT if account.out else 2 * account.term.value)


@briefly
@given(anywhere, st.integers(0, 1), st.integers(0, 1))
def test_swift_growth_and_income_are_the_slow_ones(request: Request, homes: int, shops: int) -> None:
    where = position(request)
    city, grid, rules = where.city, where.setting.grid, where.setting.rules
    assert swift_growth(city, grid, rules, homes, shops) == growth(city, grid, rules, homes, shops)
    assert swift_income(city, grid, rules) == income(city, grid, rules)


# ---------------------------------------------------------------- the duty without a search


def searched(where: Position, card: int, facing: int, others: int, clouds: int, target: int) -> int:
    """The cells of a card that keep the duty, each found out by a search."""
    city, grid, rules = where.city, where.setting.grid, where.setting.rules
    cells = legal_cells(city, grid, rules, card, facing, where.money)
    kept = 0
    while cells:
        cell = cells & -cells
        cells ^= cell
        smoking = bool(rules.clouds) and brings_cloud(city, grid, card, cell)
        after, money = built(city, grid, card, facing, cell), where.money - cost(city, rules, card)
        if can_build(after, grid, rules, others, money, clouds, target, smoking, FUEL)[0]:
            kept |= cell
    return kept


@briefly
@given(anywhere, st.integers(0, 3), st.integers(1, 2))
def test_what_is_safe_is_found_by_searching_too(request: Request, clouds: int, target: int) -> None:
    where = position(request)
    city, grid, rules = where.city, where.setting.grid, where.setting.rules
    hand = pack(where.hand)
    if len(where.hand) < 2:
        return
    target = min(target, len(where.hand) - 1)
    fits = fits_of(city, grid, rules, hand, clouds, 0)
    for place, card in enumerate(where.hand):
        others, left = without(hand, place), where.money - cost(city, rules, card)
        for facing in range(facings(card)):
            kept = searched(where, card, facing, others, clouds, target)
            cells = legal_cells(city, grid, rules, card, facing, where.money)
            safe = safe_cells(city, grid, rules, fits, hand, place, cells, left, target) if cells else 0
            assert safe & ~kept == 0
            found, _ = keeping_cells(
                city, grid, rules, card, facing, others, where.money, clouds, target, FUEL
            )
            assert found == kept


@briefly
@given(anywhere, st.integers(1, 3))
def test_clouds_keep_the_duty(request: Request, clouds: int) -> None:
    where = position(request)
    city, grid, rules = where.city, where.setting.grid, where.setting.rules
    hand = where.hand[:2]
    for target in range(len(hand) + 1):
        found, _ = keeping_clouds(city, grid, rules, pack(hand), where.money, clouds, target, FUEL)
        cells = open_cells(city, grid)
        assert found & ~cells == 0
        while cells:
            cell = cells & -cells
            cells ^= cell
            after = built(city, grid, CLOUD, 0, cell)
            left = can_build(after, grid, rules, pack(hand), where.money, clouds - 1, target, False, FUEL)
            assert left[0] == bool(found & cell)


# ---------------------------------------------------------------- chance


def test_cards_are_dealt_as_from_a_pile() -> None:
    cards = (0, 0, 0, 1, 2, 3, 6, 9, 10, 13, 19)
    state, seen = seeded(5), Counter[int]()
    for _ in range(4000):
        hand, count, rest, state = dealt(pile(cards, (4, 5)), 12, 0, state)
        drawn = [(hand >> 5 * k & 31) - 1 for k in range(count)]
        assert sorted(drawn[:11]) == sorted(cards)
        assert drawn[11:] == [4]
        assert (rest.low, rest.high, rest.unseen, rest.bottom, rest.known) == (0, 0, 0, 6, 1)
        seen[drawn[0]] += 1
    for card in set(cards):
        share = cards.count(card) / len(cards)
        assert abs(seen[card] - 4000 * share) < 5 * sqrt(4000 * share)


def test_the_first_draw_of_a_game_is_without_leisure() -> None:
    cards = (0, 2, 2, 2, 12, 15, 18, 10)
    for seed in range(50):
        hand, count, rest, _ = dealt(pile(cards, ()), 4, 1, seeded(seed))
        drawn = sorted((hand >> 5 * k & 31) - 1 for k in range(count))
        assert drawn == [0, 10]
        assert rest == pile([card for card in cards if has_leisure(card)], ())


@pytest.mark.parametrize("level", LEVELS)
def test_builds_are_uniform_over_what_the_rules_allow(level: str) -> None:
    """All moves of the public list, and no other, each as often as any other."""
    way = game(level=level, players=1)
    looked = 0
    for seed in range(30):
        for state in moments(way, seed):
            if state.phase is not Phase.BUILD or not 2 <= len(state.actions) <= 12 or looked >= 4:
                continue
            looked += 1
            counts = Counter(islice(builds(state), 400 * len(state.actions)))
            assert counts.keys() == set(state.actions)
            assert all(abs(count - 400) < 5 * sqrt(400) for count in counts.values())
    assert looked == 4


def builds(state: State) -> Iterator[Build]:
    """Decisions of the kernel, one after the other, for the same state."""
    seat, way = state.seat, state.game.setting
    hand, number = pack(seat.hand), seeded(state.turn)
    goal = aims(way, state.game.victory)
    while True:
        cell, place, facing, number = next_build(
            seat.city,
            way.grid,
            way.rules,
            goal,
            hand,
            seat.money,
            state.reserve.clouds,
            state.target,
            number,
            0,
        )
        yield Build(seat.hand[place], places(seat.city, way.grid, cell)[0], facing)


# ---------------------------------------------------------------- games


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("victory", ["residential", "industrial"])
def test_random_games_score_like_public_ones(level: str, victory: str) -> None:
    way = game(level=level, players=1, victory=victory)
    kernel = [Prospect.whole(way, seed).scores(1, seed, RANDOM)[0] for seed in range(250)]
    public = [finished(start(way, seed)[0], 0, Random(seed)) for seed in range(200)]
    assert same_mean(kernel, public)


PHASES = [
    ("simplified", (), Phase.BUILD, 8),
    ("normal", (), Phase.CLOUD, 5),
    ("advanced", ("ecological", "leisure-crisis"), Phase.BUILD, 7),
    ("normal", (), Phase.BUY, 6),
    ("simplified", ("architect",), Phase.BUILD, 10),
    ("normal", ("suburb",), Phase.DEVELOP, 7),
]


@pytest.mark.parametrize(("level", "variants", "phase", "turn"), PHASES)
def test_the_rest_of_a_game_is_like_the_public_rest(
    level: str, variants: tuple[str, ...], phase: Phase, turn: int
) -> None:
    """From the middle of a solo game; its unseen cards are shuffled anew each time. The architect is left out."""
    way = game(level=level, players=1, variants=variants)
    state = next(
        state
        for seed in range(40)
        for state in moments(way, seed)
        if state.phase is phase and state.turn >= turn
    )
    chance, ends = Random(3), []
    unseen = state.pile[: len(state.pile) - state.bottom]
    for _ in range(120):
        order = tuple(chance.sample(unseen, len(unseen))) + state.pile[len(unseen) :]
        ends.append(finished(state._replace(pile=order), 0, chance))
    assert same_mean(Prospect.of(view(state, 0), 0, unseen).scores(200, 5, RANDOM), ends)


@pytest.mark.parametrize("variants", [(), ("single-city",)])
def test_each_player_of_a_table_has_a_prospect(variants: tuple[str, ...]) -> None:
    """At every moment, for everybody; the end is the end."""
    way = game(level="normal", players=3, variants=variants)
    seen = set()
    for state in islice(moments(way, 4), 0, None, 3):
        seen.add(state.phase)
        for player in range(3):
            estimate = Prospect.of(state, player, state.pile).estimate(2, 1, INFORMED)
            assert -80 < estimate.mean < 120
    assert len(seen) > 4
    *_, last = moments(way, 4)
    for player in range(3):
        estimate = Prospect.of(last, player, ()).estimate(3)
        assert (estimate.mean, estimate.deviation) == (last.results[player].score, 0)


def test_players_before_and_after_the_one_who_decides() -> None:
    """Who has bought does not buy again, who has not yet does; who has built waits for the development."""
    way = game(level="normal", players=2)
    stages: dict[tuple[Phase, int], set[int]] = {}
    for seed in range(4):
        for state in moments(way, seed):
            for player in range(2):
                mine = (player - state.first) % 2 - (state.player - state.first) % 2
                stage = Prospect.of(state, player, state.pile).ahead.stage
                stages.setdefault((state.phase, mine), set()).add(stage)
    assert stages[Phase.BUILD, 0] == stages[Phase.BUILD, 1] == {1}
    assert stages[Phase.BUILD, -1] == stages[Phase.DEVELOP, 0] == {2}
    assert stages[Phase.BUY, 1] == stages[Phase.BUY, 0] == {3}
    assert stages[Phase.BUY, -1] == {4}
    assert stages[Phase.DIVIDE, 0] == {0}


def test_a_hand_that_might_be() -> None:
    """Keeping cards and asking what would be if one kept them is the same."""
    way = game(level="normal", players=1)
    state = next(state for state in moments(way, 2) if state.turn == 3)
    unseen = state.pile[: len(state.pile) - state.bottom]
    for action in state.actions:
        assert isinstance(action, Keep)
        after, _ = apply(state, action)
        asked = Prospect.of(view(state, 0), 0, unseen, action.cards)
        done = Prospect.of(after, 0, unseen)
        assert asked.ahead.pile == done.ahead.pile
        assert asked.scores(8) == done.scores(8)


def test_hidden_cards_do_not_matter() -> None:
    way = game(level="advanced", players=2)
    state = next(state for state in moments(way, 1) if state.phase is Phase.BUILD)
    unseen = [card for card in state.pile if card < BICOLOUR]
    other = state._replace(pile=tuple(sorted(state.pile)), chance=5)
    player = state.player
    assert Prospect.of(state, player, unseen).scores(5) == Prospect.of(other, player, unseen[::-1]).scores(5)


def test_a_hidden_card_cannot_be_played() -> None:
    way = game(level="normal", players=2)
    seen, other = next(
        (view(state, me), 1 - me)
        for state in moments(way, 1)
        for me in range(2)
        if state.phase is Phase.BUILD and HIDDEN in view(state, me).seats[1 - me].hand
    )
    with pytest.raises(ValueError, match="hidden"):
        Prospect.of(seen, other, (0, 1, 2, 3))
    assert Prospect.of(seen, other, (0, 1, 2, 3), (0, 1)).estimate(2).games == 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("victory", VICTORIES)
def test_the_informed_policy_plays_better(level: str, victory: str) -> None:
    way = game(level=level, players=1, victory=victory)
    prospect = Prospect.whole(way, 1)
    informed, blind = prospect.estimate(60, 1, INFORMED), prospect.estimate(60, 1, RANDOM)
    assert informed.mean > blind.mean


# ---------------------------------------------------------------- compiled


@pytest.mark.skipif(not compiled.available(), reason="numba is not installed (extra fast)")
def test_the_compiled_kernel_plays_the_same_games() -> None:
    """The first run on a machine compiles for a good minute; numba keeps the result."""
    ways: list[dict[str, Any]] = [
        {"level": level, "victory": victory} for level in LEVELS for victory in VICTORIES
    ]
    ways += [{"level": level, "variants": ["ecological", "leisure-crisis"]} for level in LEVELS]
    ways += [
        {"level": "advanced", "victory": "happiness", "variants": ["ecological"]},
        {"edition": "2012", "variants": ["decentralisation", "parking-meters"]},
    ]
    assert compiled.warm()
    assert compiled.ready()
    fast = compiled.kernel()["rollout"]
    for options in ways:
        prospect = Prospect.whole(game(players=1, **options), 3)
        way = prospect.setting
        for policy in (RANDOM, INFORMED):
            plain = slow_scores(prospect, 25, policy)
            assert prospect.scores(25, 9, policy) == plain
            total, squares = fast.rollouts(
                prospect.city, way.grid, way.rules, prospect.aims, prospect.ahead, 9, 25, policy
            )
            assert (total, squares) == (2 * sum(plain), 4 * sum(score * score for score in plain))


@pytest.mark.skipif(not compiled.available(), reason="numba is not installed (extra fast)")
def test_without_a_folder_to_keep_it_in_a_function_is_compiled_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A read-only installation of a user without a home, say."""
    numba, caching = import_module("numba"), import_module("numba.core.caching")
    monkeypatch.setattr(caching.CompileResultCacheImpl, "_locator_classes", [])

    def double(number: int) -> int:
        return 2 * number

    with pytest.raises(RuntimeError, match="cannot cache"):
        numba.njit(cache=True)(double)
    made = compiled._compiled(numba, double, entry=True, inline=False)  # type: ignore[arg-type]
    assert made(21) == 42


def slow_scores(prospect: Prospect, games: int, policy: int) -> list[float]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(compiled, "ready", lambda: False)
        return prospect.scores(games, 9, policy)


def test_nothing_is_compiled_in_an_estimate(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden() -> None:
        raise AssertionError("an estimate must not compile")

    monkeypatch.setattr(compiled, "_warm", set())
    monkeypatch.setattr(compiled, "kernel", forbidden)
    assert not compiled.ready()
    assert Prospect.whole(game(players=1), 1).estimate(3).games == 3


def test_large_maps_are_not_for_the_compiled_kernel() -> None:
    assert all(compiled.fits(game(level=level).setting.grid) for level in LEVELS)
    assert not compiled.fits(game(players=1, variants=["suburb"]).setting.grid)
    assert not any(compiled.fits(game(players=n, variants=["single-city"]).setting.grid) for n in (2, 3, 4))
