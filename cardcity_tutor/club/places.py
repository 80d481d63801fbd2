"""Where a club's data lies: a file of this machine's user unless another place is named."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from ..core.errors import InputError

VARIABLE: Final = "CARDCITY_DATABASE"
FOLDER: Final = "cardcity-tutor"
FILE: Final = "club.db"
_POSTGRES: Final = ("postgres", "postgresql", "postgresql+psycopg")


def default_database() -> str:
    """What the environment names in ``CARDCITY_DATABASE``, else the file in the user's folder for data."""
    return os.environ.get(VARIABLE, "").strip() or str(data_folder() / FILE)


def data_folder() -> Path:
    """Our folder among those of this machine's user for data."""
    return _users_folder() / FOLDER


def _users_folder() -> Path:
    """Where programs keep their users' data on this system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    named = Path(os.environ.get("XDG_DATA_HOME", ""))
    # The standard says that a relative path here is to be ignored.
    return named if named.is_absolute() else Path.home() / ".local" / "share"


def database_url(place: str | Path | None = None) -> URL:
    """The address of a database: a file's path, ``sqlite:///…`` or ``postgresql://…``; the default without one.

    Raises:
        InputError: for a database of another kind, or a text that is no address.
    """
    text = str(place or default_database()).strip()
    if "://" not in text:
        return URL.create("sqlite", database=str(Path(text).expanduser().absolute()))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # Not quoted: a password may stand in it.
        raise InputError("club-database-address") from None
    if url.drivername in _POSTGRES:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername != "sqlite":
        raise InputError("club-database-kind", value=url.drivername[:40])
    if url.database in (None, "", ":memory:"):
        raise InputError("club-database-memory")
    return URL.create("sqlite", database=str(Path(str(url.database)).absolute()))


def shown(url: URL) -> str:
    """The address without its password: a plain path for a file."""
    return str(url.database) if is_file(url) else url.render_as_string(hide_password=True)


def is_file(url: URL) -> bool:
    """Whether the database is an SQLite file."""
    return url.get_backend_name() == "sqlite"
