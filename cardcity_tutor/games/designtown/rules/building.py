"""The building phase: prices, what an action needs, and the best set of actions that the coins of a turn can pay."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from .cards import BACKS, FRONTS, PILES, RECYCLABLE, UPGRADABLE, Cards, Supply, with_card, without_card
from .sums import Sums
from .table import Gain, Table
from .way import Way

BUYABLE: Final = tuple(sorted(PILES))
ACTIONS: Final = (
    *(f"buy {face}" for face in BUYABLE),
    *(f"buy+upgrade {face}" for face in BUYABLE),
    *(f"upgrade {face}" for face in sorted(UPGRADABLE)),
)
"""The actions that have a price, sorted."""

Prices = dict[str, dict[str, int]]


class Plan(NamedTuple):
    """A set of building actions, what it costs and what it is worth."""

    actions: tuple[str, ...] = ()
    price: int = 0
    value: int = 0


class RecyclingPlan(NamedTuple):
    """Cards to recycle first, the best set then, and its worth less what the recycled cards lose."""

    recycle: Cards
    plan: Plan
    net: int


def prices(table: Table, cut: int) -> Prices:
    """What each face costs now, by the kind of action."""
    tax = {face: max(0, (table[face].tax or 0) - cut) for face in sorted(UPGRADABLE)}
    cost = {face: table[face].cost or 0 for face in BUYABLE}
    return {"buy": cost, "upgrade": tax, "buy+upgrade": {face: cost[face] + tax[face] for face in BUYABLE}}


def price_of(table: Table, cut: int, action: str) -> int:
    """The price of one of ``ACTIONS``."""
    kind, face = action.split()
    return prices(table, cut)[kind][face]


def excess(sums: Sums, actions: tuple[str, ...]) -> int:
    """How many actions of this list are beyond the extra ones of the turn; one is everybody's."""
    kinds = [action.split()[0] for action in actions]
    return (
        max(0, kinds.count("buy") - sums.buys)
        + max(0, kinds.count("upgrade") - sums.upgrades)
        + kinds.count("buy+upgrade")
    )


def best_plan(way: Way, sums: Sums, discard: Cards, supply: Supply, done: tuple[str, ...] = ()) -> Plan:
    """The most worthy set of actions, then the cheapest, the shortest, the first in order.

    ``sums.coins`` are those still to spend; ``done`` are the actions already taken this turn.
    """
    kinds = [action.split()[0] for action in done]
    free = excess(sums, done) == 0
    return _best(
        way,
        sums.coins,
        (max(0, sums.buys - kinds.count("buy")), max(0, sums.upgrades - kinds.count("upgrade")), free),
        sums.cut,
        tuple(discard.count(face) for face in sorted(UPGRADABLE)),
        supply,
    )


def recycling_sets(discard: Cards) -> Iterator[Cards]:
    """All sets of cards of a discard that can be recycled, the empty one first."""
    sets: list[Cards] = [()]
    for face in RECYCLABLE:
        sets = [(*found, *(face,) * count) for found in sets for count in range(discard.count(face) + 1)]
    return iter(sets)


def recycled_worth(table: Table, cards: Cards) -> int:
    """What cards lose by being turned front up."""
    return sum(table[face].worth - table[FRONTS[face]].worth for face in cards)


def turned(discard: Cards, recycled: Cards) -> Cards:
    """A discard with those of its cards turned front up."""
    for face in recycled:
        discard = with_card(without_card(discard, face), FRONTS[face])
    return discard


def best_recycling_plan(way: Way, sums: Sums, discard: Cards, supply: Supply) -> RecyclingPlan:
    """The best set of actions if any cards may be recycled first; fewest recycled cards on a tie, then the first list."""
    best: RecyclingPlan | None = None
    for recycled in sorted(recycling_sets(discard), key=lambda cards: (len(cards), cards)):
        gained = sums
        for face in recycled:
            gained = gained.recycle(way.table[face].recycle or Gain())
        plan = best_plan(way, gained, turned(discard, recycled), supply)
        net = plan.value - recycled_worth(way.table, recycled)
        if best is None or net > best.net:
            best = RecyclingPlan(recycled, plan, net)
    assert best is not None  # noqa: S101 (the empty set is one of them)
    return best


# ---------------------------------------------------------------- the search

# A set of actions is one whole number that grows with its rank: worth first, then low price, then few actions, then many
# of the first action in order, of the second and so on. Sets that share no pile and no card of the discard can then be
# ranked apart and added.
_COUNT_BITS: Final = 6
_RANK = {action: (len(ACTIONS) - 1 - place) * _COUNT_BITS for place, action in enumerate(ACTIONS)}
_FEWER: Final = 1 << len(ACTIONS) * _COUNT_BITS
_CHEAPER: Final = _FEWER << 8
_WORTHIER: Final = _CHEAPER << 24
_MOST: Final = (1 << _COUNT_BITS) - 1
"""Of one action in a set; the box has fewer cards of a kind."""

_Left = tuple[int, int, int, int]
"""Plain purchases, plain upgrades and coins that are left, and how many plants were made."""


class _Part(NamedTuple):
    """Actions on one kind of card: what they use up, and their rank."""

    buys: int
    upgrades: int
    price: int
    plants: int
    rank: int


def _rank(action: str, count: int, price: int, worth: int) -> int:
    return count * (worth * _WORTHIER - price * _CHEAPER - _FEWER + (1 << _RANK[action]))


@lru_cache(maxsize=1 << 16)
def _best(
    way: Way, coins: int, extra: tuple[int, int, bool], cut: int, upgradable: tuple[int, ...], supply: Supply
) -> Plan:
    """The best set, over all uses of the one action that everybody has."""
    buys, upgrades, free = extra
    costs = prices(way.table, cut)
    discard = dict(zip(sorted(UPGRADABLE), upgradable, strict=True))
    piles = dict(zip(PILES, supply, strict=True))
    # Alone, whoever takes the last card of the supply has lost.
    most_taken = sum(supply) - 1 if way.solo else sum(supply)
    best = _search(way, (min(buys, most_taken), upgrades, coins, 0), 0, discard, piles, costs)
    if free:
        for left in (
            (min(buys + 1, most_taken), upgrades, coins, 0),
            (min(buys, most_taken), upgrades + 1, coins, 0),
        ):
            best = max(best, _search(way, left, 0, discard, piles, costs))
        for face in BUYABLE:
            price = costs["buy+upgrade"][face]
            if piles[face] and price <= coins and most_taken:
                rank = _rank(f"buy+upgrade {face}", 1, price, way.table[BACKS[face]].worth)
                left = (
                    min(buys, most_taken - 1),
                    upgrades,
                    coins - price,
                    int(face == "F" and way.purchase_triggers),
                )
                rest = {**piles, face: piles[face] - 1}
                best = max(best, _search(way, left, rank, discard, rest, costs))
    return _plan(best, costs)


def _search(
    way: Way, start: _Left, rank: int, discard: Mapping[str, int], piles: Mapping[str, int], costs: Prices
) -> int:
    """The highest rank of a set of plain purchases and upgrades within what is left."""
    found = {start: rank}
    for face in PILES:
        after: dict[_Left, int] = {}
        for (buys, upgrades, coins, plants), before in found.items():
            for part in _parts(way.table, face, (buys, upgrades, coins), discard[face], piles[face], costs):
                left = (buys - part.buys, upgrades - part.upgrades, coins - part.price, plants + part.plants)
                after[left] = max(after.get(left, before + part.rank), before + part.rank)
        found = after
    return max(
        before + _homes(way.table, left, discard["R"], discard["A"], costs) for left, before in found.items()
    )


def _parts(
    table: Table, face: str, left: tuple[int, int, int], lying: int, pile: int, costs: Prices
) -> Iterator[_Part]:
    """Every number of purchases and upgrades of one kind; what was just bought can be upgraded."""
    buys, upgrades, coins = left
    cost, tax = costs["buy"][face], costs["upgrade"][face]
    gained = table[BACKS[face]].worth - table[face].worth
    for bought in range(min(buys, pile) + 1):
        for upgraded in range(min(upgrades, lying + bought) + 1):
            price = bought * cost + upgraded * tax
            if price > coins:
                break
            rank = _rank(f"buy {face}", bought, cost, table[face].worth)
            rank += _rank(f"upgrade {face}", upgraded, tax, gained)
            yield _Part(bought, upgraded, price, upgraded if face == "F" else 0, rank)


def _homes(table: Table, left: _Left, homes: int, apartments: int, costs: Prices) -> int:
    """The highest rank of upgrades of homes and apartments; each plant also sends an apartment away, if one lies there."""
    _, upgrades, coins, plants = left
    ranks = []
    for home in range(min(upgrades, homes) + 1):
        for sent in range(min(upgrades - home, apartments + home) + 1):
            if home * costs["upgrade"]["R"] + sent * costs["upgrade"]["A"] > coins:
                break
            # Plants that come last find the most apartments, those that come first the fewest.
            lying = apartments + home - sent if table["A"].worth < 0 else max(0, apartments - sent)
            rank = _rank("upgrade R", home, costs["upgrade"]["R"], table["A"].worth - table["R"].worth)
            rank += _rank("upgrade A", sent, costs["upgrade"]["A"], -table["A"].worth)
            ranks.append(rank - min(plants, lying) * table["A"].worth * _WORTHIER)
    return max(ranks)


def _plan(rank: int, costs: Prices) -> Plan:
    """The set that has this rank."""
    actions: list[str] = []
    price = 0
    for action in ACTIONS:
        count = rank >> _RANK[action] & _MOST
        kind, face = action.split()
        actions += [action] * count
        price += count * costs[kind][face]
    worth = rank + price * _CHEAPER + len(actions) * _FEWER
    return Plan(tuple(actions), price, worth // _WORTHIER)
