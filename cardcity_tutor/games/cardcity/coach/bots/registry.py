"""Bots by name: ours, those that a program registers, those of installed packages, and any class by its path."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import signature
from typing import Final

from .....core.errors import InputError
from .....core.fields import text
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


def has_bot(name: str) -> bool:
    """Whether ``bot_names`` has this one. Installed packages are only asked where nobody else knows it: that takes a while."""
    return name in BOTS or name in PERSONAS or name in _announced()


def bot(name: str) -> Bot:
    """A bot by its name, a character by its id, or any bot by the path of its class: ``package.module:Name``.

    >>> type(bot("greedy")).__name__
    'GreedyBot'
    """
    factory = BOTS.get(text(name, "bot"))
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
    """What stands at ``package.module:Name``; a sentence for what is not there, or cannot even be imported."""
    module, _, attribute = (part.strip() for part in path.partition(":"))
    if not all(part.isidentifier() for part in module.split(".")):
        raise InputError("bot-module", value=name, module=module)
    try:
        found: object = import_module(module)
    except Exception as problem:  # somebody else's module may fail in any way
        if isinstance(problem, ModuleNotFoundError) and f"{module}.".startswith(f"{problem.name}."):
            raise InputError("bot-module", value=name, module=module) from None
        raise _broken(name, problem) from problem
    try:
        for part in attribute.split("."):
            found = getattr(found, part)
    except AttributeError:
        raise InputError("bot-attribute", value=name, module=module, name=attribute) from None
    return found


def _made(name: str, factory: object) -> Bot:
    """The bot itself, checked to be one."""
    if not callable(factory) or not _needs_nothing(factory):
        raise InputError("bot-not-one", value=name)
    try:
        made = factory()
    except InputError:
        raise
    except Exception as problem:
        raise _broken(name, problem) from problem
    if not callable(getattr(made, "choose", None)):
        raise InputError("bot-not-one", value=name)
    return made  # type: ignore[no-any-return]


def _needs_nothing(factory: Callable[..., object]) -> bool:
    """Whether it can be called without arguments, as far as Python knows."""
    try:
        signature(factory).bind()
    except TypeError:
        return False
    except ValueError:  # a class written in another language may not tell
        return True
    return True


def _broken(name: str, problem: Exception) -> InputError:
    return InputError("bot-broken", value=name, problem=f"{type(problem).__name__}: {problem}")
