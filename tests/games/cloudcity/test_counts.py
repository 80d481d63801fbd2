"""Counts at depth: the number of ways to play the first tiles, as the protocol's page gives them."""

from __future__ import annotations

import pytest

from cardcity_tutor.games.cloudcity.rules.bridges import legal, stock_after
from cardcity_tutor.games.cloudcity.rules.city import Bridge, City, Square, first_city, meet
from cardcity_tutor.games.cloudcity.rules.tiles import BRIDGES, LEVELS, turns


def sets(city: City) -> list[City]:
    """The city with every set of further bridges that can stand together."""
    found = [city]
    for bridge in legal(city, stock_after(BRIDGES, [city])):
        found += [
            now.with_bridge(bridge)
            for now in found
            if bridge in legal(now, stock_after(BRIDGES, [now]), levels=bridge.level)
        ]
    return found


def count_sets(city: City) -> int:
    """How many sets there are: the product over the levels, which do not hinder each other."""
    number, stock = 1, stock_after(BRIDGES, [city])
    for level in LEVELS:
        options = legal(city, stock, levels=level)
        number *= _together(options, dict(city.carried), list(stock[level]), ())
    return number


def _together(
    options: list[Bridge], carried: dict[Square, int], left: list[int], chosen: tuple[Bridge, ...]
) -> int:
    if not options:
        return 1
    bridge, *rest = options
    number = _together(rest, carried, left, chosen)
    fits = left[bridge.length - 1] and not any(meet(bridge, other) for other in chosen)
    if fits and all(carried.get(square, 0) < 2 for square in (bridge.start, bridge.end)):
        after = carried | {square: carried.get(square, 0) + 1 for square in (bridge.start, bridge.end)}
        less = [count - (length == bridge.length) for length, count in enumerate(left, 1)]
        number += _together(rest, after, less, (*chosen, bridge))
    return number


def counts(start: str, tiles: list[str], *, rectangle: bool) -> list[int]:
    """The number of ways to play after each tile; the sets after the last one are only counted."""
    cities, found = [first_city(start)], []
    for place, tile in enumerate(tiles):
        grown = [
            city.with_tile(tile, cell, rotation)
            for city in cities
            for cell in city.free_cells(rectangle=rectangle)
            for rotation in turns(tile)
        ]
        found.append(sum(map(count_sets, grown)))
        if place + 1 < len(tiles):
            cities = [city for one in grown for city in sets(one)]
            assert len(cities) == found[-1]
    return found


DEPTHS = [
    ("RFd", "RRa FSd SSa", False, [56, 3840, 599040]),
    ("RFd", "RRa FSd SSa", True, [56, 3840, 678912]),
    ("FSd", "SSd FFa RSa", False, [16, 1584, 174384]),
    ("FSd", "SSd FFa RSa", True, [16, 1584, 194448]),
    ("RFa", "RRd FFd FRa", False, [14, 400, 41780]),
    ("RFa", "RRd FFd FRa", True, [14, 400, 47498]),
]


@pytest.mark.parametrize(("start", "tiles", "rectangle", "expected"), DEPTHS)
def test_counts_at_depth_two(start: str, tiles: str, rectangle: bool, expected: list[int]) -> None:
    assert counts(start, tiles.split()[:2], rectangle=rectangle) == expected[:2]


@pytest.mark.parametrize(("start", "tiles", "rectangle", "expected"), DEPTHS[4:])
def test_counts_at_depth_three(start: str, tiles: str, rectangle: bool, expected: list[int]) -> None:
    assert counts(start, tiles.split(), rectangle=rectangle) == expected
