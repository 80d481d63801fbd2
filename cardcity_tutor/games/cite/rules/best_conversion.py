"""The most cells that a stock buys after workshops, the flea market at most once, and then the market."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from .conversion import MARKET_GIVES, Conversions
from .goods import GOLD, KINDS, Stock, changed
from .payment import BIG, FREE_KINDS, PAIR, SINGLE, TRIPLE, most_cells

MAX_BOXES: Final = 3000
"""Where a search ends with the best that was found. Stocks of a table need fewer; hundreds of resources may need more."""
Uses = tuple[int, ...]
"""How often each workshop is used."""
Workshop = tuple[int, int, int, int]
"""The places of its two inputs and of its product, and products each time."""


def most_converted(tools: Conversions, stock: Stock) -> int:
    """The figure ``convert.cells`` of the line protocol."""
    best: dict[tuple[int, int, int], int] = {}
    for first, second, product, number in tools.workshops.values():
        best[first, second, product] = max(number, best.get((first, second, product), 0))
    workshops = tuple((*inputs, number) for inputs, number in sorted(best.items()))
    value = market_cells if tools.market else most_cells
    found = _search(workshops, value, {stock}, 0)
    if tools.flea and tools.direction != "to-gold":
        found = _search(workshops, value, tools.bought_for_gold(stock), found)
    if tools.flea and tools.direction != "gold":
        found = _search(workshops, value, {stock}, found, tools.sold_for_gold)
    return found


def _search(
    workshops: tuple[Workshop, ...],
    value: Callable[[Stock], int],
    starts: set[Stock],
    best: int,
    exchanges: Callable[[Stock], set[Stock]] | None = None,
) -> int:
    """The most cells that any number of uses of each workshop leads to from one of these stocks, if more than ``best``.

    ``exchanges`` lists what one resource sold for gold makes of a stock, when the workshops are done.

    Uses are searched in boxes. More resources never buy less, so the raw goods of the least uses together with the products
    of the most uses bound what a box can reach; the box with the highest bound is split first.
    """
    count = 0
    heap: list[tuple[int, int, Stock, Uses, Uses]] = []

    def add_box(stock: Stock, least: Uses, most: Uses) -> None:
        nonlocal best, count
        left = list(stock)
        for (first, second, _, _), uses in zip(workshops, least, strict=True):
            left[first] -= uses
            left[second] -= uses
        if min(left) < 0:
            return
        most = tuple(
            min(high, low + left[first], low + left[second])
            for (first, second, _, _), low, high in zip(workshops, least, most, strict=True)
        )
        made = _with_products(left, workshops, most)
        bound = value(made if exchanges is None else changed(made, GOLD, 1))
        if bound <= best:
            return
        made = _with_products(left, workshops, least)
        best = max(best, value(made), *map(value, exchanges(made) if exchanges else ()))
        count += 1
        if bound > best:
            heappush(heap, (-bound, count, stock, least, most))

    for stock in starts:
        limits = tuple(min(stock[first], stock[second]) for first, second, _, _ in workshops)
        add_box(stock, (0,) * len(workshops), limits)
    while heap and count < MAX_BOXES:
        bound, _, stock, least, most = heappop(heap)
        if -bound <= best:
            break
        for part_least, part_most in _halves(least, most):
            add_box(stock, part_least, part_most)
    return best


def _with_products(left: list[int], workshops: tuple[Workshop, ...], uses: Uses) -> Stock:
    found = left.copy()
    for (_, _, product, number), times in zip(workshops, uses, strict=True):
        found[product] += number * times
    return tuple(found)


def _halves(least: Uses, most: Uses) -> Iterator[tuple[Uses, Uses]]:
    """A box cut in two along its longest edge."""
    place = max(range(len(least)), key=lambda number: most[number] - least[number])
    middle = (least[place] + most[place]) // 2
    yield (*least[:place], middle + 1, *least[place + 1 :]), most
    yield least, (*most[:place], middle, *most[place + 1 :])


@lru_cache(maxsize=1 << 14)
def market_cells(stock: Stock) -> int:
    """The most cells that a stock buys after any number of market exchanges.

    With t collections of four or more kinds a market fills one gap below t with four resources above t, which is cheaper
    than any small collection. So those are used only where no gap is left.
    """
    total = sum(stock)
    amounts = sorted(stock)
    low, below = 0, 0
    # With so many kinds below t, no gap is left while (11 + 3 × kinds) × t ≤ total + 3 × what they hold.
    for kinds, amount in enumerate((*amounts, total)):
        low = (total + 3 * below) // (len(KINDS) + 3 * kinds)
        if low < amount:
            break
        below += amount
    inside = sum(min(amount, low) for amount in amounts)
    rest = total - inside - MARKET_GIVES * (len(KINDS) * low - inside)
    third, second, first = (max(0, amount - low) for amount in amounts[1 - BIG :])
    best = (len(KINDS) - FREE_KINDS) * low + _most_small_of(rest, (first, second, third))
    for count in {low + 1, max(low + 1, amounts[-BIG])}:
        held = sum(min(amount, count) for amount in amounts)
        best = max(best, held + (total - held) // MARKET_GIVES - FREE_KINDS * count)
    return best


_COSTS: Final = (3 * TRIPLE, 2 * PAIR, SINGLE)


def _most_small_of(rest: int, amounts: tuple[int, int, int]) -> int:
    """The most collections of one to three kinds that spend no more than ``rest`` of these amounts, largest first."""
    best = 0
    for triples in range(min(amounts[2] // TRIPLE, rest // _COSTS[0]) + 1):
        for pairs in range((amounts[1] - TRIPLE * triples) // PAIR + 1):
            left = rest - _COSTS[0] * triples - _COSTS[1] * pairs
            if left < 0:
                break
            singles = min(left, amounts[0] - TRIPLE * triples - PAIR * pairs) // SINGLE
            best = max(best, triples + pairs + singles)
    return best
