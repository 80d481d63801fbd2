"""core and games stand on the standard library alone (numba, where it is installed, compiles them)."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardcity_tutor

PACKAGE = Path(cardcity_tutor.__file__).parent
ALLOWED_OWN = ("cardcity_tutor.core", "cardcity_tutor.games")
PURE = sorted(path for layer in ("core", "games") for path in (PACKAGE / layer).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    """The full names of the modules that a file imports, relative imports resolved."""
    folders = path.relative_to(PACKAGE.parent).parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = folders[: len(folders) - node.level + 1] if node.level else ()
            yield ".".join([*base, *([node.module] if node.module else [])])


@pytest.mark.parametrize("path", PURE, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_pure(path: Path) -> None:
    foreign = [
        name
        for name in imported(path)
        if name.split(".")[0] not in sys.stdlib_module_names | {"numba"} and not name.startswith(ALLOWED_OWN)
    ]
    assert foreign == []
