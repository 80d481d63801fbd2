"""Who is here: a visitor is a kernel that was handed out with a page, until the page is left or never comes back.

A place is taken by a page that is connected. One that was only fetched has its place for a few seconds, one whose browser
was lost from sight for half a minute; then its kernel waits on, but makes room for whoever comes.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from .hosting import Hosting
from .rate_limit import TokenBucket

if TYPE_CHECKING:
    from .websocket import EndReason, KernelSocket

Clock = Callable[[], float]
FEWEST_RESERVED: Final = 4
"""Places without a connection that one address may have in any house; in a large one, half of all."""
MAX_REMEMBERED_IDS: Final = 500
"""Of messages; a page has a hundred on their way at most."""
CONNECTIONS: Final = (4.0, 40.0)
"""To one kernel: per second in the long run, and at once. ØMQ takes a moment to give back what each has used."""


@dataclass
class Visitor:
    """One visitor's kernel."""

    alone: float | None
    """Since when no browser is connected."""
    address: str = ""
    met: bool = False
    """Whether a browser ever was connected."""
    sockets: list[KernelSocket] = field(default_factory=list)
    """The oldest first."""
    connections: TokenBucket = field(default_factory=lambda: TokenBucket(*CONNECTIONS))
    """How many more it may make."""
    since: float = field(default_factory=time.time)
    heard: deque[str] = field(default_factory=lambda: deque(maxlen=MAX_REMEMBERED_IDS))
    """The ids of its last messages, over whichever socket: a page whose line broke sends again what may have got lost."""

    @property
    def lost(self) -> bool:
        """Whether the browser was here and has gone without a farewell; it may be back."""
        return self.met and self.alone is not None


class Visitors:
    """All visitors, and which kernels nobody will come back to."""

    def __init__(self, hosting: Hosting, *, clock: Clock = time.monotonic) -> None:
        """An empty house."""
        self._hosting = hosting
        self._clock = clock
        self.here: dict[str, Visitor] = {}
        """In the order in which they came."""

    @property
    def places(self) -> int:
        """How many more may come."""
        taken = sum(guest.alone is None or self._is_reserved(guest) for guest in self.here.values())
        return max(0, self._hosting.visitors - taken)

    def _is_reserved(self, guest: Visitor) -> bool:
        """Whether a page that is not connected has its place for certain."""
        patience = self._hosting.keep_s if guest.met else self._hosting.reserve_s
        return guest.alone is not None and self._clock() - guest.alone < patience

    def has_reserved_enough(self, address: str) -> bool:
        """Whether an address has to open the pages that it fetched, or lost, before it fetches more."""
        most = max(FEWEST_RESERVED, self._hosting.visitors // 2)
        return most <= sum(
            guest.address == address and self._is_reserved(guest) for guest in self.here.values()
        )

    def stale(self) -> str | None:
        """With all kernels in use, the one to end for the next visitor: never connected, or else alone for longest."""
        if len(self.here) < self._hosting.visitors:
            return None
        alone = {
            kernel: (guest.met, guest.alone)
            for kernel, guest in self.here.items()
            if guest.alone is not None and not self._is_reserved(guest)
        }
        return min(alone, key=alone.__getitem__, default=None)

    def welcome(self, kernel: str, address: str = "") -> None:
        """Somebody gets this kernel's page."""
        self.here[kernel] = Visitor(alone=self._clock(), address=address)

    def opened(self, kernel: str, socket: KernelSocket) -> bool:
        """A browser has opened its websocket; False if the kernel has ended meanwhile."""
        guest = self.here.get(kernel)
        if guest is None:
            return False
        guest.sockets.append(socket)
        guest.met, guest.alone = True, None
        return True

    def closed(self, kernel: str, socket: KernelSocket) -> None:
        """A websocket was closed, for whatever reason; the browser may be back in a moment."""
        guest = self.here.get(kernel)
        if guest is not None and socket in guest.sockets:
            guest.sockets.remove(socket)
            if not guest.sockets:
                guest.alone = self._clock()

    def left(self, kernel: str, reason: EndReason = "ended") -> None:
        """The kernel ends: its place is free from now on, not only when the process is gone, and its page is told."""
        guest = self.here.pop(kernel, None)
        for socket in list(guest.sockets) if guest is not None else ():
            socket.end(reason)

    def overdue(self, within: float = 0.0) -> list[str]:
        """The kernels whose browser crashed, or never showed up, and whose time is over within so many seconds."""
        now = self._clock() + within
        patience = self._hosting
        return [
            kernel
            for kernel, guest in self.here.items()
            if guest.alone is not None
            and now - guest.alone > (patience.idle if guest.met else patience.hello)
        ]
