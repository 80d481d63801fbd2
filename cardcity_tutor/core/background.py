"""Work that takes a while: done at once, or, where many visits share a process, by another process meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from typing import Any, ParamSpec, TypeVar, cast

from .errors import InputError

P = ParamSpec("P")
T = TypeVar("T")
Thinker = Callable[[Callable[..., Any], tuple[Any, ...], dict[str, Any]], Any]
THINKER: ContextVar[Thinker | None] = ContextVar("cardcity_thinker", default=None)
"""Whoever has work done elsewhere, for the visit that is worked for."""


class StoppedError(InputError):
    """Whoever waited for it has stopped it, or it took too long."""

    def __init__(self) -> None:
        """There is nothing more to say."""
        super().__init__("thinking-stopped")


def think(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What ``work`` returns, a function of a module; its arguments and answer may travel to another process and back.

    Raises:
        StoppedError: if it was stopped before it was done. Errors of the work are raised as they are.
    """
    thinker = THINKER.get()
    return work(*args, **kwargs) if thinker is None else cast("T", thinker(work, args, kwargs))
