"""Ends a server that stands still, so that whoever runs it as a service can start it again.

Python's ``faulthandler`` waits in a thread of its own that needs nothing of Python: it writes where the server stands and
ends the process, whatever holds it up. systemd, where it started us, is told that all is well as long as it is.
"""

from __future__ import annotations

import asyncio
import faulthandler
import os
import signal
import socket
import sys
from types import FrameType
from typing import Any, Final

BEAT_S: Final = 1.0
"""Between two signs of life."""
SHUTDOWN_S: Final = 9.0
"""For a proper end, after a signal; then it ends at once."""


def notify_systemd(state: str) -> None:
    """Tell the service manager, where there is one: ``READY=1``, ``WATCHDOG=1``, ``STOPPING=1``."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        try:
            line.sendto(state.encode(), address.replace("@", "\0", 1) if address[0] == "@" else address)
        except OSError:
            return  # it has gone: nobody waits for a word


async def beat(limit_s: float) -> None:
    """Show signs of life for ever; when they stop for so many seconds, the process ends with an error."""
    notify_systemd("READY=1")
    if hasattr(signal, "SIGTSTP"):
        signal.signal(signal.SIGTSTP, _pause)
    while True:
        faulthandler.dump_traceback_later(limit_s, exit=True, file=_stderr())
        notify_systemd("WATCHDOG=1")
        await asyncio.sleep(BEAT_S)


def limit_shutdown() -> None:
    """From now on there is little time left; to be called where a signal is handled."""
    notify_systemd("STOPPING=1")
    faulthandler.dump_traceback_later(SHUTDOWN_S, exit=True, file=_stderr())


def rest() -> None:
    """The end was reached in time."""
    faulthandler.cancel_dump_traceback_later()


def _pause(number: int, _frame: FrameType | None) -> None:
    """Ctrl-Z: who was told to stand still does so."""
    rest()
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)
    signal.signal(number, _pause)


def _stderr() -> Any:  # noqa: ANN401 (a file with a number)
    return sys.__stderr__
