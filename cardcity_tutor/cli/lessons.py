"""``cardcity-tutor lessons``: check, list and show lesson files, and begin a new one."""

from __future__ import annotations

import re
import sys
from argparse import Namespace
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from ..core.errors import InputError
from ..course.checking import Checked, check_files
from ..course.lesson import Lesson, Step
from ..course.nodes import read_text
from ..course.packs import ENDINGS, PACK_FILE, gathered, lesson_files
from ..course.questions import QuestionTeach
from ..course.reading import read_lesson
from ..course.teach import teach_of
from ..games import DEFAULT, find, folders
from ..locale import say
from ..render.lesson_errors import problem_words
from ..sessions import lesson_sheet
from .courses import asked_course, asked_folder
from .files import reading, writing, written
from .parser import Parser, unknown

FAULTY: Final = 1
"""Exit status when a lesson has problems."""
MOST_KINDS: Final = 30
KINDS: Final = ("check", "list", "show", "new")


def add_options(parser: Parser) -> None:
    """What is done with lessons, each with options of its own."""
    parser.set_defaults(run=run)
    kinds = parser.add_subparsers(dest="kind")
    check, listing, show, new = (kinds.add_parser(name, lang=parser.lang) for name in KINDS)
    check.takes(_check, float("inf"))
    check.flag("--complete")
    listing.takes(_list, float("inf"))
    show.takes(_show, 1)
    show.text("--step")
    new.takes(_new, 1)
    new.text("--kind", default="mark")
    for kind in (check, listing, show, new):
        kind.text("--ruleset")


def run(asked: Namespace, lang: str) -> int:  # noqa: ARG001 (as all commands)
    """Say what there is to be done with lessons."""
    raise InputError("lessons-what", expected=", ".join(KINDS))


def _tell(text: str = "") -> None:
    sys.stdout.write(f"{text}\n")


# ------------------------------------------------------------------ checking


def _check(asked: Namespace, lang: str) -> int:
    """Everything that is wrong in files and folders, one line for each, and a summary."""
    if asked.words and asked.ruleset is not None:
        raise InputError("lessons-own-ruleset")
    paths = [Path(word) for word in asked.words] or [asked_folder(asked.ruleset)]
    for path in paths:
        with reading(str(path)):
            path.stat()
    counts = [_checked(path, lang, complete=asked.complete) for path in paths]
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


def _list(asked: Namespace, lang: str) -> int:
    """The lessons of a course, or of files and folders: number, id, title, steps and kinds of exercises."""
    pack = asked_course(asked.ruleset, own=bool(asked.words))
    lessons: list[Lesson] = [] if pack is None else list(pack.lessons)
    for word in asked.words:
        path = Path(word)
        with reading(word):
            lessons += map(read_lesson, lesson_files(path) if path.is_dir() else [path])
    for lesson in lessons:
        kinds = dict.fromkeys(step.exercise.kind for step in lesson.steps if step.exercise is not None)
        told = say(lang, "lessons-listed", steps=len(lesson.steps), kinds=", ".join(kinds) or "–")
        _tell(f"{lesson.number:>3}  {lesson.id:28} {lesson.title[lang]} · {told}")
    return 0


def _show(asked: Namespace, lang: str) -> int:
    """The steps of a lesson as its author wants to see them."""
    if not asked.words:
        raise InputError("lessons-which")
    lesson = _lesson(asked.words[0], asked.ruleset)
    steps = [step for step in lesson.steps if asked.step in (None, step.id)]
    if not steps:
        raise unknown("--step", asked.step, (step.id for step in lesson.steps))
    for step in steps:
        for line in _step_sheet(lang, step, lesson):
            _tell(line)
        _tell()
    return 0


def _step_sheet(lang: str, step: Step, lesson: Lesson) -> list[str]:
    """What the game prints of a step; else what its questions tell, or its texts and the answer."""
    load = find(lesson.ruleset).load_printer
    if load is not None:
        lines: list[str] = load().step_sheet(lang, step, lesson.number)
        return lines
    if isinstance(teach_of(lesson.ruleset), QuestionTeach):
        return lesson_sheet.step_sheet(lang, step)
    lines = [f"{step.id} · {step.name[lang]}", step.text[lang]]
    if step.exercise is None:
        return [*lines, say(lang, "lessons-no-exercise")]
    if step.question is not None:
        lines += ["", say(lang, "lessons-task", text=step.question[lang])]
    return [*lines, say(lang, "lessons-answer", text=step.exercise.write(step.exercise.solution()))]


def _lesson(word: str, ruleset: str | None) -> Lesson:
    """A lesson file, or a lesson of a course by its number or id."""
    with reading(word):
        own = Path(word).suffix in ENDINGS or Path(word).is_file()
        if (pack := asked_course(ruleset, own=own)) is not None:
            return pack.lesson(word)
        return read_lesson(Path(word))


# ------------------------------------------------------------------ beginning


def _new(asked: Namespace, lang: str) -> int:
    """A lesson that is right already, with comments, to be rewritten."""
    if not asked.words:
        raise InputError("lessons-no-file")
    word, path = asked.words[0], Path(asked.words[0])
    ruleset = find(asked.ruleset or DEFAULT).id
    models = _models(ruleset)
    known = [kind for kind in teach_of(ruleset).kinds if models.joinpath(f"{kind}.yaml").is_file()]
    kinds = asked.kind.replace(",", " ").split()[:MOST_KINDS]
    for kind in kinds:
        if kind not in known:
            raise unknown("--kind", kind, known)
    if path.suffix not in ENDINGS:
        raise InputError("lessons-ending", path=word, expected=", ".join(ENDINGS))
    with reading(word):
        if path.exists():
            raise InputError("lessons-there", path=word)
    with writing(word):
        path.parent.mkdir(parents=True, exist_ok=True)
    with written(word) as target, writing(word):
        target.write(template(path.stem, kinds, lang, ruleset))
    _tell(say(lang, "lessons-written", path=word))
    return 0


def template(stem: str, kinds: list[str], lang: str, ruleset: str = DEFAULT) -> str:
    """The text of a new lesson: named and numbered after its file (``07-my-lesson``), a step for each kind."""
    digits, name = re.fullmatch(r"(\d{0,3})[-_ ]*(.*)", stem, re.DOTALL).groups()  # type: ignore[union-attr]
    slug = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40].strip("-")
    steps = "\n".join(model(kind, number, ruleset) for number, kind in enumerate(kinds, 1))
    text = _models(ruleset).joinpath(f"lesson.{lang}.yaml").read_text(encoding="utf-8")
    for mark, value in (
        ("@id", slug or "my-lesson"),
        ("@number", str(int(digits or 1))),
        ("@steps", steps.rstrip("\n")),
    ):
        text = text.replace(mark, value)
    return text


def model(kind: str, number: int = 1, ruleset: str = DEFAULT) -> str:
    """The model of a step of this kind, as it stands in a lesson file; its id ends with its number."""
    text = _models(ruleset).joinpath(f"{kind}.yaml").read_text(encoding="utf-8")
    return re.sub(r"(?m)^(  - id: [a-z-]+)$", rf"\1-{number}" if number > 1 else r"\1", text, count=1)


def _models(ruleset: str) -> Traversable:
    """The folder with a game's models of lessons and steps."""
    found: Mapping[str, Traversable] = dict(folders("teach", "models"))
    if ruleset not in found:
        raise InputError("lessons-no-models", game=ruleset)
    return found[ruleset]
