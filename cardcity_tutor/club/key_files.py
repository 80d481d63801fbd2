"""Files with a key, of the seals or of the host's page: whole or not there, the same for servers that start at the same moment."""

from __future__ import annotations

import os
import re
import secrets
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ..core.errors import InputError
from . import seals

Where = Callable[[], Path]
"""Says where the file is; its folder may have to be made first, which may fail."""


@dataclass(frozen=True, slots=True)
class KeyKind:
    """What a key is for: how one is made and known, and the beginning of its errors' codes."""

    code: str
    new: Callable[[], str]
    is_key: Callable[[str], bool]


_HOST_KEY_BYTES: Final = 12
SEAL: Final = KeyKind("club-seal-key", seals.new_key, seals.is_key)
HOST: Final = KeyKind(
    "club-host-key",
    lambda: secrets.token_urlsafe(_HOST_KEY_BYTES),
    lambda text: re.fullmatch(r"[A-Za-z0-9_-]{16}", text) is not None,
)


def kept_key(where: Where, kind: KeyKind = SEAL) -> str:
    """The key in the file, which is made where there is none.

    Where no file can be made, with PostgreSQL perhaps, the key is a fresh one, and holds until the server ends.

    Raises:
        InputError: for a file that holds no key of ours or cannot be read. A new key in its place would be no mending:
            it would lose what the old one has sealed, or shut the host out, without a word.
    """
    try:
        file = where()
        if not os.path.lexists(file):
            _write(file, kind.new(), instead=False)
    except OSError:
        return kind.new()
    return _read(file, kind)


def renewed_key(where: Where, kind: KeyKind = SEAL) -> str:
    """Another key in place of whatever is there.

    Raises:
        InputError: if it cannot be written; then the old one holds.
    """
    key = kind.new()
    try:
        file = where()
        _write(file, key, instead=True)
    except OSError as error:
        raise InputError(f"{kind.code}-unwritable", reason=error.strerror or str(error)) from error
    return key


def _read(file: Path, kind: KeyKind) -> str:
    try:
        text = file.read_text(encoding="ascii").strip()  # an editor may have ended the line
    except OSError as error:
        reason = error.strerror or str(error)
        raise InputError(f"{kind.code}-unreadable", path=str(file), reason=reason) from error
    except UnicodeDecodeError:
        text = ""
    if not kind.is_key(text):
        raise InputError(kind.code, path=str(file))
    return text


def _write(file: Path, key: str, *, instead: bool) -> None:
    """Write the whole file under another name, safe on the disk, and then give it its own, unless another was quicker."""
    handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}-")  # for this user only
    draft = Path(name)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as opened:
            opened.write(key)
            opened.flush()
            os.fsync(opened.fileno())
        if instead:
            draft.replace(file)
        else:
            _name(draft, file)
    finally:
        draft.unlink(missing_ok=True)
    _settle(file.parent)


def _name(draft: Path, file: Path) -> None:
    try:
        os.link(draft, file)
    except FileExistsError:
        pass
    except OSError:  # a file system where nothing has two names
        draft.replace(file)


def _settle(folder: Path) -> None:
    """Have the names in a folder on the disk, where the system can be asked for it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
