"""Pages that are ready before anybody asks: a kernel that has run the notebook, and the HTML that came of it.

Voilà has such a pool too, but starts all its kernels at once, forgets those that died, and gives a kernel the address
that the visitor before it had asked for.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any, Final
from uuid import uuid4

LONGEST_PAUSE: Final = 60.0

log = logging.getLogger(__name__)


class KernelGoneError(Exception):
    """A page's kernel died before the page was whole."""


class Page:
    """One page on its way: read from its beginning at any time, also while it is still being made."""

    def __init__(self, work: Callable[[Page], Coroutine[Any, Any, None]]) -> None:
        """``work`` fills it with ``add``, in a task of its own."""
        self.kernel = str(uuid4())
        self.done = False
        self.unwanted = False
        """Whether it was given up."""
        self._parts: list[str] = []
        self._changed = asyncio.Event()
        self._task = asyncio.create_task(work(self))
        self._task.add_done_callback(self._end)

    def add(self, html: str) -> None:
        """The next piece."""
        self._parts.append(html)
        self._tell()

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    def _end(self, task: asyncio.Task[None]) -> None:
        self.done = True
        problem = None if task.cancelled() else task.exception()
        if problem is not None and not self.unwanted:
            shown = None if isinstance(problem, KernelGoneError) else problem
            log.error("a page could not be made: %s", problem, exc_info=shown)
        self._tell()

    def give_up(self) -> None:
        """Nobody will read it."""
        self.unwanted = True
        self._task.cancel()

    async def finished(self) -> bool:
        """Wait until it is whole; False if it could not be made."""
        await asyncio.wait([self._task])
        return not self.failed

    @property
    def failed(self) -> bool:
        """Whether it broke off."""
        return self.done and (self._task.cancelled() or self._task.exception() is not None)

    async def __aiter__(self) -> AsyncIterator[str]:
        """Whatever is there, then the rest as it comes.

        Raises:
            RuntimeError: if there will be no more, and the page is not whole.
        """
        read = 0
        while True:
            changed = self._changed
            if read < len(self._parts):
                new, read = self._parts[read:], len(self._parts)
                yield "".join(new)
            elif self.failed:
                raise RuntimeError("the page broke off")
            elif self.done:
                return
            else:
                await changed.wait()


class Pool:
    """Keeps pages ready, and makes one at a time."""

    def __init__(
        self,
        make: Callable[[], Page],
        wanted: Callable[[], int],
        lives: Callable[[str], bool],
        *,
        pause: float,
    ) -> None:
        """``wanted`` tells how many are worth having at the moment, ``lives`` whether a kernel is there.

        After each change there is a pause.
        """
        self._make = make
        self._wanted = wanted
        self._lives = lives
        self._pause = pause
        self._stirred = asyncio.Event()
        self.pages: list[Page] = []

    def take(self) -> Page:
        """The page for a visitor: a whole one, else the most advanced, else a new one.

        A kernel may have died a moment ago, and nobody has noticed yet.
        """
        self.pages = [
            page for page in self.pages if not page.failed and (not page.done or self._lives(page.kernel))
        ]
        best = min(self.pages, key=lambda page: not page.done, default=None)
        if best is not None:
            self.pages.remove(best)
        self.stir()
        return best or self._make()

    def lost(self, kernel: str) -> None:
        """A kernel has died or was ended; if it was waiting here, another takes its place."""
        left = [page for page in self.pages if page.kernel != kernel]
        if len(left) < len(self.pages):
            self.pages = left
            self.stir()

    def stir(self) -> None:
        """Something has changed: look whether a page is missing."""
        self._stirred.set()

    async def fill(self) -> None:
        """Keep full for ever."""
        trouble = 0
        while True:
            if len(self.pages) >= self._wanted():
                self._stirred.clear()
                await self._stirred.wait()
                await asyncio.sleep(self._pause)
                continue
            page = self._make()
            self.pages.append(page)
            if await page.finished():
                trouble = 0
                continue
            self.lost(page.kernel)
            if page.unwanted:
                continue
            trouble += 1
            await asyncio.sleep(min(LONGEST_PAUSE, 2.0**trouble))
