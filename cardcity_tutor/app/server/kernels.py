"""What Jupyter asks us to provide: who is asking, and, with ``--kernels``, a kernel of its own for each visitor."""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Any

from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import RequestHandler

from .memory import share

if TYPE_CHECKING:
    from .host.server_status import Process
    from .tutor import Tutor


class Anybody(IdentityProvider):
    """Everybody is the same visitor to Jupyter: no login, no cookie."""

    def get_user(self, handler: RequestHandler) -> User:  # noqa: ARG002 (as in the parent)
        """A visitor."""
        return User("visitor")


class SlimKernels(KernelSpecManager):
    """Python kernels of ours, whatever else is installed; see `kernel`."""

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """How a kernel is started."""
        spec = super().get_kernel_spec(kernel_name)
        if spec.language == "python":
            spec.argv = [sys.executable, "-m", "cardcity_tutor.app.server.kernel", "-f", "{connection_file}"]
        return spec


class Kernels(AsyncMappingKernelManager):
    """Jupyter's kernels, telling the server when one ends."""

    parent: Tutor

    async def shutdown_kernel(self, kernel_id: str, now: bool = False, restart: bool = False) -> None:  # type: ignore[override]  # the parent's parent is not asynchronous
        """End a kernel; whoever had it has left already now.

        It has nothing to put away, and one that is asked politely while it starts complains at length.
        """
        self.parent.leave(kernel_id)
        if kernel_id in self and (process := self.get_kernel(kernel_id).provisioner) is not None:
            await process.kill()
        await super().shutdown_kernel(kernel_id, now=now, restart=restart)  # type: ignore[no-untyped-call]

    def remove_kernel(self, kernel_id: str) -> Any:  # noqa: ANN401 (Jupyter's)
        """A kernel has ended or died.

        A websocket that was closed while it ended has left a buffer with open streams, for a browser that may be back.
        """
        self.parent.forget(kernel_id)
        if kernel_id in self:
            self.stop_buffering(kernel_id)  # type: ignore[no-untyped-call]
        return super().remove_kernel(kernel_id)

    def lives(self, kernel_id: str) -> bool:
        """Whether its process is there now; Jupyter looks once a second."""
        if kernel_id not in self:
            return False
        provisioner: Any = self.get_kernel(kernel_id).provisioner
        process = getattr(provisioner, "process", None)
        return process is not None and process.poll() is None

    @property
    def ids(self) -> list[str]:
        """Of all kernels that have started and not ended."""
        return list(self._kernels)

    def process(self, kernel_id: str) -> int | None:
        """The process of a kernel, unless it is still being started."""
        return getattr(self.get_kernel(kernel_id).provisioner, "pid", None)

    def processes(self) -> dict[str, int | None]:
        """The process of each."""
        return {kernel: self.process(kernel) for kernel in self.ids}

    def active(self, kernel_id: str) -> float:
        """When a kernel last did something; one that has just been started has yet to be heard of."""
        seen = getattr(self.get_kernel(kernel_id), "last_activity", None)
        return float(seen.timestamp()) if seen else time.time()

    def memory(self, kernel_id: str) -> float | None:
        """MB of a kernel, its part of what it shares with others included."""
        return share(self.process(kernel_id))

    def lines(self) -> list[Process]:
        """There are no workers."""
        return []

    def restart_worker(self, process: int) -> bool:  # noqa: ARG002
        """Nor can one be restarted."""
        return False
