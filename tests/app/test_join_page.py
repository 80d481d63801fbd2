"""How others come in: the page for the projector, the code in the terminal, and links from the host's own machine."""

from __future__ import annotations

import pytest
from tornado.httputil import HTTPHeaders, HTTPServerRequest, RequestStartLine

from cardcity_tutor.app.server.join_page import join_addresses, join_page, terminal_code
from cardcity_tutor.locale import LANGUAGES, say
from cardcity_tutor.widgets.link_base import NETWORK_ADDRESS, link_base

NETWORK = ["http://192.168.1.12:8866/", "http://10.0.0.7:8866/"]


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1:8866", NETWORK),
        ("localhost:8866", NETWORK),
        ("[::1]:8866", NETWORK),
        ("192.168.1.12:8866", NETWORK[:1]),
        ("club.example.org", ["http://club.example.org/"]),
    ],
)
def test_what_others_can_open(host: str, expected: list[str]) -> None:
    line = RequestStartLine("GET", "/join", "HTTP/1.1")
    request = HTTPServerRequest(start_line=line, headers=HTTPHeaders({"Host": host}))
    assert join_addresses(request, "/", NETWORK) == expected


def test_the_page_speaks_both_languages() -> None:
    page = join_page(NETWORK)
    assert all(say(lang, "join-network") in page for lang in LANGUAGES)
    assert "<li>10.0.0.7:8866</li>" in page
    assert 'aria-label="http://192.168.1.12:8866/"' in page
    beyond = join_page(["https://club.example.org/tutor/"], same_network=False)
    assert not any(say(lang, "join-network") in beyond for lang in LANGUAGES)
    assert "https://club.example.org/tutor" in beyond
    alone = join_page([])
    assert all(say(lang, "join-alone") in alone for lang in LANGUAGES)
    assert "<svg" not in alone


def test_the_code_in_the_terminal_is_a_square_of_its_own_colours() -> None:
    lines = terminal_code(NETWORK[0]).splitlines()
    assert all(line.startswith("\x1b[97;40m") and line.endswith("\x1b[0m") for line in lines)
    widths = {len(line) - len("\x1b[97;40m\x1b[0m") for line in lines}
    assert len(widths) == 1
    assert widths.pop() in (2 * len(lines), 2 * len(lines) - 1)


@pytest.mark.parametrize(
    ("base", "link"),
    [
        ("http://127.0.0.1:8866/", NETWORK[0]),
        ("http://localhost:8866/", NETWORK[0]),
        ("http://192.168.1.12:8866/", "http://192.168.1.12:8866/"),
        ("https://club.example.org/tutor/", "https://club.example.org/tutor/"),
        ("", ""),
        ("http://[::1", "http://[::1"),
    ],
)
def test_links_can_be_opened_by_others(base: str, link: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NETWORK_ADDRESS, NETWORK[0])
    assert link_base(base) == link
    monkeypatch.delenv(NETWORK_ADDRESS)
    assert link_base(base) == base
