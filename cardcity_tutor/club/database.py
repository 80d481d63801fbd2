"""A database and its transactions: short, whole or not at all, tried again while others are writing.

What was committed survives the death of this process at any moment. On SQLite every commit is on the disk before
it is acknowledged (WAL, ``synchronous=FULL``), so it survives a power cut too.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from threading import Event
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.orm import Session
from sqlalchemy.pool import NullPool

from ..core.errors import InputError
from .places import is_file, shown

T = TypeVar("T")

_LOG: Final = logging.getLogger(__name__)
BUSY_SECONDS: Final = 5.0
"""How long SQLite itself waits for another writer before it says so."""
PATIENCE: Final = 30.0
"""How long a transaction is tried again in all."""
_FIRST_PAUSE: Final = 0.02
_LONGEST_PAUSE: Final = 1.0
_BUSY_SQLITE: Final = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
_BUSY_POSTGRES: Final = ("40001", "40P01", "53300", "55P03", "57P03")
"""Serialisation, deadlock, too many connections, lock not to be had, server starting: nothing was done."""
_LOCK_OF_MIGRATIONS: Final = 0x0CA2DC17


class Database:
    """Where transactions run. ``write`` has the database to itself on SQLite, ``read`` sees one moment of it."""

    def __init__(self, url: URL, *, patience: float = PATIENCE) -> None:
        """Nothing is opened before it is needed."""
        self.url = url
        self.file = Path(str(url.database)) if is_file(url) else None
        self._patience = patience
        self._leaving = Event()
        self._chance = Random()
        self.engine = self._made()

    def write(self, work: Callable[[Session], T]) -> T:
        """Do the work in one transaction and commit it. It may run again, so it must not do anything else."""
        return self.patiently(lambda: self._committed(self.engine, work))

    def read(self, work: Callable[[Session], T]) -> T:
        """Do the work on one unchanging picture of the data."""
        quiet = self.engine.execution_options(reading=True)
        if self.file is None:
            quiet = quiet.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        return self.patiently(lambda: self._committed(quiet, work))

    @contextmanager
    def alone(self) -> Iterator[Connection]:
        """A transaction that no second one of its kind runs beside, for changing the tables themselves."""
        engine = self.engine.execution_options(migrating=True)
        with engine.connect() as connection, connection.begin():
            if self.file is None:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK_OF_MIGRATIONS})
            yield connection

    def stop_waiting(self) -> None:
        """The process is about to end: whoever waits for others to finish writing gives up, now and from now on."""
        self._leaving.set()

    def close(self) -> None:
        """Let go of all connections."""
        self.engine.dispose()

    def patiently(self, work: Callable[[], T]) -> T:
        """Try again, with growing pauses, while the database is only busy; other troubles become codes."""
        end = time.monotonic() + self._patience
        pause = _FIRST_PAUSE
        while True:
            try:
                return work()
            except DBAPIError as error:
                if not _busy(error.orig):
                    raise _logged(InputError("club-database-trouble"), error) from error
                if self._leaving.is_set() or time.monotonic() + pause > end:
                    raise _logged(InputError("club-database-busy"), error) from error
            except (SQLAlchemyError, sqlite3.Error) as error:
                raise _logged(InputError("club-database-trouble"), error) from error
            self._leaving.wait(pause * self._chance.uniform(0.5, 1))
            pause = min(2 * pause, _LONGEST_PAUSE)

    @staticmethod
    def _committed(engine: Engine, work: Callable[[Session], T]) -> T:
        with Session(engine, expire_on_commit=False) as session, session.begin():
            return work(session)

    # ---------------------------------------------------------------- opening

    def _made(self) -> Engine:
        if self.file is None:
            try:
                # No connection is kept between two transactions: a server has fewer of them than a club has visitors.
                engine = create_engine(
                    self.url, poolclass=NullPool, connect_args={"connect_timeout": 10}, hide_parameters=True
                )
            except ModuleNotFoundError:
                raise InputError("club-database-driver") from None
            event.listen(engine, "connect", _in_utc)
            return engine
        engine = create_engine(self.url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
        event.listen(engine, "connect", _connected)
        event.listen(engine, "begin", _begun)
        return engine

    def open(self) -> None:
        """Make sure that the database is there and answers.

        Raises:
            InputError: if not, with the place and the reason.
        """
        try:
            if self.file is not None:
                _made_private(self.file)
            self.patiently(partial(_greeted, self.engine, wal=self.file is not None))
        except (OSError, InputError) as error:
            cause = error.__cause__ if isinstance(error, InputError) else error
            if cause is error:
                _LOG.error("The club's database cannot be opened: %s", _reason(cause))
            raise InputError("club-database-closed", place=shown(self.url), reason=_reason(cause)) from error


def _made_private(file: Path) -> None:
    """An empty file that only this user can read; SQLite gives the files beside it the same rights."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def _greeted(engine: Engine, *, wal: bool) -> None:
    with engine.execution_options(reading=True).connect() as connection:
        if wal:
            # Outside of a transaction, and kept in the file: the next opening finds it so.
            raw: Any = connection.connection.dbapi_connection
            _into_wal(raw)
        connection.execute(text("SELECT 1"))


def _into_wal(raw: sqlite3.Connection) -> None:
    (mode,) = raw.execute("PRAGMA journal_mode").fetchone()
    end = time.monotonic() + BUSY_SECONDS
    while mode != "wal":
        try:
            (mode,) = raw.execute("PRAGMA journal_mode=WAL").fetchone()
        except sqlite3.OperationalError as error:
            # SQLite does not wait here by itself when several processes change the mode at once.
            if not _busy(error) or time.monotonic() > end:
                raise
            time.sleep(_FIRST_PAUSE)


def _connected(raw: sqlite3.Connection, _record: Any) -> None:  # noqa: ANN401 (SQLAlchemy's own)
    raw.isolation_level = None  # _begun says when a transaction begins, and how
    raw.execute("PRAGMA synchronous=FULL")


def _in_utc(raw: Any, _record: Any) -> None:  # noqa: ANN401 (the driver's own)
    """In UTC every moment that Python can tell can be read again; elsewhere the last hours of 9999 cannot."""
    raw.execute("SET TIME ZONE 'UTC'")
    raw.commit()


def _begun(connection: Connection) -> None:
    """Begin on SQLite: writers take their turn at once instead of finding out halfway that another was first."""
    options = connection.get_execution_options()
    # Tables are remade by dropping the old one, which must not take along the rows that refer to it.
    connection.exec_driver_sql(f"PRAGMA foreign_keys={'OFF' if options.get('migrating') else 'ON'}")
    connection.exec_driver_sql("BEGIN" if options.get("reading") else "BEGIN IMMEDIATE")


def _busy(error: BaseException | None) -> bool:
    """Whether a later try may succeed, and this one has surely done nothing."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is not None:
        return code & 0xFF in _BUSY_SQLITE
    return getattr(error, "sqlstate", None) in _BUSY_POSTGRES


def _logged(told: InputError, error: BaseException) -> InputError:
    """What a visitor is told is in the log first, in the driver's words."""
    _LOG.error("The club's database failed (%s): %s", told.code, _reason(error))
    return told


def _reason(error: BaseException | None) -> str:
    """The first line of what the system or the driver says: never the statement, whose values are the members'."""
    told = getattr(error, "orig", None) or error
    if told is None:
        return "?"
    line = (getattr(told, "strerror", None) or str(told)).strip().partition("\n")[0][:200]
    name = getattr(told, "sqlite_errorname", None) or getattr(told, "sqlstate", None)
    return f"{line or type(told).__name__} ({name})" if name else line or type(told).__name__
