"""Fresh positions for exercises and puzzles, the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from ..rules.buildings import CRAFTS, SHAPES, Building, facings
from ..rules.cards import COPIES
from ..rules.city import City
from ..rules.goods import KINDS
from ..rules.placing import Site
from ..rules.position import Position, empty_position
from ..rules.way import Way
from .exercises import Exercise, places_of
from .malrules import MAL_RULES

TRIES: Final = 400
CLOSEST: Final = 3
"""Of so many random places the one nearest to the centre is built on."""
RAW: Final = KINDS[:4]
FAR: Final = [-9, -9, ""]
"""A place that touches nothing, where there is no other."""
NEAR: Final = range(-4, 1)
"""Rows and columns of the first player's quarter at the centre, and one beyond."""
NEIGHBOURS: Final = (0, 1, 3, 2, 1, 3)
"""Who builds, where the one who asks has built least."""
Fields = dict[str, Any]


def grown(
    chance: Random,
    kinds: Sequence[str],
    count: int,
    *,
    level: str = "first",
    players: Sequence[int] = (0, 1, 2, 3),
) -> City:
    """A map of so many buildings of these kinds, laid near the centre by these players in turn."""
    position = empty_position(Way(level=level))
    for number in range(count):
        position = _one_more(chance, replace(position, player=players[number % len(players)]), kinds)
    return position.city


def _one_more(chance: Random, position: Position, kinds: Sequence[str]) -> Position:
    site = Site(position)
    for kind in chance.sample(sorted(set(kinds)), len(set(kinds))):
        places = site.legal(kind)
        if places:
            drawn = [chance.choice(places) for _ in range(CLOSEST)]
            row, column, facing, *_ = min(drawn, key=lambda place: abs(place[0] + 0.5) + abs(place[1] + 0.5))
            building = Building(position.player, kind, row, column, facing)
            return replace(position, city=position.city.with_building(building))
    return position


def text_of(city: City) -> str:
    """A map as requests write it."""
    return " ".join(building.text for building in city.buildings)


def bundle(chance: Random, kinds: int, most: int, known: Sequence[str] = KINDS) -> dict[str, int]:
    """So many kinds, at most so many of each."""
    held = chance.sample(known, min(kinds, len(known)))
    return {kind: chance.randint(1, most) for kind in known if kind in held}


def _token(kind: str, place: Sequence[Any]) -> str:
    row, column, facing, *_ = place
    return f"{kind}@{row},{column}{facing or 'h' * SHAPES[kind].turns}"


def _alone(goods: Mapping[str, int]) -> list[Any]:
    """Only the one who asks holds something."""
    return [dict(goods), {}, {}, {}]


def _request(chance: Random, kinds: Sequence[str], count: int, level: str = "first") -> tuple[Fields, City]:
    city = grown(chance, kinds, count, level=level)
    return {"map": text_of(city), "level": level}, city


SHOPS: Final = ("small", "small", "large", "post", "mill", "inn", "bank", "paved")
GOLDEN: Final = ("small", "post", "large", "shopping", "paved", "bank")
WATER: Final = ("canal", "port", "small", "paved")


def _linked(chance: Random) -> Fields:
    request, city = _request(chance, ("mill", "inn", "small", "paved", "large"), chance.randint(6, 10))
    return request | {"of": chance.choice(city.buildings).text}


def _harvested(chance: Random) -> Fields:
    golden = chance.random() < 0.3
    level = "grand" if golden else "first"
    request, city = _request(chance, GOLDEN if golden else SHOPS, chance.randint(7, 12), level)
    banks = city.of(0, "bank")
    if banks:
        request["banks"] = _alone(bundle(chance, chance.randint(1, 3), 1))
        if chance.random() < 0.5:
            return request | {"turns": chance.randint(2, 3)}
    if chance.random() < 0.4:
        last = city.buildings[city.of(0)[-1]]
        return request | {"built": [last.text]}
    return request


def _marked(chance: Random) -> Fields:
    city = grown(chance, ("small", "post", "mill", "large"), chance.randint(4, 6), players=NEIGHBOURS)
    request = {"map": text_of(city)}
    kind = chance.choice(("bank", "inn", "paved"))
    near = [
        _token(kind, (row, column, facing)) for row in NEAR for column in NEAR for facing in facings(kind)
    ]
    return request | {"places": sorted(chance.sample(near, 6))}


def _placed(chance: Random) -> Fields:
    request, _ = _request(chance, ("small", "post", "mill", "large"), chance.randint(4, 8))
    return request | {"building": chance.choice(("bank", "inn", "paved"))}


def _forbidden(chance: Random) -> Fields:
    request = _placed(chance)
    kind = request.pop("building")
    places = places_of({"ruleset": "cite", **request, "building": kind})
    return request | {"place": f"{kind}@{chance.choice(places)}"}


def _priced(chance: Random) -> Fields:
    grand = chance.random() < 0.5
    kinds = ("manufacture", "small", "square") if grand else ("manufacture", "small", "post")
    request, city = _request(chance, kinds, chance.randint(4, 6), "grand" if grand else "first")
    kind = chance.choice(
        ("bank", "glazier", "mill", "square") if grand else ("bank", "glazier", "mill", "inn")
    )
    places = Site(replace(empty_position(Way(level=request["level"])), city=city)).legal(kind)
    return request | {"place": _token(kind, chance.choice(places or [FAR]))}


def _paid(chance: Random) -> Fields:
    return _priced(chance) | {"rights": chance.randint(0, 2), "lapsed": chance.randint(1, 3)}


def _with_gold(chance: Random) -> Fields:
    request, city = _request(chance, ("square", "small"), chance.randint(2, 4), "grand")
    kind = chance.choice(("mill", "paved", "inn", "glazier"))
    places = Site(replace(empty_position(Way(level="grand")), city=city)).legal(kind)
    beside = [place for place in places if place[-1]] or [FAR]
    stock = bundle(chance, chance.randint(2, 3), 8, RAW) | {"gold": chance.randint(2, 7)}
    return request | {"place": _token(kind, chance.choice(beside)), "stocks": _alone(stock)}


def _purse(chance: Random) -> Fields:
    kinds = chance.choice((1, 2, 3, 3, 4, 5, 6, 8, 11))
    return {"stocks": _alone(bundle(chance, kinds, 12 if kinds < len(RAW) else 3))}


def _thrifty(chance: Random) -> Fields:
    return {"stocks": _alone(bundle(chance, chance.randint(3, 6), 5)), "cells": chance.randint(1, 3)}


def _workshops(chance: Random) -> Fields:
    way = Way()
    own = [kind for kind in CRAFTS if way.is_allowed(0, kind)]
    request, city = _request(chance, (*own, "inn", "market"), chance.randint(5, 8))
    request["stocks"] = _alone(bundle(chance, chance.randint(2, 4), 4, RAW))
    built = [city.buildings[number].text for number in city.of(0, *CRAFTS)]
    return request | ({"workshop": chance.choice(built)} if built and chance.random() < 0.7 else {})


def _reached(chance: Random) -> Fields:
    request, _ = _request(chance, ("flea", "small", "glazier", "joiner"), chance.randint(4, 8))
    return request | {"stocks": _alone(bundle(chance, chance.randint(1, 2), 2, KINDS[:5]))}


def _guilds(chance: Random) -> Fields:
    request, city = _request(chance, ("guild", "inn", "small"), chance.randint(5, 9))
    mine = [city.buildings[number].text for number in city.of(0, "guild", "inn")]
    return request | {"built": chance.sample(mine, min(len(mine), chance.randint(0, 1)))}


def _canals(chance: Random) -> Fields:
    return _request(chance, WATER, chance.randint(6, 10), "advanced")[0]


def _traded(chance: Random) -> Fields:
    mine, theirs = (bundle(chance, chance.randint(3, 5), 5, KINDS[:6]) for _ in range(2))
    give = {chance.choice(sorted(mine)): 1}
    get = {chance.choice(sorted(theirs)): chance.randint(1, 2)}
    return {"stocks": [mine, theirs, {}, {}], "trade": {"with": 1, "give": give, "get": get}}


def _rented(chance: Random) -> Fields:
    request, city = _request(chance, ("small", "large", "post"), chance.randint(5, 9))
    kind = chance.choice(("mill", "inn"))
    places = Site(replace(empty_position(Way()), city=city)).legal(kind)
    near = min(places, key=lambda place: abs(place[0]) + abs(place[1]) + 3 * chance.random())
    return request | {
        "place": _token(kind, near), "for": chance.choice((1, 3)), "turn": chance.randint(2, 6)
    }  # fmt: skip


def _promised(chance: Random) -> Fields:
    turn = chance.randint(3, 6)
    terms: list[dict[str, Any]] = [
        {"kind": "pay", "from": 0, "to": 1, "any": chance.randint(1, 3), "turns": sorted(chance.sample(range(2, 8), 2))},
        {"kind": "pay", "from": 0, "to": 2, "goods": {"wood": 2}, "turns": [chance.randint(2, 7)]},
        {"kind": "pay", "from": 1, "to": 0, "goods": {"stone": 1}, "turns": [chance.randint(2, 7)]},
        {"kind": "note", "text": "ban 3"},
    ]  # fmt: skip
    chance.shuffle(terms)
    contracts = [{"id": 1, "parties": [0, 1, 2], "terms": terms, "turn": 1}]
    return {"turn": turn, "contracts": contracts, "paid": []}


def _ended(chance: Random) -> Fields:
    request, city = _request(
        chance, ("small", "mill", "square", "inn", "paved"), chance.randint(4, 9), "advanced"
    )
    hands = [chance.sample(sorted(set(COPIES) - {"charter"}), chance.randint(0, 2)) for _ in range(4)]
    deposit = bundle(chance, chance.randint(0, 2), 1) if city.of(0, "bank") else {}
    stocks = [bundle(chance, chance.randint(1, 5), 5) for _ in range(4)]
    return request | {"turn": 7, "hands": hands, "stocks": stocks, "banks": _alone(deposit)}


DRAWERS: Final[Mapping[str, Callable[[Random], Fields]]] = {
    "place": _placed,
    "mark": _marked,
    "why": _forbidden,
    "link": _linked,
    "harvest": _harvested,
    "error": lambda chance: _harvested(chance) | {"seed": chance.randrange(1, 1000)},
    "most": _purse,
    "thrift": _thrifty,
    "price": _priced,
    "pay": _paid,
    "spend": _with_gold,
    "convert": _workshops,
    "reach": _reached,
    "guild": _guilds,
    "draw": _canals,
    "deal": _traded,
    "gain": _traded,
    "rent": _rented,
    "ledger": _promised,
    "score": _ended,
    "order": lambda _: {},
}
"""A position for each kind of exercise, with the parameters that go with it."""


def drawn(kind: str, chance: Random) -> Exercise:
    """A random exercise of a kind; whether it is of use is not asked."""
    return Exercise(kind, {"ruleset": "cite", **DRAWERS[kind](chance)})


def provoking(malrule: str, seed: int) -> Exercise:
    """An exercise in which a misconception leads to a wrong answer, and no other one to the same, if there is any such."""
    chance, shared = Random(f"{malrule} {seed}"), None
    for _ in range(TRIES):
        exercise = drawn(MAL_RULES[malrule].kind, chance)
        if exercise.answered(MAL_RULES[malrule].learner) is None:
            continue
        found = exercise.tempted((malrule,))
        if found:
            if exercise.grade(found[malrule]).mal_rules == (malrule,):
                return exercise
            shared = shared or exercise
    if shared is None:
        raise LookupError(malrule)
    return shared


__all__ = ["DRAWERS", "bundle", "drawn", "grown", "provoking", "text_of"]
