"""The club's counter: the server's side of the club, for the visitors' kernels and nobody else.

``POST <base>/club/api/<method>`` with JSON, answered with JSON. The header ``X-Cardcity-Secret`` carries a word that the
server gives its kernels in their environment, so a browser cannot call. Whatever is a member's needs nickname and key
besides. The storage works in threads: the event loop, on which every click of every visitor waits, never does.
"""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor
from hmac import compare_digest
from typing import Any, Final
from urllib.parse import quote

from tornado.web import Finish, RequestHandler, stream_request_body

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.json_text import read_json

from ..rate_limit import RateLimited
from .service import LARGE, METHODS, ClubService

API: Final = "club/api"
"""Where it is, below the base address; ``CARDCITY_CLUB_URL`` of a kernel ends so."""
SECRET: Final = "X-Cardcity-Secret"
VISITOR: Final = "X-Cardcity-Visitor"
SMALL_BODY: Final = 16_000
LARGE_BODY: Final = 2_000_000
"""Bytes; a game or a progress of the largest size that is kept, written as JSON."""
WORKERS: Final = 4


def club_handlers(
    base_url: str, clerk: ClubService, secret: str
) -> list[tuple[str, type[RequestHandler], dict[str, Any]]]:
    """The handlers to mount, for a server whose addresses begin with ``base_url`` (``/`` or ``/tutor/``)."""
    if not secret:
        raise ValueError("the counter needs a secret")
    base = base_url.rstrip("/")
    office = {
        "clerk": clerk,
        "secret": secret,
        "threads": ThreadPoolExecutor(WORKERS, thread_name_prefix="club"),
    }
    return [(rf"{base}/{API}/([a-z_]+)", ClubHandler, office)]


@stream_request_body
class ClubHandler(RequestHandler):
    """One call. The secret and the size are looked at before the body is read."""

    def initialize(self, clerk: ClubService, secret: str, threads: ThreadPoolExecutor) -> None:
        """What all calls share."""
        self.clerk = clerk
        self.secret = secret
        self.threads = threads
        self.body = bytearray()
        self.most = SMALL_BODY

    def check_xsrf_cookie(self) -> None:
        """The secret is worth more than a cookie: no browser has it."""

    def set_default_headers(self) -> None:
        """Nothing here is to be kept or guessed at."""
        self.set_header("Cache-Control", "no-store")
        self.set_header("X-Content-Type-Options", "nosniff")

    def prepare(self) -> None:
        """Refuse what is none of ours before reading it."""
        shown = self.request.headers.get(SECRET, "")
        if not compare_digest(shown.encode("utf-8", "replace"), self.secret.encode()):
            self._refuse(403, InputError("club-secret"))
        method = (self.path_args or [""])[0]
        if self.request.method != "POST" or method not in METHODS:
            self._refuse(404, InputError("club-broken-call"))
        self.most = LARGE_BODY if method in LARGE else SMALL_BODY
        length = self.request.headers.get("Content-Length", "")
        if length.isdecimal() and int(length) > self.most:
            self._refuse(413, self._too_large())
        connection: Any = self.request.connection  # its type leaves out what tornado's manual promises
        connection.set_max_body_size(self.most + SMALL_BODY)

    def data_received(self, chunk: bytes) -> None:
        """Take the body in, up to the limit: what comes without a length announced is counted here."""
        if len(self.body) <= self.most:
            self.body += chunk

    async def post(self, method: str) -> None:
        """Do the work in a thread and answer."""
        if len(self.body) > self.most:
            self._refuse(413, self._too_large())
        try:
            call = dict(read_json(self.body or b"{}", halves=True))
            visitor = self.request.headers.get(VISITOR, "")[:64]
            answer = await asyncio.get_running_loop().run_in_executor(
                self.threads, self.clerk.serve, method, call, visitor
            )
        except InputError as error:
            self._answer(429 if isinstance(error, RateLimited) else 400, _told(error))
        except (TypeError, ValueError, RecursionError, UnicodeError):
            self._answer(400, _told(InputError("club-broken-call")))
        else:
            self._answer(200, {"answer": answer})

    def _too_large(self) -> InputError:
        return InputError("club-too-large", max=self.most // 1000)

    def _refuse(self, status: int, error: InputError) -> None:
        self._answer(status, _told(error))
        raise Finish

    def _answer(self, status: int, data: dict[str, Any]) -> None:
        self.set_status(status)
        self.set_header("Content-Type", "application/json")
        self.finish(json.dumps(data, separators=(",", ":")))


def _told(error: InputError) -> dict[str, Any]:
    params = {
        name: value if isinstance(value, int | float) else str(value) for name, value in error.params.items()
    }
    return {"code": error.code, "params": params}


def club_address(port: int, base_url: str, address: str = "127.0.0.1") -> str:
    """The address that kernels call: on this machine, whatever proxy stands before it.

    >>> club_address(8866, "/tutor/", "0.0.0.0")
    'http://127.0.0.1:8866/tutor/club/api'
    """
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(address, address)  # noqa: S104 (where it listens)
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{quote(base_url.rstrip('/'))}/{API}"
