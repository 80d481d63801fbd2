"""The wire between page and kernel: prompt, at a bearable pace, and for widgets only.

Tornado leaves Nagle's algorithm on: a small message then waits for the acknowledgement of the one before, which the
browser's side delays by some 40 ms. A click is two or three such messages.
"""

from __future__ import annotations

import asyncio
import json
from asyncio import Future
from typing import TYPE_CHECKING, Any, Final

from jupyter_server.base.call_context import CallContext
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.iostream import StreamBufferFullError
from tornado.web import HTTPError
from tornado.websocket import WebSocketProtocol, WebSocketProtocol13
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from .doorkeeper import LONGEST_FIELD, UNREADABLE, admitted
from .doors import PlainErrors
from .flow import Flow

if TYPE_CHECKING:
    from .tutor import Tutor

MOST_UNREAD: Final = 16_000_000
"""Bytes on their way to a browser; one that asks and does not listen is cut off."""
MOST_CONNECTIONS: Final = 6
"""To one kernel. A page has one; those of its past may take a moment to be noticed as dead."""


class PromptConnection(ZMQChannelsWebsocketConnection):
    """Jupyter's own connection, sending each message at once."""

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

    def handle_outgoing_message(self, stream: str, outgoing_msg: list[Any]) -> None:
        """Pass on what the kernel says, and note when it is done with a message."""
        super().handle_outgoing_message(stream, outgoing_msg)
        handler: Any = self.websocket_handler
        # The parts of a status: signature, header, parent's header, metadata, content.
        if b'"idle"' in bytes(outgoing_msg[-1][:100]):
            handler.flow.answered(json.loads(outgoing_msg[-3]).get("msg_id", ""))


class KernelSocket(PlainErrors, VoilaKernelWebsocketHandler):  # type: ignore[misc]  # Voilà ships no types
    """Voilà's handler of a browser's websocket, with a doorkeeper."""

    def initialize(self, server: Tutor) -> None:
        """With the server, which knows who is here."""
        super().initialize()
        self.server = server
        self.flow = Flow()

    async def prepare(self, *args: Any, **kwargs: Any) -> None:  # noqa: ANN401 (Jupyter's)
        """Jupyter notes who is being answered for whatever is called on the way; clocks set there would hold on to us."""
        preparing = super().prepare(*args, **kwargs)
        if preparing is not None:
            await preparing
        CallContext.set(CallContext.JUPYTER_HANDLER, None)

    async def pre_get(self) -> None:
        """Only to a visitor's kernel, a few at a time."""
        guest = self.server.guests.here.get(self.kernel_id)
        if guest is None:
            raise HTTPError(404)
        if guest.connections >= MOST_CONNECTIONS:
            raise HTTPError(429)
        if len(self.get_argument("session_id", "").encode()) > LONGEST_FIELD:
            raise HTTPError(400)
        await super().pre_get()

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
        if self.ws_connection is not None:
            self.ws_connection.stream.max_write_buffer_size = MOST_UNREAD
        await super().open(kernel_id)

    async def on_message(self, message: str | bytes) -> None:
        """Pass a message on. While this waits, nothing more is read from the browser."""
        await self.flow.wait(len(message))
        if self.connection is None or self.ws_connection is None:
            return  # closed meanwhile
        name = admitted(message, self.selected_subprotocol)
        if name is None:
            return
        self.flow.sent(name, len(message))
        try:
            super().on_message(message)
        except UNREADABLE:
            self.close(1003, "unreadable")

    def write_message(self, message: bytes | dict[str, Any], binary: bool = False) -> Future[None] | None:
        """Send, unless too much is waiting to be read already."""
        try:
            sent: Future[None] | None = super().write_message(message, binary)
        except StreamBufferFullError:
            if self.ws_connection is not None:
                self.ws_connection.stream.close()
            return None
        if sent is not None:
            sent.add_done_callback(_seen)
        return sent

    def on_close(self) -> None:
        """The browser has gone. Jupyter would ask after it once more, and hold on to all of this until then."""
        self.flow.end()
        if self.ping_callback is not None:
            self.ping_callback.stop()
        super().on_close()


def _seen(sent: Future[None]) -> None:
    """Nobody waits for what is sent: that the browser had gone is no news."""
    if not sent.cancelled():
        sent.exception()
