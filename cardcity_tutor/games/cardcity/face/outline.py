"""The outline of cards that have grown together: the streets between them closed, corners rounded.

Cards lie on a raster of slots: two per row (card, street) and four per column pitch, cut where the edges of a
straight and of a half-shifted row fall (0, 45, 55, 100). So one tracing serves square and brick rows.
"""

from collections.abc import Iterator
from functools import lru_cache

from .plan import CARD, PITCH, RADIUS

Slot = tuple[int, int]
Corner = tuple[int, int]

INNER_RADIUS = 4
_CUTS = (0, 45, 55, 100)
_WIDE = 3
"""Slots under one card; the fourth of a pitch is the street."""


@lru_cache(maxsize=4096)
def outline(cards: frozenset[tuple[int, int]]) -> str:
    """Path data around cards given as (row, left edge in half pitches), from the corner of (0, 0)."""
    filled = _filled(cards)
    after: dict[Corner, Corner] = {}
    for x, y in filled:
        if (x, y - 1) not in filled:
            after[x, y] = (x + 1, y)
        if (x + 1, y) not in filled:
            after[x + 1, y] = (x + 1, y + 1)
        if (x, y + 1) not in filled:
            after[x + 1, y + 1] = (x, y + 1)
        if (x - 1, y) not in filled:
            after[x, y + 1] = (x, y)
    return "".join(_rounded(loop) for loop in _loops(after))


def _filled(cards: frozenset[tuple[int, int]]) -> set[Slot]:
    filled: set[Slot] = set()
    for row, half in cards:
        width = _WIDE + 1 if (row, half + 2) in cards else _WIDE
        filled.update((2 * half + k, 2 * row) for k in range(width))
    return filled | {(x, y + 1) for x, y in filled if (x, y + 2) in filled}


def _loops(after: dict[Corner, Corner]) -> Iterator[list[Corner]]:
    """Closed lines, each as its corners only; a street always parts two loops, so no corner belongs to both."""
    while after:
        start = min(after)  # top left: a true corner
        loop = [start]
        here = after.pop(start)
        while here != start:
            there = after.pop(here)
            if (loop[-1][0] == here[0]) != (here[0] == there[0]):
                loop.append(here)
            here = there
        yield loop


def _point(corner: Corner) -> tuple[int, int]:
    x, y = corner
    return PITCH * (x // 4) + _CUTS[x % 4], PITCH * (y // 2) + CARD * (y % 2)


def _rounded(loop: list[Corner]) -> str:
    points = [_point(corner) for corner in loop]
    path: list[str] = []
    for k, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[k - 1], points[(k + 1) % len(points)]
        convex = (x - x0) * (y1 - y) - (y - y0) * (x1 - x) > 0
        radius = RADIUS if convex else INNER_RADIUS
        start = (x - _sign(x - x0) * radius, y - _sign(y - y0) * radius)
        end = (x + _sign(x1 - x) * radius, y + _sign(y1 - y) * radius)
        step = "M{} {}".format(*start) if not path else f"H{start[0]}" if y == y0 else f"V{start[1]}"
        path.append(f"{step}Q{x} {y} {end[0]} {end[1]}")
    return "".join(path) + "Z"


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)
