"""Who is here: a visitor is a kernel that was handed out with a page, until the page is left or never comes back."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from .hosting import Hosting

Clock = Callable[[], float]


@dataclass
class Guest:
    """One visitor's kernel."""

    alone: float | None
    """Since when no browser is connected."""
    met: bool = False
    """Whether a browser ever was."""
    connections: int = 0
    since: float = field(default_factory=time.time)

    @property
    def lost(self) -> bool:
        """Whether the browser was here and has gone without a farewell; it may be back."""
        return self.met and self.alone is not None


class Guests:
    """All visitors, and which kernels nobody will come back to."""

    def __init__(self, hosting: Hosting, *, clock: Clock = time.monotonic) -> None:
        """An empty house."""
        self._hosting = hosting
        self._clock = clock
        self.here: dict[str, Guest] = {}

    @property
    def places(self) -> int:
        """How many more may come."""
        return max(0, self._hosting.visitors - len(self.here))

    def welcome(self, kernel: str) -> None:
        """Somebody gets this kernel's page."""
        self.here[kernel] = Guest(alone=self._clock())

    def waiting(self, kernel: str) -> None:
        """A browser is still fetching what it needs to connect: its time begins anew."""
        guest = self.here.get(kernel)
        if guest is not None and not guest.met:
            guest.alone = self._clock()

    def connected(self, kernel: str) -> None:
        """A browser has opened its websocket."""
        if guest := self.here.get(kernel):
            guest.connections += 1
            guest.met, guest.alone = True, None

    def disconnected(self, kernel: str) -> None:
        """A websocket was closed, for whatever reason; the browser may be back in a moment."""
        if guest := self.here.get(kernel):
            guest.connections = max(0, guest.connections - 1)
            if not guest.connections:
                guest.alone = self._clock()

    def left(self, kernel: str) -> None:
        """The kernel ends: its place is free from now on, not only when the process is gone."""
        self.here.pop(kernel, None)

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
