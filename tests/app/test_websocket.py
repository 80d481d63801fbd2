"""The kernel's websocket sends at once, and stays open."""

import asyncio
import re
import socket
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application
from tornado.websocket import WebSocketHandler, websocket_connect
from voila.app import Voila

import cardcity_tutor
from cardcity_tutor.app.serve import configuration
from cardcity_tutor.app.server.flow import Flow
from cardcity_tutor.app.server.hosting import Hosting
from cardcity_tutor.app.server.visit_manager import VisitConnection
from cardcity_tutor.app.server.websocket import CLOSE_CODES, KernelSocket, PromptConnection


class FreeConnection(PromptConnection):
    """Takes any handler, not only Jupyter's."""

    websocket_handler: Any = None
    kernel_id = "kernel"

    def __init__(self, kept: dict[str, Any] | None = None) -> None:
        super().__init__()
        self.session.session = "page"
        self._open_sessions = {}
        self.kept = {"kernel": kept} if kept is not None else {}

    @property
    def multi_kernel_manager(self) -> Any:
        return SimpleNamespace(_kernel_buffers=self.kept)


class Probe(WebSocketHandler):
    """Opens the connection as Jupyter's handler does, then tells how the socket is set."""

    def open(self) -> None:
        connection = FreeConnection()
        connection.websocket_handler = self
        connection.connect()
        stream: Any = self.ws_connection and self.ws_connection.stream
        option = stream.socket.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        self.write_message(str(bool(option)))


async def told() -> str | bytes | None:
    server = HTTPServer(Application([("/", Probe)]))
    listener, port = bind_unused_port()
    server.add_sockets([listener])
    client = await websocket_connect(f"ws://127.0.0.1:{port}/")
    answer = await client.read_message()
    client.close()
    server.stop()
    return answer


def test_messages_do_not_wait_for_acknowledgements(monkeypatch: pytest.MonkeyPatch) -> None:
    joined: list[object] = []

    def connect(connection: PromptConnection) -> None:
        joined.append(connection)

    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "connect", connect)
    assert asyncio.run(told()) == "True"
    assert len(joined) == 1


def test_a_line_that_breaks_before_all_is_passed_on_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Jupyter takes what it kept for the page as soon as there is a connection, and passes it on a moment later."""
    later: asyncio.Future[None] = asyncio.Future(loop=asyncio.new_event_loop())
    kept: dict[str, Any] = {"session_key": "kernel:page", "buffer": ["first", "second"]}
    connection = FreeConnection(kept)
    connection.websocket_handler = SimpleNamespace(set_nodelay=lambda _: None)

    def take(taking: FreeConnection) -> asyncio.Future[None]:
        taking.kept.clear()
        return later

    def keep(breaking: FreeConnection) -> None:
        breaking.kept["kernel"] = {"session_key": "kernel:page", "buffer": ["third"]}

    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "connect", take)
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "disconnect", keep)
    connection.connect()
    connection.disconnect()
    assert kept["buffer"] == []  # nothing is left to be passed on where nobody listens
    assert connection.channels == {}
    assert connection.kept["kernel"]["buffer"] == ["first", "second", "third"]


def test_who_was_never_connected_is_not_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    """A browser that is turned away counts for none, else the last one that is here would count for nobody."""
    left: list[object] = []
    monkeypatch.setattr(ZMQChannelsWebsocketConnection, "disconnect", left.append)
    FreeConnection().disconnect()
    assert left == []


class Unhurried(KernelSocket):
    """Our handler without a kernel, where Jupyter would have Tornado ask for signs of life all the time."""

    ping_interval = ping_timeout = 0.02

    def initialize(self) -> None:  # type: ignore[override]
        self.flow = Flow()

    async def prepare(self, *_: Any, **__: Any) -> None:
        pass

    def check_origin(self, origin: str | None = None) -> bool:
        return origin is None

    def select_subprotocol(self, subprotocols: list[str]) -> str | None:
        return next(iter(subprotocols), None)

    async def get(self) -> None:  # type: ignore[override]
        await WebSocketHandler.get(self)

    async def open(self) -> None:  # type: ignore[override]
        pass

    async def on_message(self, message: str | bytes) -> None:
        self.write_message(message if isinstance(message, bytes) else message.encode(), binary=True)

    def on_close(self) -> None:
        pass


async def silent_for(seconds: float) -> tuple[bytes, bytes]:
    """A browser that answers no pings, being asleep: what it was sent meanwhile, and what it is sent when it speaks."""
    server = HTTPServer(Application([("/", Unhurried)]))
    listener, port = bind_unused_port()
    server.add_sockets([listener])
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    )
    await reader.readuntil(b"\r\n\r\n")
    try:
        heard = await asyncio.wait_for(reader.read(100), seconds)
    except TimeoutError:
        heard = b""
    writer.write(b"\x82\x82\0\0\0\0hi")  # two bytes under a mask of zeros
    answer = await asyncio.wait_for(reader.read(100), 10)
    writer.close()
    server.stop()
    return heard, answer


def test_a_quiet_connection_stays_open() -> None:
    assert asyncio.run(silent_for(0.3)) == (b"", b"\x82\x02hi")


@pytest.mark.parametrize(("kernels", "wanted"), [(True, PromptConnection), (False, VisitConnection)])
def test_voila_takes_it(kernels: bool, wanted: type) -> None:
    voila = Voila(config=configuration(8866, Hosting(kernels=kernels)))
    assert voila.kernel_websocket_connection_class is wanted


def test_the_page_knows_why_it_was_closed() -> None:
    """The codes of the server are those of the page's script."""
    templates = Path(cardcity_tutor.__file__).parent / "app" / "templates" / "voila" / "templates"
    script = (templates / "cardcity" / "static" / "wire.js").read_text(encoding="utf-8")
    ended = re.search(r"const ENDED = \{(.*?)\}", script)
    moved = re.search(r"const MOVED = (\d+)", script)
    assert ended is not None
    assert moved is not None
    known = {name: int(code) for code, name in re.findall(r'(\d+): "(\w+)"', ended[1])}
    assert known | {"moved": int(moved[1])} == CLOSE_CODES
