"""How the house fares, as plain data for the host's page; the words are made here, the page only shows them."""

from __future__ import annotations

import os
import time
from datetime import UTC, datetime
from typing import IO, TYPE_CHECKING, Any, Final, Literal, Protocol, TypedDict

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.locale import say
from cardcity_tutor.render.measures import memory_text, moment_text, size_text, span_text

from ..memory import resident

if TYPE_CHECKING:
    from cardcity_tutor.club import Store

EVERY: Final = 4
"""Seconds between two looks."""
MEMBERS: Final = 50
"""On a page."""


State = Literal["visiting", "lost", "waiting"]
"""A kernel of somebody who is here, of one whose browser has gone without a word, or warm and waiting for somebody."""


class Visitor(TypedDict):
    """A kernel."""

    id: str
    """Shortened: it says which is which and opens nothing."""
    nickname: str
    """Of the member who is there; nothing for anybody else."""
    since: float
    """Seconds since the epoch, as in ``active``."""
    active: float
    memory: float | None
    """Megabytes, its part of what it shares with others included; or unknown."""
    state: State


class Process(TypedDict):
    """A worker, the spare one or a helper."""

    kind: Literal["worker", "spare", "helper"]
    process: int
    visits: int
    """Of a worker."""
    since: float
    memory: float | None
    """Megabytes, its part of what it shares with others included."""
    each: float | None
    """Megabytes that a visit of this worker takes, on average."""


class Server(Protocol):
    """What the page asks the server."""

    cap: int
    """Visitors at once; 0: any number."""

    def visitors(self) -> list[Visitor]:
        """All kernels."""

    def network_addresses(self) -> list[str]:
        """Where others on the network can open the tutor, the best first."""

    def processes(self) -> list[Process]:
        """The workers and helpers, where visits share processes."""

    def restart(self, process: int) -> bool:
        """Put another worker in the place of one, whose pages come back by themselves; False if there is no such worker."""


class ServerStatus:
    """The server and the storage, together."""

    def __init__(self, store: Store, server: Server) -> None:
        """Open from now on."""
        self.store = store
        self.server = server
        self.opened = time.monotonic()

    def visitors(self) -> list[Visitor]:
        """To be asked on the server's own thread."""
        return self.server.visitors()

    def processes(self) -> list[Process]:
        """To be asked on the server's own thread."""
        return self.server.processes()

    def state(
        self, lang: str, visitors: list[Visitor], processes: list[Process], page: int = 1
    ) -> dict[str, Any]:
        """Everything that the page shows, in words."""
        now = time.time()
        own = resident(os.getpid())
        here = [line for line in visitors if line["state"] != "waiting"]  # who is lost keeps the place
        known = [line["memory"] for line in visitors if line["memory"] is not None]
        total = sum(known) + (own or 0.0) + sum(each["memory"] or 0.0 for each in processes)
        census = self.store.census()
        members = self.store.members(page, MEMBERS)
        cap = self.server.cap
        return {
            "figures": [
                [
                    say(lang, "host-visitors"),
                    f"{len(here)}\N{NO-BREAK SPACE}/\N{NO-BREAK SPACE}{cap}" if cap else str(len(here)),
                ],
                [say(lang, "host-pool"), str(len(visitors) - len(here))],
                [say(lang, "host-memory"), memory_text(lang, total)],
                [say(lang, "host-uptime"), span_text(lang, time.monotonic() - self.opened)],
                [say(lang, "host-members"), str(census.rows["members"])],
                [say(lang, "host-size"), size_text(lang, census.bytes)],
            ],
            "place": self.store.place,
            "kernels": [
                [
                    line["nickname"]
                    or say(lang, "host-nobody" if line["state"] == "waiting" else "host-guest"),
                    line["id"],
                    say(lang, f"host-kernel-{line['state']}"),
                    span_text(lang, now - line["since"]),
                    span_text(lang, now - line["active"]),
                    memory_text(lang, line["memory"]),
                ]
                for line in sorted(visitors, key=lambda line: (line["state"] == "waiting", line["since"]))
            ]
            + [
                [
                    say(lang, name),
                    "",
                    "",
                    span_text(lang, time.monotonic() - self.opened),
                    "",
                    memory_text(lang, memory),
                ]
                for name, memory in (("host-server", own),)
            ],
            "workers": [
                [
                    say(lang, f"host-{each['kind']}"),
                    str(each["process"]),
                    str(each["visits"]) if each["kind"] == "worker" else "",
                    span_text(lang, now - each["since"]),
                    memory_text(lang, each["memory"]),
                    "" if each["each"] is None else size_text(lang, round(1_000_000 * each["each"])),
                    each["kind"] == "worker",
                ]
                for each in processes
            ],
            "members": [
                [
                    line.nickname,
                    moment_text(lang, line.joined),
                    moment_text(lang, line.seen),
                    line.games,
                    line.results,
                ]
                for line in members
            ],
            "page": members.number,
            "pages": members.pages,
            "stored": [[say(lang, f"host-rows-{name}"), count] for name, count in census.rows.items()],
        }

    def restore(self, lang: str, file: IO[bytes]) -> str:
        """Put a backup back, after a backup of what is there; what was done, in words."""
        from cardcity_tutor.club.backup import Backup

        backup = Backup(file)  # a damaged file asks for no other backup first
        safe = self.store.folder / f"club-before-restore-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.zip"
        self.store.backup(safe)
        try:
            counts = self.store.restore(backup)
        except InputError:
            safe.unlink(missing_ok=True)
            raise
        return say(lang, "host-restored", members=counts["members"], path=str(safe))
