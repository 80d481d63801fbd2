"""Paying for cells: the most that a stock buys, and the one cheapest payment for a number of cells."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

from .goods import GOLD, KINDS, NOTHING, Stock, add, bundle_of, changed

BIG: Final = 4
"""Kinds from which on a collection gives a cell for each kind beyond three."""
FREE_KINDS: Final = 3
SINGLE, PAIR, TRIPLE = 10, 4, 2
"""Of each kind in a collection of one, two and three kinds; it gives one cell."""
GOLD_PER_CELL: Final = 2
LISTED: Final = 12
"""Payments are listed for up to that many cells."""


class Payment(NamedTuple):
    """Collections, and cells at two gold each."""

    cells: int
    gold: int
    collections: tuple[Stock, ...]

    @property
    def spent(self) -> Stock:
        """All that is spent."""
        found = changed(NOTHING, GOLD, GOLD_PER_CELL * self.gold)
        for collection in self.collections:
            found = add(found, collection)
        return found

    def as_json(self) -> dict[str, Any]:
        """As the line protocol writes it."""
        return {
            "cells": self.cells,
            "gold": self.gold,
            "resources": sum(self.spent),
            "collections": [bundle_of(collection) for collection in self.collections],
        }


def most_cells(stock: Stock) -> int:
    """The most cells that a stock buys without conversion (ruling ``buy-maximum``).

    >>> most_cells((4, 3, 2, 2, 1, 0, 0, 0, 0, 0, 0))
    3
    """
    first, second, third, fourth = sorted(stock, reverse=True)[:BIG]
    big = sum(min(amount, fourth) for amount in stock) - FREE_KINDS * fourth
    return big + _most_small(first - fourth, second - fourth, third - fourth)


def _most_small(first: int, second: int, third: int) -> int:
    """The most collections of one to three kinds, largest amount first.

    Two of them that together could be two of three kinds are never better, so first those of three kinds, then those of
    the two larger kinds, then those of the largest.
    """
    triples = third // TRIPLE
    pairs = (second - TRIPLE * triples) // PAIR
    return triples + pairs + (first - TRIPLE * triples - PAIR * pairs) // SINGLE


def cheapest(stock: Stock, cells: int, *, gold: bool = False) -> Payment | None:
    """The payment for exactly that many cells; ``gold``: they may be paid with two gold each."""
    most_gold = min(cells, stock[GOLD] // GOLD_PER_CELL) if gold else 0
    found = []
    for by_gold in range(most_gold + 1):
        left = changed(stock, GOLD, -GOLD_PER_CELL * by_gold)
        collections = _collections(left, cells - by_gold)
        if collections is not None:
            found.append(Payment(cells, by_gold, collections))
    return max(found, key=lambda payment: _rank(stock, payment), default=None)


def _rank(stock: Stock, payment: Payment) -> tuple[int, list[int], Stock, int]:
    """Fewest resources, the evenest rest, earlier kinds, fewest cells for gold."""
    spent = payment.spent
    return -sum(spent), sorted(add(stock, spent, -1)), spent, -payment.gold


def _collections(stock: Stock, cells: int) -> tuple[Stock, ...] | None:
    """The cheapest collections for that many cells."""
    fourth = sorted(stock, reverse=True)[BIG - 1]
    for count in range(min(cells, fourth) + 1):
        if sum(min(amount, count) for amount in stock) - FREE_KINDS * count >= cells:
            return _dealt(_evenest(stock, cells + FREE_KINDS * count, count), count)
    spent = tuple(min(amount, fourth) for amount in stock)
    rest = cells - (sum(spent) - FREE_KINDS * fourth)
    small = _small(add(stock, spent, -1), rest)
    return None if small is None else (*_dealt(spent, fourth), *small)


def _evenest(stock: Stock, total: int, cap: int) -> Stock:
    """Take so many, at most ``cap`` of a kind, that the amounts left are as even as can be; earlier kinds first."""
    spent = [0] * len(KINDS)
    for _ in range(total):
        open_kinds = [kind for kind, amount in enumerate(stock) if spent[kind] < min(amount, cap)]
        spent[max(open_kinds, key=lambda kind: (stock[kind] - spent[kind], -kind))] += 1
    return tuple(spent)


def _dealt(spent: Stock, count: int) -> tuple[Stock, ...]:
    """Resources in the order of kinds, dealt one by one to that many collections."""
    collections = [[0] * len(KINDS) for _ in range(count)]
    dealt = 0
    for kind, amount in enumerate(spent):
        for _ in range(amount):
            collections[dealt % count][kind] += 1
            dealt += 1
    return tuple(map(tuple, collections))


# ---------------------------------------------------------------- collections of one to three kinds

_Counts = tuple[int, ...]
"""Collections abc, ab, ac, bc, a, b, c."""
_SMALL: Final = (
    (TRIPLE, TRIPLE, TRIPLE),
    (PAIR, PAIR, 0),
    (PAIR, 0, PAIR),
    (0, PAIR, PAIR),
    (SINGLE, 0, 0),
    (0, SINGLE, 0),
    (0, 0, SINGLE),
)
"""What each of them takes of a, b and c."""


def _small(stock: Stock, count: int) -> tuple[Stock, ...] | None:
    """That many collections out of at most three kinds."""
    kinds = [kind for kind, amount in enumerate(stock) if amount]
    amounts = [stock[kind] for kind in kinds] + [0] * (3 - len(kinds))
    chosen = _best_counts((amounts[0], amounts[1], amounts[2]), count)
    if chosen is None:
        return None
    found: list[Stock] = []
    for number, taken in zip(chosen, _SMALL, strict=True):
        spent = dict(zip(kinds, taken, strict=False))
        found += [tuple(spent.get(kind, 0) for kind in range(len(KINDS)))] * number
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def _best_counts(stock: tuple[int, int, int], count: int) -> _Counts | None:
    """How many of each; the earlier ones first where the same is spent."""
    if count > _most_small(*sorted(stock, reverse=True)):
        return None
    # The more collections of three and of two kinds, the cheaper: a sum of savings, tried from the highest.
    for saved in range(2 * count, -1, -1):
        found = [
            counts
            for triples in range(max(0, saved - count), saved // 2 + 1)
            for counts in _splits(stock, triples, saved - 2 * triples, count)
        ]
        if found:
            return max(found, key=lambda counts: _small_rank(stock, counts))
    return None


def _splits(stock: tuple[int, int, int], triples: int, pairs: int, count: int) -> Iterator[_Counts]:
    """Every way to have so many collections of three kinds, of two, and the rest of one."""
    singles = count - triples - pairs
    for ab in range(pairs + 1):
        for ac in range(pairs - ab + 1):
            rest = _left(stock, (triples, ab, ac, pairs - ab - ac))
            if min(rest) < 0:
                continue
            for a in range(min(singles, rest[0] // SINGLE) + 1):
                for b in range(min(singles - a, rest[1] // SINGLE) + 1):
                    if (singles - a - b) * SINGLE <= rest[2]:
                        yield triples, ab, ac, pairs - ab - ac, a, b, singles - a - b


def _left(stock: tuple[int, int, int], counts: _Counts) -> tuple[int, int, int]:
    first, second, third = (
        amount - sum(number * taken[place] for number, taken in zip(counts, _SMALL, strict=False))
        for place, amount in enumerate(stock)
    )
    return first, second, third


def _small_rank(stock: tuple[int, int, int], counts: _Counts) -> tuple[list[int], list[int], _Counts]:
    rest = _left(stock, counts)
    return sorted(rest), [-amount for amount in rest], counts


def buy(stock: Stock, most: Callable[[Stock], int] = most_cells) -> dict[str, Any]:
    """What a stock pays for without conversion."""
    cells = most(stock)
    listed = (cheapest(stock, number) for number in range(1, min(cells, LISTED) + 1))
    return {
        "cells": cells,
        "cheapest": [payment.as_json() for payment in listed if payment is not None],
        "one_more": {kind: most(changed(stock, place, 1)) - cells for place, kind in enumerate(KINDS)},
        "one_less": {
            kind: cells - most(changed(stock, place, -1)) for place, kind in enumerate(KINDS) if stock[place]
        },
    }
