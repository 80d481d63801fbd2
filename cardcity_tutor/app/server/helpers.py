"""The helper processes: work of visits that takes long waits here for its turn, is done, stopped, or dropped."""

from __future__ import annotations

import asyncio
import logging
import socket
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from .frames import frame, read_frame

JOB_TIMEOUT_S: Final = 60.0
"""For one piece of work; nothing that a page asks for takes half of it."""
BREAK_OFF_S: Final = 3.0
"""For a helper to stop what nobody wants any more; then it is ended, and another starts."""
MAX_WAITING: Final = 500
"""Pieces of work in the queue: one for each visitor of a full house."""
log = logging.getLogger(__name__)

Answered = Callable[[str, bytes], None]
"""How it went (``done``, ``failed``, ``stopped``), and the answer."""


@dataclass(eq=False)
class Job:
    """A piece of work."""

    key: tuple[int, int]
    """The worker's process, and its own number of the job."""
    body: bytes
    answered: Answered


class Helpers:
    """One or two processes, started when the first work comes, and the queue before them."""

    def __init__(self, count: int, environment: Mapping[str, str]) -> None:
        """None of them runs yet."""
        self._count, self._environment = count, environment
        self._waiting: deque[Job] = deque()
        self._running: dict[tuple[int, int], Helper] = {}
        self.all: list[Helper] = []
        self._is_closing = False

    def ask(self, job: Job) -> None:
        """Have something done."""
        if self._is_closing or len(self._waiting) >= MAX_WAITING:
            job.answered("stopped", b"")
            return
        self._waiting.append(job)
        self._go_on()

    def cancel(self, key: tuple[int, int]) -> None:
        """Nobody wants it any more."""
        for job in self._waiting:
            if job.key == key:
                self._waiting.remove(job)
                job.answered("stopped", b"")
                return
        if key in self._running:
            self._running[key].break_off()

    def cancel_all(self, worker: int) -> None:
        """A worker has ended: nobody waits for its work."""
        for job in [job for job in self._waiting if job.key[0] == worker]:
            self._waiting.remove(job)
        for key in [key for key in self._running if key[0] == worker]:
            self._running[key].break_off()

    def _go_on(self) -> None:
        while self._waiting and not self._is_closing:
            free = next((each for each in self.all if each.job is None), None)
            if free is None:
                if len(self.all) >= self._count:
                    return
                free = Helper(self._environment, self._on_done)
                self.all.append(free)
            job = self._waiting.popleft()
            self._running[job.key] = free
            free.begin(job)

    def _on_done(self, helper: Helper, job: Job | None, how: str, answer: bytes) -> None:
        """A helper is free again, or has ended."""
        if helper.is_gone and helper in self.all:
            self.all.remove(helper)
        if job is not None:
            self._running.pop(job.key, None)
            job.answered(how, answer)
        self._go_on()

    async def close(self) -> None:
        """End them."""
        self._is_closing = True
        self._waiting.clear()
        for each in list(self.all):
            await each.stop()


class Helper:
    """One process."""

    def __init__(
        self, environment: Mapping[str, str], done: Callable[[Helper, Job | None, str, bytes], None]
    ) -> None:
        """Start it."""
        self.job: Job | None = None
        self.is_gone = False
        self.started = time.time()
        self._done = done
        self._number = 0
        self._timer: asyncio.TimerHandle | None = None
        self._line, far = socket.socketpair()
        with far:
            self.process = subprocess.Popen(  # noqa: S603 (our own module)
                [sys.executable, "-P", "-m", f"{__package__}.helper", str(far.fileno())],
                pass_fds=[far.fileno()],
                env=dict(environment),
                stdin=subprocess.DEVNULL,
                start_new_session=True,
            )
        self._line.setblocking(False)
        self._writer: asyncio.StreamWriter | None = None
        self._unsent: list[bytes] = []
        self._task = asyncio.create_task(self._listen())

    def begin(self, job: Job) -> None:
        """Give it something to do."""
        self.job = job
        self._number += 1
        self._send(frame({"do": "job", "job": self._number}, job.body))
        self._limit(JOB_TIMEOUT_S, self.break_off)

    def break_off(self) -> None:
        """Have it stop; if it does not, it is ended."""
        if self.job is not None:
            self._send(frame({"do": "stop", "job": self._number}))
            self._limit(BREAK_OFF_S, self.process.kill)

    def _send(self, data: bytes) -> None:
        if self._writer is None:
            self._unsent.append(data)
        else:
            self._writer.write(data)

    def _limit(self, seconds: float, act: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, act)

    async def _listen(self) -> None:
        try:
            reader, self._writer = await asyncio.open_connection(sock=self._line, limit=1 << 20)
            self._writer.write(b"".join(self._unsent))
            while True:
                head, body = await read_frame(reader)
                if head["job"] == self._number:
                    self._finish(head["how"], body)
        except EOFError:
            log.warning("helper %d has ended", self.process.pid)
        finally:
            self.is_gone = True
            if self._writer is not None:
                self._writer.close()
            self.process.kill()
            self._finish("stopped", b"")
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(2)

    def _finish(self, how: str, answer: bytes) -> None:
        if self._timer is not None:
            self._timer.cancel()
        job, self.job = self.job, None
        self._done(self, job, how, answer)

    async def stop(self) -> None:
        """End it for good."""
        self._done = lambda *_: None
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
