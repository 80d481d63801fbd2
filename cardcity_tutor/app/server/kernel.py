"""A visitor's kernel: IPython's, without what only its own users need.

The history would be written into the home folder of whoever hosts.
Run as ``python -m cardcity_tutor.app.server.kernel -f CONNECTION_FILE``.
"""

from __future__ import annotations

import logging
import os
import sys
from typing import Any, Final, TextIO

from .memory import OF_KERNELS, block_imports

OPTIONS: Final = (
    "--HistoryManager.enabled=False",
    "--IPKernelApp.capture_fd_output=False",
    "--Session.digest_history_size=0",  # the server lets no message come twice
)
MOST_COMPLAINTS: Final = 20_000
"""Characters that one kernel may write into the host's log: a visitor who provokes errors cannot fill the disk."""
NICENESS: Final = 5
"""Below the server, which has to answer everybody while somebody's kernel is computing."""


class Complaints:
    """Standard error, for a while."""

    def __init__(self, stream: TextIO) -> None:
        """The real one."""
        self._stream = stream
        self._left = MOST_COMPLAINTS

    def write(self, text: str) -> int:
        """Write what there is room for."""
        self._stream.write(text[: self._left])
        self._left -= min(self._left, len(text))
        return len(text)

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 (whatever a stream has)
        """All else is the stream's."""
        return getattr(self._stream, name)


def complain(_kind: object, _error: object, lines: list[str]) -> None:
    """A traceback goes to the host's log. IPython would send it to the browser, with the paths of this machine."""
    print("\n".join(lines), file=sys.stderr)


def start(words: list[str]) -> None:
    """Run until the server ends it."""
    block_imports(OF_KERNELS)
    from ipykernel.kernelapp import IPKernelApp
    from ipywidgets import load_ipython_extension

    if hasattr(os, "nice"):
        os.nice(NICENESS)
    # A page that closes says goodbye to its widgets one by one, also to those that went with another.
    logging.getLogger("Comm").setLevel(logging.ERROR)
    complaints: Any = Complaints(sys.stderr)
    sys.stderr = complaints
    app: Any = IPKernelApp.instance()
    app.initialize([*words, *OPTIONS])
    sys.stderr = (
        complaints  # errors are for the host's log, not for the visitor, to whom Jupyter would send them
    )
    load_ipython_extension(
        app.shell
    )  # widgets that were loaded before there was a kernel have not heard of it
    app.shell._showtraceback = complain  # noqa: SLF001 (IPython's own hook for another way to show one)
    app.start()


if __name__ == "__main__":
    start(sys.argv[1:])
