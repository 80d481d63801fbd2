"""What server and worker tell each other over a local socket: a head in JSON and a body of bytes, their lengths before them."""

from __future__ import annotations

import asyncio
import json
import struct
from collections.abc import Mapping
from typing import Any, Final

_LENGTHS: Final = struct.Struct("!II")
MAX_FRAME_BYTES: Final = 200_000_000
"""A frame that claims to be longer was not written by us."""


def frame(head: Mapping[str, Any], body: bytes = b"") -> bytes:
    """The bytes of one frame."""
    text = json.dumps(head, separators=(",", ":")).encode()
    return b"".join((_LENGTHS.pack(len(text), len(body)), text, body))


async def read_frame(reader: asyncio.StreamReader) -> tuple[dict[str, Any], bytes]:
    """The next frame.

    Raises:
        EOFError: if the other side has gone.
    """
    try:
        head, body = _LENGTHS.unpack(await reader.readexactly(_LENGTHS.size))
        if head + body > MAX_FRAME_BYTES:
            raise EOFError("not a frame")
        text = await reader.readexactly(head)
        return json.loads(text), await reader.readexactly(body) if body else b""
    except (asyncio.IncompleteReadError, ConnectionError) as gone:
        raise EOFError("the other side has gone") from gone
