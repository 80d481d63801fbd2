"""How fast a browser may talk to its kernel: what comes too fast waits, and so does the sender.

Nothing is dropped and nobody is thrown out: the server simply reads on later, and the network makes a loop wait.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from .rate_limit import Clock, TokenBucket

MESSAGES: Final = (60.0, 300.0)
"""Per second in the long run, and at once: a page that opens asks for a hundred things."""
BYTES: Final = (1_000_000.0, 8_000_000.0)
MOST_PENDING: Final = 100
"""Messages that a kernel has not answered yet; more would pile up in the server's memory while it is busy."""
MOST_PENDING_BYTES: Final = 10_000_000
PATIENCE: Final = 60.0
"""Seconds; a message that was not answered then got lost."""


class Flow:
    """What comes from one connection."""

    def __init__(self, *, clock: Clock = time.monotonic) -> None:
        """A connection that has just been opened."""
        self._messages = TokenBucket(*MESSAGES, clock=clock)
        self._bytes = TokenBucket(*BYTES, clock=clock)
        self._pending: dict[str, int] = {}
        self._answered = asyncio.Event()

    def pause(self, size: int) -> float:
        """The seconds that a message of this size has to wait."""
        return max(self._messages.spend(1), self._bytes.spend(size))

    @property
    def is_full(self) -> bool:
        """Whether the kernel has enough to do."""
        return len(self._pending) >= MOST_PENDING or sum(self._pending.values()) >= MOST_PENDING_BYTES

    async def wait(self, size: int) -> None:
        """Until a message of this size has its turn."""
        if pause := self.pause(size):
            await asyncio.sleep(pause)
        while self.is_full:
            self._answered.clear()
            try:
                await asyncio.wait_for(self._answered.wait(), PATIENCE)
            except TimeoutError:
                self._pending.clear()

    def sent(self, message: str, size: int) -> None:
        """A message went to the kernel."""
        self._pending[message] = size

    def answered(self, message: str) -> None:
        """The kernel is done with a message, of this connection or of another."""
        if self._pending.pop(message, None) is not None:
            self._answered.set()

    def end(self) -> None:
        """The connection was closed: whoever waits need not."""
        self._pending.clear()
        self._answered.set()
