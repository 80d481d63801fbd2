"""core and games stand on the standard library alone (numba, where it is installed, compiles them)."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import cardcity_tutor
from cardcity_tutor.core.extras import EXTRAS, missing_extra

PACKAGE = Path(cardcity_tutor.__file__).parent
ALLOWED_OWN = ("cardcity_tutor.core", "cardcity_tutor.games")
FACES = sorted((PACKAGE / "games").glob("*/face/*.py"))
"""Where the words and pictures of a game are made."""
PURE = sorted({path for layer in ("core", "games") for path in (PACKAGE / layer).rglob("*.py")} - {*FACES})


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


@pytest.mark.parametrize("path", FACES, ids=lambda path: path.relative_to(PACKAGE).as_posix())
def test_a_face_needs_words_and_pictures_only(path: Path) -> None:
    allowed = (*ALLOWED_OWN, "cardcity_tutor.locale", "cardcity_tutor.render")
    foreign = [
        name
        for name in imported(path)
        if name.split(".")[0] not in sys.stdlib_module_names and not name.startswith(allowed)
    ]
    assert foreign == []


IMPORTED_AS = {"pynacl": "nacl"}
"""Distributions whose module has another name."""


def modules_of(extra: str) -> set[str]:
    """The modules that an extra of pyproject.toml brings, those of other extras of ours included."""
    project = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = set()
    for line in project["optional-dependencies"][extra]:
        requirement = Requirement(line)
        for inner in requirement.extras if requirement.name == "cardcity-tutor" else ():
            found |= modules_of(inner)
        if requirement.name != "cardcity-tutor":
            name = requirement.name.lower().replace("-", "_")
            found.add(IMPORTED_AS.get(name, name))
    return found


@pytest.mark.parametrize("extra", EXTRAS)
def test_the_extras_are_those_of_the_project(extra: str) -> None:
    # Babel comes with Fluent: it is never missing.
    assert set(EXTRAS[extra]) == modules_of(extra) - {"babel"}


def test_what_to_install_for_a_missing_module() -> None:
    missing = missing_extra(ModuleNotFoundError(name="bokeh.embed"))
    assert missing is not None
    assert missing.params == {"packages": "bokeh", "extra": "charts"}
    assert missing_extra(ModuleNotFoundError(name="nobody")) is None
