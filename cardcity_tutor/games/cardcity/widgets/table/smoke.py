"""Where the pollution of a city comes from, in the last count."""

from __future__ import annotations

from typing import Any

from cardcity_tutor.render.phrases import filled, signed

from ...rules.accounts import pollution_parts
from ...rules.position import Position


def with_smoke(lang: str, lines: list[dict[str, Any]], position: Position) -> list[dict[str, Any]]:
    """The lines of a score, that of the pollution with what causes it."""
    return [
        line | {"detail": _with_parts(lang, line["detail"], position)}
        if line["rule"].startswith("pollution-")
        else line
        for line in lines
    ]


def _with_parts(lang: str, detail: str, position: Position) -> str:
    parts = [
        filled(lang, "table-smoke-part", {"percent": signed(lang, percent)}, of=letter)
        for letter, percent in pollution_parts(position.city, position.setting).items()
        if percent
    ]
    return filled(lang, "table-smoke", {"detail": detail, "parts": ", ".join(parts)}) if parts else detail
