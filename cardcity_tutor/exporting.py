"""``cardcity-tutor export``: positions, lessons, worksheets, slides and certificates as files to print or to show."""

from __future__ import annotations

import datetime as dt
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, urlencode

from .arguments import nothing_left, options, reading, unknown, whole, writing
from .core.errors import InputError
from .course.lesson import Lesson
from .course.packs import Pack, course, read_pack
from .course.progress import Progress
from .games.cardcity.face.paper import (
    Sheet,
    certificate,
    lesson_page,
    page_file,
    passed,
    position_file,
    read_code,
    slides,
    worksheet,
)
from .games.cardcity.face.paper.files import NARROWEST, PAGES, PICTURES, WIDEST, ending_of
from .games.cardcity.face.paper.worksheet import MOST, MOST_SEED
from .locale import LANGUAGES, say
from .render.paper.page import PAPERS, Paper

POSITION: Final = dict.fromkeys(
    ("edition", "level", "variants", "money", "hand", "players", "player", "rulings", "reserve"), ""
)
"""Options of a position, as links have them."""
ANSWERS: Final = ("end", "separate", "none")
"""Where the key of a worksheet goes: after the sheets, into a file of its own, nowhere."""
FOLDED: Final = ("fold", "none")
"""The answers of a lesson: folded up on a screen and open on paper, or left out."""
TASKS: Final = ("fresh", "steps")
"""What a worksheet asks: fresh exercises, or those of the lesson's own steps."""
LONGEST_ADDRESS: Final = 300


def run(words: list[str], lang: str) -> int:
    """Do what the words ask for; the exit status."""
    if not words:
        raise InputError("export-what", expected=", ".join(WAYS))
    name, *rest = words
    if name not in WAYS:
        raise unknown("export", name, WAYS)
    if "--both" in rest and name != "worksheet":
        raise InputError("export-lang-both")
    for path in WAYS[name](["--out" if word == "-o" else word for word in rest], lang):
        sys.stdout.write(say(lang, "export-done", path=path) + "\n")
    return 0


def _options(words: Sequence[str], defaults: Mapping[str, str]) -> tuple[dict[str, str], list[str], str]:
    """The options, what stands free, and the file to write."""
    values, free = options("export", list(words), {**defaults, "out": ""})
    path = values.pop("out")
    if not path:
        raise InputError("export-no-file")
    return values, free, path


# ------------------------------------------------------------------ positions


def _position(words: list[str], lang: str) -> list[str]:  # noqa: ARG001 (a picture has no words)
    """A position as a picture."""
    from .games.cardcity.widgets.sharing import shared_position

    values, free, path = _options(words, {**POSITION, "width": ""})
    pixels = values.pop("width")
    width = whole("--width", pixels, NARROWEST, WIDEST) if pixels else None
    if not free:
        raise InputError("export-no-city")
    nothing_left("export", free[1:])
    ending_of(path, PICTURES)
    position, _ = shared_position(_query(free[0], {key: value for key, value in values.items() if value}))
    with writing(path):
        position_file(position, path, width=width)
    return [path]


def _query(text: str, more: Mapping[str, str]) -> str:
    """A city text, or a link that was shared, with the options that were given besides."""
    if "city=" not in text:
        return urlencode({"city": text, **more}, safe="/.,>", errors="surrogateescape")
    found = {key: values[-1] for key, values in parse_qs(text.rpartition("?")[2]).items()}
    return urlencode({**found, **more}, safe="/.,>", errors="surrogateescape")


# ------------------------------------------------------------------ lessons


def _pack(folder: str) -> Pack:
    """The pack of a folder, else the course."""
    with reading(folder):
        return read_pack(folder) if folder else course()


def _lessons(names: Sequence[str], pack: Pack) -> list[Lesson]:
    if not names:
        expected = ", ".join(f"{lesson.number} ({lesson.id})" for lesson in pack.lessons)
        raise InputError("export-no-lesson", expected=expected)
    return [pack.lesson(name) for name in names]


def _written(page: str, path: str) -> None:
    with writing(path):
        page_file(page, path)


def _lesson(words: list[str], lang: str) -> list[str]:
    """A lesson as one page."""
    values, free, path = _options(words, {"pack": "", "answers": "fold", "paper": "a4"})
    ending_of(path, PAGES)
    answers, paper = _one_of(values, "answers", FOLDED) == "fold", _paper(values)
    pack = _pack(values["pack"])
    (lesson,) = _lessons(free[:1], pack)
    nothing_left("export", free[1:])
    _written(lesson_page(lesson, lang, pack=pack, answers=answers, paper=paper), path)
    return [path]


def _slides(words: list[str], lang: str) -> list[str]:
    """Lessons as slides."""
    values, free, path = _options(words, {"pack": ""})
    ending_of(path, PAGES)
    pack = _pack(values["pack"])
    _written(slides(_lessons(free, pack), lang, pack=pack), path)
    return [path]


def _worksheet(words: list[str], lang: str) -> list[str]:
    """Worksheets of lessons, or those that codes on printed sheets name."""
    defaults = {"pack": "", "seed": "", "count": "6", "answers": "end", "address": ""}
    defaults |= {"tasks": "fresh", "paper": "a4"}
    langs = LANGUAGES if "--both" in words else (lang,)
    values, free, path = _options([word for word in words if word != "--both"], defaults)
    ending_of(path, PAGES)
    answers, paper = _one_of(values, "answers", ANSWERS), _paper(values)
    own = _one_of(values, "tasks", TASKS) == "steps"
    count = whole("--count", values["count"], 1, MOST)
    seed = whole("--seed", values["seed"], 0, MOST_SEED) if values["seed"] else _new_seed()
    pack = _pack(values["pack"])
    if not free:
        _lessons((), pack)  # says which there are
    sheets = [_sheet(name, pack, None if own else seed, MOST if own else count) for name in free]
    address = _address(values["address"])
    pages = {path: worksheet(sheets, langs, answers="none", address=address, pack=pack, paper=paper)}
    if answers == "end":
        pages = {path: worksheet(sheets, langs, address=address, pack=pack, paper=paper)}
    elif answers == "separate":
        target = Path(path)
        beside = target.with_name(f"{target.stem}-{say(lang, 'paper-key-file')}{target.suffix}")
        pages[str(beside)] = worksheet(sheets, langs, answers="only", pack=pack, paper=paper)
    for target_path, page in pages.items():
        _written(page, target_path)
    return list(pages)


def _sheet(name: str, pack: Pack, seed: int | None, count: int) -> Sheet:
    """The sheet of a lesson's name or number, or of a code."""
    code = read_code(name)
    if code is None:
        return Sheet(pack.lesson(name), seed, count)
    return Sheet(pack.lesson(code[0]), code[1], min(max(code[2], 1), MOST))


def _new_seed() -> int:
    """A seed that nobody chose: short enough to be typed again."""
    from secrets import randbelow

    return randbelow(10_000)


def _one_of(values: Mapping[str, str], name: str, expected: Sequence[str]) -> str:
    if values[name] not in expected:
        raise unknown(f"--{name}", values[name], expected)
    return values[name]


def _paper(values: Mapping[str, str]) -> Paper:
    return "letter" if _one_of(values, "paper", tuple(PAPERS)) == "letter" else "a4"


def _address(text: str) -> str:
    right = text.startswith(("http://", "https://")) and text.isprintable()
    if text and (not right or len(text) > LONGEST_ADDRESS):
        raise InputError("export-address", value=text[:60])
    return text


# ------------------------------------------------------------------ certificates


def _certificate(words: list[str], lang: str) -> list[str]:
    """What a learner has passed, under a name."""
    values, free, path = _options(words, {"pack": "", "name": "", "progress": ""})
    nothing_left("export", free)
    ending_of(path, PAGES)
    if not values["progress"]:
        raise InputError("export-no-progress")
    progress = Progress.load(values["progress"])
    name = values["name"].strip() or progress.name
    if not name:
        raise InputError("export-no-name")
    done = passed(progress, _pack(values["pack"]), lang)
    if not done:
        raise InputError("certificate-nothing", path=values["progress"])
    _written(certificate(name, done, lang, dt.datetime.now().astimezone().date()), path)
    return [path]


WAYS: Final[Mapping[str, Callable[[list[str], str], list[str]]]] = {
    "position": _position,
    "lesson": _lesson,
    "worksheet": _worksheet,
    "slides": _slides,
    "certificate": _certificate,
}
