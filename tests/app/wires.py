"""A browser's websocket, without a browser: whatever a test wants to send."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from uuid import uuid4

from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from tornado.httpclient import HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from cardcity_tutor.app.server.message_filter import PROTOCOL
from tests.app.houses import OpenHouse


def message(kind: str, content: Any, channel: str = "shell", **other: Any) -> dict[str, Any]:
    """A message as Jupyter has them; ``other`` parts take the place of the usual ones."""
    header = {
        "msg_id": uuid4().hex,
        "msg_type": kind,
        "session": "test",
        "username": "x",
        "version": "5.3",
        "date": "2026-01-01T00:00:00Z",
    }
    return {
        "channel": channel,
        "header": header,
        "parent_header": {},
        "metadata": {},
        "content": content,
    } | other


def packed(told: dict[str, Any], *buffers: bytes) -> bytes:
    """The same as bytes of the v1 protocol."""
    parts = [json.dumps(told[name]).encode() for name in ("header", "parent_header", "metadata", "content")]
    return bytes(serialize_msg_to_ws_v1([*parts, *buffers], told["channel"]))  # type: ignore[no-untyped-call]


def kind_of(frame: str | bytes | None) -> str:
    """The type of a message that came."""
    assert isinstance(frame, bytes), "the connection was closed"
    first, second = (int.from_bytes(frame[at : at + 8], "little") for at in (16, 24))
    return str(json.loads(frame[first:second])["msg_type"])


def answers_to(frame: str | bytes | None) -> str:
    """The id of the message that a message belongs to."""
    assert isinstance(frame, bytes), "the connection was closed"
    first, second = (int.from_bytes(frame[at : at + 8], "little") for at in (24, 32))
    return str(json.loads(frame[first:second]).get("msg_id", ""))


async def connect(
    house: OpenHouse, kernel: str, protocol: str | None = PROTOCOL, session: str = "", **headers: str
) -> WebSocketClientConnection:
    """Open a websocket to a kernel."""
    path = f"api/kernels/{kernel}/channels?session_id={session or uuid4().hex}"
    address = house.address.replace("http", "ws", 1) + path
    return await websocket_connect(
        HTTPRequest(address, headers=headers, connect_timeout=60, request_timeout=60),
        subprotocols=[protocol] if protocol else None,
    )


async def shut(wire: WebSocketClientConnection) -> None:
    """Close it, and see it closed: the server could not know of one that only this process has forgotten."""
    wire.close()
    while await asyncio.wait_for(wire.read_message(), 60) is not None:
        pass


def content_of(frame: str | bytes | None) -> dict[str, Any]:
    """What a message says."""
    assert isinstance(frame, bytes), "the connection was closed"
    first, second = (int.from_bytes(frame[at : at + 8], "little") for at in (40, 48))
    return dict(json.loads(frame[first:second]))


async def tell(wire: WebSocketClientConnection, widget: str, content: dict[str, Any]) -> dict[str, Any]:
    """A gesture to a widget; all that the widget's traits became by it."""
    told = message("comm_msg", {"comm_id": widget, "data": {"method": "custom", "content": content}})
    await wire.write_message(packed(told), binary=True)
    state: dict[str, Any] = {}
    while True:
        frame = await asyncio.wait_for(wire.read_message(), 60)
        if answers_to(frame) != told["header"]["msg_id"]:
            continue
        said = content_of(frame)
        if said.get("execution_state") == "idle":
            return state
        if said.get("comm_id") == widget and said["data"].get("method") == "update":
            state |= said["data"]["state"]


async def states(wire: WebSocketClientConnection) -> dict[str, dict[str, Any]]:
    """The state of all widgets, as a page asks for it."""
    control = uuid4().hex
    opened = {"comm_id": control, "target_name": "jupyter.widget.control", "data": {}}
    await wire.write_message(packed(message("comm_open", opened, metadata={"version": "1.0.0"})), binary=True)
    asked = {"comm_id": control, "data": {"method": "request_states"}}
    await wire.write_message(packed(message("comm_msg", asked)), binary=True)
    while True:
        frame = await asyncio.wait_for(wire.read_message(), 60)
        said = content_of(frame)
        if said.get("comm_id") == control:
            return {name: each["state"] for name, each in said["data"]["states"].items()}


async def answers_until_info(wire: WebSocketClientConnection) -> list[str]:
    """Ask for the kernel's information, which it gives in its turn; all that it said up to then."""
    await wire.write_message(packed(message("kernel_info_request", {})), binary=True)
    kinds: list[str] = []
    while not kinds or kinds[-1] != "kernel_info_reply":
        kinds.append(kind_of(await asyncio.wait_for(wire.read_message(), 60)))
    return kinds
