"""What is wrong in a lesson file, and where; a file that is read remembers all of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from ..core.errors import InputError

NO_FIELD: Final = "–"
"""Stands for the name of a field where the whole file is meant."""


class LessonError(InputError):
    """Something is wrong in a lesson file: ``inner`` tells what, the parameters where, ``others`` what else is wrong."""

    def __init__(
        self, inner: InputError, file: str, line: int, field: str, others: Sequence[LessonError] = ()
    ) -> None:
        """Keep the place beside the complaint."""
        super().__init__("lesson-at", file=file, line=line, field=field)
        self.inner = inner
        self.others = tuple(others)

    def __str__(self) -> str:
        """Place and complaint, for logs and tests."""
        return f"{self.params['file']}:{self.params['line']}: {self.params['field']}: {self.inner}"


def first_of(errors: Iterable[LessonError]) -> LessonError:
    """The error that stands first in its file, with all others."""
    first, *others = errors
    return LessonError(
        first.inner,
        str(first.params["file"]),
        int(str(first.params["line"])),
        str(first.params["field"]),
        others,
    )


class Source:
    """A file that is read: its name, and what was found wrong in it so far."""

    def __init__(self, file: str) -> None:
        """Nothing yet."""
        self.file = file
        self._errors: list[LessonError] = []
        self._untranslated: list[LessonError] = []

    def note(self, error: LessonError) -> None:
        """Go on reading after this."""
        if str(error) not in map(str, self._errors):
            self._errors.append(error)

    def note_untranslated(self, error: LessonError) -> None:
        """A text that stands there in one language only."""
        self._untranslated.append(error)

    def notes_about(self, field: str) -> bool:
        """Whether something is wrong with a field, or within it."""
        return any(str(error.params["field"]).startswith(field) for error in self._errors)

    @property
    def errors(self) -> list[LessonError]:
        """In the order of their lines."""
        return sorted(self._errors, key=line_of)

    @property
    def untranslated(self) -> list[LessonError]:
        """The same of texts that lack a language; that is no error by itself."""
        return sorted(self._untranslated, key=line_of)

    def check(self) -> None:
        """Raise the errors, if there are any."""
        if self._errors:
            raise first_of(self.errors)


def line_of(error: LessonError) -> int:
    """Where it stands in its file."""
    return int(str(error.params["line"]))
