"""The wire between page and kernel: prompt, at a bearable pace, and for widgets only.

Tornado leaves Nagle's algorithm on: a small message then waits for the acknowledgement of the one before, which the
browser's side delays by some 40 ms. A click is two or three such messages.
"""

from __future__ import annotations

import asyncio
import json
from asyncio import Future
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, Literal

from jupyter_server.base.call_context import CallContext
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler
from tornado.iostream import StreamBufferFullError
from tornado.web import HTTPError
from tornado.websocket import WebSocketClosedError, WebSocketProtocol, WebSocketProtocol13

from .flow import Flow
from .handlers import PlainErrors
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

ASK_AGAIN_S: Final = 0.5
"""Between two questions to a kernel that has not been heard yet: what it said before its channels were there is lost."""


class PromptConnection(ZMQChannelsWebsocketConnection):
    """Jupyter's own connection, sending each message at once."""

    is_over = False
    _heard: asyncio.Event | None = None
    """Set when the kernel is heard for the first time, or will not be; None where nobody has connected."""
    _unheard: list[Any] | None = None
    """What the kernel said to the session's former connection, as long as it is not passed on."""

    async def prepare(self) -> None:
        """Wait until the kernel is there. Who it is need not be asked: it is ours, and has run the page.

        Jupyter asks, and sets a clock for the answer that holds on to the connection, and to all that belongs to it, for
        a minute after both have gone: a club that comes and goes would be in memory several times over. It also notes the
        session already, and never forgets one whose browser turns away before there is a connection.
        """
        await asyncio.wrap_future(self.kernel_manager.ready)
        self.session.key = self.kernel_manager.session.key

    def connect(self) -> Future[None] | None:  # type: ignore[override]  # as in the parent, whose own parent disagrees
        """In place of the session's former connection, if there is one, and with its channels."""
        handler: Any = self.websocket_handler
        handler.set_nodelay(True)
        self._heard = asyncio.Event()
        self.session_key = f"{self.kernel_id}:{self.session.session}"
        former: Any = self._open_sessions.get(self.session_key)
        if former is not None:
            former.hang_up(1000, "replaced")
        self._open_sessions[self.session_key] = handler
        self._unheard = self._kept_messages()
        connected = super().connect()
        if connected is not None:
            connected.add_done_callback(self._passed_on)  # after Jupyter's own, which pass them on
        return connected

    def nudge(self) -> Future[None]:
        """Wait until the kernel is heard, as long as the connection lasts.

        Jupyter throws the first message away, and waits on for a minute after the connection is over: with two channels
        of its own, and at the end it deafens those that the next connection has by then.
        """
        if self._unheard is None and getattr(self.kernel_manager, "execution_state", None) != "busy":
            return asyncio.ensure_future(self._until(self._heard or asyncio.Event()))
        known: Future[None] = Future()  # heard before, or busy with what comes before our question
        known.set_result(None)
        return known

    async def _until(self, heard: asyncio.Event) -> None:
        if self.is_over:
            return
        self.channels["iopub"].on_recv_stream(self.handle_outgoing_message)
        shell = self.kernel_manager.connect_shell()
        try:
            while not heard.is_set():
                self.session.send(shell, "kernel_info_request")
                with suppress(TimeoutError):
                    await asyncio.wait_for(heard.wait(), ASK_AGAIN_S)
        finally:
            shell.close(linger=0)

    def _passed_on(self, _: Future[None]) -> None:
        self._unheard = None

    def _kept_messages(self) -> list[Any] | None:
        """What Jupyter keeps for this session, to be changed; None where its former connection has left no channels."""
        kept = self.multi_kernel_manager._kernel_buffers.get(self.kernel_id, {})  # noqa: SLF001 (it has no other way)
        messages: list[Any] | None = (
            kept.get("buffer") if kept.get("session_key") == self.session_key else None
        )
        return messages

    def disconnect(self) -> None:  # type: ignore[override]  # as in the class that is overridden
        """Once, and only where there is a connection: Jupyter counts them, and would take one more for somebody else's.

        What it does as soon as the kernel is heard comes too late then: it must find no channels, for those are kept for
        the next connection, or closed, and nothing to pass on, for that is kept with them.
        """
        if self.is_over or self._heard is None:
            return
        self.is_over = True
        self._heard.set()
        unheard, self._unheard = self._unheard or [], None
        late = unheard[:]
        unheard.clear()
        super().disconnect()  # type: ignore[no-untyped-call]
        self.channels = {}
        kept = self._kept_messages()
        if kept is not None:
            kept[:0] = late

    def handle_outgoing_message(self, stream: str, outgoing_msg: list[Any]) -> None:
        """Pass on what the kernel says, but for the code that it runs, and note when it is done with a message."""
        if self._heard is not None:
            self._heard.set()
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
        session = self.get_argument("session_id", "")
        if len(session) > MAX_FIELD_CHARS or not session.isascii():  # ØMQ takes no other
            raise HTTPError(400)
        if guest.connections.take():
            raise HTTPError(429)  # the page tries again by itself
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
        if self.server.is_short_of_descriptors():  # since it was let in
            self.close(1013, "full")
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
        """Send, unless too much is waiting to be read already, or the browser is about to be gone."""
        try:
            sent = super().write_message(message, binary)
        except WebSocketClosedError:
            return None
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
