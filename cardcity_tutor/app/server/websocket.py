"""The wire between page and kernel: prompt, at a bearable pace, and for widgets only.

Tornado leaves Nagle's algorithm on: a small message then waits for the acknowledgement of the one before, which the
browser's side delays by some 40 ms. A click is two or three such messages.
"""

from __future__ import annotations

import asyncio
import json
from asyncio import Future
from itertools import pairwise
from typing import Any, Final

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.websocket import WebSocketProtocol, WebSocketProtocol13
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from .limits import Pacer

ALLOWED: Final = frozenset(
    {"comm_open", "comm_msg", "comm_close", "comm_info_request", "kernel_info_request"}
)
"""What a browser may tell a kernel. Nothing here runs code; the page's own farewell ends the kernel."""
CONTROL_TARGET: Final = "jupyter.widget.control"
"""The one comm that a browser opens: it asks for the widgets that are there. Kernels make their widgets themselves."""
MOST_PARTS: Final = 64
"""Jupyter reads as many parts as a message claims to have, which might be 2⁶⁴."""
NEW_PROTOCOL: Final = "v1.kernel.websocket.jupyter.org"
_UNREADABLE: Final = (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError)


def is_welcome(message: str | bytes, protocol: str | None) -> bool:
    """Whether a message may go to the kernel: readable, for the shell, and of an allowed type."""
    try:
        channel, header, content = _read(message, protocol)
        kind = header["msg_type"]
        return (
            channel == "shell"
            and kind in ALLOWED
            and (kind != "comm_open" or content["target_name"] == CONTROL_TARGET)
        )
    except _UNREADABLE:
        return False


def _read(message: str | bytes, protocol: str | None) -> tuple[str, Any, Any]:
    """Channel, header and content, of either of Jupyter's two forms."""
    if protocol != NEW_PROTOCOL:
        if isinstance(message, bytes):
            parts = int.from_bytes(message[:4], "big")
            first = [int.from_bytes(message[4 * i : 4 * i + 4], "big") for i in (1, 2)]
            if not 1 < parts <= MOST_PARTS:
                raise ValueError(parts)
            message = message[first[0] : first[1]].decode()
        told = json.loads(message)
        return told["channel"], told["header"], told["content"]
    if isinstance(message, str):
        raise TypeError("text in a binary protocol")
    count = int.from_bytes(message[:8], "little")
    if not 6 <= count <= MOST_PARTS:
        raise ValueError(count)
    places = [int.from_bytes(message[8 * i : 8 * i + 8], "little") for i in range(1, count + 1)]
    if places != sorted(places) or places[-1] > len(message):
        raise ValueError(places)
    channel, header, _, _, content = (message[start:end] for start, end in pairwise(places[:6]))
    return channel.decode(), json.loads(header), json.loads(content)


class PromptConnection(ZMQChannelsWebsocketConnection):
    """Jupyter's own connection, sending each message at once."""

    def connect(self) -> Future[None] | None:  # type: ignore[override]  # as in the parent, whose own parent disagrees
        self.websocket_handler.set_nodelay(True)
        return super().connect()


class KernelSocket(VoilaKernelWebsocketHandler):  # type: ignore[misc]  # Voilà ships no types
    """Voilà's handler of a browser's websocket, with a doorkeeper."""

    pacer: Pacer | None = None

    def get_websocket_protocol(self) -> WebSocketProtocol | None:
        """The protocol without Tornado's own pings.

        Jupyter asks every half minute whether the browser is still there, and calls that interval, in milliseconds,
        by the name that Tornado gives to one of its own in seconds.
        """
        protocol: WebSocketProtocol | None = super().get_websocket_protocol()
        if isinstance(protocol, WebSocketProtocol13):
            protocol.params.ping_interval = protocol.params.ping_timeout = None
        return protocol

    async def on_message(self, message: str | bytes) -> None:
        """Pass a message on. While this waits, nothing more is read from the browser."""
        self.pacer = self.pacer or Pacer()
        if wait := self.pacer.wait(len(message)):
            await asyncio.sleep(wait)
        if self.connection is None or not is_welcome(message, self.selected_subprotocol):
            return  # closed meanwhile, or nothing that kernels get
        try:
            super().on_message(message)
        except _UNREADABLE:
            self.close(1003, "unreadable")
