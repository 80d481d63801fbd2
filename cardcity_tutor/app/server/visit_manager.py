"""Visits in the place of kernels: what Jupyter's handlers ask a kernel manager, and the connection of a page to its visit.

To the page it is Jupyter's protocol: a kernel has an id, tells when it is busy, and answers over a websocket.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from datetime import UTC, datetime
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import traitlets
from jupyter_server.services.kernels.connection.base import BaseKernelWebsocketConnection
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import HTTPError
from traitlets.config.configurable import LoggingConfigurable

from .helpers import Helpers
from .jupyter_messages import encode_message
from .memory import share
from .worker_client import WorkerClient
from .workers import Workers

if TYPE_CHECKING:
    from .host.server_status import Process
    from .tutor import Tutor

MAX_KEPT_BYTES: Final = 4_000_000
"""Of messages for a browser whose line has broken; a page that comes back asks for the state of all widgets anyway."""


MAX_MOVED: Final = 5_000
"""Visits of ended workers that are remembered, for pages whose line was broken just then."""


class VisitKernel(LoggingConfigurable):
    """A visit, where Jupyter expects the manager of a kernel."""

    parent: VisitManager
    kernel_id = traitlets.Unicode()

    def __init__(self, worker: WorkerClient, **keys: Any) -> None:  # noqa: ANN401 (traits)
        """Of a visit that is open."""
        super().__init__(**keys)
        self.worker = worker
        self.connections: list[VisitConnection] = []
        self.active = time.time()
        self._kept: list[bytes] = []
        self._session = ""

    def join(self, connection: VisitConnection) -> None:
        """A page has connected; who comes back hears what was said meanwhile."""
        kept, self._kept = self._kept, []
        if connection.session.session == self._session:
            for data in kept:
                connection.send(data)
        self._session = connection.session.session
        self.connections.append(connection)

    def leave(self, connection: VisitConnection) -> None:
        """A line is broken, or was closed."""
        if connection in self.connections:
            self.connections.remove(connection)

    def hear(self, data: bytes, answered: str) -> None:
        """The visit says something to its page."""
        self.active = time.time()
        for connection in self.connections:
            connection.send(data)
            if answered:
                connection.websocket_handler.flow.answered(answered)
        if not self.connections and self._session:
            self._kept.append(data)
            if sum(map(len, self._kept)) > MAX_KEPT_BYTES:
                self._kept.clear()


class VisitConnection(BaseKernelWebsocketConnection):
    """One page's line to its visit. What comes has passed the filter; what goes is sent at once."""

    websocket_handler: Any = traitlets.Any()
    session: Any = traitlets.Any()

    @traitlets.default("session")
    def _default_session(self) -> SimpleNamespace:
        return SimpleNamespace(session="")

    def connect(self) -> asyncio.Future[None]:  # type: ignore[override]  # awaited all the same
        """Join the visit, and say that there is somebody."""
        self.websocket_handler.set_nodelay(True)
        self.send(encode_message("status", {"execution_state": "idle"}))
        self.kernel_manager.join(self)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.set_result(None)
        return done

    def disconnect(self) -> None:  # type: ignore[override]  # as Jupyter's own connection has it
        """The page has gone, or is cut off."""
        self.kernel_manager.leave(self)

    def handle_incoming_message(self, incoming_msg: Any) -> None:  # noqa: ANN401
        """The page says something to its visit."""
        kernel = self.kernel_manager
        kernel.worker.pass_on(kernel.kernel_id, incoming_msg)

    def send(self, data: bytes) -> None:
        """Tell the page something."""
        self.websocket_handler.write_message(data, binary=True)


class VisitManager(AsyncMappingKernelManager):
    """All visits, telling the server when one ends."""

    parent: Tutor

    def __init__(self, **keys: Any) -> None:  # noqa: ANN401 (traits)
        """No visit, and no worker yet."""
        super().__init__(**keys)  # type: ignore[no-untyped-call]
        self.visits: dict[str, VisitKernel] = {}
        self.workers: Workers | None = None
        self._moved: OrderedDict[str, None] = OrderedDict()

    def has_moved(self, kernel_id: str) -> bool:
        """Whether a visit has lost its worker, and its page is to come back as another one."""
        return kernel_id in self._moved

    def begin(self, environment: dict[str, str]) -> None:
        """Start the workers."""
        server = self.parent
        hosting = server.hosting
        self.workers = Workers(
            hosting.workers,
            server.notebook_file,
            environment,
            Helpers(hosting.helpers, environment),
            heard=self._on_heard,
            lost=self._on_lost,
            hang_s=hosting.hang_s,
            max_memory_mb=hosting.worker_memory,
        )

    def _on_heard(self, visit: str, data: bytes, answered: str) -> None:
        kernel = self.visits.get(visit)
        if kernel is not None:
            kernel.hear(data, answered)

    def _on_lost(self, visits: list[str], reason: str, stuck: str) -> None:
        """A worker has ended: its pages come back by themselves, but for one that would do the same to the next."""
        for visit in visits:
            if self.visits.pop(visit, None) is not None:
                moves = visit != stuck
                if moves:
                    self._moved[visit] = None
                self.parent.forget(visit, "moved" if moves else "ended")
        while len(self._moved) > MAX_MOVED:
            self._moved.popitem(last=False)
        if reason == "size":
            self.parent.complain("serve-worker-memory")

    async def open(self, visit: str, *, runs: bool = True) -> dict[str, Any]:
        """A new visit; what its cells show."""
        assert self.workers is not None  # noqa: S101
        worker, outputs = await self.workers.open(visit, runs=runs)
        self.visits[visit] = VisitKernel(worker, parent=self, kernel_id=visit)
        return outputs

    async def shutdown_kernel(self, kernel_id: str, now: bool = False, restart: bool = False) -> None:  # type: ignore[override]  # noqa: ARG002
        """End a visit; whoever had it has left already."""
        self.parent.leave(kernel_id)
        kernel = self.visits.pop(kernel_id, None)
        if kernel is None:
            raise HTTPError(404)
        kernel.worker.close(kernel_id)

    async def shutdown_all(self, now: bool = False) -> None:  # type: ignore[override]  # noqa: ARG002
        """End the workers."""
        if self.workers is not None:
            await self.workers.close()
        self.visits.clear()

    # ---------------------------------------------------------------- what Jupyter asks

    def __contains__(self, kernel_id: object) -> bool:
        """Whether a visit is there."""
        return kernel_id in self.visits

    def __len__(self) -> int:
        """How many there are."""
        return len(self.visits)

    def get_kernel(self, kernel_id: str) -> Any:  # noqa: ANN401 (Jupyter's)
        """A visit."""
        try:
            return self.visits[kernel_id]
        except KeyError:
            raise HTTPError(404) from None

    def kernel_model(self, kernel_id: str) -> dict[str, Any]:
        """That it is there, as Jupyter tells it."""
        kernel = self.get_kernel(kernel_id)
        return {
            "id": kernel_id,
            "name": "python3",
            "last_activity": datetime.fromtimestamp(kernel.active, UTC).isoformat(),
            "execution_state": "idle",
            "connections": len(kernel.connections),
        }

    # ---------------------------------------------------------------- what the server asks

    @property
    def ids(self) -> list[str]:
        """Of all visits."""
        return list(self.visits)

    def lives(self, kernel_id: str) -> bool:
        """Whether a visit is there now."""
        return kernel_id in self.visits

    def processes(self) -> dict[str, int | None]:
        """In which process each visit is."""
        return {name: kernel.worker.pid for name, kernel in self.visits.items()}

    def active(self, kernel_id: str) -> float:
        """When a visit last said something."""
        return float(self.get_kernel(kernel_id).active)

    def memory(self, kernel_id: str) -> float | None:  # noqa: ARG002
        """A visit has no memory that could be told from the others'."""
        return None

    def lines(self) -> list[Process]:
        """The workers and helpers, for the host's page."""
        if self.workers is None:
            return []
        found: list[Process] = []
        for worker in self.workers.all:
            memory, visits = share(worker.pid), len(worker.visits)
            grown = max(0.0, (memory or 0.0) - worker.empty_mb) / visits if visits and memory else None
            found.append(
                {
                    "kind": "spare" if self.workers.is_spare(worker) else "worker",
                    "process": worker.pid,
                    "visits": visits,
                    "since": worker.started,
                    "memory": memory,
                    "each": grown,
                }
            )
        for helper in self.workers.helpers.all:
            pid = helper.process.pid
            found.append(
                {
                    "kind": "helper",
                    "process": pid,
                    "visits": 0,
                    "since": helper.started,
                    "memory": share(pid),
                    "each": None,
                }
            )
        return found

    def restart_worker(self, process: int) -> bool:
        """Put the spare worker in the place of this one; its pages come back by themselves."""
        workers = self.workers
        worker = next((each for each in (workers.all if workers else ()) if each.pid == process), None)
        if workers is None or worker is None:
            return False
        workers.end(worker, "restarted")
        return True
