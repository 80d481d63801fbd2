"""A division judged: hands are played out for who divides and for who chooses, and each offer is what its reply leaves.

There can be tens of thousands of offers and only a few dozen different hands. So hands are played out, for both
players with the same chance, and offers are put together from them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import NamedTuple

from ...rules.actions import Action, Cards, Lot, Offer, combinations, less
from ...rules.rollouts import Prospect
from ...rules.state import State
from ...rules.unseen import unseen
from ..bots.dividing import DOLLARS, Prices, hands_of, likely_taken, prices
from ..bots.racing import Budget
from .alone import dealt
from .playing import STEP, Outcome, Track, deviation_of
from .tracks import prospect

SPLITS = 12
"""Divisions that are looked at with everything that can be hidden."""
SHOWN = 40
"""Offers that are told."""
BRIBED = 6
"""Offers to which money is added."""


class Reply(NamedTuple):
    """What the chooser is expected to do, and what that leaves the divider."""

    takes_open: float
    """How likely he takes the open lot."""
    left: float
    """The divider's expected score then …"""
    taken: float
    """… and otherwise."""


Judged = tuple[Offer, Outcome, Reply]


class Side(NamedTuple):
    """A player of the division: what the hands are worth to him, and how far that is known."""

    prices: Prices
    deviation: float
    error: float
    games: int


class Division(NamedTuple):
    """The cards to divide, the sizes of the lots, and both players."""

    pool: Cards
    size: int
    open_down: int
    rest_up: int
    money: int
    divider: Side
    chooser: Side


def judged_offers(view: State, budget: Budget, seed: int, watched: Sequence[Action] = ()) -> list[Judged]:
    """The best offers with their outcomes for the divider, and those that are watched."""
    division = studied(view, budget, seed)
    ranked = sorted(_candidates(division), key=lambda offer: -worth(division, offer))
    bribed = [more for offer in ranked[:BRIBED] for more in _bribes(division, offer)]
    ranked = sorted([*ranked, *bribed], key=lambda offer: -worth(division, offer))[:SHOWN]
    wanted = [action for action in watched if isinstance(action, Offer) and action in view.actions]
    offers = dict.fromkeys([*ranked, *wanted])
    return [(offer, outcome(division, offer), reply(division, offer)) for offer in offers]


def studied(view: State, budget: Budget, seed: int) -> Division:
    """Play the hands out for both players, each with half the budget."""
    table, game = view.table, view.game
    if table is None:
        raise AssertionError("nothing to divide")
    pool = tuple(sorted(table.pool))
    hands = hands_of(pool, game.hand, Random(seed))
    cards = unseen(view).cards
    sides = []
    for player, until in ((table.divider, 0.5), (table.chooser, 1.0)):
        seat = view._replace(player=player)
        tracks = {hand: Track([_prospect(seat, hand, 0, cards)]) for hand in hands}
        rich = Track([_prospect(seat, hands[0], DOLLARS, cards)])
        sides.append(_played(pool, tracks, rich, budget, until, seed))
    return Division(
        pool,
        game.hand,
        game.setting.facts.open_down,
        len(pool) // game.hand - 1,
        view.seat.money if game.bribes else 0,
        *sides,
    )


def _prospect(view: State, hand: Cards, money: int, cards: Cards) -> Prospect:
    return prospect(view, dealt(view, hand, money), cards)


def _played(
    pool: Cards, tracks: dict[Cards, Track], rich: Track, budget: Budget, until: float, seed: int
) -> Side:
    everybody = [*tracks.values(), rich]
    while True:
        games = budget.games(len(everybody), until)
        seed = (seed + STEP) & 0x3FFFFFFF
        for own in everybody:
            own.play(games, seed)
        budget.spend(games * len(everybody))
        if budget.used >= until:
            break
    first = next(iter(tracks.values()))
    found = prices(pool, {hand: own.mean for hand, own in tracks.items()}, rich.mean, first.mean)
    deviation = fmean(deviation_of(own.scores) for own in tracks.values())
    return Side(found, deviation, deviation / sqrt(len(first.scores)), len(first.scores))


def _candidates(division: Division) -> Iterator[Offer]:
    """All that can be hidden in the most promising divisions."""
    splits = [(chosen, less(division.pool, chosen)) for chosen in combinations(division.pool, division.size)]
    plain = sorted(splits, key=lambda split: -worth(division, next(_covered(division, *split))))[:SPLITS]
    for chosen, rest in plain:
        yield from _covered(division, chosen, rest)


def _covered(division: Division, chosen: Cards, rest: Cards) -> Iterator[Offer]:
    for down in combinations(chosen, division.open_down):
        for up in combinations(rest, division.rest_up):
            yield Offer(Lot(less(chosen, down), down), Lot(up, less(rest, up)))


def _bribes(division: Division, offer: Offer) -> Iterator[Offer]:
    for money in range(1, division.money + 1):
        yield Offer(offer.open._replace(money=money), offer.rest)
        yield Offer(offer.open, offer.rest._replace(money=money))


def takes_open(division: Division, offer: Offer) -> float:
    """How likely the chooser takes the open lot: he compares what he sees, a face-down card being an average one."""
    first, rest = (division.chooser.prices.look(lot, division.size) for lot in offer)
    return likely_taken(first - rest)


def reply(division: Division, offer: Offer) -> Reply:
    """The chooser's answer; money on the lot that is left comes back."""
    own, size = division.divider.prices, division.size
    return Reply(
        takes_open(division, offer),
        own.gain(offer.rest.cards, size) - own.dollar * offer.open.money,
        own.gain(offer.open.cards, size) - own.dollar * offer.rest.money,
    )


def worth(division: Division, offer: Offer) -> float:
    """The divider's expected score."""
    likely, left, taken = reply(division, offer)
    return likely * left + (1 - likely) * taken


def outcome(division: Division, offer: Offer) -> Outcome:
    """The divider's outcome over both replies."""
    likely, left, taken = reply(division, offer)
    between = likely * (1 - likely) * (left - taken) ** 2
    own = division.divider
    return Outcome(worth(division, offer), sqrt(own.deviation**2 + between), own.error, own.games)
