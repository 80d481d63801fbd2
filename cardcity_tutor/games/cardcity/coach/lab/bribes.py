"""The fair bribe: money on a lot that makes the chooser hesitate between the two."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean
from typing import NamedTuple

from ...rules.actions import LOTS, Offer
from .figures import NOTHING, Figure, figure, less
from .laboratory import READER, SEER, Laboratory, checked


class Bribe(NamedTuple):
    """What it takes to make the chooser want a lot, in whole dollars."""

    lot: str
    chooser: str
    lag: Figure
    """How much less this lot draws him without money; below 0 where he wants it anyway."""
    too_little: int | None
    """The largest sum that does not turn him; none where he needs no money."""
    price: int | None
    """The smallest that does; none where all the divider's money does not."""
    money: int
    """What the divider owns."""
    allowed: bool
    """Whether the rules of this level know bribes."""
    offer: Offer
    """The offer with that money, or without any where none would do."""
    effect: Figure
    """What paying it does to the divider, compared with the offer without money."""


def fair_bribe(lab: Laboratory, offer: Offer, lot: str | None = None, chooser: str = READER) -> Bribe:
    """The price of making a lot wanted: that of the lot which is not, if none is named.

    Money on the offer is taken away first. At a level without bribes this is what one would cost.
    """
    checked(chooser, "chooser", (READER, SEER))
    seer = chooser == SEER
    plain = lab.allowed(bribed(offer, LOTS[0], 0))
    first, rest = lab.pulls(plain, seer=seer)
    if lot is None:
        lot = LOTS[fmean(first) > fmean(rest)]
    place = LOTS.index(checked(lot, "lot", LOTS))
    lag = figure(less(rest, first) if place == 0 else less(first, rest))

    def turned(money: int) -> bool:
        pulls = lab.pulls(bribed(plain, lot, money), seer=seer)
        return fmean(less(pulls[place], pulls[1 - place])) >= 0

    too_little, price = _bracket(turned, lab.money)
    effect = NOTHING
    if price:
        effect = figure(less(lab.worth(bribed(plain, lot, price), chooser), lab.worth(plain, chooser)))
    bribes = lab.state.game.bribes
    return Bribe(
        lot, chooser, lag, too_little, price, lab.money, bribes, bribed(plain, lot, price or 0), effect
    )


def bribed(offer: Offer, lot: str, money: int) -> Offer:
    """The same division with this money on a lot, and none on the other."""
    first, rest = (
        part._replace(money=money if name == lot else 0) for name, part in zip(LOTS, offer, strict=True)
    )
    return Offer(first, rest)


def _bracket(turned: Callable[[int], bool], most: int) -> tuple[int | None, int | None]:
    """The largest sum that is too little and the smallest that is enough, one dollar apart."""
    if turned(0):
        return None, 0
    if not turned(most):
        return most, None
    low, high = 0, most
    while high - low > 1:
        middle = (low + high) // 2
        if turned(middle):
            high = middle
        else:
            low = middle
    return low, high
