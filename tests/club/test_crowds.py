"""Many processes write at once, and some are killed: what was acknowledged is there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from cardcity_tutor.club import Claim, Store
from cardcity_tutor.club.database import Database
from cardcity_tutor.club.places import database_url
from cardcity_tutor.core import InputError
from tests.club.records import record
from tests.club.writer import forked, written

ROOT = Path(__file__).parents[2]
PROCESSES = 8
WRITES = 50


def writer(place: str, claim: Claim, number: int, count: int) -> subprocess.Popen[str]:
    command = (sys.executable, "-m", "tests.club.writer")
    what = (place, claim.member.nickname, claim.key, str(number), str(count))
    return subprocess.Popen(
        [*command, *what], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    )


def stored(store: Store, claim: Claim) -> set[str]:
    """Everything that writers have left, as they report it."""
    member = claim.member
    progress = store.progress(member, "cardcity")
    steps = progress.lessons["crowd"].steps if progress else {}
    return {
        *(f"progress {step}" for step in steps),
        *(f"game {line.title}" for line in store.games(member)),
        *(f"result {line.once}" for line in store.results(member, size=200)),
    }


def test_many_processes_write_to_the_same_member(place: str) -> None:
    with Store(place) as store, forked(PROCESSES) as processes:
        claim = store.claim("Ada")
        running = [processes.submit(written, place, claim, number, WRITES) for number in range(PROCESSES)]
        reported = {name for done in running for name in done.result(timeout=120)}
        assert len(reported) == PROCESSES * WRITES
        assert stored(store, claim) == reported


def test_nothing_acknowledged_is_lost_when_a_process_is_killed(place: str) -> None:
    chance = Random(7)
    with Store(place) as store:
        claim = store.claim("Ada")
        reported: set[str] = set()
        for number in range(2):
            process = writer(place, claim, number, 100_000)
            assert process.stdout is not None
            for _ in range(chance.randint(5, 60)):
                line = process.stdout.readline().strip()
                assert line, process.stderr and process.stderr.read()
                reported.add(line)
            # It is writing on while we decide; whatever it has still said counts as well.
            process.kill()
            out, _ = process.communicate(timeout=30)
            assert process.returncode == -9
            whole = out[: out.rfind("\n") + 1]
            reported |= set(whole.splitlines())
        found = stored(store, claim)
        assert reported <= found
        # At most the one write of each that was done but not yet reported.
        assert len(found - reported) <= 2
        # The dead hold nothing: the next writer goes on at once.
        store.reset_key("Ada")


def test_a_writer_that_never_ends_is_told_of(tmp_path: Path) -> None:
    place = str(tmp_path / "club.db")
    with Store(place) as store:
        store.claim("Ada")
        store._database.close()
        impatient = Database(database_url(place), patience=0.0)
        with store._database.engine.connect() as other:
            other.exec_driver_sql("SELECT 1")  # begins, and keeps the turn
            with impatient.engine.connect() as raw:
                raw.connection.dbapi_connection.execute("PRAGMA busy_timeout=10")  # type: ignore[union-attr]
            with pytest.raises(InputError) as busy:
                impatient.write(lambda session: session.connection())
        assert busy.value.code == "club-database-busy"
        impatient.close()


def test_a_writer_that_comes_back_is_waited_for(tmp_path: Path) -> None:
    place = str(tmp_path / "club.db")
    with Store(place) as store:
        database = Database(database_url(place))
        other = store._database.engine.connect()
        other.exec_driver_sql("SELECT 1")
        tries = 0

        def work() -> str:
            nonlocal tries
            tries += 1
            if tries == 3:
                other.close()
            with database.engine.connect() as connection:
                return str(connection.exec_driver_sql("SELECT 'done'").scalar())

        with database.engine.execution_options(reading=True).connect() as raw:
            raw.connection.dbapi_connection.execute("PRAGMA busy_timeout=1")  # type: ignore[union-attr]
        assert database.patiently(work) == "done"
        assert tries == 3
        database.close()


def test_a_full_disk_leaves_everything_as_it_was(tmp_path: Path) -> None:
    with Store(tmp_path / "club.db") as store:
        ada = store.claim("Ada").member
        kept = store.save_game(ada, record(), "kept")
        with store._database.engine.execution_options(reading=True).connect() as connection:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")
        with pytest.raises(InputError) as full:
            store.save_game(ada, record() + "\n" * 500_000, "too much", kept.id)
        assert full.value.code == "club-database-trouble"
        assert store.load_game(ada, kept.id).record == record()
        assert [line.title for line in store.games(ada)] == ["kept"]
