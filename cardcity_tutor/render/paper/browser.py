"""The browser of this machine as a printer: a page becomes a PDF or a PNG, offline, with a profile of its own.

Pages and pictures are HTML and SVG; only PDF and PNG need a Chromium, Chrome or Edge, which is started as a program
and asked by its command line.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from cardcity_tutor.core.errors import InputError

CHOICE: Final = "CARDCITY_CHROMIUM"
"""The environment variable that names the browser's program file."""
NAMES: Final = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "microsoft-edge-stable",
    "msedge",
)
MAC_PATHS: Final = tuple(
    Path(f"/Applications/{name}.app/Contents/MacOS/{name}")
    for name in ("Google Chrome", "Chromium", "Microsoft Edge")
)
WINDOWS_PATHS: Final = (r"Google\Chrome\Application\chrome.exe", r"Microsoft\Edge\Application\msedge.exe")
FLAGS: Final = (
    "--headless",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-extensions",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND",
    "--hide-scrollbars",
)
PATIENCE: Final = 120
"""Seconds that a page may take; a hundred exercises take five."""


class Size(NamedTuple):
    """A picture's size in pixels."""

    width: int
    height: int


def browser() -> str:
    """The program file of a browser; an ``InputError`` says what to install where there is none."""
    chosen = os.environ.get(CHOICE)
    if chosen:
        found = shutil.which(chosen)
        if found is None:
            raise InputError("paper-browser-wrong", variable=CHOICE, value=chosen)
        return found
    for name in NAMES:
        if found := shutil.which(name):
            return found
    for path in _usual_places():
        if path.is_file():
            return str(path)
    raise InputError("paper-no-browser", variable=CHOICE)


def _usual_places() -> Iterator[Path]:
    """Where systems keep browsers that are not on the path."""
    yield from MAC_PATHS
    for variable in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"):
        if folder := os.environ.get(variable):
            yield from (Path(folder, path) for path in WINDOWS_PATHS)


def pdf(page: str, folder: Path) -> bytes:
    """The page as a PDF, on the paper that its style sheet asks for; ``folder`` is for the browser to work in."""
    # Slides measure themselves in a window of their own shape before they are printed.
    wishes = ("--window-size=1280,720", "--no-pdf-header-footer", "--print-to-pdf={}")
    return _ask(page, folder, "out.pdf", b"%PDF", *wishes)


def png(page: str, folder: Path, size: Size) -> bytes:
    """A picture of the page as a window of that size shows it; what the page leaves bare is transparent."""
    return _ask(
        page,
        folder,
        "out.png",
        b"\x89PNG",
        f"--window-size={size.width},{size.height}",
        "--force-device-scale-factor=1",
        "--default-background-color=00000000",
        "--screenshot={}",
    )


def _ask(page: str, folder: Path, name: str, magic: bytes, *wishes: str) -> bytes:
    """Start the browser once; what it wrote, which must begin as such files do."""
    program = browser()
    source, result = folder / "page.html", folder / name
    source.write_text(page, encoding="utf-8")
    # A browser that runs as root, as in a container, refuses its own sandbox.
    root = ("--no-sandbox",) if sys.platform == "linux" and os.geteuid() == 0 else ()
    command = [
        program,
        *FLAGS,
        *root,
        f"--user-data-dir={folder / 'profile'}",
        *(wish.format(result) for wish in wishes),
        source.resolve().as_uri(),
    ]
    try:
        subprocess.run(  # noqa: S603 (the browser that was found, and our own file)
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE,
            check=True,
        )
        content = result.read_bytes()
    except (OSError, subprocess.SubprocessError):
        content = b""
    if not content.startswith(magic):
        raise InputError("paper-browser-failed", program=program)
    return content
