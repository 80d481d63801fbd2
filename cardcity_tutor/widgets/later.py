"""Work that is done a while later: by a kernel's event loop, or, where many visits share a process, in the visit that asked."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import ContextVar

Cancel = Callable[[], object]
Scheduler = Callable[[float, Callable[[], None]], Cancel]
SCHEDULER: ContextVar[Scheduler | None] = ContextVar("cardcity_scheduler", default=None)
"""Of the visit that is worked for, where it is one of many."""


def call_later(seconds: float, work: Callable[[], None]) -> Cancel:
    """Do it after so many seconds, unless what is returned is called before.

    Raises:
        RuntimeError: where nobody waits: in a test, or a script.
    """
    scheduler = SCHEDULER.get()
    if scheduler is not None:
        return scheduler(seconds, work)
    return asyncio.get_running_loop().call_later(seconds, work).cancel
