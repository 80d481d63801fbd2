"""What the server asks of itself before it lets anybody in: that it refuses what it must.

The refusals hang on private parts of Voilà, Jupyter and Tornado; another version of one of them may have taken them away.
So a kernel is started, and spoken to over a real websocket on an address that nobody knows.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final
from uuid import uuid4

from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.netutil import bind_sockets
from tornado.websocket import WebSocketClientConnection, websocket_connect

from cardcity_tutor.core.errors import InputError

from .hosting import HOST
from .message_filter import PROTOCOL

if TYPE_CHECKING:
    from .tutor import Tutor

TIMEOUT_S: Final = 60.0
ASK_AGAIN_S: Final = 1.0
CODE: Final = "raise SystemExit('run by a visitor')"


async def check_refusals(server: Tutor) -> None:
    """Try to run code, and to speak the old protocol.

    Raises:
        InputError: if either is possible.
    """
    (door,) = bind_sockets(0, HOST)
    hidden = server.http_server()
    hidden.add_socket(door)
    kernel = str(uuid4())
    path = f"{server.base_url}api/kernels/{kernel}/channels?session_id=check"
    address = f"ws://{HOST}:{door.getsockname()[1]}{path}"
    try:
        async with asyncio.timeout(TIMEOUT_S):
            await server.renderer.start(kernel)
            server.guests.welcome(kernel)
            if await _is_open(address, None):
                raise InputError("serve-unsafe", problem="an old-protocol websocket")
            if await _passes(address):
                raise InputError("serve-unsafe", problem="execute_request, update")
    except TimeoutError:
        raise InputError("serve-unsafe", problem="no answer") from None
    finally:
        hidden.stop()
        await server.end(kernel)


async def _is_open(address: str, protocol: str | None) -> bool:
    try:
        (await _connected(address, protocol)).close()
    except HTTPClientError:
        return False
    return True


async def _passes(address: str) -> bool:
    """Whether code, or a browser's change of a widget, reaches the kernel: it tells what it is busy with."""
    line = await _connected(address, PROTOCOL)
    refused: list[tuple[str, str, dict[str, Any]]] = [
        ("execute_request", "shell", {"code": CODE, "silent": False}),
        ("execute_request", "control", {"code": CODE, "silent": False}),
        ("comm_msg", "shell", {"comm_id": "none", "data": {"method": "update", "state": {}}}),
    ]
    try:
        await _told(line, "listening")
        for number, (kind, channel, content) in enumerate(refused):
            await line.write_message(_message(kind, channel, f"refused-{number}", content), binary=True)
        told = await _told(line, "allowed")
        return told is None or b'"refused-' in told
    finally:
        line.close()


async def _told(line: WebSocketClientConnection, name: str) -> bytes | None:
    """All that is heard until the kernel is done with a question, None if the line breaks.

    It is asked again after a while: what a kernel tells everybody is lost for a line that has just been opened.
    """
    told = b""
    for number in range(int(TIMEOUT_S / ASK_AGAIN_S)):
        await line.write_message(
            _message("kernel_info_request", "shell", f"{name}-{number}", {}), binary=True
        )
        with suppress(TimeoutError):
            async with asyncio.timeout(ASK_AGAIN_S):
                while isinstance(frame := await line.read_message(), bytes):
                    told += frame
                    if f'"{name}-'.encode() in frame and b'"idle"' in frame:
                        return told
                return None
    raise TimeoutError


async def _connected(address: str, protocol: str | None) -> WebSocketClientConnection:
    request = HTTPRequest(address, connect_timeout=TIMEOUT_S, request_timeout=TIMEOUT_S)
    return await websocket_connect(request, subprotocols=[protocol] if protocol else None)


def _message(kind: str, channel: str, name: str, content: dict[str, Any]) -> bytes:
    header = {
        "msg_id": name,
        "msg_type": kind,
        "session": "check",
        "username": "",
        "date": "",
        "version": "5.3",
    }
    parts = [json.dumps(part).encode() for part in (header, {}, {}, content)]
    return bytes(serialize_msg_to_ws_v1(parts, channel))  # type: ignore[no-untyped-call]
