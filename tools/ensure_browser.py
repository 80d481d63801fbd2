"""Find a Chromium for the browser tests, or install one; prints its path.

Order: $CARDCITY_CHROMIUM, a system Chromium or Chrome, the one Playwright brought, `playwright install`,
Debian's package when this is root on a Debian.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SYSTEM_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MAC_PATHS = (
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
)
ADVICE = (
    "No Chromium found, and none could be installed. Install Chromium or Chrome with your system's package "
    "manager, or set CARDCITY_CHROMIUM to the browser's program file."
)


def find() -> str | None:
    """The program file of a browser that is already here."""
    chosen = os.environ.get("CARDCITY_CHROMIUM")
    if chosen:
        if not os.access(chosen, os.X_OK):
            sys.exit(f"CARDCITY_CHROMIUM is {chosen!r}, which is not a program file")
        return chosen
    for name in SYSTEM_NAMES:
        path = shutil.which(name)
        if path:
            return path
    return next((str(path) for path in MAC_PATHS if path.exists()), None) or _playwrights_own()


def _playwrights_own() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def _run(*command: str, seconds: int = 600) -> bool:
    print("+", *command, file=sys.stderr, flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            stdout=sys.stderr,
            env=environment,
            timeout=seconds,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def install() -> str | None:
    """Try each way of installing a browser; the program file if one worked."""
    if _run(sys.executable, "-m", "playwright", "install", "chromium"):
        path = find()
        if path:
            return path
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        _run("apt-get", "update", "-qq")
        _run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-dejavu-core")
    return find()


def main() -> int:
    path = find() or install()
    if path is None:
        print(ADVICE, file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
