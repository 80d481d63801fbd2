"""Answers in fewer bytes: over the Wi-Fi of a club a phone then waits for a quarter of them.

The files of a page are always the same, so each is packed once, when it is first asked for, and kept in memory. The
page itself is packed on its way.
"""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from tornado.httputil import HTTPServerRequest
from tornado.web import GZipContentEncoding, StaticFileHandler

PACKABLE: Final = (".js", ".css", ".json", ".svg", ".html", ".txt", ".map")
SMALLEST: Final = 1_000
"""Bytes; less is not worth the work."""
MOST_KEPT: Final = 500
"""Files; a page has a hundred."""


def takes_packed(request: HTTPServerRequest) -> bool:
    """Whether whoever asks can unpack; who asks for a part of a file gets it as it lies there."""
    return "gzip" in request.headers.get("Accept-Encoding", "") and "Range" not in request.headers


@lru_cache(maxsize=MOST_KEPT)
def packed(path: str, modified: float) -> bytes | None:  # noqa: ARG001 (a file that has changed is another one)
    """What a file becomes; nothing if it would hardly get smaller."""
    content = Path(path).read_bytes()
    return gzip.compress(content, 6) if len(content) >= SMALLEST else None


class GzipPages(GZipContentEncoding):
    """Packs the pages that are made for one visitor. Whatever else there is comes packed, or is small."""

    def _compressible_type(self, ctype: str) -> bool:
        return ctype == "text/html"


class GzipFiles(StaticFileHandler):
    """Sends files packed to those who can unpack them."""

    _packed: bytes | None = None

    @classmethod
    def get_content_version(cls, abspath: str) -> str:
        """What tells this file from another version of it, without reading it."""
        found = Path(abspath).stat()
        return f"{found.st_mtime_ns:x}-{found.st_size:x}"

    def set_headers(self) -> None:
        """Tell how the file comes; `GzipPages` adds to every answer that it may come otherwise to somebody else."""
        super().set_headers()
        path = self.absolute_path
        if path is not None and path.endswith(PACKABLE) and takes_packed(self.request):
            self._packed = packed(path, Path(path).stat().st_mtime)
        if self._packed is not None:
            self.set_header("Content-Encoding", "gzip")

    def get_content_size(self) -> int:
        """The bytes that are sent."""
        return super().get_content_size() if self._packed is None else len(self._packed)

    def get_content(self, abspath: str, start: int | None = None, end: int | None = None) -> Any:  # type: ignore[override]  # noqa: ANN401
        """The bytes. Tornado's own is a method of the class, for versions too: the class does not know who asks."""
        return super().get_content(abspath, start, end) if self._packed is None else self._packed
