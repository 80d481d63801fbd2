"""Voilà, changed into a house for many: a pool of ready pages, a cap, a message filter, and little that can be asked.

Of Voilà's addresses only those remain that a page of widgets needs: no files, no listing of kernels, no login.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import re
import secrets
import shutil
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

import traitlets
from jupyter_events import EventLogger
from tornado.ioloop import IOLoop
from tornado.routing import HostMatches, Rule, RuleRouter
from tornado.web import HTTPError, RequestHandler
from voila.app import Voila
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler

from cardcity_tutor.locale import say

from .follow.handlers import API as FOLLOW_API
from .follow.handlers import follow_handlers
from .follow.rooms import Rooms
from .gzip_static import GzipPages
from .handlers import BaseRedirect, CapacityHandler, KernelModel, NotFoundHandler, PageHandler, TemplateFiles
from .hosting import HOST, Hosting, addresses, is_short_of_descriptors, visitor_memory, web_address
from .http_server import BoundedHTTPServer
from .join_page import JoinPage, terminal_code
from .logs import keep_quiet
from .memory import release_memory, resident
from .message_filter import ALLOWED
from .policy import HEADERS, SafeHeaders
from .pool import Pool
from .rate_limit import RateLimiter
from .rendering import KernelPages, PageRenderer, VisitPages
from .self_check import check_refusals
from .visitors import Visitors
from .watchdog import beat, limit_shutdown, rest
from .websocket import EndReason, KernelSocket

if TYPE_CHECKING:
    from .club.service import ClubService
    from .host.server_status import Process, Visitor

STARTS: Final = 900
"""Pages that one address may open in a minute: a whole school stands behind one router."""
KERNEL_STARTS: Final = 90
"""The same where each costs a process."""
MOST_MESSAGE: Final = 4_000_000
MOST_BODY: Final = 64_000
MOST_HEADER: Final = 32_000
LOCAL_NAMES: Final = r"(?:localhost|127\.0\.0\.1|\[::1\])$"
BODY_TIMEOUT_S: Final = 20.0
"""For the body of a request; who restores a backup has longer."""
WATCH: Final = 10.0
"""Seconds between two looks at the kernels."""
_KERNEL: Final = r"(?P<kernel_id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"

log = logging.getLogger(__name__)

Routes = list[tuple[str, type[RequestHandler], dict[str, Any]]]


class Tutor(Voila):  # type: ignore[misc]  # Voilà ships no types
    """The server. ``hosting``, ``sockets``, ``store`` and ``lang`` are given when it is made."""

    hosting = traitlets.Instance(Hosting, ())
    sockets = traitlets.Any(())
    """Bound already, so that a busy port was noticed before anything began."""
    store = traitlets.Any(None)
    """The club's, if there is one."""
    lang = traitlets.Unicode("fr")

    def initialize(self, argv: list[str] | None = None) -> None:
        """Stop on Ctrl-C and when the terminal is closed as on SIGTERM: after the kernels."""
        super().initialize(argv)
        self.ioloop = IOLoop.current()  # a signal may come before it runs
        keep_quiet(self.log)
        for name in ("SIGTERM", "SIGINT", "SIGHUP"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._handle_signal_stop)

    def _handle_signal_stop(self, sig: int, frame: FrameType | None) -> None:
        """End in good order, if that does not take too long."""
        limit_shutdown()
        super()._handle_signal_stop(sig, frame)

    @property
    def cap(self) -> int:
        """Visitors at once."""
        return self.hosting.visitors

    def init_settings(self) -> dict[str, Any]:
        """Voilà's settings, and what all our answers have in common."""
        self.guests = Visitors(self.hosting)
        self.starts = RateLimiter(KERNEL_STARTS if self.hosting.kernels else STARTS)
        self.clerk: ClubService | None = None
        self.rooms = Rooms()
        self._follow_secret = secrets.token_urlsafe(32)
        # Jupyter's kernels look for it here; else each has one of its own, whose loggers are never forgotten.
        self.event_logger = EventLogger()
        self._ending: set[asyncio.Task[None]] = set()
        self._tasks: list[asyncio.Task[None]] = []
        settings: dict[str, Any] = super().init_settings()
        self.kernel_manager.allowed_message_types = sorted(ALLOWED)
        if self.hosting.kernels:
            # ØMQ has a limit of its own, of 1,023 channels: too few for two hundred visitors who come and go.
            self.kernel_manager.context.max_sockets = self.kernel_manager.context.socket_limit
        frames = " ".join(["frame-ancestors 'self'", *self.hosting.embed])
        return settings | {
            # A page of elsewhere cannot reach this machine under a name that it made up.
            "allow_remote_access": not self.hosting.local,
            "default_handler_class": NotFoundHandler,
            "default_handler_args": {"server": self},
            "headers": {
                "Content-Security-Policy": HEADERS["Content-Security-Policy"].replace(
                    "frame-ancestors 'none'", frames
                )
            },
            "log_function": self._log_answer,
            "transforms": [SafeHeaders, GzipPages],
            "websocket_max_message_size": MOST_MESSAGE,
            # A page's widgets come as half a megabyte of text: over the Wi-Fi of a club it had better be packed, if quickly.
            "websocket_compression_options": {"compression_level": 1, "mem_level": 5},
        }

    def init_handlers(self) -> Routes:
        """What can be asked of the server, and nothing else."""
        base, template = re.escape(self.base_url.rstrip("/")), self.voila_configuration.template
        us = {"server": self}
        return [
            *([(base, BaseRedirect, us), ("/", BaseRedirect, us)] if base else []),
            (rf"{base}/", PageHandler, us),
            (rf"{base}/room", CapacityHandler, us),
            (rf"{base}/join", JoinPage, us),
            (rf"{base}/api/kernels/{_KERNEL}", KernelModel, {}),
            (rf"{base}/api/kernels/{_KERNEL}/channels", KernelSocket, us),
            (rf"{base}/voila/api/shutdown/{_KERNEL}", VoilaShutdownKernelHandler, {}),
            (rf"{base}/voila/templates/({template}/static/.+)", TemplateFiles, {}),
            *follow_handlers(self, self.rooms, self._follow_secret),
            *self._club_handlers(),
        ]

    def _club_handlers(self) -> Routes:
        if self.store is None:
            return []
        from .club.handler import club_handlers
        from .club.service import ClubService
        from .host import host_handlers

        self._secret = secrets.token_urlsafe(32)
        self.clerk = ClubService(self.store)
        self.host_key = self.hosting.host_key or self.store.host_key()
        club = club_handlers(self.base_url, self.clerk, self._secret)
        host = host_handlers(self.base_url, self.store, self.host_key, self)
        self._storage_threads = [club[0][2]["threads"], host[0][2]["office"].threads]
        return [*club, *host]

    def _kernel_environment(self) -> dict[str, str]:
        """What kernels are told besides: how to seal what browsers keep, what others can open, and the ways to phones and the club."""
        from cardcity_tutor.club import seals
        from cardcity_tutor.widgets.link_base import NETWORK_ADDRESS

        from .. import follow_client
        from ..own_lessons import PACK_VARIABLE

        known = self._network()
        network = {NETWORK_ADDRESS: known[0]} if known else {}
        if self.hosting.pack:
            network[PACK_VARIABLE] = self.hosting.pack
        network |= {
            follow_client.ADDRESS: web_address(HOST, self.port, self.base_url) + FOLLOW_API,
            follow_client.WORD: self._follow_secret,
        }
        if self.store is None:
            return {seals.VARIABLE: seals.new_key(), **network}
        from ..club_client import ADDRESS, WORD
        from .club.handler import club_address

        return {
            seals.VARIABLE: self.store.seal_key(),
            ADDRESS: club_address(self.port, self.base_url),
            WORD: self._secret,
            **network,
        }

    # ---------------------------------------------------------------- running

    def listen(self) -> None:
        """Serve until a signal comes, then leave nothing behind.

        Raises:
            InputError: if the server does not refuse what it must refuse.
        """
        self.problem: BaseException | None = None
        self.server = self.http_server()
        self.ioloop.add_callback(self._open)
        try:
            self.ioloop.start()
        finally:
            self.server.stop()
            self.stop()
            self._leave_storage()
            rest()
        if self.problem is not None:
            raise self.problem

    def http_server(self) -> BoundedHTTPServer:
        """What answers, on sockets that are yet to be added."""
        server = BoundedHTTPServer(
            # A page of elsewhere may have had its own name lead to this machine, to read what it gets: it gets nothing.
            RuleRouter([Rule(HostMatches(LOCAL_NAMES), self.app)]) if self.hosting.local else self.app,
            xheaders=self.hosting.behind_proxy,
            max_body_size=MOST_BODY,
            max_header_size=MOST_HEADER,
            idle_connection_timeout=120,
            body_timeout=BODY_TIMEOUT_S,
        )
        server.bound(self.hosting.max_connections, behind_proxy=self.hosting.behind_proxy)
        return server

    async def _open(self) -> None:
        """Open the house, once it is known to refuse what it must."""
        try:
            await self._begin()
        except Exception as problem:  # noqa: BLE001 (told by whoever listens)
            self.problem = problem
            self.ioloop.stop()

    async def _begin(self) -> None:
        # All that is loaded by now stays: not counted, it takes no time to look for what visitors left behind.
        gc.collect()
        gc.freeze()
        hosting, guests = self.hosting, self.guests
        renderer = KernelPages if hosting.kernels else VisitPages
        self.renderer: PageRenderer = renderer(self, self._kernel_environment())
        if not hosting.kernels:
            self.kernel_manager.begin(self.renderer.environment)
        self.pool = Pool(
            self.renderer.make,
            lambda: min(hosting.pool, guests.places),
            self.kernel_manager.lives,
            pause=hosting.pause,
        )
        await check_refusals(self)
        self.server.add_sockets(self.sockets)
        self._tasks += [
            asyncio.create_task(work) for work in (self.pool.fill(), self._watch(), beat(hosting.watchdog_s))
        ]
        await asyncio.sleep(0)  # the watchdog is awake before anybody comes
        self.announce()
        if self.open_browser:
            self.launch_browser()

    def announce(self) -> None:
        """Say where it is, for whom, and what it can bear."""
        hosting, port = self.hosting, self.port

        def tell(key: str, **params: object) -> None:
            print(say(self.lang, key, **params), flush=True)

        here = web_address(HOST, port, self.base_url)
        tell("serve-address", address=hosting.entry(here))
        if hosting.pack:
            tell("serve-pack", folder=hosting.pack)
        network = self.network_addresses()
        for address in network:
            tell("serve-network", address=address)
        if network:
            tell("serve-join", address=f"{here}join")
        if network and sys.stdout.isatty():
            with suppress(UnicodeEncodeError):  # a terminal that knows no blocks
                print(terminal_code(network[0]), flush=True)
        if self.store is not None:
            tell("serve-host", address=f"{here}host?key={quote(self.host_key)}")
            tell("serve-club", place=self.store.place)
        if hosting.visitors < hosting.wanted_visitors:
            tell("serve-few-files", visitors=hosting.visitors, wanted=hosting.wanted_visitors)
        tell(
            "serve-visitors",
            visitors=hosting.visitors,
            pool=hosting.pool,
            memory=visitor_memory(kernels=hosting.kernels),
        )

    def network_addresses(self) -> list[str]:
        """Where others on the network can open the tutor, the best first; behind a proxy only that knows."""
        return [self.hosting.entry(address) for address in self._network()]

    def _network(self) -> list[str]:
        hosting = self.hosting
        if hosting.local or hosting.behind_proxy:
            return []
        return [web_address(address, self.port, self.base_url) for address in addresses(hosting.address)]

    def launch_browser(self) -> None:
        """Show the page itself, rather than Voilà's file that leads to it."""
        import webbrowser

        address = self.hosting.entry(web_address(HOST, self.port, self.base_url))
        asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)

    def stop(self) -> None:
        """End all kernels, then throw their files away."""
        self.ioloop.run_sync(self._close)
        shutil.rmtree(self.connection_dir, ignore_errors=True)

    def _leave_storage(self) -> None:
        """Let the storage finish what it is doing: Python would wait for its threads when nobody looks at the time."""
        if self.store is not None:
            self.store.stop_waiting()
            for threads in self._storage_threads:
                threads.shutdown(cancel_futures=True)

    async def _close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if hasattr(self, "renderer"):
            await self.renderer.close()
        await asyncio.gather(*self._ending, return_exceptions=True)
        await asyncio.gather(
            *(self.kernel_manager.shutdown_kernel(kernel, now=True) for kernel in self.kernel_manager.ids),
            return_exceptions=True,
        )
        if not self.hosting.kernels:
            await self.kernel_manager.shutdown_all()

    @property
    def notebook_file(self) -> Path:
        """The notebook that is served."""
        return Path(self.notebook_path).resolve()

    # ---------------------------------------------------------------- kernels

    def is_short_of_descriptors(self) -> bool:
        """Whether nobody new can be let in for want of open files."""
        return is_short_of_descriptors()

    def forget(self, kernel: str, reason: EndReason = "ended") -> None:
        """A kernel ends: of a visitor, whose place is free, or of the pool, which wants another."""
        self.guests.left(kernel, reason)
        self.rooms.end(kernel)
        if self.clerk is not None:
            self.clerk.forget_visitor(kernel)
        if hasattr(self, "pool"):
            self.pool.lost(kernel)
            self.pool.stir()  # where the house was full, there is room for a page in waiting now

    def leave(self, kernel: str) -> None:
        """A kernel is about to be ended: forget it, and its page if that is still being made."""
        self.forget(kernel)
        if hasattr(self, "renderer"):
            self.renderer.give_up(kernel)

    async def end(self, kernel: str) -> None:
        """End a kernel, if it is still there."""
        self.leave(kernel)
        if kernel in self.kernel_manager:
            with suppress(HTTPError, KeyError, RuntimeError):  # ended by somebody else meanwhile
                await self.kernel_manager.shutdown_kernel(kernel)

    def end_soon(self, kernel: str) -> None:
        """The same, for those who cannot wait."""
        task = asyncio.get_running_loop().create_task(self.end(kernel))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def _watch(self) -> None:
        """End the kernels that nobody will come back to, and those that grow without end; clear away after visitors.

        What belonged to a connection refers to itself in circles, which Python would let pile up to some ten megabytes.
        """
        pause = min(WATCH, self.hosting.idle / 8, self.hosting.hello / 8)
        while True:
            await asyncio.sleep(pause)
            for kernel in self.guests.overdue(
                within=2 * pause
            ):  # the next look, which may be late, would be too late
                await self.end(kernel)
            if self.hosting.kernels:
                await self._end_large_kernels()
            release_memory()

    async def _end_large_kernels(self) -> None:
        for kernel in self.kernel_manager.ids:
            memory = resident(self.kernel_manager.process(kernel))
            if memory is not None and memory > self.hosting.kernel_memory:
                self.complain("serve-kernel-memory", memory=round(memory))
                self.forget(kernel, "size")
                await self.end(kernel)

    def processes(self) -> list[Process]:
        """The workers and helpers, for the host's page."""
        found: list[Process] = self.kernel_manager.lines()
        return found

    def restart(self, process: int) -> bool:
        """Put another worker in the place of this one."""
        return bool(self.kernel_manager.restart_worker(process))

    def visitors(self) -> list[Visitor]:
        """All kernels or visits, of visitors and of the pool, for the host's page."""
        lines: list[Visitor] = []
        for kernel in self.kernel_manager.ids:
            guest = self.guests.here.get(kernel)
            active = self.kernel_manager.active(kernel)
            lines.append(
                {
                    "id": kernel[:8],
                    "nickname": self.clerk.nickname_of(kernel) if self.clerk is not None else "",
                    "since": guest.since if guest else active,
                    "active": active,
                    "memory": self.kernel_manager.memory(kernel),
                    "state": "waiting" if guest is None else "lost" if guest.lost else "visiting",
                }
            )
        return lines

    # ---------------------------------------------------------------- words

    def complain(self, key: str, **params: object) -> None:
        """Tell the host, in the log."""
        now = time.strftime("%Y-%m-%d %H:%M:%S")
        print(now, say(self.lang, key, **params), file=sys.stderr, flush=True)

    def _log_answer(self, handler: RequestHandler) -> None:
        """Only failures of ours, and no query: it may tell what somebody plays."""
        if handler.get_status() >= 500 and not isinstance(handler, (PageHandler, CapacityHandler)):
            log.error("%s %s: %d", handler.request.method, handler.request.path, handler.get_status())
