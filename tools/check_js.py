"""Check the JSDoc types of the widgets' scripts with TypeScript, where Node is at hand; nobody needs it to use them.

The compiler is $TSC (a name or a program file), else `tsc` on the path, else the one that npm brings into .venv.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

CONFIG = Path(__file__).with_name("jsconfig.json")
BROUGHT = CONFIG.parents[1] / ".venv" / "typescript"
"""Where npm puts the compiler."""
VERSION = "7.0.2"
SECONDS = 120
"""For npm, which tries long where there is no network."""
SKIPPED = (
    "JavaScript types: skipped, there is no tsc on the path, TSC is not set, and npm could not bring one."
)


def find() -> str | None:
    """The program file of the compiler. A wrong choice is an error, lest a check be left out unseen."""
    chosen = os.environ.get("TSC")
    path = shutil.which(chosen or "tsc")
    if chosen and path is None:
        sys.exit(f"TSC is {chosen!r}, which is not a program file")
    return path or _bring()


def _bring() -> str | None:
    """The compiler from npm, fetched once for each version."""
    npm = shutil.which("npm")
    if npm is None:
        return None
    place = BROUGHT / VERSION
    orders = ("install", "--prefix", str(place), "--no-save", "--silent", "--no-audit", "--no-fund")
    try:
        if not place.exists():
            subprocess.run([npm, *orders, f"typescript@{VERSION}"], check=True, timeout=SECONDS)
    except (OSError, subprocess.SubprocessError):
        shutil.rmtree(place, ignore_errors=True)  # half of it would be taken for the whole next time
    return shutil.which("tsc", path=place / "node_modules" / ".bin")


def main() -> int:
    compiler = find()
    if compiler is None:
        print(SKIPPED)
        return 0
    return subprocess.run([compiler, "--project", str(CONFIG)], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
