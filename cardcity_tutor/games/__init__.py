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


def catalogues(language: str) -> Iterator[tuple[str, Traversable]]:
    """The messages of each game that brings some: its id and the folder of that language."""
    packages = {name: f"{__name__}.{name}" for name in OURS}
    packages |= {name: entry.module.partition(":")[0] for name, entry in _announced().items()}
    for name, package in packages.items():
        folder = files(package).joinpath("locale", language)
        if folder.is_dir():
            yield name, folder


@cache
def _announced() -> dict[str, EntryPoint]:
    """The games of other packages; none takes the place of one of ours."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in OURS}
