"""Dividing lots: prices of cards from hands that were played out, and the offer that leaves the divider best."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardcity_tutor.games.cardcity.coach.bots import dividing
from cardcity_tutor.games.cardcity.coach.bots.dividing import (
    DOLLARS,
    MOST_HANDS,
    Prices,
    Table,
    best_offer,
    hands_of,
    offer_worth,
    prices,
)
from cardcity_tutor.games.cardcity.rules.actions import Cards, Offer, Offers, combinations

WORTH = {0: 3.0, 1: 5.0, 2: 8.0, 3: 1.0, 6: 4.0, 12: 9.5}
pools = st.lists(st.sampled_from(sorted(WORTH)), min_size=4, max_size=6).map(
    lambda cards: tuple(sorted(cards))
)


def added(hand: Cards, worth: dict[int, float]) -> float:
    return sum(worth[card] for card in hand)


def priced(pool: Cards, size: int, worth: dict[int, float], dollar: float = 0.0) -> Prices:
    """The prices of a player to whom a hand is worth the sum of its cards."""
    found = {hand: added(hand, worth) for hand in combinations(pool, size)}
    return prices(pool, found, DOLLARS * dollar, 0.0)


@given(pools, st.integers(2, 3))
def test_prices_of_cards_that_add_up_are_found_exactly(pool: Cards, size: int) -> None:
    found = priced(pool, size, WORTH)
    mean = sum(WORTH[card] for card in pool) / len(pool)
    for card in pool:
        assert found.cards[card] == pytest.approx(WORTH[card] - mean, abs=1e-9)
    for hand in combinations(pool, size):
        assert found.mean + found.lot(hand) == pytest.approx(added(hand, WORTH))


@given(pools)
def test_every_hand_of_a_small_pool_is_looked_at(pool: Cards) -> None:
    assert sorted(hands_of(pool, 2, Random(1))) == sorted(combinations(pool, 2))


def test_of_a_large_pool_some_hands_hold_each_card() -> None:
    pool = (0, 0, 1, 2, 3, 6, 7, 8, 10, 12, 14, 19)
    hands = hands_of(pool, 3, Random(1))
    assert len(hands) == MOST_HANDS
    assert {card for hand in hands for card in hand} == set(pool)
    assert all(not Counter(hand) - Counter(pool) for hand in hands)


def lists(pool: Cards, size: int, down: int, up: int, money: int) -> Offers:
    return Offers(pool, size, down, up, money)


@given(
    pools.filter(lambda pool: len(pool) == 4),
    st.permutations(sorted(WORTH.values())),
    st.sampled_from([0.0, 1.0]),
    st.tuples(st.sampled_from([0.0, 0.05, 0.3, 2.0]), st.sampled_from([0.0, 0.2, 0.9, 3.0])),
    st.sampled_from([0, 3, 30]),
)
def test_the_best_offer_of_two_is_allowed_and_hardly_any_is_better(
    pool: Cards, other: list[float], rivalry: float, dollars: tuple[float, float], money: int
) -> None:
    tastes = dict(zip(sorted(WORTH), other, strict=True))
    sides = priced(pool, 2, WORTH, dollars[0]), priced(pool, 2, tastes, dollars[1])
    table = Table(pool, 2, 0, 1, money, *sides, rivalry)
    offer = best_offer(table)
    everything = lists(pool, 2, 0, 1, money)
    assert offer in everything
    best = max(offer_worth(table, option) for option in everything)  # type: ignore[arg-type]
    assert offer_worth(table, offer) >= best - 1e-9


def test_who_divides_keeps_what_the_other_does_not_want() -> None:
    """The divider lives on leisure, the chooser on commerces: each ends with his own, whatever is taken."""
    pool = (1, 1, 2, 2)
    mine, theirs = {1: 0.0, 2: 10.0}, {1: 10.0, 2: 0.0}
    table = Table(pool, 2, 0, 1, 0, priced(pool, 2, mine), priced(pool, 2, theirs), 0.0)
    offer = best_offer(table)
    assert {tuple(sorted(lot.cards)) for lot in offer} == {(1, 1), (2, 2)}


def against_the_same_taste(pool: Cards) -> Offer:
    """What is offered to a chooser to whom everything is worth what it is to the divider: card 2 a lot, 3 nothing."""
    side = priced(pool, 2, {2: 10.0, 3: 0.0})
    return best_offer(Table(pool, 2, 0, 1, 0, side, side, 1.0))


def test_against_one_of_the_same_taste_the_lots_are_even() -> None:
    assert [sorted(lot.cards) for lot in against_the_same_taste((2, 2, 3, 3))] == [[2, 3], [2, 3]]


def test_where_they_cannot_be_even_the_odd_card_is_hidden() -> None:
    """The good card among bad ones, and the bad one among good ones."""
    for odd, other in ((2, 3), (3, 2)):
        offer = against_the_same_taste(tuple(sorted((odd, other, other, other))))
        assert offer.open.cards == (other, other)
        assert (offer.rest.up, offer.rest.down) == ((other,), (odd,))


def test_a_bribe_is_paid_where_it_turns_the_choice() -> None:
    """Money means much to the chooser and nothing to the divider, who wants the other lot badly."""
    pool = (1, 1, 2, 2)
    mine, theirs = {1: 0.0, 2: 30.0}, {1: 4.0, 2: 6.0}
    plain = Table(pool, 2, 0, 1, 6, priced(pool, 2, mine, 0.0), priced(pool, 2, theirs, 0.0), 0.0)
    bribing = plain._replace(chooser=priced(pool, 2, theirs, 2.0))
    assert offer_worth(bribing, best_offer(bribing)) > offer_worth(plain, best_offer(plain)) + 1
    offer = best_offer(bribing)
    assert max(lot.money for lot in offer) > 0
    lured = max(offer, key=lambda lot: lot.money)
    assert lured.cards.count(2) < 2, "money lies on the lot that the divider can do without"


def test_much_money_takes_no_longer_to_divide(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all sums only those are weighed that may be best, so the time does not grow with a player's wealth."""
    pool = (1, 1, 2, 2)
    side = priced(pool, 2, {1: 4.0, 2: 6.0}, 0.1)
    weighed: Counter[int] = Counter()
    for money in (2, 10_000):

        def counted(table: Table, offer: Offer) -> float:
            weighed[table.money] += 1
            return offer_worth(table, offer)

        with monkeypatch.context() as patch:
            patch.setattr(dividing, "offer_worth", counted)
            best_offer(Table(pool, 2, 0, 1, money, side, side, 1.0))
    assert weighed[2] <= weighed[10_000] <= 2 * weighed[2]


def test_a_large_division_is_allowed_and_quick() -> None:
    pool = (0, 0, 1, 2, 3, 6, 7, 8, 10, 12, 14, 19)
    chance = Random(3)
    found = {hand: chance.uniform(0, 9) for hand in hands_of(pool, 3, chance)}
    side = prices(pool, found, 1.0, 0.0)
    offer = best_offer(Table(pool, 3, 1, 3, 7, side, side, 0.0))
    assert offer in lists(pool, 3, 1, 3, 7)
