"""Lessons that are not the course's: those that the server plays for everybody, and those that a visitor has opened."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from cardcity_tutor.core.errors import InputError, TutorError
from cardcity_tutor.core.json_text import read_json
from cardcity_tutor.locale import LANGUAGES, say

if TYPE_CHECKING:
    from cardcity_tutor.course.packs import Pack

PACK_VARIABLE: Final = "CARDCITY_PACK"
"""The folder of the pack that the server plays, in the environment of every kernel."""
MAX_FILES: Final = 40
MAX_CHARACTERS: Final = 300_000
"""Of all files that a visitor opens; a browser keeps them."""
MAX_NAME_CHARACTERS: Final = 80
NAMELESS: Final = "own-lessons"
"""The id of a pack that does not say its own."""


class OwnLessons:
    """The packs of one visitor. They are read when somebody asks for them: most visitors have none."""

    def __init__(self, kept: str = "") -> None:
        """``kept`` is what the browser has kept: the files of the pack that was opened last, as JSON."""
        self.errors: Sequence[TutorError] = ()
        """What is wrong with the files that were opened last, or with the server's."""
        self._kept = kept
        self._served: Pack | None = None
        self._opened: Pack | None = None
        self._is_read = False

    def packs(self) -> list[Pack]:
        """The visitor's own pack, then the server's; of two with the same id the first."""
        self._read()
        found: dict[str, Pack] = {}
        for pack in (self._opened, self._served):
            if pack is not None:
                found.setdefault(pack.id, pack)
        return list(found.values())

    def pack(self, name: str) -> Pack:
        """The pack of this id. Raises ``InputError``."""
        for pack in self.packs():
            if pack.id == name:
                return pack
        raise InputError("page-no-pack", pack=name[:40])

    def is_opened(self, pack: Pack) -> bool:
        """Whether the visitor has opened it, and can put it away."""
        return pack is self._opened

    def open(self, files: Mapping[str, str]) -> Pack:
        """Play these files. If something is wrong, ``errors`` tells what, and what was open stays open."""
        self._read()
        self.errors = ()
        try:
            self._opened = read_files(files)
        except TutorError as error:
            self.errors = (error, *getattr(error, "others", ()))
            raise
        return self._opened

    def close(self) -> None:
        """Put the visitor's own pack away."""
        self._read()
        self._opened, self.errors = None, ()

    def _read(self) -> None:
        if self._is_read:
            return
        self._is_read = True
        folder = os.environ.get(PACK_VARIABLE, "")
        try:
            if folder:
                self._served = served_pack(folder)
            if self._kept:
                self._opened = read_files(_files_of(self._kept))
        except TutorError as error:
            self.errors = (error, *getattr(error, "others", ()))


def served_pack(folder: str) -> Pack:
    """The pack of a folder, to be played by a server. Raises ``InputError``."""
    from cardcity_tutor.course.packs import read_pack

    return _checked(read_pack(folder))


def read_files(files: Mapping[str, str]) -> Pack:
    """The pack of files that somebody has opened. Raises ``InputError``."""
    from cardcity_tutor.course.lesson import Texts
    from cardcity_tutor.course.packs import ENDINGS, PACK_FILE, parse_pack

    if not 1 <= len(files) <= MAX_FILES:
        raise InputError("own-count", count=len(files), max=MAX_FILES)
    size = sum(map(len, files.values()))
    if size > MAX_CHARACTERS:
        raise InputError("own-size", size=size, max=MAX_CHARACTERS)
    for name in files:
        if not name.endswith(ENDINGS) or len(name) > MAX_NAME_CHARACTERS:
            raise InputError("own-ending", file=name[:MAX_NAME_CHARACTERS], expected=", ".join(ENDINGS))
    if set(files) == {PACK_FILE}:
        raise InputError("own-no-lesson", file=PACK_FILE)
    pack = parse_pack(dict(sorted(files.items())), NAMELESS)
    if PACK_FILE not in files:
        title = Texts(*(say(lang, "own-title") for lang in LANGUAGES))
        pack = type(pack)(pack.id, title, pack.parts, pack.lessons)
    return _checked(pack)


def _checked(pack: Pack) -> Pack:
    """The pack, unless it calls itself like the course, whose progress it would mix with."""
    from cardcity_tutor.course.packs import course

    if pack.id == course().id:
        raise InputError("own-id", id=pack.id)
    return pack


def _files_of(kept: str) -> Mapping[str, str]:
    """The files that a browser kept; whatever else stands there is none of ours."""
    try:
        found = read_json(kept[: 2 * MAX_CHARACTERS])
    except ValueError:
        found = None
    return file_texts(found)


def file_texts(found: object) -> Mapping[str, str]:
    """Names and texts of files, as a browser tells them. Raises ``InputError``."""
    if not isinstance(found, dict) or not all(isinstance(text, str) for text in found.values()):
        raise InputError("own-unreadable")
    return {str(name): text for name, text in found.items()}
