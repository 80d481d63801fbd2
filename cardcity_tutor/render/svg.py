"""A city as one self-contained SVG: paper blocks on a plan, nothing to fetch, nothing to run.

Board units: a card is 100 × 100, a street 10. Every shape carries its own colours, so the picture is the
same in a saved notebook, on a code host, in a PDF and in a browser.
"""

import hashlib
from collections.abc import Iterable, Sequence
from html import escape
from math import sqrt

from cardcity_tutor.render.icons import icon, pattern
from cardcity_tutor.render.palette import (
    COORDINATE,
    CUT,
    DISTRICT,
    FONT,
    PAGE,
    PAPERS,
    PLOT,
    PLOT_LINE,
    STREET,
)
from cardcity_tutor.render.tokens import KINDS, Card, Face, Kind, column_name, read_cells

CARD, STREET_WIDTH, RADIUS, EDGE = 100, 10, 11, 5
PITCH = CARD + STREET_WIDTH
PADDING = 14
MARGIN = 34

Cell = tuple[int, int]
Point = tuple[float, float]

# Where the first half of a bicolour card has its icon and its letter, for each quarter turn; the second
# half lies as the first would after half a turn.
_DIAGONAL_SPOTS = (((49, 21), (88, 21)), ((47, 47), (88, 95)), ((17, 46), (12, 95)), ((19, 21), (12, 21)))
_STRAIGHT_SPOTS = (((37, 6), (14, 23)), ((56, 41), (63, 23)), ((37, 56), (14, 73)), ((6, 41), (13, 23)))


def city_svg(
    rows: Sequence[Sequence[str]],
    *,
    title: str | None = None,
    labels: bool = True,
    fused: str = "RC",
    uid: str | None = None,
) -> str:
    """Draw a city given as rows of city-text tokens.

    Neighbouring plain cards whose letter is in `fused` close the street between them. Ids are derived
    from the drawing, so different drawings may share a page; give `uid` to show the same one twice.
    Raises ValueError for unknown tokens and for rows of unequal length.

    >>> city_svg([["I", "."], ["M", "C"]]).startswith("<svg")
    True
    """
    cells = read_cells(rows)
    text = " / ".join(" ".join(row) for row in rows)
    key = uid or "cc" + hashlib.sha256(f"{text}|{title}|{labels}|{fused}".encode()).hexdigest()[:10]
    margin = MARGIN if labels else 0
    outer = margin / 2 if labels else STREET_WIDTH  # the paper left around the streets
    ground_width = len(rows[0]) * PITCH - STREET_WIDTH + 2 * PADDING
    ground_height = len(rows) * PITCH - STREET_WIDTH + 2 * PADDING + EDGE
    left = margin or outer
    width, height = left + ground_width + outer, left + ground_height + outer

    blocks = [
        _defs(key, cells),
        _rect(0, 0, width, height, rx=20, fill=PAGE),
        _rect(left, left, ground_width, ground_height, rx=20, fill=STREET),
    ]
    if labels:
        blocks += _coordinates(len(rows), len(rows[0]), left)
    blocks.append(f'<g transform="translate({_n(left + PADDING)} {_n(left + PADDING)})">')
    blocks += _plots(cells)
    for face, group in _districts(cells, fused):
        blocks += _district(face, group, key)
    for cell, card in cells.items():
        if card is not None and not _fuses(card, fused):
            blocks.append(_card(card, cell, key))
    blocks.append("</g>")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="{key}-t" '
        f'viewBox="0 0 {_n(width)} {_n(height)}" width="{_n(width)}" height="{_n(height)}" '
        f'style="max-width:100%;height:auto" font-family="{FONT}" font-weight="700">'
        f'<title id="{key}-t">{escape(text if title is None else title)}</title>{"".join(blocks)}</svg>'
    )


def _n(number: float) -> str:
    return f"{number:.2f}".rstrip("0").rstrip(".")


def _rect(x: float, y: float, width: float, height: float, *, rx: float = RADIUS, **style: str) -> str:
    look = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in style.items())
    return f'<rect x="{_n(x)}" y="{_n(y)}" width="{_n(width)}" height="{_n(height)}" rx="{_n(rx)}"{look}/>'


def _letter(text: str, spot: Point, size: int, ink: str) -> str:
    x, y = spot
    return f'<text x="{_n(x)}" y="{_n(y)}" font-size="{size}" text-anchor="middle" fill="{ink}">{text}</text>'


def _glyph(face: Face, spot: Point, size: float) -> str:
    shapes = icon(face.icon, PAPERS[face.kind].ink)
    return f'<g transform="translate({_n(spot[0])} {_n(spot[1])}) scale({_n(size / 24)})">{shapes}</g>'


def _defs(key: str, cells: dict[Cell, Card | None]) -> str:
    shown = {face.kind for card in cells.values() if card for face in card.faces}
    kinds: Iterable[Kind] = (kind for kind in KINDS.values() if kind in shown)
    return f"<defs>{''.join(pattern(kind, f'{key}-{kind}', PAPERS[kind].pattern) for kind in kinds)}</defs>"


def _coordinates(height: int, width: int, left: float) -> list[str]:
    middle = left + PADDING + CARD / 2
    columns = (_letter(column_name(c), (middle + c * PITCH, 24), 19, COORDINATE) for c in range(width))
    rows = (_letter(str(r + 1), (18, middle + r * PITCH + 7), 19, COORDINATE) for r in range(height))
    return [*columns, *rows]


def _plots(cells: dict[Cell, Card | None]) -> list[str]:
    free = (cell for cell, card in cells.items() if card is None)
    dashed = {"stroke": PLOT_LINE, "stroke_width": "1.5", "stroke_dasharray": "5 6"}
    return [_rect(c * PITCH, r * PITCH, CARD, CARD, rx=RADIUS, fill=PLOT, **dashed) for r, c in free]


# ------------------------------------------------------------------ districts of plain cards


def _fuses(card: Card, fused: str) -> bool:
    return card.cut == "whole" and card.faces[0].letter in fused


def _districts(cells: dict[Cell, Card | None], fused: str) -> list[tuple[Face, list[Cell]]]:
    waiting = {cell: card.faces[0] for cell, card in cells.items() if card and _fuses(card, fused)}
    found = []
    while waiting:
        start = next(iter(waiting))
        face = waiting.pop(start)
        group, edge = [start], [start]
        while edge:
            r, c = edge.pop()
            for near in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
                if waiting.get(near) == face:
                    del waiting[near]
                    group.append(near)
                    edge.append(near)
        found.append((face, sorted(group)))
    return found


def _district(face: Face, group: list[Cell], key: str) -> list[str]:
    """One sheet of paper for the whole group; dashed folds keep its cards countable."""
    members = set(group)
    paper = PAPERS[face.kind]
    sheet: list[tuple[float, float, float, float, float]] = []
    folds: list[str] = []
    for r, c in group:
        x, y = c * PITCH, r * PITCH
        right, below = (r, c + 1) in members, (r + 1, c) in members
        sheet.append((x, y, CARD, CARD, RADIUS))
        if right:
            sheet.append((x + CARD - 15, y, 40, CARD, 0))
            folds.append(f"M{x + 105} {y + 10}v80")
        if below:
            sheet.append((x, y + CARD - 15, CARD, 40, 0))
            folds.append(f"M{x + 10} {y + 105}h80")
        if right and below and (r + 1, c + 1) in members:
            sheet.append((x + CARD - 15, y + CARD - 15, 40, 40, 0))

    def layer(down: float, **style: str) -> str:
        return "".join(_rect(x, y + down, w, h, rx=rx, **style) for x, y, w, h, rx in sheet)

    outline = {"fill": paper.edge, "stroke": DISTRICT, "stroke_width": "6"}
    out = [
        layer(0, **outline),
        layer(EDGE, **outline),
        layer(EDGE, fill=paper.edge),
        layer(0, fill=paper.fill),
        layer(0, fill=f"url(#{key}-{face.kind})"),
    ]
    if folds:
        out.append(
            f'<path d="{"".join(folds)}" fill="none" stroke="{paper.edge}" stroke-width="2" '
            f'stroke-dasharray="6 6"/>'
        )
    out += [_place(cell, _whole_face(face)) for cell in group]
    return out


# ------------------------------------------------------------------ single cards


def _place(cell: Cell, drawing: str) -> str:
    return f'<g transform="translate({cell[1] * PITCH} {cell[0] * PITCH})">{drawing}</g>'


def _whole_face(face: Face) -> str:
    return _glyph(face, (20, 33), 60) + _letter(face.letter, (15, 26), 21, PAPERS[face.kind].ink)


def _card(card: Card, cell: Cell, key: str) -> str:
    if card.cut != "whole":
        return _place(cell, _bicolour(card, key))
    face = card.faces[0]
    paper = PAPERS[face.kind]
    return _place(
        cell,
        _rect(0, EDGE, CARD, CARD, fill=paper.edge, stroke=paper.edge, stroke_width="2")
        + _rect(0, 0, CARD, CARD, fill=paper.fill)
        + _rect(0, 0, CARD, CARD, fill=f"url(#{key}-{face.kind})", stroke=paper.edge, stroke_width="2")
        + _whole_face(face),
    )


def _bicolour(card: Card, key: str) -> str:
    diagonal = card.cut == "diagonal"
    spots, icon_size = (_DIAGONAL_SPOTS, 34) if diagonal else (_STRAIGHT_SPOTS, 38)
    outline = _diagonal_half if diagonal else _straight_half
    sheets, faces = "", ""
    for face, turns in zip(card.faces, (card.turns, (card.turns + 2) % 4), strict=True):
        paper, shape = PAPERS[face.kind], outline(turns)
        sheets += f'<path d="{shape}" fill="{paper.fill}"/><path d="{shape}" fill="url(#{key}-{face.kind})"/>'
        glyph_spot, letter_spot = spots[turns]
        faces += _glyph(face, glyph_spot, icon_size) + _letter(face.letter, letter_spot, 19, paper.ink)
    near = RADIUS * (1 - 1 / sqrt(2))
    ends = ((near, near), (CARD - near, CARD - near)) if diagonal else ((0, CARD / 2), (CARD, CARD / 2))
    (x1, y1), (x2, y2) = (_turn(end, card.turns) for end in ends)
    return (
        _rect(0, EDGE, CARD, CARD, fill=DISTRICT, stroke=DISTRICT, stroke_width="2")
        + sheets
        + f'<path d="M{_n(x1)} {_n(y1)}L{_n(x2)} {_n(y2)}" stroke="{CUT}" stroke-width="4"/>'
        + _rect(0, 0, CARD, CARD, fill="none", stroke=DISTRICT, stroke_width="2")
        + faces
    )


def _turn(point: Point, turns: int) -> Point:
    """A point of the card after quarter turns clockwise about its middle."""
    x, y = point
    for _ in range(turns):
        x, y = CARD - y, x
    return x, y


def _outline(points: Sequence[tuple[str, Point]], turns: int) -> str:
    arc = f"A{RADIUS} {RADIUS} 0 0 1 "
    steps = ((arc if step == "A" else step, _turn(point, turns)) for step, point in points)
    return "".join(f"{step}{_n(x)} {_n(y)}" for step, (x, y) in steps) + "Z"


def _diagonal_half(turns: int) -> str:
    near, far = RADIUS * (1 - 1 / sqrt(2)), CARD - RADIUS
    corner = CARD - near
    return _outline(
        [
            ("M", (near, near)),
            ("A", (RADIUS, 0)),
            ("L", (far, 0)),
            ("A", (CARD, RADIUS)),
            ("L", (CARD, far)),
            ("A", (corner, corner)),
        ],
        turns,
    )


def _straight_half(turns: int) -> str:
    half, far = CARD / 2, CARD - RADIUS
    return _outline(
        [
            ("M", (0, half)),
            ("L", (0, RADIUS)),
            ("A", (RADIUS, 0)),
            ("L", (far, 0)),
            ("A", (CARD, RADIUS)),
            ("L", (CARD, half)),
        ],
        turns,
    )
