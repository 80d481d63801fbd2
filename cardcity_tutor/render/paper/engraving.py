"""Patterns as plain lines.

A browser prints every `<pattern>` as a picture of pixels, card by card: a worksheet of a few pages grows to tens of
megabytes. Drawn as lines inside a clip it stays small, and sharp at any size.
"""

from __future__ import annotations

import re
from math import ceil
from typing import Final
from zlib import crc32

_PATTERN: Final = re.compile(
    r'<pattern id="([\w-]+)" width="([\d.]+)" height="([\d.]+)"[^>]*>(.*?)</pattern>', re.DOTALL
)
_SHAPE: Final = re.compile(r'<(rect|path)((?: [\w-]+="[^"]*")*?) fill="url\(#([\w-]+)\)"([^>]*)/>')
_DATA: Final = re.compile(r' d="([MLQAHVZ\d. -]+)"')
_STEP: Final = re.compile(r"([MLQAHV])([\d. -]*)")
_WIDE, _HIGH = re.compile(r' width="([\d.]+)"'), re.compile(r' height="([\d.]+)"')


def engraved(svg: str) -> str:
    """The same drawing without patterns."""
    swatches = {name: (float(wide), float(high), body) for name, wide, high, body in _PATTERN.findall(svg)}
    defs: dict[str, str] = {}

    def lined(found: re.Match[str]) -> str:
        tag, before, name, after = found.groups()
        outline = f'<{tag}{before} fill="none"{after}/>' if "stroke=" in after else ""
        reach = _reach(before)
        if reach is None:  # a bridge of a few units: its paper says enough
            return outline
        wide, high, body = swatches[name]
        columns, rows = ceil(reach[0] / wide), ceil(reach[1] / high)
        tiled = f"{name}-{columns}-{rows}"
        if tiled not in defs:
            row = "".join(f'<use href="#{name}" x="{wide * k:g}"/>' for k in range(columns))
            all_rows = "".join(f'<use href="#{tiled}-row" y="{high * k:g}"/>' for k in range(rows))
            defs.setdefault(name, f'<g id="{name}">{body}</g>')
            defs[tiled] = f'<g id="{tiled}-row">{row}</g><g id="{tiled}">{all_rows}</g>'
        clip = f"{name}-clip-{crc32(before.encode())}"
        defs.setdefault(clip, f'<clipPath id="{clip}"><{tag}{before}/></clipPath>')
        return f'<g clip-path="url(#{clip})"><use href="#{tiled}"/></g>{outline}'

    drawn = _PATTERN.sub("", _SHAPE.sub(lined, svg))
    return drawn.replace("<defs></defs>", f"<defs>{''.join(defs.values())}</defs>", 1)


def _reach(attributes: str) -> tuple[float, float] | None:
    """How far a shape at the corner of a card reaches; nothing for one that lies elsewhere."""
    if (data := _DATA.search(attributes)) is None:
        wide, high = _WIDE.search(attributes), _HIGH.search(attributes)
        return (float(wide[1]), float(high[1])) if wide and high else None
    across, down = [0.0], [0.0]
    for command, text in _STEP.findall(data[1]):
        numbers = [float(number) for number in text.split()]
        if command in "HV":
            (across if command == "H" else down).extend(numbers)
        else:
            numbers = numbers[-2:] if command == "A" else numbers
            across += numbers[::2]
            down += numbers[1::2]
    return max(across), max(down)
