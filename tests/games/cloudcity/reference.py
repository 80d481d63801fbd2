"""Cloud City once more, as slowly and plainly as the rulebook tells it: the answers of ``inspect`` from scratch.

A city is a drawing on squared paper. A bridge is the list of points that it passes, in steps of half a square, and what two
bridges do to each other is read off these points.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

HEIGHT = {"R": 1, "F": 2, "S": 3}
WORTH = {1: 1, 2: 2, 3: 3, 4: 5, 5: 8}
BOX = [6, 8, 8, 6, 3]
DEFAULTS: dict[str, Any] = {
    "taller-blocks": True,
    "crossing-parallel": True,
    "crossing-count": "bridges",
    "route-min": 1,
    "longest-sum": False,
    "zero-leads": False,
    "bridge-set": BOX,
}
KINDS = [
    "RRa", "FFa", "SSa", "RFa", "FRa", "RSa", "SRa", "FSa", "SFa", "RRd", "FFd", "SSd", "RFd", "RSd", "FSd",
]  # fmt: skip

Point = tuple[int, int]
Plan = dict[Point, str]
"""Column and row of a square, from 0, and what is on it; a square without a tile is not there."""


class Span:
    """A bridge between two squares: its letter as written, its ends, and the half squares between them."""

    def __init__(self, letter: str, one: Point, other: Point) -> None:
        self.letter = letter
        self.ends = sorted((one, other), key=lambda point: (point[1], point[0]))
        (left, top), (right, bottom) = self.ends
        self.is_line = left == right or top == bottom
        self.distance = max(abs(right - left), abs(bottom - top))
        self.way: list[Point] = []
        if self.is_line:
            step = ((right > left) - (right < left), (bottom > top) - (bottom < top))
            self.way = [
                (2 * left + step[0] * half, 2 * top + step[1] * half) for half in range(1, 2 * self.distance)
            ]

    @property
    def name(self) -> str:
        return self.letter + "-".join("abcdefgh"[column] + str(row + 1) for column, row in self.ends)

    @property
    def inner(self) -> list[Point]:
        """The squares below it, without the ends."""
        return [(x // 2, y // 2) for x, y in self.way if x % 2 == 0 and y % 2 == 0]

    def touches(self, other: Span) -> bool:
        """Whether the ways have a point in common that is an end of neither."""
        return any(point in other.way for point in self.way)

    def is_beside(self, other: Span) -> bool:
        """Whether both lie along one line of the paper."""
        xs = {column for column, _ in (*self.ends, *other.ends)}
        ys = {row for _, row in (*self.ends, *other.ends)}
        return len(xs) == 1 or len(ys) == 1


def point_of(name: str) -> Point:
    return "abcdefgh".index(name[0]), int(name[1]) - 1


def read(text: str) -> tuple[Plan, list[Span]]:
    drawing, _, names = text.partition("|")
    rows = ["".join(row.split()) for row in drawing.strip().replace("\n", "/").split("/")]
    plan = {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}
    return plan, [Span(name[0], point_of(name[1:3]), point_of(name[4:6])) for name in names.split()]


def tiles_of(plan: Plan) -> set[Point]:
    return {(x // 2, y // 2) for x, y in plan}


def is_tower(plan: Plan, square: Point) -> bool:
    return plan.get(square) in HEIGHT


def pictures(kind: str) -> list[list[str]]:
    """The different ways to see a tile, each as its two rows; every one is the one before turned clockwise."""
    first, second, layout = tuple(kind)
    rows = [first + second, "--"] if layout == "a" else [first + "-", "-" + second]
    found: list[list[str]] = []
    for _ in range(4):
        if rows not in found:
            found.append(rows)
        rows = [rows[1][0] + rows[0][0], rows[1][1] + rows[0][1]]
    return found


def fits_frame(tiles: set[Point], map_: str) -> bool:
    wide = 1 + max(x for x, _ in tiles) - min(x for x, _ in tiles)
    high = 1 + max(y for _, y in tiles) - min(y for _, y in tiles)
    if map_ == "square":
        return wide <= 3 and high <= 3
    return (wide <= 4 and high <= 3) or (wide <= 3 and high <= 4)


def has_contact(tiles: set[Point], tile: Point) -> bool:
    x, y = tile
    return bool({(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & tiles)


# ---------------------------------------------------------------- bans


def bans_of_place(plan: Plan, span: Span, rulings: dict[str, Any]) -> set[str]:
    """What the squares say against a bridge."""
    heights = [HEIGHT.get(plan.get(end, "-"), 0) for end in span.ends]
    bans = set()
    if 0 in heights:
        bans.add("no-building")
    elif heights[0] != heights[1]:
        bans.add("heights")
    if not span.is_line:
        return bans | {"diagonal"}
    if not all(square in plan for square in span.inner):
        bans.add("gap")
    if span.distance > 5:
        bans.add("too-long")
    if heights[0] == heights[1] != 0:
        below = [HEIGHT.get(plan.get(square, "-"), 0) for square in span.inner]
        if heights[0] in below:
            bans.add("over-same")
        if rulings["taller-blocks"] and any(height > heights[0] for height in below):
            bans.add("through-taller")
    return bans


def bans(
    plan: Plan, standing: list[Span], left: dict[str, list[int]], ends: list[Point], rulings: dict[str, Any]
) -> list[str]:
    letter = plan.get(ends[0], "-")
    span = Span(letter, *ends)
    found = bans_of_place(plan, span, rulings)
    for end in ends:
        if len([other for other in standing if end in other.ends]) >= 2:
            found.add("two-per-building")
    if span.is_line and is_tower(plan, ends[0]) and letter == plan.get(ends[1]):
        for other in standing:
            if other.ends == span.ends and other.letter == letter:
                found.add("twice")
            elif other.letter == letter and span.touches(other):
                found.add("cross-same")
        if span.distance <= 5 and left[letter][span.distance - 1] <= 0:
            found.add("stock")
    return sorted(found)


def pairs(plan: Plan) -> list[Span]:
    """All pairs of towers of one height in line."""
    towers = sorted(square for square in plan if is_tower(plan, square))
    spans = [
        Span(plan[one], one, other) for one, other in combinations(towers, 2) if plan[one] == plan[other]
    ]
    return sorted((span for span in spans if span.is_line), key=lambda span: span.name)


def bridges(
    plan: Plan, standing: list[Span], left: dict[str, list[int]], rulings: dict[str, Any]
) -> dict[str, Any]:
    told = {span.name: bans(plan, standing, left, span.ends, rulings) for span in pairs(plan)}
    return {
        "legal": [name for name, found in told.items() if not found],
        "why": {name: found for name, found in told.items() if found},
    }


def best(
    plan: Plan, standing: list[Span], left: dict[str, list[int]], rulings: dict[str, Any]
) -> dict[str, Any]:
    """Build every set, one bridge after the other in the order of the names, and keep the first of the best."""
    found: list[tuple[int, list[str]]] = []
    options = [span for span in pairs(plan) if not bans(plan, standing, left, span.ends, rulings)]

    def build(built: list[Span], rest: dict[str, list[int]], start: int) -> None:
        new = built[len(standing) :]
        found.append((-sum(WORTH[span.distance] for span in new), [span.name for span in new]))
        for place in range(start, len(options)):
            span = options[place]
            if not bans(plan, built, rest, span.ends, rulings):
                less = {letter: list(numbers) for letter, numbers in rest.items()}
                less[span.letter][span.distance - 1] -= 1
                build([*built, span], less, place + 1)

    build(standing, left, 0)
    votes, names = min(found)
    by_level = {
        letter: sum(WORTH[span.distance] for span in options if span.name in names and span.letter == letter)
        for letter in HEIGHT
    }
    return {"total": -votes, **by_level, "bridges": names}


# ---------------------------------------------------------------- counting


def votes(standing: list[Span]) -> dict[str, int]:
    by_level = {
        letter: sum(WORTH[span.distance] for span in standing if span.letter == letter) for letter in HEIGHT
    }
    return {"total": sum(by_level.values()), **by_level}


def routes(standing: list[Span]) -> list[list[Span]]:
    """Groups of bridges that hang together: merge until nothing merges any more."""
    groups = [[span] for span in standing]
    merged = True
    while merged:
        merged = False
        for one, other in combinations(groups, 2):
            if any(set(a.ends) & set(b.ends) for a in one for b in other):
                groups.remove(one)
                groups.remove(other)
                groups.append(one + other)
                merged = True
                break
    groups = [sorted(group, key=lambda span: span.name) for group in groups]
    return sorted(groups, key=lambda group: group[0].name)


def is_ring(route: list[Span]) -> bool:
    """Whether every building of it carries two of its bridges."""
    ends = [end for span in route for end in span.ends]
    return all(ends.count(end) == 2 for end in ends)


def crossings(standing: list[Span], rulings: dict[str, Any]) -> list[list[str]]:
    return sorted(
        sorted((one.name, other.name))
        for one, other in combinations(standing, 2)
        if one.letter != other.letter
        and one.touches(other)
        and (rulings["crossing-parallel"] or not one.is_beside(other))
    )


def loads(plan: Plan, standing: list[Span]) -> list[int]:
    """How many bridges each tower carries."""
    return [sum(square in span.ends for span in standing) for square in plan if is_tower(plan, square)]


def measure(card: str, plan: Plan, standing: list[Span], rulings: dict[str, Any]) -> int:
    all_routes = routes(standing)
    long_enough = [route for route in all_routes if len(route) >= rulings["route-min"]]
    worth = [(route[0].letter, sum(WORTH[span.distance] for span in route)) for route in long_enough]
    values = [WORTH[span.distance] for span in standing]
    cross = crossings(standing, rulings)
    river, forest = (max([0, *(number for of, number in worth if of == letter)]) for letter in "RF")
    counted = {
        "longest-route": river + forest if rulings["longest-sum"] else max(river, forest),
        "most-routes": len(long_enough),
        "varied-route": max([0, *(len({span.distance for span in route}) for route in all_routes)]),
        "circuits": sum(is_ring(route) for route in all_routes),
        "blue-lead": list(plan.values()).count("R"),
        "green-lead": list(plan.values()).count("F"),
        "light-buildings": loads(plan, standing).count(1),
        "bare-buildings": loads(plan, standing).count(0),
        "crossings": len(cross)
        if rulings["crossing-count"] == "pairs"
        else len({name for pair in cross for name in pair}),
        "balance": max(0, 5 - values.count(3)) + max(0, 1 - values.count(5)) + max(0, 1 - values.count(8)),
    }
    return counted[card]


def gains(card: str, measures: list[int], rulings: dict[str, Any]) -> list[int]:
    """What each player of the table gets for a card."""
    if card in ("longest-route", "most-routes", "blue-lead", "green-lead"):
        top = max(measures)
        leaders = measures.count(top)
        if top == 0 and not rulings["zero-leads"]:
            return [0 for _ in measures]
        return [(6 if leaders == 1 else 3) if number == top else 0 for number in measures]
    if card == "varied-route":
        return [8 if number == 5 else 6 if number == 4 else 0 for number in measures]
    if card == "balance":
        return [-4 if number else 0 for number in measures]
    each = {"circuits": 3, "light-buildings": 2, "bare-buildings": -2, "crossings": -2}[card]
    return [each * number for number in measures]


# ---------------------------------------------------------------- the answer


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """What ``inspect`` should answer to a sound request about a city that can be."""
    map_ = request.get("map", "square")
    rulings = {**DEFAULTS, **request.get("rulings", {})}
    cities = [read(text) for text in (request["city"], *request.get("others", []))]
    plan, standing = cities[0]
    left = {letter: list(rulings["bridge-set"]) for letter in HEIGHT}
    for _, spans in cities:
        for span in spans:
            left[span.letter][span.distance - 1] -= 1
    left.update({letter: list(numbers) for letter, numbers in request.get("stock", {}).items()})
    tiles = tiles_of(plan)
    xs, ys = [x for x, _ in tiles], [y for _, y in tiles]
    cells, why = [], {}
    for y in range(min(ys) - 1, max(ys) + 2):
        for x in range(min(xs) - 1, max(xs) + 2):
            if (x, y) in tiles:
                continue
            against = [] if has_contact(tiles, (x, y)) else ["contact"]
            against += [] if fits_frame({*tiles, (x, y)}, map_) else ["frame"]
            if against:
                why[f"{y},{x}"] = against
            else:
                cells.append([y, x])
    carried = loads(plan, standing)
    cards = request.get("needs", [])
    measures = {card: [measure(card, *city, rulings) for city in cities] for card in cards}
    brought = {card: gains(card, measures[card], rulings) for card in cards}
    comparing = {"longest-route", "most-routes", "blue-lead", "green-lead"}
    needs = {
        card: {
            "measure": measures[card][0],
            "votes": None if card in comparing and len(cities) == 1 else brought[card][0],
        }
        for card in cards
    }
    found: dict[str, Any] = {
        "problems": [],
        "limit": {"used": len(tiles), "max": 9 if map_ == "square" else 12},
        "cells": cells,
        "why": why,
        "legal": {
            kind: [[*cell, turn] for cell in cells for turn in range(len(pictures(kind)))]
            for kind in request.get("hand", [])
        },
        "bridges": bridges(plan, standing, left, rulings),
        "best": best(plan, standing, left, rulings),
        "stock": left,
        "votes": votes(standing),
        "buildings": {
            **{letter: list(plan.values()).count(letter) for letter in HEIGHT},
            "bare": carried.count(0),
            "light": carried.count(1),
            "full": carried.count(2),
        },
        "routes": [
            {
                "level": route[0].letter,
                "votes": sum(WORTH[span.distance] for span in route),
                "closed": is_ring(route),
                "bridges": [span.name for span in route],
            }
            for route in routes(standing)
        ],
        "crossings": crossings(standing, rulings),
        "needs": needs,
    }
    if len(cities) > 1:
        found["table"] = ranked(cities, brought)
    if "try" in request:
        found["try"] = {
            pair: bans(plan, standing, left, [point_of(pair[:2]), point_of(pair[3:])], rulings)
            for pair in request["try"]
        }
    if request.get("ahead"):
        found["ahead"] = {
            kind: [
                [y, x, turn, best(with_tile(plan, picture, x, y), standing, left, rulings)["total"]]
                for y, x in cells
                for turn, picture in enumerate(pictures(kind))
            ]
            for kind in request.get("hand", [])
        }
    return found


def with_tile(plan: Plan, picture: list[str], x: int, y: int) -> Plan:
    squares = {(2 * x + i, 2 * y + j): picture[j][i] for i in (0, 1) for j in (0, 1)}
    return {**plan, **squares}


def ranked(cities: list[tuple[Plan, list[Span]]], brought: dict[str, list[int]]) -> list[dict[str, Any]]:
    rows = []
    for number, (_, standing) in enumerate(cities):
        own = votes(standing)
        needs = {card: gained[number] for card, gained in brought.items()}
        rows.append({"votes": own, "needs": needs, "total": own["total"] + sum(needs.values())})

    def is_before(one: dict[str, Any], other: dict[str, Any]) -> bool:
        for better, worse in [
            (one["total"], other["total"]),
            *((one["votes"][letter], other["votes"][letter]) for letter in "RFS"),
        ]:
            if better != worse:
                return bool(better > worse)
        return False

    return [{**row, "place": 1 + sum(is_before(other, row) for other in rows)} for row in rows]
