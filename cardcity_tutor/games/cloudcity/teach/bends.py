"""Parts of an answer of ``inspect``, told anew with one rule bent: what somebody with a misconception would answer."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..rules.best import puzzle, solved
from ..rules.bridges import against, pairs
from ..rules.city import Bridge, Cell, City, Square, bridge_of
from ..rules.inspection import Request, inspect, read_request
from ..rules.needs import COMPARING, card_votes, measure, votes
from ..rules.tiles import LEVELS, turns
from ..rules.way import Rules

Answer = dict[str, Any]
Asked = Mapping[str, Any]
Reasons = Callable[[Request, Asked, Square, Square, list[str]], list[str]]
"""The reasons of the rules against a pair, bent."""
Measure = Callable[[str, City, Rules], int]
Gains = Callable[[str, Sequence[int], Rules], list[int]]


def answered(request: Asked) -> Answer:
    """The true answer; an impossible city has no other."""
    return inspect(request)


def with_reasons(request: Asked, bend: Reasons) -> Answer:
    """The bridges and the tried pairs with bent reasons."""
    answer, asked = answered(request), read_request(request)
    if answer["problems"]:
        return answer

    def told(one: Square, other: Square) -> list[str]:
        true = against(asked.city, one, other, asked.stock, taller_blocks=asked.rules.taller_blocks)
        return sorted(set(bend(asked, request, one, other, true)))

    found = {
        bridge: told(bridge.start, bridge.end) for level in LEVELS for bridge in pairs(asked.city, level)
    }
    legal = sorted(bridge.name for bridge, reasons in found.items() if not reasons)
    why = {bridge.name: reasons for bridge, reasons in sorted(found.items(), key=_by_name) if reasons}
    answer["bridges"] = {"legal": legal, "why": why}
    if asked.tries is not None:
        answer["try"] = {written: told(*ends) for written, ends in asked.tries.items()}
    return answer


def _by_name(entry: tuple[Bridge, object]) -> str:
    return entry[0].name


def with_room(request: Asked, most: int) -> Answer:
    """Bridges and best set where a building carries so many bridges at most."""

    def bend(asked: Request, _: Asked, one: Square, other: Square, true: list[str]) -> list[str]:
        full = max(asked.city.carried[one], asked.city.carried[other]) >= most
        return [reason for reason in true if reason != "two-per-building"] + ["two-per-building"] * full

    answer, asked = with_reasons(request, bend), read_request(request)
    if answer["problems"]:
        return answer
    chosen: list[Bridge] = []
    for level in LEVELS:
        bridges = [bridge for bridge in pairs(asked.city, level) if bridge.name in answer["bridges"]["legal"]]
        bridges.sort(key=lambda bridge: bridge.name)
        if bridges:
            task = puzzle(asked.city, bridges, asked.stock[level])
            # ``puzzle`` counts room for two.
            task = task._replace(room=tuple(max(0, room + most - 2) for room in task.room))
            chosen += [bridges[number] for number in solved(task)[1]]
    answer["best"] = best_of(chosen)
    return answer


def best_of(chosen: Sequence[Bridge]) -> dict[str, Any]:
    """A set of bridges as ``best`` tells it."""
    by_level = {level: sum(bridge.votes for bridge in chosen if bridge.level == level) for level in LEVELS}
    names = sorted(bridge.name for bridge in chosen)
    return {"total": sum(by_level.values()), **by_level, "bridges": names}


def with_one_bridge(request: Asked) -> Answer:
    """The best set where only one bridge may be built in a turn."""
    answer, asked = answered(request), read_request(request)
    if not answer["problems"]:
        legal = [
            bridge
            for level in LEVELS
            for bridge in pairs(asked.city, level)
            if bridge.name in answer["bridges"]["legal"]
        ]
        legal.sort(key=lambda bridge: (-bridge.votes, bridge.name))
        answer["best"] = best_of(legal[:1])
    return answer


# ---------------------------------------------------------------- places


def with_places(request: Asked, bend: Callable[[Request, Asked, Cell], list[str]]) -> Answer:
    """The places for a tile with bent reasons."""
    answer, asked = answered(request), read_request(request)
    if answer["problems"]:
        return answer
    found = {cell: bend(asked, request, cell) for cell in asked.city.around}
    cells = [cell for cell, reasons in found.items() if not reasons]
    answer["cells"] = [list(cell) for cell in cells]
    answer["why"] = {f"{row},{column}": reasons for (row, column), reasons in found.items() if reasons}
    answer["legal"] = {tile: [[*cell, turn] for cell in cells for turn in turns(tile)] for tile in asked.hand}
    return answer


# ---------------------------------------------------------------- counting


def with_lengths(request: Asked, worth: Sequence[int]) -> Answer:
    """The votes where the distances 1 to 5 are worth something else."""
    answer, asked = answered(request), read_request(request)
    if not answer["problems"]:
        by_level = {
            level: sum(worth[bridge.length - 1] for bridge in asked.city.bridges if bridge.level == level)
            for level in LEVELS
        }
        answer["votes"] = {"total": sum(by_level.values()), **by_level}
    return answer


def with_counting(
    request: Asked,
    counted: Measure = measure,
    gained: Gains = card_votes,
    order: str = LEVELS,
) -> Answer:
    """The need cards and the table where a card counts or gives something else, or ties are broken otherwise."""
    answer, asked = answered(request), read_request(request)
    if answer["problems"]:
        return answer
    rows: list[dict[str, Any]] = [{} for _ in asked.cities]
    needs: dict[str, dict[str, int | None]] = {}
    for card in asked.needs:
        measures = [counted(card, city, asked.rules) for city in asked.cities]
        votes_: list[int] = gained(card, measures, asked.rules)
        alone = card in COMPARING and not asked.others
        needs[card] = {"measure": measures[0], "votes": None if alone else votes_[0]}
        for row, number in zip(rows, votes_, strict=True):
            row[card] = number
    answer["needs"] = needs
    if asked.others:
        answer["table"] = _table(asked.cities, rows, order)
    return answer


def _table(cities: Sequence[City], needs: Sequence[dict[str, Any]], order: str) -> list[dict[str, Any]]:
    own = [votes(city) for city in cities]
    totals = [counted["total"] + sum(row.values()) for counted, row in zip(own, needs, strict=True)]
    keys = [(total, *(counted[level] for level in order)) for total, counted in zip(totals, own, strict=True)]
    return [
        {"votes": counted, "needs": row, "total": total, "place": 1 + sum(other > key for other in keys)}
        for counted, row, total, key in zip(own, needs, totals, keys, strict=True)
    ]


def bridge_between(city: City, one: Square, other: Square) -> Bridge | None:
    """The bridge that two equal buildings in line would carry."""
    level = city.building(one)
    if level is None or level != city.building(other):
        return None
    bridge = bridge_of(level, one, other)
    return bridge if bridge.straight else None
