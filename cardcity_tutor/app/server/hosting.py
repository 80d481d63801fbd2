"""How the tutor is hosted: where it listens, how many it lets in, what it keeps; and what a machine can bear."""

from __future__ import annotations

import os
import re
import socket
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final
from urllib.parse import quote

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games import DEFAULT

HOST: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104  # only where somebody asks for it
MB: Final = 1_000_000
KERNEL_MEMORY: Final = 70
"""MB that a visitor with a kernel of their own is reckoned with: home, board and a page or two."""
VISIT_MEMORY: Final = 1
"""MB that a visit of a worker is reckoned with, the server's part included."""
SERVER_MEMORY: Final = 250
"""MB for the server itself."""
WORKER_MEMORY: Final = 110
"""MB for a worker with everything loaded, or a helper."""
KERNEL_DESCRIPTORS: Final = 24
"""Open files that a visitor with a kernel may have: the kernel, two websockets and the channels between them."""
VISIT_DESCRIPTORS: Final = 3
"""Open files that a visit may have: two websockets, and one more on its way."""
SPARE_DESCRIPTORS: Final = 60
"""With fewer left nobody new is let in."""
SERVER_DESCRIPTORS: Final = 100
MAX_DESCRIPTORS: Final = 65_536
"""More would only cost memory."""
FEWEST_VISITORS, MOST_VISITORS, MOST_KERNELS = 4, 500, 200
MOST_WORKERS = 32
_INNER_NETWORKS: Final = ("docker", "br-", "veth", "virbr", "vbox", "vmnet", "lxc")
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
    kernels: bool = False
    """Each visitor has a kernel, a process of their own, instead of a visit in a worker."""
    workers: int = 2
    """Processes that hold the visits."""
    helpers: int = 1
    """Processes that do what takes long: advice, strong bots, puzzles."""
    hang_s: float = 5
    """How long a worker may give no sign of life, or work for one visit, before it is ended."""
    worker_memory: int = 1500
    """MB at which a worker is ended: its pages come back on the others."""
    pool: int = 2
    """Pages that are ready before anybody asks."""
    pause: float = 4
    """Seconds after a visitor came before the pool is filled up: their own page comes first."""
    visitors: int = 20
    """As many kernels as there may be visitors, the pool not counted."""
    wanted_visitors: int = 0
    """How many were asked for, where there are descriptors for fewer."""
    idle: float = 900
    """Seconds that a kernel waits for a browser that has lost its connection, unless somebody else needs the place."""
    hello: float = 120
    """Seconds that it waits for a browser that never connected, unless somebody else needs the place."""
    reserve_s: float = 5
    """How long a page that was fetched has its place for certain before it is connected."""
    keep_s: float = 30
    """The same for one whose browser was lost from sight."""
    watchdog_s: float = 10
    """When the event loop has stood still for so long, the server ends with an error."""
    max_connections: int = 400
    """Connections at a time, besides visitors' websockets."""
    kernel_memory: int = 400
    """MB at which a kernel is ended: a loop that somebody provoked, not a visitor."""
    pack: str = ""
    """The folder of lessons that are played beside the course."""
    ruleset: str = DEFAULT
    """The game to which the addresses lead."""
    host_key: str = ""
    """What the host's page asks for; without it, the one that the club keeps."""

    @property
    def local(self) -> bool:
        """Whether only this machine can reach it."""
        return self.address in (HOST, "localhost", "::1") and not self.behind_proxy

    def entry(self, address: str) -> str:
        """Where people come in who open the tutor at this address: its game is open then."""
        return address if self.ruleset == DEFAULT else f"{address}?ruleset={quote(self.ruleset)}"


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


def usual_workers() -> int:
    """One for each processor that we may use."""
    count = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(MOST_WORKERS, count))


def usual_helpers() -> int:
    """One, and a second where there are processors that the workers leave free now and then."""
    return 1 if usual_workers() < 3 else 2


def visitor_memory(*, kernels: bool) -> int:
    """MB that one visitor is reckoned with."""
    return KERNEL_MEMORY if kernels else VISIT_MEMORY


def usual_visitors(workers: int = 0) -> int:
    """How many visitors the memory that is free now can bear, a fifth left for the rest of the machine.

    In so many workers; without any, each with a kernel.
    """
    import psutil

    free = psutil.virtual_memory().available // MB
    limit = _container_limit()
    if limit is not None:
        free = min(free, limit // MB)
    processes = workers + 1 if workers else 0  # with the spare one
    left = int(free * 0.8 - SERVER_MEMORY - WORKER_MEMORY * processes)
    most = MOST_VISITORS if workers else MOST_KERNELS
    return max(FEWEST_VISITORS, min(most, left // visitor_memory(kernels=not workers)))


def _container_limit() -> int | None:
    """What a container may use, which the machine's own figures do not tell."""
    for file in ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"):
        try:
            return int(Path(file).read_text(encoding="ascii"))
        except (OSError, ValueError):  # no such file, or "max"
            continue
    return None


def fit_to_descriptors(hosting: Hosting) -> Hosting:
    """The same with no more visitors and connections than this system allows open files; the limit is raised first."""
    limit = _raised_descriptor_limit()
    if limit is None:
        return hosting
    connections = min(hosting.max_connections, limit // 4)
    free = limit - SERVER_DESCRIPTORS - connections
    each = KERNEL_DESCRIPTORS if hosting.kernels else VISIT_DESCRIPTORS
    visitors = max(1, free // each - hosting.pool)
    fitting = replace(hosting, max_connections=connections)
    if visitors >= hosting.visitors:
        return fitting
    return replace(fitting, visitors=visitors, wanted_visitors=hosting.visitors)


def _raised_descriptor_limit() -> int | None:
    """How many files the server may have open: as many as the system lets it; None where that is no question."""
    try:
        import resource
    except ImportError:
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, MAX_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return MAX_DESCRIPTORS if soft == resource.RLIM_INFINITY else soft


def is_short_of_descriptors() -> bool:
    """Whether hardly a file more can be opened; only Linux tells."""
    try:
        import resource

        opened = len(os.listdir("/proc/self/fd"))  # noqa: PTH208 (names are enough)
    except (ImportError, OSError):
        return False
    return opened > resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE_DESCRIPTORS


def addresses(address: str) -> list[str]:
    """What people can type to reach a server that listens there: all addresses of this machine, or the one.

    First the one by which the machine would reach others, last those of networks within the machine.
    """
    if address not in EVERYWHERE:
        return [address]
    import psutil

    families = (socket.AF_INET,) if address == "0.0.0.0" else (socket.AF_INET, socket.AF_INET6)  # noqa: S104
    found = [
        (entry.address, name)
        for name, entries in psutil.net_if_addrs().items()
        for entry in entries
        if entry.family in families
        # Link-local addresses carry the name of a network card, which nobody can type.
        and not entry.address.startswith(("127.", "::1", "fe80", "169.254."))
    ]
    outward = _outward_address()
    found.sort(key=lambda each: (each[0] != outward, each[1].startswith(_INNER_NETWORKS), ":" in each[0]))
    return [each for each, _ in found]


def _outward_address() -> str:
    """The address of this machine on the way to others, if it knows one; nothing is sent."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address for documentation, which is nobody's
        return str(probe.getsockname()[0])
    return ""


def web_address(address: str, port: int, base_url: str) -> str:
    """The address as a browser takes it.

    >>> web_address("::1", 8866, "/tutor/")
    'http://[::1]:8866/tutor/'
    """
    host = f"[{address}]" if ":" in address else address
    return f"http://{host}:{port}{base_url}"
