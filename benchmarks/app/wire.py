"""A visitor without a browser: fetches the page, speaks Jupyter's protocol over the websocket, says goodbye."""

from __future__ import annotations

import asyncio
import json
import re
import time
from datetime import UTC, datetime
from typing import Any
from uuid import uuid4

from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from .sites import Site

PROTOCOL = "v1.kernel.websocket.jupyter.org"
PATIENCE = 30.0
TOKEN = "0" * 32
"""Any will do, as long as the cookie and the header agree."""
CONTROL_VERSION = "1.0.0"
"""Of the talk about widgets as a whole; without it the kernel does not answer."""
_KERNEL = re.compile(r'"kernelId":\s*"([0-9a-f-]{36})"')

Told = tuple[str, dict[str, Any]]
"""The type of a message, and its content."""


def _packed(part: dict[str, Any]) -> bytes:
    return json.dumps(part).encode()


class WireVisitor:
    """One visitor. Of what the kernel says only the widgets' answers are read, all of it is received."""

    def __init__(self, address: str, site: Site) -> None:
        self.kernel = ""
        self._address = address
        self._site = site
        self._session = uuid4().hex
        self._socket: WebSocketClientConnection | None = None
        self._inbox: asyncio.Queue[str | bytes | None] = asyncio.Queue()

    async def come(self) -> None:
        """Fetch the page and ask for its widgets, as the page's own scripts would."""
        answer = await AsyncHTTPClient().fetch(self._address, request_timeout=PATIENCE)
        found = _KERNEL.search(answer.body.decode())
        if found is None:
            raise RuntimeError("a page without a kernel")
        self.kernel = found.group(1)
        url = f"{self._address.replace('http', 'ws', 1)}api/kernels/{self.kernel}/channels?session_id={self._session}"
        # Read at once, whether somebody waits for it or not, or the server's pings would wait as well.
        self._socket = await websocket_connect(
            url, subprotocols=[PROTOCOL], on_message_callback=self._inbox.put_nowait
        )
        self._send("kernel_info_request", {})
        comm = uuid4().hex
        self._send("comm_open", {"comm_id": comm, "target_name": "jupyter.widget.control", "data": {}})
        self._send("comm_msg", {"comm_id": comm, "data": {"method": "request_states"}})
        states = await self._heard(comm, "update_states")
        self._part = self._site.part(states["states"])

    async def click(self) -> float:
        """One gesture; milliseconds until the kernel's answer is here."""
        message = self._part.next()
        begun = time.perf_counter()
        self._send("comm_msg", {"comm_id": self._part.sent_to, "data": message})
        await self._heard(self._part.answered_by, "update")
        return 1000 * (time.perf_counter() - begun)

    async def leave(self) -> None:
        """Say goodbye as the page does, with the token that its template set."""
        if self._socket is not None:
            self._socket.close()
        url = f"{self._address}voila/api/shutdown/{self.kernel}"
        headers = {"Cookie": f"_xsrf={TOKEN}", "X-XSRFToken": TOKEN}
        await AsyncHTTPClient().fetch(HTTPRequest(url, "POST", headers, body=b""))

    def _send(self, kind: str, content: dict[str, Any]) -> None:
        assert self._socket is not None
        header = {
            "msg_id": uuid4().hex,
            "msg_type": kind,
            "session": self._session,
            "username": "",
            "version": "5.4",
            "date": datetime.now(UTC).isoformat(),
        }
        message = {
            "header": header,
            "parent_header": {},
            "metadata": {"version": CONTROL_VERSION},
            "content": content,
        }
        packed = serialize_msg_to_ws_v1(message, "shell", pack=_packed)  # type: ignore[no-untyped-call]
        self._socket.write_message(packed, binary=True)

    async def _heard(self, comm: str, method: str) -> dict[str, Any]:
        """The data of the next message of this comm with this method."""
        async with asyncio.timeout(PATIENCE):
            while True:
                kind, content = await self._next()
                if kind == "comm_msg" and content["comm_id"] == comm and content["data"]["method"] == method:
                    data: dict[str, Any] = content["data"]
                    return data

    async def _next(self) -> Told:
        message = await self._inbox.get()
        if message is None:
            raise ConnectionError("the server has closed the connection")
        _, parts = deserialize_msg_from_ws_v1(message)  # type: ignore[no-untyped-call]
        return json.loads(parts[0])["msg_type"], json.loads(parts[3])
