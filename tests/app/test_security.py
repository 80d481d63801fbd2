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
from uuid import uuid4

import pytest
from jupyter_server.services.kernels.connection.base import serialize_msg_to_ws_v1
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, WebSocketClosedError, websocket_connect

from cardcity_tutor.app.server.doorkeeper import ALLOWED, NEW_PROTOCOL, admitted
from cardcity_tutor.app.server.websocket import MOST_CONNECTIONS
from tests.app.houses import OpenHouse, eventually, open_house

PROTOCOLS = [None, NEW_PROTOCOL]
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


def message(kind: str, content: dict[str, Any], channel: str = "shell", **other: Any) -> dict[str, Any]:
    header = {
        "msg_id": uuid4().hex,
        "msg_type": kind,
        "session": "test",
        "username": "x",
        "version": "5.3",
        "date": "2026-01-01T00:00:00Z",
    }
    return {
        "channel": channel,
        "header": header,
        "parent_header": {},
        "metadata": {},
        "content": content,
        "buffers": [],
    } | other


def packed(told: dict[str, Any], protocol: str | None) -> str | bytes:
    if protocol is None:
        return json.dumps(told)
    parts = [json.dumps(told[name]).encode() for name in ("header", "parent_header", "metadata", "content")]
    return bytes(serialize_msg_to_ws_v1(parts, told["channel"]))  # type: ignore[no-untyped-call]


def kind_of(answer: str | bytes | None) -> str:
    assert answer is not None, "the connection was closed"
    if isinstance(answer, str):
        return str(json.loads(answer)["header"]["msg_type"])
    first, second = (int.from_bytes(answer[at : at + 8], "little") for at in (16, 24))
    return str(json.loads(answer[first:second])["msg_type"])


async def connect(
    house: OpenHouse, kernel: str, protocol: str | None, **headers: str
) -> WebSocketClientConnection:
    address = (
        house.address.replace("http", "ws", 1) + f"api/kernels/{kernel}/channels?session_id={uuid4().hex}"
    )
    return await websocket_connect(
        HTTPRequest(address, headers=headers, connect_timeout=60, request_timeout=60),
        subprotocols=[protocol] if protocol else None,
    )


async def shut(wire: WebSocketClientConnection) -> None:
    """Close it, and see it closed."""
    wire.close()
    while await asyncio.wait_for(wire.read_message(), 60) is not None:
        pass


async def answers_until_info(wire: WebSocketClientConnection, protocol: str | None) -> list[str]:
    """Ask for the kernel's information, which it gives in its turn; all that it said up to then."""
    await wire.write_message(
        packed(message("kernel_info_request", {}), protocol), binary=protocol is not None
    )
    kinds: list[str] = []
    while not kinds or kinds[-1] != "kernel_info_reply":
        kinds.append(kind_of(await asyncio.wait_for(wire.read_message(), 60)))
    return kinds


@pytest.mark.parametrize("protocol", PROTOCOLS)
@pytest.mark.parametrize("channel", ["shell", "control", "stdin", "iopub"])
def test_no_code_runs(
    house: OpenHouse, kernel: str, protocol: str | None, channel: str, tmp_path_factory: Any
) -> None:
    async def try_all() -> list[str]:
        wire = await connect(house, kernel, protocol)
        for kind, content in REFUSED.items():
            await wire.write_message(
                packed(message(kind, content, channel), protocol), binary=protocol is not None
            )
        said = await answers_until_info(wire, protocol)
        await shut(wire)
        return said

    # Nothing is answered but the one allowed question.
    assert set(asyncio.run(try_all())) <= {"kernel_info_reply", "status"}
    assert house.ask(f"api/kernels/{kernel}").status == 200
    assert list(tmp_path_factory.getbasetemp().rglob("was-here")) == []


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_messages_that_nobody_can_read_hurt_nobody(
    house: OpenHouse, kernel: str, protocol: str | None
) -> None:
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
            wire = await connect(house, kernel, protocol)
            await wire.write_message(frame, binary=isinstance(frame, bytes))
            await shut(wire)
        wire = await connect(house, kernel, protocol)
        assert "kernel_info_reply" in await answers_until_info(wire, protocol)
        await shut(wire)

    asyncio.run(throw())
    assert house.ask("room").status == 204
    assert "Traceback" not in "".join(house.said)


def test_a_message_that_is_too_large_ends_the_connection_only(house: OpenHouse, kernel: str) -> None:
    async def shout() -> int | None:
        wire = await connect(house, kernel, None)
        with suppress(WebSocketClosedError):  # in the midst of it
            await wire.write_message("x" * 5_000_000)
        while await asyncio.wait_for(wire.read_message(), 60) is not None:
            pass
        code = wire.close_code
        again = await connect(house, kernel, None)
        assert "kernel_info_reply" in await answers_until_info(again, None)
        await shut(again)
        return code

    assert asyncio.run(shout()) in (1009, None)


def status_of(house: OpenHouse, kernel: str, **headers: str) -> int:
    async def attempt() -> int:
        try:
            await shut(await connect(house, kernel, None, **headers))
        except HTTPClientError as refusal:
            return refusal.code
        return 101

    return asyncio.run(attempt())


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


def test_the_doorkeeper_knows_every_allowed_message() -> None:
    control = {"comm_id": "c", "target_name": "jupyter.widget.control", "data": {}}
    for protocol in PROTOCOLS:
        for kind in ALLOWED:
            told = message(kind, control)
            assert admitted(packed(told, protocol), protocol) == told["header"]["msg_id"]
            assert admitted(packed(message(kind, control, "control"), protocol), protocol) is None
        for kind, content in REFUSED.items():
            assert admitted(packed(message(kind, content), protocol), protocol) is None


@pytest.mark.parametrize("protocol", PROTOCOLS)
def test_the_doorkeeper_lets_nothing_pass_that_a_kernel_stumbles_over(protocol: str | None) -> None:
    def passes(told: dict[str, Any]) -> bool:
        return admitted(packed(told, protocol), protocol) is not None

    def with_header(**fields: Any) -> dict[str, Any]:
        told = message("comm_msg", {"comm_id": "c", "data": {}})
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
    contents = [*strange, {"comm_id": 5}, {"comm_id": "c", "data": 5}, {"comm_id": "x" * 1000}]
    for content in contents:
        for kind in ("comm_msg", "comm_close", "comm_open"):
            assert not passes(message(kind, content)), (kind, content)
    for part in ("parent_header", "metadata", "header"):
        for wrong in strange[:3]:
            assert not passes(message("comm_msg", {"comm_id": "c"}) | {part: wrong})
    if protocol is None:
        assert not passes(message("comm_msg", {"comm_id": "c"}, buffers=["a", 5]))


def test_a_crowd_on_one_kernel_is_kept_small(house: OpenHouse, kernel: str) -> None:
    async def crowd() -> list[int]:
        wires: list[WebSocketClientConnection] = []
        codes: list[int] = []
        for _ in range(MOST_CONNECTIONS + 1):
            try:
                wires.append(await connect(house, kernel, None))
                await answers_until_info(wires[-1], None)
                codes.append(101)
            except HTTPClientError as refusal:
                codes.append(refusal.code)
        for wire in wires:
            await shut(wire)
        return codes

    def settled() -> bool:
        codes = asyncio.run(crowd())  # connections of the tests before may be on their way out
        return codes == [101] * MOST_CONNECTIONS + [429]

    eventually(settled)


def test_no_page_was_ever_written(tmp_path_factory: pytest.TempPathFactory) -> None:
    assert list(Path(tmp_path_factory.getbasetemp()).rglob("was-here")) == []


def test_tracebacks_are_for_the_log(tmp_path: Path) -> None:
    """A value that one of Jupyter's own boxes does not take: the browser hears nothing of files and lines."""
    cell = "import ipywidgets; box = ipywidgets.VBox(); print('box', box.model_id)"

    async def provoke(house: OpenHouse, kernel: str, box: str) -> list[str]:
        wire = await connect(house, kernel, None)
        data = {"method": "update", "state": {"box_style": "no such style"}, "buffer_paths": []}
        await wire.write_message(packed(message("comm_msg", {"comm_id": box, "data": data}), None))
        said = await answers_until_info(wire, None)
        await shut(wire)
        return said

    with open_house(tmp_path, cell, pool=1) as house:
        page = house.ask()
        found = re.search(r"box ([0-9a-f]{32})", page.text)
        assert found
        assert "error" not in asyncio.run(provoke(house, page.kernel, found[1]))
        eventually(lambda: any("TraitError" in line for line in house.said))
        house.said.clear()
