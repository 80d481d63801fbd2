"""The wire between page and kernel, without Nagle's algorithm.

Tornado leaves it on: a small message then waits for the acknowledgement of the one before, which the
browser's side delays by some 40 ms. A click is two or three such messages.
"""

from asyncio import Future

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class PromptConnection(ZMQChannelsWebsocketConnection):
    """Jupyter's own connection, sending each message at once."""

    def connect(self) -> Future[None] | None:  # type: ignore[override]  # as in the parent, whose own parent disagrees
        self.websocket_handler.set_nodelay(True)
        return super().connect()
