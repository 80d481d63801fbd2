"""The icon sheet of the package, as drawings of a single colour that need no style sheet."""

import re
from functools import cache
from importlib.resources import files

_SYMBOL = re.compile(r'<symbol id="([\w-]+)"[^>]*>(.*?)</symbol>', re.DOTALL)
_PATTERN = re.compile(r'<pattern id="pat-([\w-]+)"([^>]*)>(.*?)</pattern>', re.DOTALL)
_TOKEN = re.compile(r"var\([^)]*\)")


@cache
def _sheet() -> str:
    return files("cardcity_tutor.render").joinpath("icons.svg").read_text(encoding="utf-8")


@cache
def _symbols() -> dict[str, str]:
    return {name: re.sub(r"\s*\n\s*", "", body) for name, body in _SYMBOL.findall(_sheet())}


@cache
def _patterns() -> dict[str, tuple[str, str]]:
    return {name: (size, body) for name, size, body in _PATTERN.findall(_sheet())}


def icon(name: str, ink: str) -> str:
    """The shapes of an icon on its 24 × 24 grid; the tinted parts are the ink at 40 %."""
    shapes = _symbols()[name].replace('class="cc-t"', f'fill="{ink}" fill-opacity=".4"')
    return shapes.replace("currentColor", ink)


def pattern(name: str, uid: str, colour: str) -> str:
    """A `<pattern>` element of the sheet with its own id and a plain colour."""
    size, body = _patterns()[name]
    return f'<pattern id="{uid}"{size}>{_TOKEN.sub(colour, body)}</pattern>'
