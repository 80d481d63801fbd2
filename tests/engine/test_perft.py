"""Counts at depth: in how many ways a hand can be built under the duty, and how far a city can develop.

``python -m tests.engine.test_perft`` counts again with the engine and rewrites ``perft.json``; the tests then still
compare the first two depths, and the developments, with the reference.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cardcity_tutor.games.cardcity import Position
from cardcity_tutor.games.cardcity.book.claims import position
from cardcity_tutor.games.cardcity.rules import duty
from cardcity_tutor.games.cardcity.rules.citytext import cell_at, places
from cardcity_tutor.games.cardcity.rules.kernel.building import brings_cloud, built, cost, open_cells
from cardcity_tutor.games.cardcity.rules.kernel.cards import CLOUD
from cardcity_tutor.games.cardcity.rules.kernel.planning import keeping_clouds
from cardcity_tutor.games.cardcity.rules.kernel.shapes import CityMasks
from cardcity_tutor.games.cardcity.rules.tokens import pack
from tests.reference.board import City, Settings, parse_city, without_architect
from tests.reference.construction import Planner, build_price, cities_after_build
from tests.reference.development import development_outcomes
from tests.reference.inspecting import settings_of

DATA = Path(__file__).with_name("perft.json")
POSITIONS: list[dict[str, Any]] = json.loads(DATA.read_text(encoding="utf-8"))["positions"]
NAMED = pytest.mark.parametrize("entry", [pytest.param(entry, id=entry["name"]) for entry in POSITIONS])
CLOUDS = 99
FEW = 100
"""With at most so many first moves the reference counts the second ones in every run; it did so once for all."""


def counts(request: dict[str, Any]) -> list[int]:
    """Sequences of one, two, … builds that keep the duty, as the engine sees them.

    A build is a card, its cell and facing, and the cell of the cloud that it brings. Two equal cards are one choice.
    """
    where = position(request)
    setting = where.setting
    grid, rules = setting.grid, setting.rules

    def steps(
        city: CityMasks, hand: tuple[int, ...], money: int, clouds: int
    ) -> Iterator[tuple[CityMasks, tuple[int, ...], int, int]]:
        plan = duty.plan(city, setting, hand, money, clouds)
        for card, found in plan.first.items():
            rest, left = duty.removed(hand, card), money - cost(city, rules, card)
            for row, column, facing in found:
                cell = cell_at(city, grid, (row, column))
                after = built(city, grid, card, facing, cell)
                smoking = rules.clouds and clouds and brings_cloud(city, grid, card, cell)
                if not (smoking and open_cells(after, grid)):
                    yield after, rest, left, clouds
                    continue
                cells, _ = keeping_clouds(
                    after, grid, rules, pack(rest), left, clouds, plan.built - 1, 20_000
                )
                for place in places(after, grid, cells):
                    yield built(after, grid, CLOUD, 0, cell_at(after, grid, place)), rest, left, clouds - 1

    @cache
    def sequences(city: CityMasks, hand: tuple[int, ...], money: int, clouds: int, depth: int) -> int:
        if depth == 0:
            return 1
        return sum(sequences(*after, depth - 1) for after in steps(city, hand, money, clouds))

    return [
        sequences(where.city, where.hand, where.money, where.reserve.clouds, depth)
        for depth in range(1, where.plan().built + 1)
    ]


def reference_count(request: dict[str, Any], depth: int) -> int:
    """The same number by the reference."""
    rules = settings_of(request)
    planner = Planner(rules)

    def sequences(city: City, hand: tuple[str, ...], money: int, clouds: int, depth: int) -> int:
        if depth == 0:
            return 1
        most, first = planner.first_moves(city, hand, money, clouds)
        total = 0
        for token, moves in first.items():
            rest = list(hand)
            rest.remove(token)
            for cell, _, new in moves:
                left = money - build_price(city, new, rules)
                for after, smoke in cities_after_build(city, new, cell, clouds, rules):
                    if 1 + planner.most(after, tuple(rest), left, smoke) == most:
                        total += sequences(after, tuple(rest), left, smoke, depth - 1)
        return total

    clouds = request.get("reserve", {}).get("N", CLOUDS)
    return sequences(parse_city(request["city"]), tuple(request["hand"]), request["money"], clouds, depth)


def tree_size(where: Position) -> tuple[int, int]:
    """Branches and distinct outcomes of the development that would follow if nothing were built."""
    tree = where.outcomes()
    assert tree.complete
    return len(tree.branches), len(tree.texts())


def reference_ends(request: dict[str, Any], rules: Settings) -> int:
    city = without_architect(parse_city(request["city"]))
    return len(development_outcomes(city, request.get("reserve", {}), rules))


@NAMED
def test_building_sequences(entry: dict[str, Any]) -> None:
    assert counts(entry["request"]) == entry["sequences"]


@NAMED
def test_developments(entry: dict[str, Any]) -> None:
    assert tree_size(position(entry["request"])) == (entry["branches"], entry["ends"])


@NAMED
def test_reference_agrees(entry: dict[str, Any]) -> None:
    request, stored = entry["request"], entry["sequences"]
    for depth, count in enumerate(stored[:2], 1):
        if depth == 1 or stored[0] <= FEW:
            assert reference_count(request, depth) == count
    if not stored:
        assert reference_count(request, 1) == 0
    assert reference_ends(request, settings_of(request)) == entry["ends"]


def test_the_set_is_varied() -> None:
    requests = [entry["request"] for entry in POSITIONS]
    assert len(requests) >= 12
    assert {request.get("level", "simplified") for request in requests} == {
        "simplified",
        "normal",
        "advanced",
    }
    assert {request.get("edition", "xl") for request in requests} == {"xl", "2012"}
    assert any("A" in request["city"].split() for request in requests)
    assert any("N" in request["city"].split() for request in requests)
    assert max(entry["branches"] for entry in POSITIONS) > 20


def rewrite() -> None:
    """Count everything again."""
    data = json.loads(DATA.read_text(encoding="utf-8"))
    for entry in data["positions"]:
        entry["sequences"] = counts(entry["request"])
        entry["branches"], entry["ends"] = tree_size(position(entry["request"]))
    lines = ",\n    ".join(json.dumps(entry, ensure_ascii=False) for entry in data["positions"])
    note = json.dumps(data["note"], ensure_ascii=False)
    DATA.write_text(f'{{\n  "note": {note},\n  "positions": [\n    {lines}\n  ]\n}}\n', encoding="utf-8")


if __name__ == "__main__":
    rewrite()
