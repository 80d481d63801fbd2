"""One worker as the server sees it: its process, what it is asked, and whether it still answers."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from .frames import frame, read_frame
from .helpers import Helpers, Job
from .memory import share

READY_TIMEOUT_S: Final = 60.0
"""Until a worker has loaded what it needs."""
ANSWER_TIMEOUT_S: Final = 60.0
"""For a page, on a busy machine."""
log = logging.getLogger(__name__)

Heard = Callable[[str, bytes, str], None]
"""Visit, message, and the browser's message that it answers."""


class WorkerGoneError(ConnectionError):
    """The worker has ended before it answered."""


class WorkerClient:
    """One process. Its environment knows no secret of the server but the way to the club."""

    def __init__(
        self,
        notebook: Path,
        environment: Mapping[str, str],
        heard: Heard,
        gone: Callable[[WorkerClient], None],
        helpers: Helpers,
    ) -> None:
        """Start it; ``heard`` is told what its visits say, ``gone`` once when it has ended."""
        self._helpers = helpers
        self.visits: set[str] = set()
        self.ready = asyncio.Event()
        self.is_gone = False
        self.started = time.time()
        self.empty_mb = 0.0
        """Its memory when all was loaded that visits share."""
        self.answered = time.monotonic()
        """When it last gave a sign of life: anything that it says is one, on a busy machine too."""
        self.worked_s = 0.0
        """How long the visit that worked longest had been at it then."""
        self.worked_for = ""
        """Which visit that was."""
        self._heard, self._gone = heard, gone
        self._answers: dict[int, asyncio.Future[bytes]] = {}
        self._count = 0
        self._line, far = socket.socketpair()
        with far:
            self.process = subprocess.Popen(  # noqa: S603 (our own module)
                [sys.executable, "-P", "-m", f"{__package__}.worker", str(far.fileno()), str(notebook)],
                pass_fds=[far.fileno()],
                env=dict(environment),
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
        self._writer: asyncio.StreamWriter | None = None
        self._unsent: list[bytes] = []
        self._task = asyncio.create_task(self._listen())

    @property
    def pid(self) -> int:
        """Of its process."""
        return self.process.pid

    @property
    def opening(self) -> int:
        """How many questions it has yet to answer: visits that it is opening, as a rule."""
        return len(self._answers)

    # ---------------------------------------------------------------- what it is told

    async def open(self, visit: str, *, runs: bool = True) -> dict[str, Any]:
        """A new visit, which runs the notebook; what its cells show.

        Raises:
            WorkerGoneError: if it has ended, or does not answer.
        """
        self.visits.add(visit)
        try:
            answer = await self._asked("open", visit=visit, runs=runs)
        except WorkerGoneError:
            self.visits.discard(visit)
            raise
        return dict(json.loads(answer))

    def pass_on(self, visit: str, data: bytes) -> None:
        """A browser's message."""
        self._tell({"do": "message", "visit": visit}, data)

    def close(self, visit: str) -> None:
        """A visit has ended."""
        self.visits.discard(visit)
        self._tell({"do": "close", "visit": visit})

    def beat(self, limit_s: float) -> None:
        """Ask for a sign of life; work that has taken longer is to be broken off."""
        self._tell({"do": "beat", "limit_s": limit_s})

    async def active(self) -> dict[str, float]:
        """When each visit was last heard of."""
        return dict(json.loads(await self._asked("state")))

    async def _asked(self, act: str, **params: object) -> bytes:
        if self.is_gone:
            raise WorkerGoneError(self.pid)
        self._count += 1
        number = self._count
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._answers[number] = answer
        self._tell({"do": act, "ask": number, **params})
        try:
            async with asyncio.timeout(ANSWER_TIMEOUT_S):
                return await answer
        except TimeoutError as late:
            raise WorkerGoneError(self.pid) from late
        finally:
            self._answers.pop(number, None)

    def _tell(self, head: dict[str, Any], body: bytes = b"") -> None:
        if self._writer is not None:
            if not self.is_gone:
                self._writer.write(frame(head, body))
        elif not self.is_gone:
            self._unsent.append(frame(head, body))

    # ---------------------------------------------------------------- what it says

    async def _listen(self) -> None:
        try:
            reader, self._writer = await asyncio.open_connection(sock=self._line, limit=1 << 20)
            self._writer.write(b"".join(self._unsent))
            self._unsent.clear()
            while True:
                head, body = await read_frame(reader)
                self.answered = time.monotonic()
                if "visit" in head:
                    self._heard(head["visit"], body, head.get("answered", ""))
                elif "think" in head:
                    self._ask_helper(head["think"], body)
                elif "cancel" in head:
                    self._helpers.cancel((self.pid, head["cancel"]))
                elif "re" in head:
                    answer = self._answers.get(head["re"])
                    if answer is not None and not answer.done():
                        answer.set_result(body)
                else:
                    self.worked_s, self.worked_for = head.get("worked_s", 0.0), head.get("worked_for", "")
                    if head.get("ready"):
                        self.ready.set()
                    if head.get("ready") or head.get("loaded"):
                        self.empty_mb = share(self.pid) or 0.0
        except EOFError:
            pass
        finally:
            self._end()

    def _ask_helper(self, number: int, body: bytes) -> None:
        def answered(how: str, answer: bytes) -> None:
            self._tell({"do": "thought", "job": number, "how": how}, answer)

        self._helpers.ask(Job((self.pid, number), body, answered))

    def _end(self) -> None:
        if self.is_gone:
            return
        self.is_gone = True
        self.ready.set()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(WorkerGoneError(self.pid))
        if self._writer is not None:
            self._writer.close()
        self.process.kill()
        self._helpers.cancel_all(self.pid)
        self._gone(self)

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()

    async def stop(self) -> None:
        """End it for good, and wait until it has."""
        self._gone = lambda _: None
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        self._end()
        self.reap()

    def reap(self) -> None:
        """Have the system forget its process."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(5)
