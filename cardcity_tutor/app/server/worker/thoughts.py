"""A visit's long work on its way to a helper and back; its thread waits, and everybody else's goes on."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from threading import Event, Lock
from typing import Any, Final, Protocol

from cardcity_tutor.core.background import StoppedError

from .visits import HostedVisit, waiting

ANSWER_TIMEOUT_S: Final = 120.0
"""In the queue and at work; then nobody is there any more."""


class Tell(Protocol):
    """The way to the server."""

    def __call__(self, head: dict[str, Any], body: bytes = b"") -> None:
        """Send a frame."""


class Thought:
    """One piece of work that is waited for."""

    def __init__(self, number: int, tell: Tell) -> None:
        """Not asked yet."""
        self.number = number
        self.how = "stopped"
        self.answer = b""
        self._tell = tell
        self._came = Event()

    def come(self, how: str, answer: bytes) -> None:
        """It is done, or will not be."""
        if not self._came.is_set():
            self.how, self.answer = how, answer
            self._came.set()

    def cancel(self) -> None:
        """Nobody wants it any more; whoever waits goes on at once."""
        self.come("stopped", b"")
        self._tell({"cancel": self.number})

    def wait(self) -> None:
        """Until it has come."""
        if not self._came.wait(ANSWER_TIMEOUT_S):
            self.cancel()


class Thoughts:
    """All that this worker's visits wait for."""

    def __init__(self, tell: Tell) -> None:
        """Nothing yet."""
        self._tell = tell
        self._count = 0
        self._open: dict[int, Thought] = {}
        self._lock = Lock()

    def come(self, number: int, how: str, answer: bytes) -> None:
        """The server has an answer."""
        thought = self._open.get(number)
        if thought is not None:
            thought.come(how, answer)

    def think(
        self, visit: HostedVisit, work: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> Any:  # noqa: ANN401 (as the work has it)
        """Have something done for a visit, in whose thread this waits. What cannot travel is done here."""
        try:
            body = pickle.dumps((work, args, kwargs), pickle.HIGHEST_PROTOCOL)
        except (pickle.PicklingError, TypeError, AttributeError):
            return work(*args, **kwargs)
        with self._lock:
            self._count += 1
            thought = self._open[self._count] = Thought(self._count, self._tell)
        try:
            with waiting(visit, thought):
                self._tell({"think": thought.number, "for": visit.name}, body)
                thought.wait()
        finally:
            self._open.pop(thought.number, None)
        if thought.how == "stopped":
            raise StoppedError
        found = pickle.loads(thought.answer)  # noqa: S301 (from our own helper)
        if thought.how == "failed":
            raise found
        return found
