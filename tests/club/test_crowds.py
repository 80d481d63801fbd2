"""Many processes write at once: what was acknowledged is there. (Some are killed in tests/attacks.)"""

from __future__ import annotations

from pathlib import Path

import pytest

from cardcity_tutor.club import Store
from cardcity_tutor.club.database import Database
from cardcity_tutor.club.places import database_url
from cardcity_tutor.core import InputError
from tests.club.writer import forked, stored, written

PROCESSES = 8
WRITES = 50


def test_many_processes_write_to_the_same_member(place: str) -> None:
    with Store(place) as store, forked(PROCESSES) as processes:
        claim = store.claim("Ada")
        running = [processes.submit(written, place, claim, number, WRITES) for number in range(PROCESSES)]
        reported = {name for done in running for name in done.result(timeout=120)}
        assert len(reported) == PROCESSES * WRITES
        assert stored(store, claim) == reported


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
