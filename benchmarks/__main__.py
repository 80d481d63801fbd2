"""Run all benchmarks, print their tables and write them down with the versions that gave them.

`python -m benchmarks browser` measures the boards in a real browser instead, which needs a Chromium;
`python -m benchmarks coach` how long the coach thinks; `python -m benchmarks bots` how strong the bots are, which
takes hours (`--games`, `--solo` and more: see `bots.py`); `python -m benchmarks app` the web app, which takes half an
hour (parts of it: see `app/parts.py`).
"""

from __future__ import annotations

import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

RESULTS = Path(__file__).parent / "RESULTS.md"
BROWSER_RESULTS = Path(__file__).parent / "RESULTS-browser.md"
COACH_RESULTS = Path(__file__).parent / "RESULTS-coach.md"
BOT_RESULTS = Path(__file__).parent / "RESULTS-bots.md"
PACKAGES = ("cardcity-tutor", "numba", "chess", "open_spiel")
BROWSER_PACKAGES = ("cardcity-tutor", "voila", "jupyter_server", "tornado", "anywidget", "ipykernel")
APP_PACKAGES = (*BROWSER_PACKAGES, "ipywidgets", "SQLAlchemy", "playwright", "solara")


def versions(packages: tuple[str, ...]) -> str:
    """What was measured, and on what."""
    found = [f"Python {platform.python_version()}", platform.machine()]
    for package in packages:
        try:
            found.append(f"{package} {version(package)}")
        except PackageNotFoundError:
            found.append(f"{package} not installed")
    return ", ".join(found)


def engine() -> None:
    """Measure and write."""
    from . import peers, playouts, questions

    sections = [
        "# Benchmarks",
        "Made by `make bench`, all peers of a table in one run and in turns. " + versions(PACKAGES) + ".",
    ]
    for module in (playouts, questions, peers):
        report = module.report()
        print(report, end="\n\n", flush=True)
        sections.append(report)
    RESULTS.write_text("\n\n".join(sections) + "\n", encoding="utf-8")


def boards() -> None:
    """Measure in the browser and write."""
    from . import browser

    report = browser.report()
    print(report)
    made = "Made by `python -m benchmarks browser`. " + versions(BROWSER_PACKAGES) + "."
    BROWSER_RESULTS.write_text(f"# Boards in a browser\n\n{made}\n\n{report}\n", encoding="utf-8")


def coaching() -> None:
    """Measure how long the coach thinks, and write."""
    from . import coach

    report = coach.report()
    print(report)
    made = "Made by `python -m benchmarks coach`. " + versions(PACKAGES) + "."
    COACH_RESULTS.write_text(f"# The coach\n\n{made}\n\n{report}\n", encoding="utf-8")


def strength() -> None:
    """Let the bots play, and write."""
    from . import bots

    report = bots.report(sys.argv[2:])
    print(report)
    made = "Made by `python -m benchmarks bots`. " + versions(PACKAGES) + "."
    BOT_RESULTS.write_text(f"# The bots\n\n{made}\n\n{report}\n", encoding="utf-8")
    bots.KEPT.unlink()


def main() -> None:
    """The part that was asked for."""
    if sys.argv[1:2] == ["bots"]:
        strength()
        return
    if sys.argv[1:2] == ["app"]:
        from .app.parts import main as app

        app(sys.argv[2:], versions(APP_PACKAGES))
        return
    parts = {(): engine, ("browser",): boards, ("coach",): coaching}
    part = parts.get(tuple(sys.argv[1:]))
    if part is None:
        sys.exit("usage: python -m benchmarks [browser | coach | bots … | app …]")
    part()


if __name__ == "__main__":
    main()
