"""The style sheet of the drawings, and the symbols and patterns that they refer to: the same for every scene."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ..rules.tiles import LEVELS

STOREY: Final = {"R": 10, "F": 26, "S": 42}
"""How high a building stands on the plan: its side wall and the length of its shadow."""
RADIUS: Final = 33
ROOM: Final = 35
"""Half the width of a forest roof, whose corners need room."""
ICONS: Final = {"R": "river", "F": "forest", "S": "sand"}

_COLOURS: Final = {
    "R": ("#6394D6, #5F93DB", "#06142B, #05122A", "#244E8A, #B5D0F3", "#2C5896, #2B5796"),
    "F": ("#7DCC9A, #7CC497", "#0A2A1C, #08251A", "#23643F, #B4E3C5", "#2E7551, #2C7350"),
    "S": ("#8A5A2B, #8F5F30", "#FFF8EC, #FFF8EC", "#4E2E0F, #EBC9A0", "#5A3614, #5B3716"),
}
"""Roof, letter, edge and side wall of each level, by day and by night."""


def octagon(x: float, y: float, radius: float) -> str:
    """The corners of the roof and the vote plate of the sand level."""
    angles = ((2 * corner + 1) * pi / 8 for corner in range(8))
    return " ".join(f"{x + radius * cos(angle):.1f},{y + radius * sin(angle):.1f}" for angle in angles)


def roof(level: str, y: float, css: str, grow: float = 0) -> str:
    """The outline of a roof with its middle at that height: round, square or with eight corners."""
    if level == "R":
        return f'<circle class="{css}" cy="{y}" r="{RADIUS + grow}"/>'
    if level == "F":
        half = ROOM + grow
        side = 2 * half
        return f'<rect class="{css}" x="{-half}" y="{y - half}" width="{side}" height="{side}" rx="7"/>'
    return f'<polygon class="{css}" points="{octagon(0, y, 36.4 + grow)}"/>'


def _tower(level: str) -> str:
    """A building around the middle of its square: shadow, wall, roof, pattern, letter, icon."""
    storey = STOREY[level]
    top, foot = -storey / 2, storey / 2
    half = {"R": 33, "F": 35, "S": 33.6}[level]
    shadow = (0.55 * storey, 0.28 * storey)
    icon = f"#cl-{ICONS[level]}"
    sign = (
        f'<use class="cl-sign" href="{icon}" x="24" y="-47" width="23" height="23"/>'
        if level == "R"
        else f'<use class="cl-sign" href="{icon}" x="{-29 if level == "F" else -26}" y="{20 if level == "S" else 23}"'
        f' width="{26 if level == "S" else 21}" height="{26 if level == "S" else 21}"/>'
    )
    return (
        f'<g id="cl-tower-{level}" class="cl-{level}">'
        f'<g class="cl-shadow" transform="translate({shadow[0]:.1f} {shadow[1]:.1f})">{roof(level, foot, "")}</g>'
        f"{roof(level, foot, 'cl-side')}"
        f'<rect class="cl-wall" x="{-half}" y="{top}" width="{2 * half}" height="{storey}"/>'
        f'<path class="cl-edge" d="M{-half} {top}v{storey}M{half} {top}v{storey}"/>'
        f"{roof(level, top, 'cl-roof')}"
        f'<g fill="url(#cl-pat-{level})">{roof(level, top, "", -2)}</g>'
        f'<text class="cl-letter" y="{top + 10}">{level}</text>{sign}</g>'
        f'<g id="cl-flat-{level}" class="cl-{level}">{roof(level, 0, "cl-outline")}'
        f'<text class="cl-faint" y="8">{level}</text></g>'
    )


def _ground() -> str:
    """A tile without what stands on it, from its upper left corner."""
    return (
        '<g id="cl-ground"><rect y="5" width="200" height="200" rx="16" class="cl-rim"/>'
        '<rect class="cl-tile" width="200" height="200" rx="16"/>'
        '<rect width="200" height="200" rx="16" fill="url(#cl-pat-cloud)"/>'
        '<path class="cl-seam" d="M100 8v184M8 100h184"/></g>'
        '<g id="cl-back"><rect y="5" width="200" height="200" rx="16" class="cl-rim"/>'
        '<rect class="cl-cover" width="200" height="200" rx="16"/>'
        '<use class="cl-cover-cloud" href="#cl-cloud" x="50" y="42" width="100" height="100"/></g>'
    )


DEFS: Final = (
    '<symbol id="cl-river" viewBox="0 0 24 24"><path fill="none" stroke="currentColor" stroke-width="3"'
    ' stroke-linecap="round" d="M2 8.500q3.200-4 6.300 0t6.400 0 6.300 0M2 15.500q3.200-4 6.300 0t6.400 0 6.300 0"/></symbol>'
    '<symbol id="cl-forest" viewBox="0 0 24 24"><path fill="currentColor"'
    ' d="M12 1.500 18.500 11h-3l4.500 7h-6.500v4h-3v-4H4l4.500-7h-3z"/></symbol>'
    '<symbol id="cl-sand" viewBox="0 0 24 24"><path fill="currentColor"'
    ' d="M1.500 20.500 9 8.500l4.300 6.300 2.500-3.500 6.700 9.200z"/>'
    '<circle cx="17.500" cy="5.500" r="3.300" fill="currentColor"/></symbol>'
    '<symbol id="cl-cloud" viewBox="0 0 24 24"><path fill="currentColor" d="M6.500 18.500A4.700 4.700 0 0 1 5.700 9.200a5.800 5.800'
    ' 0 0 1 10.700-1.300 4.700 4.700 0 0 1 5.900 4.400 3.400 3.400 0 0 1-2.800 6.200z"/></symbol>'
    '<pattern id="cl-pat-R" width="20" height="10" patternUnits="userSpaceOnUse"><path d="M0 5q5-5 10 0t10 0"'
    ' fill="none" stroke="#000" stroke-opacity=".13" stroke-width="2.500"/></pattern>'
    '<pattern id="cl-pat-F" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M2 8l4-6 4 6" fill="none"'
    ' stroke="#000" stroke-opacity=".13" stroke-width="2.200"/></pattern>'
    '<pattern id="cl-pat-S" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M2.500 2.500h.01M7.500 7.500h.01"'
    ' stroke="#fff" stroke-opacity=".22" stroke-width="3.200" stroke-linecap="round"/></pattern>'
    '<pattern id="cl-pat-cloud" width="44" height="30" patternUnits="userSpaceOnUse"><path d="M2 20q6-8 12-1 6-6 11'
    ' 1M24 8q5-6 9 0 4-4 8 1" fill="none" stroke="var(--cl-cloud-line)" stroke-width="2" stroke-linecap="round"/></pattern>'
    + _ground()
    + "".join(map(_tower, LEVELS))
)

_VIEWS: Final = "".join(
    f'[data-view="{level}"] .cl-up:not(.cl-{level}){{display:none}}'
    f'[data-view="{level}"] .cl-flat:not(.cl-{level}){{display:inline}}'
    f'[data-view="{level}"] .cl-bridge:not(.cl-{level}){{opacity:.22}}'
    f'[data-view="{level}"] .cl-plated:not(.cl-{level}){{display:none}}'
    for level in LEVELS
)
_ROOT: Final = "".join(
    f"--cl-{level}:light-dark({fill});--cl-{level}-ink:light-dark({ink});"
    f"--cl-{level}-edge:light-dark({edge});--cl-{level}-side:light-dark({side});"
    for level, (fill, ink, edge, side) in _COLOURS.items()
)
_LEVELS: Final = "".join(
    f".cl-{level}{{--cl-f:var(--cl-{level});--cl-i:var(--cl-{level}-ink);--cl-e:var(--cl-{level}-edge);"
    f"--cl-sd:var(--cl-{level}-side)}}"
    for level in LEVELS
)

CSS: Final = (
    f":root,:host{{{_ROOT}--cl-tile:light-dark(#F4F7FA,#2B3542);--cl-tile-edge:light-dark(#6A7480,#7F8B99);"
    "--cl-cloud-line:light-dark(#DCE3EB,#37434F);--cl-cloud-ink:light-dark(#C3CDD8,#465361);"
    "--cl-cover-fill:light-dark(#3B4A63,#4A5B78)}"
    f"{_LEVELS}"
    "\n.cl-street{fill:var(--cc-board)}.cl-rim{fill:var(--cl-tile-edge)}"
    ".cl-tile{fill:var(--cl-tile);stroke:var(--cl-tile-edge);stroke-width:2.5}"
    ".cl-seam{stroke:var(--cl-tile-edge);stroke-dasharray:3 6;opacity:.8;fill:none}"
    ".cl-cover{fill:var(--cl-cover-fill);stroke:var(--cl-tile-edge);stroke-width:2.5}.cl-cover-cloud{color:#F3EBDD}"
    ".cl-puff{color:var(--cl-cloud-ink)}"
    ".cl-plot{fill:none;stroke:var(--cc-parcel-line);stroke-width:2.5;stroke-dasharray:9 8}"
    ".cl-coord{fill:var(--cc-ink-2);font-size:23px;font-weight:700;text-anchor:middle}"
    ".cl-shadow{fill:#000;opacity:.2}.cl-side{fill:var(--cl-sd);stroke:var(--cl-e);stroke-width:2.5}"
    ".cl-wall{fill:var(--cl-sd)}.cl-edge{stroke:var(--cl-e);stroke-width:2.5;fill:none}"
    ".cl-roof{fill:var(--cl-f);stroke:var(--cl-e);stroke-width:3}"
    ".cl-letter{fill:var(--cl-i);font-size:28px;font-weight:800;text-anchor:middle}"
    ".cl-sign{color:#FFF8EC}.cl-R .cl-sign{color:var(--cl-e)}"
    ".cl-outline{fill:none;stroke:var(--cl-tile-edge);stroke-width:2;stroke-dasharray:4 4}"
    ".cl-faint{fill:var(--cc-ink-2);font-size:20px;font-weight:600;text-anchor:middle}.cl-flat{display:none}"
    ".cl-bridge path{fill:none}.cl-case{stroke:var(--cc-surface)}.cl-drop{stroke:#000;opacity:.2}"
    ".cl-rail{stroke:var(--cl-e)}.cl-plank{stroke:var(--cl-f)}.cl-mark{stroke:var(--cl-i)}"
    ".cl-plate{fill:var(--cc-surface);stroke:var(--cl-e);stroke-width:3.5}"
    ".cl-votes{fill:var(--cc-ink);font-size:25px;font-weight:800;text-anchor:middle}"
    ".cl-ghost .cl-plank{opacity:.5}.cl-ghost .cl-rail{stroke:var(--cc-legal);stroke-dasharray:9 6}"
    ".cl-ghost .cl-plate{stroke:var(--cc-legal);stroke-dasharray:6 4}"
    ".cl-lit .cl-case{stroke:var(--cc-hint)}.cl-alone{fill:none;stroke:var(--cc-hint);stroke-width:6;"
    "stroke-dasharray:4 5}"
    ".cl-shade{fill:#000;opacity:.28}.cl-story{stroke:var(--cl-f);stroke-width:1.6;fill:none;opacity:.7;"
    "stroke-dasharray:5 4}.cl-wall3{fill:var(--cl-sd);stroke:var(--cl-e);stroke-width:1.5;stroke-linejoin:round}"
    ".cl-top3{fill:var(--cl-f);stroke:var(--cl-e);stroke-width:2;stroke-linejoin:round}"
    ".cl-deck{fill:var(--cl-f)}.cl-deck-side{fill:var(--cl-e)}"
    ".cl-letter3{fill:var(--cl-i);font-size:17px;font-weight:800;text-anchor:middle}"
    ".cl-slab{fill:var(--cl-tile-edge)}.cl-slab-dark{fill:var(--cc-line-strong)}"
    ".cl-text{fill:var(--cc-ink);font-size:20px}.cl-small{fill:var(--cc-ink-2);font-size:16px}"
    ".cl-strong{fill:var(--cc-ink);font-size:22px;font-weight:800}.cl-mid{text-anchor:middle}.cl-end{text-anchor:end}"
    ".cl-gone{fill:var(--cc-ink-2);text-decoration:line-through;font-size:20px}"
    ".cl-low{fill:var(--cc-legal-wash,none);stroke:var(--cc-hint);stroke-width:2.5}"
    ".cl-line{stroke:var(--cc-line);stroke-width:1.5}"
    ".cl-card{fill:var(--cc-surface);stroke:var(--cc-line-strong);stroke-width:2}"
    f"{_VIEWS}"
)
"""Colours come from the page's tokens (``--cc-…``) and from our own (``--cl-…``)."""
