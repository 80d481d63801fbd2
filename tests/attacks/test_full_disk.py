"""A disk without room: a sentence, a line in the log, nothing lost, and all goes on when there is room again."""

from __future__ import annotations

import logging
import subprocess
import sys
from pathlib import Path

import pytest

from cardcity_tutor.club import Store
from cardcity_tutor.core import InputError
from tests.attacks.conftest import Amount
from tests.club.records import record

ROOT = Path(__file__).parents[2]
LIMITED = """
import resource, signal, sys
from pathlib import Path
from cardcity_tutor.club import Store
from cardcity_tutor.core import InputError
from tests.club.records import record

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # a write past the limit fails, as on a full disk
folder, key, backup = Path(sys.argv[1]), sys.argv[2], sys.argv[3]
with Store(folder / "club.db") as store:
    member = store.member("Ada", key)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, resource.RLIM_INFINITY))
    saved = 0
    try:
        for number in range(1000):
            store.save_game(member, record(), f"{number}")
            saved += 1
    except InputError as error:
        print("write", error.code, flush=True)
    for name, work in (
        ("restore", lambda: store.restore(backup)),
        ("backup", lambda: store.backup(folder / "large.zip")),
    ):
        try:
            work()
            print(name, "done", flush=True)
        except InputError as error:
            print(name, error.code, flush=True)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    assert len(store.games(member)) == saved, (len(store.games(member)), saved)
    store.save_game(member, record(), "again")
    print("saved", saved + 1, flush=True)
"""


def test_a_full_disk_leaves_everything_as_it_was(
    tmp_path: Path, amount: Amount, caplog: pytest.LogCaptureFixture
) -> None:
    with Store(tmp_path / "club.db") as store:
        ada = store.claim("Ada").member
        kept = store.save_game(ada, record(), "kept")

        def limit(pages: int) -> None:
            # The limit is the connection's, and the pool has one.
            with store._database.engine.execution_options(reading=True).connect() as connection:
                connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

        with store._database.engine.execution_options(reading=True).connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar() or 0
        for number in range(amount(3, 100)):
            limit(pages)
            caplog.clear()
            with pytest.raises(InputError) as full:
                store.save_game(ada, record() + "\n" * 500_000, "too much", kept.id)
            assert full.value.code == "club-database-trouble"
            (line,) = caplog.records
            assert line.levelno == logging.ERROR
            assert "SQLITE_FULL" in line.getMessage()
            assert store.load_game(ada, kept.id).record == record()
            limit(1_000_000)
            kept = store.save_game(ada, record(), f"kept {number}", kept.id)  # there is room again
            assert [line.title for line in store.games(ada)] == [f"kept {number}"]


def test_files_that_cannot_grow(tmp_path: Path) -> None:
    """The same for every file of a process: the database, its journal, backups."""
    pytest.importorskip("resource")
    with Store(tmp_path / "other.db") as other:
        ben = other.claim("Ben").member
        for number in range(200):
            other.save_game(ben, record(), str(number))
        other.backup(tmp_path / "other.zip")
    with Store(tmp_path / "club.db") as store:
        key = store.claim("Ada").key
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, str(tmp_path), key, str(tmp_path / "other.zip")],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = dict(line.split() for line in done.stdout.splitlines())
    assert told["write"] == "club-database-trouble"
    assert told["restore"] == "club-database-trouble"
    assert told["backup"] in ("done", "club-backup-unwritable")
    assert "The club's database failed" in done.stderr
    assert not list(tmp_path.glob(".backup-*"))
    with Store(tmp_path / "club.db") as store:
        games = store.games(store.member("Ada", key))
        assert len(games) == int(told["saved"])
        assert games[0].title == "again"
