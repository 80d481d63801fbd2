"""What a browser may tell its kernel: messages of widgets, well-formed, and nothing else.

Kernels trust whoever speaks their language: a wrong type in a header ends in a traceback there. So everything that
Jupyter and the kernel will look at is looked at here first, in both of the websocket's forms.
"""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any, Final

ALLOWED: Final = frozenset(
    {"comm_open", "comm_msg", "comm_close", "comm_info_request", "kernel_info_request"}
)
"""Nothing here runs code; the page's own farewell ends the kernel."""
CONTROL_TARGET: Final = "jupyter.widget.control"
"""The one comm that a browser opens: it asks for the widgets that are there. Kernels make their widgets themselves."""
HEADER: Final = frozenset({"msg_id", "msg_type", "session", "username", "date", "version"})
LONGEST_FIELD: Final = 200
MOST_PARTS: Final = 64
"""Jupyter reads as many parts as a message claims to have, which might be 2⁶⁴."""
NEW_PROTOCOL: Final = "v1.kernel.websocket.jupyter.org"
UNREADABLE: Final = (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError)

Parts = tuple[Any, Any, Any, Any, Any]


def admitted(message: str | bytes, protocol: str | None) -> str | None:
    """The id of a message that may go to the kernel: readable, for the shell, of an allowed type; nothing otherwise."""
    try:
        channel, header, parent, metadata, content = _read(message, protocol)
        name: str = header["msg_id"]
        fine = (
            channel == "shell"
            and _is_header(header)
            and isinstance(parent, dict)
            and isinstance(metadata, dict)
            and _is_content(header["msg_type"], content)
        )
    except UNREADABLE:
        return None
    return name if fine else None


def _is_header(header: dict[str, Any]) -> bool:
    """Short texts only, and the main shell: others would have to be made first, which nobody may."""
    fields = dict(header)
    return fields.pop("subshell_id", None) is None and all(
        name in HEADER and isinstance(value, str) and len(value) <= LONGEST_FIELD
        for name, value in fields.items()
    )


def _is_content(kind: str, content: Any) -> bool:  # noqa: ANN401 (whatever somebody sent)
    if kind not in ALLOWED or not isinstance(content, dict):
        return False
    if kind == "kernel_info_request":
        return True
    if kind == "comm_info_request":
        return isinstance(content.get("target_name", ""), str)
    comm = content["comm_id"]
    return (
        isinstance(comm, str)
        and len(comm) <= LONGEST_FIELD
        and isinstance(content.get("data", {}), dict)
        and (kind != "comm_open" or content["target_name"] == CONTROL_TARGET)
    )


def _read(message: str | bytes, protocol: str | None) -> Parts:
    """Channel, header, parent's header, metadata and content, of either of Jupyter's two forms."""
    if protocol != NEW_PROTOCOL:
        if isinstance(message, bytes):
            parts = int.from_bytes(message[:4], "big")
            first = [int.from_bytes(message[4 * i : 4 * i + 4], "big") for i in (1, 2)]
            if not 1 < parts <= MOST_PARTS:
                raise ValueError(parts)
            told = json.loads(message[first[0] : first[1]])
        else:
            told = json.loads(message)
            if told.get("buffers"):
                raise ValueError("buffers in a text")
        return told["channel"], told["header"], told["parent_header"], told["metadata"], told["content"]
    if isinstance(message, str):
        raise TypeError("text in a binary protocol")
    count = int.from_bytes(message[:8], "little")
    if not 6 <= count <= MOST_PARTS:
        raise ValueError(count)
    places = [int.from_bytes(message[8 * i : 8 * i + 8], "little") for i in range(1, count + 1)]
    if places != sorted(places) or places[-1] > len(message):
        raise ValueError(places)
    channel, *rest = (message[start:end] for start, end in pairwise(places[:6]))
    header, parent, metadata, content = map(json.loads, rest)
    return channel.decode(), header, parent, metadata, content
