"""How fast a browser may talk to its kernel: what comes too fast waits, and so does the sender.

Nothing is dropped and nobody is thrown out: the server simply reads on later, and the network makes a loop wait.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

MESSAGES: Final = (60.0, 300.0)
"""Per second in the long run, and at once: a page that opens asks for a hundred things."""
BYTES: Final = (1_000_000.0, 8_000_000.0)


class Bucket:
    """So many per second, and so many saved up.

    >>> now = 0.0
    >>> bucket = Bucket(10, 20, clock=lambda: now)
    >>> bucket.spend(20), bucket.spend(5)
    (0.0, 0.5)
    """

    def __init__(self, rate: float, most: float, *, clock: Callable[[], float] = time.monotonic) -> None:
        """Full at first."""
        self._rate = rate
        self._most = most
        self._clock = clock
        self._left = most
        self._since = clock()

    def spend(self, amount: float) -> float:
        """Take it out, on credit if need be; the seconds to wait until the debt is paid."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._since) * self._rate) - amount
        self._since = now
        return max(0.0, -self._left / self._rate)


class Pacer:
    """The two buckets of one connection."""

    def __init__(self, *, clock: Callable[[], float] = time.monotonic) -> None:
        """A connection that has just been opened."""
        self._messages = Bucket(*MESSAGES, clock=clock)
        self._bytes = Bucket(*BYTES, clock=clock)

    def wait(self, size: int) -> float:
        """How long a message of this size has to wait."""
        return max(self._messages.spend(1), self._bytes.spend(size))
