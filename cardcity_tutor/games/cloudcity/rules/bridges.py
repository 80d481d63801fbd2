"""Which bridges may be built, and every reason against the others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from .city import Bridge, City, Square, between, bridge_of, distance, in_line, meet
from .tiles import LEVELS, LONGEST, Stock

MOST_PER_BUILDING = 2


def against(city: City, one: Square, other: Square, stock: Stock, *, taller_blocks: bool = True) -> list[str]:
    """Every reason against a bridge between two squares, sorted."""
    found = against_place(city, one, other, taller_blocks=taller_blocks)
    level = city.building(one)
    if city.carried[one] >= MOST_PER_BUILDING or city.carried[other] >= MOST_PER_BUILDING:
        found.append("two-per-building")
    if level is not None and level == city.building(other) and in_line(one, other):
        bridge = bridge_of(level, one, other)
        if bridge in city.bridges:
            found.append("twice")
        if any(
            bridge != standing and standing.level == level and meet(bridge, standing)
            for standing in city.bridges
        ):
            found.append("cross-same")
        if bridge.length <= LONGEST and stock[level][bridge.length - 1] < 1:
            found.append("stock")
    return sorted(found)


def against_place(city: City, one: Square, other: Square, *, taller_blocks: bool) -> list[str]:
    """The reasons that lie in the squares, whatever bridges stand or are left."""
    found = []
    low, high = city.building(one), city.building(other)
    if low is None or high is None:
        found.append("no-building")
    elif low != high:
        found.append("heights")
    if not in_line(one, other):
        found.append("diagonal")
        return found
    squares = list(between(one, other))
    if any(square not in city.squares for square in squares):
        found.append("gap")
    if distance(one, other) > LONGEST:
        found.append("too-long")
    if low is not None and low == high:
        heights = {LEVELS.index(level) for square in squares if (level := city.building(square))}
        own = LEVELS.index(low)
        if own in heights:
            found.append("over-same")
        if taller_blocks and any(height > own for height in heights):
            found.append("through-taller")
    return found


def culprits(city: City, one: Square, other: Square, reason: str) -> tuple[Square, ...]:
    """The squares at fault for a reason against a bridge, sorted: those in the way, the full ends, or both ends."""
    level = city.building(one)
    squares = list(between(one, other)) if in_line(one, other) else []
    found = {
        "no-building": [square for square in (one, other) if city.building(square) is None],
        "gap": [square for square in squares if square not in city.squares],
        "over-same": [square for square in squares if city.building(square) == level],
        "through-taller": [
            square
            for square in squares
            if level and LEVELS.find(city.squares.get(square, "")) > LEVELS.index(level)
        ],
        "two-per-building": [square for square in (one, other) if city.carried[square] >= MOST_PER_BUILDING],
    }
    if reason == "cross-same" and level:
        bridge = bridge_of(level, one, other)
        crossed = [
            standing for standing in city.bridges if standing.level == level and meet(bridge, standing)
        ]
        return tuple(
            sorted({square for standing in crossed if standing != bridge for square in standing[1:]})
        )
    return tuple(sorted(found.get(reason, (one, other))))


def pairs(city: City, level: str) -> list[Bridge]:
    """All pairs of buildings of that level in line."""
    return [
        Bridge(level, one, other)
        for one, other in combinations(city.buildings[level], 2)
        if in_line(one, other)
    ]


def legal(city: City, stock: Stock, *, taller_blocks: bool = True, levels: str = LEVELS) -> list[Bridge]:
    """The bridges that may be built now."""
    return [
        bridge
        for level in levels
        for bridge in pairs(city, level)
        if not against(city, bridge.start, bridge.end, stock, taller_blocks=taller_blocks)
    ]


def stock_after(box: Iterable[int], cities: Iterable[City]) -> dict[str, tuple[int, ...]]:
    """What is left of a box with so many bridges of each length, by level; less than 0 where there are too many."""
    numbers = tuple(box)
    used = Counter((bridge.level, bridge.length) for city in cities for bridge in city.bridges)
    return {
        level: tuple(number - used[level, length] for length, number in enumerate(numbers, 1))
        for level in LEVELS
    }


def without(stock: Stock, bridge: Bridge) -> dict[str, tuple[int, ...]]:
    """What is left after one more bridge was taken."""
    left = list(stock[bridge.level])
    left[bridge.length - 1] -= 1
    return {**stock, bridge.level: tuple(left)}
