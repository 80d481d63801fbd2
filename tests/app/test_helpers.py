"""Long work of visits is done by helpers: nobody else waits, it can be stopped, and nobody's result is dropped."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator

import psutil
import pytest
from tornado.websocket import WebSocketClientConnection

from tests.app.houses import OpenHouse, eventually, open_house
from tests.app.wires import connect, message, packed, shut, states, tell

CELL = """
import anywidget, os, timeit, traitlets
from cardcity_tutor.core.background import StoppedError, think

class Asker(anywidget.AnyWidget):
    _esm = "export default {}"
    told = traitlets.Unicode().tag(sync=True)

def act(_, content, __):
    kind = content["kind"]
    try:
        if kind == "where":
            asker.told = f"{think(os.getpid)} {os.getpid()}"
        elif kind == "long":
            asker.told = f"done {think(timeit.timeit, 'pass', number=content['number']) > 0}"
        elif kind == "wrong":
            think(int, "x")
        elif kind == "local":
            asker.told = think(lambda: "here")
        elif kind == "end":
            think(os._exit, 3)
        else:
            asker.told = kind
    except StoppedError:
        asker.told = "stopped"
    except ValueError:
        asker.told = "wrong"

asker = Asker()
asker.on_msg(act)
"""
FOR_EVER = 10**12


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("house"), CELL, pool=0, workers=1) as house:
        yield house


class Visitor:
    """Somebody who asks."""

    def __init__(self, kernel: str, wire: WebSocketClientConnection, widget: str) -> None:
        self.kernel, self.wire, self.widget = kernel, wire, widget

    @classmethod
    async def come(cls, house: OpenHouse) -> Visitor:
        kernel = (await asyncio.to_thread(house.ask)).kernel
        wire = await connect(house, kernel)
        found = await states(wire)
        return cls(kernel, wire, next(name for name, state in found.items() if "told" in state))

    async def ask(self, kind: str, **fields: int) -> str:
        return str((await tell(self.wire, self.widget, {"kind": kind, **fields})).get("told", ""))

    async def say(self, kind: str) -> None:
        """Without waiting for anything."""
        content = {"comm_id": self.widget, "data": {"method": "custom", "content": {"kind": kind}}}
        await self.wire.write_message(packed(message("comm_msg", content)), binary=True)


def test_work_is_done_elsewhere_and_answers_come_back(house: OpenHouse) -> None:
    async def story() -> None:
        visitor = await Visitor.come(house)
        there, here = (await visitor.ask("where")).split()
        assert there != here
        assert psutil.Process(int(there)).name() == "cardcity-helper"
        assert psutil.Process(int(there)).nice() > psutil.Process(int(here)).nice()
        assert await visitor.ask("long", number=1000) == "done True"
        assert await visitor.ask("wrong") == "wrong"
        assert await visitor.ask("local") == "here"
        await shut(visitor.wire)

    asyncio.run(story())


def test_nobody_waits_for_somebody_elses_work_and_it_can_be_stopped(house: OpenHouse) -> None:
    async def story() -> None:
        thinker, player = await Visitor.come(house), await Visitor.come(house)
        thinking = asyncio.create_task(thinker.ask("long", number=FOR_EVER))
        await asyncio.sleep(1)
        trips = []
        for number in range(20):
            begun = time.monotonic()
            assert await player.ask(f"move {number}") == f"move {number}"
            trips.append(time.monotonic() - begun)
        assert sorted(trips)[10] < 0.2  # on a busy machine; a helper's work takes for ever
        assert not thinking.done()
        await thinker.say("stop-thinking")
        assert await asyncio.wait_for(thinking, 5) == "stopped"
        assert await asyncio.wait_for(player.ask("where"), 20)  # the helper is free again
        for each in (thinker, player):
            await shut(each.wire)

    asyncio.run(story())


def test_work_of_who_has_left_is_dropped(house: OpenHouse) -> None:
    async def story() -> None:
        leaver, player = await Visitor.come(house), await Visitor.come(house)
        thinking = asyncio.create_task(leaver.ask("long", number=FOR_EVER))
        await asyncio.sleep(1)
        waiting = asyncio.create_task(player.ask("where"))
        await asyncio.sleep(0.5)
        assert not waiting.done()  # the one helper is at work
        await asyncio.to_thread(house.farewell, leaver.kernel)
        assert await asyncio.wait_for(waiting, 20)
        with pytest.raises(AssertionError, match="closed"):
            await thinking
        await shut(player.wire)

    asyncio.run(story())


def test_a_helper_that_dies_is_replaced(house: OpenHouse) -> None:
    async def story() -> None:
        visitor = await Visitor.come(house)
        assert await visitor.ask("end") == "stopped"
        assert len((await visitor.ask("where")).split()) == 2
        await shut(visitor.wire)

    asyncio.run(story())
    eventually(lambda: any("helper" in line and "ended" in line for line in house.said))
    house.said.clear()
