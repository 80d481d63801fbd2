"""``cardcity-tutor export``: positions, lessons, worksheets, slides and certificates as files to print or to show."""

from __future__ import annotations

import datetime as dt
import sys
from argparse import Namespace
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from secrets import randbelow
from typing import Final

from ..core.errors import InputError
from ..course.lesson import Lesson
from ..course.packs import Pack, read_pack
from ..course.progress import Progress
from ..course.worksheet import MOST, MOST_SEED, Sheet, read_code
from ..games import DEFAULT, find
from ..locale import LANGUAGES, say
from ..render.paper.files import NARROWEST, PAGES, PICTURES, WIDEST, ending_of, page_file, picture_file
from ..render.paper.page import PAPERS
from ..render.paper.printer import Answers, Printer
from .courses import asked_course
from .files import reading, writing
from .game_options import add_game_options, game_options
from .parser import Parser

ANSWERS: Final = ("end", "separate", "none")
"""Where the key of a worksheet goes: after the sheets, into a file of its own, nowhere."""
FOLDED: Final = ("fold", "none")
"""The answers of a lesson: folded up on a screen and open on paper, or left out."""
TASKS: Final = ("fresh", "steps")
"""What a worksheet asks: fresh exercises, or those of the lesson's own steps."""
LONGEST_ADDRESS: Final = 300
MOST_CHOSEN_SEED: Final = 10_000
"""Of seeds that nobody chose: short enough to be typed again."""


def add_options(parser: Parser) -> None:
    """What is exported, each kind with options of its own."""
    parser.flag("--both")  # what `--lang both` becomes
    parser.set_defaults(run=run)
    kinds = parser.add_subparsers(dest="kind")
    for name, (write, words) in KINDS.items():
        kind = kinds.add_parser(name, lang=parser.lang)
        kind.set_defaults(write=write, most=words)
        kind.add_argument("-o", "--out")
        kind.text("--ruleset")
        if name == "position":
            kind.number("--width", NARROWEST, WIDEST)
            add_game_options(kind, "position_options")
            continue
        kind.text("--pack")
        if name in ("worksheet", "lesson"):
            kind.choice("--answers", ANSWERS if name == "worksheet" else FOLDED)
            kind.choice("--paper", tuple(PAPERS))
        if name == "worksheet":
            kind.number("--seed", 0, MOST_SEED)
            kind.number("--count", 1, MOST, default=6)
            kind.choice("--tasks", TASKS)
            kind.text("--address")
        if name == "certificate":
            kind.text("--name", "--progress")


def run(asked: Namespace, lang: str) -> int:
    """Write the files; the exit status."""
    if asked.kind is None:
        raise InputError("export-what", expected=", ".join(KINDS))
    if asked.both and asked.kind != "worksheet":
        raise InputError("export-lang-both")
    if not asked.out:
        raise InputError("export-no-file")
    ending_of(asked.out, PICTURES if asked.kind == "position" else PAGES)
    for path in asked.write(asked, lang):
        sys.stdout.write(say(lang, "export-done", path=path) + "\n")
    return 0


def _printer(ruleset: str) -> Printer:
    load = find(ruleset).load_printer
    if load is None:
        raise InputError("game-not-printable", game=ruleset)
    printer: Printer = load()
    return printer


def _written(pages: Mapping[str, str]) -> list[str]:
    for path, page in pages.items():
        with writing(path):
            page_file(page, path)
    return list(pages)


# ------------------------------------------------------------------ positions


def _position(asked: Namespace, lang: str) -> list[str]:  # noqa: ARG001 (a picture has no words)
    """A position as a picture."""
    if not asked.words:
        raise InputError("export-no-city")
    ruleset = find(asked.ruleset or DEFAULT)
    printer = _printer(ruleset.id)
    given = game_options(asked, ruleset, "position_options", also=("ruleset", "width"))
    drawing = printer.picture(asked.words[0], given)
    with writing(asked.out):
        picture_file(drawing, asked.out, width=asked.width)
    return [asked.out]


# ------------------------------------------------------------------ lessons


def _pack(asked: Namespace) -> Pack:
    """The pack of a folder, else the course of a game."""
    found = asked_course(asked.ruleset, own=asked.pack is not None)
    if found is not None:
        return found
    with reading(asked.pack):
        return read_pack(asked.pack)


def _lessons(names: Sequence[str], pack: Pack) -> list[Lesson]:
    if not names:
        expected = ", ".join(f"{lesson.number} ({lesson.id})" for lesson in pack.lessons)
        raise InputError("export-no-lesson", expected=expected)
    return [pack.lesson(name) for name in names]


def _lesson(asked: Namespace, lang: str) -> list[str]:
    """A lesson as one page."""
    pack = _pack(asked)
    (lesson,) = _lessons(asked.words, pack)
    page = _printer(lesson.ruleset).lesson_page(
        lesson, lang, pack=pack, answers=asked.answers == "fold", paper=asked.paper
    )
    return _written({asked.out: page})


def _slides(asked: Namespace, lang: str) -> list[str]:
    """Lessons as slides."""
    pack = _pack(asked)
    lessons = _lessons(asked.words, pack)
    return _written({asked.out: _printer(lessons[0].ruleset).slides(lessons, lang, pack=pack)})


def _worksheet(asked: Namespace, lang: str) -> list[str]:
    """Worksheets of lessons, or those that codes on printed sheets name."""
    langs = LANGUAGES if asked.both else (lang,)
    address = _address(asked.address or "")
    pack = _pack(asked)
    if not asked.words:
        _lessons((), pack)  # says which there are
    seed = randbelow(MOST_CHOSEN_SEED) if asked.seed is None else asked.seed
    own = asked.tasks == "steps"
    sheets = [_sheet(name, pack, None if own else seed, MOST if own else asked.count) for name in asked.words]
    worksheet, pages = _printer(sheets[0].lesson.ruleset).worksheet, {}
    key: Answers = "end" if asked.answers == "end" else "none"
    pages[asked.out] = worksheet(sheets, langs, answers=key, address=address, pack=pack, paper=asked.paper)
    if asked.answers == "separate":
        target = Path(asked.out)
        beside = target.with_name(f"{target.stem}-{say(lang, 'paper-key-file')}{target.suffix}")
        pages[str(beside)] = worksheet(sheets, langs, answers="only", pack=pack, paper=asked.paper)
    return _written(pages)


def _sheet(name: str, pack: Pack, seed: int | None, count: int) -> Sheet:
    """The sheet of a lesson's name or number, or of a code."""
    code = read_code(name)
    if code is None:
        return Sheet(pack.lesson(name), seed, count)
    return Sheet(pack.lesson(code[0]), code[1], min(max(code[2], 1), MOST))


def _address(text: str) -> str:
    right = text.startswith(("http://", "https://")) and text.isprintable()
    if text and (not right or len(text) > LONGEST_ADDRESS):
        raise InputError("export-address", value=text[:60])
    return text


# ------------------------------------------------------------------ certificates


def _certificate(asked: Namespace, lang: str) -> list[str]:
    """What a learner has passed, under a name."""
    if not asked.progress:
        raise InputError("export-no-progress")
    progress = Progress.load(asked.progress)
    name = (asked.name or "").strip() or progress.name
    if not name:
        raise InputError("export-no-name")
    pack = _pack(asked)
    printer = _printer(pack.lessons[0].ruleset)
    passed = printer.passed(progress, pack, lang)
    if not passed:
        raise InputError("certificate-nothing", path=asked.progress)
    today = dt.datetime.now().astimezone().date()
    return _written({asked.out: printer.certificate(name, passed, lang, today)})


KINDS: Final[Mapping[str, tuple[Callable[[Namespace, str], list[str]], float]]] = {
    "position": (_position, 1),
    "lesson": (_lesson, 1),
    "worksheet": (_worksheet, float("inf")),
    "slides": (_slides, float("inf")),
    "certificate": (_certificate, 0),
}
"""Who writes it, and how many words it takes."""
