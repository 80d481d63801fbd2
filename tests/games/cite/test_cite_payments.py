"""Payments, conversions and legal places of Cité against slow ways to the same answers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from cardcity_tutor.games.cite.rules.best_conversion import market_cells, most_converted
from cardcity_tutor.games.cite.rules.buildings import BUILDINGS, SHAPES, Building, facings
from cardcity_tutor.games.cite.rules.conversion import Conversions
from cardcity_tutor.games.cite.rules.goods import GOLD, KINDS, Stock, add, stock_of
from cardcity_tutor.games.cite.rules.inspection import inspect
from cardcity_tutor.games.cite.rules.notation import read_map
from cardcity_tutor.games.cite.rules.payment import cheapest, most_cells
from cardcity_tutor.games.cite.rules.position import empty_position
from cardcity_tutor.games.cite.rules.way import Way

AMOUNTS = {1: 10, 2: 4, 3: 2}
MOST = {1: 40, 2: 18, 3: 10, 4: 6, 5: 4}
"""The largest amounts that are tried, by the number of kinds."""


def some_stock(chance: Random) -> Stock:
    count = chance.randint(1, len(MOST))
    kinds = chance.sample(range(len(KINDS)), count)
    if chance.random() < 0.5:
        kinds[0] = GOLD
    return stock_of({KINDS[kind]: chance.randint(1, MOST[count]) for kind in kinds})


def collections_of(stock: Stock) -> list[tuple[int, Stock]]:
    held = [kind for kind, amount in enumerate(stock) if amount]
    return [
        (
            max(1, size - 3),
            tuple(AMOUNTS.get(size, 1) if kind in chosen else 0 for kind in range(len(KINDS))),
        )
        for size in range(1, len(held) + 1)
        for chosen in combinations(held, size)
    ]


def all_payments(stock: Stock) -> set[tuple[int, Stock]]:
    """Every sum of collections out of a stock, with the cells it gives."""
    none = (0, stock_of({}))
    found, new = {none}, [none]
    choices = collections_of(stock)
    while new:
        cells, spent = new.pop()
        for gained, collection in choices:
            after = (cells + gained, add(spent, collection))
            if after not in found and min(add(stock, after[1], -1)) >= 0:
                found.add(after)
                new.append(after)
    return found


@pytest.mark.parametrize("gold", [False, True])
@pytest.mark.parametrize("seed", range(25))
def test_payments_are_the_best_of_all(seed: int, *, gold: bool) -> None:
    stock = some_stock(Random(seed))
    found = all_payments(stock)
    assert most_cells(stock) == max(cells for cells, _ in found)
    best: dict[int, tuple[int, list[int], Stock, int]] = {}
    for cells, spent in found:
        for by_gold in range((stock[GOLD] - spent[GOLD]) // 2 + 1 if gold else 1):
            total = add(spent, stock_of({"gold": 2 * by_gold}))
            rank = (-sum(total), sorted(add(stock, total, -1)), total, -by_gold)
            best[cells + by_gold] = max(best.get(cells + by_gold, rank), rank)
    for cells in range(1, 10):
        payment = cheapest(stock, cells, gold=gold)
        assert (payment is not None) == (cells in best)
        if payment is None:
            continue
        spent = payment.spent
        assert (-sum(spent), sorted(add(stock, spent, -1)), spent, -payment.gold) == best[cells]
        sizes = [sum(map(bool, collection)) for collection in payment.collections]
        assert sum(max(1, size - 3) for size in sizes) + payment.gold == cells
        for size, collection in zip(sizes, payment.collections, strict=True):
            assert set(collection) - {0} == {AMOUNTS.get(size, 1)}


def test_collections_are_listed_in_order() -> None:
    stock = stock_of({"wood": 6, "stone": 6, "metal": 6, "gold": 10})
    payment = cheapest(stock, 5)
    assert payment is not None
    sizes = [sum(map(bool, collection)) for collection in payment.collections]
    assert sizes == sorted(sizes, reverse=True)


@pytest.mark.parametrize(
    ("bundle", "cells"),
    [
        ({"wood": 10}, 1),
        ({"wood": 4, "stone": 4}, 1),
        ({"wood": 7, "gold": 1}, 0),
        ({"wood": 2, "stone": 2, "metal": 2}, 1),
        *[(dict.fromkeys(KINDS[:count], 1), count - 3) for count in range(4, 12)],
        ({"wood": 6, "stone": 1, "metal": 1, "cloth": 1}, 1),
        ({**dict.fromkeys(KINDS, 1), "wood": 11}, 9),
    ],
)
def test_the_cost_table(bundle: dict[str, int], cells: int) -> None:
    stock = stock_of(bundle)
    assert most_cells(stock) == cells
    assert cheapest(stock, cells + 1) is None


# ---------------------------------------------------------------- conversions


def exchanged(stock: Stock) -> Iterator[Stock]:
    """What one exchange at the market makes of a stock; kinds are worth the same, so they are sorted."""
    for given in combinations_with_replacement([kind for kind, amount in enumerate(stock) if amount], 4):
        left = list(stock)
        for kind in given:
            left[kind] -= 1
        if min(left) < 0:
            continue
        for kind in range(len(KINDS)):
            yield tuple(sorted((*left[:kind], left[kind] + 1, *left[kind + 1 :])))


@pytest.mark.parametrize("seed", range(12))
def test_the_market_is_used_best(seed: int) -> None:
    chance = Random(seed)
    amounts = [0] * len(KINDS)
    for _ in range(chance.randint(4, 15)):
        amounts[int(chance.random() ** 2 * len(KINDS))] += 1
    found, new = {tuple(sorted(amounts))}, [tuple(sorted(amounts))]
    while new:
        for after in exchanged(new.pop()):
            if after not in found:
                found.add(after)
                new.append(after)
    assert market_cells(tuple(amounts)) == max(map(most_cells, found))


MAPS = (
    "0:glazier@-1,-2h 0:locksmith@-2,-2h 0:joiner@-3,-2h",
    "0:inn@-2,-2 0:glazier@-3,-2h 0:locksmith@-4,-2h 0:joiner@-2,-3v 0:flea@-1,-3",
    "0:inn@-2,-2 0:glazier@-3,-2h 0:joiner@-2,-3v 0:flea@-1,-4 0:market@-4,-4",
    "0:flea@-1,-1 0:market@-3,-2 0:locksmith@-4,-2h",
)


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("direction", ["gold", "to-gold", "both"])
@pytest.mark.parametrize("text", MAPS)
def test_workshops_and_flea_market_are_used_best(text: str, direction: str, seed: int) -> None:
    chance = Random(seed)
    position = empty_position(Way(rulings=(("flea-direction", direction),)), read_map(text, 4))
    tools = Conversions(position, 0)
    stock = tuple(chance.choice((0, 1, 2, 4)) for _ in KINDS)
    value = market_cells if tools.market else most_cells
    found, new = {(stock, tools.flea)}, [(stock, tools.flea)]
    while new:
        here, flea = new.pop()
        after = {(there, flea) for there in tools.after_workshops(here)}
        if flea:
            after |= {(there, False) for there in tools.after_flea(here)}
        new += after - found
        found |= after
    assert most_converted(tools, stock) == max(value(there) for there, _ in found)


# ---------------------------------------------------------------- places


def letters(building: Building) -> set[tuple[int, int]]:
    """The cells of a building, counted anew."""
    shape = SHAPES[building.kind]
    rows, columns = (shape.columns, 1) if building.facing == "v" else (shape.rows, shape.columns)
    cells = {
        (building.row + down, building.column + right) for down in range(rows) for right in range(columns)
    }
    return cells - {(building.row + 1, building.column + 1)} if building.kind == "square" else cells


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0:mill@-2,-2 1:small@-1,0",
        "0:square@-3,-3 1:manufacture@-3,0 0:paved@-4,-3h",
        "0:paved@-1,-3h 1:square@-3,0 3:manufacture@0,-3 0:small@-2,-1",
    ],
)
@pytest.mark.parametrize("kind", ["small", "joiner", "paved", "guild", "manufacture", "square"])
def test_legal_places_are_those_of_all_places(text: str, kind: str) -> None:
    buildings = read_map(text, 4)
    found = inspect({"ruleset": "cite", "map": text, "level": "grand", "build": [kind]})["legal"][kind]
    covered = {cell: building for building in buildings for cell in letters(building)}
    own = {cell for cell, building in covered.items() if building.owner == 0}

    def sides(cells: set[tuple[int, int]]) -> set[tuple[int, int]]:
        return {
            (row + down, column + right)
            for row, column in cells
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
        } - cells

    slow = []
    for row in range(-12, 4):
        for column in range(-12, 4):
            for facing in facings(kind):
                cells = letters(Building(0, kind, row, column, facing))
                if any(row >= 0 or column >= 0 for row, column in cells) or cells & covered.keys():
                    continue
                if not (sides(cells) & own if own else (-1, -1) in cells):
                    continue
                near = {covered[cell] for cell in sides(cells) if cell in covered}
                for street in [building for building in near if building.kind == "paved"]:
                    near |= {covered[cell] for cell in sides(letters(street)) if cell in covered}
                discount = 2 * sum(building.kind == "manufacture" for building in near)
                gold = any(building.kind == "square" for building in near)
                slow.append([row, column, facing, max(1, SHAPES[kind].size - discount), gold])
    if any(building.owner == 0 and building.kind == kind for building in buildings) and kind != "small":
        slow = []
    assert found == sorted(slow)
    assert kind in BUILDINGS
