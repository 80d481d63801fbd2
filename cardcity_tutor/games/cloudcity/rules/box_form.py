"""The list of tiles as somebody types it who owns the game: a form with a field for every kind, or a file in TOML or JSON."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from ....core.errors import InputError, RequestError
from ....core.options import Field
from .box import OURS, Box, read_box
from .tiles import STARTS, TILES

MOST: Final = 16
"""Tiles of one kind: all sites of a height together are on so many at least."""
TILE_FIELDS: Final = tuple(
    Field(f"tiles.{tile}", (count, *(other for other in range(MOST + 1) if other != count)))
    for tile, count in TILES.items()
)
START_FIELDS: Final = tuple(
    Field(f"starts.{birds}", (tile, *(other for other in TILES if other != tile)))
    for birds, tile in enumerate(STARTS, 1)
)
FORM: Final = (*TILE_FIELDS, *START_FIELDS)
"""How many of each kind, and the starting tile of each number of birds; ours stands first."""
_TOML_PLACE: Final = re.compile(r"at line (\d+)")


def form_of(box: Box) -> dict[str, int | str]:
    """The fields of the form as a box fills them in."""
    counts = dict(box.tiles)
    tiles = {field.name: counts.get(field.name[6:], 0) for field in TILE_FIELDS}
    return {**tiles, **{field.name: tile for field, tile in zip(START_FIELDS, box.starts, strict=True)}}


def read_form(values: Mapping[str, Any]) -> Box:
    """The box that a form tells; fields left out are ours.

    Raises:
        RequestError: whose ``field`` is the field of the form at fault, or ``tiles`` or ``starts`` for several together.
    """
    filled = {**form_of(OURS), **values}
    for name in values:
        if name not in {field.name for field in FORM}:
            raise RequestError(name, "cloudcity-box-key", value=name, expected="tiles, starts")
    for field in TILE_FIELDS:
        value = filled[field.name]
        if isinstance(value, str) and value.strip().isdecimal():
            filled[field.name] = value = int(value)
        if type(value) is not int or not value >= 0:
            raise RequestError(field.name, "cloudcity-box-count", tile=field.name[6:], value=value)
    for field in START_FIELDS:
        if filled[field.name] not in TILES:
            raise RequestError(
                field.name,
                "cloudcity-tile",
                field=field.name,
                value=filled[field.name],
                expected=", ".join(TILES),
            )
    plain = {
        "tiles": {field.name[6:]: filled[field.name] for field in TILE_FIELDS},
        "starts": [filled[field.name] for field in START_FIELDS],
    }
    try:
        return read_box(plain)
    except RequestError as error:
        several = "starts" if "starts" in error.code else "tiles"
        raise RequestError(several, error.code, **error.params) from None


def read_file(text: str) -> Box:
    """The box of a file, TOML or JSON.

    Raises:
        InputError: with the ``line`` at fault.
    """
    try:
        return read_box(_parsed(text))
    except RequestError as error:
        words = (error.params.get(name) for name in ("tile", "value", "level"))
        section = "starts" if "starts" in error.code else "tiles"
        line = (
            next((at for word in words if (at := _line_of(text, word))), None) or _line_of(text, section) or 1
        )
        raise InputError(error.code, **{"field": section, **error.params}, line=line) from None


def _parsed(text: str) -> object:
    if text.lstrip().startswith("{"):
        try:
            return json.loads(text)
        except json.JSONDecodeError as error:
            raise InputError("cloudcity-box-text", problem=error.msg, line=error.lineno) from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _TOML_PLACE.search(str(error))
        line = int(found[1]) if found else 1 + text.count("\n")
        raise InputError("cloudcity-box-text", problem=str(error), line=line) from None


def _line_of(text: str, word: object) -> int | None:
    """The first line on which something is given for a key, or a part of that name begins."""
    if not isinstance(word, str) or not word.replace("-", "").isalnum():
        return None
    key = re.compile(rf"^\s*(?:\[\s*{word}\s*\]|\"?{word}\"?\s*[=:])|[{{,]\s*\"?{word}\"?\s*[=:]")
    return next((number for number, line in enumerate(text.splitlines(), 1) if key.search(line)), None)


def write_file(box: Box) -> str:
    """A box as TOML, so that ``read_file`` gives the same box again."""
    starts = ", ".join(f'"{tile}"' for tile in box.starts)
    counts = dict(box.tiles)
    tiles = "\n".join(f"{tile} = {counts.get(tile, 0)}" for tile in TILES)
    return f"starts = [{starts}]\n\n[tiles]\n{tiles}\n"
