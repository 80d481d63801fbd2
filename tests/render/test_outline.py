"""The line around cards that have grown together."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardcity_tutor.games.cardcity.face.outline import outline

Corner = tuple[float, float]


def loops(path: str) -> list[list[Corner]]:
    """The corners of each closed line before rounding: the control points of its curves."""
    return [
        [(float(x), float(y)) for x, y in re.findall(r"Q(-?\d+) (-?\d+) ", loop)]
        for loop in path.split("Z")
        if loop
    ]


def inside(path: str, x: float, y: float) -> bool:
    crossings = 0
    for loop in loops(path):
        for (x0, y0), (x1, y1) in zip(loop, loop[1:] + loop[:1], strict=True):
            if x0 == x1 and x0 > x and min(y0, y1) < y < max(y0, y1):
                crossings += 1
    return crossings % 2 == 1


def cells(brick: bool) -> st.SearchStrategy[frozenset[tuple[int, int]]]:
    """Cards by row and left edge in half pitches, on one parity of halves for each row."""
    cell = st.tuples(st.integers(0, 4), st.integers(0, 4))
    return st.frozensets(cell, min_size=1).map(
        lambda found: frozenset((row, 2 * column + (row if brick else 0)) for row, column in found)
    )


@given(st.booleans().flatmap(lambda brick: st.tuples(st.just(brick), cells(brick))))
def test_holds_its_cards_and_the_streets_between_them(case: tuple[bool, frozenset[tuple[int, int]]]) -> None:
    brick, cards = case
    path = outline(cards)
    near = ((0, 2), (1, 1), (1, -1)) if brick else ((0, 2), (1, 0))
    for row in range(-1, 6):
        for half in range(-3, 16):
            if half % 2 != (row % 2 if brick else 0):
                continue
            x, y = 55 * half + 50.5, 110 * row + 50.5
            member = (row, half) in cards
            assert inside(path, x, y) == member
            for down, right in near:
                both = member and (row + down, half + right) in cards
                assert inside(path, x + 55 * right / 2, y + 110 * down / 2) == both


@pytest.mark.parametrize(
    ("cards", "corners"),
    [
        ({(0, 0)}, [4]),
        ({(0, 0), (0, 2)}, [4]),
        ({(0, 0), (1, 0), (1, 2)}, [6]),
        ({(0, 0), (1, 1)}, [8]),
        ({(0, 0), (1, 2)}, [4, 4]),
        ({(row, half) for row in range(3) for half in (0, 2, 4)} - {(1, 2)}, [4, 4]),
    ],
)
def test_corners_of_small_shapes(cards: set[tuple[int, int]], corners: list[int]) -> None:
    assert [len(loop) for loop in loops(outline(frozenset(cards)))] == corners
