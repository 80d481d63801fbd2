"""The games of the tutor, one package each; only this module imports them.

Another package announces a game by an entry point of the group ``cardcity_tutor.games`` that names its ``RULESET``.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import ModuleType
from typing import Final

from ..core.errors import RequestError
from ..core.ruleset import Ruleset

DEFAULT: Final = "cardcity"
"""The game that is meant where none is named: records, links and requests were made before there were others."""
OURS: Final = (DEFAULT, "designtown", "cloudcity", "cite")
GROUP: Final = "cardcity_tutor.games"


def names() -> tuple[str, ...]:
    """The ids of all games, ours first."""
    return (*OURS, *sorted(_announced()))


@cache
def shown() -> tuple[str, ...]:
    """The ids of the games that a person can open: ours that have a face, and all of other packages. None is loaded for that."""
    ours = (
        name
        for name in OURS
        if name == DEFAULT or files(f"{__name__}.{name}").joinpath("face", "__init__.py").is_file()
    )
    return (*ours, *sorted(_announced()))


@cache
def find(name: str) -> Ruleset:
    """The game of that id, loaded when it is first asked for.

    >>> find("designtown").id
    'designtown'
    """
    if name in OURS:
        ruleset: Ruleset = import_module(f".{name}", __name__).RULESET
    elif name in _announced():
        ruleset = _announced()[name].load()
    else:
        raise RequestError("ruleset", "request-ruleset", value=name, expected=", ".join(names()))
    return ruleset


def part(path: str, game: str = DEFAULT) -> ModuleType:
    """A module of a game by its path in the game's package, such as ``"widgets"``."""
    return import_module(f".{game}.{path}", __name__)


def game_of(thing: object) -> str:
    """The game whose package a thing comes from; the first of the house for things that all share."""
    path = type(thing).__module__.split(".")
    return path[2] if path[:2] == __name__.split(".") and path[2:] else DEFAULT


def folders(*path: str) -> Iterator[tuple[str, Traversable]]:
    """The folders of that path in the packages of all games that have one, with the ids of the games."""
    packages = {name: f"{__name__}.{name}" for name in OURS}
    packages |= {name: entry.module.partition(":")[0] for name, entry in _announced().items()}
    for name, package in packages.items():
        folder = files(package).joinpath(*path)
        if folder.is_dir():
            yield name, folder


def catalogues(language: str) -> Iterator[tuple[str, Traversable]]:
    """The messages of each game that brings some: its id and the folder of that language."""
    return folders("locale", language)


@cache
def _announced() -> dict[str, EntryPoint]:
    """The games of other packages; none takes the place of one of ours."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in OURS}
