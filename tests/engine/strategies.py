"""Hypothesis strategies for requests: ways of playing, cities that a game could reach, and wild ones.

Playable cities are grown with the reference rules, so the engine has no say in them. A wild city is any filling of
any rectangle: over its limit, residences beside industries, no town hall, cards far apart; or a block so dense that
few cards fit.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.reference.board import (
    PAIRS,
    Cell,
    City,
    Settings,
    bounding_box,
    card,
    fits_frame,
    frontier,
    neighbours,
)
from tests.reference.construction import brings_cloud, legal_moves
from tests.reference.development import development_options
from tests.reference.inspecting import settings_of

Request = dict[str, Any]

checked = settings(
    max_examples=150,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
"""The settings of every property test here: the same examples each time in CI, new ones at a desk."""
briefly = settings(checked, max_examples=60)

FULL = ("R", "R", "C", "C", "L", "L", "P", "P", "I")
"""The cards of every level, the commoner ones twice."""
PICTURES = ("I1", "I2", "I3", "I4")
BICOLOUR_HAND = tuple(pair + cut for pair in PAIRS for cut in "ds")
BICOLOUR_MAP = tuple(pair + facing for pair in PAIRS for facing in "0123nesw")
VARIANTS = {
    "xl": ("architect", "ecological", "leisure-crisis"),
    "2012": ("decentralisation", "parking-meters"),
}


@st.composite
def ways(draw: st.DrawFn, *, editions: tuple[str, ...] = ("xl", "xl", "xl", "2012")) -> Request:
    """Edition, level, variants and rulings, as the fields of a request."""
    edition = draw(st.sampled_from(editions))
    level = "simplified" if edition == "2012" else draw(st.sampled_from(("simplified", "normal", "advanced")))
    variants = draw(st.lists(st.sampled_from(VARIANTS[edition]), unique=True))
    way: Request = {"edition": edition, "level": level, "variants": sorted(variants)}
    names = st.sampled_from(("bicolour-inside", "happiness-leisure"))
    if rulings := draw(st.dictionaries(names, st.booleans())):
        way["rulings"] = rulings
    return way


def map_tokens(way: Mapping[str, Any]) -> tuple[str, ...]:
    """The tokens that may lie in a city of this way of playing, but for the town hall and the architect."""
    if way["edition"] == "2012":
        return FULL
    if way["level"] == "simplified":
        return (*FULL, *PICTURES)
    plain = (*FULL, *FULL, *PICTURES, "K", "N")
    return plain if way["level"] == "normal" else (*plain, *BICOLOUR_MAP)


def hand_tokens(way: Mapping[str, Any]) -> tuple[str, ...]:
    """The tokens that may be in a hand."""
    if way["level"] == "simplified":
        return FULL if way["edition"] == "2012" else (*FULL, "I3", "K", "N")
    plain = (*FULL, "I2", "K", "N")
    return plain if way["level"] == "normal" else (*plain, *BICOLOUR_HAND)


@st.composite
def wild_cities(draw: st.DrawFn, way: Mapping[str, Any]) -> City:
    """Any cards anywhere in a rectangle that fits the frame; usually with a town hall."""
    size = settings_of(dict(way)).frame
    height, width = draw(st.integers(1, size)), draw(st.integers(1, size))
    empty = draw(st.integers(0, 3))
    tokens = map_tokens(way)
    row = st.lists(st.integers(-empty * len(tokens) // 2, len(tokens) - 1), min_size=width, max_size=width)
    rows = draw(st.lists(row, min_size=height, max_size=height))
    city = {
        (r, c): card(tokens[number])
        for r, numbers in enumerate(rows)
        for c, number in enumerate(numbers)
        if number >= 0
    }
    if draw(st.integers(0, 9)):
        city[draw(st.integers(0, height - 1)), draw(st.integers(0, width - 1))] = card("M")
    return city


@st.composite
def tight_cities(draw: st.DrawFn, way: Mapping[str, Any]) -> City:
    """A dense block, a few rows short of the frame at most: little is legal, and the duty to build binds."""
    size = settings_of(dict(way)).frame
    height, width = draw(st.integers(size - 3, size)), draw(st.integers(size - 3, size))
    tokens = (draw(st.sampled_from("IRCP")),) * 12 + ("I", "R", "C", "P", "I", ".")
    cells = [(row, column) for row in range(height) for column in range(width)]
    cards = draw(st.lists(st.sampled_from(tokens), min_size=len(cells), max_size=len(cells)))
    city = {cell: card(token) for cell, token in zip(cells, cards, strict=True) if token != "."}
    return {**city, draw(st.sampled_from(cells)): card("M")}


@st.composite
def playable_cities(draw: st.DrawFn, way: Mapping[str, Any]) -> City:
    """A city grown from its town hall by legal builds, clouds that they bring, and developments."""
    rules = settings_of(dict(way))
    tokens = [token for token in hand_tokens(way) if token != "N"]
    city: City = {(0, 0): card("M")}
    step = st.tuples(st.sampled_from(tokens), st.integers(0, 999))
    cards = draw(st.integers(0, 26))
    for token, number in draw(st.lists(step, min_size=cards, max_size=cards)):
        city = _grown(city, token, number, rules)
    return city


def _grown(city: City, token: str, number: int, rules: Settings) -> City:
    """The city after one more card, wherever ``number`` says, and at times a development."""
    moves = legal_moves(city, token, 999, rules)
    if moves:
        cell, _, new = moves[number % len(moves)]
        smoke = rules.clouds and brings_cloud(city, new, cell)
        city = {**city, cell: new}
        places = sorted(place for place in frontier(city) if fits_frame(city, place, rules.frame))
        if smoke and places:
            city = {**city, places[number % len(places)]: card("N")}
    options = development_options(city, {}, rules) if number % 2 else []
    if options:
        kind, row, column = options[number % len(options)]
        city = {**city, (row, column): card(kind)}
    return city


@st.composite
def with_architect(draw: st.DrawFn, city: City, frame: int) -> City:
    """The same city with the architect on an empty cell next to a card and in the frame.

    Now and then he stands inside the box but next to no card, where the rules would not put him.
    """
    box = bounding_box(city)
    if box is None:
        return city
    top, left, bottom, right = box
    alone = draw(st.integers(0, 4)) == 0
    cells = [
        cell
        for cell in widened(city)
        if fits_frame(city, cell, frame)
        and (
            any(other in city for other in neighbours(cell))
            or (alone and top <= cell[0] <= bottom and left <= cell[1] <= right)
        )
    ]
    return {**city, draw(st.sampled_from(cells)): card("A")} if cells else city


def widened(city: City) -> list[Cell]:
    """The empty cells of the bounding box widened by one on every side."""
    top, left, bottom, right = bounding_box(city) or (0, 0, -3, -3)
    return [
        (row, column)
        for row in range(top - 1, bottom + 2)
        for column in range(left - 1, right + 2)
        if (row, column) not in city
    ]


def text_of(city: City, above: int = 0, before: int = 0) -> str:
    """City text, with empty rows above and empty columns to the left if wanted."""
    if not city:
        return "."
    top, left = min(row for row, _ in city) - above, min(column for _, column in city) - before
    bottom, right = max(row for row, _ in city), max(column for _, column in city)
    return " / ".join(
        " ".join(
            city[row, column].token if (row, column) in city else "." for column in range(left, right + 1)
        )
        for row in range(top, bottom + 1)
    )


@st.composite
def requests(
    draw: st.DrawFn, *, wild: bool | None = None, largest_hand: int = 3, architect: bool | None = None
) -> Request:
    """A valid request of the line protocol."""
    way = draw(ways())
    if wild is None:
        wild = draw(st.integers(0, 2)) == 0
    city = draw(st.one_of(wild_cities(way), tight_cities(way)) if wild else playable_cities(way))
    if way["edition"] == "xl" and (architect or (architect is None and draw(st.integers(0, 3)) == 0)):
        city = draw(with_architect(city, settings_of(way).frame))
    request: Request = {
        "city": text_of(city, *draw(st.sampled_from(((0, 0), (0, 0), (0, 0), (1, 0), (2, 1))))),
        **way,
        "money": draw(st.sampled_from((0, 3, 4, 5, 9, 10, 14, 15, 30, 67))),
        "hand": draw(st.lists(st.sampled_from(hand_tokens(way)), max_size=largest_hand)),
    }
    keys = st.sampled_from(("R", "C", "I", "K", "N"))
    if reserve := draw(st.one_of(st.just({}), st.dictionaries(keys, st.integers(0, 3)))):
        request["reserve"] = reserve
    return request
