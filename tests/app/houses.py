"""A house that is open: the server in a process of its own, with a small notebook that starts in no time."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import Any

from tests.browser.hosts import write_notebook
from tests.kernels import connection_folder

OPEN = """
import gc, json, signal, sys
from pathlib import Path
from cardcity_tutor.app.server.hosting import Hosting
from cardcity_tutor.app.serve import serve
def count(*_):
    gc.collect()
    print("held:", sum(type(one).__name__ == "KernelSocket" for one in gc.get_objects()), flush=True)
def tell_processes(*_):
    from cardcity_tutor.app.server.tutor import Tutor
    print("processes:", json.dumps(Tutor.instance().kernel_manager.processes()), flush=True)
signal.signal(signal.SIGUSR1, count)
signal.signal(signal.SIGWINCH, tell_processes)
options = json.loads(sys.argv[2])
database = options.pop("database", None)
exec(options.pop("prelude", ""))
sys.exit(serve(None, notebook=Path(sys.argv[1]), lang="en", hosting=Hosting(**options), database=database))
"""


@dataclass
class Answer:
    """What the server said."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def kernel(self) -> str:
        found = re.search(r'"kernelId": "([0-9a-f-]{36})"', self.text)
        assert found, self.text[:2000]
        return found[1]


@dataclass
class OpenHouse:
    """A running server."""

    address: str
    process: subprocess.Popen[str]
    said: list[str] = field(default_factory=list)

    def ask(self, path: str = "", method: str = "GET", body: bytes | None = None, **headers: str) -> Answer:
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(self.address + path, body, names, method=method)  # noqa: S310  # our own server
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310
                return Answer(answer.status, dict(answer.headers), answer.read().decode("utf-8", "replace"))
        except urllib.error.HTTPError as error:
            return Answer(error.code, dict(error.headers), error.read().decode("utf-8", "replace"))

    def farewell(self, kernel: str) -> Answer:
        """What a page sends when it is closed."""
        word = "0" * 32
        return self.ask(
            f"voila/api/shutdown/{kernel}", "POST", f"_xsrf={word}".encode(), Cookie=f"_xsrf={word}"
        )

    def connections(self) -> Path:
        """The folder of the kernels' connection files."""
        return connection_folder(self.process.pid)

    def held(self) -> int:
        """How many connections of visitors the server still has in memory, gone or not."""
        return int(self._told("held:", signal.SIGUSR1))

    def kernels(self) -> dict[str, int]:
        """The processes of all visits or kernels, by their names."""
        return {
            name: process
            for name, process in json.loads(self._told("processes:", signal.SIGWINCH)).items()
            if process
        }

    def _told(self, word: str, number: signal.Signals) -> str:
        before = len(self.said)
        self.process.send_signal(number)
        told = eventually(lambda: [line for line in self.said[before:] if line.startswith(word)])
        self.said.remove(told[-1])
        return str(told[-1].removeprefix(word))


def eventually(true: Callable[[], Any], seconds: float = 60) -> Any:
    """Wait until something is so; what it then is."""
    deadline = time.monotonic() + seconds
    while not (found := true()):
        assert time.monotonic() < deadline, f"not within {seconds} seconds"
        time.sleep(0.05)
    return found


@contextmanager
def open_house(
    folder: Path,
    *cells: str,
    environment: dict[str, str] | None = None,
    ending: signal.Signals = signal.SIGTERM,
    exits: tuple[int, ...] = (0, -signal.SIGKILL),
    **hosting: Any,
) -> Iterator[OpenHouse]:
    """Open it, and end it by a signal if the test has not: properly, with nothing to complain about.

    ``prelude`` is code that the server runs before it serves; ``exits`` are the exit statuses that are expected.
    """
    notebook = write_notebook(folder / "small.ipynb", *(cells or ("1 + 1",)))
    with subprocess.Popen(
        [sys.executable, "-c", OPEN, str(notebook), json.dumps({"pause": 0.2, **hosting})],
        cwd=folder,
        env={**os.environ, **(environment or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        said: list[str] = []
        found: re.Match[str] | None = None
        for line in process.stdout:
            said.append(line)
            found = found or re.search(r"http://127\.0\.0\.1:\S+", line)
            if line.startswith("Visitors at a time"):  # the last line that is announced
                break
        assert found, "".join(said)
        reader = Thread(target=lambda: said.extend(process.stdout or ()), daemon=True)
        reader.start()
        try:
            yield OpenHouse(found[0], process, said)
        finally:
            ended = process.poll()
            if ended is None:
                process.send_signal(ending)
                ended = process.wait(timeout=60)
            reader.join(10)
        assert ended in exits
        assert "Traceback" not in "".join(said), "".join(said)
