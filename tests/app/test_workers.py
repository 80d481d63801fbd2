"""Workers that die, hang or work without end: their pages come back on the next one, and nobody else notices."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psutil
import pytest

from cardcity_tutor.app.server import workers
from cardcity_tutor.app.server.websocket import CLOSE_CODES
from cardcity_tutor.app.server.worker.visits import HostedVisit
from tests.app.houses import OpenHouse, eventually, open_house
from tests.app.wires import answers_until_info, connect, kind_of, message, packed, shut, states, tell

MISCHIEF = """
import anywidget, os, time, traitlets

class Mischief(anywidget.AnyWidget):
    _esm = "export default {}"
    done = traitlets.Int().tag(sync=True)

def act(_, content, __):
    if content["kind"] == "loop":
        while True:
            pass
    if content["kind"] == "stubborn":
        while True:
            try:
                while True:
                    pass
            except Exception:
                pass
    if content["kind"] == "wait":
        time.sleep(content["seconds"])
    widget.done += 1

widget = Mischief()
widget.on_msg(act)
"""


def only_widget(found: dict[str, dict[str, object]]) -> str:
    return next(name for name, state in found.items() if "done" in state)


def close_code(house: OpenHouse, harm: object, seconds: float) -> int | None:
    """How a page's line is closed after its worker was harmed."""

    async def hear() -> int | None:
        kernel = (await asyncio.to_thread(house.ask)).kernel
        wire = await connect(house, kernel)
        await answers_until_info(wire)
        begun = time.monotonic()
        os.kill((await asyncio.to_thread(house.kernels))[kernel], int(str(harm)))
        while await asyncio.wait_for(wire.read_message(), 30) is not None:
            pass
        assert time.monotonic() - begun < seconds
        assert (await asyncio.to_thread(house.ask, f"api/kernels/{kernel}")).status == 410
        assert (await asyncio.to_thread(house.ask)).status == 200
        return wire.close_code

    return asyncio.run(hear())


@pytest.mark.parametrize("count", [1, 2])
def test_pages_of_a_worker_that_was_killed_come_back(tmp_path: Path, count: int) -> None:
    with open_house(tmp_path, pool=0, workers=count) as house:
        assert close_code(house, int(signal.SIGKILL), 5) == CLOSE_CODES["moved"]
        eventually(lambda: len(worker_pids(house)) == count + 1, 30)  # one of them spare


def worker_pids(house: OpenHouse) -> list[int]:
    children = psutil.Process(house.process.pid).children()
    return [child.pid for child in children if child.name() == "cardcity-worker"]


SOON = "from cardcity_tutor.app.server import workers; workers.SPARE_AFTER_S = 0.2"


def test_the_spare_worker_takes_the_place_of_one_that_ended(tmp_path: Path) -> None:
    with open_house(tmp_path, pool=0, workers=1, prelude=SOON) as house:
        first = fresh_process(house)
        (spare,) = eventually(lambda: set(worker_pids(house)) - {first}, 30)
        for _ in range(3):
            assert fresh_process(house) == first
        eventually(lambda: is_loaded(spare))
        os.kill(first, signal.SIGKILL)
        eventually(lambda: not house.kernels())
        assert fresh_process(house) == spare
        eventually(lambda: set(worker_pids(house)) - {first, spare}, 30)


def fresh_process(house: OpenHouse) -> int:
    """The process of a new visit."""
    kernel = house.ask().kernel
    return house.kernels()[kernel]


def is_loaded(process: int) -> bool:
    """It has nothing more to do."""
    worker = psutil.Process(process)
    then = worker.cpu_times().user
    time.sleep(1)
    return bool(then > 0.1 and worker.cpu_times().user == then)


def test_many_visits_at_once_are_spread_over_the_workers_a_few_at_a_time(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Slow:
        """A worker that takes a moment for a visit."""

        def __init__(self, *_: object) -> None:
            self.visits: set[str] = set()
            self.ready, self.is_gone = asyncio.Event(), False
            self.ready.set()
            self.pid, self.started, self.answered, self.worked_s = os.getpid(), time.time(), 0.0, 0.0
            self.opening = self.most = 0

        async def open(self, visit: str, *, runs: bool) -> dict[str, bool]:
            self.visits.add(visit)
            self.opening += 1
            self.most = max(self.most, self.opening)
            await asyncio.sleep(0.01)
            self.opening -= 1
            return {"runs": runs}

        def beat(self, _: float) -> None:
            self.answered = time.monotonic()

        def kill(self) -> None:
            pass

        async def stop(self) -> None:
            pass

    class Nobody:
        async def close(self) -> None:
            pass

    async def story() -> list[tuple[int, int]]:
        house: Any = workers.Workers(
            2,
            tmp_path,
            {},
            Nobody(),  # type: ignore[arg-type]
            heard=lambda *_: None,
            lost=lambda *_: None,
            hang_s=5,
            max_memory_mb=10_000,
        )
        house.all[0].visits |= {f"older {number}" for number in range(30)}
        await asyncio.gather(*(house.open(f"visit {number}") for number in range(40)))
        found = [(len(each.visits), each.most) for each in house.all]
        await house.close()
        return found

    monkeypatch.setattr(workers, "WorkerClient", Slow)
    assert asyncio.run(story()) == [
        (30 + 20, workers.OPENED_AT_ONCE),
        (20, workers.OPENED_AT_ONCE),
    ]


def test_a_visit_says_nothing_before_its_page_does() -> None:
    """What its widgets would tell while they are made, the page asks for as soon as it is there."""

    class Line:
        def __init__(self) -> None:
            self.said: list[bytes] = []

        def say(self, _visit: str, data: bytes, _answered: str = "") -> None:
            self.said.append(data)

        def later(self, _seconds: float, _work: Callable[[], None]) -> Callable[[], None]:
            raise NotImplementedError

    with ThreadPoolExecutor(1) as threads:
        line = Line()
        visit = HostedVisit("one", line, threads)
        visit.do(lambda: visit.publish("comm_open", {"comm_id": "x"}))
        threads.submit(lambda: None).result()
        assert line.said == []
        visit.hear(packed(message("kernel_info_request", {})))
        visit.do(lambda: visit.publish("comm_open", {"comm_id": "y"}))
        eventually(lambda: len(line.said) == 4, 5)
    assert [kind_of(data) for data in line.said] == ["status", "kernel_info_reply", "status", "comm_open"]


def test_a_worker_that_stands_still_is_ended(tmp_path: Path) -> None:
    with open_house(tmp_path, pool=0, workers=1, hang_s=2) as house:
        assert close_code(house, int(signal.SIGSTOP), 8) == CLOSE_CODES["moved"]
        assert any("(hung)" in line for line in house.said)


def test_a_gesture_without_end_is_broken_off_and_the_visit_goes_on(tmp_path: Path) -> None:
    async def story(house: OpenHouse) -> None:
        kernel = (await asyncio.to_thread(house.ask)).kernel
        other = (await asyncio.to_thread(house.ask)).kernel
        wire, quiet = await connect(house, kernel), await connect(house, other)
        widget, theirs = only_widget(await states(wire)), only_widget(await states(quiet))
        looping = asyncio.create_task(tell(wire, widget, {"kind": "loop"}))
        while not looping.done():
            begun = time.monotonic()
            await tell(quiet, theirs, {"kind": "fine"})
            assert (
                time.monotonic() - begun < 2
            )  # beside a thread that takes all it can get, on a busy machine
            await asyncio.sleep(0.1)
        assert "done" not in looping.result()
        assert await tell(wire, widget, {"kind": "fine"}) == {"done": 1}
        await shut(wire)
        await shut(quiet)

    with open_house(tmp_path, MISCHIEF, pool=0, workers=1, hang_s=2) as house:
        asyncio.run(story(house))
        eventually(lambda: any("TooLongError" in line for line in house.said))
        house.said.clear()


def test_who_ties_a_worker_up_for_good_does_not_come_back_and_the_others_do(tmp_path: Path) -> None:
    async def story(house: OpenHouse) -> tuple[int | None, int | None]:
        kernels = [(await asyncio.to_thread(house.ask)).kernel for _ in range(2)]
        wires = [await connect(house, kernel) for kernel in kernels]
        widget = only_widget(await states(wires[0]))
        await answers_until_info(wires[1])
        stuck = asyncio.create_task(tell(wires[0], widget, {"kind": "stubborn"}))
        while await asyncio.wait_for(wires[1].read_message(), 60) is not None:
            pass
        with pytest.raises(AssertionError, match="closed"):
            await stuck
        return wires[0].close_code, wires[1].close_code

    with open_house(tmp_path, MISCHIEF, pool=0, workers=1, hang_s=2) as house:
        assert asyncio.run(story(house)) == (CLOSE_CODES["ended"], CLOSE_CODES["moved"])
        house.said.clear()


def test_nobody_waits_for_somebody_who_waits(tmp_path: Path) -> None:
    """A visit that waits for the club, say, keeps only itself waiting."""

    async def story(house: OpenHouse) -> float:
        kernels = [(await asyncio.to_thread(house.ask)).kernel for _ in range(9)]
        wires = [await connect(house, kernel) for kernel in kernels]
        widgets = [only_widget(await states(wire)) for wire in wires]
        waiting = [
            asyncio.create_task(tell(wire, widget, {"kind": "wait", "seconds": 3}))
            for wire, widget in list(zip(wires, widgets, strict=True))[1:]
        ]
        await asyncio.sleep(0.2)
        begun = time.monotonic()
        assert await tell(wires[0], widgets[0], {"kind": "fine"}) == {"done": 1}
        taken = time.monotonic() - begun
        assert not any(task.done() for task in waiting)
        await asyncio.gather(*waiting)
        for wire in wires:
            await shut(wire)
        return taken

    with open_house(tmp_path, MISCHIEF, pool=0, workers=1) as house:
        assert asyncio.run(story(house)) < 1


def test_gestures_of_a_visit_keep_their_order(tmp_path: Path) -> None:
    async def story(house: OpenHouse) -> list[int]:
        wire = await connect(house, (await asyncio.to_thread(house.ask)).kernel)
        widget = only_widget(await states(wire))
        found = [await tell(wire, widget, {"kind": "fine"}) for _ in range(20)]
        await shut(wire)
        return [int(state["done"]) for state in found]

    with open_house(tmp_path, MISCHIEF, pool=0, workers=2) as house:
        assert asyncio.run(story(house)) == list(range(1, 21))


LARGE = """
import anywidget, traitlets

class Mine(anywidget.AnyWidget):
    _esm = "export default {}"
    done = traitlets.Int().tag(sync=True)

mine = [Mine() for _ in range(30)]
held = bytearray(500_000)
"""


def test_what_visits_had_is_given_back(tmp_path: Path) -> None:
    """Each holds half a megabyte of its own besides thirty widgets; a crowd takes the place of the one before."""

    def resident() -> float:
        worker = min(worker_pids(house))  # the spare one is younger
        return float(psutil.Process(worker).memory_info().rss) / 1e6

    def crowds(count: int) -> None:
        for _ in range(count):
            kernels = [house.ask().kernel for _ in range(20)]
            for kernel in kernels:
                house.farewell(kernel)

    def is_loaded() -> bool:
        """Nothing more is being loaded."""
        then = resident()
        time.sleep(2)
        return abs(resident() - then) < 0.5

    with open_house(tmp_path, LARGE, pool=0, workers=1, visitors=100) as house:
        eventually(is_loaded)
        crowds(2)
        time.sleep(4)
        eventually(is_loaded)
        before = resident()
        crowds(5)
        eventually(lambda: resident() < before + 5, 20)  # all of them had some sixty
