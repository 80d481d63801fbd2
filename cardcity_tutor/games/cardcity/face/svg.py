"""A city as one self-contained SVG: paper blocks on a plan, nothing to fetch, nothing to run.

Every shape carries its own colours, so the picture is the same in a saved notebook, on a code host, in a PDF and
in a browser. The live board shows the same drawing in the theme's colours.
"""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import replace
from html import escape

from cardcity_tutor.render.icons import PATTERNS, pattern

from ..rules.position import Position
from .cards import card_svg
from .districts import fused_letters
from .palette import DAY, FONT, LIVE, Ink
from .picture import city_picture, picture
from .plan import AIR, MARGIN, Box, Plan, laid_out, plan_of
from .spots import badge_spot, stamp_spot
from .sprite import sprite
from .tokens import read_cells
from .window import Window

__all__ = [
    "DAY",
    "LIVE",
    "badge_spot",
    "card_svg",
    "city_picture",
    "city_svg",
    "position_svg",
    "sprite",
    "stamp_spot",
]


PAPER = 8
"""More paper around a picture that stands alone."""


def city_svg(
    rows: Sequence[Sequence[str]],
    *,
    title: str | None = None,
    labels: bool = True,
    fused: str = "RC",
    uid: str | None = None,
) -> str:
    """Draw a city given as rows of city-text tokens.

    Neighbours that show each other a colour whose letter is in `fused` form a district. Ids are derived
    from the drawing, so different drawings may share a page; give `uid` to show the same one twice.
    Raises ValueError for unknown tokens and for rows of unequal length.

    >>> city_svg([["I", "."], ["M", "C"]]).startswith("<svg")
    True
    """
    cells = read_cells(rows)
    tokens = {(r, c): rows[r][c] for (r, c), card in cells.items() if card is not None}
    plan = laid_out(Window(list(cells)), tokens)
    text = " / ".join(" ".join(row) for row in rows)
    return _static(
        plan, fused, text if title is None else title, labels, uid or _key(text, title, labels, fused)
    )


def position_svg(
    position: Position,
    *,
    title: str | None = None,
    labels: bool = True,
    ink: Ink = DAY,
    over: str = "",
    plan: Plan | None = None,
) -> str:
    """Draw any position, with the free cells around it, the zones or the suburb; a frame that is used up has no kerb.

    `over` are shapes on top, in the units of `plan`, which is that of `plan_of` unless it is given.

    >>> "<title" in position_svg(Position.of("I . / M C"))
    True
    """
    plan, fused, text = plan or plan_of(position), fused_letters(position), position.text
    key = _key(text, title, labels, fused, plan.box, sorted(plan.tokens.items()), *([over] if over else []))
    return _static(plan, fused, text if title is None else title, labels, key, ink, over)


def _key(*parts: object) -> str:
    return "cc" + hashlib.sha256("|".join(map(str, parts)).encode()).hexdigest()[:10]


def _static(
    plan: Plan, fused: str, title: str, labels: bool, key: str, ink: Ink = DAY, over: str = ""
) -> str:
    drawing = picture(replace(plan, kerb={}), fused, ink, labels=labels) + over
    x, y, width, height = _view(plan, labels)
    view = f"{x:g} {y:g} {width:g} {height:g}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="{key}-t" '
        f'viewBox="{view}" width="{width:g}" height="{height:g}" '
        f'style="max-width:100%;height:auto" font-family="{FONT}"><title id="{key}-t">{escape(title)}</title>'
        f"<defs>{patterns_of(drawing, ink)}</defs>"
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="20" fill="{ink.page}"/>'
        f"{drawing}</svg>"
    ).replace(PATTERNS, f"{key}-")


def patterns_of(drawing: str, ink: Ink) -> str:
    """The `<pattern>` elements that a static drawing refers to."""
    kinds = set(re.findall(rf"url\(#{PATTERNS}(\w+)\)", drawing))
    return "".join(pattern(kind, ink.papers[kind].pattern) for kind in ink.papers if kind in kinds)


def _view(plan: Plan, labels: bool) -> Box:
    """The plan's core and a little paper on the far sides; nearly as little on all sides without a margin."""
    x, y, width, height = plan.core
    gain = 0 if labels else MARGIN - AIR - PAPER
    return x + gain, y + gain, width - gain + PAPER, height - gain + PAPER
