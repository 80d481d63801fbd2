"""How the engine's things show themselves in a notebook: they ask here, and whoever can draw answers.

The engine knows neither widgets nor pictures; the package sets the ``shower`` that does.
"""

from collections.abc import Callable
from typing import Any

Bundle = dict[str, Any]
_showers: list[Callable[[object], Bundle]] = []


def set_shower(shower: Callable[[object], Bundle]) -> None:
    """Let this function make the mime bundles from now on."""
    _showers[:] = [shower]


def mimebundle(thing: object) -> Bundle:
    """A thing in every form that a front end may choose from; plain text where nobody can draw."""
    return _showers[0](thing) if _showers else {"text/plain": str(thing)}
