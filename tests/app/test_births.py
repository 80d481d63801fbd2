"""Kernels that are forked, one by one: what Jupyter asks of them, and what happens when something breaks."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardcity_tutor.app.server import births
from cardcity_tutor.app.server.births import FORKING, Child, Cradle
from cardcity_tutor.app.server.cradle import Wish
from cardcity_tutor.app.shell import PAGES

pytestmark = pytest.mark.skipif(not FORKING, reason="kernels are forked on Linux only")


@pytest.fixture
def child() -> Iterator[Child]:
    """Something that holds the pipe, in a group of its own, and would live for a minute."""
    ours, theirs = os.pipe()
    sleeper = [sys.executable, "-c", "import time; time.sleep(60)"]
    with subprocess.Popen(sleeper, pass_fds=[theirs], start_new_session=True) as process:
        os.close(theirs)
        yield Child(process.pid, ours)
        process.kill()


def test_a_child_lives_until_it_is_ended(child: Child) -> None:
    assert child.poll() is None
    with pytest.raises(subprocess.TimeoutExpired):
        child.wait(0.05)
    child.kill()
    assert child.wait(20) == -signal.SIGKILL
    assert child.poll() == -signal.SIGKILL
    child.kill()  # nobody else who got its number meanwhile is hit
    child.terminate()


def test_a_child_without_a_group_of_its_own_is_ended_too() -> None:
    ours, theirs = os.pipe()
    sleeper = [sys.executable, "-c", "import time; time.sleep(60)"]
    with subprocess.Popen(sleeper, pass_fds=[theirs]) as process:
        os.close(theirs)
        child = Child(process.pid, ours)
        child.terminate()
        assert child.wait(20)
        assert process.wait() == -signal.SIGTERM


def open_files() -> int:
    return len(list(Path("/proc/self/fd").iterdir()))


def wish(folder: Path) -> Wish:
    return Wish(words=[], environment={}, folder=str(folder), name="kernel-test")


@pytest.mark.parametrize(
    ("breaking", "patience"), [("raise SystemExit(3)", 20.0), ("import time; time.sleep(60)", 0.3)]
)
def test_a_cradle_that_breaks_or_hangs_is_told_and_cleared_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, breaking: str, patience: float
) -> None:
    (tmp_path / "sitecustomize.py").write_text(breaking)
    monkeypatch.setattr(births, "PATIENCE", patience)

    async def asked() -> None:
        cradle = Cradle({"PYTHONPATH": str(tmp_path)})
        before = open_files()
        with pytest.raises(ConnectionError):
            await cradle.bear(wish(tmp_path))
        assert cradle.pid is None
        assert open_files() == before

    asyncio.run(asked())


LOADING = """
import sys, threading
from ipywidgets.widgets.widget import _instances
from cardcity_tutor.app.server import cradle
cradle.load()
*pages, _ = cradle.load_pages()
print(*pages)
print(*(f"cardcity_tutor.app.pages.{page}" in sys.modules for page in pages))
print(sys.modules["cardcity_tutor.course.packs"].course.cache_info().currsize)
print(len(_instances), threading.active_count(), "bokeh" in sys.modules)
"""


def test_what_visitors_may_open_is_loaded_in_advance() -> None:
    """But no widget, which every visitor would be sent, no thread, which no fork takes along, and no chart."""
    told = subprocess.run([sys.executable, "-c", LOADING], capture_output=True, text=True, check=True)
    pages, loaded, lessons, left = told.stdout.splitlines()
    assert pages.split() == list(PAGES)
    assert set(loaded.split()) == {"True"}
    assert lessons == "1"
    assert left == "0 1 False"
    assert told.stderr == ""
