"""The host's page, ``<base>/host``: who is here, how the house fares, members, backup and restore.

It is a page of the server itself and needs no kernel, so it opens even when the house is full.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .handlers import host_handlers
from .server_status import ServerStatus

if TYPE_CHECKING:
    from .server_status import Server

__all__ = ["Server", "ServerStatus", "host_handlers"]
