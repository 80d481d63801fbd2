"""Dividing: which two lots to offer, when the other one chooses.

There can be tens of thousands of offers. A few dozen hands are played out for both players instead; how much better
hands with a card do gives its price for each of them, and prices tell what every offer is worth.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping
from math import comb, exp
from random import Random
from typing import NamedTuple

from ...rules.actions import Cards, Lot, Offer, combinations, less
from .racing import Budget, Runner, Standing

MOST_HANDS = 40
"""Hands that are played out; of more, some are taken at random."""
MOST_SPLITS = 16
"""Divisions that are looked at with all that can be hidden or added."""
DOUBT = 1.5
"""Points of difference at which the chooser still takes the lot that we think worse, once in four times."""
DOLLARS = 5
"""The sum by which the worth of money is measured."""


class Prices(NamedTuple):
    """What cards are worth to one player: hands that were played out, and single cards, compared with the mean card."""

    hands: Mapping[Cards, float]
    cards: Mapping[int, float]
    mean: float
    """Of a hand."""
    dollar: float

    def hand(self, cards: Cards) -> float:
        """The worth of a hand."""
        known = self.hands.get(cards)
        return self.mean + self.lot(cards) if known is None else known

    def lot(self, cards: Cards) -> float:
        """The worth of some cards above that of as many mean ones."""
        return sum(self.cards[card] for card in cards)

    def gain(self, cards: Cards, size: int) -> float:
        """What a lot brings who gets it; of one larger than a hand, which has to be divided again, a fair part."""
        if len(cards) == size:
            return self.hand(tuple(sorted(cards)))
        return self.mean + self.lot(cards) * size / len(cards)

    def look(self, lot: Lot, size: int) -> float:
        """What a lot looks like to who chooses, to whom a hidden card is a mean one."""
        return self.lot(lot.up) * (size / len(lot.cards)) + self.dollar * lot.money


def hands_of(pool: Cards, size: int, chance: Random) -> list[Cards]:
    """The different hands that can be made of the pool, or a sample in which every card is met."""
    hands = list(combinations(tuple(sorted(pool)), size))
    if len(hands) <= MOST_HANDS:
        return hands
    found = set()
    for first in dict.fromkeys(pool):
        others = less(pool, (first,))
        found.add(tuple(sorted((first, *chance.sample(others, size - 1)))))
    while len(found) < MOST_HANDS:
        found.add(tuple(sorted(chance.sample(pool, size))))
    return sorted(found)


def prices(pool: Cards, found: Mapping[Cards, float], richer: float, poorer: float) -> Prices:
    """Prices from the worth of hands, and from that of one hand with ``DOLLARS`` more and without."""
    stock = Counter(pool)
    size = len(next(iter(found)))
    likely = {hand: _ways(hand, stock) for hand in found}
    total = sum(likely.values())
    mean = sum(found[hand] * ways for hand, ways in likely.items()) / total
    # Hands with a card also miss another one: of N cards, n in a hand, only (N - n) / (N - 1) of the price shows.
    scale = (len(pool) - 1) / (len(pool) - size)
    cards = dict.fromkeys(stock, 0.0)  # what no hand holds is a mean card
    for card in stock:
        holding = [(found[hand], ways * hand.count(card)) for hand, ways in likely.items() if card in hand]
        weight = sum(ways for _, ways in holding)
        if weight:
            cards[card] = (sum(worth * ways for worth, ways in holding) / weight - mean) * scale
    return Prices(found, cards, mean, max(0.0, (richer - poorer) / DOLLARS))


def _ways(hand: Cards, stock: Counter[int]) -> int:
    """In how many ways this hand comes out of the pool."""
    ways = 1
    for card, count in Counter(hand).items():
        ways *= comb(stock[card], count)
    return ways


def played(
    runners: Mapping[Cards, Runner], budget: Budget, until: float, chance: Random
) -> dict[Cards, float]:
    """The worth of each hand, all played out equally often with the same chance.

    Hands for which this part of the budget does not suffice are left out, but for the first.
    """
    standings = {hand: Standing(place) for place, hand in enumerate(runners)}
    for _ in range(2):  # once each, to see how long it takes; then as often as there is time
        games = budget.games(len(standings), until) if any(found.games for found in standings.values()) else 1
        seed = chance.getrandbits(30)
        for hand, standing in list(standings.items()):
            if standing.games or budget.used < until or not standing.place:
                standing.add(runners[hand].estimate(games, seed))
                budget.spend(games)
            else:
                del standings[hand]
        if budget.used >= until:
            break
    return {hand: standing.estimate.mean for hand, standing in standings.items()}


class Table(NamedTuple):
    """A division to be made: its sizes, and what the cards are worth to who divides and to who chooses."""

    pool: Cards
    size: int
    open_down: int
    rest_up: int
    money: int
    """What may be put on a lot."""
    divider: Prices
    chooser: Prices
    rivalry: float
    """How much the chooser's gain is the divider's loss."""


def best_offer(table: Table) -> Offer:
    """The offer after which the divider stands best, whatever the chooser is likely to take."""
    splits = [
        (chosen, less(table.pool, chosen)) for chosen in combinations(tuple(sorted(table.pool)), table.size)
    ]
    plain = [
        (offer_worth(table, _covered(table, chosen, rest, 0, 0)), chosen, rest) for chosen, rest in splits
    ]
    plain.sort(reverse=True)
    offers = (offer for _, chosen, rest in plain[:MOST_SPLITS] for offer in _arranged(table, chosen, rest))
    return max(offers, key=lambda offer: offer_worth(table, offer))


def _arranged(table: Table, chosen: Cards, rest: Cards) -> Iterator[Offer]:
    """The offers that this division allows: the best or the worst cards hidden, money on either lot."""
    for first in (0, 1):
        for second in (0, 1):
            offer = _covered(table, chosen, rest, first, second)
            yield offer
            if table.money:
                for money in bribes(table, *offer):
                    yield Offer(offer.open._replace(money=money), offer.rest)
                for money in bribes(table, *reversed(offer)):
                    yield Offer(offer.open, offer.rest._replace(money=money))


def bribes(table: Table, lot: Lot, other: Lot) -> range:
    """The sums worth trying on a lot: those on both sides of the point from which on more of it is lost than gained.

    With the sum, the chance that the lot is taken rises, and the gain from that falls. Their product rises up to one
    point and falls from there on, so the best whole sum is next to that point.
    """
    gain = _lead(table, lot, other) - _lead(table, other, lot)
    lure = _lure(table, lot, other)
    pull = table.chooser.dollar
    price = table.divider.dollar + table.rivalry * pull

    def falls(money: int) -> bool:
        left = 1 - likely_taken(lure + pull * money)
        return (gain - price * money) * left * pull / DOUBT <= price

    turn = bisect_left(range(table.money + 1), True, key=falls)
    return range(max(1, turn - 1), min(turn, table.money) + 1)


def _covered(table: Table, chosen: Cards, rest: Cards, first: int, second: int) -> Offer:
    """The lots with the worst (0) or the best (1) cards of each face down."""

    def lot(cards: Cards, down: int, best: int) -> Lot:
        order = sorted(cards, key=lambda card: (table.chooser.cards[card], card), reverse=bool(best))
        return Lot(tuple(sorted(order[down:])), tuple(sorted(order[:down])))

    return Offer(lot(chosen, table.open_down, first), lot(rest, len(rest) - table.rest_up, second))


def offer_worth(table: Table, offer: Offer) -> float:
    """The divider's prospects: over both answers of the chooser, who rather takes what looks better to him."""
    first, rest = offer
    takes_first = likely_taken(_lure(table, first, rest))
    return takes_first * _lead(table, first, rest) + (1 - takes_first) * _lead(table, rest, first)


def _lure(table: Table, lot: Lot, other: Lot) -> float:
    """How many points better a lot looks to the chooser than the other."""
    return table.chooser.look(lot, table.size) - table.chooser.look(other, table.size)


def likely_taken(lure: float) -> float:
    """How likely the chooser takes a lot that looks so many points better than the other."""
    return 1 / (1 + exp(min(50.0, max(-50.0, -lure / DOUBT))))


def _lead(table: Table, taken: Lot, left: Lot) -> float:
    """How the divider stands once the chooser has taken one lot; money on the other one comes back."""
    own = table.divider.gain(left.cards, table.size) - table.divider.dollar * taken.money
    theirs = table.chooser.gain(taken.cards, table.size) + table.chooser.dollar * taken.money
    return own - table.rivalry * theirs
