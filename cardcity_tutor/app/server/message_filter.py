"""What a browser may tell its kernel: gestures, the question which widgets there are, and nothing else.

Kernels trust whoever speaks their language: an ``update`` sets any trait of ipywidgets' own models, and a wrong type in a
header ends in a traceback. So everything that Jupyter and the kernel will look at is looked at here first.
"""

from __future__ import annotations

import json
import re
from itertools import pairwise
from typing import Any, Final

ALLOWED: Final = frozenset({"comm_open", "comm_msg", "kernel_info_request"})
"""Nothing here runs code; the page's own farewell ends the kernel."""
METHODS: Final = frozenset({"custom", "request_states"})
"""Of a ``comm_msg``: a gesture, or the control channel's question. Traits are Python's to set."""
CONTROL_TARGET: Final = "jupyter.widget.control"
"""The one comm that a browser opens: it asks for the widgets that are there. Kernels make their widgets themselves."""
CONTROL_VERSION: Final = "1"
SURROGATE: Final = re.compile(r"\\u[dD][89a-fA-F]")
"""Half of a character, in JSON's own writing."""
HEADER: Final = frozenset({"msg_id", "msg_type", "session", "username", "date", "version"})
MAX_FIELD_CHARS: Final = 200
PROTOCOL: Final = "v1.kernel.websocket.jupyter.org"
"""The one form of messages that is spoken: a table of offsets, then the parts."""
OFFSETS: Final = 6
"""Of channel, header, parent's header, metadata and content, and where they end. Browsers send no buffers."""
UNREADABLE: Final = (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError)


def allowed_id(message: str | bytes) -> str | None:
    """The id of a message that may go to the kernel: readable, for the shell, of an allowed kind; None otherwise."""
    try:
        channel, header, parent, metadata, content = _parts(message)
        name: str = header["msg_id"]
        fine = (
            channel == "shell"
            and _is_header(header)
            and isinstance(parent, dict)
            and isinstance(metadata, dict)
            and _is_content(header["msg_type"], content)
            and (
                header["msg_type"] != "comm_open" or metadata["version"].partition(".")[0] == CONTROL_VERSION
            )
        )
    except UNREADABLE:
        return None
    return name if fine else None


def _is_header(header: dict[str, Any]) -> bool:
    """Short texts only, and the main shell: others would have to be made first, which nobody may."""
    fields = dict(header)
    return fields.pop("subshell_id", None) is None and all(
        name in HEADER and isinstance(value, str) and len(value) <= MAX_FIELD_CHARS
        for name, value in fields.items()
    )


def _is_content(kind: str, content: Any) -> bool:  # noqa: ANN401 (whatever somebody sent)
    if kind not in ALLOWED or not isinstance(content, dict):
        return False
    if kind == "kernel_info_request":
        return True
    comm = content["comm_id"]
    if not isinstance(comm, str) or len(comm) > MAX_FIELD_CHARS:
        return False
    if kind == "comm_open":
        return bool(content["target_name"] == CONTROL_TARGET and content.get("data", {}) == {})
    return isinstance(content["data"], dict) and content["data"]["method"] in METHODS


def _parts(message: str | bytes) -> tuple[Any, Any, Any, Any, Any]:
    """Channel, header, parent's header, metadata and content."""
    if isinstance(message, str):
        raise TypeError("text in a binary protocol")
    count, *places = (int.from_bytes(message[8 * k : 8 * k + 8], "little") for k in range(OFFSETS + 1))
    if count != OFFSETS or places != sorted(places) or places[-1] > len(message):
        raise ValueError(places)
    # Of bytes, Python's json would guess the encoding, and let half characters pass.
    channel, *rest = (message[start:end].decode() for start, end in pairwise(places))
    header, parent, metadata, content = parts = [json.loads(text) for text in rest]
    if any(SURROGATE.search(text) for text in rest):
        json.dumps(parts, ensure_ascii=False).encode()  # one without its other half is a ValueError
    return channel, header, parent, metadata, content
