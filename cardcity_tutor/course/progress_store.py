"""Where progress is kept by nickname when a club shares one place: a folder with a file for each learner."""

from __future__ import annotations

import re
import unicodedata
from hashlib import sha256
from pathlib import Path
from typing import Protocol

from ..core.errors import InputError
from .progress import Progress

LONGEST = 40


class Keeper(Protocol):
    """What a player needs of such a place. A club server offers the same."""

    def load(self, nickname: str) -> Progress | None:
        """What is kept of a learner, or nothing."""

    def save(self, nickname: str, progress: Progress) -> None:
        """Keep it."""


class FolderKeeper:
    """A folder on this machine."""

    def __init__(self, folder: Path | str) -> None:
        """The folder is made when the first file comes."""
        self.folder = Path(folder)

    def load(self, nickname: str) -> Progress | None:
        """What is kept of a learner; ``InputError`` for a file that is damaged."""
        path = self._path(nickname)
        return Progress.load(path) if path.exists() else None

    def save(self, nickname: str, progress: Progress) -> None:
        """Keep it, together with what another window has kept meanwhile."""
        path = self._path(nickname)
        if path.exists():
            wish = progress.review  # which can be taken back, unlike what was reached
            progress.merge(Progress.load(path))
            progress.review = wish
        progress.name = progress.name or nickname.strip()
        progress.save(path)

    def _path(self, nickname: str) -> Path:
        """A file name of plain letters; different nicknames have different ones, capitals make no difference."""
        name = unicodedata.normalize("NFC", nickname.strip())
        if not name or len(name) > LONGEST:
            raise InputError("nickname", max=LONGEST)
        folded = name.casefold()
        bare = unicodedata.normalize("NFKD", folded).encode("ascii", "ignore").decode()
        slug = re.sub(r"[^a-z0-9]+", "-", bare).strip("-") or "x"
        mark = "" if slug == folded else f"-{sha256(folded.encode()).hexdigest()[:12]}"
        return self.folder / f"{slug}{mark}.json"
