"""Visitors without browsers, in a process of their own, so that they disturb neither the server nor the browser.

`python -m benchmarks.app.crowd '{…}'` lets them come, prints a line when they are there, waits for a line on its standard
input, lets them click, and prints a second line of JSON: round trips in milliseconds, errors, visits.
"""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path

from .sites import SITES
from .wire import WireVisitor, come

PACE = (2.0, 4.0)
"""Seconds from one click to the next."""


@dataclass(frozen=True)
class Plan:
    """Who comes, and for how long."""

    address: str
    site: str
    visitors: int
    seconds: float
    stay: tuple[float, float] | None = None
    """So long each visit lasts, then somebody else comes; without it all stay to the end."""
    stayers: int = 0
    """As many of the visitors stay all the same."""
    seed: int = 1


@dataclass
class Story:
    """What they saw."""

    trips: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    visits: int = 0


async def _clicking(visitor: WireVisitor, until: float, chance: random.Random, story: Story) -> None:
    while time.monotonic() < until:
        await asyncio.sleep(chance.uniform(*PACE))
        story.trips.append(await visitor.click())


async def _life(number: int, first: WireVisitor, plan: Plan, end: float, story: Story) -> None:
    """One place in the crowd, taken by one visitor after another."""
    chance = random.Random(f"{plan.seed} {number}")
    visitor: WireVisitor | None = first
    while time.monotonic() < end:
        try:
            if visitor is None:
                visitor = await _come(plan)
                story.visits += 1
            stays = number < plan.stayers or plan.stay is None
            until = end if stays or plan.stay is None else time.monotonic() + chance.uniform(*plan.stay)
            await _clicking(visitor, min(until, end), chance, story)
            await visitor.leave()
        except Exception as error:  # noqa: BLE001  # whatever it is, it is counted
            story.errors.append(f"{type(error).__name__}: {error}")
            if visitor is not None:
                with suppress(Exception):
                    await visitor.leave()
            await asyncio.sleep(1)
        visitor = None
        await asyncio.sleep(chance.uniform(*PACE))


async def _come(plan: Plan) -> WireVisitor:
    return await come(plan.address, SITES[plan.site])


async def crowd(plan: Plan) -> None:
    """All of them."""
    here = [await _come(plan) for _ in range(plan.visitors)]
    print("here", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    story = Story(visits=len(here))
    end = time.monotonic() + plan.seconds
    await asyncio.gather(*(_life(number, visitor, plan, end, story) for number, visitor in enumerate(here)))
    print(json.dumps(asdict(story)), flush=True)


class Crowd:
    """The process, from outside."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self._line()

    def go(self) -> None:
        """Let them click."""
        assert self._process.stdin is not None
        self._process.stdin.write("go\n")
        self._process.stdin.flush()

    def story(self) -> Story:
        """Wait until all have left."""
        return Story(**json.loads(self._line()))

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the crowd broke off")
        return line


@contextmanager
def gathered(plan: Plan) -> Iterator[Crowd]:
    """A crowd that has come and waits for its sign."""
    command = [sys.executable, "-m", "benchmarks.app.crowd", json.dumps(asdict(plan))]
    root = Path(__file__).parents[2]
    with subprocess.Popen(
        command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield Crowd(process)
        finally:
            process.terminate()


if __name__ == "__main__":
    asyncio.run(crowd(Plan(**json.loads(sys.argv[1]))))
