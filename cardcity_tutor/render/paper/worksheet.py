"""Worksheets: fresh exercises of a lesson on paper, boards to write on, and the key on a page of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final, Literal
from urllib.parse import urlencode

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course.exercises import Exercise
from cardcity_tutor.course.generating import fresh
from cardcity_tutor.course.lesson import Lesson
from cardcity_tutor.course.packs import Pack
from cardcity_tutor.locale import say
from cardcity_tutor.render.paper.answering import answer_space, boards, captions, table_of
from cardcity_tutor.render.paper.board import SHEET
from cardcity_tutor.render.paper.page import document, qr
from cardcity_tutor.render.paper.telling import answer_text, answered_board, framed, lesson_kicker, task_text

Answers = Literal["end", "none", "only"]
"""The key: after all sheets, left out, or alone."""
MOST: Final = 30
"""Exercises of one sheet."""
MOST_SEED: Final = 999_999_999
TRIES: Final = 5
STRIDE: Final = MOST * TRIES
"""Two sheets of different seeds have no exercise in common, but for chance."""
CELL: Final = 13.5
"""Millimetres of a cell and its street: room for a pen."""
NARROW: Final = 104.0
"""Millimetres of a board that leaves room for words beside it."""
WIDE: Final = 180.0
_WIDTH: Final = re.compile(r'viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"')
_CODE: Final = re.compile(r"lesson:([a-z0-9-]+):(\d{1,12}):(\d{1,2})")
PITCH: Final = 110


@dataclass(frozen=True)
class Sheet:
    """What a worksheet asks: the same seed and count give the same exercises."""

    lesson: Lesson
    seed: int
    count: int

    @property
    def code(self) -> str:
        """The sheet in a few letters; ``cardcity-tutor export worksheet`` prints it again from them.

        The code names the lesson, the seed and how many exercises.
        """
        return f"lesson:{self.lesson.id}:{self.seed}:{self.count}"

    def exercises(self) -> list[Exercise]:
        """Fresh ones by the lesson's recipes in turn, none twice; of a lesson without recipes, those of its steps."""
        drills = self.lesson.drills
        if not drills:
            asked = [step.exercise for step in self.lesson.steps if step.exercise is not None]
            if not asked:
                raise InputError("worksheet-nothing", lesson=self.lesson.id)
            return asked[: self.count]
        found: dict[object, Exercise] = {}
        for k in range(self.count * TRIES):
            made = fresh(drills[len(found) % len(drills)], STRIDE * self.seed + k)
            found.setdefault((repr(made.data), made.position), made)
            if len(found) == self.count:
                break
        return list(found.values())

    def link(self, address: str) -> str:
        """Where the tutor opens the same exercises."""
        asked = urlencode({"lesson": self.lesson.id, "seed": self.seed, "count": self.count})
        return f"{address}{'&' if '?' in address else '?'}{asked}"


def read_code(text: str) -> tuple[str, int, int] | None:
    """Lesson, seed and count of a sheet's code; nothing for any other text.

    >>> read_code("lesson:limit:17:6")
    ('limit', 17, 6)
    """
    found = _CODE.fullmatch(text.strip())
    return (found[1], int(found[2]), int(found[3])) if found else None


def worksheet(
    sheets: Sequence[Sheet],
    langs: Sequence[str],
    *,
    answers: Answers = "end",
    address: str = "",
    pack: Pack | None = None,
) -> str:
    """The sheets as one page to print, in each of the languages; every sheet and every key begins a new leaf.

    With the ``address`` of a served tutor, the code of a sheet opens its exercises there.
    """
    drawn: list[str] = []
    keys: list[str] = []
    for sheet in sheets:
        exercises = sheet.exercises()
        for lang in langs:
            if answers != "only":
                drawn.append(_sheet(sheet, exercises, lang, address, pack))
            if answers != "none":
                keys.append(_key(sheet, exercises, lang))
    lang = langs[0]
    title = " · ".join(sheet.lesson.title[lang] for sheet in sheets)
    return document(lang, title, "\n".join(drawn + keys), ("worksheet.css",), kind="worksheet")


def _sheet(sheet: Sheet, exercises: Sequence[Exercise], lang: str, address: str, pack: Pack | None) -> str:
    asked = "".join(_exercise(number, exercise, lang) for number, exercise in enumerate(exercises, 1))
    return f'<article class="leaf" lang="{lang}">{_head(sheet, lang, address, pack)}{asked}</article>'


def _head(sheet: Sheet, lang: str, address: str, pack: Pack | None) -> str:
    """Title, lines for name and date, and the code with what it is good for."""
    lesson = sheet.lesson
    target = sheet.link(address) if address else sheet.code
    told = say(lang, "paper-qr-link") if address else say(lang, "paper-qr-code", code=sheet.code)
    lines = "".join(
        f'<p class="write"><span>{escape(say(lang, key))}</span><i></i></p>'
        for key in ("paper-name", "paper-day")
    )
    return (
        f'<header class="head"><div><p class="kicker">{escape(lesson_kicker(lang, lesson, pack))}</p>'
        f'<h1>{escape(lesson.title[lang])}</h1><div class="who">{lines}</div>'
        f'<p class="about">{escape(_seed(sheet, lang))} · {escape(told)}<br>{escape(say(lang, "paper-notice"))}</p>'
        f"</div>{qr(target, told)}</header>"
    )


def _seed(sheet: Sheet, lang: str) -> str:
    return say(lang, "paper-seed", seed=str(sheet.seed))


def _exercise(number: int, exercise: Exercise, lang: str) -> str:
    pictures = boards(exercise, ink=SHEET)
    widths = [_width(drawn) for drawn in pictures]
    shape = "plain" if not pictures else "beside" if sum(widths) <= NARROW else "below"
    shown = framed(pictures, captions(exercise, lang), [f"{width:.0f}mm" for width in widths])
    return (
        f'<section class="exercise {shape}"><div class="words">'
        f'<p class="task"><span class="number">{number}</span> {escape(task_text(lang, exercise))}</p>'
        f"{table_of(exercise, lang)}{answer_space(exercise, lang)}</div>"
        f'<div class="pictures">{shown}</div></section>'
    )


def _width(drawing: str) -> float:
    """How wide a board is printed, in millimetres."""
    found = _WIDTH.search(drawing)
    assert found is not None, "every drawing has a view box"  # noqa: S101 (our own drawing)
    return min(WIDE, float(found[1]) / PITCH * CELL)


def _key(sheet: Sheet, exercises: Sequence[Exercise], lang: str) -> str:
    """The solutions, small, so that a sheet's key fits on a leaf or two."""
    solved = "".join(
        f'<li class="whole"><p><span class="number">{number}</span> <b>{escape(answer_text(lang, exercise))}</b></p>'
        f'<p class="task">{escape(task_text(lang, exercise))}</p>{answered_board(exercise, ink=SHEET)}</li>'
        for number, exercise in enumerate(exercises, 1)
    )
    return (
        f'<article class="leaf key" lang="{lang}"><header class="head"><div>'
        f'<p class="kicker">{escape(say(lang, "paper-key"))} · {escape(_seed(sheet, lang))}</p>'
        f'<h1>{escape(sheet.lesson.title[lang])}</h1></div></header><ol class="solutions">{solved}</ol></article>'
    )
