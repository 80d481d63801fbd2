"""The server's own answers: the page with its kernel, or a friendly page without one."""

from __future__ import annotations

import asyncio
import secrets
from asyncio import Future
from html import escape
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Any, Final, Literal

from jupyter_server.services.kernels.handlers import KernelHandler
from tornado.iostream import StreamClosedError
from tornado.web import HTTPError, RequestHandler
from voila.static_file_handler import TemplateStaticFileHandler

from cardcity_tutor.locale import choose_language, say

from .gzip_static import GzipFiles
from .policy import page_policy, with_nonce
from .rate_limit import network

if TYPE_CHECKING:
    from .tutor import Tutor

Reason = Literal["full", "hasty", "missing", "trouble"]
STATUS: Final = {"full": 503, "hasty": 429, "missing": 404, "trouble": 500}
RETRY: Final = 10
"""Seconds between two looks whether there is room."""
LAST_WORDS_S: Final = 5.0
"""For a visitor to read that a page broke off; who does not read at all would keep the connection."""
_HTML = Path(__file__).with_name("small.html")


class SmallPages(RequestHandler):
    """Answers with a small page of ours wherever Tornado would show a bare number."""

    server: Tutor

    def initialize(self, server: Tutor) -> None:
        """With the server that it answers for."""
        self.server = server

    @property
    def lang(self) -> str:
        """As the browser asks, French otherwise."""
        return choose_language(self.request.headers.get("Accept-Language"))

    def show(self, reason: Reason, wait: float = RETRY) -> None:
        """Tell why there is no tutor to be seen; where that may change, the page looks again by itself."""
        nonce = secrets.token_urlsafe(16)
        self.set_status(STATUS[reason])
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Vary", "Accept-Language")
        self.set_header("Content-Security-Policy", page_policy("", nonce, self.server.hosting.embed))
        seconds = max(1, round(wait)) if reason in ("full", "hasty") else 0
        if seconds:
            self.set_header("Retry-After", str(seconds))
        self.finish(small_page(self.lang, reason, self.server.base_url, nonce, seconds))

    def write_error(self, status_code: int, **kwargs: Any) -> None:  # noqa: ANN401, ARG002 (as in Tornado)
        """Whatever went wrong is in the log, not on the page."""
        self.show("trouble" if status_code >= 500 else "missing")  # nobody but an attacker asks for it amiss


class BaseRedirect(RequestHandler):
    """An address beside the tutor's, the one without its last slash or the bare root: leads there, with what it asks for."""

    def initialize(self, server: Tutor) -> None:
        """With the server that it leads to."""
        self.server = server

    def get(self) -> None:
        """Not for ever: another day another base may be served here."""
        query = self.request.query
        self.redirect(self.server.base_url + (f"?{query}" if query else ""))

    head = get


class NotFoundHandler(SmallPages):
    """Anything that is not here."""

    def prepare(self) -> None:
        """Whatever the method."""
        raise HTTPError(404)


class CapacityHandler(SmallPages):
    """Whether there is room, for a page that waits: asking for the tutor itself would take a place."""

    def get(self) -> None:
        """Yes or no."""
        self.set_header("Cache-Control", "no-store")
        self.set_status(204 if self.server.guests.places else 503)


class PageHandler(SmallPages):
    """The tutor's page: each gets a kernel of its own."""

    kernel: str | None = None

    async def get(self) -> None:
        """A page from the pool, or one that is made while the visitor watches it come."""
        server = self.server
        address = network(self.request.remote_ip or "")
        wait = server.starts.take(address)
        if not wait and server.guests.has_reserved_enough(address):
            wait = server.hosting.reserve_s
        if wait:
            self.show("hasty", wait)
            return
        if not server.guests.places or server.is_short_of_descriptors():
            self.show("full")
            return
        if stale := server.guests.stale():
            server.end_soon(stale)
        page = server.pool.take()
        self.kernel = page.kernel
        server.guests.welcome(page.kernel, address)
        nonce = secrets.token_urlsafe(16)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header(
            "Content-Security-Policy", page_policy(self.request.host, nonce, server.hosting.embed)
        )
        try:
            async with asyncio.timeout(server.hosting.hello):  # for somebody who does not read
                async for html in page:
                    self.write(with_nonce(html, nonce))
                    await self.flush()
        except StreamClosedError:
            await server.end(page.kernel)
        except TimeoutError:
            await server.end(page.kernel)
            self._hang_up()
        except RuntimeError:
            await server.end(page.kernel)
            if self._headers_written:
                text, again = (escape(say(self.lang, f"serve-trouble-{part}")) for part in ("text", "again"))
                read = self.finish(f'<p role="alert">{text} <a href="">{again}</a></p>')
                asyncio.get_running_loop().call_later(LAST_WORDS_S, self._hang_up_unless, read)
            else:
                self.show("trouble")

    def _hang_up_unless(self, read: Future[None]) -> None:
        if not read.done():
            self._hang_up()

    def _hang_up(self) -> None:
        connection: Any = self.request.connection  # its type leaves out what Tornado's has
        connection.close()

    def on_connection_close(self) -> None:
        """The visitor left before the page was whole."""
        if self.kernel is not None:
            self.server.end_soon(self.kernel)


class KernelModel(KernelHandler):
    """Tells whether a kernel is there, to whoever knows its name; a page looks before it connects, and while it loads."""

    async def get(self, kernel_id: str) -> None:
        """That it is there; of a visit whose worker has ended, that the page is to come back."""
        moved = getattr(self.kernel_manager, "has_moved", None)
        if moved is not None and moved(kernel_id):
            raise HTTPError(410)
        answering = super().get(kernel_id)
        if answering is not None:
            await answering

    async def delete(self, kernel_id: str) -> None:  # noqa: ARG002 (as in the parent)
        """Pages say goodbye elsewhere."""
        raise HTTPError(405)


class PlainErrors(RequestHandler):
    """Says no more than the number of an error: Jupyter would look for templates that are not here."""

    def write_error(self, status_code: int, **kwargs: Any) -> None:  # noqa: ANN401, ARG002 (as in Tornado)
        """The number."""
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(str(status_code))


class TemplateFiles(PlainErrors, GzipFiles, TemplateStaticFileHandler):  # type: ignore[misc]  # Voilà ships no types
    """Files of our template, and by no detour any other; an ill-formed name is one that is not there."""

    def parse_url_path(self, url_path: str) -> str:
        """The path of a file."""
        if ".." in url_path or "\\" in url_path or "\0" in url_path:
            raise HTTPError(404)
        return super().parse_url_path(url_path)


def small_page(lang: str, reason: Reason, base_url: str, nonce: str, seconds: int) -> str:
    """The page as HTML."""
    words = {part: escape(say(lang, f"serve-{reason}-{part}")) for part in ("title", "text", "again")}
    return Template(_HTML.read_text(encoding="utf-8")).substitute(
        words,
        lang=lang,
        base=escape(base_url),
        nonce=nonce,
        seconds=seconds,
        home="" if seconds else escape(base_url),
        note=escape(say(lang, "serve-waiting")) if seconds else "",
    )
