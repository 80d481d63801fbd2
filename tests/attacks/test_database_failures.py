"""A database that breaks under a running server: visitors are told, and so is the host, in the log."""

from __future__ import annotations

import json
import logging
import re
import signal
import socket
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from urllib.parse import quote, urlsplit

import pytest

from cardcity_tutor.club import Store
from cardcity_tutor.club.database import Database
from cardcity_tutor.club.places import database_url
from cardcity_tutor.core import InputError
from tests.app.houses import OpenHouse, eventually, open_house

KEY = "a key of the host"
CALLS = 5


def state(house: OpenHouse) -> str:
    entered = house.ask(f"host?key={quote(KEY)}")
    cookie = entered.headers["Set-Cookie"].split(";")[0]
    return house.ask("host/state", Cookie=cookie, Accept_Language="en").text


HANGING = """
import time
from cardcity_tutor.club import Store
Store.reset_key = lambda *_: time.sleep(3600)
"""
"""As where a database is on another machine, and the network has gone."""


@pytest.mark.parametrize("prelude", ["", HANGING], ids=["locked", "silent"])
def test_a_database_that_keeps_somebody_waiting_delays_no_end(tmp_path: Path, prelude: str) -> None:
    file = tmp_path / "club.db"
    with Store(file) as store:
        store.claim("Zoé")
    with open_house(
        tmp_path, prelude=prelude, database=str(file), host_key=KEY, pool=0, exits=(0, 1)
    ) as house:
        cookie = house.ask(f"host?key={quote(KEY)}").headers["Set-Cookie"].split(";")[0]
        parts = urlsplit(house.address)
        with closing(sqlite3.connect(file, isolation_level=None)) as other, socket.socket() as line:
            other.execute("BEGIN EXCLUSIVE")
            line.connect((parts.hostname, parts.port))
            asked = json.dumps({"act": "key", "nickname": "Zoé"}).encode()
            head = [
                "POST /host/members HTTP/1.1",
                "Host: 127.0.0.1",
                "X-Cardcity-Host: 1",
                f"Cookie: {cookie}",
            ]
            line.sendall("\r\n".join([*head, f"Content-Length: {len(asked)}", "", ""]).encode() + asked)
            time.sleep(1)
            begun = time.monotonic()
            house.process.send_signal(signal.SIGTERM)
            assert house.process.wait(60) == (1 if prelude else 0)
            assert time.monotonic() - begun <= 10


def test_a_broken_database_is_told_in_the_log_once(tmp_path: Path) -> None:
    file = tmp_path / "club.db"
    with Store(file) as store:
        store.claim("Zoé")
    with open_house(tmp_path, database=str(file), host_key=KEY, pool=0) as house:
        assert "Zoé" in state(house)
        with sqlite3.connect(file) as raw:
            raw.execute("DROP TABLE members")
        raw.close()
        for _ in range(CALLS):
            assert "tell the host" in json.loads(state(house))["error"]
        (line,) = eventually(lambda: [line for line in house.said if "database failed" in line])
        assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\S* The club's database failed \(club-", line)
        assert "no such table: members" in line
    line, again = (line for line in house.said if "database failed" in line)
    assert f"({CALLS - 1} more times)" in again  # at the end, or after a minute


def test_the_log_has_the_drivers_words_and_no_values(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Store(tmp_path / "club.db") as store:
        claim = store.claim("Secretive")
        with store._database.engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE members RENAME COLUMN seen TO saw")
        for attempt in (lambda: store.claim("Somebody"), lambda: store.member("Secretive", claim.key)):
            with pytest.raises(InputError) as trouble:
                attempt()
            assert trouble.value.code == "club-database-trouble"
            assert "Secretive" not in str(trouble.value.__cause__)
            assert "Somebody" not in str(trouble.value.__cause__)
    assert [record.levelno for record in caplog.records] == [logging.ERROR] * 2
    assert "no such column" in caplog.text or "has no column" in caplog.text
    for secret in ("Secretive", "Somebody", claim.key, claim.member.seal, "SELECT", "INSERT"):
        assert secret not in caplog.text


@pytest.mark.parametrize("content", [b"no database at all" * 1000, b"SQLite format 3\0" + b"\xff" * 5000])
def test_a_file_that_is_no_database_is_told_of_when_it_is_opened(
    tmp_path: Path, content: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "club.db"
    file.write_bytes(content)
    with pytest.raises(InputError) as closed:
        Store(file)
    assert closed.value.code == "club-database-closed"
    assert "database" in caplog.text
    assert file.read_bytes() == content


def test_a_busy_database_is_told_of(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    place = str(tmp_path / "club.db")
    with Store(place) as store:
        impatient = Database(database_url(place), patience=0.0)
        with store._database.engine.connect() as other:
            other.exec_driver_sql("SELECT 1")  # begins, and keeps the turn
            with impatient.engine.execution_options(reading=True).connect() as raw:
                raw.connection.dbapi_connection.execute("PRAGMA busy_timeout=10")  # type: ignore[union-attr]
            with pytest.raises(InputError):
                impatient.write(lambda session: session.connection())
        impatient.close()
    assert "club-database-busy" in caplog.text
    assert "locked" in caplog.text
