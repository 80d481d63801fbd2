"""Bringing a database's tables up to date, once, however many kernels start at the same moment."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from threading import Lock
from typing import Any, Final

from sqlalchemy import Connection, inspect, text

from ..core.errors import InputError
from .database import Database
from .models import Base

HEAD: Final = "0005"
"""The last step in ``migrations/versions``. Written here so that a start with nothing to do need not import Alembic."""
FOLDER: Final = Path(__file__).parent / "migrations"
_ALEMBIC = Lock()
"""Alembic has one migration in hand per process; the database's own lock is between processes."""


def bring_up_to_date(database: Database, to: str = HEAD) -> None:
    """Carry out the steps that are missing: all of them or none.

    Raises:
        InputError: for a database that a later version of the program has changed.
    """
    if database.patiently(partial(_present, database)) != to:
        database.patiently(partial(_upgrade, database, to))


def revision(connection: Connection) -> str:
    """The last step that a database has seen; empty for a new one."""
    if not inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(text("SELECT version_num FROM alembic_version")) or "")


def _present(database: Database) -> str:
    with database.engine.execution_options(reading=True).connect() as connection:
        return revision(connection)


def _upgrade(database: Database, to: str) -> None:
    from alembic.config import Config
    from alembic.runtime.environment import EnvironmentContext
    from alembic.script import ScriptDirectory

    script = ScriptDirectory(str(FOLDER))
    known = {step.revision for step in script.walk_revisions()}

    def steps(before: Any, _context: object) -> Any:  # noqa: ANN401 (Alembic's own)
        return script._upgrade_revs(to, before)  # noqa: SLF001 (Alembic's documented way without an env.py)

    with _ALEMBIC, database.alone() as connection:
        before = revision(connection)  # asked again: another process may have done it while we waited
        if before and before not in known:
            raise InputError("club-database-newer")
        if before == to:
            return
        environment = EnvironmentContext(Config(), script, fn=steps)
        with environment:
            environment.configure(
                connection=connection, target_metadata=Base.metadata, transactional_ddl=True
            )
            environment.run_migrations()
        if database.file is not None:
            broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
            if broken:
                raise AssertionError(f"a migration left rows without their member: {broken[:3]}")
