"""Where visitors' kernels come from: one process that has loaded all they need, and divides itself for each of them.

A kernel that is started afresh takes most of a second to load the same modules as all others, and a memory of its own
to hold them. One that is forked is there at once, and shares what it does not change. While nobody wants a kernel, what
is behind the first page is loaded too.

The server starts it as ``python -m cardcity_tutor.app.server.cradle FD`` and asks for kernels over that socket, one
message each: the words, environment and folder of the kernel as JSON, and beside it the writing end of a pipe, which
the kernel holds open as long as it lives: so each notices at once when the other has ended, whatever becomes of the
process between them. The answer is the number of the kernel's process. `births` is the server's side.
"""

from __future__ import annotations

import gc
import json
import os
import select
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Final, TypedDict

from .thrift import OF_KERNELS, do_without, give_back, pare_words, share_heap

MOST_WISH: Final = 200_000
"""Bytes of a message: an environment, mostly."""
QUIET: Final = 0.4
"""Seconds without a wish before the next page is loaded: whoever comes meanwhile waits for one page at most."""


class Wish(TypedDict):
    """A kernel that the server wants."""

    words: list[str]
    environment: dict[str, str]
    folder: str
    name: str
    """What the system calls its process; the first 15 characters count."""


def load() -> None:
    """Load what every kernel needs, and make a page once, so that its words and pictures are at hand."""
    do_without(OF_KERNELS)
    share_heap()
    pare_words()
    import ipykernel.kernelapp  # noqa: F401 (it is there for the kernels)
    import ipywidgets
    import nacl.bindings  # noqa: F401 (for the seals)

    from ..front import front

    front()._repr_mimebundle_()
    ipywidgets.Widget.close_all()


def load_pages() -> Iterator[str]:
    """Load the other pages one by one, then the course: its visitors find it read, and share its lessons.

    No page is made, as the first one is: the gaps that it leaves in memory would be filled by every kernel anew.
    """
    from cardcity_tutor.core.errors import TutorError
    from cardcity_tutor.course.packs import course

    from ..shell import PAGES

    for page in PAGES:
        with suppress(ImportError):  # who opens it will be told
            import_module(f"..pages.{page}", __package__)
        yield page
    with suppress(TutorError):
        course()
    yield "lessons"


def settle() -> None:
    """Give back what loading has left over, and keep the collector's hands off the rest: a touched page is shared no more."""
    give_back()
    gc.freeze()


def next_kernel(line: socket.socket) -> tuple[Wish, int] | None:
    """Fork for every wish. A child returns with its own, and its pipe; the process itself when the server is gone."""
    left = load_pages()
    more = True
    while True:
        if more and not select.select([line], [], [], QUIET)[0]:
            more = next(left, None) is not None
            settle()  # whoever comes next is born from this
            continue
        message, pipes, _, _ = socket.recv_fds(line, MOST_WISH, 1)
        if not message:
            return None
        wish: Wish = json.loads(message)
        (pipe,) = pipes
        child = os.fork()
        if not child:
            return wish, pipe
        os.close(pipe)
        line.send(str(child).encode("ascii"))


def end_with_server(pipe: int) -> None:
    """End when nobody reads the pipe any more."""
    watch = select.poll()
    watch.register(pipe, 0)
    watch.poll()
    os._exit(1)


def become(wish: Wish, pipe: int) -> None:
    """Be that kernel."""
    from .kernel import start

    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with suppress(OSError):
        Path("/proc/self/comm").write_text(wish["name"][:15], encoding="ascii")
    os.environ.clear()
    os.environ.update(wish["environment"])
    os.chdir(wish["folder"])
    Thread(target=end_with_server, args=(pipe,), daemon=True).start()
    start([*wish["words"], "--IPKernelApp.parent_handle=1"])  # 1: no need to look after the parent


def main(line: socket.socket) -> None:
    """Until the server closes the line."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the server's to answer
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system itself forgets kernels that have ended
    load()
    settle()
    with line:
        born = next_kernel(line)
    if born is not None:
        become(*born)


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
