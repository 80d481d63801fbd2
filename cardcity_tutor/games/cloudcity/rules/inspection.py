"""``inspect``: one request of the line protocol in, one answer out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from ....core.errors import InputError, RequestError
from .best import best
from .bridges import against, pairs, stock_after
from .city import City, Square
from .needs import NEEDS, Row, carrying, crossings, needs_of, routes, table, votes
from .notation import CityText, read_city, read_pair
from .problems import Problem, box_problems, problems
from .tiles import LEVELS, TILES, Stock, turns
from .way import MAPS, MOST_PLAYERS, MOST_TILES, Rules, is_numbers, read_rulings, resolved

MOST_HAND: Final = 12
FIELDS: Final = (
    "ruleset",
    "map",
    "rulings",
    "city",
    "others",
    "hand",
    "needs",
    "stock",
    "try",
    "ahead",
    "id",
)
"""Of a request; other ones are ignored."""


class Request(NamedTuple):
    """What a request asks."""

    map: str
    rules: Rules
    text: CityText
    others: tuple[City, ...]
    hand: tuple[str, ...]
    """Each tile once, in the order of the request."""
    needs: tuple[str, ...]
    given: Stock
    """The levels whose stock was given."""
    tries: dict[str, tuple[Square, Square]] | None
    ahead: bool

    @property
    def rectangle(self) -> bool:
        """Whether the city grows to 3×4 tiles."""
        return self.map == "rectangle"

    @property
    def city(self) -> City:
        """The city asked about."""
        return self.text.city

    @property
    def cities(self) -> tuple[City, ...]:
        """All cities of the table, the asked one first."""
        return self.city, *self.others

    @property
    def counted(self) -> Stock:
        """What the cities leave of the box, of the levels whose stock was not given."""
        found = stock_after(self.rules.bridge_set, self.cities)
        return {level: left for level, left in found.items() if level not in self.given}

    @property
    def stock(self) -> Stock:
        """The bridges left."""
        return {**self.counted, **self.given}


def inspect(request: Mapping[str, Any]) -> dict[str, Any]:
    """Answer one request.

    Raises:
        RequestError: for a request that cannot be answered.

    >>> inspect({"ruleset": "cloudcity", "city": "R--R/-FF-"})["best"]["total"]
    4
    """
    asked = read_request(request)
    known = {"id": request["id"]} if "id" in request else {}
    found = problems_of(asked)
    if found:
        return known | {"problems": [list(problem) for problem in found]}
    return known | {"problems": []} | _answer(asked)


def possible(request: Mapping[str, Any]) -> Request:
    """What is asked, if that city can exist; an ``InputError`` if it cannot."""
    asked = read_request(request)
    found = problems_of(asked)
    if found:
        raise InputError("cloudcity-impossible", problem="; ".join(" ".join(problem) for problem in found))
    return asked


def problems_of(asked: Request) -> list[Problem]:
    """What makes the city impossible; the box is only counted where nothing else is wrong."""
    found = problems(asked.text, rectangle=asked.rectangle, taller_blocks=asked.rules.taller_blocks)
    return found or box_problems(asked.cities, asked.counted)


# ---------------------------------------------------------------- the request


def read_request(request: Mapping[str, Any]) -> Request:
    """What a request asks; the fields are checked in the order of the protocol's page."""
    map_ = request.get("map", MAPS[0])
    if map_ not in MAPS:
        raise RequestError("map", "field-choice", field="map", value=map_, expected=", ".join(MAPS))
    rules = resolved(read_rulings(_object(request, "rulings")))
    if "city" not in request:
        raise RequestError("city", "request-missing-field", field="city")
    text = read_city(request["city"])
    return Request(
        map_,
        rules,
        text,
        _others(request, map_, rules),
        _hand(request),
        _needs(request),
        _stock(request),
        _tries(request),
        _ahead(request),
    )


def _others(request: Mapping[str, Any], map_: str, rules: Rules) -> tuple[City, ...]:
    given, most = _list(request, "others"), MOST_PLAYERS[map_] - 1
    if len(given) > most:
        raise RequestError("others", "cloudcity-too-many", field="others", count=len(given), most=most)
    found = []
    for number, written in enumerate(given, 1):
        text = read_city(written, "others")
        wrong = problems(text, rectangle=map_ == "rectangle", taller_blocks=rules.taller_blocks)
        if wrong:
            raise RequestError(
                "others", "cloudcity-others-impossible", number=number, problem=" ".join(wrong[0])
            )
        found.append(text.city)
    return tuple(found)


def _hand(request: Mapping[str, Any]) -> tuple[str, ...]:
    given = _list(request, "hand")
    if len(given) > MOST_HAND:
        raise RequestError("hand", "cloudcity-too-many", field="hand", count=len(given), most=MOST_HAND)
    for tile in given:
        if not isinstance(tile, str) or tile not in TILES:
            raise RequestError("hand", "cloudcity-tile", field="hand", value=tile, expected=", ".join(TILES))
    return tuple(dict.fromkeys(given))


def _needs(request: Mapping[str, Any]) -> tuple[str, ...]:
    given = _list(request, "needs")
    for place, card in enumerate(given):
        if card not in NEEDS:
            raise RequestError("needs", "cloudcity-need", value=card, expected=", ".join(NEEDS))
        if card in given[:place]:
            raise RequestError("needs", "cloudcity-need-twice", value=card)
    return tuple(given)


def _stock(request: Mapping[str, Any]) -> Stock:
    given = _object(request, "stock")
    for level, numbers in given.items():
        if level not in tuple(LEVELS):
            raise RequestError("stock", "cloudcity-stock-level", value=level, expected=", ".join(LEVELS))
        if not isinstance(numbers, list) or not is_numbers(numbers):
            raise RequestError("stock", "cloudcity-stock-numbers", level=level, value=numbers)
    return {level: tuple(numbers) for level, numbers in given.items()}


def _tries(request: Mapping[str, Any]) -> dict[str, tuple[Square, Square]] | None:
    if "try" not in request:
        return None
    found = {}
    for written in _list(request, "try"):
        ends = read_pair(written)
        if ends is None:
            raise RequestError("try", "cloudcity-try", value=written)
        found[written] = ends
    return found


def _ahead(request: Mapping[str, Any]) -> bool:
    value = request.get("ahead", False)
    if not isinstance(value, bool):
        raise RequestError("ahead", "field-not-boolean", field="ahead", value=value)
    return value


def _list(request: Mapping[str, Any], name: str) -> list[Any]:
    value = request.get(name, [])
    if not isinstance(value, list):
        raise RequestError(name, "field-not-texts", field=name, value=value)
    return value


def _object(request: Mapping[str, Any], name: str) -> Mapping[str, Any]:
    value = request.get(name, {})
    if not isinstance(value, Mapping):
        raise RequestError(name, "field-not-object", field=name, value=value)
    return value


# ---------------------------------------------------------------- the answer


def _answer(asked: Request) -> dict[str, Any]:
    city, rules = asked.city, asked.rules
    cells = city.free_cells(rectangle=asked.rectangle)
    most = best(city, asked.stock, taller_blocks=rules.taller_blocks)
    bare, light, full = carrying(city)
    return {
        "limit": {"used": len(city.cells), "max": MOST_TILES[asked.map]},
        "cells": [list(cell) for cell in cells],
        "why": {
            f"{row},{column}": city.against_cell((row, column), rectangle=asked.rectangle)
            for row, column in city.around
            if (row, column) not in cells
        },
        "legal": {
            tile: [[*cell, rotation] for cell in cells for rotation in turns(tile)] for tile in asked.hand
        },
        "bridges": _bridges(asked),
        "best": {"total": most.total, **most.votes, "bridges": [bridge.name for bridge in most.bridges]},
        "stock": {level: list(asked.stock[level]) for level in LEVELS},
        "votes": votes(city),
        "buildings": {
            **{level: len(city.buildings[level]) for level in LEVELS},
            "bare": bare,
            "light": light,
            "full": full,
        },
        "routes": [
            route._asdict() | {"bridges": [bridge.name for bridge in route.bridges]} for route in routes(city)
        ],
        "crossings": [[one.name, other.name] for one, other in crossings(city, rules)],
        "needs": needs_of(asked.cities, asked.needs, rules)[0],
        **({"table": [_row(row) for row in table(asked.cities, asked.needs, rules)]} if asked.others else {}),
        **({} if asked.tries is None else {"try": _tried(asked, asked.tries)}),
        **({"ahead": _looked_ahead(asked)} if asked.ahead else {}),
    }


def _bridges(asked: Request) -> dict[str, Any]:
    stock, blocks = asked.stock, asked.rules.taller_blocks
    found = {
        bridge.name: against(asked.city, bridge.start, bridge.end, stock, taller_blocks=blocks)
        for level in LEVELS
        for bridge in pairs(asked.city, level)
    }
    return {
        "legal": sorted(name for name, reasons in found.items() if not reasons),
        "why": {name: reasons for name, reasons in sorted(found.items()) if reasons},
    }


def _tried(asked: Request, tries: Mapping[str, tuple[Square, Square]]) -> dict[str, list[str]]:
    return {
        written: against(asked.city, *ends, asked.stock, taller_blocks=asked.rules.taller_blocks)
        for written, ends in tries.items()
    }


def _looked_ahead(asked: Request) -> dict[str, list[list[int]]]:
    stock, blocks = asked.stock, asked.rules.taller_blocks
    return {
        tile: [
            [
                *cell,
                rotation,
                best(asked.city.with_tile(tile, cell, rotation), stock, taller_blocks=blocks).total,
            ]
            for cell in asked.city.free_cells(rectangle=asked.rectangle)
            for rotation in turns(tile)
        ]
        for tile in asked.hand
    }


def _row(row: Row) -> dict[str, Any]:
    return row._asdict()
