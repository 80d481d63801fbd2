"""The kernel's websocket sends at once."""

import asyncio
import socket
from typing import Any

import pytest
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.httpserver import HTTPServer
from tornado.testing import bind_unused_port
from tornado.web import Application
from tornado.websocket import WebSocketHandler, websocket_connect
from voila.app import Voila

from cardcity_tutor.app.serve import configuration
from cardcity_tutor.app.server.websocket import PromptConnection


class FreeConnection(PromptConnection):
    """Takes any handler, not only Jupyter's."""

    websocket_handler: Any = None


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


def test_voila_takes_it() -> None:
    voila = Voila(config=configuration(8866))
    assert voila.kernel_websocket_connection_class is PromptConnection
