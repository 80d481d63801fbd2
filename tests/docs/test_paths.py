"""What pages for developers name is there: each path, each module and each name in one, in backticks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = "cardcity_tutor"
PAGES = {
    page.relative_to(ROOT).as_posix(): re.sub(r"(?ms)^```.*?^```$", "", page.read_text(encoding="utf-8"))
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"))
    if not page.name.startswith("protocol-")
}
"""Their text without blocks of code. The pages of a game's protocol are about its notation."""
HOUSE = ("cardcity_tutor", "lessons", "notebooks", "tests", "docs", "tools", "benchmarks", "binder")
ENDINGS = ("py", "js", "css", "ftl", "toml", "yaml", "html", "ipynb", "md")
OTHER_ENDINGS = ("jsonl", "json", "db", "svg", "png", "csv")
"""Of files that are made, not ours."""
ELSEWHERE = {
    "docs/new-game.md": re.compile(
        r"stones/.*|tests/test_stones\.py"
    ),  # files of the package that the page builds
}
LAYERS = {path.stem for path in (ROOT / PACKAGE).iterdir()} - {"__init__", "__main__", "__pycache__"}


def ends(path: Path) -> Iterator[str]:
    """A path below the root in all shorter forms, from its name alone to the whole."""
    parts = path.relative_to(ROOT).parts
    yield from ("/".join(parts[at:]) for at in range(len(parts)))


KNOWN = {
    end
    for path in (*ROOT.iterdir(), *(path for folder in HOUSE for path in (ROOT / folder).rglob("*")))
    if "__pycache__" not in path.parts
    for end in ends(path)
}


def named_paths(text: str) -> set[str]:
    found = re.findall(r"`([\w./-]+)`", text)
    return {
        name.rstrip("/")
        for name in found
        if not name.startswith(("/", ".", "-")) and ("/" in name or name.rpartition(".")[2] in ENDINGS)
    }


def named_modules(text: str) -> set[str]:
    """Dotted names that begin as a module of ours does."""
    found = re.findall(r"`((?:\w+\.)+\w+)(?:\([^`]*\))?`", text)
    names = {
        name.removeprefix(f"{PACKAGE}.")
        for name in found
        if name.rpartition(".")[2] not in ENDINGS + OTHER_ENDINGS
    }
    return {name for name in names if name.partition(".")[0] in LAYERS}


def exists(name: str) -> bool:
    """Whether a dotted name is a module of ours, or something in one."""
    parts = name.split(".")
    for count in range(len(parts), 0, -1):
        module = ".".join((PACKAGE, *parts[:count]))
        try:
            if find_spec(module) is None:
                continue
        except ModuleNotFoundError:
            continue
        thing: object = import_module(module)
        for part in parts[count:]:
            if not hasattr(thing, part):
                return False
            thing = getattr(thing, part)
        return True
    return False


def test_what_is_looked_for_is_found() -> None:
    """And what is not there is not."""
    assert named_paths("`core/game.py`, `lessons/`, `/host`, `a b/c`") == {"core/game.py", "lessons"}
    assert {"core/game.py", "game.py", "lessons"} <= KNOWN
    assert "core/gam.py" not in KNOWN
    assert exists("core.game.Engine.apply")
    assert not exists("core.game.Motor")
    assert not exists("core.games")
    assert sum(len(named_paths(text)) for text in PAGES.values()) > 100
    assert sum(len(named_modules(text)) for text in PAGES.values()) > 20


@pytest.mark.parametrize("page", sorted(PAGES))
def test_every_path_exists(page: str) -> None:
    missing = {name for name in named_paths(PAGES[page]) if name not in KNOWN}
    elsewhere = ELSEWHERE.get(page)
    assert {name for name in missing if elsewhere is None or not elsewhere.fullmatch(name)} == set()


@pytest.mark.parametrize("page", sorted(PAGES))
def test_every_module_exists(page: str) -> None:
    assert {name for name in named_modules(PAGES[page]) if not exists(name)} == set()


@pytest.mark.parametrize("page", sorted(PAGES))
def test_every_link_leads_to_a_file(page: str) -> None:
    for target in re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", PAGES[page]):
        assert (ROOT / page).parent.joinpath(target).exists(), target
