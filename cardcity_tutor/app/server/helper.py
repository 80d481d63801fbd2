"""A helper: a process that does one visitor's long work at a time. Run as ``python -m cardcity_tutor.app.server.helper FD``.

It is told to break off by an error that is raised in its main thread; whoever does not heed it is ended by the server.
"""

from __future__ import annotations

import os
import pickle
import signal
import socket
import struct
import sys
from contextlib import suppress
from ctypes import c_ulong, py_object, pythonapi
from pathlib import Path
from queue import SimpleQueue
from threading import Thread, main_thread
from typing import Any, Final

from .frames import frame
from .memory import OF_KERNELS, block_imports, use_one_heap

NICENESS: Final = 10
"""Below the workers, whose visitors wait for an answer to a click."""
_LENGTHS: Final = struct.Struct("!II")


class BreakOffError(Exception):
    """Nobody wants the result any more."""


def read(line: socket.socket) -> tuple[bytes, bytes]:
    """The next frame; an ``EOFError`` when the server has gone."""

    def exactly(count: int) -> bytes:
        found = bytearray()
        while len(found) < count:
            piece = line.recv(count - len(found))
            if not piece:
                raise EOFError
            found += piece
        return bytes(found)

    head, body = _LENGTHS.unpack(exactly(_LENGTHS.size))
    return exactly(head), exactly(body)


def listen(line: socket.socket, jobs: SimpleQueue[tuple[int, bytes]], state: dict[str, int]) -> None:
    """Take jobs in, and breaks of the one that runs, until the server has gone."""
    import json

    with suppress(EOFError, OSError):
        while True:
            head, body = read(line)
            told: dict[str, Any] = json.loads(head)
            if told["do"] == "job":
                jobs.put((told["job"], body))
            elif state["job"] == told["job"]:
                pythonapi.PyThreadState_SetAsyncExc(
                    c_ulong(main_thread().ident or 0), py_object(BreakOffError)
                )
    os._exit(0)


def done(body: bytes) -> tuple[str, bytes]:
    """Do a job: how it went, and the answer or error."""
    try:
        work, args, kwargs = pickle.loads(body)  # noqa: S301 (from our own worker)
        return "done", pickle.dumps(work(*args, **kwargs), pickle.HIGHEST_PROTOCOL)
    except BreakOffError:
        return "stopped", b""
    except Exception as error:  # noqa: BLE001 (raised where it was wanted)
        with suppress(Exception):
            return "failed", pickle.dumps(error)
        return "failed", pickle.dumps(RuntimeError(str(error)))


def run(line: socket.socket) -> None:
    """Work until the server has gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to answer
    block_imports(OF_KERNELS)
    use_one_heap()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with suppress(OSError):
        Path("/proc/self/comm").write_text("cardcity-helper", encoding="ascii")
    jobs: SimpleQueue[tuple[int, bytes]] = SimpleQueue()
    state = {"job": -1}
    Thread(target=listen, args=(line, jobs, state), daemon=True).start()
    while True:
        with suppress(BreakOffError):  # it may come a moment late
            number, body = jobs.get()
            state["job"] = number
            how, answer = done(body)
            state["job"] = -1
            line.sendall(frame({"job": number, "how": how}, answer))


if __name__ == "__main__":
    run(socket.socket(fileno=int(sys.argv[1])))
