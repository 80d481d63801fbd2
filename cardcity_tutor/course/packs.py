"""Packs of lessons: the course itself, and what others write, each a folder of lesson files with a ``pack.yaml``."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final

from .._resources import resource_folder
from ..core.errors import InputError
from ..core.fields import told
from ..games import DEFAULT, folders
from .lesson import Lesson, Texts
from .nodes import Node, parse_yaml, read_text
from .reading import lesson_of
from .sources import LessonError, first_of
from .teach import teach_of
from .values import check_format, identifier, texts

PACK_FILE: Final = "pack.yaml"
ENDINGS: Final = (".yaml", ".yml")
MOST_FILES: Final = 200


@dataclass(frozen=True, slots=True)
class Part:
    """Lessons that belong together."""

    number: int
    title: Texts


@dataclass(frozen=True, slots=True, repr=False)
class Pack:
    """A course: its lessons by number, in parts."""

    id: str
    title: Texts
    parts: tuple[Part, ...]
    lessons: tuple[Lesson, ...]

    def __repr__(self) -> str:
        """Its name and how many lessons it has."""
        return f"<Pack: {self.id}, {len(self.lessons)} lessons>"

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
    """The pack of a folder. A ``LessonError`` is the first thing that is wrong, with all the rest as its ``others``."""
    if not isinstance(folder, str | Path):
        raise InputError("pack-folder", path=told(folder))
    folder = Path(folder)
    files = {path.name: read_text(path) for path in lesson_files(folder)}
    described = folder / PACK_FILE
    if described.exists():
        files[PACK_FILE] = read_text(described)
    return parse_pack(files, folder.name)


def parse_pack(files: Mapping[str, str], name: str) -> Pack:
    """The pack of these texts by the names of their files; ``name`` is what it is called where no text says so."""
    errors: list[LessonError] = []
    lessons: list[Lesson] = []
    for file, text in files.items():
        if file != PACK_FILE:
            lesson, wrong = look_through(text, file)
            errors += wrong
            lessons += [] if lesson is None else [lesson]
    pack, wrong = gathered(lessons, name, files.get(PACK_FILE))
    errors += wrong
    if errors:
        raise first_of(errors)
    return pack


def look_through(text: str, file: str) -> tuple[Lesson | None, list[LessonError]]:
    """A lesson as far as it can be read, and what is wrong with it."""
    try:
        root = parse_yaml(text, file)
        return lesson_of(root), root.source.errors
    except LessonError as error:
        return None, [error, *error.others]


def gathered(lessons: Iterable[Lesson], name: str, described: str | None) -> tuple[Pack, list[LessonError]]:
    """The pack of these lessons, with what it says of itself; and what keeps it from being one."""
    ordered = sorted(lessons, key=lambda lesson: lesson.number)
    errors = list(_twice(ordered))
    ruleset = ordered[0].ruleset if ordered else DEFAULT
    pack = Pack(name, Texts(name, name), (), tuple(teach_of(ruleset).in_order(ordered)))
    if described is None:
        return pack, errors
    try:
        root = parse_yaml(described, PACK_FILE)
        found = root.fields(("format", "id", "title", "parts"), needed=("format", "id", "title"))
    except LessonError as error:
        return pack, [*errors, error, *error.others]
    found.read("format", check_format, None)
    pack = replace(
        pack,
        id=found.read("id", identifier, name),
        title=found.read("title", texts, pack.title),
        parts=found.read("parts", _parts, ()),
    )
    return pack, errors + root.source.errors


def _twice(lessons: Iterable[Lesson]) -> Iterator[LessonError]:
    """Numbers and ids that two lessons have."""
    for name in ("id", "number"):
        seen: dict[object, Lesson] = {}
        for lesson in lessons:
            other = seen.setdefault(getattr(lesson, name), lesson)
            if other is not lesson and name in lesson.lines:
                error = InputError("pack-twice", field=name, other=other.file)
                yield LessonError(error, lesson.file, lesson.lines[name], name)


def _parts(node: Node) -> tuple[Part, ...]:
    made: list[Part] = []
    for item in node.items():
        with item.noted():
            found = item.fields(("number", "title"), needed=("number", "title"))
            made.append(Part(found["number"].number(0, 99), texts(found["title"])))
    return tuple(made)


def course(ruleset: str = DEFAULT) -> Pack:
    """The course of a game: of one of ours it comes with the tutor, of another it lies in its package."""
    return _course(ruleset)


@cache
def _course(ruleset: str) -> Pack:
    folder = course_folder(ruleset)
    if folder is None:
        raise InputError("game-no-lessons", game=ruleset)
    return read_pack(folder)


def course_folder(ruleset: str) -> Path | None:
    """Where the lessons of a game's course lie; nothing if it has none."""
    found = [
        resource_folder("lessons") / ruleset,
        *(Path(str(folder)) for name, folder in folders("lessons") if name == ruleset),
    ]
    return next((folder for folder in found if folder.is_dir()), None)
