"""Tables in files, CSV or Parquet, that survive being stopped at any moment.

While games are played, finished ones are written into small whole files in the folder ``FILE.parts`` beside the
table; at the end they are joined into the table, which appears under its name only when it is whole. So a kill costs
the games of the last seconds, and nothing else. Rows are in the order of the games and say how the games were played:
``resume`` counts them, checks that they belong to this series, and goes on after the last one.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from time import monotonic
from types import TracebackType
from typing import Final, Self

from ...core.errors import InputError
from ...core.table import Row
from .formats import Format, format_of
from .games import Series
from .tables import kind_of_columns, series_cells, table_kind

PART_ROWS: Final = 5000
PART_SECONDS: Final = 10.0
DRAFT: Final = "draft"
"""A file of the folder that is being written; what a kill leaves of it goes with the folder."""


class Store:
    """A table being filled. Use it in a ``with`` block: at its end, happy or not, what is done becomes the table."""

    def __init__(self, path: str | Path, series: Series, *, resume: bool = False) -> None:
        """Refuse a file that is there already, unless ``resume`` is asked for and the file is of this series."""
        self.path = Path(path)
        kind = table_kind(series.way.ruleset)
        self._format: Format = format_of(self.path)(kind.columns)
        self._checked = ("game", "seed", *(column.name for column in kind.way), "seat", "bot")
        self.parts = self.path.with_name(self.path.name + ".parts")
        self._series = series
        self._waiting: list[Row] = []
        self._written = monotonic()
        self.games = 0
        """Games in the table so far: the number of the next one."""
        if not resume and (self.path.exists() or self.parts.exists()):
            raise InputError("table-exists", path=str(self.path))
        if self.path.exists():
            self.games = self._counted(self.path, 0)
        self._sources = self._found_parts()
        self.parts.mkdir(exist_ok=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is None or self.games:
            self._finish()
        else:
            with suppress(OSError):
                self.parts.rmdir()

    def add(self, rows: Sequence[Row]) -> None:
        """Take the rows of the next game."""
        if rows[0]["game"] != self.games:
            raise ValueError("games come in order")
        self._waiting.extend(rows)
        self.games += 1
        if len(self._waiting) >= PART_ROWS or monotonic() - self._written >= PART_SECONDS:
            self.flush()

    def flush(self) -> None:
        """Write a part with what is waiting."""
        if self._waiting:
            part = self.parts / f"{self._waiting[0]['game']:012d}{self.path.suffix}"
            _whole(part, self.parts / DRAFT, lambda target: self._format.write(target, iter([self._waiting])))
            self._sources.append(part)
            self._waiting = []
        self._written = monotonic()

    def _finish(self) -> None:
        """Join all there is into the table."""
        self.flush()
        sources = [self.path] if self.path.exists() else []
        sources += self._sources
        if sources != [self.path]:
            _whole(self.path, self.parts / DRAFT, lambda target: self._format.join(target, sources))
        shutil.rmtree(self.parts)

    def _found_parts(self) -> list[Path]:
        """The parts that an interrupted run has left, checked; those that are already in the table go."""
        found = []
        for part in sorted(self.parts.glob("[0-9]*")) if self.parts.exists() else ():
            if _first_game(part) < self.games:
                part.unlink()
            else:
                self.games = self._counted(part, self.games)
                found.append(part)
        return found

    def _counted(self, path: Path, first: int) -> int:
        """The number after the last game of a file, whose games must be those of the series from ``first`` on."""
        game, seat = first, 0
        for batch in self._format.read(path, self._checked):
            for row in batch:
                expected = series_cells(self._series, game, seat)
                for column in self._checked:
                    if row[column] != expected[column]:
                        raise InputError(
                            "table-other",
                            path=str(path),
                            field=column,
                            found=str(row[column]),
                            expected=str(expected[column]),
                        )
                seat = (seat + 1) % self._series.way.players
                game += seat == 0
        if seat:
            raise InputError("table-broken", path=str(path))
        return game


def _whole(path: Path, draft: Path, write: Callable[[Path], None]) -> None:
    """Let ``write`` make a file that appears under its name only when all of it has reached the disk."""
    try:
        write(draft)
        with draft.open("rb+") as stream:
            os.fsync(stream.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def read_rows(path: str | Path, columns: Sequence[str] | None = None) -> Iterator[Row]:
    """The rows of a table, and of the parts that are not in it yet; all columns, or those named."""
    path = Path(path)
    form = format_of(path)
    sources = sorted(path.with_name(path.name + ".parts").glob("[0-9]*"))
    kind = kind_of_columns(form.names_in(path if path.exists() or not sources else sources[0]))
    if kind is None:
        raise InputError("table-columns", path=str(path))
    for name in columns or ():
        if name not in kind.names:
            raise InputError("table-no-column", value=name, path=str(path))
    reader = form(kind.columns)
    if path.exists():
        games = _games_in(path, reader) if sources else 0
        sources = [path, *(part for part in sources if _first_game(part) >= games)]
    for source in sources:
        for batch in reader.read(source, columns):
            yield from batch


def _first_game(part: Path) -> int:
    """The number of the first game of a part, which is its name."""
    return int(part.name.split(".")[0])


def _games_in(path: Path, form: Format) -> int:
    """How many games a table holds: they are in order."""
    last = -1
    for batch in form.read(path, ["game"]):
        for row in batch[-1:]:
            last = int(row["game"] or 0)
    return last + 1
