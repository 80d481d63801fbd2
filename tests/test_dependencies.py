"""core and games stand on the standard library alone (numba, where it is installed, compiles them)."""

import ast
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

import cardcity_tutor
from cardcity_tutor.core.extras import EXTRAS, missing_extra

PACKAGE = Path(cardcity_tutor.__file__).parent
ALLOWED_OWN = ("cardcity_tutor.core", "cardcity_tutor.games")
PURE = sorted(
    path
    for pattern in ("core/**/*.py", "games/*.py", "games/*/rules/**/*.py", "games/*/book/**/*.py")
    for path in PACKAGE.glob(pattern)
)


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


IMPORTED_AS = {"pynacl": "nacl", "ipython": "IPython"}
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
    # Babel comes with Fluent, IPython with ipywidgets: they are never missing.
    assert set(EXTRAS[extra]) == modules_of(extra) - {"babel", "IPython"}


OVERRIDDEN = {
    "alembic", "babel", "fluent.runtime", "ipykernel", "ipython", "ipywidgets", "jupyter-client", "jupyter-server",
    "tornado", "traitlets", "voila",
}  # fmt: skip
"""Packages of which we override or call private parts."""
DOCUMENTED = {"anywidget", "comm", "sqlalchemy"}
"""Packages whose classes ours extend as their documentation says."""


def test_packages_whose_private_parts_are_overridden_are_capped() -> None:
    """Below the next major version, before 1.0 the next minor one; and what is installed here lies below."""
    project = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [*project["dependencies"], *project["optional-dependencies"]["app"]]
    capped = {}
    for requirement in map(Requirement, lines):
        for limit in requirement.specifier:
            if limit.operator == "<":
                capped[requirement.name] = limit.version
                assert Version(version(requirement.name)) in requirement.specifier
    assert set(capped) == OVERRIDDEN
    for name, cap in capped.items():
        here = Version(version(name))
        assert cap == (f"{here.major + 1}" if here.major else f"0.{here.minor + 1}"), name


def extended(path: Path) -> Iterator[str]:
    """The packages of others whose classes a file extends."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    origin = {
        alias.asname or alias.name: node.module.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module and not node.level
        for alias in node.names
    }
    origin |= {
        alias.asname or alias.name: alias.name.split(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import)
        for alias in node.names
    }
    for node in ast.walk(tree):
        for base in node.bases if isinstance(node, ast.ClassDef) else ():
            named = base.value if isinstance(base, ast.Subscript) else base
            found = origin.get(ast.unparse(named).split(".")[0], "")
            if found and found not in sys.stdlib_module_names:
                yield found


def test_classes_of_others_are_extended_only_where_that_is_capped() -> None:
    found = {name for path in PACKAGE.rglob("*.py") for name in extended(path)} - {"cardcity_tutor"}
    assert {"jupyter_server", "tornado", "voila"} <= found
    assert {name.lower() for name in found} <= {name.replace("-", "_") for name in OVERRIDDEN} | DOCUMENTED


def test_what_to_install_for_a_missing_module() -> None:
    missing = missing_extra(ModuleNotFoundError(name="bokeh.embed"))
    assert missing is not None
    assert missing.params == {"packages": "bokeh", "extra": "charts"}
    assert missing_extra(ModuleNotFoundError(name="nobody")) is None
