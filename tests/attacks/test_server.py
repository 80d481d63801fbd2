"""Whoever wants to stop the server, to fill it, or to learn what it does not tell: over real sockets."""

from __future__ import annotations

import asyncio
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil
import pytest
from tornado.httpclient import HTTPClientError
from tornado.iostream import StreamClosedError
from tornado.websocket import WebSocketClientConnection

from cardcity_tutor.app.server.message_filter import PROTOCOL
from cardcity_tutor.app.server.websocket import CLOSE_CODES, EndReason
from tests.app.houses import OpenHouse, eventually, open_house
from tests.app.wires import answers_until_info, connect, kind_of, message, packed, shut
from tests.attacks.conftest import Amount

HANG = """
import signal
def hang(*_):
    while True:
        pass
signal.signal(signal.SIGUSR2, hang)
"""
"""In the signal's handler, which runs on the thread of the event loop."""
FEW_FILES = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (360, 360))"
WIDGET = """
import anywidget
class Echo(anywidget.AnyWidget):
    _esm = "export default {}"
widget = Echo()
widget.on_msg(lambda *_: widget.send({}, [b"x" * 1000]))
print("widget", widget.model_id)
"""


LATER = """
import anywidget
from threading import Timer
class Later(anywidget.AnyWidget):
    _esm = "export default {}"
widget = Later()
widget.on_msg(lambda *_: Timer(0.5, widget.send, [{}, [b"late"]]).start())
print("widget", widget.model_id)
"""
"""Answers when its page has gone."""


def widget_of(house: OpenHouse) -> tuple[str, str]:
    """A page's kernel, and the widget in it."""
    page = house.ask()
    found = re.search(r"widget ([0-9a-f]{32})", page.text)
    assert found
    return page.kernel, found[1]


# ---------------------------------------------------------------- stopping it


def test_an_answer_with_a_buffer_is_read_by_nobody_on_its_way(tmp_path: Path) -> None:
    """Over the old protocol Voilà took the size of such a frame for a count, and never came back."""

    async def ask(house: OpenHouse) -> bytes:
        kernel, widget = widget_of(house)
        with pytest.raises(HTTPClientError) as refusal:
            await connect(house, kernel, None)
        assert refusal.value.code == 400
        wire = await connect(house, kernel)
        content = {"comm_id": widget, "data": {"method": "custom", "content": {"kind": "bokeh"}}}
        await wire.write_message(packed(message("comm_msg", content)), binary=True)
        frame: str | bytes | None = None
        while frame is None or kind_of(frame) != "comm_msg":
            frame = await asyncio.wait_for(wire.read_message(), 20)
        await shut(wire)
        assert isinstance(frame, bytes)
        return frame

    with open_house(tmp_path, WIDGET, pool=1) as house:
        assert asyncio.run(ask(house)).endswith(b"x" * 1000)
        assert house.ask("room").status == 204


def test_a_server_that_stands_still_ends_with_an_error(tmp_path: Path) -> None:
    with open_house(tmp_path, prelude=HANG, watchdog_s=2, pool=0, exits=(1,)) as house:
        house.process.send_signal(signal.SIGUSR2)
        assert house.process.wait(timeout=10) == 1
        eventually(lambda: any("in hang" in line for line in house.said))  # the log tells where it stood


def test_a_signal_ends_the_server_whatever_it_does(tmp_path: Path) -> None:
    with open_house(tmp_path, prelude=HANG, watchdog_s=60, pool=0, exits=(1,)) as house:
        house.process.send_signal(signal.SIGUSR2)
        time.sleep(0.2)
        begun = time.monotonic()
        house.process.send_signal(signal.SIGTERM)
        house.process.wait(timeout=15)
        assert time.monotonic() - begun <= 10


def test_a_signal_before_the_event_loop_runs_ends_the_server(tmp_path: Path) -> None:
    script = """
import os, signal, sys
from cardcity_tutor.app.server.tutor import Tutor
from cardcity_tutor.cli import main
listen = Tutor.listen
def interrupted(server):
    os.kill(os.getpid(), signal.SIGTERM)
    listen(server)
Tutor.listen = interrupted
sys.exit(main(["serve", "--no-club", "--lang", "en"]))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False, cwd=tmp_path
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_service_manager_hears_of_the_servers_life(tmp_path: Path) -> None:
    name = f"cardcity-{secrets.token_hex(8)}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(f"\0{name}")
        manager.settimeout(20)
        with open_house(tmp_path, pool=0, environment={"NOTIFY_SOCKET": f"@{name}"}):
            heard = [manager.recv(100) for _ in range(3)]
        assert heard == [b"READY=1", b"WATCHDOG=1", b"WATCHDOG=1"]
        while (last := manager.recv(100)) != b"STOPPING=1":
            assert last == b"WATCHDOG=1"


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ("websocket.allowed_id = repr", "execute_request"),
        ("message_filter.METHODS = frozenset({'custom', 'update'})", "update"),
        ("websocket.KernelSocket.pre_get = websocket.KernelSocket.__mro__[2].pre_get", "websocket"),
    ],
    ids=["code", "traits", "protocol"],
)
def test_a_server_that_refuses_too_little_stays_closed(tmp_path: Path, change: str, problem: str) -> None:
    """As if another version of Jupyter had taken a refusal away."""
    script = f"""
import sys
from cardcity_tutor.app.server import message_filter, tutor, websocket
from cardcity_tutor.cli import main
tutor.ALLOWED |= {{"execute_request"}}
{change}
sys.exit(main(["serve", "--no-club", "--lang", "en"]))
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, timeout=120, check=False, cwd=tmp_path
    )
    assert done.returncode == 2, done.stderr
    assert problem in done.stderr
    assert "Traceback" not in done.stderr
    assert "http://" not in done.stdout


# ---------------------------------------------------------------- filling it


def test_an_ended_kernel_leaves_no_socket_open_and_its_page_hears_of_it(
    tmp_path: Path, amount: Amount
) -> None:
    async def left_open(house: OpenHouse) -> int | None:
        kernel = house.ask().kernel
        wire = await connect(house, kernel)
        await answers_until_info(wire)
        await asyncio.to_thread(house.farewell, kernel)
        begun = time.monotonic()
        while await asyncio.wait_for(wire.read_message(), 10) is not None:
            pass
        assert time.monotonic() - begun < 3
        return wire.close_code

    with open_house(tmp_path, pool=0) as house:
        assert asyncio.run(left_open(house)) == CLOSE_CODES["ended"]
        server = psutil.Process(house.process.pid)
        eventually(lambda: not house.kernels())
        before = server.num_fds()
        for _ in range(amount(5, 60)):
            assert asyncio.run(left_open(house)) == CLOSE_CODES["ended"]
        eventually(lambda: server.num_fds() <= before, 10)


@pytest.mark.parametrize(("kernels", "reason"), [(True, "ended"), (False, "moved")])
def test_a_process_that_dies_tells_its_pages(tmp_path: Path, kernels: bool, reason: EndReason) -> None:
    async def hear(house: OpenHouse) -> int | None:
        kernel = house.ask().kernel
        wire = await connect(house, kernel)
        await answers_until_info(wire)
        psutil.Process(house.kernels()[kernel]).kill()
        while await asyncio.wait_for(wire.read_message(), 5) is not None:
            pass
        return wire.close_code

    with open_house(tmp_path, pool=0, kernels=kernels) as house:
        begun = time.monotonic()
        assert asyncio.run(hear(house)) == CLOSE_CODES[reason]
        assert time.monotonic() - begun < 5


def test_idle_sockets_lock_nobody_out(tmp_path: Path, amount: Amount) -> None:
    most = amount(60, 400)
    with open_house(tmp_path, pool=1, max_connections=most) as house, ExitStack() as stack:
        parts = urlsplit(house.address)
        said = len(house.said)
        for number in range(amount(150, 1000)):
            line = stack.enter_context(socket.create_connection((parts.hostname, parts.port), 20))
            if number % 2:
                line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0")  # and never the rest
        assert house.ask("room").status == 204
        page = house.ask()
        assert page.status == 200
        assert psutil.Process(house.process.pid).num_fds() < most + 100
        assert len(house.said) - said < 20


@pytest.mark.parametrize(("kernels", "visitors"), [(True, 6), (False, 55)])
def test_few_descriptors_mean_few_visitors_and_it_is_said(
    tmp_path: Path, kernels: bool, visitors: int
) -> None:
    async def fill(house: OpenHouse) -> None:
        wires: list[WebSocketClientConnection] = []
        for _ in range(visitors):
            page = await asyncio.to_thread(house.ask)
            assert page.status == 200
            wires.append(await connect(house, page.kernel))
            await answers_until_info(wires[-1])
        full = await asyncio.to_thread(house.ask)
        assert full.status == 503
        for wire in wires:
            await shut(wire)

    with open_house(tmp_path, prelude=FEW_FILES, pool=1, visitors=100, kernels=kernels) as house:
        told = next(line for line in house.said if "few files" in line)
        assert "instead of 100" in told
        assert f"room for {visitors} visitors" in told
        asyncio.run(fill(house))
        with ExitStack() as stack:  # every connection that it will hold, beside a full house
            parts = urlsplit(house.address)
            for _ in range(300):
                stack.enter_context(socket.create_connection((parts.hostname, parts.port), 20))
            assert house.ask("room").status in (204, 503)
        assert not any("Too many open files" in line for line in house.said)


def test_pages_that_are_fetched_and_never_opened_keep_nobody_out(tmp_path: Path) -> None:
    with open_house(tmp_path, pool=0, visitors=6, reserve_s=2) as house:
        with ThreadPoolExecutor(6) as threads:
            fetched = list(threads.map(lambda _: house.ask(), range(6)))
        # One address has so many at a time.
        assert sorted(page.status for page in fetched) == [200] * 4 + [429] * 2
        kernels = [page.kernel for page in fetched if page.status == 200]
        for _ in range(8):  # asking for them renews nothing
            time.sleep(0.3)
            for kernel in kernels:
                house.ask(f"api/kernels/{kernel}")
        for _ in range(4):
            assert house.ask().status == 200
        time.sleep(2.2)
        assert house.ask().status == 200
        assert len(house.kernels()) <= 6 + 1  # the oldest made room


def test_who_connects_and_leaves_keeps_nobody_out_for_long(tmp_path: Path) -> None:
    async def drop(house: OpenHouse, kernels: list[str]) -> None:
        wires = [await connect(house, kernel) for kernel in kernels]
        for wire in wires:
            await answers_until_info(wire)
        for wire in wires:
            await shut(wire)

    with open_house(tmp_path, pool=0, visitors=5, reserve_s=60, keep_s=4) as house:
        asyncio.run(drop(house, [house.ask().kernel for _ in range(4)]))
        assert house.ask().status == 429  # from where so many are lost
        eventually(lambda: house.ask().status == 200)
        assert house.ask().status == 200
        assert len(house.kernels()) <= 5 + 1


def test_many_sockets_of_few_pages_do_not_use_up_the_descriptors(tmp_path: Path) -> None:
    """Where there are none left, ØMQ ends the whole process."""

    async def crowd(house: OpenHouse) -> None:
        wires: list[WebSocketClientConnection] = []
        for _ in range(6):
            page = await asyncio.to_thread(house.ask)
            if page.status != 200:
                break
            for _ in range(8):
                with suppress(HTTPClientError):  # there is no room for it
                    wires.append(await connect(house, page.kernel))
        for wire in wires:
            wire.close()

    with open_house(tmp_path, prelude=FEW_FILES, pool=0, visitors=100) as house:
        asyncio.run(crowd(house))
        assert house.process.poll() is None
        assert house.ask("room").status in (204, 503)


def drop(wire: WebSocketClientConnection) -> None:
    """As a browser does that crashes."""
    stream: Any = wire.protocol and wire.protocol.stream
    stream.close()


def test_sockets_that_come_and_go_leave_nothing_behind(tmp_path: Path, amount: Amount) -> None:
    """Each held two channels more for a minute: one page used up all that there are in a second."""

    async def come_and_go(house: OpenHouse, kernel: str) -> None:
        with suppress(HTTPClientError, StreamClosedError):
            drop(await connect(house, kernel))

    async def crowd(house: OpenHouse, kernels: list[str]) -> None:
        for _ in range(amount(30, 500)):
            await asyncio.gather(*(come_and_go(house, kernel) for kernel in kernels for _ in range(10)))

    async def listen(house: OpenHouse, kernel: str) -> None:
        wire = await connect(house, kernel)
        await answers_until_info(wire)
        await shut(wire)

    with open_house(tmp_path, prelude=FEW_FILES, pool=0, visitors=100) as house:
        kernels = [house.ask().kernel for _ in range(3)]
        server = psutil.Process(house.process.pid)
        asyncio.run(crowd(house, kernels))
        eventually(lambda: not house.held(), 20)
        eventually(lambda: server.num_fds() < 100, 20)
        time.sleep(2)  # it was too fast for a while
        asyncio.run(listen(house, kernels[0]))
        assert len([line for line in house.said if not line.startswith("held")]) < 10


def test_browsers_that_turn_away_at_the_door_are_forgotten(tmp_path: Path, amount: Amount) -> None:
    """Jupyter noted each session of theirs for ever."""
    with open_house(tmp_path, pool=0) as house:
        kernel = house.ask().kernel
        for number in range(amount(30, 2_000)):
            answer = house.ask(
                f"api/kernels/{kernel}/channels?session_id={number}", Sec_WebSocket_Protocol=PROTOCOL
            )
            assert answer.status in (400, 429)  # no upgrade was asked for
        assert house.held() <= 1


def test_what_the_kernel_says_meanwhile_is_heard_on_the_next_line(tmp_path: Path) -> None:
    async def listen(house: OpenHouse) -> bytes:
        kernel, widget = await asyncio.to_thread(widget_of, house)
        wire = await connect(house, kernel, session="page")
        await answers_until_info(wire)
        content = {"comm_id": widget, "data": {"method": "custom", "content": {}}}
        await wire.write_message(packed(message("comm_msg", content)), binary=True)
        await answers_until_info(wire)
        drop(wire)
        await asyncio.sleep(1)
        wire = await connect(house, kernel, session="page")
        while kind_of(frame := await asyncio.wait_for(wire.read_message(), 20)) != "comm_msg":
            pass
        await shut(wire)
        assert isinstance(frame, bytes)
        return frame

    with open_house(tmp_path, LATER, pool=1) as house:
        assert asyncio.run(listen(house)).endswith(b"late")


def test_a_page_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    cell = "print('x' * 12_000_000)"
    with open_house(tmp_path, cell, pool=0, hello=5, visitors=2) as house, socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 50_000)
        line.settimeout(20)
        parts = urlsplit(house.address)
        line.connect((parts.hostname, parts.port))
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        while b"x" * 1000 not in line.recv(10_000):
            pass
        assert house.kernels()
        server = psutil.Process(house.process.pid)
        eventually(lambda: not house.kernels(), 40)
        eventually(
            lambda: not [each for each in server.net_connections("tcp") if each.status == "ESTABLISHED"], 20
        )


# ---------------------------------------------------------------- guessing


def test_no_header_but_the_documented_one_tells_who_asks(tmp_path: Path) -> None:
    """Whoever names a new address with every try would never have to wait."""
    with open_house(
        tmp_path, pool=0, behind_proxy=True, database=str(tmp_path / "club.db"), host_key="a-key-for-the-test"
    ) as house:
        tries = [
            house.ask(
                f"host?key=wrong-{number}", X_Forwarded_For="203.0.113.7", X_Real_Ip=f"198.51.100.{number}"
            )
            for number in range(6)
        ]
        assert [attempt.status for attempt in tries] == [403] * 6
        waiting = house.ask(
            "host?key=a-key-for-the-test", X_Forwarded_For="203.0.113.7", X_Real_Ip="198.51.100.99"
        )
        assert waiting.status == 403  # although the key is right
        assert house.ask("host?key=a-key-for-the-test", X_Forwarded_For="203.0.113.8").status == 200


def test_what_the_kernel_runs_is_not_told(tmp_path: Path) -> None:
    """The page's own notebook is run while the browser may be listening already."""

    async def listen(house: OpenHouse) -> list[str]:
        wire = await connect(house, house.ask().kernel)
        kinds = await answers_until_info(wire)
        kinds += [kind_of(await asyncio.wait_for(wire.read_message(), 5)) for _ in range(1)]
        await shut(wire)
        return kinds

    with open_house(tmp_path, pool=0) as house:
        assert "execute_input" not in asyncio.run(listen(house))


# ---------------------------------------------------------------- drowning it


@pytest.mark.parametrize("frame", [b"\x89\x80\0\0\0\0", b"\x00\x80\0\0\0\0"], ids=["pings", "empty pieces"])
def test_frames_without_content_keep_nobody_waiting(tmp_path: Path, frame: bytes, amount: Amount) -> None:
    """They are no messages, so nothing paces them."""

    async def flood(house: OpenHouse, kernel: str) -> None:
        wire = await connect(house, kernel)
        stream: Any = wire.protocol and wire.protocol.stream
        await stream.write(b"\x02\x80\0\0\0\0" + frame * 50_000)
        while True:
            await stream.write(frame * 50_000)

    async def story(house: OpenHouse) -> float:
        kernels = [(await asyncio.to_thread(house.ask)).kernel for _ in range(2)]
        flooding = [asyncio.create_task(flood(house, kernel)) for kernel in kernels]
        longest = 0.0
        for _ in range(amount(8, 60)):
            await asyncio.sleep(0.1)
            begun = time.monotonic()
            assert (await asyncio.to_thread(house.ask, "room")).status == 204
            longest = max(longest, time.monotonic() - begun)
        for task in flooding:
            task.cancel()
        await asyncio.gather(*flooding, return_exceptions=True)
        return longest

    with open_house(tmp_path, pool=0) as house:
        assert asyncio.run(story(house)) < 5
        assert psutil.Process(house.process.pid).memory_info().rss < 300_000_000


def test_who_talks_without_end_keeps_nobody_waiting(tmp_path: Path, amount: Amount) -> None:
    """One page sends gestures as fast as it can and reads nothing; another asks now and then."""

    async def flood(wire: WebSocketClientConnection, widget: str) -> None:
        content = {"comm_id": widget, "data": {"method": "custom", "content": {"kind": "x" * 2000}}}
        for _ in range(amount(2_000, 50_000)):
            await wire.write_message(packed(message("comm_msg", content)), binary=True)

    async def story(house: OpenHouse) -> float:
        loud, widget = widget_of(house)
        shouting = await connect(house, loud)
        asking = await connect(house, (await asyncio.to_thread(house.ask)).kernel)
        await answers_until_info(asking)
        flooding = asyncio.create_task(flood(shouting, widget))
        longest = 0.0
        for _ in range(amount(15, 100)):
            begun = time.monotonic()
            await answers_until_info(asking)
            longest = max(longest, time.monotonic() - begun)
            await asyncio.sleep(0.1)
        flooding.cancel()
        shouting.close()
        await shut(asking)
        return longest

    with open_house(tmp_path, WIDGET, pool=1) as house:
        assert asyncio.run(story(house)) < 3
        assert psutil.Process(house.process.pid).memory_info().rss < 400_000_000
