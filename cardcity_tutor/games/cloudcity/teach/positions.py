"""Fresh positions for exercises and puzzles, the same for the same seed."""

from __future__ import annotations

from random import Random
from typing import Any

from ..rules.bridges import legal, stock_after
from ..rules.city import City, first_city
from ..rules.needs import votes
from ..rules.notation import canonical, read_city
from ..rules.tiles import BRIDGES, TILES, turns
from .malrules import MALRULES, detected, found_at, right

KINDS = tuple(TILES)
TRIES = 400


def grown(
    chance: Random, tiles: int, bridges: int, kinds: tuple[str, ...] = KINDS, *, rectangle: bool = False
) -> tuple[City, tuple[int, int], tuple[int, int]]:
    """A city with so many tiles and at most so many bridges, moved to the origin; the cells of its first and last tile."""
    city, last = first_city(chance.choice(kinds)), (0, 0)
    for _ in range(tiles - 1):
        tile, last = chance.choice(kinds), chance.choice(city.free_cells(rectangle=rectangle))
        city = city.with_tile(tile, last, chance.choice(turns(tile)))
    top, left = (min(line) for line in zip(*city.cells, strict=True))
    city = city.moved(-2 * top, -2 * left)
    for _ in range(bridges):
        options = legal(city, stock_after(BRIDGES, [city]))
        if options:
            city = city.with_bridge(chance.choice(options))
    return city, (-top, -left), (last[0] - top, last[1] - left)


def position(chance: Random, tiles: int = 6, bridges: int = 4, *, map_: str = "square") -> dict[str, Any]:
    """A request about a random city, with a hand, and pairs to try."""
    city, start, last = grown(chance, tiles, bridges, rectangle=map_ == "rectangle")
    towers = sorted(square for squares in city.buildings.values() for square in squares)
    pairs = [chance.sample(towers, 2) for _ in range(6)]
    names = [f"{_name(one)}-{_name(other)}" for one, other in pairs]
    return {
        "ruleset": "cloudcity",
        "map": map_,
        "city": canonical(city),
        "hand": [chance.choice(KINDS)],
        "try": list(dict.fromkeys(names)),
        "start": list(start),
        "last": list(last),
    }


def _name(square: tuple[int, int]) -> str:
    return f"{chr(ord('a') + square[1])}{square[0] + 1}"


def provoking(malrule: str, chance: Random) -> dict[str, Any]:
    """A request to which somebody with that misconception answers wrongly, and nobody with another one alike if possible."""
    entry, shared = MALRULES[malrule], None
    for _ in range(TRIES):
        request = request_for(malrule, chance)
        true, bent = right(request, entry.at), found_at(entry.answer(request), entry.at)
        if true is not None and true != bent:
            if detected(request, entry.at, bent) == [entry]:
                return request
            shared = shared or request
    if shared is None:
        raise LookupError(malrule)
    return shared


def request_for(malrule: str, chance: Random) -> dict[str, Any]:
    """A request by chance, in which somebody with that misconception may err."""
    entry = MALRULES[malrule]
    if malrule == "must-build":
        return {
            "ruleset": "cloudcity",
            "game": {"players": 2},
            "seed": chance.randrange(1000),
            "played": chance.choice((3, 5, 7, 9)),
        }
    crowded = entry.card == "crossings"
    tiles, bridges = (9, 14) if crowded else (chance.randint(4, 8), chance.choice((2, 5, 8)))
    request = position(chance, tiles, bridges)
    if malrule == "stock-ignored":
        request["stock"] = {level: [chance.choice((0, 2)) for _ in range(5)] for level in "RFS"}
    if entry.card:
        request["needs"] = [entry.card]
    if entry.at == ("table",):
        return _tied(request, malrule, chance)
    return request


def _tied(request: dict[str, Any], malrule: str, chance: Random) -> dict[str, Any]:
    """The same request with a second city; for ties of totals one of equal votes is looked for."""
    own = votes(read_city(request["city"]).city)["total"]
    for _ in range(TRIES):
        other, _, _ = grown(chance, chance.randint(4, 8), chance.choice((2, 5, 8)))
        if malrule == "lead-tie-six" or votes(other)["total"] == own:
            return request | {"others": [canonical(other)]}
    return request
