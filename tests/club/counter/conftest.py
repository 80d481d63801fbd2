"""A club with its counter and its host's page, on a real server in a thread."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Queue
from typing import Any, NamedTuple

import pytest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application

from cardcity_tutor.app.club_client import ClubClient
from cardcity_tutor.app.server.club.handler import club_address, club_handlers
from cardcity_tutor.app.server.club.service import ClubService
from cardcity_tutor.app.server.host import host_handlers
from cardcity_tutor.app.server.host.server_status import Process, State, Visitor
from cardcity_tutor.club import Store

SECRET = "between-us"
KEY = "the-host's-key"
BASE = "/tutor/"


class FakeServer:
    """What the host's page asks the server: two pages, one of them with a visitor, a worker and a helper."""

    cap = 20

    def visitors(self) -> list[Visitor]:
        return [
            self._kernel("aaaa1111", "Zoé", 61.0, "visiting"),
            self._kernel("bbbb2222", "", None, "waiting"),
        ]

    @staticmethod
    def _kernel(name: str, nickname: str, memory: float | None, state: State) -> Visitor:
        return {
            "id": name,
            "nickname": nickname,
            "since": 0.0,
            "active": 0.0,
            "memory": memory,
            "state": state,
        }

    def network_addresses(self) -> list[str]:
        return ["http://192.168.1.12:8866/tutor/", "http://10.0.0.7:8866/tutor/"]

    def processes(self) -> list[Process]:
        worker: Process = {
            "kind": "worker", "process": 4711, "visits": 3, "since": 0.0, "memory": 80.0, "each": 0.5,
        }  # fmt: skip
        return [
            worker,
            {**worker, "kind": "helper", "process": 4712, "visits": 0, "memory": None, "each": None},
        ]

    def restart(self, process: int) -> bool:
        return process == 4711


class Club(NamedTuple):
    """A running server, its storage, and a way to a desk."""

    port: int
    store: Store

    @property
    def address(self) -> str:
        return club_address(self.port, BASE)

    def desk(self, **options: Any) -> ClubClient:
        return ClubClient(self.address, SECRET, **options)


@contextmanager
def served(store: Store) -> Iterator[Club]:
    """Serve until the block ends. Bodies are small as on our server, and the clock of the limits stands still."""
    ready: Queue[tuple[int, Callable[[], object]]] = Queue()

    async def main() -> None:
        done = asyncio.Event()
        loop = asyncio.get_running_loop()
        handlers = [
            *club_handlers(BASE, ClubService(store, clock=lambda: 0.0), SECRET),
            *host_handlers(BASE, store, KEY, FakeServer(), clock=lambda: 0.0),
        ]
        server = HTTPServer(Application(handlers), max_body_size=64_000)
        sock, port = bind_unused_port()
        server.add_socket(sock)
        ready.put((port, lambda: loop.call_soon_threadsafe(done.set)))
        await done.wait()
        server.stop()
        await server.close_all_connections()

    thread = threading.Thread(target=lambda: asyncio.run(main()))
    thread.start()
    port, stop = ready.get(timeout=30)
    try:
        yield Club(port, store)
    finally:
        stop()
        thread.join(30)


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    """A club on SQLite."""
    with Store(tmp_path / "club.db") as opened, served(opened) as running:
        yield running


@pytest.fixture
def any_club(store: Store) -> Iterator[Club]:
    """A club on either kind of database."""
    with served(store) as running:
        yield running
