"""What a visitor cannot do, asked of a real server over a real websocket."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from tornado.httpclient import HTTPClientError
from tornado.websocket import WebSocketClosedError

from cardcity_tutor.app.server.message_filter import ALLOWED, METHODS, allowed_id
from cardcity_tutor.app.server.websocket import MAX_CONNECTIONS
from tests.app.houses import OpenHouse, eventually, open_house
from tests.app.wires import answers_to, answers_until_info, connect, kind_of, message, packed, shut

CODE = "import pathlib; pathlib.Path('was-here').touch()"
REFUSED: dict[str, dict[str, Any]] = {
    "execute_request": {
        "code": CODE,
        "silent": False,
        "store_history": False,
        "user_expressions": {"x": CODE},
        "allow_stdin": False,
        "stop_on_error": True,
    },
    "shutdown_request": {"restart": False},
    "interrupt_request": {},
    "debug_request": {"type": "request", "command": "evaluate", "arguments": {"expression": CODE}},
    "inspect_request": {"code": "open", "cursor_pos": 4, "detail_level": 1},
    "complete_request": {"code": "op", "cursor_pos": 2},
    "history_request": {"output": True, "raw": True, "hist_access_type": "tail", "n": 9},
    "is_complete_request": {"code": "1"},
    "input_reply": {"value": CODE},
    "create_subshell_request": {},
    "comm_open": {"comm_id": "c", "target_name": "jupyter.widget", "data": {"state": {}}},
    "comm_close": {"comm_id": "c", "data": {}},
    "comm_info_request": {"target_name": "jupyter.widget"},
    "comm_msg": {
        "comm_id": "c",
        "data": {"method": "update", "state": {"_view_name": "x"}, "buffer_paths": []},
    },
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    folder = tmp_path_factory.mktemp("house")
    (folder / "picture.svg").write_text("<svg/>")
    with open_house(folder, pool=0, ending=signal.SIGINT) as house:
        yield house


@pytest.fixture(scope="module")
def kernel(house: OpenHouse) -> str:
    return house.ask().kernel


@pytest.mark.parametrize("channel", ["shell", "control", "stdin", "iopub"])
def test_no_code_runs(house: OpenHouse, kernel: str, channel: str, tmp_path_factory: Any) -> None:
    async def try_all() -> list[str]:
        wire = await connect(house, kernel)
        for kind, content in REFUSED.items():
            await wire.write_message(packed(message(kind, content, channel)), binary=True)
        said = await answers_until_info(wire)
        await shut(wire)
        return said

    # Nothing is answered but the one allowed question.
    assert set(asyncio.run(try_all())) <= {"kernel_info_reply", "status"}
    assert house.ask(f"api/kernels/{kernel}").status == 200
    assert list(tmp_path_factory.getbasetemp().rglob("was-here")) == []


def test_messages_that_nobody_can_read_hurt_nobody(house: OpenHouse, kernel: str) -> None:
    nested = "[" * 100_000
    frames: list[str | bytes] = [
        "",
        "{}",
        "null",
        nested,
        '{"channel": "shell", "header": null}',
        '{"channel": "shell", "header": {"msg_type": "comm_msg"}, "content": {}}',
        b"",
        b"\xff" * 200,  # claims more parts than there are atoms
        (6).to_bytes(8, "little") + b"\xff" * 60,
        (60).to_bytes(8, "little"),
        b"\x7f\xff\xff\xff" + b"x" * 50,
    ]

    async def throw() -> None:
        for frame in frames:
            wire = await connect(house, kernel)
            await wire.write_message(frame, binary=isinstance(frame, bytes))
            await shut(wire)
        wire = await connect(house, kernel)
        assert "kernel_info_reply" in await answers_until_info(wire)
        await shut(wire)

    asyncio.run(throw())
    assert house.ask("room").status == 204
    assert "Traceback" not in "".join(house.said)


def test_a_message_that_is_too_large_ends_the_connection_only(house: OpenHouse, kernel: str) -> None:
    async def shout() -> int | None:
        wire = await connect(house, kernel)
        with suppress(WebSocketClosedError):  # in the midst of it
            await wire.write_message("x" * 5_000_000)
        while await asyncio.wait_for(wire.read_message(), 60) is not None:
            pass
        code = wire.close_code
        again = await connect(house, kernel)
        assert "kernel_info_reply" in await answers_until_info(again)
        await shut(again)
        return code

    assert asyncio.run(shout()) in (1009, None)


def status_of(house: OpenHouse, kernel: str, **headers: str) -> int:
    async def attempt() -> int:
        try:
            await shut(await connect(house, kernel, **headers))
        except HTTPClientError as refusal:
            return refusal.code
        return 101

    return asyncio.run(attempt())


def test_only_one_protocol_is_spoken(house: OpenHouse, kernel: str) -> None:
    async def attempt(protocol: str | None) -> int:
        try:
            await shut(await connect(house, kernel, protocol))
        except HTTPClientError as refusal:
            return refusal.code
        return 101

    assert [
        asyncio.run(attempt(name)) for name in (None, "", "v0", "v1.kernel.websocket.jupyter.org.evil")
    ] == [400] * 4


def test_only_our_own_page_may_connect(house: OpenHouse, kernel: str) -> None:
    ours = house.address.rstrip("/")
    assert status_of(house, kernel, Origin=ours) == 101
    assert status_of(house, kernel, Origin="https://evil.example") == 403
    assert (
        status_of(house, kernel, Origin=ours.replace("http", "https")) == 101
    )  # behind a proxy with a certificate
    # A name that leads to this machine, made up elsewhere.
    host = "evil.example:80"
    assert status_of(house, kernel, Origin=f"http://{host}", Host=host) == 404
    for path in ("", "room", f"api/kernels/{kernel}", "voila/templates/cardcity/static/client.js", "host"):
        for name in (host, "localhost.evil.example", "127.0.0.1.evil.example"):
            assert house.ask(path, Host=name).status == 404
        assert house.ask(path, Host="").status in (400, 404)


def test_another_kernel_has_to_be_known_by_its_name(house: OpenHouse, kernel: str) -> None:
    assert status_of(house, "00000000-0000-4000-8000-000000000000") == 404
    assert house.ask(f"api/kernels/{kernel}", "DELETE").status in (403, 405)
    assert house.ask(f"voila/api/shutdown/{kernel}", "POST", b"").status == 403  # without our cookie
    assert house.ask(f"api/kernels/{kernel}").status == 200


@pytest.mark.parametrize(
    "path",
    [
        "api",
        "api/kernels",
        "api/kernels/",
        "api/contents",
        "api/me",
        "api/status",
        "login",
        "lab",
        "tree",
        "voila/files/picture.svg",
        "voila/files/small.ipynb",
        "picture.svg",
        "small.ipynb",
        "voila/render/small.ipynb",
        "voila/tree",
        "voila/query/00000000-0000-4000-8000-000000000000",
        "voila/execution/00000000-0000-4000-8000-000000000000",
        "voila/templates/lab/static/voila.js",
        "voila/templates/x",
        "voila/templates/cardcity/static/../conf.json",
        "voila/templates/cardcity/static/..%2fconf.json",
        "voila/static/../../../../../../etc/passwd",
        "voila/static/..%2f..%2f..%2f..%2fetc%2fpasswd",
        "voila/static/voila.js",
        "voila/labextensions/anywidget/static/style.js",
        "host",
        "club/api/ways",
    ],
)
def test_nothing_else_is_there(house: OpenHouse, path: str) -> None:
    raw = raw_answer(house, f"GET /{path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n".encode())
    status = int(raw.split(b" ", 2)[1])
    assert status in (403, 404)
    assert b"passwd" not in raw
    assert b"root:" not in raw


def raw_answer(house: OpenHouse, request: bytes) -> bytes:
    """What comes back on a bare connection: nothing tidies the path on its way."""
    parts = urlsplit(house.address)
    with socket.create_connection((parts.hostname, parts.port), 20) as line:
        line.sendall(request)
        received = b""
        while chunk := line.recv(65536):
            received += chunk
    return received


def test_bodies_and_heads_are_bounded(house: OpenHouse, kernel: str) -> None:
    large = (
        f"POST /voila/api/shutdown/{kernel} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000\r\n\r\n"
    )
    assert raw_answer(house, large.encode()).startswith((b"HTTP/1.1 400", b"HTTP/1.1 413"))
    long = f"GET /?city={'M' * 60_000} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    assert b"200 OK" not in raw_answer(house, long.encode())[:20]
    assert house.ask(f"api/kernels/{kernel}").status == 200


def test_headers(house: OpenHouse, kernel: str) -> None:
    for path in ("", "room", "nothing", f"api/kernels/{kernel}", "voila/templates/cardcity/static/client.js"):
        headers = house.ask(path).headers
        assert headers["X-Content-Type-Options"] == "nosniff", path
        assert headers["Referrer-Policy"] == "same-origin", path
        assert "frame-ancestors" in headers["Content-Security-Policy"], path
        assert "Server" not in headers, path
        assert "Set-Cookie" not in headers, path


def test_the_pages_policy_names_no_other_host(house: OpenHouse) -> None:
    page = house.ask()
    policy = dict(
        part.strip().partition(" ")[::2] for part in page.headers["Content-Security-Policy"].split(";")
    )
    host = urlsplit(house.address).netloc
    allowed = {
        "'self'",
        "'none'",
        "'unsafe-inline'",
        "blob:",
        "data:",
        f"ws://{host}",
        f"wss://{host}",
    }
    others = {word for words in policy.values() for word in words.split()} - allowed
    (nonce,) = others
    assert "'unsafe-inline'" not in policy["script-src"]
    word = nonce.removeprefix("'nonce-").rstrip("'")
    assert page.text.count("<script ") == page.text.count(f'<script nonce="{word}"')
    assert house.ask().headers["Content-Security-Policy"] != page.headers["Content-Security-Policy"]
    for name in ("cdn", "cloudflare", "jsdelivr", "unpkg", "googleapis"):
        assert name not in page.text


def test_the_template_cannot_be_chosen(house: OpenHouse) -> None:
    page = house.ask("?template=lab&theme=dark")
    assert "templates/cardcity/" in page.text
    assert "templates/lab/" not in page.text


CONTENTS: dict[str, dict[str, Any]] = {
    "comm_open": {"comm_id": "c", "target_name": "jupyter.widget.control", "data": {}},
    "comm_msg": {"comm_id": "c", "data": {"method": "custom", "content": {"kind": "hint"}}},
    "kernel_info_request": {},
}


def test_the_filter_knows_every_allowed_message() -> None:
    assert set(CONTENTS) == ALLOWED
    for kind, content in CONTENTS.items():
        told = message(kind, content, metadata={"version": "1.0.0"})
        if kind == "comm_open":
            assert allowed_id(packed(told | {"metadata": {}})) is None
        assert allowed_id(packed(told)) == told["header"]["msg_id"]
        assert allowed_id(packed(told | {"channel": "control"})) is None
        assert allowed_id(packed(told, b"a buffer")) is None
    for kind, content in REFUSED.items():
        assert allowed_id(packed(message(kind, content))) is None


def test_a_browser_sets_no_traits() -> None:
    """Of ipywidgets' own models a browser could set children, views and modules."""
    methods: list[Any] = ["update", "echo_update", "request_state", "", None, 5, [], {}]
    for method in methods:
        content = {"comm_id": "c", "data": {"method": method, "state": {"children": []}}}
        assert allowed_id(packed(message("comm_msg", content))) is None, method
    for method in METHODS:
        content = {"comm_id": "c", "data": {"method": method}}
        assert allowed_id(packed(message("comm_msg", content))) is not None


def test_the_filter_lets_nothing_pass_that_a_kernel_stumbles_over() -> None:
    def passes(told: dict[str, Any]) -> bool:
        return allowed_id(packed(told)) is not None

    def with_header(**fields: Any) -> dict[str, Any]:
        told = message("comm_msg", CONTENTS["comm_msg"])
        return told | {"header": told["header"] | fields}

    assert passes(with_header())
    assert passes(with_header(subshell_id=None))  # as JupyterLab writes it
    strange: list[Any] = [None, 5, [], {}, "x" * 1000]
    for value in strange:
        for field in ("msg_id", "session", "username", "date", "version"):
            assert not passes(with_header(**{field: value})), (field, value)
    nameless = with_header()
    del nameless["header"]["msg_id"]
    assert not passes(nameless)
    assert not passes(with_header(subshell_id="another"))
    assert not passes(with_header(subshell_id=[]))
    data = CONTENTS["comm_msg"]["data"]
    contents = [
        *strange,
        {"comm_id": 5, "data": data},
        {"comm_id": "c", "data": 5},
        {"comm_id": "x" * 1000, "data": data},
    ]
    for content in contents:
        for kind in ("comm_msg", "comm_open"):
            assert not passes(message(kind, content)), (kind, content)
    for part in ("parent_header", "metadata", "header"):
        for wrong in strange[:3]:
            assert not passes(message("comm_msg", CONTENTS["comm_msg"]) | {part: wrong})


def test_a_newer_connection_takes_the_place_of_the_oldest(house: OpenHouse, kernel: str) -> None:
    async def crowd() -> list[bool]:
        wires = [await connect(house, kernel) for _ in range(MAX_CONNECTIONS + 3)]
        await answers_until_info(wires[-1])
        for wire in wires[:-MAX_CONNECTIONS]:
            while await asyncio.wait_for(wire.read_message(), 20) is not None:
                pass
        is_open = [wire.close_code is None for wire in wires]
        for wire in wires[-MAX_CONNECTIONS:]:
            await shut(wire)
        return is_open

    assert asyncio.run(crowd()) == [False] * 3 + [True] * MAX_CONNECTIONS


def test_half_characters_reach_no_kernel(house: OpenHouse, kernel: str) -> None:
    fine = message("comm_msg", {"comm_id": "c", "data": {"method": "custom", "content": {"kind": "x😀"}}})
    half = message("comm_msg", {"comm_id": "c", "data": {"method": "custom", "content": {"kind": "\ud800"}}})
    assert allowed_id(packed(fine)) is not None
    assert allowed_id(packed(half)) is None
    assert allowed_id(packed(half).replace(b"\\ud800", b"\\uD83D")) is None
    assert allowed_id(packed(half).replace(b"\\ud800", b"\xed\xa0\x80   ")) is None  # not escaped at all
    assert house.ask(f"api/kernels/{kernel}").status == 200


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-32"])
def test_one_encoding_is_read(encoding: str) -> None:
    """A kernel reads UTF-8 only; Python's ``json`` would guess."""
    told = message("comm_msg", CONTENTS["comm_msg"])
    parts = [json.dumps(told[name]) for name in ("header", "parent_header", "metadata", "content")]
    for place in range(4):
        coded = [text.encode(encoding if at == place else "utf-8") for at, text in enumerate(parts)]
        assert allowed_id(bytes(serialize_msg_to_ws_v1(coded, "shell"))) is None  # type: ignore[no-untyped-call]


def test_no_message_is_worked_on_twice(house: OpenHouse, kernel: str) -> None:
    """Neither what a page sends again over a new line, nor what somebody repeats later; and no log is filled by it."""

    once = message("kernel_info_request", {})

    async def answers(*told: dict[str, Any]) -> int:
        """To the first message, up to that to the last."""
        last = message("kernel_info_request", {})
        wire = await connect(house, kernel)
        for each in (*told, last):
            await wire.write_message(packed(each), binary=True)
        found: list[str] = []
        while last["header"]["msg_id"] not in found:
            frame = await asyncio.wait_for(wire.read_message(), 20)
            if kind_of(frame) == "kernel_info_reply":
                found.append(answers_to(frame))
        await shut(wire)
        return found.count(once["header"]["msg_id"])

    assert asyncio.run(answers(once, once)) == 1
    assert asyncio.run(answers(once)) == 0
    for _ in range(3):
        asyncio.run(answers(*(message("kernel_info_request", {}) for _ in range(200))))
    asyncio.run(answers(once))  # long forgotten
    assert not any("Duplicate" in line for line in house.said)


def test_no_page_was_ever_written(tmp_path_factory: pytest.TempPathFactory) -> None:
    assert list(Path(tmp_path_factory.getbasetemp()).rglob("was-here")) == []


FAILING = """
import anywidget
class Failing(anywidget.AnyWidget):
    _esm = "export default {}"
def fail(*_):
    raise ValueError("of the widget")
widget = Failing()
widget.on_msg(fail)
print('widget', widget.model_id)
"""


def test_tracebacks_are_for_the_log(tmp_path: Path) -> None:
    """A gesture that fails: the browser hears nothing of files and lines."""

    async def provoke(house: OpenHouse, kernel: str, widget: str) -> list[str]:
        wire = await connect(house, kernel)
        content = {"comm_id": widget, "data": {"method": "custom", "content": {}}}
        await wire.write_message(packed(message("comm_msg", content)), binary=True)
        said = await answers_until_info(wire)
        await shut(wire)
        return said

    with open_house(tmp_path, FAILING, pool=1) as house:
        page = house.ask()
        found = re.search(r"widget ([0-9a-f]{32})", page.text)
        assert found
        assert "error" not in asyncio.run(provoke(house, page.kernel, found[1]))
        eventually(lambda: any("of the widget" in line for line in house.said))
        house.said.clear()
