"""A reverse proxy as a club's web server would be: it passes on what is below one path, and nothing else."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Thread

from tests.browser.hosts import HOST


async def relay(source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while chunk := await source.read(65536):
            goal.write(chunk)
            await goal.drain()
    goal.close()


@contextmanager
def proxied(port: int, path: str) -> Iterator[str]:
    """A proxy before the server on this port; its own address with the path.

    One request for each connection, so that every one is looked at; a websocket is one that goes on.
    """

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        except (asyncio.IncompleteReadError, OSError):
            writer.close()
            return
        if not head.split(" ", 2)[1].startswith(path):
            writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            writer.close()
            return
        if not re.search(r"^upgrade:", head, re.IGNORECASE | re.MULTILINE):
            head = re.sub(r"(?im)^connection:.*\r\n", "", head).replace(
                "\r\n", "\r\nConnection: close\r\n", 1
            )
        head = head.replace("\r\n", "\r\nX-Forwarded-For: 203.0.113.7\r\nX-Forwarded-Proto: http\r\n", 1)
        behind_reader, behind = await asyncio.open_connection(HOST, port)
        behind.write(head.encode("latin-1"))
        await asyncio.gather(relay(reader, behind), relay(behind_reader, writer))

    loop = asyncio.new_event_loop()
    thread = Thread(target=loop.run_forever, daemon=True)
    thread.start()
    server = asyncio.run_coroutine_threadsafe(asyncio.start_server(answer, HOST, 0), loop).result(10)
    try:
        yield f"http://{HOST}:{server.sockets[0].getsockname()[1]}{path}"
    finally:
        loop.call_soon_threadsafe(loop.stop)
        thread.join(10)
