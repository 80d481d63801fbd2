"""The box of an owner as a form and as a file: how many tiles of each kind, the starting tiles, the bridges."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...core.errors import InputError, RequestError
from ...core.form import FormField, Problem
from ...core.rule import Status
from .rules.box import OURS, read_box
from .rules.tiles import BRIDGES, STARTS, TILES

KINDS: Final = tuple(TILES)
MOST_TILES: Final = 32
MOST_BRIDGES: Final = 99
LARGEST_FILE: Final = 40_000
"""Characters that are read of a file."""
_LINE: Final = re.compile(r"line (\d+)")


class BoxForm:
    """The form of Cloud City; its plain data is the option ``table``."""

    def fields(self, plain: Mapping[str, Any]) -> Sequence[FormField]:
        """The kinds of tiles, the starting tile of each number of birds, the bridges of each distance."""
        tiles, starts = plain.get("tiles", {}), plain.get("starts", ())
        bridges = plain.get("bridges", ())
        found = [
            _field(f"tiles.{tile}", "tiles", tile, tiles.get(tile, 0) if tiles else None, count, MOST_TILES)
            for tile, count in TILES.items()
        ]
        for place, tile in enumerate(STARTS):
            typed = KINDS.index(starts[place]) if starts else None
            field = _field(
                f"starts.{place + 1}",
                "starts",
                f"start-{place + 1}",
                typed,
                KINDS.index(tile),
                len(KINDS) - 1,
            )
            found.append(field._replace(choices=KINDS))
        for place, count in enumerate(BRIDGES):
            typed = bridges[place] if bridges else None
            found.append(
                _field(f"bridges.{place + 1}", "bridges", f"distance-{place + 1}", typed, count, MOST_BRIDGES)
            )
        return found

    def read(self, values: Mapping[str, str]) -> tuple[dict[str, Any], Sequence[Problem]]:
        """Typed texts by key; with any mistake the box stays ours."""
        known = {field.key: field for field in self.fields({})}
        numbers = {key: field.value for key, field in known.items()}
        problems = []
        for key, text in values.items():
            try:
                if key not in known:
                    raise RequestError("table", "cloudcity-box-key", value=key, expected=", ".join(known))
                if text.strip():
                    numbers[key] = _typed(known[key], text.strip())
            except InputError as error:
                problems.append(Problem(key, error))
        plain = {
            "tiles": {tile: numbers[f"tiles.{tile}"] for tile in KINDS},
            "starts": [KINDS[numbers[f"starts.{birds}"]] for birds in range(1, len(STARTS) + 1)],
            "bridges": [numbers[f"bridges.{distance}"] for distance in range(1, len(BRIDGES) + 1)],
        }
        if not problems:
            try:
                return read_box(plain).plain, []
            except RequestError as error:
                problems.append(Problem(_part_of(error), error))
        return {}, problems

    def read_file(self, text: str) -> tuple[dict[str, Any], Sequence[Problem]]:
        """A file in TOML or JSON."""
        try:
            return read_box(_parsed(text[:LARGEST_FILE])).plain, []
        except InputError as error:
            line = error.params.get("line")
            if isinstance(line, int):
                return {}, [
                    Problem("", InputError("cloudcity-box-text", problem=error.params["problem"]), line)
                ]
            words = (error.params.get(name) for name in ("tile", "key", "value", "level"))
            lines = [_line_of(text, word) for word in (*words, _part_of(error))]
            return {}, [Problem(_part_of(error), error, next(filter(None, lines), 1))]

    def write_file(self, plain: Mapping[str, Any]) -> str:
        """The whole box as TOML."""
        box = read_box(plain) if plain else OURS
        counts = dict(box.tiles)
        starts = ", ".join(f'"{tile}"' for tile in box.starts)
        tiles = "\n".join(f"{tile} = {counts.get(tile, 0)}" for tile in KINDS)
        return f"starts = [{starts}]\nbridges = {list(box.bridges)}\n\n[tiles]\n{tiles}\n"


def _field(key: str, group: str, name: str, typed: int | None, default: int, most: int) -> FormField:
    """A number; what an owner typed counts as printed."""
    value = default if typed is None else typed
    chosen = Status.DEDUCED if group == "bridges" else Status.CHOSEN
    return FormField(key, group, name, value, default, chosen if typed is None else Status.PRINTED, 0, most)


def _typed(field: FormField, text: str) -> int:
    """The number that was typed, or the place of the thing."""
    if field.choices:
        if text not in field.choices:
            raise RequestError(
                "table", "cloudcity-tile", field=field.key, value=text, expected=", ".join(field.choices)
            )
        return field.choices.index(text)
    if (
        not text.isdecimal()
        or not text.isascii()
        or len(text) > 3
        or not field.least <= int(text) <= field.most
    ):
        raise RequestError("table", "field-not-number", field=field.key, value=text, max=field.most)
    return int(text)


def _part_of(error: InputError) -> str:
    """Which part of the box an error is about."""
    if "starts" in error.code:
        return "starts"
    return "bridges" if "bridges" in error.code else str(error.params.get("key", "tiles"))


def _parsed(text: str) -> object:
    """What a file says; the error has the line where it cannot be read."""
    if text.lstrip().startswith("{"):
        try:
            return json.loads(text)
        except json.JSONDecodeError as error:
            raise InputError("cloudcity-box-text", problem=error.msg, line=error.lineno) from None
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = _LINE.search(str(error))
        line = int(found[1]) if found else 1 + text.count("\n")
        raise InputError("cloudcity-box-text", problem=str(error), line=line) from None


def _line_of(text: str, word: object) -> int | None:
    """The first line on which something is given for a key, or a part of that name begins."""
    if not isinstance(word, str) or not word.isalnum():
        return None
    key = re.compile(rf"^\s*(?:\[\s*{word}\s*\]|\"?{word}\"?\s*[=:])|[{{,]\s*\"?{word}\"?\s*[=:]")
    return next((number for number, line in enumerate(text.splitlines(), 1) if key.search(line)), None)
