"""Jupyter's messages as bytes of its websocket protocol v1.

A table of offsets, then channel, header, parent's header, metadata, content, and buffers.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime
from itertools import pairwise
from typing import Any, Final, NamedTuple
from uuid import uuid4

PROTOCOL_VERSION: Final = "5.3"


class Message(NamedTuple):
    """A message that was read."""

    header: dict[str, Any]
    metadata: dict[str, Any]
    content: dict[str, Any]
    buffers: list[bytes]


def encode_message(
    kind: str,
    content: Mapping[str, Any],
    *,
    parent: Mapping[str, Any] | None = None,
    metadata: Mapping[str, Any] | None = None,
    buffers: Iterable[bytes] = (),
    channel: str = "iopub",
    session: str = "",
) -> bytes:
    """A message of a kernel."""
    header = {
        "msg_id": uuid4().hex,
        "msg_type": kind,
        "session": session,
        "username": "",
        "date": datetime.now(UTC).isoformat(),
        "version": PROTOCOL_VERSION,
    }
    parts = [channel.encode(), *(_json(part) for part in (header, parent or {}, metadata or {}, content))]
    parts += [bytes(each) for each in buffers]
    offsets = [8 * (len(parts) + 2)]
    for part in parts:
        offsets.append(offsets[-1] + len(part))
    table = (len(offsets), *offsets)
    return b"".join([*(number.to_bytes(8, "little") for number in table), *parts])


def decode_message(data: bytes) -> Message:
    """A message of a browser. It has passed `message_filter`, which has looked at its form."""
    count = int.from_bytes(data[:8], "little")
    offsets = [int.from_bytes(data[8 * k : 8 * k + 8], "little") for k in range(1, count + 1)]
    _channel, header, _parent, metadata, content, *buffers = (
        data[start:end] for start, end in pairwise(offsets)
    )
    return Message(json.loads(header), json.loads(metadata), json.loads(content), buffers)


def _json(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_plain).encode(
        "utf-8", "surrogatepass"
    )


def _plain(value: Any) -> Any:  # noqa: ANN401 (whatever a widget holds)
    """What JSON does not know: dates, and numbers and arrays of other libraries."""
    if isinstance(value, datetime | date):
        return value.isoformat()
    if isinstance(value, set | frozenset | tuple):
        return list(value)
    if hasattr(value, "tolist"):
        return value.tolist()
    return str(value)
