"""What links begin with, so that others can open those that were made on the host's own machine."""

from __future__ import annotations

import os
from typing import Final
from urllib.parse import urlsplit

NETWORK_ADDRESS: Final = "CARDCITY_NETWORK_URL"
"""What the server puts into the environment of its kernels if others on the network can open it: where."""


def link_base(base: str) -> str:
    """The address that a page was opened with; if only this machine can open that, the one on the network."""
    network = os.environ.get(NETWORK_ADDRESS, "")
    try:
        name = urlsplit(base).hostname
    except ValueError:
        return base
    return network if network and name in ("127.0.0.1", "localhost", "::1") else base
