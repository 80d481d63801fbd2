"""`python -m benchmarks app [load | many | visitors | soak] [--rounds N] [--seconds N] [--minutes N]`.

Without a part all of them run, one after another. Each part prints its tables and replaces its own chapter in
`RESULTS-app.md`; `--no-write` only prints.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from . import load, many, soak, visitors

RESULTS = Path(__file__).parents[1] / "RESULTS-app.md"
PARTS = ("load", "many", "visitors", "soak")
TITLES = {
    "load": "From the address to a board",
    "many": "Many visitors",
    "visitors": "In a browser, among many",
    "soak": "A soak",
}
HEAD = (
    "# The web app\n\nMade by `python -m benchmarks app`, with two workers; each chapter tells its own day and load of the"
    " machine. Bare Voilà is `voila` with its own template and settings and a notebook of one button, in the same run.\n"
)


def main(words: Sequence[str], versions: str) -> None:
    """Measure what was asked for, print and write."""
    reader = argparse.ArgumentParser(prog="python -m benchmarks app")
    reader.add_argument("parts", nargs="*", metavar="part", help=", ".join(PARTS))
    reader.add_argument("--rounds", type=int, help="of load")
    reader.add_argument("--seconds", type=float, default=60, help="of each crowd of many and visitors")
    reader.add_argument("--minutes", type=float, default=10, help="of soak")
    reader.add_argument("--no-write", action="store_true")
    asked = reader.parse_args(words)
    unknown = set(asked.parts) - set(PARTS)
    if unknown:
        reader.error(f"unknown: {', '.join(sorted(unknown))}; known: {', '.join(PARTS)}")
    rounds = {} if asked.rounds is None else {"rounds": asked.rounds}
    reports: dict[str, Callable[[], str]] = {
        "load": lambda: load.report(**rounds),
        "many": lambda: many.report(asked.seconds),
        "visitors": lambda: visitors.report(asked.seconds),
        "soak": lambda: soak.report(asked.minutes),
    }
    for part in [name for name in PARTS if not asked.parts or name in asked.parts]:
        chapter = f"## {TITLES[part]}\n\n{facts(versions)}\n\n{reports[part]()}\n"
        print(chapter, flush=True)
        if not asked.no_write:
            write(part, chapter)


def facts(versions: str) -> str:
    """When, on what, and how busy it was besides."""
    busy = f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    return f"*{day}, {os.cpu_count()} cores, load of the machine before: {busy}. {versions}.*"


def write(part: str, chapter: str) -> None:
    """Put a chapter in its place, in the order of the parts."""
    kept = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
    chapters = {text.split("\n", 1)[0]: text for text in re.split(r"^## ", kept, flags=re.MULTILINE)[1:]}
    chapters[TITLES[part]] = chapter.removeprefix("## ")
    there = [f"## {chapters[title].rstrip()}\n" for title in TITLES.values() if title in chapters]
    RESULTS.write_text("\n".join([HEAD, *there]), encoding="utf-8")
