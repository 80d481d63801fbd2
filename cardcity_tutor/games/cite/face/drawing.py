"""Buildings, the ground, resources and badges as SVG."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from ..rules.buildings import SHAPES, Building, Cell
from ..rules.city import City
from ..rules.goods import KINDS, Stock
from ..rules.production import Production
from ..rules.way import Way
from .style import CODES, FAMILY, OWNERS

CELL: Final = 60
LEAST: Final = 8
"""Cells that the window shows at least, each way."""
RING: Final = 3
INSET: Final = 3
BORDER: Final = 6.5
THICKNESS: Final = 4
MANY: Final = 10
"""An amount of two digits is drawn smaller."""
TILE: Final = (144, 96)
"""Of a kind of building that can be chosen: larger than on the map, as thumbs need it."""


class Window(NamedTuple):
    """The part of the map that is drawn, by cells."""

    top: int
    left: int
    rows: int
    columns: int

    @classmethod
    def around(cls, city: City, player: int) -> Window:
        """The used extent, with room to build around the cells of a player, and at least a square around the centre."""
        half = LEAST // 2
        rows, columns = [-half, half - 1], [-half, half - 1]
        for (row, column), here in city.at.items():
            ring = RING if any(city.buildings[number].owner == player for number in here) else 1
            rows += [row - ring, row + ring]
            columns += [column - ring, column + ring]
        top, left = min(rows), min(columns)
        return cls(top, left, max(rows) - top + 1, max(columns) - left + 1)

    @property
    def size(self) -> tuple[float, float]:
        """In units."""
        return self.columns * CELL, self.rows * CELL

    def corner(self, cell: Cell) -> tuple[int, int]:
        """Left and top of a cell."""
        return (cell[1] - self.left) * CELL, (cell[0] - self.top) * CELL

    def box(self, building: Building) -> tuple[float, float, float, float]:
        """The box of a building."""
        left, top = self.corner((building.row, building.column))
        rows, columns = extent(building)
        return left, top, columns * CELL, rows * CELL

    @property
    def cells(self) -> Iterable[Cell]:
        """All cells of the window."""
        for row in range(self.top, self.top + self.rows):
            for column in range(self.left, self.left + self.columns):
                yield row, column


def extent(building: Building) -> tuple[int, int]:
    """Rows and columns of a building's box."""
    shape = SHAPES[building.kind]
    return (shape.columns, shape.rows) if building.facing == "v" else (shape.rows, shape.columns)


def owner_class(way: Way, player: int) -> str:
    """The border of a player."""
    return f"ci-o-{OWNERS[way.professions[player]]}"


def building_svg(way: Way, building: Building, *, ghost: bool = False, idle: bool = False) -> str:
    """A building in its own box: whose it is on the border, what it is inside."""
    kind = building.kind
    rows, columns = extent(building)
    width, height = columns * CELL, rows * CELL
    outline = _outline(width, height, ring=SHAPES[kind].hollow)
    family = FAMILY[kind]
    inner = f'x="{BORDER}" y="{BORDER}" width="{width - 2 * BORDER}" height="{height - 2 * BORDER}" rx="6"'
    frames = "".join(f'<rect class="ci-{name}" {inner}/>' for name in ("track", "border", "inner"))
    if SHAPES[kind].hollow:
        hole = f'x="{CELL - BORDER}" y="{CELL - BORDER}" width="{CELL + 2 * BORDER}" height="{CELL + 2 * BORDER}" rx="6"'
        frames += "".join(f'<rect class="ci-{name}" {hole}/>' for name in ("track", "border", "inner"))
    classes = f"ci-b ci-f-{family} {owner_class(way, building.owner)}"
    classes += " ci-ghost" * ghost + " ci-idle" * idle
    return (
        f'<g class="{classes}"><path class="ci-edge" d="{outline}" transform="translate(0 {THICKNESS})" fill-rule="evenodd"/>'
        f'<path class="ci-fill" d="{outline}" fill-rule="evenodd"/>'
        f'<path d="{outline}" fill="url(#ci-pat-{family})" fill-rule="evenodd"/>{frames}{_sign(kind, width, height)}</g>'
    )


def _outline(width: float, height: float, *, ring: bool) -> str:
    found = (
        f"M12 {INSET}h{width - 24}a9 9 0 0 1 9 9v{height - 24}a9 9 0 0 1-9 9h{24 - width}a9 9 0 0 1-9-9v{24 - height}"
        "a9 9 0 0 1 9-9z"
    )
    if ring:
        near, side = CELL - INSET, CELL + 2 * INSET
        found += f"M{near} {near}h{side}v{side}h{-side}z"
    return found


def _sign(kind: str, width: float, height: float) -> str:
    """Icon and letters, laid out for the shape."""
    code = CODES[kind]
    if width == height == CELL:
        return _icon(kind, 17, 9, 26) + f'<text class="ci-code ci-s" x="30" y="48">{code}</text>'
    if SHAPES[kind].hollow:
        return (
            _icon(kind, 14, height - 44, 30)
            + f'<text class="ci-code ci-mid" x="{width / 2}" y="{height - 20}">{code}</text>'
        )
    if height == CELL:
        return _icon(kind, 14, 15, 30) + f'<text class="ci-code ci-end" x="{width - 14}" y="37">{code}</text>'
    if width == CELL:
        return (
            _icon(kind, 15, 14, 30) + f'<text class="ci-code ci-mid" x="30" y="{height - 18}">{code}</text>'
        )
    side = width * 0.47
    return (
        _icon(kind, (width - side) / 2, height * 0.33, side)
        + f'<text class="ci-code" x="16" y="33">{code}</text>'
    )


def _icon(name: str, x: float, y: float, side: float) -> str:
    return f'<use class="ci-k" href="#ci-{name}" x="{x:.1f}" y="{y:.1f}" width="{side:.1f}" height="{side:.1f}"/>'


def ground_svg(way: Way, window: Window, names: Mapping[int, str]) -> str:
    """Quarters, cells, frontiers, the centre, and whose quarter is where."""
    parts = []
    for row, column in ((-1, -1), (-1, 0), (0, -1), (0, 0)):
        top = window.top if row < 0 else 0
        left = window.left if column < 0 else 0
        bottom = 0 if row < 0 else window.top + window.rows
        right = 0 if column < 0 else window.left + window.columns
        x, y = window.corner((top, left))
        owner = way.quarter((row, column))
        css = "ci-q-none" if owner is None else f"ci-q-{owner}"
        size = f'width="{(right - left) * CELL}" height="{(bottom - top) * CELL}"'
        parts.append(f'<rect class="{css}" x="{x}" y="{y}" {size}/>')
    width, height = window.size
    lines = [f"M{x} 0v{height}" for x in range(CELL, int(width), CELL)]
    lines += [f"M0 {y}h{width}" for y in range(CELL, int(height), CELL)]
    parts.append(f'<path class="ci-grid" d="{"".join(lines)}"/>')
    x, y = window.corner((0, 0))
    upper = "" if way.quarter((-1, -1)) == way.quarter((-1, 0)) is not None else f"M{x} 0V{y}"
    lower = "" if way.quarter((0, -1)) == way.quarter((0, 0)) is not None else f"M{x} {y}V{height}"
    rails = f"{upper}{lower}M0 {y}H{width}"
    parts.append(f'<path class="ci-rail" d="{rails}"/><path class="ci-tie" d="{rails}"/>')
    parts.append(f'<circle class="ci-centre" cx="{x}" cy="{y}" r="7"/>')
    parts += [_name(way, window, player, name) for player, name in names.items()]
    return "".join(parts)


def _name(way: Way, window: Window, player: int, name: str) -> str:
    quarter = way.quarters[player]
    width, height = window.size
    y = 26 if "n" in quarter else height - 12
    if "e" in quarter:
        return f'<text class="ci-name ci-end" x="{width - 12}" y="{y}">{escape(name)}</text>'
    return f'<text class="ci-name" x="12" y="{y}">{escape(name)}</text>'


def badges_svg(window: Window, buildings: tuple[Building, ...], productions: list[Production]) -> str:
    """What each building brings with the next production, on the upper right edge of its roof."""
    parts = []
    for production in productions:
        for number, gained in production.of.items():
            left, top, width, height = window.box(buildings[number])
            shown = [(kind, amount) for kind, amount in zip(KINDS, gained.total, strict=True) if amount]
            if len(shown) > MOST_BADGES:
                parts.append(_badge(left + width - 10, top - 4, None, sum(gained.total)))
                continue
            for place, (kind, amount) in enumerate(shown):
                parts.append(_badge(left + width - 10, top - 4 + place * (height - 12), kind, amount))
    return "".join(parts)


MOST_BADGES: Final = 2
"""On one building; more kinds, as a bank gives, are one badge with their number."""


def _badge(right: float, top: float, kind: str | None, amount: int) -> str:
    width = 44 if amount < 10 else 54
    x = right - width + 14
    icon = f"g-{kind}" if kind else "bank"
    return (
        f'<g class="ci-badge"><rect x="{x}" y="{top}" width="{width}" height="23" rx="11.5"/>'
        f'<use href="#ci-{icon}" x="{x + 5}" y="{top + 3}" width="17" height="17"/>'
        f'<text x="{x + 24}" y="{top + 17.5}">{amount}</text></g>'
    )


def tile_svg(way: Way, player: int, kind: str, count: int) -> str:
    """A kind of building to choose: its icon, its letters, its cells, and how many are left of several."""
    width, height = TILE
    family, cells = FAMILY[kind], SHAPES[kind].size
    number = f"{cells} ×{count}" if count > 1 else str(cells)
    frame = f'x="3" y="3" width="{width - 6}" height="{height - 6}" rx="14"'
    return (
        f'<g class="ci-b ci-tile ci-f-{family} {owner_class(way, player)}"><rect class="ci-fill" {frame}/>'
        f'<rect {frame} fill="url(#ci-pat-{family})"/><rect class="ci-border" {frame}/>'
        f'{_icon(kind, 12, 20, 54)}<text class="ci-code ci-end" x="{width - 14}" y="44">{CODES[kind]}</text>'
        f'<text class="ci-cells ci-end" x="{width - 14}" y="{height - 17}">{number}</text></g>'
    )


def good_svg(kind: str, amount: int) -> str:
    """One kind of resource and how much of it there is."""
    return chip_svg(f"g-{kind}", amount)


def chip_svg(icon: str, amount: int) -> str:
    """A number with its icon, in a box of 52 by 36."""
    css = "ci-good" + " ci-zero" * (amount == 0) + " ci-many" * (amount >= MANY)
    side = 18 if amount >= MANY else 22
    left = (3 if amount else 15, (36 - side) / 2)
    return (
        f'<g class="{css}"><rect class="ci-well" x="1" y="1" width="50" height="34" rx="8"/>'
        f'<use href="#ci-{icon}" x="{left[0]}" y="{left[1]}" width="{side}" height="{side}"/>'
        f'<text class="ci-amount ci-end" x="49" y="26">{amount or ""}</text></g>'
    )


def amounts(stock: Stock) -> Iterable[tuple[str, int]]:
    """Kinds with their amounts."""
    return zip(KINDS, stock, strict=True)
