"""What phones fetch, and what kernels send."""

from __future__ import annotations

import json
import secrets
from hmac import compare_digest
from html import escape
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Any, Final

from tornado.web import HTTPError, RequestHandler, stream_request_body

from cardcity_tutor.core.json_text import read_json
from cardcity_tutor.locale import choose_language, say

from ..handlers import SmallPages
from ..rate_limit import RateLimiter, TokenBucket, network
from .rooms import MAX_PICTURE_BYTES, Rooms

if TYPE_CHECKING:
    from ..tutor import Tutor

API: Final = "follow/api"
SECRET: Final = "X-Cardcity-Secret"
VISITOR: Final = "X-Cardcity-Visitor"
CODE: Final = r"([A-Za-z0-9]{1,12})"
POLL_S: Final = 1.5
PER_MINUTE: Final = 4_000
"""Requests of one address: a school of a hundred phones may stand behind one."""
WRONG_PER_MINUTE: Final = 60
"""Requests of one address for rooms that do not exist."""
PER_SECOND, SAVED_UP = 400, 800
"""Requests of all phones together."""
SHOWS_PER_MINUTE: Final = 900
"""Pictures of one stage: a presenter who holds a key down."""
_HTML: Final = Path(__file__).with_name("follow.html")
_WORDS: Final = ("wait", "ended", "board")


class Limits:
    """How often something may be asked here."""

    def __init__(self) -> None:
        """Nobody has asked yet."""
        self.each = RateLimiter(PER_MINUTE)
        self.wrong = RateLimiter(WRONG_PER_MINUTE)
        self.all = TokenBucket(PER_SECOND, SAVED_UP)
        self.shows = RateLimiter(SHOWS_PER_MINUTE)

    def wait(self, address: str) -> float:
        """Seconds until this address may ask again."""
        return self.each.take(address) or self.all.take()


def follow_handlers(
    server: Tutor, rooms: Rooms, secret: str
) -> list[tuple[str, type[RequestHandler], dict[str, Any]]]:
    """The handlers to mount."""
    if not secret:
        raise ValueError("following needs a secret")
    base = server.base_url.rstrip("/")
    limits = Limits()
    phones = {"server": server, "rooms": rooms, "limits": limits}
    return [
        (rf"{base}/s/{CODE}", FollowPage, phones),
        (rf"{base}/s/{CODE}/now", FollowNow, phones),
        (rf"{base}/{API}/(show|end)", StageCalls, {**phones, "secret": secret}),
    ]


class _Phone(SmallPages):
    """A phone asks; it has nothing to send."""

    def initialize(self, server: Tutor, rooms: Rooms, limits: Limits) -> None:  # type: ignore[override]
        """What all requests share."""
        super().initialize(server)
        self.rooms, self.limits = rooms, limits

    def prepare(self) -> None:
        """Not too often; and what is not there is not looked for without end."""
        self.set_header("Cache-Control", "no-store")
        address = network(self.request.remote_ip or "")
        wait = self.limits.wait(address)
        self.room = None if wait else self.rooms.find(self.path_args[0])
        if not wait and self.room is None:
            wait = self.limits.wrong.take(address)
        if wait:
            self.set_header("Retry-After", str(max(1, round(wait))))
            raise HTTPError(429)

    def write_error(self, status_code: int, **kwargs: Any) -> None:  # noqa: ANN401, ARG002 (as in Tornado)
        """A page for those who came too often; the number is all that the page's own script wants."""
        self.show("hasty" if status_code == 429 else "missing" if status_code in (404, 405) else "trouble")


class FollowPage(_Phone):
    """The page that shows a stage."""

    def get(self, code: str) -> None:
        """In the phone's own language; the picture comes afterwards."""
        if self.room is None:
            raise HTTPError(404)
        nonce, lang = secrets.token_urlsafe(16), self.lang
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Vary", "Accept-Language")
        self.set_header("Content-Security-Policy", follow_policy(nonce))
        self.finish(follow_page(lang, code.upper(), nonce))


class FollowNow(_Phone):
    """What the stage shows now, if that is not what the phone has."""

    def get(self, _code: str) -> None:
        """The picture and the words; without content where nothing has changed."""
        room = self.room
        if room is None:
            self.set_status(404)
            self.finish()
            return
        if self.get_query_argument("after", "") == str(room.version):
            self.set_status(204)
            return
        self.set_header("Content-Type", "application/json; charset=utf-8")
        self.set_header("X-Cardcity-Version", str(room.version))
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            self.finish(room.packed)
        else:
            self.finish(room.content)


@stream_request_body
class StageCalls(RequestHandler):
    """A kernel tells what its stage shows. The secret and the size are looked at before the body is read."""

    def initialize(self, server: Tutor, rooms: Rooms, limits: Limits, secret: str) -> None:
        """What all calls share."""
        self.server, self.rooms, self.limits, self.secret = server, rooms, limits, secret
        self.body = bytearray()

    def check_xsrf_cookie(self) -> None:
        """The secret is worth more than a cookie: no browser has it."""

    def prepare(self) -> None:
        """Refuse what no kernel of ours sent."""
        self.set_header("Cache-Control", "no-store")
        shown = self.request.headers.get(SECRET, "")
        if not compare_digest(shown.encode("utf-8", "replace"), self.secret.encode()):
            raise HTTPError(403)
        self.kernel = self.request.headers.get(VISITOR, "")
        if self.request.method != "POST" or self.kernel not in self.server.kernel_manager:
            raise HTTPError(404)
        connection: Any = self.request.connection  # its type leaves out what tornado's manual promises
        connection.set_max_body_size(MAX_PICTURE_BYTES + 1_000)

    def data_received(self, chunk: bytes) -> None:
        """Take the body in, up to the limit."""
        if len(self.body) <= MAX_PICTURE_BYTES:
            self.body += chunk

    def post(self, method: str) -> None:
        """Show a picture, or end."""
        if method == "end":
            self.rooms.end(self.kernel)
            self.finish({})
            return
        if len(self.body) > MAX_PICTURE_BYTES:
            raise HTTPError(413)
        if self.limits.shows.take(self.kernel):
            raise HTTPError(429)
        try:
            content = dict(read_json(bytes(self.body)))
        except (TypeError, ValueError, RecursionError, UnicodeError) as error:
            raise HTTPError(400) from error
        written = json.dumps(content, ensure_ascii=False, separators=(",", ":")).encode()
        self.finish({"code": self.rooms.show(self.kernel, written).code})

    def write_error(self, status_code: int, **kwargs: Any) -> None:  # noqa: ANN401, ARG002 (as in Tornado)
        """The number is enough."""
        self.finish({"status": status_code})


def follow_policy(nonce: str) -> str:
    """One script, pictures that are data, and questions to this server: nothing else can happen on the page."""
    return "; ".join(
        [
            "default-src 'none'",
            f"script-src 'nonce-{nonce}'",
            "style-src 'unsafe-inline'",
            "img-src data:",
            "connect-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ]
    )


def follow_page(lang: str, code: str, nonce: str) -> str:
    """The page as HTML."""
    lang = choose_language(lang)
    words = {name: escape(say(lang, f"follow-{name}")) for name in _WORDS}
    return Template(_HTML.read_text(encoding="utf-8")).substitute(
        words, lang=lang, code=escape(code), nonce=nonce, title=escape(say(lang, "follow-title")), poll=POLL_S
    )
