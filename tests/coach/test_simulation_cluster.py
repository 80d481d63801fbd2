"""Simulation on a real Dask cluster: one worker process of this machine, spoken to over its network address."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from cardcity_tutor.cli import WRONG, main
from cardcity_tutor.coach.simulation import Series, cluster, read_rows, rows, spread
from cardcity_tutor.coach.simulation import executors as spreading
from cardcity_tutor.coach.simulation.executors import Workers
from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity import game

SERIES = Series(game(level="normal"), ("random", "greedy"), 40)


def dask() -> Any:
    return pytest.importorskip("distributed", reason="Dask is not installed (extra `cluster`)")


@pytest.fixture(scope="module")
def scheduler() -> Iterator[Any]:
    with dask().LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=":0"
    ) as found:
        yield found


def test_a_cluster_gives_the_same_rows(scheduler: Any) -> None:
    assert list(rows(SERIES, range(4), cluster(scheduler.scheduler_address))) == list(rows(SERIES, range(4)))


def test_the_command_plays_on_a_cluster(
    scheduler: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "games.csv"
    words = ["simulate", "--games", "3", "--seed", "40", "--level", "normal", "--bot", "random,greedy"]
    words += ["--table", str(path), "--cluster", scheduler.scheduler_address, "--lang", "en"]
    assert main(words) == 0
    assert capsys.readouterr() == (f"3 games in {path}.\n", "")
    assert list(read_rows(path)) == [row for found in rows(SERIES, range(3)) for row in found]


def dies(chunk: range) -> list[int]:
    """What a machine without memory does."""
    if chunk:
        os._exit(1)
    return []


def test_a_worker_that_dies_is_a_sentence() -> None:
    local = dask().LocalCluster
    with (
        import_module("dask").config.set({"distributed.scheduler.allowed-failures": 0}),
        local(
            n_workers=1, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=":0"
        ) as frail,
        pytest.raises(InputError, match="simulation-worker-died"),
    ):
        list(spread(dies, range(1), cluster(frail.scheduler_address)))


def test_a_cluster_that_goes_away_is_a_sentence() -> None:
    with dask().LocalCluster(
        n_workers=1, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=":0"
    ) as gone:
        found = rows(SERIES, range(10_000), cluster(gone.scheduler_address))
        next(found)
        gone.close()
        with pytest.raises(InputError, match="simulation-cluster-lost") as lost:
            list(found)
    assert lost.value.params["address"] == gone.scheduler_address


class Silent(Executor):
    """Takes work, and never says anything again."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        return Future()


def test_work_that_nobody_does_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    def check() -> None:
        raise InputError("simulation-cluster-lost", address="a")

    monkeypatch.setattr(spreading, "PATIENCE", 0.01)
    with pytest.raises(InputError, match="simulation-cluster-lost"):
        list(spread(dies, range(3), Workers(Silent(), 1, check)))


def test_a_scheduler_that_is_gone_fails_the_check() -> None:
    with (
        import_module("dask").config.set({"distributed.comm.timeouts.connect": "2s"}),
        dask().LocalCluster(
            n_workers=1, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=":0"
        ) as gone,
        cluster(gone.scheduler_address) as workers,
    ):
        assert workers.check()
        gone.close()
        with pytest.raises((OSError, dask().client.ClosedClientError)):
            workers.check()


def test_workers_of_another_version_are_refused(scheduler: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spreading, "__version__", "0.0.1")
    with (
        pytest.raises(InputError, match="simulation-worker-version"),
        cluster(scheduler.scheduler_address),
    ):
        pass


def test_a_cluster_without_workers_is_refused() -> None:
    with (
        dask().LocalCluster(n_workers=0, host="127.0.0.1", dashboard_address=":0") as empty,
        pytest.raises(InputError, match="simulation-no-workers"),
        cluster(empty.scheduler_address),
    ):
        pass


def test_nobody_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    dask()
    monkeypatch.setattr(spreading, "PATIENCE", 0.2)
    words = ["simulate", "--table", str(tmp_path / "a.csv"), "--cluster", "tcp://127.0.0.1:9", "--lang", "en"]
    assert main(words) == WRONG
    assert "No Dask scheduler" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_without_dask_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(InputError, match="simulation-no-dask"), cluster("tcp://127.0.0.1:9"):
        pass
