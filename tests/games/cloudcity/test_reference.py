"""The engine against a second program that was written from the rules alone, on cities that chance has built."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardcity_tutor.games.cloudcity.rules.bridges import legal, stock_after
from cardcity_tutor.games.cloudcity.rules.city import City, first_city
from cardcity_tutor.games.cloudcity.rules.inspection import inspect
from cardcity_tutor.games.cloudcity.rules.needs import NEEDS
from cardcity_tutor.games.cloudcity.rules.notation import canonical
from cardcity_tutor.games.cloudcity.rules.tiles import BRIDGES
from cardcity_tutor.games.cloudcity.rules.way import SWITCHES

from . import reference

SWITCHED = {name: values for name, values in SWITCHES.items() if name != "last-draw"}
SLOWLY = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
OPTIONS_AT_MOST = 10
"""The reference tries every set of bridges."""


@st.composite
def cities(draw: st.DrawFn, map_: str, *, fewest: int = 1, most: int | None = None) -> City:
    """A city with some bridges; nothing of the engine decides what it looks like but the tiles' squares."""
    tiles = draw(st.integers(fewest, most or (9 if map_ == "square" else 12)))
    city = first_city(draw(st.sampled_from(reference.KINDS)))
    while len(city.cells) < tiles:
        free = [
            (y, x)
            for x, y in {
                (column + right, row + down)
                for row, column in city.cells
                for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0))
            }
            if (y, x) not in city.cells
            and reference.fits_frame({(x, y), *((column, row) for row, column in city.cells)}, map_)
        ]
        kind = draw(st.sampled_from(reference.KINDS))
        turn = draw(st.integers(0, len(reference.pictures(kind)) - 1))
        city = city.with_tile(kind, draw(st.sampled_from(sorted(free))), turn)
    top, left = (min(line) for line in zip(*city.cells, strict=True))
    city = city.moved(-2 * top, -2 * left)
    for _ in range(draw(st.integers(0, 12))):
        options = legal(city, stock_after(BRIDGES, [city]))
        if not options:
            break
        city = city.with_bridge(draw(st.sampled_from(options)))
    return city


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    """A sound request about one city."""
    map_ = draw(st.sampled_from(["square", "rectangle"]))
    pair = st.tuples(st.sampled_from("abcdefgh"), st.integers(1, 8))
    tried = draw(st.lists(st.tuples(pair, pair).filter(lambda ends: ends[0] != ends[1]), max_size=30))
    rulings = {
        name: draw(st.sampled_from(values)) for name, values in SWITCHED.items() if name != "taller-blocks"
    }
    request: dict[str, Any] = {
        "ruleset": "cloudcity",
        "map": map_,
        "rulings": rulings,
        "city": canonical(draw(cities(map_))),
        "others": [canonical(city) for city in draw(st.lists(cities(map_), max_size=2))],
        "needs": draw(st.lists(st.sampled_from(NEEDS), unique=True)),
        "hand": draw(st.lists(st.sampled_from(reference.KINDS), unique=True, max_size=2)),
        "try": ["-".join(f"{column}{row}" for column, row in ends) for ends in tried],
    }
    counts = st.lists(st.integers(0, 3), min_size=5, max_size=5)
    # Chance may have built more of a length than the box has: the stock is given.
    request["stock"] = {level: draw(counts) for level in "RFS"}
    return request


@SLOWLY
@given(requests())
def test_every_field_agrees_with_the_reference(request: dict[str, Any]) -> None:
    found = inspect(request)
    if len(found["bridges"]["legal"]) > OPTIONS_AT_MOST:
        request = request | {"stock": {level: [0] * 5 for level in "RFS"}}
        found = inspect(request)
    assert found == reference.answer(request)


@SLOWLY
@given(requests())
def test_a_city_through_which_bridges_pass_agrees(request: dict[str, Any]) -> None:
    """Where taller buildings do not block, more pairs are legal: they are compared without the best set."""
    request = request | {"rulings": request["rulings"] | {"taller-blocks": False}, "hand": []}
    request["stock"] = {level: [0, 0, 1, 0, 1] for level in "RFS"}
    found, expected = inspect(request), {}
    if len(found["bridges"]["legal"]) <= OPTIONS_AT_MOST:
        expected = reference.answer(request)
        assert found == expected
    else:
        request["stock"] = {level: [0] * 5 for level in "RFS"}
        assert inspect(request) == reference.answer(request)


@SLOWLY
@given(st.data())
def test_a_look_ahead_agrees(data: st.DataObject) -> None:
    city = data.draw(cities("square", most=3))
    kind = data.draw(st.sampled_from(reference.KINDS))
    request = {"ruleset": "cloudcity", "city": canonical(city), "hand": [kind], "ahead": True}
    assert inspect(request) == reference.answer(request)
