"""The best offers of all, and what any other costs.

There can be tens of thousands. Where they are too many to be played out, the prices of the strong bot
(``coach.bots.dividing``) say of each what it promises, and the most promising are played out. A bribe is meant to get a
lot taken: it is tried where that would leave the divider best, with the smallest sum that turns a reader's choice, and
a little more, which makes him surer.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import nlargest
from random import Random
from statistics import fmean
from typing import Final, NamedTuple, cast

from ...rules.actions import LOTS, Cards, Offer, combinations
from ...rules.actions import less as without
from ..bots.dividing import DOLLARS, Prices, Table, hands_of, offer_worth, prices
from .bribes import bribed, fair_bribe
from .figures import Figure, figure, less
from .laboratory import CHOOSERS, DOUBTER, READER, Laboratory, Split, checked, counted

PLAYED: Final = 24
"""Offers that are played out."""
BRIBED: Final = 4
"""Divisions to which money is added …"""
BRIBED_COVERS: Final = 2
"""… and ways to hide cards of each."""
MORE: Final = 2
"""Dollars above the fair bribe that are tried."""


class Survey(NamedTuple):
    """The offers of a division that were played out, the best first."""

    against: str
    """The chooser whose replies rank them."""
    splits: tuple[Split, ...]
    allowed: int
    """Offers that the rules allow, with all bribes."""
    priced: int
    """Offers of which at least the price was looked at."""

    @property
    def best(self) -> Split:
        """The best one."""
        return self.splits[0]


class Regret(NamedTuple):
    """What an offer costs compared with the best one that is known."""

    offer: Offer
    best: Offer
    cost: Figure


def survey(lab: Laboratory, against: str = READER, played: int = PLAYED) -> Survey:
    """The most promising offers, played out and ranked by what they leave the divider."""
    checked(against, "against", CHOOSERS)
    plain = lab.offers()
    offers = promising(lab, cast("Iterable[Offer]", plain), counted(played, "played"), len(plain))
    ranked = _ranked(lab, offers, against)
    game = lab.state.game
    if game.bribes:
        ranked = _ranked(lab, [*ranked, *_bribed(lab)], against)
    return Survey(
        against,
        tuple(lab.split(offer) for offer in ranked),
        len(lab.offers(lab.money if game.bribes else 0)),
        len(plain) + len(ranked) - len(offers),
    )


def promising(lab: Laboratory, offers: Iterable[Offer], most: int, count: int) -> list[Offer]:
    """All offers, or the best by their price where they are too many."""
    if count <= most:
        return list(offers)
    table = _priced(lab)
    return nlargest(most, offers, key=lambda offer: offer_worth(table, offer))


def _priced(lab: Laboratory) -> Table:
    """What single cards and a dollar are worth to both players."""
    options = lab.offers()
    hands = hands_of(lab.pool, options.size, Random(1))
    sides: list[Prices] = []
    for player in (lab.divider, lab.chooser):
        found = {hand: fmean(lab.trials.known(player, hand)) for hand in hands}
        richer = fmean(lab.trials.known(player, hands[0], DOLLARS))
        sides.append(prices(lab.pool, found, richer, found[hands[0]]))
    return Table(
        lab.pool, options.size, options.open_down, options.rest_up, 0, sides[0], sides[1], lab.rivalry
    )


def _ranked(lab: Laboratory, offers: Iterable[Offer], against: str) -> list[Offer]:
    """The best first; of equals, the one that is better against somebody who may be wrong."""

    def rank(offer: Offer) -> tuple[float, float, Offer]:
        return -fmean(lab.worth(offer, against)), -fmean(lab.worth(offer, DOUBTER)), offer

    return sorted(dict.fromkeys(offers), key=rank)


def _bribed(lab: Laboratory) -> Iterator[Offer]:
    """Offers with money on the lot that the divider would like to see taken."""
    for first, rest, lot in _wanted(lab):
        covers = list(lab.covers(first, rest))
        for cover in promising(lab, covers, BRIBED_COVERS, len(covers)):
            price = fair_bribe(lab, cover, lot).price
            if price:
                for money in range(price, min(price + MORE, lab.money) + 1):
                    yield bribed(cover, lot, money)


def _wanted(lab: Laboratory) -> list[tuple[Cards, Cards, str]]:
    """The divisions that would leave the divider best if a certain lot were taken, by prices."""
    table = _priced(lab)

    def standing(wish: tuple[Cards, Cards, str]) -> float:
        taken, left = wish[:2] if wish[2] == LOTS[0] else wish[1::-1]
        return table.divider.gain(left, table.size) - table.rivalry * table.chooser.gain(taken, table.size)

    splits = [(first, without(lab.pool, first)) for first in combinations(lab.pool, table.size)]
    return nlargest(BRIBED, ((*split, lot) for split in splits for lot in LOTS), key=standing)


def regret(lab: Laboratory, offer: Offer, found: Survey) -> Regret:
    """What an offer costs; nothing where it beats all those of the survey."""
    offer = lab.allowed(offer)
    best = found.best.offer
    own = lab.worth(offer, found.against)
    cost = figure(less(lab.worth(best, found.against), own))
    return Regret(offer, best, cost) if cost.mean > 0 else Regret(offer, offer, Figure(0.0, cost.error))
