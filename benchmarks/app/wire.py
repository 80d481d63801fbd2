"""A visitor without a browser: fetches the page, speaks Jupyter's protocol over the websocket, says goodbye."""

from __future__ import annotations

import asyncio
import json
import re
import time
from datetime import UTC, datetime
from typing import Any, NamedTuple
from uuid import uuid4

from jupyter_server.services.kernels.connection.base import (
    deserialize_msg_from_ws_v1,
    serialize_msg_to_ws_v1,
)
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from .sites import SOLARA, TUTOR, Site

PROTOCOL = "v1.kernel.websocket.jupyter.org"
PATIENCE = 30.0
AT_ONCE = 500
"""Requests of all visitors; Tornado's own client would send ten at a time."""
TOKEN = "0" * 32
"""Any will do, as long as the cookie and the header agree."""
CONTROL_VERSION = "1.0.0"
"""Of the talk about widgets as a whole; without it the kernel does not answer."""
_KERNEL = re.compile(r'"kernelId":\s*"([0-9a-f-]{36})"')


class Told(NamedTuple):
    """What the kernel says."""

    kind: str
    parent: str
    """The message that it answers."""
    content: dict[str, Any]


def _packed(part: dict[str, Any]) -> bytes:
    return json.dumps(part).encode()


def client() -> AsyncHTTPClient:
    """One for all visitors of this process."""
    return AsyncHTTPClient(max_clients=AT_ONCE)


class WireVisitor:
    """One visitor. Of what the kernel says only the widgets' answers are read, all of it is received."""

    def __init__(self, address: str, site: Site) -> None:
        self.kernel = ""
        self.states: dict[str, dict[str, Any]] = {}
        """Of all widgets, as they were when they were told of."""
        self._address = address
        self._site = site
        self._session = uuid4().hex
        self._socket: WebSocketClientConnection | None = None
        self._inbox: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self.ended = asyncio.Event()
        """Set when the connection is closed, by whomever."""

    async def come(self) -> None:
        """Fetch the page, ask for its widgets and for what the address says, as the page's own scripts would."""
        await self._enter()
        self._part = self._site.part(self.states)

    async def _enter(self) -> None:
        answer = await client().fetch(self._address + self._site.query, request_timeout=PATIENCE)
        found = _KERNEL.search(answer.body.decode())
        if found is None:
            raise RuntimeError("a page without a kernel")
        self.kernel = found.group(1)
        await self._connect(f"api/kernels/{self.kernel}/channels?session_id={self._session}", [PROTOCOL])
        self._send("kernel_info_request", {})
        comm = uuid4().hex
        self._send("comm_open", {"comm_id": comm, "target_name": "jupyter.widget.control", "data": {}})
        self._send("comm_msg", {"comm_id": comm, "data": {"method": "request_states"}})
        told = await self._heard(comm, "update_states")
        self.states |= {name: entry["state"] for name, entry in told["states"].items()}
        if self._site.query:
            await self.tell(
                self.widget("skip"), {"kind": "hello", "query": self._site.query, "languages": "fr"}
            )

    async def _connect(self, path: str, protocols: list[str] | None = None, **headers: str) -> None:
        url = self._address.replace("http", "ws", 1) + path
        # Read at once, whether somebody waits for it or not, or the server's pings would wait as well.
        self._socket = await websocket_connect(
            HTTPRequest(url, headers=headers, request_timeout=PATIENCE),
            subprotocols=protocols,
            on_message_callback=self._on_message,
            compression_options={"compression_level": 1},  # as browsers do
        )

    def _on_message(self, message: str | bytes | None) -> None:
        self._inbox.put_nowait(message)
        if message is None:
            self.ended.set()

    def widget(self, mark: str) -> str:
        """The tutor's widget in whose scene this is."""
        marked = [
            comm for comm, state in self.states.items() if mark in json.loads(state.get("scene") or "{}")
        ]
        if len(marked) != 1:
            raise LookupError(f"{len(marked)} widgets with {mark!r}")
        return marked[0]

    async def click(self) -> float:
        """One gesture; milliseconds until the kernel's answer is here."""
        message = self._part.next()
        begun = time.perf_counter()
        self._send("comm_msg", {"comm_id": self._part.sent_to, "data": message})
        await self._heard(self._part.answered_by, "update")
        return 1000 * (time.perf_counter() - begun)

    async def tell(self, comm: str, gesture: dict[str, Any]) -> float:
        """Another gesture; milliseconds until the kernel is done with it."""
        begun = time.perf_counter()
        asked = self._send("comm_msg", {"comm_id": comm, "data": {"method": "custom", "content": gesture}})
        async with asyncio.timeout(PATIENCE):
            while True:
                told = await self._next()
                if told.parent == asked and told.content.get("execution_state") == "idle":
                    return 1000 * (time.perf_counter() - begun)

    async def leave(self) -> None:
        """Say goodbye as the page does, with the token that its template set."""
        if self._socket is not None:
            self._socket.close()
        headers = {"Cookie": f"_xsrf={TOKEN}", "X-XSRFToken": TOKEN}
        await self._say_goodbye(f"voila/api/shutdown/{self.kernel}", headers)

    async def _say_goodbye(self, path: str, headers: dict[str, str]) -> None:
        request = HTTPRequest(self._address + path, "POST", headers, body=b"", request_timeout=PATIENCE)
        await client().fetch(request)

    def _send(self, kind: str, content: dict[str, Any]) -> str:
        """Send it; its name."""
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
        self._write(message)
        return str(header["msg_id"])

    def _write(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        packed = serialize_msg_to_ws_v1(message, "shell", pack=_packed)  # type: ignore[no-untyped-call]
        self._socket.write_message(packed, binary=True)

    @staticmethod
    def _read(message: Any) -> Told:  # noqa: ANN401  # text or bytes, as the protocol has it
        _, parts = deserialize_msg_from_ws_v1(message)  # type: ignore[no-untyped-call]
        header, parent, _, content = (json.loads(part) for part in parts[:4])
        return Told(header["msg_type"], parent.get("msg_id", ""), content)

    async def _heard(self, comm: str, method: str) -> dict[str, Any]:
        """The data of the next message of this comm with this method."""
        async with asyncio.timeout(PATIENCE):
            while True:
                kind, _, content = await self._next()
                if kind == "comm_msg" and content["comm_id"] == comm and content["data"]["method"] == method:
                    data: dict[str, Any] = content["data"]
                    return data

    async def _next(self) -> Told:
        message = await self._inbox.get()
        if message is None:
            raise ConnectionError("the server has closed the connection")
        told = self._read(message)
        if told.kind == "comm_open":
            self.states[told.content["comm_id"]] = told.content["data"].get("state", {})
        return told


class SolaraVisitor(WireVisitor):
    """The same at Solara, whose messages are text, and whose page makes its kernel's name up itself."""

    async def _enter(self) -> None:
        answer = await client().fetch(self._address, request_timeout=PATIENCE)
        self._cookie = answer.headers["Set-Cookie"].partition(";")[0]
        self.kernel = str(uuid4())
        path = f"jupyter/api/kernels/{self.kernel}/channels?session_id={self._session}"
        await self._connect(path, Cookie=self._cookie)
        comm = uuid4().hex
        self._send("comm_open", {"comm_id": comm, "target_name": "solara.control", "data": {}})
        run: dict[str, Any] = {"path": "/", "appName": None, "themes": {}, "dark": False}
        self._send("comm_msg", {"comm_id": comm, "data": {"method": "run", "args": run}})
        await self._heard(comm, "finished")

    async def leave(self) -> None:
        """Close the page as its script does."""
        if self._socket is not None:
            self._socket.close()
        path = f"_solara/api/close/{self.kernel}?session_id={self._session}"
        await self._say_goodbye(path, {"Cookie": self._cookie})

    def _write(self, message: dict[str, Any]) -> None:
        assert self._socket is not None
        self._socket.write_message(json.dumps({**message, "channel": "shell", "buffers": []}))

    @staticmethod
    def _read(message: Any) -> Told:  # noqa: ANN401
        told = json.loads(message)
        parent = told["parent_header"] or {}
        return Told(told["header"]["msg_type"], parent.get("msg_id", ""), told["content"])


async def come(address: str, site: Site = TUTOR) -> WireVisitor:
    """A visitor who has got the page's widgets."""
    visitor = (SolaraVisitor if site is SOLARA else WireVisitor)(address, site)
    await visitor.come()
    return visitor
