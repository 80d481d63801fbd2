"""Tornado's server with bounds: so many connections at a time, in all and from one address.

A connection costs a file descriptor, and descriptors are few. When there are too many, one is closed to let the new one
in, of whoever has most: idle connections first, the oldest of them. Websockets do not count here; visitors have places.
"""

from __future__ import annotations

import logging
from collections import Counter
from typing import Any, Final, cast
from urllib.parse import urlsplit

from tornado.http1connection import HTTP1ServerConnection
from tornado.httpserver import HTTPServer
from tornado.httputil import (
    HTTPConnection,
    HTTPHeaders,
    HTTPMessageDelegate,
    RequestStartLine,
    ResponseStartLine,
)
from tornado.ioloop import IOLoop

from .rate_limit import network

PER_ADDRESS: Final = 200
"""Connections: a whole club stands behind one router."""
ACCEPT_PAUSE_S: Final = 1.0
"""Before the next connection is accepted where the system has no descriptor left."""
ACCEPT_BATCH: Final = 100
DISTRUSTED: Final = ("X-Real-Ip", "X-Scheme")
"""Tornado would believe these before the documented ``X-Forwarded-…``, which the proxy writes anew."""
ADDRESSES: Final = ("Origin", "Referer")
"""Jupyter takes them apart; what nobody can take apart is an origin that is not told, as browsers say it."""

log = logging.getLogger(__name__)


class BoundedHTTPServer(HTTPServer):
    """Closes old connections rather than refusing new ones."""

    def bound(self, max_connections: int, *, behind_proxy: bool) -> None:
        """Set the bounds. Behind a proxy all connections come from one address, which has no bound of its own then."""
        self._max = max_connections
        self._max_per_address = max_connections if behind_proxy else min(PER_ADDRESS, max_connections)
        self._open: dict[HTTP1ServerConnection, str] = {}
        """The address of each, who was heard last at the end."""
        self._busy: set[HTTP1ServerConnection] = set()

    # ---------------------------------------------------------------- accepting

    def add_sockets(self, sockets: Any) -> None:  # noqa: ANN401 (Tornado's)
        """Accept what comes on these; where no descriptor is left, wait a moment instead of failing in a loop."""
        for sock in sockets:
            self._sockets[sock.fileno()] = sock
            self._listen_on(sock)

    def _listen_on(self, sock: Any) -> None:  # noqa: ANN401
        loop = IOLoop.current()

        def accept(_fd: Any, _events: int) -> None:  # noqa: ANN401
            for _ in range(ACCEPT_BATCH):
                try:
                    connection, address = sock.accept()
                except BlockingIOError:
                    return
                except ConnectionAbortedError:
                    continue
                except OSError as problem:
                    log.error("a connection could not be accepted: %s", problem)  # noqa: TRY400 (nothing to trace)
                    loop.remove_handler(sock)
                    loop.call_later(ACCEPT_PAUSE_S, self._listen_on, sock)
                    return
                self._handle_connection(connection, address)

        if not self._stopped:
            loop.add_handler(sock, accept, IOLoop.READ)
            self._handlers[sock.fileno()] = lambda: loop.remove_handler(sock)

    def handle_stream(self, stream: Any, address: tuple[Any, ...]) -> None:  # noqa: ANN401
        """A new connection, in place of another one if need be."""
        who = network(str(address[0])) if address else ""
        held = Counter(self._open.values())
        if held[who] >= self._max_per_address:
            self._close_one(who)
        elif len(self._open) >= self._max:
            self._close_one(held.most_common(1)[0][0])
        before = set(self._connections)
        super().handle_stream(stream, cast("tuple[str, int]", address))
        for connection in self._connections - before:
            self._open[connection] = who

    def _close_one(self, who: str) -> None:
        theirs = [connection for connection, address in self._open.items() if address == who]
        oldest = next((connection for connection in theirs if connection not in self._busy), theirs[0])
        self._forget(oldest)
        oldest.stream.close()

    # ---------------------------------------------------------------- requests

    def start_request(self, server_conn: object, request_conn: HTTPConnection) -> HTTPMessageDelegate:
        """The next request of a connection, which is idle until its head has come."""
        connection = cast("HTTP1ServerConnection", server_conn)
        self._heard(connection, busy=False)
        return Request(
            super().start_request(server_conn, request_conn), lambda: self._heard(connection, busy=True)
        )

    def _heard(self, connection: HTTP1ServerConnection, *, busy: bool) -> None:
        if connection in self._open:
            self._open[connection] = self._open.pop(connection)
            (self._busy.add if busy else self._busy.discard)(connection)

    def on_close(self, server_conn: object) -> None:
        """A connection was closed, or has become a websocket."""
        self._forget(cast("HTTP1ServerConnection", server_conn))
        super().on_close(server_conn)

    def _forget(self, connection: HTTP1ServerConnection) -> None:
        self._open.pop(connection, None)
        self._busy.discard(connection)


class Request(HTTPMessageDelegate):
    """One request on its way to its handler: tells when its head has come, and drops what nobody may claim in it."""

    def __init__(self, inner: HTTPMessageDelegate, begun: Any) -> None:  # noqa: ANN401 (a callable without arguments)
        """Before Tornado's own."""
        self._inner = inner
        self._begun = begun

    def headers_received(self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders) -> Any:  # noqa: ANN401
        """The head is whole."""
        self._begun()
        for name in DISTRUSTED:
            headers.pop(name, None)
        for name in ADDRESSES:
            if name in headers and not _is_address(headers[name]):
                headers[name] = "null"
        return self._inner.headers_received(start_line, headers)

    def data_received(self, chunk: bytes) -> Any:  # noqa: ANN401
        """A piece of the body."""
        return self._inner.data_received(chunk)

    def finish(self) -> None:
        """The body is whole."""
        self._inner.finish()

    def on_connection_close(self) -> None:
        """The browser has gone."""
        self._inner.on_connection_close()


def _is_address(text: str) -> bool:
    """Whether Python can read it."""
    try:
        urlsplit(text)
    except ValueError:
        return False
    return True
