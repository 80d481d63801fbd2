"""One card: a paper block with letter, icon and pattern; a bicolour one is two sheets parted by a cut.

What many cards share (sheets, halves, cuts) is a *piece*: the live board takes it from the page's sprite, a static
picture draws it in place.
"""

from collections.abc import Callable, Sequence
from functools import cache, partial
from math import sqrt

from cardcity_tutor.render.icons import PATTERNS, icon

from .outline import outline
from .palette import Ink
from .plan import CARD, EDGE, RADIUS, Point
from .tokens import Card, Face, Kind, read_card, read_hand_card, whole_faces

RIM = 6
"""Width of the line around a district, half of it hidden under the cards."""
HALVES = ("d0", "d1", "d2", "d3", "n", "e", "s", "w")
"""Half a card by its cut and where it lies: diagonal by quarter turns, straight by direction."""

LETTERING = 'font-weight="700" font-size="21" text-anchor="middle"'
"""The attributes of a group of cards."""

_DISTRICT_KINDS: tuple[Kind, ...] = ("residence", "commerce", "parking")
_HALF_KINDS: tuple[Kind, ...] = ("residence", "commerce", "leisure", "industry")
_WHOLE_ICON, _BACK_ICON, _WHOLE_LETTER = (20, 33, 60), (26, 22, 48), (15, 26)
# Icon (corner, size) and letter (middle, baseline) of half a card, with room left for a badge.
_HALF_SPOTS: dict[str, tuple[tuple[int, int, int], tuple[int, int]]] = {
    "d0": ((49, 21, 34), (88, 21)),
    "d1": ((47, 45, 34), (88, 95)),
    "d2": ((19, 45, 34), (12, 95)),
    "d3": ((17, 21, 34), (12, 21)),
    "n": ((28, 8, 36), (14, 24)),
    "e": ((57, 33, 36), (64, 24)),
    "s": ((28, 58, 36), (14, 74)),
    "w": ((7, 33, 36), (14, 24)),
}


def card_svg(token: str, ink: Ink, *, hand: bool = False) -> str:
    """A card at 0,0 as shapes for an `<svg>`: a token of a map, or with `hand` one of a hand.

    The two differ in one letter: `RLs` lies towards the south on a map and is any straight card in a hand. Tokens
    without that doubt (`RLd`, and `?` for a card face down) are always understood.
    """
    return f"<g {LETTERING}>{card_shapes(token, ink, hand)}</g>"


@cache
def card_shapes(token: str, ink: Ink, hand: bool = False, fused: str = "") -> str:
    """The bare shapes of a card; halves whose letter is in `fused` have a district's line around them."""
    card = read_hand_card(token) if hand or token[-1] in "?d" else read_card(token)
    if card is None:
        return ""
    if card.cut != "whole":
        return _bicolour(card, ink, fused)
    return piece(f"sheet-{card.faces[0].icon}", ink) + _letter(card.faces[0], *_WHOLE_LETTER, ink)


@cache
def fused_shapes(letter: str, ink: Ink, *, alone: bool) -> str:
    """A card of a district: `alone` with its sheet, else only what stands on the common one."""
    face = read_hand_card(letter).faces[0]
    sheet = piece(f"{'lot' if alone else 'face'}-{face.kind}", ink)
    return sheet + _letter(face, *_WHOLE_LETTER, ink)


def piece(name: str, ink: Ink) -> str:
    """A shared piece, from the sprite or drawn in place."""
    return f'<use href="#cc-{name}"/>' if ink.live else pieces()[name](ink)


def half_name(card: Card, second: bool) -> str:
    """Which half of a card its first or second face lies on."""
    turns = (card.turns + 2 * second) % 4
    return f"d{turns}" if card.cut == "diagonal" else "nesw"[turns]


@cache
def pieces() -> dict[str, Callable[[Ink], str]]:
    """Every piece by name: what the sprite holds."""
    found: dict[str, Callable[[Ink], str]] = {"base": _base}
    for face in whole_faces():
        found[f"sheet-{face.icon}"] = partial(_sheet, face)
    for kind in _DISTRICT_KINDS:
        found[f"lot-{kind}"] = partial(_lot, kind)
        found[f"face-{kind}"] = partial(_glyph, kind, kind, _WHOLE_ICON)
    for half in HALVES:
        found |= {f"{kind}-{half}": partial(_half, half, kind) for kind in _HALF_KINDS}
        found[f"half-{half}"] = partial(_bare, half)
        found[f"rim-{half}"] = partial(_rim, half)
        found[f"cut-{half}"] = partial(_cut, half)
    return found


# ------------------------------------------------------------------ sheets

_BLOCK = f'width="{CARD}" height="{CARD}" rx="{RADIUS}"'
_SQUARE = outline(frozenset({(0, 0)}))


def _sheet(face: Face, ink: Ink) -> str:
    kind = face.kind
    paper = ink.papers[kind]
    line = f'stroke="{paper.edge}" stroke-width="2"'
    return (
        f'<rect y="{EDGE}" {_BLOCK} fill="{paper.edge}" {line}/><rect {_BLOCK} fill="{paper.fill}"/>'
        f'<rect {_BLOCK} fill="url(#{PATTERNS}{kind})" {line}/>'
        f"{_glyph(kind, face.icon, _BACK_ICON if kind == 'back' else _WHOLE_ICON, ink)}"
    )


def filled(shape: str, kind: Kind, ink: Ink) -> str:
    """A shape in the paper and pattern of a kind."""
    return (
        f'<path d="{shape}" fill="{ink.papers[kind].fill}"/><path d="{shape}" fill="url(#{PATTERNS}{kind})"/>'
    )


def lot(shape: str, kind: Kind, ink: Ink) -> str:
    """The sheet of a district: one outline, one thickness, whatever its shape."""
    paper = ink.papers[kind]
    line = f'stroke="{ink.district}" stroke-width="{RIM}"'
    return (
        f'<path d="{shape}" {line}/>'
        f'<path d="{shape}" transform="translate(0 {EDGE})" fill="{paper.edge}" {line} paint-order="stroke"/>'
        f"{filled(shape, kind, ink)}"
    )


def _lot(kind: Kind, ink: Ink) -> str:
    return lot(_SQUARE, kind, ink) + _glyph(kind, kind, _WHOLE_ICON, ink)


def _half(half: str, kind: Kind, ink: Ink) -> str:
    name = "industry-1" if kind == "industry" else kind
    return (
        _halved(half, f'fill="{ink.papers[kind].fill}"', ink)
        + _halved(half, f'fill="url(#{PATTERNS}{kind})"', ink)
        + _glyph(kind, name, _HALF_SPOTS[half][0], ink)
    )


def _rim(half: str, ink: Ink) -> str:
    return _halved(half, f'fill="none" stroke="{ink.district}" stroke-width="{RIM}"', ink)


def _halved(half: str, look: str, ink: Ink) -> str:
    if ink.live:
        return f'<use href="#cc-half-{half}" {look}/>'
    return f'<path d="{half_outline(half)}" {look}/>'


def _bare(half: str, _: Ink) -> str:
    """A half without colours: they come from who uses it."""
    return f'<path d="{half_outline(half)}"/>'


def _base(ink: Ink) -> str:
    return f'<rect y="{EDGE}" {_BLOCK} fill="{ink.district}" stroke="{ink.district}" stroke-width="2"/>'


def _cut(half: str, ink: Ink) -> str:
    near = RADIUS * (1 - 1 / sqrt(2))
    ends = ((near, near), (CARD - near, CARD - near)) if half[0] == "d" else ((0, CARD / 2), (CARD, CARD / 2))
    (x1, y1), (x2, y2) = (_turned(end, _turns(half)) for end in ends)
    return (
        f'<path d="M{x1:g} {y1:g}L{x2:g} {y2:g}" stroke="{ink.cut}" stroke-width="4"/>'
        f'<rect {_BLOCK} fill="none" stroke="{ink.district}" stroke-width="2"/>'
    )


def _bicolour(card: Card, ink: Ink, fused: str) -> str:
    halves = [(face, half_name(card, second=bool(k))) for k, face in enumerate(card.faces)]
    return "".join(
        (
            *(piece(f"rim-{half}", ink) for face, half in halves if face.letter in fused),
            piece("base", ink),
            *(piece(f"{face.kind}-{half}", ink) for face, half in halves),
            piece(f"cut-{halves[0][1]}", ink),
            *(_letter(face, *_HALF_SPOTS[half][1], ink, ' font-size="19"') for face, half in halves),
        )
    )


# ------------------------------------------------------------------ faces


def _letter(face: Face, x: int, y: int, ink: Ink, size: str = "") -> str:
    if not face.letter:
        return ""
    return f'<text x="{x}" y="{y}" fill="{ink.papers[face.kind].ink}"{size}>{face.letter}</text>'


def _glyph(kind: Kind, name: str, spot: tuple[int, int, int], ink: Ink) -> str:
    x, y, size = spot
    colour = ink.papers[kind].ink
    if ink.live:
        return f'<use href="#cc-{name}" x="{x}" y="{y}" width="{size}" height="{size}" color="{colour}"/>'
    return f'<g transform="translate({x} {y}) scale({size / 24:g})">{icon(name, colour)}</g>'


# ------------------------------------------------------------------ halves


def _turns(half: str) -> int:
    return int(half[1]) if half[0] == "d" else "nesw".index(half)


def _turned(point: Point, turns: int) -> Point:
    """A point of the card after quarter turns clockwise about its middle."""
    x, y = point
    for _ in range(turns):
        x, y = CARD - y, x
    return x, y


@cache
def half_outline(half: str) -> str:
    """The outline of half a card as path data."""
    near, far = RADIUS * (1 - 1 / sqrt(2)), CARD - RADIUS
    corners: Sequence[tuple[str, Point]] = (("A", (RADIUS, 0)), ("L", (far, 0)), ("A", (CARD, RADIUS)))
    if half[0] == "d":
        ends = (("L", (CARD, far)), ("A", (CARD - near, CARD - near)))
        steps = [("M", (near, near)), *corners, *ends]
    else:
        steps = [("M", (0, CARD / 2)), ("L", (0, RADIUS)), *corners, ("L", (CARD, CARD / 2))]
    arc = f"A{RADIUS} {RADIUS} 0 0 1 "
    drawn = ((arc if step == "A" else step, _turned(point, _turns(half))) for step, point in steps)
    return "".join(f"{step}{x:g} {y:g}" for step, (x, y) in drawn) + "Z"
