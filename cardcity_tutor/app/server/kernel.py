"""A visitor's kernel: IPython's, without what only its own users need.

The debugger alone takes 8 MB of every kernel. The history would be written into the home folder of whoever hosts.
Run as ``python -m cardcity_tutor.app.server.kernel -f CONNECTION_FILE``.
"""

from __future__ import annotations

import sys
from typing import Any, Final

UNUSED: Final = ("debugpy",)
OPTIONS: Final = ("--HistoryManager.enabled=False",)


def start(words: list[str]) -> None:
    """Run until the server ends it."""
    modules: dict[str, Any] = sys.modules
    for name in UNUSED:
        modules[name] = None  # an import of it fails, as if it were not installed
    from ipykernel.kernelapp import IPKernelApp

    IPKernelApp.launch_instance([*words, *OPTIONS])


if __name__ == "__main__":
    start(sys.argv[1:])
