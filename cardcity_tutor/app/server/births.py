"""The server's side of the cradle, from which kernels are forked. It needs little: it is there before Jupyter is."""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
import socket
import subprocess
import sys
from typing import Final

from .cradle import Wish

FORKING: Final = sys.platform == "linux"
"""Elsewhere the system's own libraries may not survive it."""
PATIENCE: Final = 30.0
"""Seconds for the answer to a wish; the first one waits until everything is loaded."""


class Child:
    """A forked kernel, with what Jupyter asks of a `Popen`. It is not ours to wait for: it lives while its pipe is open."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int, pipe: int) -> None:
        """``pipe`` is the reading end of what the kernel holds open."""
        self.pid = pid
        self._pipe: int | None = pipe

    def poll(self) -> int | None:
        """None while it lives; how it ended is not known."""
        return None if self._lives(0) else -signal.SIGKILL

    def wait(self, timeout: float | None = None) -> int:
        """Until it has ended."""
        if self._lives(None if timeout is None else 1000 * timeout):
            raise subprocess.TimeoutExpired("kernel", timeout or 0)
        return -signal.SIGKILL

    def _lives(self, patience: float | None) -> bool:
        """Whether it does, after so many milliseconds; without any, when it does no more."""
        if self._pipe is None:
            return False
        watch = select.poll()
        watch.register(self._pipe, select.POLLIN)
        if not watch.poll(patience):
            return True
        os.close(self._pipe)
        self._pipe = None
        return False

    def send_signal(self, number: int) -> None:
        """To the kernel and whatever it has started, unless it has ended."""
        if self._lives(0):
            try:
                os.killpg(self.pid, number)
            except ProcessLookupError:  # so young that it has no group of its own yet
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it."""
        self.send_signal(signal.SIGKILL)


class Cradle:
    """The process that kernels are forked from; started when it is first wanted, and again if it has died."""

    def __init__(self, environment: dict[str, str]) -> None:
        """``environment`` is what all kernels have in common, and no secret of the server."""
        self._environment = environment
        self._turn = asyncio.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._line: socket.socket | None = None

    def open(self) -> socket.socket:
        """Start the process, if there is none."""
        if self._line is None:
            self._line, far = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
            with far:
                self._process = subprocess.Popen(  # noqa: S603 (our own module)
                    [sys.executable, "-P", "-m", f"{__package__}.cradle", str(far.fileno())],
                    pass_fds=[far.fileno()],
                    env=self._environment,
                    stdin=subprocess.DEVNULL,
                    start_new_session=True,
                )
            self._line.setblocking(False)
        return self._line

    async def bear(self, wish: Wish) -> Child:
        """Have a kernel forked.

        Raises:
            ConnectionError: if the process has died, or does not answer; the next kernel gets a new one.
        """
        async with self._turn:
            line = self.open()
            ours, theirs = os.pipe()
            told = b""
            try:
                socket.send_fds(line, [json.dumps(wish).encode()], [theirs])
                async with asyncio.timeout(PATIENCE):
                    told = await asyncio.get_running_loop().sock_recv(line, 20)
            except OSError as problem:
                raise ConnectionError(str(problem)) from problem
            finally:
                os.close(theirs)
                if not told:
                    os.close(ours)
                    self.close()  # an answer that comes later would be taken for that to another wish
            if not told:
                raise ConnectionError("the process that kernels come from has ended")
            return Child(int(told), ours)

    @property
    def pid(self) -> int | None:
        """Of the process, while there is one."""
        return None if self._process is None else self._process.pid

    def close(self) -> None:
        """End the process; the kernels that it has forked go on."""
        if self._line is not None:
            self._line.close()
            self._line = None
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
