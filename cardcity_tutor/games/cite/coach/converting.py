"""A quick way of converting: one step after another, each the best at the moment. A search would find a little more."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from ..rules.best_conversion import market_cells
from ..rules.conversion import Conversions
from ..rules.goods import KINDS, NOTHING, Stock, add, changed
from ..rules.listing import market_gifts
from ..rules.payment import most_cells

MOST_STEPS: Final = 12
HARMONIC: Final = [sum(1 / number for number in range(1, count + 1)) for count in range(1000)]
VARIETY: Final = 0.05
"""Worth of a first resource of a kind while steps are compared."""


class Conversion(NamedTuple):
    """One use of a workshop, of the flea market or of the market, and the stock after it."""

    tool: str
    """The token of the workshop, ``flea`` or ``market``."""
    give: Stock
    get: Stock
    after: Stock


@lru_cache(maxsize=1 << 16)
def cells_of(stock: Stock) -> int:
    """The most cells without conversion."""
    return most_cells(stock)


def variety(stock: Stock) -> float:
    """One for each first resource of a kind, half of it for each second, and so on."""
    return sum(HARMONIC[amount] for amount in stock)


def steps(tools: Conversions, stock: Stock, *, flea: bool) -> Iterator[Conversion]:
    """Each single conversion."""
    for token, (first, second, product, number) in tools.workshops.items():
        if stock[first] and stock[second]:
            give = changed(changed(NOTHING, first, 1), second, 1)
            get = changed(NOTHING, product, number)
            yield Conversion(token, give, get, add(add(stock, give, -1), get))
    if flea:
        for after in sorted(tools.after_flea(stock)):
            change = add(after, stock, -1)
            if any(change):
                give, get = (changed(NOTHING, change.index(by), 1) for by in (-1, 1))
                yield Conversion("flea", give, get, after)
    if tools.market:
        for gift in market_gifts(stock):
            left = add(stock, gift, -1)
            if min(left) >= 0:
                yield from (
                    Conversion("market", gift, get, add(left, get))
                    for kind in range(len(KINDS))
                    if not left[kind]
                    for get in (changed(NOTHING, kind, 1),)
                )


def converted(tools: Conversions, stock: Stock) -> tuple[int, list[Conversion]]:
    """The cells that a stock buys, and the steps before it pays."""
    if not tools.workshops and not tools.market and not tools.flea:
        return cells_of(stock), []
    path: list[Conversion] = []
    flea, here = tools.flea, stock
    best, length = cells_of(stock), 0

    def rank(after: Stock) -> float:
        cells = market_cells(after) if tools.market else cells_of(after)
        return cells + VARIETY * variety(after)

    value = rank(here)
    for _ in range(MOST_STEPS):
        chosen = max(steps(tools, here, flea=flea), key=lambda step: rank(step.after), default=None)
        if chosen is None or rank(chosen.after) <= value:
            break
        path.append(chosen)
        here, value = chosen.after, rank(chosen.after)
        flea = flea and chosen.tool != "flea"
        if cells_of(here) > best:
            best, length = cells_of(here), len(path)
    return best, path[:length]
