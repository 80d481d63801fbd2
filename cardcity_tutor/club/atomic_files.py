"""Files that are written whole or not at all, and what a sudden end leaves of them.

A draft is locked while somebody writes it. The lock ends with its process, so a draft that is not locked is waste.
"""

from __future__ import annotations

import os
import re
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final

try:
    import fcntl
except ImportError:  # Windows: there nobody can take away a file that is open
    fcntl = None  # type: ignore[assignment]

OLD_S: Final = 3600.0
"""Seconds after which a draft without a lock is waste too: keys are written in a moment."""


@contextmanager
def draft_of(goal: Path, *, prefix: str) -> Iterator[IO[bytes]]:
    """A file to write beside the goal, in whose place it comes when the block ends well."""
    handle, name = tempfile.mkstemp(dir=goal.parent, prefix=prefix)
    draft = Path(name)
    try:
        with os.fdopen(handle, "wb") as file:
            _lock(file.fileno())
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(goal)
    finally:
        draft.unlink(missing_ok=True)


def remove_drafts(folder: Path, *, prefix: str, old: re.Pattern[str]) -> None:
    """Remove drafts that nobody is writing any more, and files of ``old`` names that have not changed for an hour."""
    for file in folder.iterdir():
        with suppress(OSError):  # gone already, or not ours
            if file.name.startswith(prefix):
                _remove_unlocked(file)
            elif old.fullmatch(file.name) and abs(time.time() - file.stat().st_mtime) > OLD_S:
                file.unlink()


def _remove_unlocked(draft: Path) -> None:
    handle = os.open(draft, os.O_RDWR)
    try:
        _lock(handle)
    finally:
        os.close(handle)
    draft.unlink()


def _lock(handle: int) -> None:
    """Take the lock; an ``OSError`` if somebody has it."""
    if fcntl is not None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
