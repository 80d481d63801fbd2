"""All workers: who gets the next visit, who has stopped answering, and who takes the place of one that has ended."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from .helpers import Helpers
from .memory import resident
from .worker_client import READY_TIMEOUT_S, Heard, WorkerClient, WorkerGoneError

BEAT_S: Final = 1.0
"""Between two questions whether a worker is there."""
BREAK_OFF_S: Final = 5.0
"""How much longer a visit may work that was told to break off."""
TRIES: Final = 3
"""Workers that are asked for one page, where they end one after another."""
LONGEST_PAUSE_S: Final = 30.0
"""Between two starts of workers that end at once."""
SHORT_LIFE_S: Final = 10.0
SPARE_AFTER_S: Final = 10.0
"""Until a new spare worker is loaded: whoever has come, or come back, is served first."""
OPENED_AT_ONCE: Final = 2
"""Visits that each worker opens at a time; more would only take longer, and keep everybody's clicks waiting."""
log = logging.getLogger(__name__)


class Workers:
    """A number of workers, all alike, and a spare one that is loaded and takes the place of the first that ends."""

    def __init__(
        self,
        count: int,
        notebook: Path,
        environment: Mapping[str, str],
        helpers: Helpers,
        *,
        heard: Heard,
        lost: Callable[[list[str], str, str], None],
        hang_s: float,
        max_memory_mb: float,
    ) -> None:
        """``lost`` is told the visits of a worker that has ended, why, and which of them it worked for without end.

        Why: ``ended`` by itself or by somebody else, ``hung``, or ``size``.
        """
        self._notebook, self._environment = notebook, environment
        self._heard, self._lost = heard, lost
        self.helpers = helpers
        self._hang_s, self._max_memory_mb = hang_s, max_memory_mb
        self._reasons: dict[WorkerClient, str] = {}
        self._short_lives = 0
        self._is_closing = False
        self._count = count
        self._opening = asyncio.Semaphore(count * OPENED_AT_ONCE)
        self._changed = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()
        self.all: list[WorkerClient] = []
        """The oldest first; the youngest of more than ``count`` is the spare one."""
        for _ in range(count):
            self._start()
        self._later(self._add())
        self._watching = asyncio.create_task(self._watch())

    def _start(self) -> WorkerClient:
        worker = WorkerClient(self._notebook, self._environment, self._heard, self._on_gone, self.helpers)
        self.all.append(worker)
        self._changed.set()
        return worker

    def _on_gone(self, worker: WorkerClient) -> None:
        """A worker has ended: another starts, its pages are told."""
        self.all.remove(worker)
        reason = self._reasons.pop(worker, "ended")
        log.error("worker %d has ended (%s), with %d visits", worker.pid, reason, len(worker.visits))
        lives_short = time.time() - worker.started < SHORT_LIFE_S
        self._short_lives = self._short_lives + 1 if lives_short else 0
        self._later(self._replace(worker))
        stuck = worker.worked_for if worker.worked_s > self._hang_s else ""
        self._lost(list(worker.visits), reason, stuck)

    async def _replace(self, worker: WorkerClient) -> None:
        if self._short_lives > 1:
            await asyncio.sleep(min(LONGEST_PAUSE_S, 2.0**self._short_lives))
        await self._add()
        await asyncio.to_thread(worker.reap)

    async def _add(self) -> None:
        """Start one more: at once, or after a while if it is to be the spare one."""
        if len(self.all) >= self._count:
            await asyncio.sleep(SPARE_AFTER_S)
        if not self._is_closing:
            self._start()

    def _later(self, work: Any) -> None:  # noqa: ANN401 (a coroutine)
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ---------------------------------------------------------------- visits

    async def open(self, visit: str, *, runs: bool = True) -> tuple[WorkerClient, dict[str, Any]]:
        """A new visit with the worker that has least to open, and of those with the one that has fewest; what its cells show.

        Raises:
            WorkerGoneError: if one worker after another has ended over it.
        """
        async with self._opening:
            for _ in range(TRIES):
                worker = await self._free()
                try:
                    return worker, await worker.open(visit, runs=runs)
                except WorkerGoneError:
                    continue
        raise WorkerGoneError("no worker opens the visit")

    async def _free(self) -> WorkerClient:
        async with asyncio.timeout(READY_TIMEOUT_S):
            while True:
                ready = [each for each in self.all if each.ready.is_set() and not each.is_gone]
                if ready:
                    return min(ready[: self._count], key=lambda each: (each.opening, len(each.visits)))
                self._changed.clear()
                waiting = [asyncio.create_task(each.ready.wait()) for each in self.all]
                waiting.append(asyncio.create_task(self._changed.wait()))
                try:
                    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for each in waiting:
                        each.cancel()

    def is_spare(self, worker: WorkerClient) -> bool:
        """Whether it waits for another to end."""
        return worker in self.all[self._count :]

    def of(self, visit: str) -> WorkerClient | None:
        """The worker that holds a visit."""
        return next((each for each in self.all if visit in each.visits), None)

    # ---------------------------------------------------------------- watching

    async def _watch(self) -> None:
        """Ask for signs of life; a worker that gives none, works at one thing for too long or grows without end is ended."""
        while True:
            now = time.monotonic()
            for worker in list(self.all):
                if not worker.ready.is_set():
                    if time.time() - worker.started > READY_TIMEOUT_S:
                        self.end(worker, "hung")
                    worker.answered = now
                    continue
                worker.beat(self._hang_s)
                memory = resident(worker.pid) or 0.0
                if now - worker.answered > self._hang_s or worker.worked_s > self._hang_s + BREAK_OFF_S:
                    self.end(worker, "hung")
                elif memory > self._max_memory_mb:
                    self.end(worker, "size")
            before = time.monotonic()
            await asyncio.sleep(BEAT_S)
            late = time.monotonic() - before - BEAT_S
            if late > BEAT_S:  # we stood still ourselves, and heard nobody
                for worker in self.all:
                    worker.answered += late

    def end(self, worker: WorkerClient, reason: str = "ended") -> None:
        """End a worker; its visits come back on the others."""
        self._reasons.setdefault(worker, reason)
        worker.kill()

    async def close(self) -> None:
        """End all of them."""
        self._is_closing = True
        self._watching.cancel()
        for task in list(self._tasks):
            task.cancel()
        for worker in list(self.all):
            worker.kill()
        await asyncio.gather(*(worker.stop() for worker in list(self.all)))
        self.all.clear()
        await self.helpers.close()
