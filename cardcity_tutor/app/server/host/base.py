"""What every handler of the host's page has: the key and the cookie, the policy, the threads.

Changes need a header that no other site can send along, and the cookie, which none gets sent with (``SameSite``). The
page has no inline script or style, and its policy allows none.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hmac import compare_digest, digest
from typing import TYPE_CHECKING, Any, Final, TypeVar

from tornado.web import Finish, RequestHandler

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.locale import LANGUAGES, choose_language
from cardcity_tutor.locale.sentences import error_sentence

from ..join_page import join_addresses
from ..rate_limit import Clock, LoginBackoff, network
from .server_status import Server, ServerStatus

if TYPE_CHECKING:
    from cardcity_tutor.club import Store

T = TypeVar("T")

COOKIE: Final = "cardcity-host"
LANGUAGE_COOKIE: Final = "cardcity-host-lang"
DAYS: Final = 30
DAY_S: Final = 86_400
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)


class Office:
    """What the handlers share."""

    def __init__(self, base: str, store: Store, key: str, server: Server, clock: Clock) -> None:
        """With the key of the house."""
        self.base = base
        self.house = ServerStatus(store, server)
        self.store = store
        self.key = key
        self.threads = ThreadPoolExecutor(2, thread_name_prefix="host")
        self.wrong = LoginBackoff(clock=clock)
        """By address: who guesses has to wait, and does not keep the host out."""
        self.pass_word = digest(store.seal_key().encode(), f"cardcity host {key}".encode(), "sha256").hex()
        """What the cookie holds. The key stays out of the browser's files, and cannot be guessed by way of the cookie."""


class HostHandler(RequestHandler):
    """What all of them have: the host only, unless ``open_to_all``."""

    open_to_all = False

    def initialize(self, office: Office) -> None:
        """What they share."""
        self.office = office

    def set_default_headers(self) -> None:
        """Keep nothing, show it in no frame, run nothing that is not ours."""
        self.set_header("Cache-Control", "no-store")
        self.set_header("Content-Security-Policy", POLICY)
        self.set_header("Referrer-Policy", "no-referrer")
        self.set_header("X-Content-Type-Options", "nosniff")
        self.set_header("X-Frame-Options", "DENY")

    def check_xsrf_cookie(self) -> None:
        """``prepare`` asks for more."""

    def prepare(self) -> None:
        """Changes come from this page, by this host."""
        if self.request.method == "POST" and not self._from_here():
            self.tell(403, InputError("host-elsewhere"))
            raise Finish
        if not self.open_to_all and not self.is_host:
            self.tell(403, InputError("host-key-missing"))
            raise Finish

    def _from_here(self) -> bool:
        """A form of another site has another origin; scripts of other sites cannot send our header."""
        site = self.request.headers.get("Sec-Fetch-Site", "same-origin")
        return site == "same-origin" and (self.open_to_all or "X-Cardcity-Host" in self.request.headers)

    @property
    def lang(self) -> str:
        """As the host has chosen on this page, or as the browser asks."""
        for chosen in (self.get_query_argument("lang", ""), self.get_cookie(LANGUAGE_COOKIE, "")):
            if chosen in LANGUAGES:
                return str(chosen)
        return choose_language(self.request.headers.get("Accept-Language", ""))

    def remember_language(self) -> None:
        """Keep the language that a link of the page asks for."""
        if self.get_query_argument("lang", "") in LANGUAGES:
            self._set_cookie(LANGUAGE_COOKIE, self.lang)

    @property
    def addresses(self) -> list[str]:
        """What others can open."""
        return join_addresses(
            self.request, f"{self.office.base}/", self.office.house.server.network_addresses()
        )

    @property
    def is_host(self) -> bool:
        """Whether the cookie is the house's."""
        return _same(self.get_cookie(COOKIE) or "", self.office.pass_word)

    def try_key(self, key: str) -> bool:
        """Take a key; a ``RateLimited``, whatever the key, after too many wrong ones."""
        who = network(self.request.remote_ip or "")
        self.office.wrong.check(who)
        if _same(key.strip(), self.office.key):
            self.office.wrong.forgive(who)
            self._set_cookie(COOKIE, self.office.pass_word)
            return True
        self.office.wrong.made(who)
        return False

    def _set_cookie(self, name: str, value: str) -> None:
        secure = self.request.protocol == "https"
        # Its age, not its last day: a clock that is wrong, here or there, makes no difference.
        self.set_cookie(
            name, value, max_age=DAYS * DAY_S, path=f"{self.office.base}/host",
            httponly=True, secure=secure, samesite="Strict",
        )  # fmt: skip

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Let the storage work where nobody waits for it."""
        return await asyncio.get_running_loop().run_in_executor(self.office.threads, work)

    def answer(self, data: dict[str, Any], status: int = 200) -> None:
        """Answer the page's script."""
        self.set_status(status)
        self.set_header("Content-Type", "application/json")
        self.finish(json.dumps(data, ensure_ascii=False))

    def tell(self, status: int, error: InputError) -> None:
        """Answer with the sentence of an error."""
        self.answer({"error": error_sentence(self.lang, error)}, status)


def _same(shown: str, kept: str) -> bool:
    return compare_digest(shown.encode("utf-8", "replace"), kept.encode())
