"""Cards, cities, districts and the options of a game: everything the phases share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache

from . import geometry
from .geometry import OPPOSITE, SQUARE, half_sides, neighbour
from .maps import FLOATING, Ground

Cell = geometry.Cell

Face = tuple[Cell, str]
"""One colour of the card on a cell: a bicolour card has two faces."""

PLAIN_KINDS = ("R", "C", "L", "P", "M", "K", "N", "A")
HALLS = ("M0", "M1", "M2", "M3")
"""The town halls of a shared map, with their owner."""
INDUSTRIES = ("I1", "I2", "I3", "I4")
PAIRS = ("RC", "RL", "CL", "CI", "LI")
"""The pairs of [bicolour-set]; there is no R-I card."""

PLENTY = 10_000
"""Stands for a reserve that the request does not count."""


@dataclass(frozen=True)
class Card:
    """A card on the map; ``faces`` gives, for each of its colours, the sides that show it."""

    token: str
    faces: Mapping[str, frozenset[str]] = field(compare=False)

    def has(self, kind: str) -> bool:
        """Whether the card, or one half of it, is of this kind."""
        return kind in self.faces

    @property
    def is_half(self) -> bool:
        """Whether the card is bicolour."""
        return len(self.faces) == 2


City = dict[Cell, Card]


@cache
def card(name: str, sides: tuple[str, ...] = SQUARE) -> Card:
    """The card of a map token (a plain ``I`` is the industry picture ``I1``).

    >>> sorted(card("RC0").faces["R"]), sorted(card("RCn").faces["C"])
    (['E', 'N'], ['E', 'S', 'W'])
    """
    every_side = frozenset(sides)
    if name in PLAIN_KINDS or name in HALLS:
        return Card(name, {name[0]: every_side})
    if name == "I" or name in INDUSTRIES:
        return Card("I1" if name == "I" else name, {"I": every_side})
    pair, facing = name[:2], name[2:]
    if pair not in PAIRS:
        raise ValueError(f"no such card: {name!r}")
    first_sides, second_sides = half_sides(facing, sides)
    return Card(name, {pair[0]: first_sides, pair[1]: second_sides})


def orientations(hand_token: str, sides: tuple[str, ...] = SQUARE) -> list[tuple[str | None, Card]]:
    """The ways to turn a card of the hand (XL p. 15): one, or four with the name of each facing."""
    pair, cut = hand_token[:2], hand_token[2:]
    if pair not in PAIRS:
        return [(None, card(hand_token, sides))]
    return [(facing, card(pair + facing, sides)) for facing in {"d": "0123", "s": "nesw"}[cut]]


@dataclass(frozen=True)
class Settings:
    """The options of a game as the numbers and switches that the rules read."""

    frame: int = 5
    """Side of the frame: 5 in Simplified and 2012, 6 in Normal and Advanced (XL p. 6 and p. 14)."""
    clouds: bool = False
    """Industries in line bring pollution clouds (XL p. 14)."""
    free_meter_colours: int | None = None
    """Colours around a parking that earn nothing (1 in XL, 2 in 2012); None: no meters."""
    leisure_crisis: bool = False
    ecological: bool = False
    decentralisation: bool = False
    halves_touch: bool = True
    """[bicolour-inside]"""
    hall_entertains: bool = False
    """Whether the town hall serves as leisure for happiness: [happiness-leisure] says no."""
    architect_stays: bool = False
    """Whether the architect of a shared city serves every player until all have built: [single-architect] says no."""
    ground: Ground = FLOATING
    """The sides of a card, the zones of a shared map, the suburb."""


def parse_city(text: str) -> City:
    """Read a city text; its first token is at (0, 0)."""
    city: City = {}
    for row, line in enumerate(text.strip().replace("\n", "/").split("/")):
        for column, name in enumerate(line.split()):
            if name != ".":
                city[row, column] = card(name)
    return city


def city_text(city: City) -> str:
    """Write a city without its empty outer rows and columns."""
    box = bounding_box(city)
    if box is None:
        return "."
    top, left, bottom, right = box
    return " / ".join(
        " ".join(
            city[row, column].token if (row, column) in city else "." for column in range(left, right + 1)
        )
        for row in range(top, bottom + 1)
    )


def without_architect(city: City) -> City:
    """The city once the architect has left, at the end of the construction phase ([architect])."""
    return {cell: built for cell, built in city.items() if not built.has("A")}


def bounding_box(city: City) -> tuple[int, int, int, int] | None:
    """Top, left, bottom and right of the cards; the architect is no part of it ([architect])."""
    cells = list(without_architect(city))
    if not cells:
        return None
    rows = [row for row, _ in cells]
    columns = [column for _, column in cells]
    return min(rows), min(columns), max(rows), max(columns)


def fits_frame(city: City, cell: Cell, frame: int) -> bool:
    """Whether the box of the city and this cell fits the floating frame ([floating-frame])."""
    box = bounding_box(city)
    if box is None:
        return True
    top, left, bottom, right = box
    height = max(bottom, cell[0]) - min(top, cell[0]) + 1
    width = max(right, cell[1]) - min(left, cell[1]) + 1
    return height <= frame and width <= frame


def misplaced(city: City, cell: Cell, settings: Settings) -> set[str]:
    """The ids of the reasons why the player may put nothing on this cell whatever the card.

    Only one's own zone is open to building and growing ([single-adjacency]); with two players the columns of all
    cards together are limited ([single-2]).
    """
    ground = settings.ground
    if not ground.zones:
        return set() if fits_frame(city, cell, settings.frame) else {"frame"}
    reasons: set[str] = set()
    if not ground.owns(cell):
        reasons.add("zone" if ground.belongs_to_another(cell) else "frame")
    if ground.width is not None:
        columns = [column for _, column in without_architect(city)] + [cell[1]]
        if max(columns) - min(columns) + 1 > ground.width:
            reasons.add("frame")
    return reasons


def own_cards(city: City, ground: Ground) -> City:
    """The cards of the asking player's zone, without the suburb; of a city of one's own all cards."""
    if not ground.zones:
        return city
    return {cell: built for cell, built in city.items() if ground.owns(cell)}


def neighbours(cell: Cell, sides: tuple[str, ...] = SQUARE) -> list[Cell]:
    """The four orthogonal neighbours, diagonals never count (XL p. 6); or the six on brick rows."""
    return [neighbour(cell, side) for side in sides]


def frontier(city: City, ground: Ground = FLOATING) -> set[Cell]:
    """The empty cells next to a card, but not to the suburb; the architect anchors too ([architect])."""
    anchors = [cell for cell in city if cell not in ground.ring]
    return {cell for anchor in anchors for cell in neighbours(anchor, ground.sides) if cell not in city}


def touched_faces(city: City, cell: Cell, shown_sides: Iterable[str]) -> set[Face]:
    """The faces of other cards that meet something showing on these sides of a cell."""
    faces: set[Face] = set()
    for side in shown_sides:
        other = neighbour(cell, side)
        if other in city:
            for kind, sides in city[other].faces.items():
                if OPPOSITE[side] in sides:
                    faces.add((other, kind))
    return faces


def districts(city: City, kind: str) -> list[set[Cell]]:
    """The districts of a kind: groups of cards of the same type, linked by sides (XL p. 6)."""
    unseen = {cell for cell, built in city.items() if built.has(kind)}
    found: list[set[Cell]] = []
    while unseen:
        start = min(unseen)
        unseen.remove(start)
        district = {start}
        queue = [start]
        while queue:
            cell = queue.pop(0)
            for other, other_kind in touched_faces(city, cell, city[cell].faces[kind]):
                if other_kind == kind and other not in district:
                    district.add(other)
                    unseen.remove(other)
                    queue.append(other)
        found.append(district)
    return found


def faces_around(city: City, district: set[Cell], kind: str, settings: Settings) -> set[Face]:
    """The faces of other kinds that touch a district.

    With [bicolour-inside] the other half of a card of the district touches it as well.
    """
    around: set[Face] = set()
    for cell in district:
        around |= touched_faces(city, cell, city[cell].faces[kind])
        if settings.halves_touch:
            around |= {(cell, half) for half in city[cell].faces}
    return {(cell, other) for cell, other in around if other != kind}


def empty_cells_around(city: City, district: set[Cell], kind: str) -> set[Cell]:
    """The empty cells that a district faces with its own colour."""
    return {
        neighbour(cell, side)
        for cell in district
        for side in city[cell].faces[kind]
        if neighbour(cell, side) not in city
    }


def count_cards(city: City, kind: str) -> int:
    """How many cards are of this kind, halves counting as cards ([bicolour-counts-one])."""
    return sum(built.has(kind) for built in city.values())


def triangle(size: int) -> int:
    """1 + 2 + ... + size: the money or points of a district (XL p. 10 and p. 11)."""
    return size * (size + 1) // 2
