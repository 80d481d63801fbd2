"""The wire between page and kernel: prompt, at a bearable pace, and for widgets only.

Tornado leaves Nagle's algorithm on: a small message then waits for the acknowledgement of the one before, which the
browser's side delays by some 40 ms. A click is two or three such messages.
"""

from __future__ import annotations

import asyncio
import json
from asyncio import Future
from typing import TYPE_CHECKING, Any, Final, Literal

from jupyter_server.base.call_context import CallContext
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.iostream import StreamBufferFullError
from tornado.web import HTTPError
from tornado.websocket import WebSocketProtocol, WebSocketProtocol13

from .doors import PlainErrors
from .flow import Flow
from .message_filter import MAX_FIELD_CHARS, PROTOCOL, UNREADABLE, allowed_id

if TYPE_CHECKING:
    from .tutor import Tutor

EndReason = Literal["ended", "size", "moved"]
CLOSE_CODES: Final[dict[EndReason, int]] = {"ended": 4001, "size": 4002, "moved": 4003}
"""How a page is told that its kernel has ended, and why; wire.js knows them. Who has to move comes back by itself."""
MAX_UNREAD_BYTES: Final = 16_000_000
"""On their way to a browser; one that asks and does not listen is cut off."""
MAX_CONNECTIONS: Final = 2
"""To one kernel. A page has one; that of its past may take a moment to be noticed as dead. A third takes the place of the
oldest: each costs some nine descriptors, and ØMQ ends the process where there are none left."""


class PromptConnection(ZMQChannelsWebsocketConnection):
    """Jupyter's own connection, sending each message at once."""

    is_over = False

    async def prepare(self) -> None:
        """Wait until the kernel is there. Who it is need not be asked: it is ours, and has run the page.

        Jupyter asks, and sets a clock for the answer that holds on to the connection, and to all that belongs to it, for
        a minute after both have gone: a club that comes and goes would be in memory several times over.
        """
        await self._register_session()  # type: ignore[no-untyped-call]
        await asyncio.wrap_future(self.kernel_manager.ready)
        self.session.key = self.kernel_manager.session.key

    def connect(self) -> Future[None] | None:  # type: ignore[override]  # as in the parent, whose own parent disagrees
        self.websocket_handler.set_nodelay(True)
        return super().connect()

    def disconnect(self) -> None:  # type: ignore[override]  # as in the class that is overridden
        """Once: Jupyter counts connections, and would take a second time for somebody else's.

        What it does as soon as a connection is made comes too late then: it must find no channels, for those are kept
        for the next connection, or closed.
        """
        if not self.is_over:
            self.is_over = True
            super().disconnect()  # type: ignore[no-untyped-call]
            self.channels = {}

    def handle_outgoing_message(self, stream: str, outgoing_msg: list[Any]) -> None:
        """Pass on what the kernel says, but for the code that it runs, and note when it is done with a message."""
        # Signature, header, parent's header, metadata, content and, in some messages, buffers.
        _, found = self.session.feed_identities(outgoing_msg)
        parts: list[Any] = found
        header, parent, content = (bytes(parts[place]) for place in (1, 2, 4))
        if b'"execute_input"' in header:
            return
        super().handle_outgoing_message(stream, outgoing_msg)
        handler: Any = self.websocket_handler
        if b'"idle"' in content[:100]:
            handler.flow.answered(json.loads(parent).get("msg_id", ""))


class KernelSocket(PlainErrors, KernelWebsocketHandler):
    """A browser's websocket, with a filter.

    Not Voilà's handler: that one reads every frame as if it were of the protocol that we insist on.
    """

    def initialize(self, server: Tutor) -> None:
        """With the server, which knows who is here."""
        super().initialize()
        self.server = server
        self.flow = Flow()
        self.kernel_id = ""

    async def prepare(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 (Jupyter's)
        """Jupyter notes who is being answered for whatever is called on the way; clocks set there would hold on to us."""
        preparing = super().prepare(*args, **kwargs)
        if preparing is not None:
            await preparing
        CallContext.set(CallContext.JUPYTER_HANDLER, None)

    async def pre_get(self) -> None:
        """Only to a visitor's kernel, in the one protocol, a few at a time."""
        asked = self.request.headers.get("Sec-WebSocket-Protocol", "")
        if PROTOCOL not in (name.strip() for name in asked.split(",")):
            raise HTTPError(400)
        guest = self.server.guests.here.get(self.kernel_id)
        if guest is None:
            raise HTTPError(404)
        if self.server.is_short_of_descriptors():
            raise HTTPError(503)
        if len(self.get_argument("session_id", "").encode()) > MAX_FIELD_CHARS:
            raise HTTPError(400)
        await super().pre_get()  # type: ignore[no-untyped-call]

    def select_subprotocol(self, subprotocols: list[str]) -> str | None:
        """The one that was asked for; see ``pre_get``."""
        return PROTOCOL if PROTOCOL in subprotocols else None

    def get_websocket_protocol(self) -> WebSocketProtocol | None:
        """The protocol without Tornado's own pings.

        Jupyter asks every half minute whether the browser is still there, and calls that interval, in milliseconds,
        by the name that Tornado gives to one of its own in seconds.
        """
        protocol: WebSocketProtocol | None = super().get_websocket_protocol()
        if isinstance(protocol, WebSocketProtocol13):
            protocol.params.ping_interval = protocol.params.ping_timeout = None
        return protocol

    async def open(self, kernel_id: str) -> None:
        """Tell the stream how much it may hold back for a browser that does not read."""
        if self.ws_connection is not None and self.ws_connection.stream is not None:
            self.ws_connection.stream.max_write_buffer_size = MAX_UNREAD_BYTES
        if not self.server.guests.opened(kernel_id, self):
            self.close(CLOSE_CODES["ended"], "ended")  # while the connection was being made
            return
        for older in self.server.guests.here[kernel_id].sockets[:-MAX_CONNECTIONS]:
            older.hang_up(1000, "replaced")
        await super().open(kernel_id)  # type: ignore[no-untyped-call]

    async def on_message(self, message: str | bytes) -> None:
        """Pass a message on. While this waits, nothing more is read from the browser."""
        await self.flow.wait(len(message))
        if self.connection is None or self.ws_connection is None:
            return  # closed meanwhile
        name = allowed_id(message)
        guest = self.server.guests.here.get(self.kernel_id)
        if name is None or guest is None or name in guest.heard:
            return
        guest.heard.append(name)
        self.flow.sent(name, len(message))
        try:
            super().on_message(message)  # type: ignore[no-untyped-call]
        except UNREADABLE:
            self.close(1003, "unreadable")

    def write_message(  # type: ignore[override]  # nobody waits for what is sent
        self, message: str | bytes | dict[str, Any], binary: bool = False
    ) -> Future[None] | None:
        """Send, unless too much is waiting to be read already."""
        try:
            sent = super().write_message(message, binary)
        except StreamBufferFullError:
            if self.ws_connection is not None and self.ws_connection.stream is not None:
                self.ws_connection.stream.close()
            return None
        sent.add_done_callback(_seen)
        return sent

    def end(self, reason: EndReason) -> None:
        """The kernel has ended: say so to the page, and keep nothing open for it."""
        self.hang_up(CLOSE_CODES[reason], reason)

    def hang_up(self, code: int, reason: str) -> None:
        """Close it, and the kernel's channels at once, whether or not the browser answers."""
        self.close(code, reason)
        if self.connection is not None:
            self.connection.disconnect()

    def on_close(self) -> None:
        """The browser has gone. Jupyter would ask after it once more, and hold on to all of this until then."""
        self.flow.end()
        self.server.guests.closed(self.kernel_id, self)
        pings: Any = self.ping_callback
        if pings is not None:
            pings.stop()
        super().on_close()  # type: ignore[no-untyped-call]


def _seen(sent: Future[None]) -> None:
    """Nobody waits for what is sent: that the browser had gone is no news."""
    if not sent.cancelled():
        sent.exception()
