"""Pages in waiting, guests and pace, without any kernel: time is told, not waited for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from cardcity_tutor.app.server.flow import BYTES, MESSAGES, MOST_PENDING, MOST_PENDING_BYTES, Flow
from cardcity_tutor.app.server.hosting import Hosting
from cardcity_tutor.app.server.policy import kernel_environment, page_policy, with_nonce
from cardcity_tutor.app.server.pool import Page, Pool
from cardcity_tutor.app.server.visitors import Visitors


class Works:
    """Makes pages that go on when told to."""

    def __init__(self) -> None:
        self.made: list[Page] = []
        self.gates: list[asyncio.Event] = []
        self.broken = 0
        self.dead: set[str] = set()

    def make(self) -> Page:
        gate = asyncio.Event()
        self.gates.append(gate)

        async def work(page: Page) -> None:
            page.add("head ")
            page.add("body ")
            await gate.wait()
            if self.broken:
                self.broken -= 1
                raise OSError("no memory")
            page.add("end")

        page = Page(work)
        self.made.append(page)
        return page

    def lives(self, kernel: str) -> bool:
        return kernel not in self.dead


async def settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_page_is_read_while_it_is_made() -> None:
    async def story() -> None:
        works = Works()
        page = works.make()
        seen: list[str] = []

        async def read() -> None:
            seen.extend([text async for text in page])

        reader = asyncio.create_task(read())
        await settle()
        assert not reader.done()
        works.gates[0].set()
        await reader
        assert "".join(seen) == "head body end"
        assert [text async for text in page] == ["head body end"]  # whole, so in one piece

    asyncio.run(story())


def test_a_page_that_breaks_off_says_so(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        works = Works()
        works.broken = 1
        page = works.make()
        works.gates[0].set()
        assert not await page.finished()
        with pytest.raises(RuntimeError):
            [text async for text in page]

    asyncio.run(story())
    assert "no memory" in caplog.text


def filling(story: Callable[[Works, Pool], object], wanted: Callable[[], int] = lambda: 2) -> None:
    async def run() -> None:
        works = Works()
        pool = Pool(works.make, wanted, works.lives, pause=0)
        filler = asyncio.create_task(pool.fill())
        await settle()
        await story(works, pool)  # type: ignore[misc]
        filler.cancel()
        for page in works.made:
            page.give_up()
        await settle()

    asyncio.run(run())


def test_one_page_at_a_time_and_a_new_one_for_each_that_is_taken() -> None:
    async def story(works: Works, pool: Pool) -> None:
        assert len(works.made) == 1
        works.gates[0].set()
        await settle()
        assert len(works.made) == 2  # only now
        works.gates[1].set()
        await settle()
        assert pool.pages == works.made
        first = works.made[0]
        assert pool.take() is first
        await settle()
        assert len(works.made) == 3
        # A whole page goes before one that is being made, that one before none.
        assert pool.take() is works.made[1]
        assert pool.take() is works.made[2]
        assert pool.take() is works.made[-1]
        assert len({page.kernel for page in works.made}) == len(works.made)

    filling(story)


def test_a_lost_kernel_is_replaced_and_a_strangers_is_not() -> None:
    async def story(works: Works, pool: Pool) -> None:
        for _ in range(2):
            works.gates[-1].set()
            await settle()
        pool.lost("somebody else's")
        await settle()
        assert len(works.made) == 2
        pool.lost(works.made[0].kernel)
        await settle()
        assert works.made[0] not in pool.pages
        assert len(works.made) == 3

    filling(story)


def test_a_page_that_was_given_up_is_no_trouble(caplog: pytest.LogCaptureFixture) -> None:
    async def story(works: Works, pool: Pool) -> None:
        for _ in range(30):  # as many reloads, each before its page was whole
            page = pool.take()
            assert page is works.made[-1]
            page.give_up()
            await settle()
        works.gates[-1].set()
        await settle()
        works.gates[-1].set()
        await settle()
        assert [page.done for page in pool.pages] == [True, True]

    filling(story)
    assert caplog.text == ""


def test_trouble_is_tried_again_ever_more_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def told(seconds: float) -> None:
        if seconds > 0:
            pauses.append(seconds)
        await sleep(0)

    async def story(works: Works, pool: Pool) -> None:
        works.broken = 8
        for _ in range(12):
            works.gates[-1].set()
            await settle()
        assert len(pool.pages) == 2
        assert not any(page.failed for page in pool.pages)

    monkeypatch.setattr("cardcity_tutor.app.server.pool.asyncio.sleep", told)
    filling(story)
    assert pauses == [2.0, 4.0, 8.0, 16.0, 32.0, 60.0, 60.0, 60.0]


def test_a_page_whose_kernel_has_died_unnoticed_is_not_handed_out() -> None:
    async def story(works: Works, pool: Pool) -> None:
        for _ in range(2):
            works.gates[-1].set()
            await settle()
        works.dead.add(works.made[0].kernel)
        assert pool.take() is works.made[1]
        await settle()
        assert pool.take() is works.made[2]  # being made: whether it lives is not known yet

    filling(story)


class Line:
    """Stands for a websocket."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def end(self, reason: str) -> None:
        self.told.append(reason)


def test_guests_come_and_go() -> None:
    now = 0.0
    guests = Visitors(Hosting(visitors=2, idle=900, hello=60), clock=lambda: now)
    first: Any = Line()
    second: Any = Line()
    assert guests.places == 2
    guests.welcome("one")
    guests.welcome("two")
    assert guests.places == 0
    assert guests.opened("one", first)
    now = 61
    assert guests.overdue() == ["two"]  # it never came
    guests.left("two")
    guests.left("two")
    assert guests.places == 1
    guests.opened(
        "one", second
    )  # the same browser once more, before its old connection is noticed to be dead
    guests.closed("one", first)
    guests.closed("one", first)
    now = 5000
    assert guests.overdue() == []
    lost = [guests.here["one"].lost]
    guests.closed("one", second)
    assert [*lost, guests.here["one"].lost] == [False, True]
    now = 5900
    assert guests.overdue() == []  # a phone may wake up again
    assert guests.overdue(within=10) == ["one"]
    now = 5901
    assert guests.overdue() == ["one"]
    guests.opened("one", first)
    assert guests.overdue() == []
    assert not guests.opened("of the pool", second)
    guests.closed("of the pool", second)
    assert list(guests.here) == ["one"]
    guests.left("one", "size")
    assert (first.told, second.told) == (["size"], [])


def test_a_page_that_is_only_fetched_keeps_its_place_for_seconds() -> None:
    now = 0.0
    guests = Visitors(Hosting(visitors=8, reserve_s=5), clock=lambda: now)
    for number in range(8):
        assert guests.has_reserved_enough("greedy") == (number >= 4)
        assert not guests.has_reserved_enough("another")
        guests.welcome(str(number), "greedy")
    line: Any = Line()
    guests.opened("0", line)
    assert guests.places == 0
    assert guests.stale() is None  # each may still come
    now = 6
    assert guests.places == 7
    assert not guests.has_reserved_enough("greedy")
    assert guests.stale() == "1"  # a kernel for the next one; the connected page is left alone
    guests.left("1")
    assert guests.stale() is None
    guests.opened("2", line)  # a slow line: nobody needed its place
    assert guests.places == 6


def test_people_never_wait_and_loops_do() -> None:
    now = 0.0
    flow = Flow(clock=lambda: now)
    assert [flow.pause(2_000) for _ in range(int(MESSAGES[1]))] == [0.0] * int(
        MESSAGES[1]
    )  # a page that opens
    waits = [flow.pause(100) for _ in range(600)]
    assert waits == sorted(waits)
    assert waits[-1] == pytest.approx(600 / MESSAGES[0])
    now = 60.0
    for _ in range(100):  # ten clicks in a second, for ten seconds, three messages each
        now += 0.1
        assert [flow.pause(1_000) for _ in range(3)] == [0.0] * 3
    now = 100.0
    assert flow.pause(int(BYTES[1])) == 0.0
    assert flow.pause(int(BYTES[0])) == pytest.approx(1.0)


def test_a_busy_kernel_is_told_no_more_until_it_has_answered() -> None:
    async def story() -> None:
        flow = Flow(clock=lambda: 0.0)
        for number in range(MOST_PENDING):
            await asyncio.wait_for(flow.wait(10), 1)
            flow.sent(str(number), 10)
        waiting = asyncio.create_task(flow.wait(10))
        await settle()
        flow.answered("of another connection")
        await settle()
        assert not waiting.done()
        flow.answered("7")
        await settle()
        assert waiting.done()
        flow.sent("large", MOST_PENDING_BYTES)
        waiting = asyncio.create_task(flow.wait(10))
        await settle()
        assert not waiting.done()
        flow.end()  # the browser has gone
        await settle()
        assert waiting.done()

    asyncio.run(story())


def test_the_policy_takes_no_host_that_could_end_it() -> None:
    assert "wss://club.example:8866" in page_policy("club.example:8866", "n")
    assert "ws://[::1]:80" in page_policy("[::1]:80", "n")
    for host in ("x; script-src *", "x y", "", "x\r\nSet-Cookie: a=b"):
        assert page_policy(host, "n") == page_policy("", "n")
    assert page_policy("h", "n", ("https://a.example",)).endswith("frame-ancestors 'self' https://a.example")


def test_every_script_of_the_page_gets_the_nonce() -> None:
    html = '<script>a</script><script src="b"></script><scripture>'
    assert (
        with_nonce(html, "n") == '<script nonce="n">a</script><script nonce="n" src="b"></script><scripture>'
    )


def test_kernels_get_what_python_needs_only() -> None:
    own = {
        "PATH": "/bin",
        "LC_ALL": "C",
        "PYTHONPATH": "x",
        "PGPASSWORD": "p",
        "GITHUB_TOKEN": "t",
        "PATHS": "y",
    }
    assert kernel_environment(own, CLUB="c") == {
        "PATH": "/bin",
        "LC_ALL": "C",
        "PYTHONPATH": "x",
        "CLUB": "c",
    }
