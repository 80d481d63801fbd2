"""Bots by name: ours, those that a program registers, those of installed packages, and any class by its path."""

from __future__ import annotations

from collections.abc import MutableMapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from ...core.errors import InputError
from .personas import KINDS, PERSONAS
from .protocol import Bot, Factory

ENTRY_POINTS: Final = "cardcity_tutor.bots"
"""The group in which another package announces its bots: ``name = "package.module:Factory"``."""

BOTS: Final[MutableMapping[str, Factory]] = dict(KINDS)
"""The bots by name; the characters have theirs beside them."""


def register(name: str, factory: Factory) -> None:
    """Give a bot a name, for ``bot`` and for the command line of the same program.

    A name is taken once, so that a record never means another bot than it says.
    """
    if not name or set(name) & set(":, "):
        raise InputError("bot-name", value=name)
    if name in BOTS or name in PERSONAS:
        raise InputError("bot-taken", value=name)
    if not callable(factory):
        raise InputError("bot-not-one", value=name)
    BOTS[name] = factory


def bot_names() -> tuple[str, ...]:
    """Every name that ``bot`` knows: the bots, the characters, then those of installed packages."""
    return tuple(dict.fromkeys((*BOTS, *PERSONAS, *_announced())))


def bot(name: str) -> Bot:
    """A bot by its name, a character by its id, or any bot by the path of its class: ``package.module:Name``.

    >>> type(bot("greedy")).__name__
    'GreedyBot'
    """
    factory = BOTS.get(name)
    if factory is not None:
        return _made(name, factory)
    if name in PERSONAS:
        return PERSONAS[name].bot()
    announced = _announced().get(name)
    if announced is not None:
        return _made(name, _loaded(name, announced.value))
    if ":" in name:
        return _made(name, _loaded(name, name))
    raise InputError("bot-unknown", value=name, expected=", ".join(bot_names()))


def _announced() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def _loaded(name: str, path: str) -> object:
    """What stands at ``package.module:Name``; a sentence for a module or a name that is not there."""
    module, _, attribute = path.partition(":")
    try:
        found: object = import_module(module.strip())
        for part in attribute.strip().split("."):
            found = getattr(found, part)
    except (ImportError, ValueError):
        raise InputError("bot-module", value=name, module=module) from None
    except AttributeError:
        raise InputError("bot-attribute", value=name, module=module, name=attribute) from None
    return found


def _made(name: str, factory: object) -> Bot:
    """The bot itself, checked to be one."""
    if not callable(factory):
        raise InputError("bot-not-one", value=name)
    try:
        made = factory()
    except TypeError:
        raise InputError("bot-not-one", value=name) from None
    if not callable(getattr(made, "choose", None)):
        raise InputError("bot-not-one", value=name)
    return made  # type: ignore[no-any-return]
