"""Development, income, purchases, the end of a turn and of the game; and states as values."""

from random import Random
from typing import Any

import pytest

from cardcity_tutor.core import IllegalAction
from cardcity_tutor.games.cardcity import Buy, Develop, Pass, Phase, Reserve, State, apply, game, start
from cardcity_tutor.games.cardcity.rules.tokens import HAND_TOKENS
from tests.play.tables import LIMITED, C, K, R, kinds, solo, turn_of

GROWING = "I1 M R L"
"""The residence touches two culture cards: it is due, above or below."""
THRIVING = ". R . / . C R / I1 M ."
"""The commerce touches two residential districts: it is due, and may grow to the left only."""


def bought(state: State) -> set[str]:
    return {HAND_TOKENS[action.card] for action in state.actions if isinstance(action, Buy)}


# ---------------------------------------------------------------- development


@pytest.mark.parametrize("first", [0, 1, 2])
def test_development_goes_in_turn_order(first: int) -> None:
    state, _ = turn_of(game(players=3), [GROWING] * 3, ["L L"] * 3, money=0, first=first)
    developers = []
    while state.phase is Phase.DEVELOP:
        developers.append(state.player)
        state, _ = apply(state, state.actions[0])
    assert developers == [(first + step) % 3 for step in range(3)]


def test_residence_grows_from_the_reserve() -> None:
    state, _ = solo(GROWING, reserve=Reserve(homes=4, shops=4))
    assert set(state.actions) == {Develop(R, (-1, 2)), Develop(R, (1, 2))}
    state, events = apply(state, Develop(R, (1, 2)))
    assert (events[0].kind, events[0].rule) == ("develop", "residence-growth")
    assert events[0].details == {"colour": "R", "cell": (1, 2)}
    assert (state.reserve.homes, state.reserve.shops) == (3, 4)
    assert "income" in kinds(events)


def test_commerce_grows_from_the_reserve() -> None:
    state, _ = solo(THRIVING, reserve=Reserve(homes=4, shops=4))
    assert set(state.actions) == {Develop(C, (1, 0))}
    state, events = apply(state, Develop(C, (1, 0)))
    assert (events[0].rule, events[0].details["colour"]) == ("commerce-growth", "C")
    assert (state.reserve.homes, state.reserve.shops) == (4, 3)


@pytest.mark.parametrize(("city", "reserve"), [(GROWING, Reserve(homes=0)), (THRIVING, Reserve(shops=0))])
def test_nothing_grows_from_an_empty_reserve(city: str, reserve: Reserve) -> None:
    _, events = solo(city, reserve=reserve)
    assert "develop" not in kinds(events)
    assert "income" in kinds(events)


def test_the_last_card_of_the_reserve_goes_to_the_first_in_turn() -> None:
    state, _ = turn_of(game(), [GROWING] * 2, ["L L"] * 2, money=0, first=1, reserve=Reserve(homes=1))
    assert (state.phase, state.player) == (Phase.DEVELOP, 1)
    state, events = apply(state, state.actions[0])
    assert state.phase is not Phase.DEVELOP
    assert kinds(events)[:3] == ["develop", "income", "income"]


def test_development_may_not_be_declined() -> None:
    state, _ = solo(GROWING)
    with pytest.raises(IllegalAction):
        apply(state, Pass())


# ---------------------------------------------------------------- income


@pytest.mark.parametrize("first", [0, 1])
def test_income_of_everybody_in_turn_order(first: int) -> None:
    """The salary is $1; a commerce brings 1, a district of two 1 + 2."""
    cities = ["M P P P P", "C M . C / P P . C"]
    state, events = turn_of(game(), cities, ["L L", "L L"], money=0, first=first)
    earned = [(event.player, event.details["amount"]) for event in events if event.kind == "income"]
    assert earned == ([(0, 1), (1, 5)] if first == 0 else [(1, 5), (0, 1)])
    assert sorted(seat.money for seat in state.seats) == [1, 5]


# ---------------------------------------------------------------- purchases


@pytest.mark.parametrize(
    ("city", "money", "price"),
    [(LIMITED, 4, 5), (LIMITED, 3, None), ("M I1 P", 9, 10), ("M I1 P", 8, None), ("I1 M I2 P", 14, 15), ("I1 M I2 P", 13, None)],
)  # fmt: skip
def test_industries_cost_five_more_each(city: str, money: int, price: int | None) -> None:
    """The salary of $1 comes before the purchase."""
    state, _ = solo(city, money=money)
    if price is None:
        assert state.phase is not Phase.BUY
        return
    assert (state.phase, bought(state)) == (Phase.BUY, {"I1"})
    assert state.actions[-1] == Pass()
    state, events = apply(state, state.actions[0])
    assert (events[0].kind, events[0].rule, events[0].details["paid"]) == ("buy", "buy-industry", price)
    assert state.seats[0].money == money + 1 - price
    assert state.turn == 3


def test_half_an_industry_counts_for_the_price() -> None:
    state, _ = solo("M CI0 P", money=50, level="advanced")
    _, events = apply(
        state, next(action for action in state.actions if isinstance(action, Buy) and action.card != K)
    )
    assert events[0].details["paid"] == 10


@pytest.mark.parametrize("level", ["normal", "advanced"])
def test_one_industry_and_one_park_each_turn(level: str) -> None:
    state, _ = solo("P P M", money=99, level=level)
    money = state.seats[0].money
    assert bought(state) == {"I1", "K"}
    state, events = apply(
        state, next(action for action in state.actions if isinstance(action, Buy) and action.card == K)
    )
    assert (events[0].rule, events[0].details["paid"]) == ("buy-park", 5)
    assert bought(state) == {"I1"}
    state, _ = apply(state, state.actions[0])
    assert state.turn == 3
    assert state.seats[0].money == money - 5 - 5


def test_a_second_park_costs_no_more() -> None:
    state, _ = solo("K M K P", money=4, level="normal")
    assert "K" in bought(state)


def test_no_park_in_simplified() -> None:
    assert bought(solo(LIMITED, money=99)[0]) == {"I1"}


@pytest.mark.parametrize(
    ("reserve", "offered"),
    [
        (Reserve(works=(0, 0, 0, 0)), {"K"}),
        (Reserve(parks=0), {"I1"}),
        (Reserve(works=(0, 0, 2, 1)), {"I3", "K"}),
        (Reserve(works=(0, 0, 0, 0), parks=0), set()),
    ],
)
def test_an_empty_reserve_sells_nothing(reserve: Reserve, offered: set[str]) -> None:
    state, _ = solo(LIMITED, money=99, level="normal", reserve=reserve)
    assert bought(state) == offered
    assert (state.phase is Phase.BUY) == bool(offered)


@pytest.mark.parametrize(("variants", "offered"), [([], {"I2"}), (["ecological"], {"I2", "I4"})])
def test_the_picture_is_chosen_in_the_ecological_city_only(variants: list[str], offered: set[str]) -> None:
    state, _ = solo(LIMITED, money=99, variants=variants, reserve=Reserve(works=(0, 3, 0, 1)))
    assert bought(state) == offered
    buy = next(
        action
        for action in state.actions
        if isinstance(action, Buy) and HAND_TOKENS[action.card] == max(offered)
    )
    state, events = apply(state, buy)
    assert events[0].details["card"] == max(offered)
    assert state.reserve.works == ((0, 3, 0, 0) if variants else (0, 2, 0, 1))


def test_without_a_legal_cell_nothing_is_for_sale() -> None:
    """The one free cell lies beside residences; a park may go there."""
    city = "M P P P P P / " + "P P P P P P / " * 3 + "P P P P P R / P P P P R ."
    state, _ = solo(city, money=99, level="normal")
    assert bought(state) == {"K"}


def test_purchases_go_in_turn_order_and_skip_who_cannot_pay() -> None:
    state, _ = turn_of(
        game(players=3), [LIMITED, "C M C C / P . . .", LIMITED], ["P P", "P P", "P P"], money=4, first=2
    )
    buyers = []
    while state.phase is not Phase.DIVIDE:
        buyers.append((state.phase, state.player))
        state, _ = apply(state, state.actions[-1])
    assert [player for phase, player in buyers if phase is Phase.BUY] == [2, 0, 1]
    state, _ = turn_of(game(players=3), [LIMITED] * 3, ["P P"] * 3, money=3, first=2)
    assert (state.phase, state.turn) == (Phase.DIVIDE, 3)


# ---------------------------------------------------------------- turns


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("level", ["simplified", "normal", "advanced"])
def test_the_first_player_passes_on_until_the_last_turn(players: int, level: str) -> None:
    way = game(players=players, level=level)
    turns = 10 if level == "simplified" else 9 if players == 3 else 8
    state, events = start(way, 12)
    firsts = {1: 0}
    ends: list[Any] = []
    while not state.over:
        state, events = apply(state, state.actions[len(state.actions) // 2])
        firsts[state.turn] = state.first
        ends += [event.player for event in events if event.kind == "end"]
    assert firsts == {turn: (turn - 1) % players for turn in range(1, turns + 1)}
    assert ends == list(range(players))
    assert state.actions == ()
    assert len(state.results) == players
    with pytest.raises(IllegalAction):
        apply(state, Pass())


# ---------------------------------------------------------------- states are values


def test_old_states_stay_playable() -> None:
    """Undo is keeping the old state: playing on from it twice gives twice the same."""
    chance = Random(4)
    state, _ = start(game(level="advanced", players=2, variants=["architect"]), 4)
    history = []
    while not state.over:
        action = state.actions[chance.randrange(len(state.actions))]
        after, events = apply(state, action)
        history.append((state, repr(state._replace(actions=())), action, after, events))
        state = after
    chance.shuffle(history)
    for before, text, action, after, events in history:
        again, same = apply(before, action)
        assert repr(before._replace(actions=())) == text
        assert again._replace(actions=()) == after._replace(actions=())
        assert same == events
        assert list(again.actions[:20]) == list(after.actions[:20])


def test_a_refused_decision_changes_nothing() -> None:
    state, _ = solo(GROWING)
    text = repr(state)
    with pytest.raises(IllegalAction):
        apply(state, Develop(C, (0, 0)))
    assert repr(state) == text
