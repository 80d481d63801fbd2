"""Files that are whole or absent: pages as HTML or PDF, pictures as SVG, PNG or PDF.

What the system refuses is an ``OSError``; a name that ends otherwise is an ``InputError``.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from os import PathLike
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from cardcity_tutor.core.errors import InputError

from .browser import Size, pdf, png
from .engraving import engraved

PAGES: Final = (".html", ".pdf")
PICTURES: Final = (".svg", ".png", ".pdf")
NARROWEST, WIDEST = 16, 8000
"""Pixels of a picture's width."""

GAP: Final = 12
"""Between two drawings."""

_SIZE: Final = re.compile(r' width="([\d.]+)" height="([\d.]+)"(?: style="[^"]*")?')

StrPath = str | PathLike[str]


def ending_of(path: StrPath, expected: Sequence[str]) -> str:
    """How the name of a file ends; an ``InputError`` where it is none of ``expected``."""
    ending = Path(path).suffix.lower()
    if ending not in expected:
        raise InputError("paper-ending", path=str(path), expected=", ".join(expected))
    return ending


def page_file(page: str, path: StrPath) -> None:
    """Write a page that stands alone: ``.html`` as it is, ``.pdf`` as a browser prints it."""
    ending = ending_of(path, PAGES)
    content = page.encode("utf-8", "replace")  # a name may hold half a character
    _written(path, lambda folder: pdf(content.decode(), folder) if ending == ".pdf" else content)


def picture_file(drawing: str, path: StrPath, *, width: int | None = None) -> None:
    """Write a drawing; ``width`` counts the pixels of a ``.png``."""
    ending = ending_of(path, PICTURES)
    if ending == ".svg":
        _written(path, lambda _: drawing.encode())
        return
    natural = _size(drawing)
    size = natural if width is None else Size(width, round(natural.height * width / natural.width))
    if not (NARROWEST <= size.width <= WIDEST and size.height <= WIDEST):
        raise InputError("paper-width", min=str(NARROWEST), max=str(WIDEST), value=str(width))
    page = _bare_page(engraved(drawing), size)
    _written(path, lambda folder: pdf(page, folder) if ending == ".pdf" else png(page, folder, size))


def stacked(upper: str, lower: str) -> str:
    """Two drawings as one, the second below the first, in the same size."""
    above, below = _size(upper), _size(lower)
    width = max(above.width, below.width)
    height = above.height + GAP + below.height
    parts = [
        _inside(upper, (width - above.width) / 2, 0),
        _inside(lower, (width - below.width) / 2, above.height + GAP),
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'style="max-width:100%;height:auto">{"".join(parts)}</svg>'
    )


def _inside(drawing: str, x: float, y: float) -> str:
    """A drawing as part of another one."""
    size = _size(drawing)
    return _SIZE.sub(f' x="{x:g}" y="{y:g}" width="{size.width}" height="{size.height}"', drawing, count=1)


def _size(drawing: str) -> Size:
    found = _SIZE.search(drawing)
    assert found is not None, "every drawing says how large it is"  # noqa: S101 (our own drawing)
    return Size(round(float(found[1])), round(float(found[2])))


def _bare_page(drawing: str, size: Size) -> str:
    """Nothing but the drawing, on a window or a sheet of exactly its size."""
    drawing = _SIZE.sub(f' width="{size.width}" height="{size.height}"', drawing, count=1)
    return (
        '<!doctype html><html><head><meta charset="utf-8"><style>'
        f"@page{{size:{size.width}px {size.height}px;margin:0}}html,body{{margin:0}}svg{{display:block}}"
        "*{print-color-adjust:exact;-webkit-print-color-adjust:exact}"
        f"</style></head><body>{drawing}</body></html>"
    )


def _written(path: StrPath, content: Callable[[Path], bytes]) -> None:
    """Make the content in a folder beside the file, then put it in its place in one step.

    Beside it, because there a browser that is locked into the user's own folders can read and write too. A link stays, and
    what it leads to is written; nothing takes the place of a device or a pipe.
    """
    named, target = Path(path), Path(os.path.realpath(path))
    if named.is_dir():
        raise IsADirectoryError(21, "", str(named))
    if named.exists() and not named.is_file():
        with TemporaryDirectory() as folder:
            named.write_bytes(content(Path(folder)))
        return
    with TemporaryDirectory(
        prefix=f"{target.stem}-", dir=target.parent, ignore_cleanup_errors=True
    ) as folder:
        draft = Path(folder, "draft")
        draft.write_bytes(content(Path(folder)))
        draft.replace(target)
