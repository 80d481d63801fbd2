"""``inspect`` for Cloud City: the worked examples of its rulings, bad requests, and a slower way to the same answers.

tests/docs runs the examples of its page.
"""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest

from cardcity_tutor.cli.inspect import answer
from cardcity_tutor.games.cloudcity.rules.best import best
from cardcity_tutor.games.cloudcity.rules.bridges import against, culprits, legal, stock_after
from cardcity_tutor.games.cloudcity.rules.city import City, Square, bridge_of, first_city, square_name
from cardcity_tutor.games.cloudcity.rules.inspection import inspect
from cardcity_tutor.games.cloudcity.rules.notation import canonical, read_city, read_pair
from cardcity_tutor.games.cloudcity.rules.tiles import BRIDGES, TILES, block, turns
from cardcity_tutor.locale import LANGUAGES

EXAMPLES = [
    json.loads(line)
    for line in Path(__file__).with_name("examples.jsonl").read_text(encoding="utf-8").splitlines()
]
FIELDS = {
    "problems", "limit", "cells", "why", "legal", "bridges", "best", "stock", "votes", "buildings", "routes",
    "crossings", "needs",
}  # fmt: skip
FULL_CITY = (
    "S--S-S/S-S-R-/--F-RF/RR-S--/--F--F/RRS--S | Fc3-c5 Fc3-f3 Fc5-f5 Ff3-f5 Ra4-a6 Ra4-b4 Ra6-b6 Rb4-b6 "
    "Re2-e3 Sa1-a2 Sa1-d1 Sa2-c2 Sc2-c6 Sc6-f6 Sd1-d4 Sf1-f6"
)


def asked(lang: str = "en", **request: object) -> dict[str, Any]:
    return answer(json.dumps({"ruleset": "cloudcity", **request}).encode(), lang)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["title"])
def test_worked_examples(example: dict[str, Any]) -> None:
    found = answer(json.dumps(example["request"]).encode(), "en")
    for field, expected in example["answer"].items():
        if isinstance(expected, dict):  # of an object only the fields that are named
            assert {key: found[field][key] for key in expected} == expected
        else:
            assert found[field] == expected
    if found.get("problems") == []:
        assert set(found) - {"id", "table", "try", "ahead"} == FIELDS
        assert ("table" in found, "try" in found) == (
            "others" in example["request"],
            "try" in example["request"],
        )
    elif "problems" in found:
        assert set(found) == {"problems"}


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        ({}, "city"),
        ({"city": None}, "city"),
        ({"city": 5}, "city"),
        ({"city": ""}, "city"),
        ({"city": "../.."}, "city"),
        ({"city": "RF/-"}, "city"),
        ({"city": "RF-/---"}, "city"),
        ({"city": "RF"}, "city"),
        ({"city": "R-R-R-R-R-/-R-R-R-R-R"}, "city"),
        ({"city": "RX/--"}, "city"),
        ({"city": "RF/-- | a1-b1"}, "city"),
        ({"city": "RF/-- | Ra1-a1"}, "city"),
        ({"city": "RF/-- | Ra1-z9"}, "city"),
        ({"city": "RF/-- | Ra1-b1 | Ra1-b1"}, "city"),
        ({"city": "RF/--", "map": "circle"}, "map"),
        ({"city": "RF/--", "map": None}, "map"),
        ({"city": "RF/--", "map": []}, "map"),
        ({"city": "RF/--", "rulings": []}, "rulings"),
        ({"city": "RF/--", "rulings": {"colour": 1}}, "rulings"),
        ({"city": "RF/--", "rulings": {"route-min": True}}, "rulings"),
        ({"city": "RF/--", "rulings": {"route-min": 1.0}}, "rulings"),
        ({"city": "RF/--", "rulings": {"taller-blocks": 1}}, "rulings"),
        ({"city": "RF/--", "rulings": {"bridge-set": [1, 2, 3, 4]}}, "rulings"),
        ({"city": "RF/--", "rulings": {"bridge-set": [1, 2, 3, 4, -1]}}, "rulings"),
        ({"city": "RF/--", "others": "RF/--"}, "others"),
        ({"city": "RF/--", "others": ["RF/--"] * 4}, "others"),
        ({"city": "RF/--", "others": ["RF/--"] * 3, "map": "rectangle"}, "others"),
        ({"city": "RF/--", "others": ["RR/R-"]}, "others"),
        ({"city": "RF/--", "others": ["RR"]}, "others"),
        ({"city": "RF/--", "others": [None]}, "others"),
        ({"city": "RF/--", "hand": "RRa"}, "hand"),
        ({"city": "RF/--", "hand": ["RRa"] * 13}, "hand"),
        ({"city": "RF/--", "hand": ["FRd"]}, "hand"),
        ({"city": "RF/--", "hand": [["RRa"]]}, "hand"),
        ({"city": "RF/--", "needs": ["best"]}, "needs"),
        ({"city": "RF/--", "needs": [{}]}, "needs"),
        ({"city": "RF/--", "needs": ["balance", "balance"]}, "needs"),
        ({"city": "RF/--", "stock": []}, "stock"),
        ({"city": "RF/--", "stock": {"X": [1, 1, 1, 1, 1]}}, "stock"),
        ({"city": "RF/--", "stock": {"R": [1, 1, 1, 1]}}, "stock"),
        ({"city": "RF/--", "stock": {"R": [1, 1, 1, 1, True]}}, "stock"),
        ({"city": "RF/--", "stock": {"R": [1, 1, 1, 1, -1]}}, "stock"),
        ({"city": "RF/--", "try": "a1-b1"}, "try"),
        ({"city": "RF/--", "try": ["a1-a1"]}, "try"),
        ({"city": "RF/--", "try": ["a1-i1"]}, "try"),
        ({"city": "RF/--", "try": ["a1-a9"]}, "try"),
        ({"city": "RF/--", "try": [["a1", "b1"]]}, "try"),
        ({"city": "RF/--", "ahead": 1}, "ahead"),
        ({"city": "RF/--", "ahead": None}, "ahead"),
        ({"city": "RR/R-", "hand": ["X"]}, "hand"),
        ({"city": 5, "map": "circle", "hand": 3}, "map"),
        ({"city": "RF/--", "try": 1, "ahead": 1, "needs": 1}, "needs"),
    ],
)
def test_a_bad_request_is_told_in_both_languages(request_: dict[str, Any], code: str) -> None:
    for lang in LANGUAGES:
        told = asked(lang, id=[1], **request_)
        assert told["error"]["code"] == code, told
        assert len(told["error"]["message"]) > 20
        assert "cloudcity-" not in told["error"]["message"]
        assert told["id"] == [1]


@pytest.mark.parametrize(
    ("city", "fields", "problems"),
    [
        ("RR/--/RR/--/RR/--/RR/--", {}, [["frame"]]),
        ("RR/--/RR/--/RR/--/RR/--", {"map": "rectangle"}, []),
        ("RR/-- | Ra1-b1", {"rulings": {"bridge-set": [0, 8, 8, 6, 3]}}, [["stock", "R1"]]),
        ("RR/-- | Ra1-b1", {"rulings": {"bridge-set": [0, 8, 8, 6, 3]}, "stock": {"R": [0] * 5}}, []),
        ("RR/-- | Ra1-b1", {"rulings": {"bridge-set": [1, 8, 8, 6, 3]}, "others": ["RR/-- | Ra1-b1"]},
         [["stock", "R1"]]),
        ("/".join(["RRRRRR", "------"] * 3), {"others": ["/".join(["RRRRRR", "------"] * 3)]},
         [["buildings", "R"]]),
        ("R-R---/-S-SS-", {}, [["tile-shape", "0,2"]]),
        ("R-/-R | Ra1-a2", {}, [["no-building", "Ra1-a2"]]),
        ("R-/-R | Ra1-h8", {}, [["diagonal", "Ra1-h8"], ["no-building", "Ra1-h8"]]),
        ("R-..R-/-R..-R/F-F-F-/-F-F-F | Ra1-e1", {}, [["gap", "Ra1-e1"]]),
    ],
)  # fmt: skip
def test_impossible_cities(city: str, fields: dict[str, Any], problems: list[list[str]]) -> None:
    assert asked(city=city, **fields)["problems"] == problems


def test_a_city_may_be_written_in_lines() -> None:
    lines = "\n".join(FULL_CITY.partition(" | ")[0].split("/")) + " | " + FULL_CITY.partition(" | ")[2]
    assert asked(city=lines) == asked(city=FULL_CITY)
    assert canonical(read_city(lines).city) == FULL_CITY
    assert canonical(read_city("...... ../......../..R - ..../..-R....").city) == "R-/-R"


def test_tiles_turn_as_the_page_shows() -> None:
    shown = {
        "RFa": ["RF/--", "-R/-F", "--/FR", "F-/R-"],
        "RFd": ["R-/-F", "-R/F-", "F-/-R", "-F/R-"],
        "RRd": ["R-/-R", "-R/R-"],
    }
    for tile, pictures in shown.items():
        assert [picture(tile, rotation) for rotation in turns(tile)] == pictures


def picture(tile: str, rotation: int) -> str:
    upper_left, upper_right, lower_right, lower_left = block(tile, rotation)
    return f"{upper_left}{upper_right}/{lower_left}{lower_right}"


@pytest.mark.parametrize(
    ("city", "pair", "reason", "squares"),
    [
        ("R-R--R/-S-SS-", "a1-f1", "over-same", "c1"),
        ("S-R--S/-F-FF-/R-S--R/-F-FF-", "a3-f3", "through-taller", "c3"),
        ("R-..R-/-F..-S/F--F--/-S-SRR", "a1-e1", "gap", "c1 d1"),
        ("R-R--R/-S-SS-/..R-../..-F.. | Ra1-c1 Rc1-f1", "c1-c3", "two-per-building", "c1"),
        ("-RF-/F--F/R--R/-RS- | Rb1-b4", "a3-d3", "cross-same", "b1 b4"),
        ("-RF-/F--F/R--R/-RS-", "a1-a3", "no-building", "a1"),
        ("-RF-/F--F/R--R/-RS-", "a2-a3", "heights", "a2 a3"),
    ],
)
def test_the_squares_at_fault(city: str, pair: str, reason: str, squares: str) -> None:
    ends = read_pair(pair)
    assert ends is not None
    found = culprits(read_city(city).city, *ends, reason)
    assert [square_name(square) for square in found] == squares.split()


# ---------------------------------------------------------------- a slower way


def random_city(chance: Random, tiles: int, bridges: int, levels: str = "RFS") -> City:
    """A city that can be, with some bridges."""
    kinds = [tile for tile in TILES if set(tile[:2]) <= set(levels)]
    city = first_city(chance.choice(kinds))
    for _ in range(tiles - 1):
        tile = chance.choice(kinds)
        city = city.with_tile(
            tile, chance.choice(city.free_cells(rectangle=tiles > 9)), chance.choice(turns(tile))
        )
    top, left = (min(line) for line in zip(*city.cells, strict=True))
    city = city.moved(-2 * top, -2 * left)
    for _ in range(bridges):
        options = legal(city, stock_after(BRIDGES, [city]))
        if options:
            city = city.with_bridge(chance.choice(options))
    return city


def points(one: Square, other: Square) -> set[Square]:
    """All points of a straight way but its ends, in steps of half a square."""
    (top, left), (bottom, right) = sorted((one, other))
    down, across = (bottom > top), (right > left)
    steps = 2 * max(bottom - top, right - left)
    return {(2 * top + down * step, 2 * left + across * step) for step in range(1, steps)}


def slow_reasons(city: City, one: Square, other: Square, left: dict[str, tuple[int, ...]]) -> list[str]:
    """The page of the protocol, line by line."""
    at = city.squares.get
    heights = [at(square, "-").strip("-") for square in (one, other)]
    line = one[0] == other[0] or one[1] == other[1]
    far = max(abs(one[0] - other[0]), abs(one[1] - other[1]))
    found = set()
    if not all(heights):
        found.add("no-building")
    elif heights[0] != heights[1]:
        found.add("heights")
    if any(sum(square in bridge for bridge in city.bridges) > 1 for square in (one, other)):
        found.add("two-per-building")
    if not line:
        return sorted(found | {"diagonal"})
    inner = [(row, column) for row, column in city.squares if (2 * row, 2 * column) in points(one, other)]
    if len(inner) < far - 1:
        found.add("gap")
    if far > 5:
        found.add("too-long")
    level = heights[0]
    if level and level == heights[1]:
        if any(at(square) == level for square in inner):
            found.add("over-same")
        if any("-RFS".index(city.squares[square]) > "-RFS".index(level) for square in inner):
            found.add("through-taller")
        for standing, start, end in city.bridges:
            if {start, end} == {one, other}:
                found.add("twice")
            elif standing == level and points(one, other) & points(start, end):
                found.add("cross-same")
        if far < 6 and not left[level][far - 1]:
            found.add("stock")
    return sorted(found)


def slow_best(city: City, left: dict[str, tuple[int, ...]]) -> tuple[int, list[str]]:
    """Every set of bridges, built one after the other by the slow reasons."""
    found = [(0, list[str]())]

    def build(now: City, rest: dict[str, tuple[int, ...]], votes: int, names: list[str], first: int) -> None:
        found.append((votes, sorted(names)))
        for place in range(first, len(options)):
            bridge = options[place]
            if not slow_reasons(now, bridge.start, bridge.end, rest):
                counts = list(rest[bridge.level])
                counts[bridge.length - 1] -= 1
                after = {**rest, bridge.level: tuple(counts)}
                build(now.with_bridge(bridge), after, votes + bridge.votes, [*names, bridge.name], place + 1)

    squares = [(square, level) for square, level in sorted(city.squares.items()) if level != "-"]
    options = [
        bridge_of(level, one, other)
        for (one, level), (other, _) in combinations(squares, 2)
        if not slow_reasons(city, one, other, left)
    ]
    build(city, left, 0, [], 0)
    most = max(votes for votes, _ in found)
    return most, min(names for votes, names in found if votes == most)


@pytest.mark.parametrize("seed", range(12))
def test_every_reason_agrees_with_a_slower_way(seed: int) -> None:
    chance = Random(seed)
    city = random_city(chance, 4 + seed % 9, 6)
    left = {level: tuple(chance.choice((0, 1, 3)) for _ in range(5)) for level in "RFS"}
    rows, columns = (max(line) for line in zip(*city.squares, strict=True))
    squares = [(row, column) for row in range(rows + 2) for column in range(columns + 2)]
    for one, other in chance.sample(list(combinations(squares, 2)), 400):
        assert against(city, one, other, left) == slow_reasons(city, one, other, left)
        assert against(city, other, one, left) == slow_reasons(city, one, other, left)


@pytest.mark.parametrize("seed", range(30))
def test_the_best_set_agrees_with_a_slower_way(seed: int) -> None:
    chance = Random(seed)
    city = random_city(chance, 3 + seed % 2, seed % 3, levels="RF" if seed % 5 else "R")
    left = {level: tuple(chance.choice((0, 1, 2)) for _ in range(5)) for level in "RFS"}
    found = best(city, left)
    assert (found.total, [bridge.name for bridge in found.bridges]) == slow_best(city, left)


@pytest.mark.parametrize("levels", ["R", "RS", "RFS"])
def test_a_full_city_is_answered_within_a_second(levels: str) -> None:
    city = random_city(Random(3), 12, 0, levels)
    before = process_time()
    found = inspect({"ruleset": "cloudcity", "map": "rectangle", "city": canonical(city)})
    assert found["problems"] == []
    assert process_time() - before < 1
    assert found["best"]["total"] == sum(found["best"][level] for level in "RFS") > 20
