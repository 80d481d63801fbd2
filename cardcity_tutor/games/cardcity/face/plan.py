"""Where everything of a position lies on the board, whatever its map.

Board units: a card is 100 × 100, a street 10. Brick rows move by half a pitch each; columns of the engine follow the
slant there, but the margin's letters stand so that a plumb line from each meets exactly one cell of every row.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, replace

from cardcity_tutor.core.verdict import Place

from ..rules.kernel.shapes import EAST, NORTH, NORTH_EAST, SOUTH, SOUTH_WEST, WEST
from ..rules.names import Names, column_name, halves
from ..rules.position import Position
from .window import Window, tokens_of, window_of

CARD, STREET = 100, 10
PITCH = CARD + STREET
RADIUS = 11
EDGE = 5
"""What a card shows of its thickness."""
PADDING = 14
MARGIN = 34
"""The band of the coordinates, above and to the left of the ground."""
KERB = 44
AIR = 6
"""Paper left around everything."""

Box = tuple[float, float, float, float]
Point = tuple[float, float]
Label = tuple[str, float, float]

SQUARE_STEPS = ((0, 1, EAST, WEST), (1, 0, SOUTH, NORTH))
BRICK_STEPS = (*SQUARE_STEPS, (1, -1, SOUTH_WEST, NORTH_EAST))


@dataclass(frozen=True)
class Plan:
    """The shown cells of a map, in board units and under their names."""

    spots: dict[Place, Point]
    """Top left corner of every shown cell, row by row."""
    kerb: dict[Place, Box]
    """Strips for the cells just beyond a frame that is used up."""
    names: dict[Place, str]
    tokens: dict[Place, str]
    zones: dict[Place, int]
    """The owner of each cell of a single city."""
    ring: frozenset[Place]
    box: Box
    """View box of everything."""
    core: Box
    """View box without the kerb."""
    brick: bool
    ground: Box
    """The streets, under all cells (the suburb's ring left out)."""
    labels: tuple[Label, ...]
    """The margin: text, middle, baseline; first the columns, then the rows."""
    fringe: dict[Place, int]
    """Owners of the cells that the window cuts in half, on brick rows."""

    def corner(self, place: Place) -> Point:
        """The top left corner of any cell, shown or not."""
        known, (x, y) = next(iter(self.spots.items()))
        right = halves(place, self.brick) - halves(known, self.brick)
        return x + PITCH / 2 * right, y + PITCH * (place[0] - known[0])

    def pairs(self, places: Iterable[Place]) -> Iterator[tuple[Place, Place, int, int]]:
        """Neighbours among places, each pair once, with the sides by which they touch."""
        among = dict.fromkeys(places)
        for row, column in among:
            for down, right, side, other_side in BRICK_STEPS if self.brick else SQUARE_STEPS:
                other = (row + down, column + right)
                if other in among:
                    yield (row, column), other, side, other_side


def plan_of(
    position: Position, also: Collection[Place] = (), *, within: frozenset[Place] = frozenset()
) -> Plan:
    """Lay out a position, wide enough for the cells `also`; places are those of `Position.verdict`.

    As long as all cards lie `within` these cells, they are what is shown.
    """
    tokens = tokens_of(position)
    window = window_of(position, tokens, also)
    if within and within.issuperset(tokens):
        window = replace(window, shown=sorted(within), beyond=())
    return laid_out(window, tokens, brick=bool(position.setting.grid.slant))


def laid_out(window: Window, tokens: dict[Place, str], *, brick: bool = False) -> Plan:
    """The plan of the cells that a window shows."""
    shown, ring = window.shown, window.ring
    top = shown[0][0]
    first = min(halves(place, brick) for place in shown)
    spots = {
        place: (PITCH / 2 * (halves(place, brick) - first), float(PITCH * (place[0] - top)))
        for place in shown
    }
    called = window.names or Names(top, first, brick)
    names = {place: name for place in shown if (name := called.name(place)) is not None}
    whole = around(spots.values())
    ground = around(spots[place] for place in shown if place not in ring)
    x, y, width, height = whole
    core = (x - MARGIN, y - MARGIN, width + MARGIN + AIR, height + MARGIN + AIR)
    kerb = {place: _strip(place, spots, whole) for place in window.beyond}
    return Plan(
        spots=spots,
        kerb=kerb,
        names=names,
        tokens=tokens,
        zones=window.zones,
        ring=ring,
        box=_joined(core, kerb.values()),
        core=core,
        brick=brick,
        ground=ground,
        labels=(
            *_column_labels(spots, whole, brick, first - called.half),
            *_row_labels(spots, whole, top - called.row),
        ),
        fringe=window.fringe,
    )


# ------------------------------------------------------------------ lengths


def around(corners: Iterable[Point]) -> Box:
    """The ground under cells: their rectangle and a padding."""
    found = list(corners)
    left, top = min(x for x, _ in found), min(y for _, y in found)
    right, bottom = max(x for x, _ in found) + CARD, max(y for _, y in found) + CARD
    return (left - PADDING, top - PADDING, right - left + 2 * PADDING, bottom - top + 2 * PADDING + EDGE)


def _strip(place: Place, spots: dict[Place, Point], ground: Box) -> Box:
    """The strip of a cell outside: beyond the margin above and to the left, beside the ground elsewhere."""
    row, column = place
    x, y, width, height = ground
    if (inner := spots.get((row + 1, column))) is not None:
        return (inner[0], y - MARGIN - KERB, CARD, KERB)
    if (inner := spots.get((row - 1, column))) is not None:
        return (inner[0], y + height + AIR, CARD, KERB)
    if (inner := spots.get((row, column + 1))) is not None:
        return (x - MARGIN - KERB, inner[1], KERB, CARD)
    inner = spots[row, column - 1]
    return (x + width + AIR, inner[1], KERB, CARD)


def _joined(box: Box, others: Iterable[Box]) -> Box:
    left, top, width, height = box
    right, bottom = left + width, top + height
    for x, y, w, h in others:
        left, top = min(left, x - AIR), min(top, y - AIR)
        right, bottom = max(right, x + w + AIR), max(bottom, y + h + AIR)
    return (left, top, right - left, bottom - top)


def _column_labels(spots: dict[Place, Point], ground: Box, brick: bool, moved: int) -> Iterator[Label]:
    """The letters above: `moved` half pitches lie between column a and what is shown."""
    # On brick rows the plumb line of a letter meets each second row right, the others left of their middle.
    plumb = CARD / 2 + (PITCH / 4 if brick else 0)
    last = max(x for x, _ in spots.values())
    columns = range(max(0, moved // 2), int(last + moved * PITCH / 2) // PITCH + 1)
    return ((column_name(k), k * PITCH - moved * PITCH / 2 + plumb, ground[1] - 10) for k in columns)


def _row_labels(spots: dict[Place, Point], ground: Box, moved: int) -> Iterator[Label]:
    heights = sorted({y for _, y in spots.values()})
    rows = ((k + moved + 1, y) for k, y in enumerate(heights))
    return ((str(row), ground[0] - 16, y + CARD / 2 + 7) for row, y in rows if row > 0)
