"""Run all benchmarks, print their tables and write them down with the versions that gave them."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from . import peers, playouts, questions

RESULTS = Path(__file__).parent / "RESULTS.md"
PACKAGES = ("cardcity-tutor", "numba", "chess", "open_spiel")


def versions() -> str:
    """What was measured, and on what."""
    found = [f"Python {platform.python_version()}", platform.machine()]
    for package in PACKAGES:
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            found.append(f"{package} not installed")
    return ", ".join(found)


def main() -> None:
    """Measure and write."""
    sections = [
        "# Benchmarks",
        "Made by `make bench`, all peers of a table in one run and in turns. " + versions() + ".",
    ]
    for module in (playouts, questions, peers):
        report = module.report()
        print(report, end="\n\n", flush=True)
        sections.append(report)
    RESULTS.write_text("\n\n".join(sections) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
