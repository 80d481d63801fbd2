"""Cards and signs as SVG, in units of which a card is 100 wide and 136 high."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from ..rules.cards import FRONTS, RECYCLABLE, UPGRADABLE, kind_of
from ..rules.table import Gain, Table

CARD_WIDTH: Final = 100
CARD_HEIGHT: Final = 136
INDEX: Final = 27
"""How much of a covered card shows its letter and what it brings."""
ICONS: Final = {
    "R": "residential",
    "A": "apartment",
    "S": "store",
    "M": "mall",
    "H": "hospital",
    "C": "church",
    "F": "factory",
    "W": "power",
    "P": "park",
    "G": "station",
}
_PLATES: Final = (37, 64, 91)
"""The tops of the plates below the letter."""
_CLOSE_PLATES: Final = (33, 52, 71)


@cache
def css() -> str:
    """The style sheet of all drawings."""
    return files(__name__.rpartition(".")[0]).joinpath("style.css").read_text(encoding="utf-8")


@cache
def defs() -> str:
    """The symbols and patterns that the drawings refer to."""
    return files(__name__.rpartition(".")[0]).joinpath("symbols.svg").read_text(encoding="utf-8")


def sign(name: str, x: float, y: float, size: float, kind: str = "dt-sign") -> str:
    """A symbol in a square."""
    return f'<use class="{kind}" href="#dt-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'


def text(words: object, x: float, y: float, size: float, kind: str = "dt-body", anchor: str = "start") -> str:
    """A line of text."""
    escaped = str(words).replace("&", "&amp;").replace("<", "&lt;")
    place = f'x="{x:g}" y="{y:g}" font-size="{size:g}"'
    return f'<text class="{kind}" {place} text-anchor="{anchor}">{escaped}</text>'


def scaled(drawing: str, scale: float) -> str:
    """A drawing smaller or larger."""
    return drawing if scale == 1 else f'<g transform="scale({scale:.4g})">{drawing}</g>'


def card(face: str, table: Table, *, cost: int | None = None, tax: int | None = None, foot: str = "") -> str:
    """A card with everything that counts in its left column; ``cost`` and ``tax`` where they are to be read.

    With a ``foot``, a ``chip`` at the foot of that column, the corner stays free and the plates stand closer.
    """
    kind, back = kind_of(face).lower(), face in FRONTS
    rect = f'width="{CARD_WIDTH}" height="131" rx="10"'
    pattern = f"dt-pat-{kind}{'2' if back else ''}"
    ground = f'<rect y="5" {rect} fill="var(--dt-e)"/><rect {rect} fill="var(--dt-f)"/>'
    edge = (
        '<rect x="1" y="1" width="98" height="129" rx="9" fill="none" stroke="var(--dt-e)" stroke-width="2"/>'
    )
    parts = [
        f'{ground}<rect {rect} fill="url(#{pattern})"/>{edge}',
        '<rect class="dt-inner" x="5" y="5" width="90" height="121" rx="6"/>' if back else "",
        text(face, 8, 29, 25, "dt-letter"),
        sign(ICONS[face], 32, 34, 62, "dt-icon"),
        *_yields(face, table, _CLOSE_PLATES if foot else _PLATES),
        foot,
    ]
    if not foot and face in UPGRADABLE and tax is not None:
        parts.append(_fee(tax))
    if not foot and face in RECYCLABLE:
        parts.append('<circle class="dt-plate" cx="83" cy="114" r="12"/>' + sign("recycle", 75, 106, 16))
    if cost is not None:
        parts.append('<circle class="dt-price" cx="85" cy="15" r="14"/>')
        parts.append(text(cost, 85, 20.5, 16, "dt-price-text", "middle"))
    return f'<g class="dt-card dt-{kind}{" dt-back" if back else ""}">{"".join(parts)}</g>'


def outline(kind: str) -> str:
    """A dashed line round a card: ``dt-ghost`` or ``dt-must``."""
    return f'<rect class="{kind}" x="2" y="2" width="96" height="130" rx="9"/>'


def chip(face: str, table: Table, tax: int | None, *, can: bool) -> str:
    """At the foot of the left column: what upgrading costs now, or what recycling brings."""
    kind, ink, symbol = (
        ("dt-can", "dt-can-text", "dt-can-sign") if can else ("dt-plate", "dt-number", "dt-sign")
    )
    if face in RECYCLABLE:
        gain = table[face].recycle or Gain()
        what = "unhappy" if gain.limit else "coin" if gain.coins else "upgrade"
        number = gain.limit or gain.coins or gain.upgrades or gain.buys or gain.cut
        inner = sign("recycle", 8.5, 94, 14, symbol) + text(f"+{number}", 16, 121, 12, ink, "middle")
        inner += sign(what, 10, 122, 10, symbol)
        return f'<rect class="{kind}" x="4" y="92" width="25" height="41" rx="6"/>{inner}'
    inner = sign("upgrade", 8.5, 101, 15, symbol) + text(tax, 16, 129, 13, ink, "middle")
    return f'<rect class="{kind}" x="4" y="98" width="25" height="35" rx="6"/>{inner}'


def _yields(face: str, table: Table, tops: tuple[int, ...]) -> list[str]:
    numbers = table[face]
    found = [
        (name, number)
        for name, number in (("coin", numbers.coins), ("point", numbers.points), ("unhappy", numbers.unhappy))
        if number or (name == "coin" and face == "H")
    ]
    parts = []
    size = 22 if tops is _PLATES else 18
    for (name, number), y in zip(found, tops, strict=False):
        parts.append(f'<rect class="dt-plate" x="6" y="{y}" width="{size}" height="{size}" rx="6"/>')
        parts.append(sign(name, 8.5, y + 2.5, size - 5))
        below = y + size - 4
        if name == "coin" and face == "H":
            parts.append(f'<circle class="dt-disc" cx="30" cy="{below}" r="8"/>')
            parts.append(sign("unhappy", 24, below - 6, 12, "dt-on-disc-sign"))
            if number > 1:
                parts.append(_disc(number, 30, y + 2))
        elif number > 1:
            parts.append(_disc(number, 30, below))
    return parts


def _disc(number: int, x: float, y: float) -> str:
    return f'<circle class="dt-disc" cx="{x}" cy="{y}" r="8"/>' + text(
        number, x, y + 4.3, 12, "dt-on-disc", "middle"
    )


def _fee(tax: int) -> str:
    plate = '<rect class="dt-plate" x="55" y="105" width="39" height="21" rx="10.5"/>'
    return plate + sign("upgrade", 59, 107, 17) + text(tax, 84, 120.5, 14, "dt-number", "middle")
