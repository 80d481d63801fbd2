"""Servers to visit, seen from outside: their log, their kernels, the memory of each."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import psutil

from tests.browser.hosts import HOST, free_port
from tests.kernels import kernels_of

from .sites import bare_notebook

SERVE = """
import json, sys
from cardcity_tutor.app.server.hosting import Hosting
from cardcity_tutor.app.serve import serve

sys.exit(serve(int(sys.argv[1]), hosting=Hosting(**json.loads(sys.argv[2])), database=sys.argv[3]))
"""
MB = 1_000_000
POOL = 2


class Memory(NamedTuple):
    """MB of a process: resident; shared pages divided among those who share them; its own only."""

    rss: float
    pss: float
    uss: float


class House:
    """A server that runs."""

    def __init__(self, address: str, process: subprocess.Popen[str], pool: int) -> None:
        self.address = address
        self.pool = pool
        self.log: list[str] = []
        self._process = process
        self._seen = psutil.Process(process.pid)
        self._greeting = 0

    def listen(self) -> None:
        """Keep what it says from now on."""
        assert self._process.stdout is not None
        Thread(target=self.log.extend, args=(self._process.stdout,), daemon=True).start()

    @property
    def complaints(self) -> list[str]:
        """What it has said since the last `rest(…, greeted=True)`."""
        return self.log[self._greeting :]

    @property
    def alive(self) -> bool:
        return self._process.poll() is None

    def kernels(self) -> dict[str, psutil.Process]:
        """All kernels by name."""
        return kernels_of(self._process.pid)

    def memory(self, kernel: str | None = None) -> Memory:
        """Of a kernel, or of the server itself."""
        return _memory(self.kernels()[kernel] if kernel else self._seen)

    def processes(self) -> list[psutil.Process]:
        """The server and all that it has started."""
        return [self._seen, *self._seen.children(recursive=True)]

    def workers(self) -> list[psutil.Process]:
        """The processes that hold visits."""
        return [process for process in self._seen.children() if process.name() == "cardcity-worker"]

    def resident(self) -> dict[str, float]:
        """MB of every process, and of the server under an empty name; cheap enough to ask often."""
        found = {}
        for process in self.processes():
            try:
                name = "" if process.pid == self._seen.pid else f"{process.name()} {process.pid}"
                found[name] = process.memory_info().rss / MB
            except psutil.NoSuchProcess:
                continue
        return found

    def _worked(self) -> float:
        """Seconds of processor so far."""
        total = 0.0
        for process in self.processes():
            try:
                times = process.cpu_times()
                total += times.user + times.system
            except psutil.NoSuchProcess:
                continue
        return total

    def rest(self, visitors: int = 0, seconds: float = 60, *, greeted: bool = False) -> None:
        """Wait until so many visitors' kernels are there, the pool is full again, and nobody works."""

        def calm() -> bool:
            before = self._worked()
            time.sleep(0.4)
            enough = not self.pool or bool(self.workers()) or len(self.kernels()) >= visitors + self.pool
            return enough and self._worked() - before < 0.05

        wait(calm, seconds)
        if greeted:
            self._greeting = len(self.log)


def _memory(process: psutil.Process) -> Memory:
    told = process.memory_full_info()
    return Memory(told.rss / MB, told.pss / MB, told.uss / MB)


def wait(test: Callable[[], bool], seconds: float) -> float:
    """The seconds until something is so; `TimeoutError` if it never is."""
    begun = time.perf_counter()
    while not test():
        if time.perf_counter() - begun > seconds:
            raise TimeoutError(f"not within {seconds:g} s")
        time.sleep(0.02)
    return time.perf_counter() - begun


@contextmanager
def tutor(folder: Path, *, pool: int = POOL, visitors: int = 60, **hosting: float) -> Iterator[House]:
    """The tutor as `cardcity-tutor serve` sets it up, with a club of its own."""
    import json

    options = json.dumps({"pool": pool, "visitors": visitors, **hosting})
    command = [sys.executable, "-c", SERVE, str(free_port()), options, str(folder / "club.sqlite")]
    with _running(command, folder, pool) as house:
        yield house


@contextmanager
def bare(folder: Path) -> Iterator[House]:
    """Voilà as it comes, with the bare notebook."""
    notebook = bare_notebook(folder)
    command = [sys.executable, "-m", "voila", str(notebook), "--no-browser", f"--port={free_port()}"]
    with _running(command, folder, 0) as house:
        yield house


@contextmanager
def both(folder: Path, *, kernels: bool = False) -> Iterator[tuple[House, House]]:
    """The tutor, with a kernel for each visitor if told so, and bare Voilà."""
    with tutor(folder, kernels=kernels) as ours, bare(folder) as theirs:
        ours.rest(greeted=True)
        theirs.rest()
        yield ours, theirs


@contextmanager
def _running(command: list[str], folder: Path, pool: int) -> Iterator[House]:
    with subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        printed = []
        for line in process.stdout:
            printed.append(line)
            found = re.search(r"http://(?:localhost|127\.0\.0\.1):(\d+)/", line)
            if found:
                house = House(f"http://{HOST}:{found.group(1)}/", process, pool)
                break
        else:
            raise RuntimeError("the server printed no address:\n" + "".join(printed))
        house.listen()
        try:
            yield house
        finally:
            process.terminate()
            process.wait(timeout=30)
