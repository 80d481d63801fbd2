"""``<base>/join``: how to join, in large type for a projector, in both languages. It needs no key and tells no secret.

It is a page of the server itself and needs no kernel, so it opens even when the house is full.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from io import StringIO
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING, Final

from tornado.httputil import HTTPServerRequest

from cardcity_tutor.locale import LANGUAGES, say

from .handlers import SmallPages
from .policy import WEB_HOST, page_policy

if TYPE_CHECKING:
    from .tutor import Tutor

_LOCAL_NAMES: Final = ("127.0.0.1", "localhost", "[::1]", "::1")
_HTML: Final = Path(__file__).with_name("join.html")
_WHITE_ON_BLACK, _PLAIN = "\x1b[97;40m", "\x1b[0m"


def join_addresses(request: HTTPServerRequest, base_url: str, network: Sequence[str]) -> list[str]:
    """What others can open, the best first: what this page was opened with, unless nobody else can, or those on the network."""
    if request.host_name not in _LOCAL_NAMES and WEB_HOST.fullmatch(request.host):
        return [f"{request.protocol}://{request.host}{base_url}"]
    return list(network)


def terminal_code(address: str) -> str:
    """A QR code for a terminal, white on black whatever its colours are."""
    import segno

    lines = StringIO()
    segno.make(address, error="l", micro=False).terminal(lines, border=2, compact=True)
    return "\n".join(f"{_WHITE_ON_BLACK}{line}{_PLAIN}" for line in lines.getvalue().splitlines())


class JoinPage(SmallPages):
    """The page for the projector."""

    def get(self) -> None:
        """Looked up anew each time: a laptop may have come to another network."""
        server: Tutor = self.server
        addresses = join_addresses(
            self.request, server.hosting.entry(server.base_url), server.network_addresses()
        )
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        self.set_header("Content-Security-Policy", page_policy("", "none", server.hosting.embed))
        self.finish(join_page(addresses, same_network=not server.hosting.behind_proxy))


def join_page(addresses: Sequence[str], *, same_network: bool = True) -> str:
    """The page as HTML; without addresses it says that nobody else can open the tutor."""
    from cardcity_tutor.render.paper.page import qr

    keys = ("join-text", *(["join-network"] if same_network else [])) if addresses else ("join-alone",)
    texts = "".join(_words(lang, *keys) for lang in LANGUAGES)
    return Template(_HTML.read_text(encoding="utf-8")).substitute(
        title=" · ".join(say(lang, "join-title") for lang in LANGUAGES),
        titles="".join(f'<span lang="{lang}">{escape(say(lang, "join-title"))}</span>' for lang in LANGUAGES),
        texts=texts,
        code=qr(addresses[0], addresses[0]) if addresses else "",
        address=shown_address(addresses[0]) if addresses else "",
        others="".join(f"<li>{shown_address(address)}</li>" for address in addresses[1:]),
    )


def shown_address(address: str) -> str:
    """An address to be typed: browsers add the beginning by themselves."""
    return escape(address.removeprefix("http://").rstrip("/"))


def _words(lang: str, *keys: str) -> str:
    return f'<p lang="{lang}">{escape(" ".join(say(lang, key) for key in keys))}</p>'
