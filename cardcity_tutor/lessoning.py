"""``cardcity-tutor lessons``: check, list and show lesson files, and begin a new one."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from importlib.resources import files
from pathlib import Path
from typing import Final

from . import locale
from .arguments import nothing_left, options, reading, unknown, writing, written
from .core.errors import InputError
from .course.checking import Checked, check_files
from .course.lesson import Lesson, Step
from .course.nodes import read_text
from .course.packs import ENDINGS, PACK_FILE, course, course_folders, gathered, lesson_files
from .course.questions import QuestionTeach
from .course.reading import read_lesson
from .course.teach import teach_of
from .games import DEFAULT
from .games.cardcity.face.wording.lessons import problem_words, step_sheet
from .locale import say
from .sessions import lesson_sheet

FAULTY: Final = 1
"""Exit status when a lesson has problems."""
MOST_KINDS: Final = 30


def run(words: list[str], lang: str) -> int:
    """Do what the words ask for; the exit status."""
    if not words:
        raise InputError("lessons-what", expected=", ".join(WAYS))
    name, *rest = words
    if name not in WAYS:
        raise unknown("lessons", name, WAYS)
    return WAYS[name](rest, lang)


def _tell(text: str = "") -> None:
    sys.stdout.write(f"{text}\n")


# ------------------------------------------------------------------ checking


def _check(words: list[str], lang: str) -> int:
    """Everything that is wrong in files and folders, one line for each, and a summary."""
    _, free = options("lessons", [word for word in words if word != "--complete"], {})
    paths = [Path(word) for word in free] or course_folders()
    for path in paths:
        with reading(str(path)):
            path.stat()
    counts = [_checked(path, lang, complete="--complete" in words) for path in paths]
    lessons, wrong, warned = (sum(numbers) for numbers in zip(*counts, strict=True))
    _tell(say(lang, "lessons-checked", lessons=lessons, problems=wrong))
    if warned:
        _tell(say(lang, "lessons-warned", count=warned))
    return FAULTY if wrong else 0


def _checked(path: Path, lang: str, *, complete: bool) -> tuple[int, int, int]:
    """How many files there are, how many problems and how many warnings, which are told."""
    paths = lesson_files(path) if path.is_dir() else [path]
    found = list(check_files(paths, complete=complete))
    for checked in found:
        for error in checked.errors:
            _tell(problem_words(lang, error, str(checked.path)))
        for warning in checked.warnings:
            _tell(problem_words(lang, warning, str(checked.path), warning=True))
        if not complete:
            _tell_untranslated(checked, lang)
    wrong = _fit_together(path, found, lang) if path.is_dir() else 0
    wrong += sum(len(checked.errors) for checked in found)
    return len(paths), wrong, sum(len(checked.warnings) for checked in found)


def _tell_untranslated(checked: Checked, lang: str) -> None:
    """That a lesson is not there in every language: no problem for a pack of one's own."""
    lesson = checked.lesson
    for missing, count in ({} if lesson is None else lesson.untranslated).items():
        _tell(say(lang, "lessons-untranslated", path=str(checked.path), lang=missing, count=count))


def _fit_together(folder: Path, found: list[Checked], lang: str) -> int:
    """What keeps lessons from making a pack: numbers and ids that are there twice, and what the folder says of itself."""
    described = folder / PACK_FILE
    lessons = [checked.lesson for checked in found if checked.lesson is not None]
    text = read_text(described) if described.exists() else None
    _, errors = gathered(lessons, folder.name, text)
    for error in errors:
        _tell(problem_words(lang, error, str(folder / str(error.params["file"]))))
    return len(errors)


# ------------------------------------------------------------------ looking


def _list(words: list[str], lang: str) -> int:
    """The lessons of the course, or of files and folders: number, id, title, steps and kinds of exercises."""
    values, free = options("lessons", words, {"ruleset": DEFAULT})
    lessons: list[Lesson] = [] if free else list(course(values["ruleset"]).lessons)
    for word in free:
        path = Path(word)
        with reading(word):
            lessons += map(read_lesson, lesson_files(path) if path.is_dir() else [path])
    for lesson in lessons:
        kinds = dict.fromkeys(step.exercise.kind for step in lesson.steps if step.exercise is not None)
        told = say(lang, "lessons-listed", steps=len(lesson.steps), kinds=", ".join(kinds) or "–")
        _tell(f"{lesson.number:>3}  {lesson.id:28} {lesson.title[lang]} · {told}")
    return 0


def _show(words: list[str], lang: str) -> int:
    """The steps of a lesson as its author wants to see them."""
    values, free = options("lessons", words, {"step": "", "ruleset": DEFAULT})
    if not free:
        raise InputError("lessons-which")
    nothing_left("lessons", free[1:])
    lesson = _lesson(free[0], values["ruleset"])
    steps = lesson.steps
    if values["step"]:
        steps = tuple(step for step in steps if step.id == values["step"])
        if not steps:
            raise unknown("--step", values["step"], (step.id for step in lesson.steps))
    for step in steps:
        for line in _sheet(lang, step, lesson):
            _tell(line)
        _tell()
    return 0


def _sheet(lang: str, step: Step, lesson: Lesson) -> list[str]:
    """What the author wants to see of a step."""
    if isinstance(teach_of(lesson.ruleset), QuestionTeach):
        return lesson_sheet.step_sheet(lang, step)
    return step_sheet(lang, step, lesson.number)


def _lesson(word: str, ruleset: str) -> Lesson:
    """A lesson file, or a lesson of a game's course by its number or id."""
    with reading(word):
        if Path(word).suffix in ENDINGS or Path(word).is_file():
            return read_lesson(Path(word))
    return course(ruleset).lesson(word)


# ------------------------------------------------------------------ beginning


def _new(words: list[str], lang: str) -> int:
    """A lesson that is right already, with comments, to be rewritten."""
    values, free = options("lessons", words, {"kind": "mark"})
    if not free:
        raise InputError("lessons-no-file")
    nothing_left("lessons", free[1:])
    kinds = values["kind"].replace(",", " ").split()[:MOST_KINDS]
    for kind in kinds:
        if kind not in teach_of().kinds:
            raise unknown("--kind", kind, teach_of().kinds)
    path = Path(free[0])
    if path.suffix not in ENDINGS:
        raise InputError("lessons-ending", path=free[0], expected=", ".join(ENDINGS))
    with reading(free[0]):
        if path.exists():
            raise InputError("lessons-there", path=free[0])
    with writing(free[0]):
        path.parent.mkdir(parents=True, exist_ok=True)
    with written(free[0]) as target, writing(free[0]):
        target.write(template(path.stem, kinds, lang))
    _tell(say(lang, "lessons-written", path=free[0]))
    return 0


def template(stem: str, kinds: list[str], lang: str) -> str:
    """The text of a new lesson: named and numbered after its file (``07-my-lesson``), a step for each kind."""
    digits, name = re.fullmatch(r"(\d{0,3})[-_ ]*(.*)", stem, re.DOTALL).groups()  # type: ignore[union-attr]
    slug = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40].strip("-")
    steps = "\n".join(model(kind, number) for number, kind in enumerate(kinds, 1))
    text = files(locale).joinpath(lang, "pages", "lesson-new.yaml").read_text(encoding="utf-8")
    for mark, value in (
        ("@id", slug or "my-lesson"),
        ("@number", str(int(digits or 1))),
        ("@steps", steps.rstrip("\n")),
    ):
        text = text.replace(mark, value)
    return text


def model(kind: str, number: int = 1) -> str:
    """The model of a step of this kind, as it stands in a lesson file; its id ends with its number."""
    text = files(__package__).joinpath("course", "models", f"{kind}.yaml").read_text(encoding="utf-8")
    return re.sub(r"(?m)^(  - id: [a-z-]+)$", rf"\1-{number}" if number > 1 else r"\1", text, count=1)


WAYS: Final[Mapping[str, Callable[[list[str], str], int]]] = {
    "check": _check,
    "list": _list,
    "show": _show,
    "new": _new,
}
