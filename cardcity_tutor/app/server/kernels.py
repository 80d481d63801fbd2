"""What Jupyter asks us to provide: who is asking, how a kernel is started, and the kernels that run."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.kernelspec import KernelSpec, KernelSpecManager
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from jupyter_server.auth.identity import IdentityProvider, User
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from tornado.web import RequestHandler

from .births import FORKING, Child, Cradle
from .cradle import Wish

if TYPE_CHECKING:
    from .tutor import Tutor

PROVISIONER: Final = "cardcity-fork"
"""The name under which Jupyter finds `ForkedKernel`: an entry point of the package."""


class Anybody(IdentityProvider):
    """Everybody is the same visitor to Jupyter: no login, no cookie."""

    def get_user(self, handler: RequestHandler) -> User:  # noqa: ARG002 (as in the parent)
        """A visitor."""
        return User("visitor")


class ForkedKernel(LocalProvisioner):
    """A kernel from the house's cradle. Where that is out of order, it is started afresh, as Jupyter does it."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:  # noqa: ANN401 (Jupyter's)
        """Have it forked."""
        manager: Any = self.parent
        house: Tutor = manager.parent.parent
        wish = Wish(
            words=cmd[cmd.index("-f") :],
            environment=kwargs["env"],
            folder=str(kwargs["cwd"]),
            name=f"kernel-{self.kernel_id}",
        )
        try:
            child: Any = await self._forked(house.cradle, wish)
        except ConnectionError as problem:
            self.log.error("a kernel could not be forked: %s", problem)  # noqa: TRY400 (it told its own traceback)
            return await super().launch_kernel(cmd, **kwargs)
        self.process = child
        self.pid = self.pgid = child.pid
        self.cwd = Path(wish["folder"])
        return self.connection_info

    @staticmethod
    async def _forked(cradle: Cradle, wish: Wish) -> Child:
        """If the cradle has died meanwhile, from the next one."""
        try:
            return await cradle.bear(wish)
        except ConnectionError:
            return await cradle.bear(wish)


class SlimKernels(KernelSpecManager):
    """Python kernels of ours, whatever else is installed; see `kernel`."""

    def get_kernel_spec(self, kernel_name: str) -> KernelSpec:
        """How a kernel is started."""
        spec = super().get_kernel_spec(kernel_name)
        if spec.language == "python":
            spec.argv = [sys.executable, "-m", "cardcity_tutor.app.server.kernel", "-f", "{connection_file}"]
            if FORKING:
                spec.metadata = {**spec.metadata, "kernel_provisioner": {"provisioner_name": PROVISIONER}}
        return spec


class Kernels(AsyncMappingKernelManager):
    """Jupyter's kernels, telling the house when one ends."""

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
