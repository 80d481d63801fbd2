"""The tables come about step by step, and end as the models describe them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from cardcity_tutor.club import Store, migrating
from cardcity_tutor.club.database import Database
from cardcity_tutor.club.models import Base
from cardcity_tutor.club.nicknames import new_key, sealed
from cardcity_tutor.club.places import database_url
from cardcity_tutor.core import InputError
from cardcity_tutor.course.progress import Progress
from tests.club.records import record
from tests.club.writer import forked, joined

JOINED = datetime(2024, 12, 31, 23, 59, 58, 123456, tzinfo=UTC)


def opened(place: str) -> Database:
    database = Database(database_url(place))
    database.open()
    return database


def test_the_last_step_is_the_one_that_a_start_looks_for() -> None:
    script = ScriptDirectory(str(migrating.FOLDER))
    assert script.get_heads() == [migrating.HEAD]
    assert script.get_bases() == ["0001"]


def test_models_and_migrations_agree(place: str) -> None:
    Store(place).close()
    database = opened(place)
    with database.engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, Base.metadata) == []
    database.close()


def test_a_difference_would_be_found(place: str) -> None:
    Store(place).close()
    database = opened(place)
    with database.engine.begin() as connection:
        connection.execute(text("ALTER TABLE members DROP COLUMN joined"))
        connection.execute(text("DROP INDEX ix_results_way_member"))
    with database.engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), Base.metadata)
    assert sorted(difference[0] for difference in found) == ["add_column", "add_index"]
    database.close()


def filled_as_first(connection: Connection, key: str) -> None:
    """Rows as the first version wrote them."""
    told = {
        "seal": sealed(key),
        "now": JOINED,
        "record": record(),
        "progress": '{"format": 1, "pack": "cardcity"}',
    }
    for line in (
        "INSERT INTO members (id, nickname, folded, seal, joined) VALUES (1, 'Zoé', 'zoé', :seal, :now)",
        "INSERT INTO progress VALUES (1, 'cardcity', :progress, :now)",
        "INSERT INTO games (id, member_id, title, way, over, record, updated) VALUES (1, 1, 'é', 'xl/normal/residential/-/1', true, :record, :now)",
        "INSERT INTO results (id, member_id, way, source, score, place, rank, opponents, once, played) VALUES (1, 1, 'xl/normal/residential/-/1', 'solo', 7.5, 1, 'Bourg', '[]', NULL, :now)",
    ):
        connection.execute(text(line), {name: told[name] for name in told if f":{name}" in line})


def test_data_of_the_first_version_is_carried_over(place: str) -> None:
    database = opened(place)
    migrating.bring_up_to_date(database, "0001")
    key = new_key()
    with database.engine.begin() as connection:
        assert migrating.revision(connection) == "0001"
        filled_as_first(connection, key)
    database.close()
    with Store(place) as store:
        (line,) = store.members()
        assert (line.nickname, line.games, line.results) == ("Zoé", 1, 1)
        assert line.joined == line.seen == JOINED
        zoe = store.member("zoé", key)
        assert store.member("Zoe", key) == zoe  # what it looks like was worked out
        with pytest.raises(InputError):
            store.claim("Zоé")
        assert store.progress(zoe, "cardcity") == Progress()
        game = store.load_game(zoe, 1)
        assert (game.record, game.step, game.line.counts) == (record(), 0, False)
        assert [result.score for result in store.results(zoe)] == [7.5]
        store.try_challenge(zoe, JOINED.date(), 3, solved=True)
        store.delete_member(zoe)
        assert set(store.census().rows.values()) == {0}


def test_many_start_at_once_on_an_empty_database(place: str) -> None:
    names = [f"member {number}" for number in range(6)]
    with forked(len(names)) as processes:
        list(processes.map(joined, [place] * len(names), names, timeout=60))
    with Store(place) as store:
        assert [line.nickname for line in store.members()] == names


def test_who_comes_second_waits_for_the_first(place: str) -> None:
    first, second = opened(place), opened(place)
    with ThreadPoolExecutor(1) as thread:
        with first.alone():
            waiting = thread.submit(migrating.bring_up_to_date, second)
            with pytest.raises(TimeoutError):
                waiting.result(timeout=0.5)
        waiting.result(timeout=60)
    with second.engine.connect() as connection:
        assert migrating.revision(connection) == migrating.HEAD
    first.close()
    second.close()


def test_two_threads_open_two_empty_databases(new_place: Callable[[str], str]) -> None:
    places = [new_place("sqlite") for _ in range(4)]
    with ThreadPoolExecutor(len(places)) as threads:
        list(threads.map(joined, places, ["Ada"] * len(places)))
    for place in places:
        with Store(place) as store:
            assert store.members().total == 1


def test_a_step_that_fails_leaves_nothing_behind(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    database = opened(place)
    migrating.bring_up_to_date(database, "0001")
    with database.engine.begin() as connection:
        filled_as_first(connection, new_key())
        connection.execute(text("CREATE TABLE challenges (day TEXT)"))  # in the way of the second step
    with pytest.raises(InputError) as trouble:
        migrating.bring_up_to_date(database)
    assert trouble.value.code == "club-database-trouble"
    with database.engine.begin() as connection:
        assert migrating.revision(connection) == "0001"
        assert connection.scalar(text("SELECT count(*) FROM results")) == 1
        connection.execute(text("DROP TABLE challenges"))
    database.close()
    with Store(place) as store:
        assert [line.results for line in store.members()] == [1]


def test_a_database_of_a_later_version_is_left_alone(place: str) -> None:
    Store(place).close()
    database = opened(place)
    with database.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    with pytest.raises(InputError) as newer:
        Store(place)
    assert newer.value.code == "club-database-newer"


def test_a_start_with_nothing_to_do_does_without_alembic(
    new_place: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    place = new_place("sqlite")
    Store(place).close()

    def refuse(*_: object) -> None:
        raise AssertionError("not needed")

    monkeypatch.setattr(migrating, "_upgrade", refuse)
    with Store(place) as store:
        assert store.members().total == 0
    assert Path(place).stat().st_mode & 0o077 == 0
