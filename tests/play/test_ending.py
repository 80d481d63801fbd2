"""The end: places and ties for each victory, players who are out, and the ranks of a solo city."""

from itertools import pairwise

import pytest

from cardcity_tutor.core import Term
from cardcity_tutor.games.cardcity import VICTORIES, apply, game, start
from cardcity_tutor.games.cardcity.rules.accounts import Account
from cardcity_tutor.games.cardcity.rules.ending import places, rank, results
from cardcity_tutor.games.cardcity.rules.notation import parse


def account(score: float, money: int = 0, cards: int = 10, out: bool = False) -> Account:
    return Account(Term("victory", score), out, money, cards)


@pytest.mark.parametrize("victory", VICTORIES)
def test_the_score_decides_first(victory: str) -> None:
    assert places(victory, [account(9, 99, 36), account(10, 0, 1)]) == [2, 1]
    assert places(victory, [account(-3), account(-2.5), account(0)]) == [3, 2, 1]


def test_residential_tie_is_broken_by_the_money_left_after_conversion() -> None:
    assert places("residential", [account(19, 36), account(19, 4)]) == [2, 1]
    assert places("residential", [account(19, 36), account(19, 11)]) == [1, 1]
    assert places("residential", [account(19, 6, cards=25), account(19, 6, cards=3)]) == [1, 1]


def test_economic_tie_is_broken_by_cards() -> None:
    assert places("economic", [account(40, 40, 12), account(40, 90, 13)]) == [2, 1]
    assert places("economic", [account(40, 1, 12), account(40, 2, 12)]) == [1, 1]


@pytest.mark.parametrize("victory", ["industrial", "commercial", "happiness"])
def test_other_ties_are_broken_by_money_then_cards(victory: str) -> None:
    assert places(victory, [account(8.5, 6, 30), account(8.5, 7, 10)]) == [2, 1]
    assert places(victory, [account(8.5, 14, 10), account(8.5, 9, 30)]) == [
        1,
        2,
    ]  # the money is not converted
    assert places(victory, [account(8.5, 6, 30), account(8.5, 6, 31)]) == [2, 1]
    assert places(victory, [account(8.5, 6, 30), account(8.5, 6, 30)]) == [1, 1]


@pytest.mark.parametrize("victory", VICTORIES)
def test_places_after_a_tie(victory: str) -> None:
    top, low, last = account(9, 3), account(5, 3), account(1, 3)
    assert places(victory, [top, top, low]) == [1, 1, 3]
    assert places(victory, [low, top, low, last]) == [2, 1, 2, 4]
    assert places(victory, [top] * 4) == [1, 1, 1, 1]
    assert places(victory, [low, low, low, top]) == [2, 2, 2, 1]


def test_who_is_out_comes_last() -> None:
    out = account(30, 2, out=True)
    assert places("happiness", [out, account(0, 0, 1)]) == [2, 1]
    assert places("happiness", [out, account(0), account(4), out]) == [3, 2, 1, 3]
    assert places("happiness", [out, out]) == [1, 1]
    assert out.value is None


# ---------------------------------------------------------------- whole cities


def test_residential_with_cities() -> None:
    """Two residences alone: 1 + 1 - 22 empty places; $9 bring a point and break no tie with $4 ($4 left in each)."""
    way = game(players=3)
    city = parse("R M R", way.setting)
    ended = results(way, [(city, 9), (city, 4), (city, 9)])
    assert [(result.score, result.place) for result in ended] == [(-19, 1), (-20, 3), (-19, 1)]
    assert {result.rank for result in ended} == {None}
    ended = results(way, [(city, 5), (city, 9), (city, 7)])
    assert [result.place for result in ended] == [3, 1, 2]


def test_industrial_with_cities() -> None:
    """A hall and an industry: one card and three virtual warehouses; money breaks the tie."""
    way = game(players=2, victory="industrial")
    city = parse("M I1", way.setting)
    ended = results(way, [(city, 4), (city, 6)])
    assert [(result.score, result.place) for result in ended] == [(4, 2), (4, 1)]


def test_happiness_with_pollution() -> None:
    """Seven industries of 5 % make 35 %: $25 buy the player in, $24 do not."""
    way = game(players=3, victory="happiness", variants=["ecological"])
    dirty = parse("I4 I4 I4 / I4 M I4 / I4 I4 P", way.setting)
    clean = parse("M P", way.setting)
    ended = results(way, [(dirty, 24), (dirty, 25), (clean, 1)])
    assert [(result.score, result.place) for result in ended] == [(None, 3), (0, 2), (0, 1)]


def test_solo_out_is_a_lieu_dit() -> None:
    way = game(players=1, victory="happiness", variants=["ecological"])
    dirty = parse("I4 I4 I4 / I4 M I4 / I4 I4 P", way.setting)
    (ended,) = results(way, [(dirty, 0)])
    assert (ended.score, ended.place, ended.rank) == (None, 1, "Lieu Dit")


@pytest.mark.parametrize("victory", VICTORIES)
def test_end_events_tell_the_results(victory: str) -> None:
    state, events = start(game(players=3, victory=victory), 21)
    while not state.over:
        state, events = apply(state, state.actions[len(state.actions) // 2])
    told = [event for event in events if event.kind == "end"]
    assert [(event.details["score"], event.details["place"]) for event in told] == [
        (result.score, result.place) for result in state.results
    ]
    assert {event.rule for event in told} == {f"victory-{victory}"}
    assert [event.details["money"] for event in told] == [seat.money for seat in state.seats]
    assert [str(event.details["city"]) for event in told] == [
        state.position(player).text for player in range(3)
    ]
    assert not any("rank" in event.details for event in told)
    assert min(result.place for result in state.results) == 1


# ---------------------------------------------------------------- ranks

RANKS = {
    # Each row: the lower bound of each rank, as printed.
    ("xl", "residential"): {
        0: "Lieu Dit", 30: "Hameau", 40: "Village", 50: "Bourg", 60: "Commune", 70: "Ville", 80: "Agglomération",
        90: "Métropole", 100: "Capitale", 120: "Mégalopole",
    },
    ("xl", "economic"): {
        0: "Lieu Dit", 60: "Hameau", 80: "Village", 100: "Bourg", 110: "Commune", 120: "Ville", 130: "Agglomération",
        140: "Métropole", 160: "Capitale", 170: "Mégalopole",
    },
    ("xl", "industrial"): {
        0: "Lieu Dit", 30: "Hameau", 35: "Village", 40: "Bourg", 45: "Commune", 50: "Ville", 55: "Agglomération",
        60: "Métropole", 65: "Capitale", 70: "Mégalopole",
    },
    ("xl", "commercial"): {
        0: "Lieu Dit", 20: "Hameau", 30: "Village", 40: "Bourg", 50: "Commune", 60: "Ville", 65: "Agglomération",
        70: "Métropole", 75: "Capitale", 80: "Mégalopole",
    },
    ("xl", "happiness"): {
        0: "Lieu Dit", 10: "Village", 15: "Commune", 20: "Agglomération", 25: "Métropole", 30: "Mégalopole",
    },
    ("2012", "residential"): {
        0: "Lieu Dit", 10: "Hameau", 15: "Village", 20: "Bourg", 25: "Commune", 30: "Ville", 35: "Agglomération",
        40: "Métropole", 45: "Capitale", 50: "Mégalopole",
    },
}  # fmt: skip


@pytest.mark.parametrize(("edition", "victory"), RANKS)
def test_ranks_at_each_boundary(edition: str, victory: str) -> None:
    table = RANKS[edition, victory]
    for (_, lower), (bound, name) in pairwise(table.items()):
        assert rank(edition, victory, bound) == name
        assert rank(edition, victory, bound - 1) == lower
        assert rank(edition, victory, bound - 0.5) == lower
        assert rank(edition, victory, bound + 0.5) == name
    assert (
        rank(edition, victory, 0) == rank(edition, victory, -40) == rank(edition, victory, None) == "Lieu Dit"
    )
    assert rank(edition, victory, 1000) == "Mégalopole"


@pytest.mark.parametrize(
    ("edition", "level"), [("xl", "simplified"), ("xl", "advanced"), ("2012", "simplified")]
)
def test_a_solo_game_ends_with_a_rank(edition: str, level: str) -> None:
    state, events = start(game(edition=edition, level=level, players=1), 2)
    while not state.over:
        state, events = apply(state, state.actions[0])
    (result,) = state.results
    assert events[-1].details["rank"] == result.rank == rank(edition, "residential", result.score)
    assert result.place == 1
