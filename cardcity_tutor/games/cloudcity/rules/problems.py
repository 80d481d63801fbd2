"""What makes a city impossible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from .bridges import MOST_PER_BUILDING, against_place
from .city import Cell, City, fits, meet, sides, square_name
from .notation import CityText
from .tiles import BUILDINGS, CLOUD, LEVELS

Problem = tuple[str, ...]
SITES = 2
SQUARES = 4


def problems(text: CityText, *, rectangle: bool, taller_blocks: bool) -> list[Problem]:
    """Everything that is wrong with one city by itself, sorted."""
    return sorted(
        {
            *_tile_problems(text.city, rectangle=rectangle),
            *_bridge_problems(text, taller_blocks=taller_blocks),
        }
    )


def box_problems(cities: Sequence[City], stock: Mapping[str, Sequence[int]]) -> list[Problem]:
    """What all cities together have more of than the box; ``stock`` are the levels whose bridges have to be counted."""
    missing = (
        ("stock", f"{level}{length}")
        for level, numbers in stock.items()
        for length, number in enumerate(numbers, 1)
        if number < 0
    )
    built = {level: sum(len(city.buildings[level]) for city in cities) for level in LEVELS}
    return sorted({*missing, *(("buildings", level) for level, count in built.items() if count > BUILDINGS)})


def _tile_problems(city: City, *, rectangle: bool) -> Iterator[Problem]:
    for row, column in city.cells:
        squares = [
            city.squares.get((2 * row + down, 2 * column + right)) for down in (0, 1) for right in (0, 1)
        ]
        if None in squares or SQUARES - squares.count(CLOUD) != SITES:
            yield "tile-shape", f"{row},{column}"
    if not _hang_together(city.cells):
        yield ("detached",)
    if not fits(city.cells, rectangle=rectangle):
        yield ("frame",)


def _hang_together(cells: set[Cell]) -> bool:
    reached = {min(cells)}
    edge = set(reached)
    while edge:
        edge = {side for cell in edge for side in sides(cell) if side in cells} - reached
        reached |= edge
    return reached == cells


def _bridge_problems(text: CityText, *, taller_blocks: bool) -> Iterator[Problem]:
    city = text.city
    for bridge in text.bridges:
        ends = bridge.start, bridge.end
        for reason in against_place(city, *ends, taller_blocks=taller_blocks):
            yield reason, bridge.name
        heights = {city.building(square) for square in ends}
        if len(heights) == 1 and not heights & {None, bridge.level}:
            yield "level", bridge.name
    for ends, count in Counter((bridge.start, bridge.end) for bridge in text.bridges).items():
        if count > 1:
            yield "twice", min(bridge.name for bridge in text.bridges if (bridge.start, bridge.end) == ends)
    for one, other in combinations(sorted(city.bridges, key=lambda bridge: bridge.name), 2):
        if one.level == other.level and one.straight and other.straight and meet(one, other):
            yield "cross-same", one.name, other.name
    carried = Counter(square for bridge in text.bridges for square in (bridge.start, bridge.end))
    for square, count in carried.items():
        if count > MOST_PER_BUILDING and city.building(square):
            yield "two-per-building", square_name(square)
