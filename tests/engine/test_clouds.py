"""How many clouds a set of industries can have brought: the formula against every order of building them."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardcity_tutor.games.cardcity import Position
from cardcity_tutor.games.cardcity.rules.citytext import cell_at, places
from cardcity_tutor.games.cardcity.rules.clouds import (
    Lines,
    clouds_between,
    clouds_of,
    has_room_for_cloud,
    lines_of,
)
from cardcity_tutor.games.cardcity.rules.kernel.building import brings_cloud
from cardcity_tutor.games.cardcity.rules.tokens import CARD_OF

SMALL = st.sets(st.tuples(st.integers(0, 3), st.integers(0, 3)), max_size=6)


def brought(order: tuple[Lines, ...]) -> int:
    """The clouds that come when industries are built one after the other."""
    return sum(
        any(row == other_row or column == other_column for other_row, other_column in order[:at])
        for at, (row, column) in enumerate(order)
    )


@given(SMALL)
def test_no_order_brings_fewer_or_more(industries: set[Lines]) -> None:
    counts = {brought(order) for order in permutations(sorted(industries))}
    assert clouds_between(industries) == (min(counts), max(counts))


@pytest.mark.parametrize(
    ("way", "city"),
    [
        ({}, "I . P I / M P I P / . I . ."),
        ({"variants": ["suburb"]}, " / ".join([". . . . . ."] * 2 + [". M . . . ."] + [". . . . . ."] * 3)),
        ({"variants": ["single-city"], "players": 2}, "P I M0 I / . . M1 I"),
        ({"variants": ["single-city"], "players": 3, "player": 1}, "M0 M1 / > M2"),
        ({"variants": ["single-city"], "players": 4, "player": 2}, "M0 M1 / M3 M2"),
    ],
)
def test_lines_are_those_of_the_kernel(way: dict[str, object], city: str) -> None:
    """Two cells have a line in common exactly where an industry on the one brings a cloud to the other."""
    position = Position.of(city, level="normal", **way)  # type: ignore[arg-type]
    grid = position.setting.grid
    empty = position.city._replace(works=(0, 0, 0, 0, 0, 0))
    frame = places(empty, grid, empty.own & grid.board)
    cells = [cell_at(empty, grid, place) for place in frame]
    assert len(cells) > 20
    for one in cells:
        alone = empty._replace(works=(one,) * 6)
        for other in cells:
            if other != one:
                first, second = lines_of(empty, grid, one), lines_of(empty, grid, other)
                inline = first[0] == second[0] or first[1] == second[1]
                assert brings_cloud(alone, grid, CARD_OF["I1"], other) == inline


def test_the_clouds_of_a_city() -> None:
    city = Position.of("I N I / P M . / . . I", level="normal")
    found = clouds_of(city)
    assert (found.have, found.least, found.most) == (1, 1, 2)
    assert found.industries == ((0, 0), (0, 2), (2, 2))
    assert has_room_for_cloud(city)


def test_half_an_industry_is_one_and_a_neighbour_has_his_own() -> None:
    assert clouds_of(Position.of("CI3 M L I", level="advanced"))[:3] == (0, 1, 1)
    for player, least in ((0, 0), (1, 1)):
        found = clouds_of(
            Position.of("P I M0 / I I M1", level="normal", variants=["single-city"], players=2, player=player)
        )
        assert found[:3] == (0, least, least)


def test_a_full_frame_has_no_room() -> None:
    row = "P P P P P P"
    assert not has_room_for_cloud(Position.of(" / ".join([row] * 5 + ["M P P P P P"]), level="normal"))
