"""Tables in files: CSV and Parquet hold the same, a run that was stopped goes on, and other games are refused."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from cardcity_tutor.coach.simulation import Row, Series, Store, read_rows, rows
from cardcity_tutor.coach.simulation import store as storing
from cardcity_tutor.core import InputError
from cardcity_tutor.games.cardcity import game

SERIES = Series(game(level="normal", victory="happiness", variants=["ecological"]), ("random",), 20)
ENDINGS = [".csv", ".parquet"]


@pytest.fixture(scope="module")
def games() -> list[list[Row]]:
    return list(rows(SERIES, range(6)))


def flat(games: Sequence[Sequence[Row]]) -> list[Row]:
    return [row for found in games for row in found]


def filled(path: Path, games: Sequence[list[Row]], *, resume: bool = False) -> None:
    with Store(path, SERIES, resume=resume) as store:
        for found in games:
            store.add(found)


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_table_gives_back_what_was_put_in(ending: str, tmp_path: Path, games: list[list[Row]]) -> None:
    path = tmp_path / f"games{ending}"
    filled(path, games)
    assert list(read_rows(path)) == flat(games)
    assert list(read_rows(path, ["seat", "score"])) == [
        {"seat": row["seat"], "score": row["score"]} for row in flat(games)
    ]
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_table_of_no_games(ending: str, tmp_path: Path) -> None:
    filled(tmp_path / f"none{ending}", [])
    assert list(read_rows(tmp_path / f"none{ending}")) == []


@pytest.mark.parametrize("ending", ENDINGS)
def test_small_parts_make_the_same_table(
    ending: str, tmp_path: Path, games: list[list[Row]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storing, "PART_ROWS", 4)
    path = tmp_path / f"games{ending}"
    with Store(path, SERIES) as store:
        for found in games[:5]:
            store.add(found)
        assert len(list(store.parts.iterdir())) == 2
        assert not path.exists()
        assert list(read_rows(path)) == flat(games[:4])  # what is whole so far can be read
    assert list(read_rows(path)) == flat(games[:5])


@pytest.mark.parametrize("ending", ENDINGS)
def test_going_on(ending: str, tmp_path: Path, games: list[list[Row]]) -> None:
    path = tmp_path / f"games{ending}"
    filled(path, games[:2], resume=True)  # with nothing there, it begins
    with Store(path, SERIES, resume=True) as store:
        assert store.games == 2
        with pytest.raises(ValueError, match="order"):
            store.add(games[4])
        store.add(games[2])
    filled(path, games[3:], resume=True)
    assert list(read_rows(path)) == flat(games)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("ending", ENDINGS)
def test_going_on_after_a_kill(ending: str, tmp_path: Path, games: list[list[Row]]) -> None:
    """Parts were written, one is half done, nothing was joined."""
    path = tmp_path / f"games{ending}"
    killed = Store(path, SERIES)
    for found in games[:3]:
        killed.add(found)
        killed.flush()
    (killed.parts / "draft").write_bytes(b"game,se")
    with Store(path, SERIES, resume=True) as store:
        assert store.games == 3
        store.add(games[3])
    assert list(read_rows(path)) == flat(games[:4])
    assert list(tmp_path.iterdir()) == [path]


def test_a_kill_between_joining_and_tidying(tmp_path: Path, games: list[list[Row]]) -> None:
    path = tmp_path / "games.csv"
    filled(path, games[:2])
    whole = path.read_bytes()
    path.unlink()
    killed = Store(path, SERIES)
    killed.add(games[0])
    killed.flush()
    path.write_bytes(whole)  # the part is in the table already
    with Store(path, SERIES, resume=True) as store:
        assert store.games == 2
    assert path.read_bytes() == whole
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("ending", ENDINGS)
def test_reading_what_a_killed_continuation_has_left(
    ending: str, tmp_path: Path, games: list[list[Row]]
) -> None:
    """A table, a part that is in it already, and parts that are not."""
    path = tmp_path / f"games{ending}"
    filled(path, games[:2])
    with Store(path, SERIES, resume=True) as store:
        for found in games[2:4]:
            store.add(found)
            store.flush()
        (store.parts / f"{1:012d}{ending}").write_bytes(b"in the table already, not to be read")
        assert list(read_rows(path)) == flat(games[:4])
        assert list(read_rows(path, ["seat"])) == [{"seat": row["seat"]} for row in flat(games[:4])]


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_column_that_does_not_exist(ending: str, tmp_path: Path, games: list[list[Row]]) -> None:
    path = tmp_path / f"games{ending}"
    filled(path, games[:1])
    with pytest.raises(InputError, match="table-no-column") as refused:
        list(read_rows(path, ["score", "scores"]))
    assert refused.value.params["value"] == "scores"


def filled_so_far(store: Store, *games: list[Row]) -> None:
    for found in games:
        store.add(found)


def test_trouble_keeps_what_is_done(tmp_path: Path, games: list[list[Row]]) -> None:
    path = tmp_path / "games.csv"
    with pytest.raises(ValueError, match="order"), Store(path, SERIES) as store:
        filled_so_far(store, games[0], games[2])
    assert list(read_rows(path)) == games[0]
    with pytest.raises(ZeroDivisionError), Store(tmp_path / "none.csv", SERIES):
        raise ZeroDivisionError
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("ending", ENDINGS)
def test_a_file_that_is_there_is_not_lost(ending: str, tmp_path: Path, games: list[list[Row]]) -> None:
    path = tmp_path / f"games{ending}"
    killed = Store(path, SERIES)
    with pytest.raises(InputError, match="table-exists"):
        Store(path, SERIES)
    killed.parts.rmdir()
    filled(path, games[:1])
    with pytest.raises(InputError, match="table-exists"):
        Store(path, SERIES)


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize(
    ("other", "field"),
    [
        (SERIES._replace(seed=21), "seed"),
        (SERIES._replace(bots=("greedy",)), "bot"),
        (SERIES._replace(way=game(level="advanced", victory="happiness", variants=["ecological"])), "level"),
        (SERIES._replace(way=game(level="normal", victory="happiness")), "variants"),
        (
            SERIES._replace(
                way=game(
                    level="normal",
                    victory="happiness",
                    variants=["ecological"],
                    rulings={"happiness-leisure": False},
                )
            ),
            "rulings",
        ),
    ],
)
def test_other_games_are_refused(
    ending: str, other: Series, field: str, tmp_path: Path, games: list[list[Row]]
) -> None:
    path = tmp_path / f"games{ending}"
    filled(path, games[:1])
    before = path.read_bytes()
    with pytest.raises(InputError, match="table-other") as refused:
        Store(path, other, resume=True)
    assert refused.value.params["field"] == field
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("name", "content", "code"),
    [
        ("a.csv", b"name,age\nEve,7\n", "table-columns"),
        ("a.csv", b"\xff\xfe", "table-broken"),
        ("a.csv", b"", "table-columns"),
        ("a.parquet", b"PAR1", "table-broken"),
        ("a.xlsx", b"", "table-ending"),
    ],
)
def test_foreign_files_are_refused(name: str, content: bytes, code: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(InputError, match=code):
        Store(path, SERIES, resume=True)
    with pytest.raises(InputError, match=code):
        list(read_rows(path))


def test_a_table_cut_short_is_refused(tmp_path: Path, games: list[list[Row]]) -> None:
    path = tmp_path / "games.csv"
    filled(path, games[:2])
    lines = path.read_text(encoding="utf-8").splitlines()
    for kept in ("\n".join(lines[:-1]), "\n".join(lines)[:-150]):
        path.write_text(kept, encoding="utf-8")
        with pytest.raises(InputError, match="table-broken"):
            Store(path, SERIES, resume=True)


def test_parquet_without_pyarrow_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(InputError, match="table-no-parquet"):
        Store(tmp_path / "games.parquet", SERIES)
    filled(tmp_path / "games.csv", [])


RUN = """
import sys
from cardcity_tutor.cli import main
from cardcity_tutor.coach.simulation import store as storing
if __name__ == "__main__":
    storing.PART_ROWS = 4
    sys.exit(main(["simulate", "--games", "100000", "--table", sys.argv[1], *sys.argv[2:], "--lang", "en"]))
"""


@pytest.mark.skipif(os.name != "posix", reason="signals are POSIX")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_survives_the_one_that_started_it(how: signal.Signals, tmp_path: Path) -> None:
    path, program = tmp_path / "games.csv", tmp_path / "run.py"
    program.write_text(RUN, encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, str(program), str(path), "--jobs", "2"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    ) as run:  # fmt: skip
        for _ in range(1200):
            if list(tmp_path.glob("games.csv.parts/[0-9]*")):
                break
            time.sleep(0.05)
        started = psutil.Process(run.pid).children(recursive=True)
        os.kill(run.pid, how)
        try:
            run.communicate(timeout=60)  # each of them holds the pipe open
            assert psutil.wait_procs(started, timeout=60)[1] == []
        finally:
            with suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)
    assert len(started) >= 2


@pytest.mark.skipif(os.name != "posix", reason="signals to a group of processes are POSIX")
@pytest.mark.parametrize(("ending", "how"), [(".csv", signal.SIGKILL), (".parquet", signal.SIGINT)])
def test_a_real_run_is_stopped_and_goes_on(ending: str, how: signal.Signals, tmp_path: Path) -> None:
    path, program = tmp_path / f"games{ending}", tmp_path / "run.py"
    parts = tmp_path / f"games{ending}.parts"
    program.write_text(RUN, encoding="utf-8")
    command = [sys.executable, str(program), str(path), "--jobs", "2" if how == signal.SIGINT else "1"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as run:
        for _ in range(1200):
            if parts.exists() and len(list(parts.glob("[0-9]*"))) >= 3:
                break
            time.sleep(0.05)
        os.killpg(run.pid, how)  # Ctrl+C reaches the whole group, workers too
        try:
            out, err = run.communicate(timeout=60)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)
    assert out == ""
    if how == signal.SIGINT:
        assert run.returncode == 130
        assert len(err.splitlines()) == 1, err
        assert "--resume" in err
        assert not parts.exists()
    else:
        assert not path.exists()
    series = Series(game(), ("random",))
    with Store(path, series, resume=True) as store:
        done = store.games
        assert done >= 6
        for found in rows(series, range(done, done + 2)):
            store.add(found)
    found = list(read_rows(path))
    assert [row["game"] for row in found] == [number // 2 for number in range(2 * done + 4)]
    assert found[:12] == [row for two in rows(series, range(6)) for row in two]
