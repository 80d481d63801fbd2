"""The kernels of a server, as the system shows them."""

from __future__ import annotations

import re
from pathlib import Path

import psutil

_KERNEL = re.compile(r"kernel-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})")


def kernels_of(server: int) -> dict[str, psutil.Process]:
    """The processes of all kernels that listen, by their names."""
    found = {}
    for child in psutil.Process(server).children(recursive=True):
        try:
            if child.status() != psutil.STATUS_ZOMBIE and (name := _KERNEL.search(_traces(child))):
                found[name[1]] = child
        except psutil.NoSuchProcess:
            continue
    return found


def connection_folder(server: int) -> Path:
    """Where the connection files of its kernels lie."""
    for kernel in kernels_of(server).values():
        for word in _traces(kernel).split():
            if _KERNEL.search(word):
                return Path(word).parent
    raise LookupError("no kernel")


def _traces(process: psutil.Process) -> str:
    """Where a kernel's name may stand: among its words, or, if it was forked, in the names of its sockets."""
    sockets = (str(entry.laddr) for entry in process.net_connections("unix"))
    return " ".join([*process.cmdline(), *sockets])
