"""The host's page: who gets in, what it tells, members, backup and restore."""

from __future__ import annotations

import http.client
import json
import re
import zipfile
from hashlib import sha256
from html.parser import HTMLParser
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

import pytest

from cardcity_tutor.app.server.club.service import ClubService
from cardcity_tutor.app.server.host import backups
from cardcity_tutor.app.server.host.page import host_page, key_page
from cardcity_tutor.app.server.rate_limit import FREE_MISTAKES
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.locale import LANGUAGES, say
from tests.club.counter.conftest import BASE, KEY, Club, served

MARK = "<img src=x onerror=alert(1)>"
HOST = {"X-Cardcity-Host": "1"}


class Told(NamedTuple):
    status: int
    headers: Any
    body: bytes

    @property
    def data(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found


def ask(
    club: Club,
    path: str = "",
    method: str = "GET",
    body: bytes | None = None,
    /,
    whence: str = "127.0.0.1",
    **headers: str,
) -> Told:
    line = http.client.HTTPConnection("127.0.0.1", club.port, timeout=10, source_address=(whence, 0))
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    try:
        line.request(method, f"{BASE}host{path}", body, named)
        answer = line.getresponse()
        return Told(answer.status, answer.headers, answer.read())
    finally:
        line.close()


def entered(club: Club) -> dict[str, str]:
    """The headers of a browser whose host has shown the key."""
    told = ask(club, f"?key={quote(KEY)}")
    assert told.status == 200
    return {"Cookie": told.headers["Set-Cookie"].split(";")[0], "Accept_Language": "en"}


# ---------------------------------------------------------------- who gets in


def test_the_key_opens_and_a_cookie_remembers(club: Club) -> None:
    asked = ask(club)
    assert asked.status == 200
    assert b'name="key"' in asked.body
    opened = ask(club, f"?key={quote(KEY)}")
    cookie = opened.headers["Set-Cookie"]
    assert KEY not in cookie
    for part in ("HttpOnly", "SameSite=Strict", f"Path={BASE}host"):
        assert part in cookie
    assert b'id="members"' in ask(club, Cookie=cookie.split(";")[0]).body
    assert ask(club, "/state", Cookie=cookie.split(";")[0]).status == 200


def test_the_form_leads_to_the_page(club: Club) -> None:
    form = {"Content_Type": "application/x-www-form-urlencoded", "Sec_Fetch_Site": "same-origin"}
    wrong = ask(club, "/enter", "POST", b"key=guess", **form)
    assert (wrong.status, "Set-Cookie" in wrong.headers) == (403, False)
    right = ask(club, "/enter", "POST", f"key={quote(KEY)}".encode(), **form)
    assert (right.status, right.headers["Location"]) == (303, f"{BASE}host")


def test_wrong_keys_are_limited(club: Club) -> None:
    told = [ask(club, f"?key=guess{number}", Accept_Language="en") for number in range(FREE_MISTAKES + 2)]
    assert {one.status for one in told} == {403}
    assert say("en", "host-key-wrong").encode() in told[FREE_MISTAKES].body
    assert b"try again in" in told[-1].body
    # Who was lucky with the next guess must not learn of it; the host, elsewhere, is not kept out.
    assert ask(club, f"?key={quote(KEY)}").status == 403
    assert ask(club, f"?key={quote(KEY)}", whence="127.0.0.2").status == 200


def test_a_cookie_cannot_be_made_of_a_guess(club: Club) -> None:
    """Nor is one of another club worth anything here, even with the same key."""
    word = entered(club)["Cookie"].partition("=")[2]
    assert word not in {sha256(f"{before}{KEY}".encode()).hexdigest() for before in ("", "cardcity host ")}
    club.store.renew_seal_key()
    with served(club.store) as another:
        assert entered(another)["Cookie"].partition("=")[2] != word


@pytest.mark.parametrize("path", ["/state", "/backup", "/members", "/workers", "/restore"])
def test_nothing_without_the_cookie(club: Club, path: str) -> None:
    method = "GET" if path in ("/state", "/backup") else "POST"
    told = ask(
        club,
        path,
        method,
        b"{}" if method == "POST" else None,
        Cookie="cardcity-host=guess",
        X_Cardcity_Host="1",
    )
    assert (told.status, list(told.data)) == (403, ["error"])


@pytest.mark.parametrize(
    "headers",
    [{}, {"X_Cardcity_Host": "1", "Sec_Fetch_Site": "cross-site"}, {"Sec_Fetch_Site": "same-origin"}],
)
def test_another_site_changes_nothing(club: Club, headers: dict[str, str]) -> None:
    club.store.claim("Zoé")
    body = json.dumps({"act": "dismiss", "nickname": "Zoé"}).encode()
    assert ask(club, "/members", "POST", body, **entered(club), **headers).status == 403
    assert club.store.census().rows["members"] == 1


# ---------------------------------------------------------------- what it tells


def test_the_house_in_figures(club: Club) -> None:
    club.store.claim(MARK)
    told = ask(club, "/state", **entered(club))
    state = told.data
    figures = dict(state["figures"])
    assert figures["Visitors"] == "1\N{NO-BREAK SPACE}/\N{NO-BREAK SPACE}20"
    assert (figures["Pages ready"], figures["Members"]) == ("1", "1")
    assert [line[0] for line in state["kernels"]] == ["Zoé", "nobody yet", "server"]
    assert [line[1] for line in state["kernels"]] == ["aaaa1111", "bbbb2222", ""]
    memories = [line[-1] for line in state["kernels"]]
    assert memories[:2] == ["61\N{NO-BREAK SPACE}MB", "–"]
    worker, helper = state["workers"]
    assert (worker[:3], worker[4], worker[6]) == (["worker", "4711", "3"], "80\N{NO-BREAK SPACE}MB", True)
    assert worker[5] == "500\N{NO-BREAK SPACE}kB"
    assert (helper[:3], helper[5], helper[6]) == (["helper", "4712", ""], "", False)
    assert state["place"] == club.store.place
    assert state["members"][0][0] == MARK  # as data: the script puts it in as text
    assert told.headers["Content-Type"].startswith("application/json")
    assert told.headers["X-Content-Type-Options"] == "nosniff"


def test_a_worker_is_restarted(club: Club) -> None:
    host = entered(club) | {"X_Cardcity_Host": "1"}
    told = ask(club, "/workers", "POST", b'{"worker": 4711}', **host)
    assert told.data["told"] == say("en", "host-restarted")
    for wrong in (b'{"worker": 4712}', b'{"worker": "x"}', b"{}", b"[]", b""):
        assert ask(club, "/workers", "POST", wrong, **host).status == 400


class Seen(HTMLParser):
    """Every tag with its attributes, and what stands in scripts."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_has_nothing_inline(club: Club, lang: str) -> None:
    told = ask(club, f"?key={quote(KEY)}", Accept_Language=lang)
    policy = told.headers["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    seen = Seen()
    seen.feed(told.body.decode())
    assert ("html", {"lang": lang}) in seen.tags
    names = {name for _, attrs in seen.tags for name in attrs}
    assert not [name for name in names if name.startswith("on") or name == "style"]
    scripts = [attrs for tag, attrs in seen.tags if tag == "script"]
    assert [attrs.get("src", attrs.get("type")) for attrs in scripts] == [
        "application/json",
        f"{BASE}host/host.js",
    ]
    for name in ("host.js", "host.css", "tokens.css"):
        assert ask(club, f"/{name}").status == 200
    assert ask(club, "/house.py").status == 404


def test_labels_leave_no_hole_for_markup() -> None:
    page = host_page("en", '/a"><script>')
    assert '/a"><script>' not in page
    assert "<b>" not in key_page("en", "", "<b>wrong</b>")
    words = re.search(r'id="words">(.*?)</script>', page, re.DOTALL)
    assert words is not None
    assert json.loads(words[1])["dismiss-ask"].startswith("Delete “{nickname}”")


# ---------------------------------------------------------------- members


def test_a_lost_key_and_a_goodbye(club: Club) -> None:
    old = club.store.claim(MARK).key
    host = entered(club) | {"X_Cardcity_Host": "1"}
    body = json.dumps({"act": "key", "nickname": MARK}).encode()
    told = ask(club, "/members", "POST", body, **host).data
    assert told["nickname"] == MARK
    assert told["key"] != old
    club.desk().enter(MARK, told["key"])
    assert ask(club, "/members", "POST", b'{"act": "key", "nickname": "Nobody"}', **host).status == 400
    for broken in (b"", b"[]", b'{"act": "fire", "nickname": "a"}'):
        assert ask(club, "/members", "POST", broken, **host).status == 400
    body = json.dumps({"act": "dismiss", "nickname": MARK}).encode()
    assert MARK in ask(club, "/members", "POST", body, **host).data["told"]
    assert club.store.census().rows["members"] == 0


# ---------------------------------------------------------------- backup and restore


def test_backup_and_restore(any_club: Club, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    club = any_club
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # where PostgreSQL's backups go
    desk = club.desk()
    desk.claim("Zoé")
    host = entered(club)
    told = ask(club, "/backup", **host)
    assert told.headers["Content-Type"] == "application/zip"
    assert re.search(r'filename="cardcity-club-[\d-]+\.zip"', told.headers["Content-Disposition"])
    assert zipfile.ZipFile(BytesIO(told.body)).testzip() is None

    club.store.claim("After")
    host |= {"X_Cardcity_Host": "1"}
    answer = ask(club, "/restore", "POST", told.body, **host)
    assert answer.status == 200, answer.data
    assert [line.nickname for line in club.store.members()] == ["Zoé"]
    assert desk.games() == []  # browsers find their members again
    (beside,) = club.store.folder.glob("club-before-restore-*.zip")
    assert str(beside) in answer.data["told"]
    club.store.restore(beside)
    assert [line.nickname for line in club.store.members()] == ["After", "Zoé"]


def test_a_damaged_backup_changes_nothing(club: Club) -> None:
    club.store.claim("Zoé")
    host = entered(club)
    whole = ask(club, "/backup", **host).body
    host |= {"X_Cardcity_Host": "1"}
    for damaged in (b"", b"no zip at all", whole[: len(whole) // 2], whole.replace(b"members", b"numbers")):
        answer = ask(club, "/restore", "POST", damaged, **host)
        assert answer.status == 400
        assert "Nothing was changed" in answer.data["error"]
    assert [line.nickname for line in club.store.members()] == ["Zoé"]
    assert not list(club.store.folder.glob("club-before-*"))


def test_an_upload_is_bounded(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backups, "MOST_UPLOADED", 100_000)
    host = entered(club) | {"X_Cardcity_Host": "1"}
    large = b"x" * 90_000  # more than the server takes elsewhere
    assert ask(club, "/restore", "POST", large, **host).status == 400
    line = http.client.HTTPConnection("127.0.0.1", club.port, timeout=10)
    line.putrequest("POST", f"{BASE}host/restore")
    for name, value in {"Content-Length": "100001", "Cookie": host["Cookie"], **HOST}.items():
        line.putheader(name, value)
    line.endheaders()
    assert line.getresponse().status == 413  # before a byte of it came
    line.close()


# ---------------------------------------------------------------- joining, languages


def test_the_page_tells_how_to_join(club: Club) -> None:
    """On the host's own machine, too, the address is one that others can open."""
    page = ask(club, **entered(club)).body.decode()
    assert "<code>http://192.168.1.12:8866/tutor/</code>" in page
    assert 'aria-label="http://192.168.1.12:8866/tutor/"' in page
    assert f'href="{BASE}join"' in page
    elsewhere = ask(club, **entered(club), Host="club.example.org").body.decode()
    assert "<code>http://club.example.org/tutor/</code>" in elsewhere
    assert "192.168.1.12" not in elsewhere
    sly = ask(club, **entered(club), Host='"><script>').body.decode()
    assert "<script>" not in sly


def test_a_language_is_chosen_and_kept(club: Club) -> None:
    here = entered(club)
    assert b'lang="en"' in ask(club, **here).body
    chosen = ask(club, "?lang=fr", **here)
    assert say("fr", "host-members").encode() in chosen.body
    here["Cookie"] += "; " + chosen.headers["Set-Cookie"].split(";")[0]
    assert say("fr", "host-members").encode() in ask(club, **here).body
    assert dict(ask(club, "/state", **here).data["figures"])[say("fr", "host-visitors")]
    assert b'<html lang="en"' in ask(club, "?lang=xx", **entered(club)).body
    # The question for the key has the switch, too, and shows nothing else.
    asked = ask(club, "?lang=fr").body
    assert say("fr", "host-key").encode() in asked
    assert b"192.168.1.12" not in asked


def test_visitors_are_known_by_the_key_that_they_showed(club: Club) -> None:
    """What a nickname is worth without its key: nothing, here neither."""
    clerk = ClubService(club.store)
    key = club.store.claim("Zoé").key
    clerk.serve("enter", {"nickname": "Zoé", "key": key}, "kernel-1")
    with pytest.raises(InputError):
        clerk.serve("enter", {"nickname": "Zoé", "key": "guess"}, "kernel-2")
    with pytest.raises(InputError):
        clerk.serve("games", {"nickname": "Zoé", "key": "guess"}, "kernel-2")
    assert [clerk.nickname_of(f"kernel-{number}") for number in (1, 2)] == ["Zoé", ""]
    clerk.serve("ways", {}, "kernel-1")
    assert clerk.nickname_of("kernel-1") == "Zoé"
    clerk.serve("leave", {}, "kernel-1")
    assert clerk.nickname_of("kernel-1") == ""
    clerk.serve("games", {"nickname": "Zoé", "key": key}, "kernel-3")
    club.store.dismiss("Zoé")
    with pytest.raises(InputError):
        clerk.serve("games", {"nickname": "Zoé", "key": key}, "kernel-3")
    assert clerk.nickname_of("kernel-3") == ""
