"""All data of a club in one file that any database can take: a zip of JSON lines, one file per table.

``manifest.json`` names the format, the tables, how many rows each has and the hash of its lines. A restore reads
everything before it changes anything, and then replaces all data in one transaction.
"""

from __future__ import annotations

import json
import os
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from datetime import date, datetime
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Column, Table, delete, insert, select, text
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.orm import Session

from ..core.errors import InputError
from .models import Base
from .results import SOURCES
from .ways import Way

FORMAT: Final = 1
KIND: Final = "cardcity-tutor club"
MANIFEST: Final = "manifest.json"
LONGEST_LINE: Final = 8_000_000
"""Bytes; a record of a megabyte with every character escaped is shorter."""
_LARGEST: Final = 2**31
"""What every database takes as a number."""
_CHUNK: Final = 200
_TABLES: Final = {table.name: table for table in Base.metadata.sorted_tables}
"""In an order in which rows can be put in: what is referred to comes first."""
_DAMAGE: Final = (
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
    RecursionError,
    EOFError,
    NotImplementedError,
    RuntimeError,
    zipfile.BadZipFile,
    zlib.error,
)
"""What reading a damaged file or a row of the wrong shape raises."""
# Rows come with their numbers, which PostgreSQL's own counter knows nothing of.
_COUNT_ON: Final = "SELECT setval(pg_get_serial_sequence('{name}', 'id'), (SELECT coalesce(max(id), 0) + 1 FROM {name}), false)"

Row = dict[str, Any]


def write_backup(session: Session, path: Path, now: datetime) -> dict[str, int]:
    """Write the file, whole or not at all; how many rows of each table are in it."""
    draft: Path | None = None
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=".backup-")
        draft = Path(name)
        with os.fdopen(handle, "wb") as file:
            counts = _packed(session, file, now)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError as error:
        reason = error.strerror or str(error)
        raise InputError("club-backup-unwritable", path=str(path), reason=reason) from error
    finally:
        if draft is not None:
            draft.unlink(missing_ok=True)
    return counts


def _packed(session: Session, file: IO[bytes], now: datetime) -> dict[str, int]:
    tables: dict[str, Any] = {}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, table in _TABLES.items():
            digest, count = sha256(), 0
            with archive.open(f"{name}.jsonl", "w", force_zip64=True) as member:
                for line in _lines(session, table):
                    member.write(line)
                    digest.update(line)
                    count += 1
            tables[name] = {"rows": count, "sha256": digest.hexdigest()}
        manifest = {"kind": KIND, "format": FORMAT, "made": now.isoformat(), "tables": tables}
        archive.writestr(MANIFEST, json.dumps(manifest, indent=1))
    return {name: told["rows"] for name, told in tables.items()}


def _lines(session: Session, table: Table) -> Iterator[bytes]:
    rows = session.execute(
        select(table).order_by(*table.primary_key), execution_options={"yield_per": _CHUNK}
    )
    for row in rows.mappings():
        told = {key: value.isoformat() if isinstance(value, date) else value for key, value in row.items()}
        yield json.dumps(told, separators=(",", ":")).encode() + b"\n"


# ---------------------------------------------------------------- reading


class Backup:
    """A backup file that was read to its end and found whole."""

    def __init__(self, path: Path) -> None:
        """Check everything: the archive, the manifest, every row of every table.

        Raises:
            InputError: for a file that cannot be read, is none of ours, of a later format, or damaged.
        """
        self.path = path
        try:
            with zipfile.ZipFile(path) as archive:
                manifest = _manifest(archive)
                self.counts = {name: _checked(archive, name, manifest[name]) for name in _TABLES}
        except OSError as error:
            reason = error.strerror or str(error)
            raise InputError("club-backup-unreadable", path=str(path), reason=reason) from error
        except _DAMAGE as error:
            raise InputError("club-backup-damaged") from error

    def rows(self, name: str) -> Iterator[list[Row]]:
        """The rows of a table, some at a time."""
        with zipfile.ZipFile(self.path) as archive:
            chunk: list[Row] = []
            for row in _rows(archive, name):
                chunk.append(row)
                if len(chunk) == _CHUNK:
                    yield chunk
                    chunk = []
            if chunk:
                yield chunk


def put_back(session: Session, backup: Backup) -> None:
    """Replace all data by the backup's."""
    try:
        for table in reversed(_TABLES.values()):
            session.execute(delete(table))
        for name, table in _TABLES.items():
            for chunk in backup.rows(name):
                session.execute(insert(table), chunk)
            if session.get_bind().dialect.name == "postgresql" and "id" in table.c:
                session.execute(text(_COUNT_ON.format(name=name)))
    except (*_DAMAGE, IntegrityError, DataError) as error:
        raise InputError("club-backup-damaged") from error


def _manifest(archive: zipfile.ZipFile) -> dict[str, Any]:
    try:
        info = archive.getinfo(MANIFEST)
    except KeyError:
        raise InputError("club-backup-foreign") from None
    if info.file_size > LONGEST_LINE:
        raise InputError("club-backup-foreign")
    told = json.loads(archive.read(info))
    if not isinstance(told, dict) or told.get("kind") != KIND:
        raise InputError("club-backup-foreign")
    if told["format"] != FORMAT:
        raise InputError("club-backup-format", format=str(told["format"])[:20], expected=FORMAT)
    tables: dict[str, Any] = told["tables"]
    return tables


def _checked(archive: zipfile.ZipFile, name: str, told: Row) -> int:
    digest = sha256()
    count = 0
    with archive.open(f"{name}.jsonl") as file:
        for line in _bounded(file):
            digest.update(line)
            _row(_TABLES[name], json.loads(line))
            count += 1
    if count != told["rows"] or digest.hexdigest() != told["sha256"]:
        raise ValueError(name)
    return count


def _rows(archive: zipfile.ZipFile, name: str) -> Iterator[Row]:
    with archive.open(f"{name}.jsonl") as file:
        for line in _bounded(file):
            yield _row(_TABLES[name], json.loads(line))


def _bounded(file: IO[bytes]) -> Iterator[bytes]:
    """The lines, none of them so long that it would fill the memory."""
    while line := file.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE:
            raise ValueError("line")
        yield line


def _row(table: Table, told: Row) -> Row:
    """A row with exactly the table's fields, each of its kind, and nothing that a page could not show later."""
    if told.keys() != {column.name for column in table.columns}:
        raise ValueError(table.name)
    row = {column.name: _value(column, told[column.name]) for column in table.columns}
    if row.get("source", SOURCES[0]) not in SOURCES or not all(
        isinstance(name, str) for name in row.get("opponents", ())
    ):
        raise ValueError(table.name)
    if "way" in row:
        try:
            Way.parse(row["way"])
        except InputError as error:
            raise ValueError(table.name) from error
    return row


def _value(column: Column[Any], value: Any) -> Any:  # noqa: ANN401 (whatever a row holds)
    if value is None and column.nullable:
        return None
    kind = column.type.python_type
    if issubclass(kind, date):
        return kind.fromisoformat(value)
    if kind is float and type(value) is int:
        return float(value)
    if column.name == "opponents":
        kind = list
    if type(value) is not kind:
        raise TypeError(column.name)
    if kind in (int, float) and not (isfinite(value) and abs(value) < _LARGEST):
        raise ValueError(column.name)
    longest = getattr(column.type, "length", None)
    if longest is not None and len(value) > longest:
        raise ValueError(column.name)
    return value
