"""Work spread over an executor of ``concurrent.futures``: local processes, a Dask cluster, or any other.

Games are handed out in chunks of about half a second, so that a random bot's millisecond games cost no overhead and
a strong bot's minutes are not lost when the run is stopped. Results come back in order, whoever was quicker.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ProcessPoolExecutor, wait
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib import import_module
from time import perf_counter
from typing import Any, Final, NamedTuple, TypeVar

from ...core.errors import InputError
from ...core.version import __version__

T = TypeVar("T")

CHUNK_SECONDS: Final = 0.5
MOST_IN_CHUNK: Final = 1000
AHEAD: Final = 2
"""Chunks handed out per worker: one in work, one waiting."""
GRACE: Final = 3.0
"""Seconds that processes have to end in order."""
PATIENCE: Final = 10
"""Seconds that the scheduler of a cluster has to answer, and that a chunk is waited for before workers are looked after."""


class Workers(NamedTuple):
    """An executor, how many tasks it works on at a time, and what raises once nobody works on them any more."""

    executor: Executor
    jobs: int
    check: Callable[[], object] = lambda: None


Help = Workers | AbstractContextManager[Workers] | None
"""Nobody, workers that are there, or workers that come when they are needed and go at the end."""


def spread(
    play: Callable[[range], list[T]], numbers: range, workers: Help = None, *, alone: float = 0.0
) -> Generator[T, None, None]:
    """What ``play`` makes of each of the numbers, in order; ``play`` must be importable where the workers are.

    The first ``alone`` seconds are worked here (all, without workers): a short run does not wait for workers to start.
    """
    pace = Pace()
    while numbers and (workers is None or pace.seconds < alone):
        chunk, numbers = pace.cut(numbers, 1)
        done, seconds = timed(play, chunk)
        pace.note(len(chunk), seconds)
        yield from done
    if workers is not None and numbers:
        with nullcontext(workers) if isinstance(workers, Workers) else workers as present:
            yield from _handed_out(play, numbers, present, pace)


class Pace:
    """How long a game takes, from which follows how many make a chunk."""

    def __init__(self) -> None:
        """Nothing is known yet: the first chunks are single games."""
        self.games = 0
        self.seconds = 0.0

    def note(self, games: int, seconds: float) -> None:
        self.games += games
        self.seconds += seconds

    def cut(self, numbers: range, count: int) -> tuple[range, range]:
        """A chunk, and what is left; towards the end everybody still gets a part."""
        size = int(CHUNK_SECONDS * self.games / self.seconds) if self.seconds else 1
        size = max(1, min(size, MOST_IN_CHUNK, -(-len(numbers) // count)))
        return numbers[:size], numbers[size:]


def timed(play: Callable[[range], list[T]], chunk: range) -> tuple[list[T], float]:
    """Work through a chunk, and the seconds it took."""
    begin = perf_counter()
    with _SHIFT:
        done = play(chunk)
    return done, perf_counter() - begin


class _Stopped(BaseException):
    """A process of ours was asked to stop in the middle of a chunk."""


class _Shift:
    """The work of a process that can be stopped while it plays, but not while it hands its results over.

    Were it killed then, the pool would wait for ever for the rest of a result.
    """

    playing = stopping = False

    def __enter__(self) -> None:
        self.playing = True
        if self.stopping:
            raise _Stopped

    def __exit__(self, *_: object) -> None:
        self.playing = False

    def stop(self, *_: object) -> None:
        """Answer the signal."""
        self.stopping = True
        if self.playing:
            self.playing = False
            raise _Stopped


_SHIFT: Final = _Shift()


def _handed_out(
    play: Callable[[range], list[T]], numbers: range, workers: Workers, pace: Pace
) -> Iterator[T]:
    waiting: deque[tuple[int, Future[tuple[list[T], float]]]] = deque()
    try:
        while numbers or waiting:
            while numbers and len(waiting) < AHEAD * workers.jobs:
                chunk, numbers = pace.cut(numbers, workers.jobs)
                waiting.append((len(chunk), workers.executor.submit(timed, play, chunk)))
            games, first = waiting.popleft()
            while not wait([first], PATIENCE).done:
                workers.check()
            done, seconds = first.result()
            pace.note(games, seconds)
            yield from done
    except BrokenExecutor:
        raise InputError("simulation-worker-died") from None
    finally:
        for _, future in waiting:
            future.cancel()


def processors() -> int:
    """How many processors this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def processes(count: int | None = None) -> Iterator[Workers]:
    """Processes of this machine, as many as it has processors if not told; ended at once if anything goes wrong."""
    jobs = count or processors()
    others = {child.pid for child in multiprocessing.active_children()}
    # Spawned, not forked: a fork copies the locks of threads (progress bar, notebook) in whatever state they are.
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=_begin_shift)
    try:
        with _signals_held():
            for _ in range(jobs):
                pool.submit(os.getpid)  # starts a process
        yield Workers(pool, jobs)
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        begun = perf_counter()
        while ours := [child for child in multiprocessing.active_children() if child.pid not in others]:
            late = perf_counter() - begun > GRACE
            for child in ours:
                # One that waits for work does not hear it before the pool tells it to go, which an interrupted pool may not.
                child.kill() if late else child.terminate()
            ours[0].join(0.1)  # one that is only just starting hears it later
        raise
    pool.shutdown()


SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)


def _begin_shift() -> None:
    """Ctrl+C is for the process that hands out the work; this one is told by it when to stop, or goes with it."""
    threading.Thread(target=_go_with_parent, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _SHIFT.stop)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)


def _go_with_parent() -> None:
    """A process whose parent was killed would wait for work for ever: nobody is left to end it."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _signals_held() -> Iterator[None]:
    """Signals wait; for processes that are started in here until their shift begins, so that they die in silence."""
    main = threading.current_thread() is threading.main_thread()
    missed: list[int] = []
    # Held back for this thread, and for new processes; noted where another thread of ours receives one.
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS) if hasattr(signal, "pthread_sigmask") else None
    usual = signal.signal(signal.SIGINT, lambda number, _: missed.append(number)) if main else None
    try:
        yield
    finally:
        if main:
            signal.signal(signal.SIGINT, usual)
        if mask is not None:
            signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        if missed:
            signal.raise_signal(signal.SIGINT)


def _version() -> str:
    return __version__


@contextmanager
def _loss_told(dask: Any, address: str) -> Iterator[None]:  # noqa: ANN401 (Dask has no types)
    """Dask says in many ways that somebody has gone; some are OSErrors, though about no file."""
    try:
        yield
    except dask.KilledWorker:
        raise InputError("simulation-worker-died") from None
    except (CancelledError, OSError, dask.client.ClosedClientError):
        raise InputError("simulation-cluster-lost", address=address) from None


@contextmanager
def cluster(address: str) -> Iterator[Workers]:
    """The workers of a Dask cluster; they must have this package in the same version, or results would differ."""
    try:
        dask: Any = import_module("distributed")
    except ImportError:
        raise InputError("simulation-no-dask") from None
    try:
        client = dask.Client(address, timeout=PATIENCE)
    except (OSError, ValueError, TypeError):
        raise InputError("simulation-no-cluster", address=address) from None
    with _loss_told(dask, address), client:
        threads = sum(client.ncores().values())
        if not threads:
            raise InputError("simulation-no-workers", address=address)
        try:
            versions = set(client.run(_version).values())
        except (ImportError, AttributeError, RuntimeError):
            versions = {"–"}
        if versions != {__version__}:
            raise InputError(
                "simulation-worker-version", found=", ".join(sorted(versions)), expected=__version__
            )
        executor = client.get_executor(pure=False)
        try:
            yield Workers(
                executor, threads, client.ncores
            )  # a scheduler that says goodbye leaves tasks waiting for ever
        finally:
            executor.shutdown(wait=False)
