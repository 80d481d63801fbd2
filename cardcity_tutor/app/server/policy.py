"""What a browser may do on our pages, and what a kernel gets to know: as little as they need."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import OutputTransform

HEADERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
}
"""Of every answer that does not say otherwise."""
WEB_HOST: Final = re.compile(r"[A-Za-z0-9.-]+(?::\d{1,5})?|\[[0-9A-Fa-f:.]+\](?::\d{1,5})?")
"""What may stand in the header ``Host``."""
_SCRIPT = re.compile(r"<script(?=[\s>])")

KEPT: Final = re.compile(
    r"PATH|HOME|USER|LOGNAME|SHELL|LANG|LANGUAGE|LC_\w+|TZ|TMP|TEMP|TMPDIR|VIRTUAL_ENV|CONDA_PREFIX|LD_LIBRARY_PATH"
    r"|DYLD_\w+|PYTHON\w*|JUPYTER\w*|IPYTHON\w*|XDG_(?:CACHE|CONFIG|DATA)_HOME|NUMBA_\w+|OMP_NUM_THREADS"
    r"|SYSTEMROOT|WINDIR|APPDATA|LOCALAPPDATA|USERPROFILE|COMSPEC|PATHEXT"
)
"""The variables of the server's environment that kernels see: whatever Python needs, and no password."""


class SafeHeaders(OutputTransform):
    """Puts the headers on every answer, static files included."""

    def __init__(self, request: HTTPServerRequest) -> None:
        """Browsers heed what parts windows only where they trust the line, and complain elsewhere."""
        self._trusted = request.protocol == "https" or request.host_name in ("127.0.0.1", "localhost", "::1")

    def transform_first_chunk(
        self,
        status_code: int,
        headers: HTTPHeaders,
        chunk: bytes,
        finishing: bool,  # noqa: ARG002 (Tornado's own signature)
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Add what is missing; and nobody needs to know what serves this."""
        for name, value in HEADERS.items():
            if name not in headers and (self._trusted or name != "Cross-Origin-Opener-Policy"):
                headers[name] = value
        headers.pop("Server", None)
        return status_code, headers, chunk


def page_policy(host: str, nonce: str, embed: tuple[str, ...] = ()) -> str:
    """The policy of a page that runs widgets: scripts of ours only, no other host at all.

    Widgets come as blobs. Scripts within the page need the nonce, so markup that somebody smuggled in stays dead.
    ``'self'`` means websockets too, except to older Safaris.
    """
    sockets = f" ws://{host} wss://{host}" if WEB_HOST.fullmatch(host) else ""
    return "; ".join(
        [
            "default-src 'self'",
            f"script-src 'self' blob: 'nonce-{nonce}'",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            f"connect-src 'self' data: blob:{sockets}",
            "worker-src 'self' blob:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            " ".join(["frame-ancestors 'self'", *embed]),
        ]
    )


def with_nonce(html: str, nonce: str) -> str:
    """The page with its own scripts allowed. It was made before its visitor came: all of it is ours.

    >>> with_nonce("<script>go()</script>", "x")
    '<script nonce="x">go()</script>'
    """
    return _SCRIPT.sub(f'<script nonce="{nonce}"', html)


def kernel_environment(own: Mapping[str, str], **more: str) -> dict[str, Any]:
    """The environment of a kernel."""
    return {name: value for name, value in own.items() if KEPT.fullmatch(name.upper())} | more
