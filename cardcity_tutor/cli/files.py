"""Files that are whole or absent; whatever the system refuses is one sentence for the person who named them."""

from __future__ import annotations

import codecs
import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import TextIO

from ..core.errors import InputError


def is_utf8(stream: TextIO) -> bool:
    """Whether a stream writes UTF-8; JSON for one that does not is written in ASCII, which every encoding holds."""
    return codecs.lookup(stream.encoding or "utf-8").name == "utf-8"


def file_error(code: str, path: str, problem: OSError) -> InputError:
    """What is wrong with a file; the commonest causes have their own sentences."""
    causes = {errno.ENOENT: "file-missing", errno.EACCES: "file-denied", errno.EISDIR: "file-is-folder"}
    return InputError(causes.get(problem.errno or 0, code), path=path)


@contextmanager
def reading(path: str) -> Iterator[None]:
    """What the system refuses in here is told about this file or folder; a name can be too long even to be asked for."""
    try:
        yield
    except OSError as problem:
        raise file_error("file-unreadable", path, problem) from None


@contextmanager
def writing(path: str) -> Iterator[None]:
    """What the system refuses in here is told about this file; that a reader has gone is nobody's mistake."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as problem:
        raise file_error("file-unwritable", path, problem) from None


@contextmanager
def written(path: str) -> Iterator[TextIO]:
    """A file that appears only when it is whole; ``-`` is standard output. Write to it inside ``writing``.

    A link stays, and what it leads to is written; a device or a pipe takes what comes, and nothing takes its place.
    """
    if path == "-":
        yield sys.stdout
        return
    with writing(path):
        named = Path(path)
        if named.exists() and not named.is_file() and not named.is_dir():
            with named.open("w", encoding="utf-8", newline="\n") as stream:
                yield stream
            return
    target = Path(os.path.realpath(named))
    draft = target.parent / f".{target.name}.{token_hex(4)}"
    with writing(path):
        stream = draft.open("x", encoding="utf-8", newline="\n")
    try:
        yield stream
        with writing(path):
            stream.close()
            draft.replace(target)
    finally:
        with suppress(OSError):  # of a full disk, say, which has been told
            stream.close()
        draft.unlink(missing_ok=True)
