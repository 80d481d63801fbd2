"""The worker's loop: what the server asks, what browsers say, and a sign of life when the server wants one."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import os
import signal
import socket
import sys
import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ..frames import frame, read_frame
from ..memory import OF_KERNELS, block_imports, release_memory, use_one_heap

if TYPE_CHECKING:
    from .cells import Notebook
    from .visits import HostedVisit

NICENESS: Final = 5
"""Below the server, which has to answer everybody."""
MAX_THREADS: Final = 200
"""Of visits that are at work or wait for something; a thread is made when there is none that rests."""
SWITCH_S: Final = 0.002
"""How long a visit's thread may go on while others want to: a gesture takes less."""
TIDY_S: Final = 3.0
"""Seconds after visits have ended until what they left is looked for."""


class Worker:
    """The visits of this process, and the line to the server."""

    def __init__(self, notebook: Notebook, writer: asyncio.StreamWriter) -> None:
        """No visit yet."""
        from .thoughts import Thoughts

        self.visits: dict[str, HostedVisit] = {}
        self._thoughts = Thoughts(self.tell)
        self._notebook = notebook
        self._writer = writer
        self._loop = asyncio.get_running_loop()
        self._threads = ThreadPoolExecutor(MAX_THREADS, thread_name_prefix="visit")
        self._frames: deque[bytes] = deque()
        self._is_flushing = False
        self._lock = threading.Lock()
        self._tidying: asyncio.TimerHandle | None = None

    # ---------------------------------------------------------------- to the server

    def tell(self, head: dict[str, Any], body: bytes = b"") -> None:
        """Send a frame, from any thread."""
        with self._lock:
            self._frames.append(frame(head, body))
            if self._is_flushing:
                return
            self._is_flushing = True
        with suppress(RuntimeError):  # the process is about to end
            self._loop.call_soon_threadsafe(self._flush)

    def _flush(self) -> None:
        with self._lock:
            data = b"".join(self._frames)
            self._frames.clear()
            self._is_flushing = False
        self._writer.write(data)

    def say(self, visit: str, data: bytes, answered: str = "") -> None:
        """See `visits.Line`."""
        self.tell({"visit": visit, "answered": answered} if answered else {"visit": visit}, data)

    def later(self, seconds: float, work: Callable[[], None]) -> Callable[[], None]:
        """See `visits.Line`."""
        is_wanted = [True]

        def due() -> None:
            if is_wanted[0]:
                work()

        def begin() -> None:
            if is_wanted[0]:
                self._loop.call_later(seconds, due)

        def cancel() -> None:
            is_wanted[0] = False

        self._loop.call_soon_threadsafe(begin)
        return cancel

    # ---------------------------------------------------------------- from the server

    async def serve(self, reader: asyncio.StreamReader) -> None:
        """Until the server has gone."""
        acts: dict[str, Callable[[dict[str, Any], bytes], None]] = {
            "message": self._on_message,
            "open": self._on_open,
            "close": self._on_close,
            "beat": self._on_beat,
            "thought": self._on_thought,
            "state": self._on_state,
        }
        with suppress(EOFError):
            while True:
                head, body = await read_frame(reader)
                acts[head["do"]](head, body)

    def _on_message(self, head: dict[str, Any], body: bytes) -> None:
        visit = self.visits.get(head["visit"])
        if visit is not None:
            visit.hear(body)

    def _on_open(self, head: dict[str, Any], _: bytes) -> None:
        """A new visit; the answer is what its cells show."""
        visit = self.make_visit(head["visit"])
        visit.do(partial(self._run, visit, head["ask"], runs=head["runs"]))

    def make_visit(self, name: str) -> HostedVisit:
        """A visit in which nothing has run."""
        from cardcity_tutor.core.background import THINKER
        from cardcity_tutor.widgets.later import SCHEDULER

        from ...club_client import VISITOR_NAME
        from .visits import HostedVisit

        visit = self.visits[name] = HostedVisit(name, self, self._threads)
        visit.set(VISITOR_NAME, name)
        visit.set(SCHEDULER, visit.later)
        visit.set(THINKER, partial(self._thoughts.think, visit))
        return visit

    def _run(self, visit: HostedVisit, ask: int, *, runs: bool) -> None:
        version = self._notebook.read() if runs else ""
        outputs = self._notebook.run(visit) if runs else []
        ids = list(visit.widgets)
        body = json.dumps({"version": version, "outputs": outputs, "ids": ids}).encode()
        self.tell({"re": ask}, body)

    def _on_close(self, head: dict[str, Any], _: bytes) -> None:
        visit = self.visits.pop(head["visit"], None)
        if visit is None:
            return
        visit.close()
        if self._tidying is None:
            self._tidying = self._loop.call_later(TIDY_S, self._tidy)

    def _tidy(self) -> None:
        """Look for what visits have left: it refers to itself in circles."""
        self._tidying = None
        release_memory()

    def _on_beat(self, head: dict[str, Any], _: bytes) -> None:
        """A sign of life, and which visit has been at one thing for longest; what takes too long is broken off."""
        longest, visit = max(
            ((each.worked_s(), name) for name, each in self.visits.items()), default=(0.0, "")
        )
        if longest > head["limit_s"]:
            self.visits[visit].break_off()
        self.tell({"worked_s": round(longest, 2), "worked_for": visit})

    def _on_thought(self, head: dict[str, Any], body: bytes) -> None:
        self._thoughts.come(head["job"], head["how"], body)

    def _on_state(self, head: dict[str, Any], _: bytes) -> None:
        """When each visit was last heard of."""
        active = {name: visit.active for name, visit in self.visits.items()}
        self.tell({"re": head["ask"]}, json.dumps(active).encode())


async def _main(line: socket.socket, path: Path) -> None:
    reader, writer = await asyncio.open_connection(sock=line, limit=1 << 20)
    from .cells import Notebook
    from .loading import load, load_rest

    worker = Worker(Notebook(path), writer)
    await asyncio.get_running_loop().run_in_executor(None, load, worker)
    gc.collect()
    gc.freeze()  # all that is loaded by now stays: not counted, it takes no time to look for what visits left behind
    release_memory()
    worker.tell({"ready": True})

    def load_more() -> None:
        load_rest()
        worker.tell({"loaded": True})

    threading.Thread(target=load_more, name="loading", daemon=True).start()
    await worker.serve(reader)


def run(line: socket.socket, path: Path) -> None:
    """Until the server closes the line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to answer
    block_imports(OF_KERNELS)
    use_one_heap()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(OSError):
        Path("/proc/self/comm").write_text("cardcity-worker", encoding="ascii")
    os.chdir(path.parent)
    sys.setswitchinterval(SWITCH_S)
    from . import _compat
    from .cells import VisitText
    from .visits import CURRENT, VisitComm

    _compat.install(VisitComm, lambda: CURRENT.get().comms, lambda: CURRENT.get().widgets)
    sys.stdout = VisitText("stdout", sys.__stdout__)  # type: ignore[arg-type]
    sys.stderr = VisitText("stderr", sys.__stderr__)  # type: ignore[arg-type]
    # A page that closes says goodbye to its widgets one by one, also to those that went with another.
    logging.getLogger("Comm").setLevel(logging.ERROR)
    try:
        asyncio.run(_main(line, path))
    finally:
        os._exit(0)  # whatever its visits are doing, nobody is there any more
