"""The plan of a city as SVG: tiles, buildings of three heights, bridges that are told apart where they cross."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import hypot
from typing import Final

from ....core.scene import Box
from ..rules.city import Bridge, Cell, City, Square
from ..rules.tiles import CLOUD, LEVELS, block
from .plan import MARGIN, SQUARE, TILE, Plan
from .style import STOREY, octagon

WIDTH: Final = {"R": 16, "F": 19, "S": 22}
"""Of the planks."""
LANE_ALONG: Final = {"R": -13, "F": 0, "S": 13}
LANE_ACROSS: Final = {"R": 6.5, "F": 0, "S": -6.5}
"""How far from the middle of the roof a bridge lies, so that two levels on one line are two lines."""
ROOF: Final = 21
"""Bridges begin that far from the middle of a roof: the letter is never covered."""
PLATE: Final = 19
PARTS: Final = (0.5, 0.3, 0.7, 0.2, 0.8)
"""Of the way along a bridge: where its plate may stand."""


def number(value: float) -> str:
    """A length without needless digits."""
    return f"{value:.1f}".removesuffix(".0")


def tile_svg(tile: str, rotation: int = 0) -> str:
    """A tile with its two buildings, 200 units wide."""
    squares = block(tile, rotation)
    places = ((0, 0), (1, 0), (1, 1), (0, 1))
    parts = ['<use href="#cl-ground"/>']
    for level in (CLOUD, *LEVELS):
        for content, (column, row) in zip(squares, places, strict=True):
            if content == level:
                parts.append(_content(content, column * SQUARE + 50, row * SQUARE + 50))
    return "".join(parts)


def back_svg() -> str:
    """A tile that nobody may see."""
    return '<use href="#cl-back"/>'


def _content(content: str, x: float, y: float) -> str:
    if content == CLOUD:
        return f'<use class="cl-puff" href="#cl-cloud" x="{number(x - 24)}" y="{number(y - 24)}" width="48" height="48"/>'
    return f'<use href="#cl-tower-{content}" x="{number(x)}" y="{number(y)}"/>'


# ---------------------------------------------------------------- bridges


def ends(plan: Plan, bridge: Bridge) -> tuple[float, float, float, float]:
    """Where the plank begins and ends."""
    (x, y), (right, bottom) = plan.middle(bridge.start), plan.middle(bridge.end)
    lift = STOREY[bridge.level] / 2
    if bridge.start[0] == bridge.end[0]:
        line = y - lift + LANE_ACROSS[bridge.level]
        return x + ROOF, line, right - ROOF, line
    line = x + LANE_ALONG[bridge.level]
    return line, y - lift + ROOF, line, bottom - lift - ROOF


def bridge_svg(level: str, line: tuple[float, float, float, float], css: str = "") -> str:
    """A bridge along a line: shadow, paper casing, rails, plank, and the mark of its level."""
    x, y, right, bottom = line
    across = y == bottom
    width, path = WIDTH[level], f"M{number(x)} {number(y)}L{number(right)} {number(bottom)}"
    fall = STOREY[level]
    marks = {
        "R": f'<path class="cl-mark" d="{path}" stroke-width="2" stroke-dasharray="12 5"/>',
        "F": f'<path class="cl-mark" d="{_beside(line, -7, across=across)}{_beside(line, 7, across=across)}"'
        ' stroke-width="2"/>',
        "S": f'<path class="cl-mark" d="{path}" stroke-width="17" stroke-dasharray="3 6" opacity=".75"/>',
    }
    drop = (
        ""
        if "cl-ghost" in css
        else f'<path class="cl-drop" d="{path}" stroke-width="{width}"'
        f' transform="translate({number(0.22 * fall)} {number(0.36 * fall)})"/>'
    )
    return (
        f'<g class="cl-bridge cl-{level} {css}">{drop}'
        f'<path class="cl-case" d="{path}" stroke-width="{width + 10}"/>'
        f'<path class="cl-rail" d="{path}" stroke-width="{width + 5}"/>'
        f'<path class="cl-plank" d="{path}" stroke-width="{width}"/>{marks[level]}</g>'
    )


def _beside(line: tuple[float, float, float, float], away: float, *, across: bool) -> str:
    x, y, right, bottom = line
    side, down = (0.0, away) if across else (away, 0.0)
    return f"M{number(x + side)} {number(y + down)}L{number(right + side)} {number(bottom + down)}"


def plate_svg(level: str, x: float, y: float, votes: int | str) -> str:
    """The votes on a plate of the shape of the level."""
    shapes = {
        "R": f'<circle class="cl-plate" cx="{number(x)}" cy="{number(y)}" r="{PLATE}"/>',
        "F": f'<rect class="cl-plate" x="{number(x - 18)}" y="{number(y - 18)}" width="36" height="36" rx="6"/>',
        "S": f'<polygon class="cl-plate" points="{octagon(x, y, 21)}"/>',
    }
    text = f'<text class="cl-votes" x="{number(x)}" y="{number(y + 9)}">{votes}</text>'
    return f'<g class="cl-plated cl-{level}">{shapes[level]}{text}</g>'


def bridge_box(plan: Plan, bridge: Bridge) -> Box:
    """The room that a bridge takes, its plate included."""
    x, y, right, bottom = ends(plan, bridge)
    return x - 22, y - 22, right - x + 44, bottom - y + 44


def ghost_svg(plan: Plan, bridge: Bridge) -> str:
    """A bridge that may be built, in the coordinates of its own box."""
    left, top, _, _ = bridge_box(plan, bridge)
    x, y, right, bottom = ends(plan, bridge)
    line = (x - left, y - top, right - left, bottom - top)
    plate = plate_svg(bridge.level, (line[0] + line[2]) / 2, (line[1] + line[3]) / 2, bridge.votes)
    return f'<g class="cl-ghost">{bridge_svg(bridge.level, line, "cl-ghost")}{plate}</g>'


# ---------------------------------------------------------------- the city


def plan_svg(
    plan: Plan,
    lit: Mapping[Bridge, str] | None = None,
    alone: Iterable[Square] = (),
    *,
    numbered: bool = False,
) -> str:
    """Everything that lies there; ``lit`` bridges have a coloured casing, buildings that are ``alone`` a ring.

    ``numbered`` shows all places around the city by their numbers, not only those where a tile may lie.
    """
    city, (width, height) = plan.city, plan.size
    margin = plan.margin
    parts = [
        *(_coordinates(plan) if margin == MARGIN else ()),
        _street(margin, width, height),
    ]
    if numbered:
        parts += (_numbered(plan, cell, place) for place, cell in enumerate(city.around, 1))
    elif not plan.is_full:
        parts += map(_plot(plan), city.free_cells(rectangle=plan.rectangle))
    for cell in sorted(city.cells):
        x, y = plan.corner(cell)
        parts.append(f'<use href="#cl-ground" x="{number(x)}" y="{number(y)}"/>')
    parts += _standing(plan, lit or {})
    for square in alone:
        middle = plan.middle(square)
        roof = number(middle[1] - STOREY[city.squares[square]] / 2)
        parts.append(f'<circle class="cl-alone" cx="{number(middle[0])}" cy="{roof}" r="44"/>')
    return "".join(parts)


def _numbered(plan: Plan, cell: Cell, place: int) -> str:
    x, y, width, height = plan.place_box(cell)
    return (
        f'<text class="cl-strong cl-mid" x="{number(x + width / 2)}" y="{number(y + height / 2 + 10)}" '
        f'style="font-size: 34px">{place}</text>'
    )


def _street(margin: int, width: float, height: float) -> str:
    size = f'width="{number(width - margin)}" height="{number(height - margin)}"'
    return f'<rect class="cl-street" x="{margin}" y="{margin}" {size} rx="22"/>'


def _standing(plan: Plan, lit: Mapping[Bridge, str]) -> Iterable[str]:
    """Clouds, then level by level the buildings and what lies on their roofs: the higher ones pass over."""
    city = plan.city
    for square, content in sorted(city.squares.items()):
        if content == CLOUD:
            yield _content(CLOUD, *plan.middle(square))
    for level in LEVELS:
        for square in city.buildings[level]:
            place = " ".join(
                f'{axis}="{number(at)}"' for axis, at in zip("xy", plan.middle(square), strict=True)
            )
            yield f'<use class="cl-up cl-{level}" href="#cl-tower-{level}" {place}/>'
            yield f'<use class="cl-flat cl-{level}" href="#cl-flat-{level}" {place}/>'
        for bridge in sorted(bridge for bridge in city.bridges if bridge.level == level):
            yield bridge_svg(level, ends(plan, bridge), lit.get(bridge, ""))
    for bridge, (x, y) in _plates(plan).items():
        yield plate_svg(bridge.level, x, y, bridge.votes)


def _plates(plan: Plan) -> dict[Bridge, tuple[float, float]]:
    """Where the votes of each bridge stand: in its middle, or beside it where another plate is."""
    found: dict[Bridge, tuple[float, float]] = {}
    for bridge in sorted(plan.city.bridges, key=lambda bridge: (bridge.length, bridge)):
        x, y, right, bottom = ends(plan, bridge)
        places = [(x + (right - x) * part, y + (bottom - y) * part) for part in PARTS]
        free = (
            place
            for place in places
            if all(hypot(place[0] - other[0], place[1] - other[1]) > 2 * PLATE for other in found.values())
        )
        found[bridge] = next(free, places[0])
    return found


def _plot(plan: Plan) -> Callable[[Cell], str]:
    def plot(cell: Cell) -> str:
        x, y = plan.corner(cell)
        side = TILE - 8
        return f'<rect class="cl-plot" x="{number(x + 4)}" y="{number(y + 4)}" width="{side}" height="{side}" rx="16"/>'

    return plot


def _coordinates(plan: Plan) -> Iterable[str]:
    """The letters of the columns and the numbers of the rows of the squares that lie there."""
    top, left, bottom, right = plan.extent
    for column in range(2 * left, 2 * right + 2):
        x, _ = plan.middle((2 * top, column))
        yield f'<text class="cl-coord" x="{number(x)}" y="23">{plan.name((2 * top, column))[0]}</text>'
    for row in range(2 * top, 2 * bottom + 2):
        _, y = plan.middle((row, 2 * left))
        yield f'<text class="cl-coord" x="15" y="{number(y + 8)}">{plan.name((row, 2 * left))[1:]}</text>'


def small_svg(city: City, *, rectangle: bool) -> tuple[str, tuple[float, float]]:
    """The city of somebody else without coordinates, and its size."""
    whole = Plan.of(city, rectangle=rectangle)
    plan = Plan(city, rectangle, whole.origin, margin=0)
    return plan_svg(plan), plan.size
