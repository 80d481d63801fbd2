"""Workers that die, hang or work without end: their pages come back on the next one, and nobody else notices."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import psutil
import pytest

from cardcity_tutor.app.server.websocket import CLOSE_CODES
from tests.app.houses import OpenHouse, eventually, open_house
from tests.app.wires import answers_until_info, connect, shut, states, tell

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


@pytest.mark.parametrize("workers", [1, 2])
def test_pages_of_a_worker_that_was_killed_come_back(tmp_path: Path, workers: int) -> None:
    with open_house(tmp_path, pool=0, workers=workers) as house:
        assert close_code(house, int(signal.SIGKILL), 5) == CLOSE_CODES["moved"]
        eventually(lambda: len(worker_pids(house)) == workers, 30)


def worker_pids(house: OpenHouse) -> list[int]:
    children = psutil.Process(house.process.pid).children()
    return [child.pid for child in children if child.name() == "cardcity-worker"]


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
        (worker,) = worker_pids(house)
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
