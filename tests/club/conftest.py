"""Stores to try things on: an SQLite file, and a database on a PostgreSQL server."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from pathlib import Path
from secrets import token_hex

import pytest
from sqlalchemy import create_engine, text
from sqlalchemy.pool import NullPool

from cardcity_tutor.club import Store
from tests.club import postgres

KINDS = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres_home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder of the server's socket."""
    base = tmp_path_factory.getbasetemp()
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID")
    shared = (base.parent / f"postgres-{run}.json") if run else base / "postgres.json"
    with ExitStack() as stack:
        try:
            home = stack.enter_context(postgres.server(shared))
        except postgres.NoPostgresError as reason:
            pytest.skip(str(reason))
        yield home


@pytest.fixture(scope="session")
def postgres_club(postgres_home: Path) -> str:
    """A database with all tables, for one test after the other."""
    return _made(postgres_home, _new_name())


def _new_name() -> str:
    """Of a database; these fixtures serve two folders of tests, each with a database of its own."""
    return f"club_{token_hex(6)}"


def _made(home: Path, name: str) -> str:
    url = f"postgresql+psycopg://club@/{{}}?host={home}"
    engine = create_engine(url.format("postgres"), poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name} TEMPLATE template0"))
    return url.format(name)


@pytest.fixture
def new_place(tmp_path: Path, request: pytest.FixtureRequest) -> Callable[[str], str]:
    """Makes the address of a database of a kind that has nothing in it yet."""

    def made(kind: str) -> str:
        name = _new_name()
        if kind == "sqlite":
            return str(tmp_path / f"{name}.db")
        return _made(request.getfixturevalue("postgres_home"), name)

    return made


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, new_place: Callable[[str], str]) -> str:
    """An empty database of either kind."""
    return new_place(request.param)


class Clock:
    """A time of day that goes on by a second whenever it is asked."""

    def __init__(self) -> None:
        self.now = datetime(2025, 3, 21, 18, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.now += timedelta(seconds=1)
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path, clock: Clock) -> Iterator[Store]:
    """An empty club on either kind of database."""
    place = str(tmp_path / "club.db")
    if request.param == "postgresql":
        place = request.getfixturevalue("postgres_club")
    with Store(place, clock=clock) as opened:
        if request.param == "postgresql":
            with opened._database.engine.begin() as connection:
                connection.execute(text("TRUNCATE members RESTART IDENTITY CASCADE"))
        yield opened
