"""A position as a link and as a QR code: the city text and its options in the query of an address."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import parse_qs, urlencode

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.json_text import read_json

from ..rules.position import Position
from ..rules.reserve import PLENTY, Reserve
from ..rules.setting import VICTORIES
from .editing import Options

DEFAULTS: dict[str, Any] = {
    "edition": "xl",
    "level": "simplified",
    "variants": (),
    "money": 3,
    "hand": (),
    "players": 1,
    "player": 0,
    "rulings": {},
    "reserve": Reserve(),
}
LONGEST = 2000
"""Characters of a query that are read; a full 12 × 12 map needs about 600."""


def query(position: Position, victory: str = "residential") -> str:
    """The position as a query string; what is usual is left out.

    >>> query(Position.of("M R / . C", hand=["R"]))
    'city=M+R+/+.+C&hand=R'
    """
    values: dict[str, Any] = {"city": position.text}
    for key, value in Options.of(position).__dict__.items():
        if value != DEFAULTS[key]:
            values[key] = _written(value)
    if victory != "residential":
        values["victory"] = victory
    return urlencode(values, safe="/.,>")


def _written(value: object) -> str:
    if isinstance(value, (Reserve, dict)):
        return json.dumps(value, separators=(",", ":"))
    return ",".join(value) if isinstance(value, tuple) else str(value)


def shared_position(text: str) -> tuple[Position, str]:
    """The position and the victory of a query string. Raises ``InputError`` for one that makes no sense."""
    if len(text) > LONGEST:
        raise InputError("link-too-long", size=len(text), max=LONGEST)
    found = {key: values[-1] for key, values in parse_qs(text.lstrip("?"), keep_blank_values=True).items()}
    if "city" not in found:
        raise InputError("link-no-city")
    options: dict[str, Any] = {}
    for key, usual in DEFAULTS.items():
        if key in found:
            options[key] = _read(key, found[key], usual)
    victory = found.get("victory", "residential")
    if victory not in VICTORIES:
        raise InputError("option-unknown", field="victory", value=victory[:40], expected=", ".join(VICTORIES))
    return Position.of(found["city"], **options), victory


def _read(key: str, text: str, usual: object) -> object:
    if isinstance(usual, dict):
        return _object(key, text)
    if isinstance(usual, Reserve):
        return _reserve(text)
    if isinstance(usual, tuple):
        return tuple(part for part in text.split(",") if part)
    if isinstance(usual, int):
        if not text.isdecimal() or len(text) > 6:
            raise InputError("field-not-number", field=key, value=text[:40], max=999_999)
        return int(text)
    return text


def _json(key: str, text: str) -> Any:  # noqa: ANN401 (whatever the link holds)
    try:
        return read_json(text)
    except ValueError:
        raise InputError("field-not-object", field=key, value=text[:40]) from None


def _object(key: str, text: str) -> dict[str, Any]:
    found = _json(key, text)
    if not isinstance(found, dict):
        raise InputError("field-not-object", field=key, value=text[:40])
    return found


def _reserve(text: str) -> Reserve:
    """Five entries, the third of them four numbers: how many cards each pile has left."""
    match _json("reserve", text):
        case [homes, shops, [_, _, _, _] as works, parks, clouds] if all(
            type(count) is int and 0 <= count <= PLENTY for count in (homes, shops, *works, parks, clouds)
        ):
            return Reserve(homes, shops, tuple(works), parks, clouds)
    raise InputError("field-not-number", field="reserve", value=text[:40], max=PLENTY)


LONGEST_CODE = 2331
"""Bytes that the largest QR code of this error correction holds."""


def qr_path(link: str) -> dict[str, Any]:
    """A QR code as one SVG path on a square of ``size`` modules, quiet zone included.

    Raises:
        ValueError: if the link is longer than a code can be; looking for one would take seconds.
    """
    import segno  # few ask for a code, and every visitor would hold its tables

    if len(link) > LONGEST_CODE:
        raise ValueError(link[:80])
    code = segno.make(link, error="m", micro=False)
    border = 4
    parts = []
    for y, row in enumerate(code.matrix):
        parts += [f"M{x + border} {y + border}h1v1h-1z" for x, dark in enumerate(row) if dark]
    return {"size": len(code.matrix) + 2 * border, "path": "".join(parts)}
