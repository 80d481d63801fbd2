"""The icon sheet of the package: as drawings of a single colour that need no style sheet, and as a sprite."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

PATTERNS = "cc-pat-"
"""Before the name of a pattern, its id."""

_SYMBOL = re.compile(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', re.DOTALL)
_PATTERN = re.compile(r'<pattern id="pat-([\w-]+)"([^>]*)>(.*?)</pattern>', re.DOTALL)
_TOKEN = re.compile(r"var\([^)]*\)")
_LINE = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
_TINT = 'style="fill:var(--cc-icon-tint,currentColor);fill-opacity:var(--cc-icon-tint-opacity,.4)"'


@cache
def _sheet() -> str:
    return files("cardcity_tutor.render").joinpath("icons.svg").read_text(encoding="utf-8")


@cache
def _symbols() -> dict[str, str]:
    return {
        name: re.sub(r"\s*\n\s*", "", body).replace('class="cc-s"', _LINE)
        for name, body in _SYMBOL.findall(_sheet())
    }


@cache
def _patterns() -> dict[str, tuple[str, str]]:
    return {name: (size, body) for name, size, body in _PATTERN.findall(_sheet())}


def icon(name: str, ink: str) -> str:
    """The shapes of an icon on its 24 × 24 grid; the tinted parts are the ink at 40 %."""
    shapes = _symbols()[name].replace('class="cc-t"', f'fill="{ink}" fill-opacity=".4"')
    return shapes.replace("currentColor", ink)


def pattern(name: str, colour: str) -> str:
    """A `<pattern>` element of the sheet in a plain colour."""
    size, body = _patterns()[name]
    return f'<pattern id="{PATTERNS}{name}"{size}>{_TOKEN.sub(colour, body)}</pattern>'


def symbols() -> Iterator[str]:
    """Every `<symbol>` of the sheet, styled in place."""
    for name, body in _symbols().items():
        # Two symbols refine a part's look in a style of their own, which has to join ours.
        shapes = re.sub(
            r'class="cc-t"( d="[^"]*") style="([^"]*)"', r'fill="currentColor"\1 style="\2"', body
        )
        shapes = shapes.replace('class="cc-t"', _TINT)
        yield f'<symbol id="cc-{name}" viewBox="0 0 24 24">{shapes}</symbol>'


def patterns() -> Iterator[str]:
    """Every `<pattern>` of the sheet in the colours of the page's theme."""
    return (
        f'<pattern id="{PATTERNS}{name}"{size}>{body}</pattern>' for name, (size, body) in _patterns().items()
    )
