"""How the tutor is hosted: where it listens, how many it lets in, what it keeps; and what a machine can bear."""

from __future__ import annotations

import re
import socket
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from cardcity_tutor.core.errors import InputError

from .births import FORKING

HOST: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  # only where somebody asks for it
MB: Final = 1_000_000
VISITOR_MEMORY: Final = 50 if FORKING else 70
"""MB that one visitor is reckoned with: the kernel with home, board and a page or two."""
SERVER_MEMORY: Final = 250
"""MB for the server itself."""
FEWEST_VISITORS, MOST_VISITORS = 4, 200
_BASE = re.compile(r"(?:/[A-Za-z0-9._~@%-]+)*/?")
_SITE = re.compile(r"https?://[A-Za-z0-9.*-]+(?::\d{1,5})?")


@dataclass(frozen=True)
class Hosting:
    """The options of ``serve``; the defaults are for one laptop and nobody but its user."""

    address: str = HOST
    base_url: str = "/"
    """Begins and ends with a slash."""
    behind_proxy: bool = False
    """A reverse proxy stands before it: its word about visitors' addresses is believed."""
    embed: tuple[str, ...] = ()
    """Sites that may show the tutor in a frame."""
    pool: int = 2
    """Pages that are ready before anybody asks."""
    pause: float = 4
    """Seconds after a visitor came before the pool is filled up: their own page comes first."""
    visitors: int = 20
    """As many kernels as there may be visitors, the pool not counted."""
    idle: float = 900
    """Seconds that a kernel waits for a browser that has lost its connection."""
    hello: float = 60
    """Seconds that it waits for a browser that never connected."""
    kernel_memory: int = 400
    """MB at which a kernel is ended: a loop that somebody provoked, not a visitor."""
    host_key: str = ""
    """What the host's page asks for; a fresh one without it."""

    @property
    def local(self) -> bool:
        """Whether only this machine can reach it."""
        return self.address in (HOST, "localhost", "::1") and not self.behind_proxy


def read_base_url(text: str) -> str:
    """A base URL with both its slashes.

    >>> read_base_url("tutor")
    '/tutor/'
    """
    path = "/" + text.strip("/") + "/" if text.strip("/") else "/"
    if not _BASE.fullmatch(path) or "/../" in path or "/./" in path:
        raise InputError("serve-base-url", value=text[:80])
    return path


def read_sites(text: str) -> tuple[str, ...]:
    """Sites parted by commas, each with its scheme, as browsers want them."""
    sites = tuple(site.strip().rstrip("/") for site in text.split(",") if site.strip())
    for site in sites:
        if not _SITE.fullmatch(site):
            raise InputError("serve-embed", value=site[:80])
    return sites


def usual_visitors() -> int:
    """How many visitors the memory that is free now can bear, a fifth left for the rest of the machine."""
    import psutil

    free = psutil.virtual_memory().available // MB
    limit = _container_limit()
    if limit is not None:
        free = min(free, limit // MB)
    return max(FEWEST_VISITORS, min(MOST_VISITORS, int(free * 0.8 - SERVER_MEMORY) // VISITOR_MEMORY))


def _container_limit() -> int | None:
    """What a container may use, which the machine's own figures do not tell."""
    for file in ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"):
        try:
            return int(Path(file).read_text(encoding="ascii"))
        except (OSError, ValueError):  # no such file, or "max"
            continue
    return None


def addresses(address: str) -> list[str]:
    """What people can type to reach a server that listens there: all addresses of this machine, or the one."""
    if address not in EVERYWHERE:
        return [address]
    import psutil

    families = (socket.AF_INET,) if address == "0.0.0.0" else (socket.AF_INET, socket.AF_INET6)  # noqa: S104
    return [
        entry.address
        for entries in psutil.net_if_addrs().values()
        for entry in entries
        if entry.family in families
        # Link-local addresses carry the name of a network card, which nobody can type.
        and not entry.address.startswith(("127.", "::1", "fe80", "169.254."))
    ]


def web_address(address: str, port: int, base_url: str) -> str:
    """The address as a browser takes it.

    >>> web_address("::1", 8866, "/tutor/")
    'http://[::1]:8866/tutor/'
    """
    host = f"[{address}]" if ":" in address else address
    return f"http://{host}:{port}{base_url}"
