"""Phones that follow a stage: they see what the room sees, they change nothing, and they cannot wear the server out."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import threading
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Mapping
from email.message import Message
from queue import Queue
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application

from cardcity_tutor.app.follow_client import FollowClient
from cardcity_tutor.app.server.follow import handlers
from cardcity_tutor.app.server.follow.rooms import (
    ALPHABET,
    CODE_LENGTH,
    IDLE_S,
    MAX_PICTURE_BYTES,
    MAX_ROOMS,
    Rooms,
)
from cardcity_tutor.app.server.hosting import Hosting
from cardcity_tutor.app.visit import Visit
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.games.cardcity.book import examples
from cardcity_tutor.games.cardcity.pages.teach import TeachPage
from cardcity_tutor.games.cardcity.rules.position import Position
from cardcity_tutor.games.cardcity.widgets.staging.examples import showing
from cardcity_tutor.games.cardcity.widgets.staging.mirrored import mirrored
from cardcity_tutor.games.cardcity.widgets.staging.staged import Staged, opened
from cardcity_tutor.locale import LANGUAGES, say

SECRET = "between-us"
KERNELS = ("kernel-1", "kernel-2")

# ------------------------------------------------------------------ what is shown


@pytest.mark.parametrize("name", ["nineteen-points", "residence-grows", "pile-three", "suburb-later"])
@pytest.mark.parametrize("predict", [False, True])
def test_nothing_is_shown_before_its_time(name: str, predict: bool) -> None:
    staged = opened(name, predict=predict)
    for lang in LANGUAGES:
        show = showing(examples()[name], lang, predict=predict)
        for at, frame in enumerate(show.frames):
            told = mirrored(staged, at)[lang]
            for k, line in enumerate(told["lines"]):
                assert line["open"] == (k < frame.shown)
                if not line["open"]:
                    assert set(line) == {"title", "value", "now", "open"}
                    assert line["value"] == "?"
            assert (told["title"] == show.title) == (frame.shown == len(show.lines))
            assert told["total"] in ([], [frame.label, frame.total])


def test_the_picture_is_that_of_the_frame_and_stands_alone() -> None:
    staged = opened("construction")
    before, after = (mirrored(staged, at)["svg"] for at in (0, 5))
    assert before.startswith("<svg")
    assert all(f">{number}</text>" in before for number in range(1, 9))
    assert before != after
    for picture in (before, after):
        assert not re.search(r"<script|<image|<foreignObject|\bon\w+=|href=\"(?!#)", picture)
    assert mirrored(opened("pile-three"), 2)["svg"] == ""


def test_an_impossible_city_is_said_to_be_one_on_phones_too() -> None:
    told = mirrored(Staged(Position.of("M R")), 0)
    assert not told["en"]["note"]
    told = mirrored(Staged(Position.of("M R I")), 0)
    assert all(told[lang]["note"] for lang in LANGUAGES)
    assert told["en"]["note"] != told["fr"]["note"]
    assert "on f5" in told["en"]["note"], "cells by their names"


@pytest.mark.parametrize("name", examples())
def test_every_example_can_be_followed(name: str) -> None:
    staged = opened(name)
    last = len(staged.play("fr").frames) - 1
    content = json.dumps(mirrored(staged, last)).encode()
    assert len(content) < MAX_PICTURE_BYTES / 4


# ------------------------------------------------------------------ rooms


def test_a_room_has_one_code_until_it_ends() -> None:
    rooms = Rooms()
    first = rooms.show("a", b"1")
    assert re.fullmatch(f"[{ALPHABET}]{{{CODE_LENGTH}}}", first.code)
    again = rooms.show("a", b"2")
    assert (again.code, again.version, again.content) == (first.code, 2, b"2")
    assert gzip.decompress(again.packed) == b"2"
    assert rooms.find(first.code.lower()) is again
    rooms.end("a")
    assert rooms.find(first.code) is None
    assert rooms.show("a", b"3").code != first.code


def test_rooms_are_few_and_do_not_stay_for_ever() -> None:
    now = [0.0]
    rooms = Rooms(clock=lambda: now[0])
    for number in range(MAX_ROOMS + 5):
        rooms.show(f"kernel {number}", b"{}")
    assert len(rooms) == MAX_ROOMS
    rooms.show("kernel 10", b"{}")  # who moved last stays longest
    for number in range(MAX_ROOMS - 1):
        rooms.show(f"other {number}", b"{}")
    assert rooms.show("kernel 10", b"{}").version > 1
    now[0] = IDLE_S + 1
    assert rooms.find("AAAAAA") is None
    assert len(rooms) == 0
    with pytest.raises(ValueError, match="large"):
        rooms.show("a", b"x" * (MAX_PICTURE_BYTES + 1))


# ------------------------------------------------------------------ over the network


class Answer(NamedTuple):
    status: int
    headers: Message
    body: bytes


class Served(NamedTuple):
    """A running server."""

    port: int
    rooms: Rooms

    def ask(self, path: str, method: str = "GET", body: bytes | None = None, **headers: str) -> Answer:
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}", body, names, method=method)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
                return Answer(answer.status, answer.headers, answer.read())
        except urllib.error.HTTPError as error:
            return Answer(error.code, error.headers, error.read())

    def client(self, kernel: str = KERNELS[0], secret: str = SECRET) -> FollowClient:
        return FollowClient(f"http://127.0.0.1:{self.port}/tutor/{handlers.API}", secret, kernel)


@pytest.fixture
def served() -> Iterator[Served]:
    ready: Queue[tuple[int, Callable[[], object]]] = Queue()
    rooms = Rooms()
    house: Any = SimpleNamespace(base_url="/tutor/", hosting=Hosting(), kernel_manager=KERNELS)

    async def main() -> None:
        done, loop = asyncio.Event(), asyncio.get_running_loop()
        server = HTTPServer(
            Application(handlers.follow_handlers(house, rooms, SECRET), log_function=lambda _: None),
            max_body_size=64_000,
        )
        sock, port = bind_unused_port()
        server.add_socket(sock)
        ready.put((port, lambda: loop.call_soon_threadsafe(done.set)))
        await done.wait()
        server.stop()
        await server.close_all_connections()

    thread = threading.Thread(target=lambda: asyncio.run(main()), daemon=True)
    thread.start()
    port, stop = ready.get(timeout=20)
    yield Served(port, rooms)
    stop()
    thread.join(20)


def test_a_phone_sees_what_the_kernel_shows_and_asks_for_news_only(served: Served) -> None:
    content = {"svg": "<svg/>", "fr": {"question": "Où ?"}, "en": {}}
    code = served.client().show(content)
    page = served.ask(f"/tutor/s/{code.lower()}", Accept_Language="en-GB")
    assert page.status == 200
    assert '<html lang="en"' in page.body.decode()
    assert say("en", "follow-wait") in page.body.decode()
    assert '<html lang="fr"' in served.ask(f"/tutor/s/{code}", Accept_Language="fr").body.decode()
    now = served.ask(f"/tutor/s/{code}/now?after=")
    assert json.loads(now.body) == content
    version = now.headers["X-Cardcity-Version"]
    assert served.ask(f"/tutor/s/{code}/now?after={version}").status == 204
    packed = served.ask(f"/tutor/s/{code}/now", Accept_Encoding="gzip")
    assert json.loads(gzip.decompress(packed.body)) == content
    assert served.client().show({"blank": True}) == code
    assert json.loads(served.ask(f"/tutor/s/{code}/now?after={version}").body) == {"blank": True}
    served.client().end()
    assert served.ask(f"/tutor/s/{code}/now").status == 404
    assert served.ask(f"/tutor/s/{code}").status == 404


def test_the_page_can_run_its_own_script_and_nothing_else(served: Served) -> None:
    code = served.client().show({})
    page = served.ask(f"/tutor/s/{code}")
    policy = page.headers["Content-Security-Policy"]
    nonce = re.search(r"script-src 'nonce-([\w-]+)'", policy)
    assert nonce
    assert page.body.decode().count(f'nonce="{nonce[1]}"') == 1
    assert "default-src 'none'" in policy
    assert "form-action 'none'" in policy
    assert "innerHTML" not in page.body.decode(), "words are text"
    assert nonce[1] not in served.ask(f"/tutor/s/{code}").headers["Content-Security-Policy"]


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "PATCH"])
def test_a_phone_writes_nothing(served: Served, method: str) -> None:
    code = served.client().show({"fr": {}})
    for path in (f"/tutor/s/{code}", f"/tutor/s/{code}/now"):
        assert served.ask(path, method, b"{}").status in (404, 405)
    assert json.loads(served.ask(f"/tutor/s/{code}/now").body) == {"fr": {}}


@pytest.mark.parametrize("secret", ["", "between-u", "between-us2", "é" * 10])
def test_who_has_not_the_word_shows_nothing(served: Served, secret: str) -> None:
    headers = {"X_Cardcity_Secret": secret.encode().decode("latin-1"), "X_Cardcity_Visitor": KERNELS[0]}
    for method in ("show", "end"):
        assert served.ask(f"/tutor/{handlers.API}/{method}", "POST", b"{}", **headers).status == 403
    assert served.ask(f"/tutor/{handlers.API}/show", "GET").status == 403
    assert len(served.rooms) == 0


def test_only_kernels_that_live_show_something_and_each_its_own(served: Served) -> None:
    with pytest.raises(InputError):
        served.client("kernel-9").show({})
    one, other = (served.client(kernel).show({"n": kernel}) for kernel in KERNELS)
    assert one != other
    served.client(KERNELS[1]).end()
    assert json.loads(served.ask(f"/tutor/s/{one}/now").body) == {"n": KERNELS[0]}


@pytest.mark.parametrize("body", [b"", b"[1", b"7", b"[" * 100_000, b'{"a": NaN', b"\xff\xfe"])
def test_a_broken_picture_is_refused_and_the_last_one_stays(served: Served, body: bytes) -> None:
    code = served.client().show({"fr": {}})
    headers = {"X_Cardcity_Secret": SECRET, "X_Cardcity_Visitor": KERNELS[0]}
    assert served.ask(f"/tutor/{handlers.API}/show", "POST", body, **headers).status == 400
    assert json.loads(served.ask(f"/tutor/s/{code}/now").body) == {"fr": {}}


def test_a_picture_beyond_the_limit_is_refused(served: Served) -> None:
    with pytest.raises(InputError):
        served.client().show({"svg": "x" * (MAX_PICTURE_BYTES + 10_000)})
    assert len(served.rooms) == 0


@pytest.mark.parametrize("code", ["AAAAAA", "A", "ZZZZZZZZZZZZ"])
def test_an_unknown_room_is_nowhere(served: Served, code: str) -> None:
    served.client().show({})
    page = served.ask(f"/tutor/s/{code}")
    assert page.status == 404
    assert b"<html" in page.body


def test_guessing_codes_has_a_limit_that_phones_do_not_feel(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = served.client().show({})
    answers = [served.ask(f"/tutor/s/AAAA{number:02}/now") for number in range(handlers.WRONG_PER_MINUTE + 5)]
    assert {answer.status for answer in answers[: handlers.WRONG_PER_MINUTE]} == {404}
    assert answers[-1].status == 429
    assert int(answers[-1].headers["Retry-After"]) >= 1
    assert served.ask(f"/tutor/s/{code}/now").status == 200


def test_an_address_asks_so_often_and_no_more() -> None:
    limits = handlers.Limits()
    phones = 30
    polls = int(phones * 60 / handlers.POLL_S)
    assert polls < handlers.PER_MINUTE / 2, "a class behind one router stays well within"
    waits = [limits.each.take("192.0.2.1") for _ in range(handlers.PER_MINUTE + 50)]
    assert not any(waits[: handlers.PER_MINUTE])
    assert waits[-1] > 0
    assert limits.each.take("192.0.2.2") == 0


# ------------------------------------------------------------------ the page of the stage


class Phones:
    """What the stage sends."""

    def __init__(self) -> None:
        self.shown: list[Mapping[str, Any]] = []
        self.ended = 0
        self.trouble = False

    def show(self, content: Mapping[str, Any]) -> str:
        if self.trouble:
            raise InputError("follow-unreachable")
        self.shown.append(content)
        return "ABC234"

    def end(self) -> None:
        self.ended += 1

    def open_lines(self) -> int:
        return sum(line["open"] for line in self.shown[-1]["en"]["lines"])


@pytest.fixture
def phones(monkeypatch: pytest.MonkeyPatch) -> Phones:
    phones = Phones()
    monkeypatch.setattr(FollowClient, "here", classmethod(lambda _: phones))
    return phones


def followed() -> TeachPage:
    page = TeachPage(Visit(), {"example": "construction"})
    page.stage.gesture = {"kind": "follow", "on": True, "base": "http://192.168.1.5:8866/tutor/"}
    return page


def test_phones_see_each_line_as_it_opens(phones: Phones) -> None:
    stage = followed().stage
    assert stage.scene["room"]["link"] == "http://192.168.1.5:8866/tutor/s/ABC234"
    assert stage.scene["room"]["shown"] == "192.168.1.5:8866/tutor/s/ABC234"
    assert stage.scene["room"]["qr"]["path"]
    assert phones.open_lines() == 0
    stage.gesture = {"kind": "reveal", "at": 2, "jump": stage.scene["jump"]}
    assert phones.open_lines() == 2
    sent = len(phones.shown)
    stage.gesture = {"kind": "theme", "theme": "dark"}
    assert len(phones.shown) == sent, "nothing new, nothing sent"
    stage.gesture = {"kind": "blank", "on": True}
    assert phones.shown[-1] == {"blank": True}
    stage.gesture = {"kind": "blank", "on": False}
    assert phones.open_lines() == 2
    stage.gesture = {"kind": "example", "id": "districts"}
    assert len(phones.shown[-1]["fr"]["lines"]) == 4
    stage.gesture = {"kind": "follow", "on": False}
    assert phones.ended == 1
    assert stage.scene["room"] is None
    sent = len(phones.shown)
    stage.gesture = {"kind": "reveal", "at": 1, "jump": stage.scene["jump"]}
    assert len(phones.shown) == sent


def test_nobody_sees_a_stage_that_was_not_opened(phones: Phones) -> None:
    stage = TeachPage(Visit(), {"example": "construction"}).stage
    stage.gesture = {"kind": "reveal", "at": 2, "jump": stage.scene["jump"]}
    assert not phones.shown
    assert stage.scene["can_follow"]


def test_a_server_that_does_not_answer_is_told_and_the_stage_goes_on(phones: Phones) -> None:
    phones.trouble = True
    stage = followed().stage
    assert stage.scene["room"] is None
    assert stage.scene["note"] == say(stage.language, "follow-unreachable")
    phones.trouble = False
    stage.gesture = {"kind": "follow", "on": True, "base": "http://192.168.1.5:8866/"}
    assert dict(stage.scene)["room"]
    phones.trouble = True
    stage.gesture = {"kind": "reveal", "at": 1, "jump": stage.scene["jump"]}
    assert stage.at == 1
    phones.trouble = False
    stage.gesture = {"kind": "reveal", "at": 2, "jump": stage.scene["jump"]}
    assert phones.open_lines() == 2


def test_without_a_server_there_are_no_phones() -> None:
    stage = TeachPage(Visit(), {}).stage
    assert not stage.scene["can_follow"]
    stage.gesture = {"kind": "follow", "on": True, "base": "http://x/"}
    assert not stage.following
    assert stage.scene["room"] is None
