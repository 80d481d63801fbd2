"""The raised view: a picture of the city from the side, for the result and the projector."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from ..rules.city import Bridge, City, Square
from ..rules.tiles import CLOUD, LEVELS
from .drawing import number, plate_svg

EAST: Final = (53.7, 29.1)
"""What one square to the right is on the picture; one downwards is the same to the left."""
HIGH: Final = {"R": 44, "F": 104, "S": 164}
WALL: Final = 0.3
"""Half the width of a building, in squares."""
DECK: Final = 0.13
"""Half the width of a bridge, in squares."""
THICK: Final = 7
SLAB: Final = 12
STOREY: Final = 27
GAP: Final = 0.04

Point = tuple[float, float]


class Piece(NamedTuple):
    """Something to paint; what is nearer comes later, on one square what is higher."""

    order: tuple[float, float, int]
    svg: str


def raised_svg(city: City) -> tuple[str, tuple[float, float]]:
    """The picture, and its size."""
    rows, columns = zip(*city.cells, strict=True)
    home = city.moved(-2 * min(rows), -2 * min(columns))
    height, width = 2 * (1 + max(rows) - min(rows)), 2 * (1 + max(columns) - min(columns))
    left, top = height * EAST[0] + 24, HIGH["S"] - EAST[1] / 2 + 16
    pieces = sorted([*_towers(home), *_decks(home)], key=lambda piece: piece.order)
    svg = "".join([*_slabs(home), *_clouds(home), *(piece.svg for piece in pieces), *_plates(home)])
    size = (height + width) * EAST[0] + 48, top + (height + width) * EAST[1] + 2 * SLAB + 12
    return f'<g transform="translate({number(left)} {number(top)})">{svg}</g>', size


def _at(column: float, row: float, high: float = 0) -> Point:
    """A point of the ground plan on the picture; the middle of a square is at its whole numbers plus a half."""
    return (column - row) * EAST[0], (column + row) * EAST[1] - high


def _polygon(css: str, *points: Point) -> str:
    return f'<polygon class="{css}" points="{" ".join(f"{number(x)},{number(y)}" for x, y in points)}"/>'


def _slabs(city: City) -> Iterator[str]:
    for row, column in sorted(city.cells, key=sum):
        left, top, right, bottom = (
            2 * column + GAP, 2 * row + GAP, 2 * column + 2 - GAP, 2 * row + 2 - GAP,
        )  # fmt: skip
        west, south, east = _at(left, bottom), _at(right, bottom), _at(right, top)
        yield _polygon("cl-slab", west, south, (south[0], south[1] + SLAB), (west[0], west[1] + SLAB))
        yield _polygon("cl-slab-dark", east, south, (south[0], south[1] + SLAB), (east[0], east[1] + SLAB))
        yield _polygon("cl-tile", _at(left, top), east, south, west)


def _clouds(city: City) -> Iterator[str]:
    for (row, column), content in sorted(city.squares.items(), key=lambda entry: sum(entry[0])):
        if content == CLOUD:
            x, y = _at(column + 0.5, row + 0.5)
            yield (
                f'<use class="cl-puff" href="#cl-cloud" x="{number(x - 17)}" y="{number(y - 18)}"'
                ' width="34" height="34"/>'
            )


def _towers(city: City) -> Iterator[Piece]:
    for level in LEVELS:
        high = HIGH[level]
        for row, column in city.buildings[level]:
            west, east = column + 0.5 - WALL, column + 0.5 + WALL
            north, south = row + 0.5 - WALL, row + 0.5 + WALL
            left = (_at(west, south), _at(east, south), _at(east, south, high), _at(west, south, high))
            right = (_at(east, north), _at(east, south), _at(east, south, high), _at(east, north, high))
            roof = (
                _at(west, north, high),
                _at(east, north, high),
                _at(east, south, high),
                _at(west, south, high),
            )
            storeys = "".join(
                f'<path class="cl-story" d="M{_text(_at(west, south, up))}L{_text(_at(east, south, up))}'
                f'L{_text(_at(east, north, up))}"/>'
                for up in range(STOREY, high - 4, STOREY)
            )
            x, y = _at(column + 0.5, row + 0.5, high)
            letter = f'<text class="cl-letter3" x="{number(x)}" y="{number(y + 6)}">{level}</text>'
            svg = (
                f'<g class="cl-{level}">{_polygon("cl-wall3", *left)}{_polygon("cl-wall3", *right)}'
                f"{_polygon('cl-shade', *right)}{storeys}{_polygon('cl-top3', *roof)}{letter}</g>"
            )
            yield Piece((row + column, 0, 0), svg)


def _text(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"


def _decks(city: City) -> Iterator[Piece]:
    """Bridges in pieces of half a square, so that each lies among the buildings of its own square."""
    for bridge in sorted(city.bridges):
        across = bridge.start[0] == bridge.end[0]
        steps = 2 * bridge.length
        for step in range(steps):
            begin = WALL if step == 0 else step / 2
            stop = bridge.length - WALL if step == steps - 1 else (step + 1) / 2
            yield _deck(
                bridge, begin, stop, _below(bridge.start, (step + 1) // 2, across=across), across=across
            )


def _below(start: Square, away: int, *, across: bool) -> Square:
    return (start[0], start[1] + away) if across else (start[0] + away, start[1])


def _deck(bridge: Bridge, begin: float, stop: float, square: Square, *, across: bool) -> Piece:
    row, column = bridge.start[0] + 0.5, bridge.start[1] + 0.5
    high = HIGH[bridge.level]
    if across:
        left, right, top, bottom = column + begin, column + stop, row - DECK, row + DECK
    else:
        left, right, top, bottom = column - DECK, column + DECK, row + begin, row + stop
    deck = (_at(left, top, high), _at(right, top, high), _at(right, bottom, high), _at(left, bottom, high))
    near = (deck[3], deck[2]) if across else (deck[1], deck[2])
    side = (*near, (near[1][0], near[1][1] + THICK), (near[0][0], near[0][1] + THICK))
    svg = f'<g class="cl-{bridge.level}">{_polygon("cl-deck-side", *side)}{_polygon("cl-deck", *deck)}</g>'
    return Piece((sum(square), high, 1), svg)


def _plates(city: City) -> Iterator[str]:
    """The votes come last, over everything."""
    for bridge in sorted(city.bridges):
        row, column = ((one + other) / 2 + 0.5 for one, other in zip(bridge.start, bridge.end, strict=True))
        x, y = _at(column, row, HIGH[bridge.level])
        yield plate_svg(bridge.level, x, y, bridge.votes)
