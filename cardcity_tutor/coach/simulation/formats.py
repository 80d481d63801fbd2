"""The two kinds of tables: CSV, which needs nothing, and Parquet, which needs pyarrow (extra ``parquet``)."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from ...core.errors import InputError
from ...core.table import Cell, Column, Row

BATCH_ROWS: Final = 10_000
GROUP_ROWS: Final = 100_000
"""Rows of a row group of Parquet: what a reader takes in at a time."""


class Format(Protocol):
    """How a table is written and read; rows travel in batches, so that memory stays small."""

    def write(self, path: Path, batches: Iterator[list[Row]]) -> None:
        """Write a file of these rows."""

    def read(self, path: Path, columns: Sequence[str] | None) -> Iterator[list[Row]]:
        """The rows of a file, of some columns or of all."""

    def join(self, path: Path, sources: Iterable[Path]) -> None:
        """Write a file of the rows of others, one after the other."""


class Csv:
    """Comma-separated values in UTF-8; an empty cell is no value."""

    def __init__(self, columns: Sequence[Column]) -> None:
        """A table of these columns."""
        self._names = [column.name for column in columns]
        self._kinds = {column.name: column.kind for column in columns}

    @staticmethod
    def names_in(path: Path) -> list[str]:
        """The columns that a file has."""
        with path.open(encoding="utf-8", newline="") as stream:
            try:
                return next(csv.reader(stream, strict=True), [])
            except (csv.Error, UnicodeDecodeError):
                raise InputError("table-broken", path=str(path)) from None

    def write(self, path: Path, batches: Iterator[list[Row]]) -> None:
        """Write a file of these rows."""
        with path.open("w", encoding="utf-8", newline="") as stream:
            writer = csv.writer(stream, lineterminator="\n")
            writer.writerow(self._names)
            for batch in batches:
                writer.writerows([_text(row[name]) for name in self._names] for row in batch)

    def read(self, path: Path, columns: Sequence[str] | None) -> Iterator[list[Row]]:
        """The rows of a file, of some columns or of all."""
        names = self._names if columns is None else columns
        wanted = [(self._names.index(name), name, self._kinds[name]) for name in names]
        batch: list[Row] = []
        for cells in self._lines(path):
            try:
                batch.append({name: _value(cells[place], kind) for place, name, kind in wanted})
            except ValueError:
                raise InputError("table-broken", path=str(path)) from None
            if len(batch) == BATCH_ROWS:
                yield batch
                batch = []
        yield batch

    def join(self, path: Path, sources: Iterable[Path]) -> None:
        """Write a file of the lines of others, one after the other."""
        with path.open("w", encoding="utf-8", newline="") as stream:
            writer = csv.writer(stream, lineterminator="\n")
            writer.writerow(self._names)
            for source in sources:
                writer.writerows(self._lines(source))

    def _lines(self, path: Path) -> Iterator[list[str]]:
        with path.open(encoding="utf-8", newline="") as stream:
            reader = csv.reader(stream, strict=True)
            try:
                if next(reader, None) != self._names:
                    raise InputError("table-columns", path=str(path))
                for cells in reader:
                    if len(cells) != len(self._names):
                        raise InputError("table-broken", path=str(path))
                    yield cells
            except (csv.Error, UnicodeDecodeError):
                raise InputError("table-broken", path=str(path)) from None


def _text(cell: Cell) -> Cell:
    """Whole numbers are written without a point."""
    return int(cell) if isinstance(cell, float) and cell.is_integer() else cell


def _value(text: str, kind: type[int | float | str]) -> Cell:
    if kind is str:
        return text
    return kind(text) if text else None


class Parquet:
    """Parquet: typed columns, compressed, of which a reader takes those it wants."""

    def __init__(self, columns: Sequence[Column]) -> None:
        """A table of these columns."""
        self._arrow, self._parquet = _pyarrow()
        pa = self._arrow
        types = {int: pa.int64(), float: pa.float64(), str: pa.string()}
        self._schema: Any = pa.schema([(column.name, types[column.kind]) for column in columns])

    @staticmethod
    def names_in(path: Path) -> list[str]:
        """The columns that a file has."""
        arrow, parquet = _pyarrow()
        try:
            return list(parquet.read_schema(path).names)
        except arrow.ArrowInvalid:
            raise InputError("table-broken", path=str(path)) from None

    def write(self, path: Path, batches: Iterator[list[Row]]) -> None:
        """Write a file of these rows."""
        self._write(
            path, (self._arrow.RecordBatch.from_pylist(batch, schema=self._schema) for batch in batches)
        )

    def read(self, path: Path, columns: Sequence[str] | None) -> Iterator[list[Row]]:
        """The rows of a file, of some columns or of all."""
        for batch in self._batches(path, columns):
            yield batch.to_pylist()

    def join(self, path: Path, sources: Iterable[Path]) -> None:
        """Write a file of the rows of others, one after the other."""
        self._write(path, (batch for source in sources for batch in self._batches(source, None)))

    def _batches(self, path: Path, columns: Sequence[str] | None) -> Iterator[Any]:
        try:
            with self._parquet.ParquetFile(path) as file:
                if not file.schema_arrow.equals(self._schema):
                    raise InputError("table-columns", path=str(path))
                yield from file.iter_batches(BATCH_ROWS, columns=None if columns is None else list(columns))
        except self._arrow.ArrowInvalid:
            raise InputError("table-broken", path=str(path)) from None

    def _write(self, path: Path, batches: Iterator[Any]) -> None:
        """Write record batches, gathered into row groups of a decent size."""
        with self._parquet.ParquetWriter(path, self._schema, compression="zstd") as writer:
            gathered: list[Any] = []
            for batch in batches:
                gathered.append(batch)
                if sum(part.num_rows for part in gathered) >= GROUP_ROWS:
                    writer.write_table(self._arrow.Table.from_batches(gathered, self._schema))
                    gathered = []
            writer.write_table(self._arrow.Table.from_batches(gathered, self._schema))


def _pyarrow() -> tuple[Any, Any]:
    """Load pyarrow; it takes a moment, and most people never need it."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as pq
    except ImportError:
        raise InputError("table-no-parquet") from None
    return pa, pq


FORMATS: Final[Mapping[str, type[Csv | Parquet]]] = {".csv": Csv, ".parquet": Parquet}


def format_of(path: Path) -> type[Csv | Parquet]:
    """The format that the ending of a file's name asks for."""
    kind = FORMATS.get(path.suffix.lower())
    if kind is None:
        raise InputError("table-ending", value=path.name, expected=", ".join(FORMATS))
    return kind
