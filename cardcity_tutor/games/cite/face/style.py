"""The style sheet of the drawings, and the symbols and patterns that they refer to: the same for every scene."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

FAMILIES: Final = {
    "shop": ("small", "loom", "large"),
    "trade": ("post", "bank", "flea", "market"),
    "craft": ("glazier", "sculptor", "locksmith", "joiner", "armourer", "jeweller"),
    "street": ("paved", "shopping"),
    "boost": ("mill", "inn"),
    "grand": ("guild", "manufacture", "square"),
    "water": ("canal", "port"),
}
"""What each family of buildings is filled with."""
FAMILY: Final = {kind: family for family, kinds in FAMILIES.items() for kind in kinds}
CODES: Final = {
    "small": "Sm", "loom": "Lo", "post": "Po", "bank": "Ba", "flea": "Fl", "glazier": "Gl", "sculptor": "Sc",
    "locksmith": "Lk", "joiner": "Jo", "armourer": "Ar", "jeweller": "Je", "paved": "Pv", "mill": "Mi", "large": "La",
    "guild": "Gu", "inn": "In", "market": "Mk", "manufacture": "Mf", "shopping": "Sh", "square": "Sq", "canal": "Ca",
    "port": "Pt",
}  # fmt: skip
GOOD_CODES: Final = {
    "wood": "W", "stone": "S", "metal": "M", "cloth": "C", "gold": "G", "glass": "Gl", "sculpture": "Sc", "lock": "Lo",
    "furniture": "Fu", "weapon": "We", "jewel": "Je",
}  # fmt: skip
OWNERS: Final = {"sawyer": "a", "smith": "b", "stonecutter": "c", "weaver": "d"}
"""The border of each profession: plain, dashes, double, dots."""

_FILLS: Final = {
    "shop": "#FBE2B2,#FFEBAE", "craft": "#E1D3F5,#D9D0FC", "street": "#F6FAFF,#90959B", "boost": "#A6D3C6,#A3D6C8",
    "trade": "#FCC620,#FAC330", "grand": "#E19370,#DC836C", "water": "#6DB3E4,#6D99CD",
}  # fmt: skip
_BORDERS: Final = {
    "a": ("#257255,#A3FCD6", "none"), "b": ("#122C75,#87A6DE", "14 5"), "c": ("#9E6B01,#FEF863", "none"),
    "d": ("#7F1900,#F67E74", "4 4"),
}  # fmt: skip
CSS: Final = (
    ":root,:host{--ci-ink:light-dark(#20252B,#12161C);--ci-track:light-dark(#FFFDF9,#12161C)}"
    + "".join(f".ci-f-{family}{{--ci-f:light-dark({fill})}}" for family, fill in _FILLS.items())
    + "".join(
        f".ci-o-{owner}{{--ci-o:light-dark({fill});--ci-d:{dash}}}"
        for owner, (fill, dash) in _BORDERS.items()
    )
    + ".ci-fill{fill:var(--ci-f)}.ci-edge{fill:var(--ci-o)}.ci-track{fill:none;stroke:var(--ci-track);stroke-width:8}"
    ".ci-border{fill:none;stroke:var(--ci-o);stroke-width:6;stroke-dasharray:var(--ci-d)}"
    ".ci-o-c .ci-border{stroke-width:8}.ci-inner{display:none;fill:none;stroke:var(--cc-surface);stroke-width:2.2}"
    ".ci-o-c .ci-inner{display:inline}.ci-k{color:var(--ci-ink)}.cc-t{fill:currentColor;opacity:.3}"
    ".ci-code{fill:var(--ci-ink);font-weight:800;font-size:19px}.ci-code.ci-s{font-size:15px;text-anchor:middle}"
    ".ci-cells{fill:var(--ci-ink);font-size:29px;font-weight:700}.ci-tile .ci-border{stroke-width:6}.ci-tile .ci-code{font-size:36px}"
    ".ci-idle .ci-fill{opacity:.55}.ci-ghost .ci-border{stroke:var(--cc-legal);stroke-dasharray:9 6}"
    ".ci-ghost .ci-fill{opacity:.75}.ci-ghost .ci-edge{display:none}"
    ".ci-badge rect{fill:var(--cc-badge);stroke:var(--cc-badge-ink);stroke-width:2}.ci-badge{color:var(--cc-badge-ink)}"
    ".ci-badge text{fill:var(--cc-badge-ink);font-size:17px;font-weight:800}"
    ".ci-grid{stroke:var(--cc-parcel-line);stroke-opacity:.35;stroke-width:1.2;stroke-dasharray:2 5;fill:none}"
    ".ci-rail{stroke:var(--cc-border-zone);stroke-width:9;fill:none}"
    ".ci-tie{stroke:var(--cc-surface);stroke-width:5;stroke-dasharray:12 10;fill:none}"
    ".ci-q-0{fill:var(--cc-zone-1)}.ci-q-1{fill:var(--cc-zone-2)}.ci-q-2{fill:var(--cc-zone-3)}.ci-q-3{fill:var(--cc-zone-4)}"
    ".ci-q-none{fill:var(--cc-board)}.ci-centre{fill:var(--cc-hint)}"
    ".ci-name{fill:var(--cc-ink);font-size:20px;font-weight:800}.ci-end{text-anchor:end}.ci-mid{text-anchor:middle}"
    ".ci-text{fill:var(--cc-ink);font-size:19px;font-weight:700}.ci-small{fill:var(--cc-ink-2);font-size:15px;font-weight:600}"
    ".ci-well{fill:var(--cc-surface);stroke:var(--cc-line-strong);stroke-width:1.5}"
    ".ci-zero .ci-well{fill:none;stroke-dasharray:4 4}.ci-zero{opacity:.75}.ci-good{color:var(--cc-ink)}"
    ".ci-amount{fill:var(--cc-ink);font-size:23px;font-weight:800}.ci-many .ci-amount{font-size:20px}.ci-thin{stroke-width:4!important}"
    ".ci-tick{fill:none;stroke:var(--cc-line-strong);stroke-width:1.5}.ci-paid{fill:var(--cc-primary,var(--cc-ink))}"
    ".ci-due{stroke:var(--cc-illegal);stroke-width:3}.ci-on-paid{fill:var(--cc-on-primary,var(--cc-surface))}"
)
"""Colours come from the page's tokens (``--cc-…``) and from our own (``--ci-…``)."""


@cache
def defs() -> str:
    """Symbols and patterns; drawn for this project."""
    text = files(__package__).joinpath("icons.svg").read_text(encoding="utf-8")
    inner = re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)
    return (
        re.sub(r"^<svg[^>]*>|</svg>\s*$", "", inner.strip())
        .replace("<defs>", "")
        .replace("</defs>", "")
        .strip()
    )
