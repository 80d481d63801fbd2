"""The page itself: the question for the key, the figures, the members, and what all is mounted where."""

from __future__ import annotations

import time
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from tornado.web import RequestHandler

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.json_text import read_json
from cardcity_tutor.locale import say

from ..rate_limit import Clock, RateLimited
from .backups import BackupHandler, RestoreHandler
from .base import HostHandler, Office
from .page import host_page, key_page
from .server_status import Server

if TYPE_CHECKING:
    from cardcity_tutor.club import Store

MOST_CALLED: Final = 4_000
ASSETS: Final = {"host.js": "text/javascript", "host.css": "text/css", "tokens.css": "text/css"}


def host_handlers(
    base_url: str, store: Store, key: str, server: Server, *, clock: Clock = time.monotonic
) -> list[tuple[str, type[RequestHandler], dict[str, Any]]]:
    """The handlers to mount, for a server whose addresses begin with ``base_url``."""
    if not key:
        raise ValueError("the host's page needs a key")
    base = base_url.rstrip("/")
    shared = {"office": Office(base, store, key, server, clock)}
    return [
        (rf"{base}/host/?", PageHandler, shared),
        (rf"{base}/host/enter", EnterHandler, shared),
        (rf"{base}/host/state", StateHandler, shared),
        (rf"{base}/host/members", MembersHandler, shared),
        (rf"{base}/host/workers", WorkersHandler, shared),
        (rf"{base}/host/backup", BackupHandler, shared),
        (rf"{base}/host/restore", RestoreHandler, shared),
        (rf"{base}/host/(host\.js|host\.css|tokens\.css)", AssetHandler, shared),
    ]


class PageHandler(HostHandler):
    """The page, or the question for the key."""

    open_to_all = True

    def get(self) -> None:
        """A link with the key leads to the page without it: the address is not to be looked at over a shoulder."""
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.remember_language()
        if "key" in self.request.query_arguments:
            try:
                if self.try_key(self.get_query_argument("key")):
                    # Not a redirect: a strict cookie would not go along with one that another page began.
                    self.finish(host_page(self.lang, self.office.base, self.addresses))
                    return
                wrong = InputError("host-key-wrong")
            except RateLimited as often:
                wrong = often
            self.set_status(403)
            self.finish(key_page(self.lang, self.office.base, say(self.lang, wrong.code, **wrong.params)))
            return
        if self.is_host:
            self.finish(host_page(self.lang, self.office.base, self.addresses))
        else:
            self.finish(key_page(self.lang, self.office.base))


class EnterHandler(HostHandler):
    """The key from the form."""

    open_to_all = True

    def post(self) -> None:
        """Back to the page, which opens or asks again."""
        try:
            wrong = None if self.try_key(self.get_body_argument("key", "")) else InputError("host-key-wrong")
        except RateLimited as often:
            wrong = often
        if wrong is None:
            self.redirect(f"{self.office.base}/host", status=303)
            return
        self.set_status(403)
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.finish(key_page(self.lang, self.office.base, say(self.lang, wrong.code, **wrong.params)))


class StateHandler(HostHandler):
    """How the house fares, every few seconds."""

    async def get(self) -> None:
        """All figures and the members of a page."""
        number = self.get_query_argument("page", "1")
        page = int(number) if number.isdecimal() and len(number) < 6 else 1
        try:
            visitors, processes = self.office.house.visitors(), self.office.house.processes()
            self.answer(
                await self.in_thread(lambda: self.office.house.state(self.lang, visitors, processes, page))
            )
        except InputError as error:
            self.tell(400, error)


class MembersHandler(HostHandler):
    """A new key for a member, or goodbye."""

    async def post(self) -> None:
        """``{"act": "key" | "dismiss", "nickname": …}``."""
        try:
            asked = read_json(self.request.body[:MOST_CALLED])
            act, nickname = str(asked["act"]), str(asked["nickname"])
        except (ValueError, KeyError, TypeError):
            self.tell(400, InputError("club-broken-call"))
            return
        store = self.office.store
        try:
            if act == "key":
                claim = await self.in_thread(lambda: store.reset_key(nickname))
                self.answer({"nickname": claim.member.nickname, "key": claim.key})
            elif act == "dismiss":
                await self.in_thread(lambda: store.dismiss(nickname))
                self.answer({"told": say(self.lang, "host-dismissed", nickname=nickname)})
            else:
                self.tell(400, InputError("club-broken-call"))
        except InputError as error:
            self.tell(400, error)


class WorkersHandler(HostHandler):
    """A worker is restarted."""

    def post(self) -> None:
        """``{"worker": 1234}``, the number of its process."""
        try:
            process = int(read_json(self.request.body[:MOST_CALLED])["worker"])
        except (ValueError, KeyError, TypeError):
            self.tell(400, InputError("club-broken-call"))
            return
        if not self.office.house.server.restart(process):
            self.tell(400, InputError("host-no-worker"))
            return
        self.answer({"told": say(self.lang, "host-restarted")})


class AssetHandler(HostHandler):
    """The page's script and styles."""

    open_to_all = True

    def get(self, name: str) -> None:
        """One of ours."""
        home = ("widgets", "static", "base") if name == "tokens.css" else ("app", "server", "host", "static")
        self.set_header("Content-Type", f"{ASSETS[name]}; charset=utf-8")
        self.finish(files("cardcity_tutor").joinpath(*home, name).read_bytes())
