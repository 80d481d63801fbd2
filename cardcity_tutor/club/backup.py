"""All data of a club in one file that any database can take: a zip of JSON lines, one file per table.

``manifest.json`` names the format, the tables, how many rows each has and the hash of its lines. A restore reads
everything before it changes anything, and then replaces all data in one transaction. What can be worked out from the
rest of a row is not believed but worked out; a column that came later, with a default, may be missing.
"""

from __future__ import annotations

import json
import re
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from datetime import UTC, date, datetime
from hashlib import sha256
from math import isfinite
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Column, Table, delete, insert, select, text
from sqlalchemy.exc import DataError, IntegrityError
from sqlalchemy.orm import Session

from ..core.errors import InputError
from ..core.json_text import read_json
from ..course.progress import Progress
from .atomic_files import draft_of
from .games import PLAYED, REFEREE
from .models import Base
from .nicknames import LONGEST, read_nickname
from .results import MOST_OPPONENTS, SOURCES
from .ways import Way

FORMAT: Final = 3
KIND: Final = "cardcity-tutor club"
MANIFEST: Final = "manifest.json"
DRAFT: Final = ".backup-"
"""How the names of half-written files begin."""
LONGEST_LINE: Final = 8_000_000
"""Bytes; a record of a megabyte with every character escaped is shorter."""
MOST_UNPACKED_BYTES: Final = 4_000_000_000
"""A few kilobytes can be made to unpack without end."""
_LARGEST: Final = 2**31
"""What every database takes as a number."""
_CHUNK: Final = 200
_TABLES: Final = {table.name: table for table in Base.metadata.sorted_tables}
"""In an order in which rows can be put in: what is referred to comes first."""
_DAMAGE: Final = (
    ValueError,
    LookupError,
    TypeError,
    AttributeError,
    RecursionError,
    EOFError,
    NotImplementedError,
    RuntimeError,
    OverflowError,
    struct.error,
    zipfile.BadZipFile,
    zlib.error,
)
"""What reading a damaged file or a row of the wrong shape raises."""
_COMPUTED: Final = {"members": ("folded", "skeleton")}
"""Columns that are worked out from the others."""
_LATER: Final = ("seats",)
"""Tables that older backups lack."""
_LEFT_OUT: Final = {"members": ("skeleton",)}
"""Columns that are not even written, so that versions without them can read the backup."""
_LARGEST_ID: Final = 2**30
"""Of a row; half of the numbers are left for the rows to come."""
# Rows come with their numbers, which PostgreSQL's own counter knows nothing of. It is no part of the transaction: it stays
# where it was put even if the restore fails, so it must never go back.
_COUNT_ON: Final = """SELECT setval(
    pg_get_serial_sequence('{name}', 'id'),
    greatest(
        nextval(pg_get_serial_sequence('{name}', 'id')), (SELECT coalesce(max(id), 0) + 1 FROM {name})
    ),
    false
)"""

Row = dict[str, Any]


def write_backup(session: Session, goal: Path | IO[bytes], now: datetime) -> dict[str, int]:
    """Write the file, whole or not at all, or into one that is open; how many rows of each table are in it."""
    try:
        if not isinstance(goal, Path):
            return _packed(session, goal, now)
        with draft_of(goal, prefix=DRAFT) as file:
            return _packed(session, file, now)
    except OSError as error:
        place = str(goal) if isinstance(goal, Path) else tempfile.gettempdir()
        raise InputError("club-backup-unwritable", path=place, reason=error.strerror or str(error)) from error


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
        # Without the time of day: zip files know no year before 1980 nor after 2107, and clocks can be wrong.
        undated = zipfile.ZipInfo(MANIFEST)
        archive.writestr(undated, json.dumps(manifest, indent=1), zipfile.ZIP_DEFLATED)
    return {name: told["rows"] for name, told in tables.items()}


def _lines(session: Session, table: Table) -> Iterator[bytes]:
    columns = [column for column in table.columns if column.name not in _LEFT_OUT.get(table.name, ())]
    rows = session.execute(
        select(*columns).order_by(*table.primary_key), execution_options={"yield_per": _CHUNK}
    )
    for row in rows.mappings():
        told = {key: value.isoformat() if isinstance(value, date) else value for key, value in row.items()}
        yield json.dumps(told, separators=(",", ":")).encode() + b"\n"


# ---------------------------------------------------------------- reading


class Backup:
    """A backup file that was read to its end and found whole."""

    def __init__(self, source: Path | IO[bytes]) -> None:
        """Check everything: the archive, the manifest, every row of every table. An open file stays open.

        Raises:
            InputError: for a file that cannot be read, is none of ours, of a later format, or damaged.
        """
        self.source = source
        try:
            with zipfile.ZipFile(source) as archive:
                _check_size(archive)
                manifest = _manifest(archive)
                names = [name for name in _TABLES if name in manifest or name not in _LATER]
                self.counts = {name: _checked(archive, name, manifest[name]) for name in names}
        except OSError as error:
            reason = error.strerror or str(error)
            raise InputError("club-backup-unreadable", path=str(source), reason=reason) from error
        except _DAMAGE as error:
            raise InputError("club-backup-damaged") from error

    def rows(self, name: str) -> Iterator[list[Row]]:
        """The rows of a table, some at a time."""
        with zipfile.ZipFile(self.source) as archive:
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
            for chunk in backup.rows(name) if name in backup.counts else ():
                session.execute(insert(table), chunk)
        if session.get_bind().dialect.name == "postgresql":
            for name, table in _TABLES.items():
                if "id" in table.c:
                    session.execute(text(_COUNT_ON.format(name=name)))
    except (*_DAMAGE, IntegrityError, DataError) as error:
        raise InputError("club-backup-damaged") from error


def _check_size(archive: zipfile.ZipFile) -> None:
    """No more is unpacked than a part declares, so what is declared can be believed."""
    parts = archive.infolist()
    if sum(part.file_size for part in parts) > MOST_UNPACKED_BYTES:
        raise InputError("club-backup-size", max=MOST_UNPACKED_BYTES // 1_000_000_000)
    if any(part.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED) for part in parts):
        raise InputError("club-backup-foreign")


def _manifest(archive: zipfile.ZipFile) -> dict[str, Any]:
    try:
        info = archive.getinfo(MANIFEST)
    except KeyError:
        raise InputError("club-backup-foreign") from None
    if info.file_size > LONGEST_LINE:
        raise InputError("club-backup-foreign")
    told = read_json(archive.read(info))
    if not isinstance(told, dict) or told.get("kind") != KIND:
        raise InputError("club-backup-foreign")
    if type(told["format"]) is not int or not 1 <= told["format"] <= FORMAT:
        raise InputError("club-backup-format", format=str(told["format"])[:20], expected=FORMAT)
    tables: dict[str, Any] = told["tables"]
    return tables


def _checked(archive: zipfile.ZipFile, name: str, told: Row) -> int:
    digest = sha256()
    count = 0
    with archive.open(f"{name}.jsonl") as file:
        for line in _bounded(file):
            digest.update(line)
            _row(_TABLES[name], read_json(line))
            count += 1
    if count != told["rows"] or digest.hexdigest() != told["sha256"]:
        raise ValueError(name)
    return count


def _rows(archive: zipfile.ZipFile, name: str) -> Iterator[Row]:
    with archive.open(f"{name}.jsonl") as file:
        for line in _bounded(file):
            yield _row(_TABLES[name], read_json(line))


def _bounded(file: IO[bytes]) -> Iterator[bytes]:
    """The lines, none of them so long that it would fill the memory."""
    while line := file.readline(LONGEST_LINE):
        if len(line) == LONGEST_LINE:
            raise ValueError("line")
        yield line


def _row(table: Table, told: Row) -> Row:
    """A row with the table's fields, each of its kind, and nothing that a page could not show later."""
    if not told.keys() <= set(table.columns.keys()):
        raise ValueError(table.name)
    computed = _COMPUTED.get(table.name, ())
    row = {column.name: _field(column, told) for column in table.columns if column.name not in computed}
    if not 0 < row.get("id", 1) < _LARGEST_ID:
        raise ValueError("id")
    try:
        if table.name == "members":
            row.update(_nickname(row["nickname"]))
            if not re.fullmatch("[0-9a-f]{64}", row["seal"]):
                raise ValueError("seal")
        elif table.name == "progress":
            Progress.parse(row["text"])
        elif table.name == "results":
            _check_result(row)
        elif table.name == "games":
            _check_game(row)
        if "way" in row:
            Way.parse(row["way"])
    except InputError as error:
        raise ValueError(table.name) from error
    return row


def _nickname(text: str) -> Row:
    """A nickname by today's rules, and what is compared."""
    name = read_nickname(text)
    return {"nickname": name.written, "folded": name.folded, "skeleton": name.skeleton}


def _check_game(row: Row) -> None:
    if row["kind"] not in (PLAYED, REFEREE):
        raise ValueError("kind")
    if row["kind"] == REFEREE:
        told = json.loads(row["record"])
        if len(told["table"]["seats"]) != len(told["ends"]):
            raise ValueError("ends")


def _check_result(row: Row) -> None:
    names = row["opponents"]
    if row["source"] not in SOURCES or len(names) > MOST_OPPONENTS:
        raise ValueError("results")
    for name in names:
        if type(name) is not str or len(name) > LONGEST:
            raise ValueError("opponents")
        name.encode()


def _field(column: Column[Any], told: Row) -> Any:  # noqa: ANN401 (whatever a row holds)
    """A value of its column's kind; one that an older backup lacks has the column's default."""
    if column.name in told:
        return _value(column, told[column.name])
    default: Any = column.default
    if default is not None and default.is_scalar:
        return default.arg
    if column.nullable:
        return None
    raise KeyError(column.name)


def _value(column: Column[Any], value: Any) -> Any:  # noqa: ANN401 (whatever a row holds)
    if value is None and column.nullable:
        return None
    kind = column.type.python_type
    if issubclass(kind, datetime):
        moment = datetime.fromisoformat(value)
        return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
    if issubclass(kind, date):
        return date.fromisoformat(value)
    if kind is float and type(value) is int:
        value = float(value)
    if column.name == "opponents":
        kind = list
    if type(value) is not kind:
        raise TypeError(column.name)
    if kind in (int, float) and not (isfinite(value) and abs(value) < _LARGEST):
        raise ValueError(column.name)
    if kind is str:
        value.encode()  # half a character, or none, is what not every database takes
        if "\0" in value or len(value) > (getattr(column.type, "length", None) or LONGEST_LINE):
            raise ValueError(column.name)
    return value
