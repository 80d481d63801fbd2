"""Servers to visit, seen from outside: their log, their processes, the memory of each."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http import HTTPStatus
from importlib.metadata import distributions
from pathlib import Path
from threading import Thread

import psutil

from tests.browser.hosts import HOST, free_port

from .sites import bare_notebook, solara_app

SERVE = """
import json, sys
from cardcity_tutor.app.server.hosting import Hosting
from cardcity_tutor.app.serve import serve

sys.exit(serve(int(sys.argv[1]), hosting=Hosting(**json.loads(sys.argv[2])), database=sys.argv[3]))
"""
MB = 1_000_000
WORKERS = 2


class House:
    """A server that runs."""

    def __init__(self, address: str, process: subprocess.Popen[str], workers: int) -> None:
        self.address = address
        self._workers = workers
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

    def processes(self) -> list[psutil.Process]:
        """The server and all that it has started."""
        return [self._seen, *self._seen.children(recursive=True)]

    def workers(self) -> list[psutil.Process]:
        """The processes that hold visits."""
        return [process for process in self._seen.children() if process.name() == "cardcity-worker"]

    def total(self) -> float:
        """MB of the server and all its processes, shared pages divided among them."""
        found = 0.0
        for process in self.processes():
            with suppress(psutil.Error):
                found += process.memory_full_info().pss / MB
        return found

    def resident(self) -> dict[str, float]:
        """MB of the server, of all workers together and of the helper; cheap enough to ask often."""
        found = {"server": 0.0, "cardcity-worker": 0.0, "cardcity-helper": 0.0}
        for process in self.processes():
            with suppress(psutil.NoSuchProcess):
                name = "server" if process.pid == self._seen.pid else process.name()
                found[name] = found.get(name, 0.0) + process.memory_info().rss / MB
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

    def rest(self, seconds: float = 60, *, greeted: bool = False) -> None:
        """Wait until the workers are there, the spare one too, and nobody works."""

        def calm() -> bool:
            before = self._worked()
            time.sleep(0.4)
            return len(self.workers()) >= self._workers and self._worked() - before < 0.05

        wait(calm, seconds)
        if greeted:
            self._greeting = len(self.log)


def wait(test: Callable[[], bool], seconds: float) -> float:
    """The seconds until something is so; `TimeoutError` if it never is."""
    begun = time.perf_counter()
    while not test():
        if time.perf_counter() - begun > seconds:
            raise TimeoutError(f"not within {seconds:g} s")
        time.sleep(0.02)
    return time.perf_counter() - begun


@contextmanager
def tutor(folder: Path, *, visitors: int = 60, workers: int = WORKERS, **hosting: float) -> Iterator[House]:
    """The tutor as `cardcity-tutor serve` sets it up, with a club of its own."""
    options = json.dumps({"visitors": visitors, "workers": workers, **hosting})
    command = [sys.executable, "-c", SERVE, str(free_port()), options, str(folder / "club.sqlite")]
    with _running(command, folder, workers + 1) as house:
        yield house


@contextmanager
def bare(folder: Path) -> Iterator[House]:
    """Voilà as it comes, with the bare notebook."""
    notebook = bare_notebook(folder)
    command = [sys.executable, "-m", "voila", str(notebook), "--no-browser", f"--port={free_port()}"]
    with _running(command, folder) as house:
        yield house


def has_solara() -> bool:
    """Whether the extra `bench` is installed."""
    return bool(list(distributions(name="solara")))


@contextmanager
def solara(folder: Path) -> Iterator[House]:
    """Solara as it is put to work, with its grid."""
    command = [sys.executable, "-m", "solara", "run", str(solara_app(folder)), "--production", "--no-open"]
    with _running([*command, f"--host={HOST}", f"--port={free_port()}"], folder) as house:
        wait(lambda: answers(house.address), 60)
        yield house


def answers(address: str) -> bool:
    """Whether somebody is there."""
    with suppress(OSError), urllib.request.urlopen(address) as answer:  # noqa: S310  # our own server
        return bool(answer.status == HTTPStatus.OK)
    return False


@contextmanager
def both(folder: Path) -> Iterator[tuple[House, House]]:
    """The tutor and bare Voilà."""
    with tutor(folder) as ours, bare(folder) as theirs:
        ours.rest(greeted=True)
        theirs.rest()
        yield ours, theirs


@contextmanager
def _running(command: list[str], folder: Path, workers: int = 0) -> Iterator[House]:
    with subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, "PYTHONUNBUFFERED": "1", "SOLARA_TELEMETRY_MIXPANEL_ENABLE": "False"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        printed = []
        for line in process.stdout:
            printed.append(line)
            found = re.search(r"http://(?:localhost|127\.0\.0\.1):(\d+)", line)
            if found:
                house = House(f"http://{HOST}:{found.group(1)}/", process, workers)
                break
        else:
            raise RuntimeError("the server printed no address:\n" + "".join(printed))
        house.listen()
        try:
            yield house
        finally:
            process.terminate()
            process.wait(timeout=30)
