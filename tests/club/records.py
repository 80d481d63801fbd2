"""Records of real games to put away."""

from __future__ import annotations

from functools import cache
from pathlib import Path

GOLDEN = Path(__file__).parents[1] / "play" / "golden"


@cache
def record(name: str = "xl-advanced-commercial-1") -> str:
    """A finished game."""
    return (GOLDEN / f"{name}.jsonl").read_text(encoding="utf-8")


def unfinished(name: str = "xl-advanced-commercial-1", lines: int = 20) -> str:
    """The first lines of it."""
    return "\n".join(record(name).splitlines()[:lines])
