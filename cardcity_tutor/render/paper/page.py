"""Pages that stand alone: the look of the tutor inside, nothing to fetch from anywhere."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from html import escape
from importlib.resources import files
from typing import Final, Literal

from cardcity_tutor.render.icons import icon

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_GAP = re.compile(r"\s*\n\s*")
_DRAWING = re.compile(r"<svg\b.*?</svg>", re.DOTALL)
_ID = re.compile(r'(?: id="|url\(#|href="#|aria-labelledby=")c[ch][0-9a-f]{8,10}')


Paper = Literal["a4", "letter"]
PAPERS: Final[Mapping[Paper, tuple[str, str]]] = {"a4": ("210mm", "297mm"), "letter": ("8.5in", "11in")}
"""Width and height of the sheets that a page can be printed on."""
SHARED: Final = frozenset({"base/tokens.css", "base/pages.js"})


@cache
def sheet(name: str) -> str:
    """One of our style sheets or scripts, or one that the widgets share with paper."""
    home = ("widgets", "static") if name in SHARED else ("render", "paper", "static")
    text = (
        files("cardcity_tutor")
        .joinpath(*home, *name.split("/"))
        .read_text(encoding="utf-8")
        .replace("\nexport function", "\nfunction")
    )
    return _GAP.sub("\n", _COMMENT.sub("", text)).strip() if name.endswith(".css") else text


def document(
    lang: str, title: str, body: str, sheets: Iterable[str], *, kind: str, paper: Paper = "a4"
) -> str:
    """A page with these style sheets; ``kind`` is a class of its body. The title is escaped here, the body is HTML."""
    wide, high = PAPERS[paper]
    size = f":root {{ --wide: {wide}; --high: {high}; }} @page {{ size: {wide} {high}; }}"
    style = "\n".join([size, *(sheet(name) for name in ("base/tokens.css", "paper.css", *sheets))])
    return numbered(
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<title>{escape(title)}</title><link rel="icon" href="data:,">'
        f"<style>\n{style}\n</style></head>\n"
        f'<body class="cardcity cc-paper {kind}">\n{body}\n</body></html>\n'
    )


def numbered(page: str) -> str:
    """The page with ids that occur once, though the same drawing may stand on it twice, now shown and now hidden.

    What a hidden drawing defines does not paint elsewhere.
    """
    count = 0

    def own(drawing: re.Match[str]) -> str:
        nonlocal count
        count += 1
        return _ID.sub(rf"\g<0>n{count}", drawing[0])

    return _DRAWING.sub(own, page)


def glyph(name: str, size: str = "1em") -> str:
    """An icon in the colour of the text around it; it says nothing to a screen reader."""
    return (
        f'<svg class="glyph" viewBox="0 0 24 24" width="{size}" height="{size}" aria-hidden="true">'
        f"{icon(name, 'currentColor')}</svg>"
    )


def paragraphs(text: str) -> str:
    """Plain text as paragraphs; an empty line parts them."""
    return "".join(f"<p>{escape(' '.join(part.split()))}</p>" for part in re.split(r"\n\s*\n", text.strip()))


def qr(text: str, label: str) -> str:
    """A QR code as a picture without a size of its own, quiet zone included."""
    import segno  # few print a code, and every learner would hold its tables

    code = segno.make(text, error="m", micro=False)
    drawn: str = code.svg_inline(border=4, omitsize=True, svgclass="qr", lineclass=None, light="#fff")
    return drawn.replace("<svg", f'<svg role="img" aria-label="{escape(label)}"', 1)
