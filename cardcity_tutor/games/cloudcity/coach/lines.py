"""Lines of a city: the bridges that are possible now, found by looking along rows and columns, and those that may still come."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..rules.best import puzzle, solved
from ..rules.bridges import MOST_PER_BUILDING, legal
from ..rules.city import Bridge, Cell, City, Square, fits, meet
from ..rules.tiles import LEVELS, LONGEST, VOTES, Stock

ONWARD: Final = ((0, 1), (1, 0))
AROUND: Final = ((0, 1), (1, 0), (0, -1), (-1, 0))
HEIGHT: Final = {"-": 0, "R": 1, "F": 2, "S": 3}


class Line(NamedTuple):
    """A way from a building to a square without a tile, over which a bridge may still come."""

    level: str
    start: Square
    end: Square
    votes: int


def candidates(city: City, stock: Stock, *, taller_blocks: bool = True) -> dict[str, list[Bridge]]:
    """The bridges that may be built now, by level and name."""
    if not taller_blocks:
        found = legal(city, stock, taller_blocks=False)
    else:
        found = [bridge for bridge in _neighbours(city) if _is_free(city, bridge, stock)]
    return {
        level: sorted((bridge for bridge in found if bridge.level == level), key=lambda bridge: bridge.name)
        for level in LEVELS
    }


def _neighbours(city: City) -> Iterator[Bridge]:
    """The pairs of equal buildings with nothing as high between them."""
    squares = city.squares
    for (row, column), level in squares.items():
        height = HEIGHT[level]
        if not height:
            continue
        for down, right in ONWARD:
            for away in range(1, LONGEST + 1):
                other = (row + down * away, column + right * away)
                found = squares.get(other)
                if found is None:
                    break
                if HEIGHT[found] >= height:
                    if found == level:
                        yield Bridge(level, (row, column), other)
                    break


def _is_free(city: City, bridge: Bridge, stock: Stock) -> bool:
    carried = city.carried
    return (
        carried[bridge.start] < MOST_PER_BUILDING
        and carried[bridge.end] < MOST_PER_BUILDING
        and stock[bridge.level][bridge.length - 1] > 0
        and not any(standing.level == bridge.level and meet(standing, bridge) for standing in city.bridges)
    )


def best_set(city: City, stock: Stock, *, taller_blocks: bool = True) -> tuple[int, tuple[Bridge, ...]]:
    """The most votes that bridges can bring now, and a set that does."""
    total, chosen = 0, list[Bridge]()
    for level, bridges in candidates(city, stock, taller_blocks=taller_blocks).items():
        if bridges:
            votes, numbers = solved(puzzle(city, bridges, stock[level]))
            total += votes
            chosen += [bridges[number] for number in numbers]
    return total, tuple(chosen)


# ---------------------------------------------------------------- lines that are open


def reachable(city: City, *, rectangle: bool) -> set[Cell]:
    """The places without a tile that the city can still grow to."""
    rows, columns = zip(*city.cells, strict=True)
    return {
        cell
        for row in range(max(rows) - 3, min(rows) + 4)
        for column in range(max(columns) - 3, min(columns) + 4)
        if (cell := (row, column)) not in city.cells and fits({*city.cells, cell}, rectangle=rectangle)
    }


def open_lines(
    city: City, stock: Stock, *, rectangle: bool, taller_blocks: bool = True
) -> dict[Square, list[list[Line]]]:
    """For each building with room on its roof, the open lines of each direction that has some."""
    free = reachable(city, rectangle=rectangle)
    found: dict[Square, list[list[Line]]] = {}
    for square, level in city.squares.items():
        if HEIGHT[level] and city.carried[square] < MOST_PER_BUILDING:
            ways = [_way(city, stock, square, step, free, blocks=taller_blocks) for step in AROUND]
            if ways := [way for way in ways if way]:
                found[square] = ways
    return found


def _way(
    city: City, stock: Stock, start: Square, step: Square, free: set[Cell], *, blocks: bool
) -> list[Line]:
    level = city.squares[start]
    lines = []
    for away in range(1, LONGEST + 1):
        row, column = start[0] + step[0] * away, start[1] + step[1] * away
        content = city.squares.get((row, column))
        if content is None:
            if (row // 2, column // 2) not in free:
                break
            line = Line(level, start, (row, column), VOTES[away - 1])
            if stock[level][away - 1] > 0 and not _is_crossed(city, line):
                lines.append(line)
        elif content == level or (blocks and HEIGHT[content] > HEIGHT[level]):
            break
    return lines


def _is_crossed(city: City, line: Line) -> bool:
    bridge = Bridge(line.level, *sorted((line.start, line.end)))
    return any(standing.level == line.level and meet(standing, bridge) for standing in city.bridges)


def hope(city: City, stock: Stock, *, rectangle: bool, taller_blocks: bool = True) -> float:
    """What the open lines may bring: for every building the mean votes of its best directions, as many as it has room for."""
    total = 0.0
    for square, ways in open_lines(city, stock, rectangle=rectangle, taller_blocks=taller_blocks).items():
        means = sorted((sum(line.votes for line in way) / len(way) for way in ways), reverse=True)
        total += sum(means[: MOST_PER_BUILDING - city.carried[square]])
    return total
