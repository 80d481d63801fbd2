"""The server for many, with real visits: pages in waiting, places, and who is shown out when."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sqlite3
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import psutil
import pytest

from cardcity_tutor.app.server.hosting import HOST
from tests.app.houses import Answer, OpenHouse, eventually, open_house
from tests.app.wires import connect, kind_of, shut

CELL = """import pathlib, random, sys
from comm import get_comm_manager
from cardcity_tutor.app.club_client import visitor_name
assert not sys.modules.get("debugpy")
assert "jupyter.widget.control" in get_comm_manager().targets  # without it a page asks for each widget by itself
big = b"x" * 300_000_000 if pathlib.Path("grow").exists() else b""
pathlib.Path(f"ready-{visitor_name()}").write_text(str(random.random()))
"""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """Two places, one page in waiting; a browser that is lost is given up after a second."""
    folder = tmp_path_factory.mktemp("house")
    with open_house(folder, CELL, pool=1, visitors=2, idle=1.0, reserve_s=60.0, base_url="/tutor/") as house:
        yield house


def is_free(house: OpenHouse) -> bool:
    return house.ask("room").status == 204


def visit(house: OpenHouse) -> Answer:
    page = house.ask()
    assert page.status == 200
    return page


def empty(house: OpenHouse) -> None:
    """Everybody leaves; one page is left in waiting."""
    for kernel in house.kernels():
        house.farewell(kernel)
    eventually(lambda: len(house.kernels()) == 1)


@pytest.mark.parametrize("method", ["GET", "HEAD"])
@pytest.mark.parametrize("beside", ["/", "/tutor"])
def test_addresses_beside_the_tutor_lead_to_it(house: OpenHouse, beside: str, method: str) -> None:
    line = HTTPConnection(str(urlsplit(house.address).netloc), timeout=60)
    for query in ("", "?page=course&lesson=1"):
        line.request(method, beside + query)
        answer = line.getresponse()
        answer.read()
        assert (answer.status, answer.headers["Location"]) == (302, f"/tutor/{query}")
    line.close()


def test_each_visitor_has_a_kernel_and_the_next_ones_wait_outside(house: OpenHouse) -> None:
    waiting = eventually(house.kernels)
    first = visit(house)
    assert first.kernel in waiting  # it was there before anybody asked
    assert "cardcity" in first.text
    second = visit(house)
    assert second.kernel != first.kernel
    assert set(eventually(house.kernels)) == {first.kernel, second.kernel}  # no page waits for a third
    for language, lang, title in [
        ("en-GB", "en", "Every place is taken"),
        ("de", "fr", "Toutes les places sont prises"),
    ]:
        third = house.ask(Accept_Language=language)
        assert third.status == 503
        assert int(third.headers["Retry-After"]) > 0
        assert f'<html lang="{lang}">' in third.text
        assert title in third.text
        assert '"/tutor/room"' in third.text
    assert not is_free(house)
    assert len(house.kernels()) == 2
    assert house.farewell(first.kernel).status == 204
    assert is_free(house)
    assert first.kernel not in house.kernels()
    third = visit(house)
    assert third.kernel not in (first.kernel, second.kernel)
    empty(house)


def ready(house: OpenHouse) -> dict[str, int]:
    """The visits that have run the notebook."""
    folder = Path(psutil.Process(house.process.pid).cwd())
    return {name: pid for name, pid in house.kernels().items() if (folder / f"ready-{name}").exists()}


def test_a_kernel_in_waiting_that_dies_is_replaced(house: OpenHouse) -> None:
    ((kernel, process),) = eventually(lambda: ready(house)).items()
    os.kill(process, signal.SIGKILL)
    (other,) = eventually(lambda: set(ready(house)) - {kernel})
    assert visit(house).kernel == other
    empty(house)


def test_visits_share_the_servers_workers(house: OpenHouse) -> None:
    visit(house)
    visit(house)
    workers = [psutil.Process(process) for process in set(house.kernels().values())]
    for worker in workers:
        assert worker.ppid() == house.process.pid
        assert worker.name() == "cardcity-worker"  # what a host sees in the system's own lists
    assert 1 <= len(workers) <= 2  # not one for each visit
    empty(house)


def test_with_kernels_each_visitor_has_a_process(tmp_path: Path) -> None:
    with open_house(tmp_path, CELL, pool=1, visitors=2, kernels=True) as house:
        visit(house)
        visit(house)
        processes = set(house.kernels().values())
        assert len(processes) == len(house.kernels()) == 2
        for kernel in house.kernels():
            house.farewell(kernel)
        eventually(lambda: not any(map(psutil.pid_exists, processes)), 20)


def test_no_two_kernels_have_the_same_luck(house: OpenHouse) -> None:
    first = eventually(lambda: ready(house))
    visit(house)
    eventually(lambda: set(ready(house)) - set(first))
    drawn = [path.read_text() for path in Path(psutil.Process(house.process.pid).cwd()).glob("ready-*")]
    assert len(drawn) == len(set(drawn)) >= 2
    empty(house)


def test_who_does_not_come_back_is_given_up(house: OpenHouse) -> None:
    async def come_and_crash() -> str:
        kernel = (await asyncio.to_thread(visit, house)).kernel
        socket = await connect(house, kernel)
        await asyncio.sleep(1.5)  # longer than the patience with those who are gone
        assert kernel in house.kernels()
        await shut(socket)
        return kernel

    crashed = asyncio.run(come_and_crash())
    eventually(lambda: crashed not in house.kernels())
    (waiting,) = eventually(house.kernels)
    assert waiting != crashed
    assert is_free(house)


@pytest.mark.parametrize(("kernels", "words"), [(True, "had grown to"), (False, "had grown too large")])
def test_a_process_that_grows_without_end_is_ended(tmp_path: Path, kernels: bool, words: str) -> None:
    grow = tmp_path / "grow"
    limits: dict[str, Any] = {"kernel_memory": 200} if kernels else {"worker_memory": 300}
    with open_house(tmp_path, CELL, pool=0, idle=1.0, kernels=kernels, **limits) as house:
        assert visit(house).kernel in house.kernels()
        grow.touch()
        large = visit(house).kernel
        eventually(lambda: any(words in line for line in house.said))
        eventually(lambda: large not in house.kernels())
        grow.unlink()
        assert visit(house).status == 200


SECRETS = {
    "HOME": "/dev/null",  # out of reach, as a service's may be
    "CARDCITY_DATABASE": "postgresql://club:hunter2@db/club",
    "CARDCITY_HOST_KEY": "the-hosts-own",
    "PGPASSWORD": "hunter2",
    "AWS_SECRET_ACCESS_KEY": "hunter2",
}


TELLING = """import json, os, pathlib
pathlib.Path("environment.json").write_text(json.dumps(dict(os.environ)))
"""


def knows_the_way_to_the_club_and_no_secret_besides(house: OpenHouse, process: int, told: Path) -> None:
    environment = json.loads(told.read_text())
    inherited = psutil.Process(process).environ()
    assert not {"hunter2", "the-hosts-own"} & set(inherited.values())
    assert not {"hunter2", "the-hosts-own"} & set(environment.values())
    assert set(SECRETS) & set(environment) == {"HOME"}
    assert environment["CARDCITY_CLUB_URL"] == f"{house.address}club/api"
    secret = environment["CARDCITY_CLUB_SECRET"]
    path = "club/api/ways"
    assert house.ask(path, "POST", b"{}", X_Cardcity_Secret=secret).status == 200
    assert house.ask(path, "POST", b"{}", X_Cardcity_Secret=secret[::-1]).status == 403
    page = house.ask()
    assert page.status == 200
    assert secret not in page.text


@pytest.mark.parametrize("kernels", [False, True])
def test_the_house_keeps_its_secrets_and_leaves_nothing_behind(tmp_path: Path, kernels: bool) -> None:
    place = tmp_path / "data" / "club.db"
    with open_house(
        tmp_path,
        TELLING,
        environment=SECRETS,
        pool=1,
        database=str(place),
        host_key="a-key-for-the-test",
        kernels=kernels,
    ) as house:
        ((kernel, process),) = eventually(house.kernels).items()
        files = house.connections() if kernels else tmp_path / "none"
        assert (files / f"kernel-{kernel}.json").exists() == kernels
        assert house.ask("host?key=a-key-for-the-test").status == 200
        assert house.ask("host?key=a-key-for-the-test", Host="evil.example").status == 404
        assert house.ask("host/state").status == 403
        told = eventually(
            lambda: [path for path in tmp_path.glob("environment.json") if path.stat().st_size]
        )[0]
        knows_the_way_to_the_club_and_no_secret_besides(house, process, told)
        house.process.send_signal(signal.SIGTERM)
        assert house.process.wait(timeout=30) == 0
        said = "".join(house.said)
    assert not psutil.pid_exists(process)
    assert not files.exists()
    assert not place.with_name("club.db-wal").exists()  # closed, not abandoned
    assert "host?key=a-key-for-the-test" in said
    assert str(place) in said
    with sqlite3.connect(place) as base:
        assert base.execute("pragma integrity_check").fetchone() == ("ok",)


async def come_and_go(house: OpenHouse, kernel: str) -> None:
    """As a tab does that is closed: its farewell and the end of its connection arrive together."""
    wire = await connect(house, kernel)
    while kind_of(await wire.read_message()) != "status":
        pass
    farewell = asyncio.create_task(asyncio.to_thread(house.farewell, kernel))
    await asyncio.sleep(0.01)
    await shut(wire)
    await farewell


def test_visitors_leave_nothing_behind(house: OpenHouse) -> None:
    server = psutil.Process(house.process.pid)
    asyncio.run(come_and_go(house, visit(house).kernel))
    eventually(lambda: ready(house))
    before = server.num_fds()
    for _ in range(4):
        asyncio.run(come_and_go(house, visit(house).kernel))
        eventually(lambda: ready(house))
    eventually(lambda: server.num_fds() <= before, 10)
    eventually(lambda: house.held() == 0, 10)  # Jupyter would remember each of them for a minute


def test_a_storm_of_reloads_leaves_no_trouble(house: OpenHouse) -> None:
    """Each visitor leaves before the page is whole: nobody after them waits for the pages of those who left."""
    before = len(house.said)
    for _ in range(12):
        with socket.create_connection((HOST, urlsplit(house.address).port), 20) as line:
            line.sendall(b"GET /tutor/ HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 ")
    eventually(lambda: is_free(house))
    assert len(house.kernels()) <= 4  # not one for each of them
    empty(house)
    eventually(lambda: len(ready(house)) == 1)
    assert house.said[before:] == []


def test_kernels_do_not_outlive_a_server_that_was_killed(house: OpenHouse) -> None:
    processes = eventually(house.kernels).values()
    house.process.kill()
    house.process.wait(timeout=30)
    eventually(lambda: not any(map(psutil.pid_exists, processes)), 20)
