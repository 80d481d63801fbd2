"""Packs of lessons: the course itself, and what others write, each a folder of lesson files with a ``pack.yaml``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from .._resources import resource_folder
from ..core.errors import InputError
from .lesson import Lesson, Texts
from .nodes import Node, read_yaml
from .reading import FORMAT, identifier, read_lesson, texts

PACK_FILE: Final = "pack.yaml"
ENDINGS: Final = (".yaml", ".yml")
MOST_FILES: Final = 200


@dataclass(frozen=True, slots=True)
class Part:
    """Lessons that belong together."""

    number: int
    title: Texts


@dataclass(frozen=True, slots=True)
class Pack:
    """A course: its lessons by number, in parts."""

    id: str
    title: Texts
    parts: tuple[Part, ...]
    lessons: tuple[Lesson, ...]

    def lesson(self, name: str | int) -> Lesson:
        """A lesson by its number or id."""
        for lesson in self.lessons:
            if name in (lesson.number, lesson.id, str(lesson.number)):
                return lesson
        expected = ", ".join(f"{lesson.number} ({lesson.id})" for lesson in self.lessons)
        raise InputError("option-unknown", field="lesson", value=str(name)[:60], expected=expected)

    def of_part(self, number: int) -> tuple[Lesson, ...]:
        """The lessons of a part."""
        return tuple(lesson for lesson in self.lessons if lesson.part == number)

    def by_rule(self) -> Mapping[str, tuple[Lesson, ...]]:
        """For each rule id the lessons that meet it."""
        found: dict[str, tuple[Lesson, ...]] = {}
        for lesson in self.lessons:
            for name in lesson.rules:
                found[name] = (*found.get(name, ()), lesson)
        return found


def lesson_files(folder: Path) -> list[Path]:
    """The lesson files of a pack, sorted by name."""
    if not folder.is_dir():
        raise InputError("pack-folder", path=str(folder))
    found = sorted(
        path for path in folder.glob("*.y*ml") if path.suffix in ENDINGS and path.name != PACK_FILE
    )
    if not found or len(found) > MOST_FILES:
        raise InputError("pack-files", path=str(folder), count=len(found), max=MOST_FILES)
    return found


def read_pack(folder: Path | str) -> Pack:
    """The pack of a folder; the first file that is wrong ends it with a ``LessonError``."""
    folder = Path(folder)
    return gathered(folder, [read_lesson(path) for path in lesson_files(folder)])


def gathered(folder: Path, lessons: Iterable[Lesson]) -> Pack:
    """The pack of these lessons, with what its folder says about it."""
    ordered = sorted(lessons, key=lambda lesson: lesson.number)
    for name in ("id", "number"):
        seen: dict[object, Lesson] = {}
        for lesson in ordered:
            other = seen.setdefault(getattr(lesson, name), lesson)
            if other is not lesson:
                raise InputError("pack-twice", field=name, file=lesson.file, other=other.file)
    described = folder / PACK_FILE
    if not described.exists():
        return Pack(folder.name, Texts(folder.name, folder.name), (), tuple(ordered))
    found = read_yaml(described).fields(("format", "id", "title", "parts"), needed=("format", "id", "title"))
    if found["format"].text() != str(FORMAT):
        found["format"].fail("lesson-format", value=found["format"].text()[:20], expected=FORMAT)
    parts = tuple(_part(node) for node in found["parts"].items()) if "parts" in found else ()
    return Pack(identifier(found["id"]), texts(found["title"]), parts, tuple(ordered))


def _part(node: Node) -> Part:
    found = node.fields(("number", "title"), needed=("number", "title"))
    return Part(found["number"].number(0, 99), texts(found["title"]))


@cache
def course() -> Pack:
    """The course that comes with the tutor."""
    return read_pack(resource_folder("lessons"))
