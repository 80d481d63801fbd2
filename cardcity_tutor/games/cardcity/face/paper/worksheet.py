"""Worksheets: exercises of a lesson on paper, boards to write on, and the key on pages of its own."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Final

from cardcity_tutor.course.packs import Pack, course
from cardcity_tutor.course.worksheet import Sheet, Task
from cardcity_tutor.locale import say
from cardcity_tutor.render.paper.page import Paper, document, qr, sheet
from cardcity_tutor.render.paper.printer import Answers

from .answering import answer_space, boards, captions, table_of
from .board import SHEET
from .key import answer_lines
from .sums import sum_tables
from .telling import answered_board, framed, lesson_kicker, question_text, rule_line, task_text

CELL: Final = 13.5
"""Millimetres of a cell and its street: room for a pen."""
NARROW: Final = 104.0
"""Millimetres of a board that leaves room for words beside it."""
WIDE: Final = 180.0
_WIDTH: Final = re.compile(r'viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"')
PITCH: Final = 110


def worksheet(
    sheets: Sequence[Sheet],
    langs: Sequence[str],
    *,
    answers: Answers = "end",
    address: str = "",
    pack: Pack | None = None,
    paper: Paper = "a4",
    alone: bool = True,
) -> str:
    """The sheets as one page to print, in each of the languages; every sheet and every key begins a new leaf.

    With the ``address`` of a served tutor, the code of a sheet opens its exercises there. A page that is not ``alone``
    has no script: who shows it lays its pages.
    """
    drawn: list[str] = []
    keys: list[str] = []
    for each in sheets:
        tasks = each.tasks()
        for lang in langs:
            if answers != "only":
                drawn.append(_sheet(each, tasks, lang, address, pack))
            if answers != "none":
                keys.append(_key(each, tasks, lang, pack))
    lang = langs[0]
    title = " · ".join(each.lesson.title[lang] for each in sheets)
    script = f"<script>{sheet('base/pages.js')}\nlayPages(document);</script>" if alone else ""
    return document(
        lang, title, "\n".join([*drawn, *keys, script]), ("worksheet.css",), kind="worksheet", paper=paper
    )


def _sheet(each: Sheet, tasks: Sequence[Task], lang: str, address: str, pack: Pack | None) -> str:
    asked = "".join(_task(number, task, lang) for number, task in enumerate(tasks, 1))
    running = _running(lesson_kicker(lang, each.lesson, pack), _named(each, lang))
    return (
        f'<article class="leaf" lang="{lang}" data-columns="1" data-scaled>{running}'
        f"{_head(each, lang, address, pack)}{asked}{_folio(lang)}</article>"
    )


def _running(left: str, right: str) -> str:
    """The line above every page."""
    return f'<p class="running"><span>{escape(left)}</span><span>{escape(right)}</span></p>'


def _folio(lang: str) -> str:
    """The line below every page; its number is known when the pages are laid."""
    return (
        f'<p class="folio"><span>{escape(say(lang, "paper-notice"))}</span>'
        '<span class="number-of-page"></span></p>'
    )


def _head(each: Sheet, lang: str, address: str, pack: Pack | None) -> str:
    """Title, lines for name and date, and the code with what it is good for."""
    target = each.link(address, pack) if address else each.code
    told = say(lang, "paper-qr-link") if address else _reprint(each, lang, pack)
    lines = "".join(
        f'<p class="write"><span>{escape(say(lang, key))}</span><i></i></p>'
        for key in ("paper-name", "paper-day")
    )
    return (
        f'<header class="head"><div><h1>{escape(each.lesson.title[lang])}</h1><div class="who">{lines}</div>'
        f'<p class="about">{escape(told)}</p></div>{qr(target, told)}</header>'
    )


def _reprint(each: Sheet, lang: str, pack: Pack | None) -> str:
    """The command that prints a sheet again; of a pack, from its folder."""
    own = pack is not None and pack is not course()
    code = f"{each.code} --pack {say(lang, 'paper-folder')}" if own else each.code
    return say(lang, "paper-qr-code", code=code)


def _seed(each: Sheet, lang: str) -> str:
    return say(lang, "paper-seed", seed=str(each.seed)) if each.seed is not None else ""


def _named(each: Sheet, lang: str) -> str:
    return " · ".join(filter(None, (each.lesson.title[lang], _seed(each, lang))))


def _task(number: int, task: Task, lang: str) -> str:
    exercise, step = task
    pictures = boards(exercise, ink=SHEET)
    widths = [_width(drawn) for drawn in pictures]
    shape = "plain" if not pictures else "beside" if sum(widths) <= NARROW else "below"
    if len(pictures) > 1:
        shape = "several"
    shown = framed(pictures, captions(exercise, lang), [f"{width:.0f}mm" for width in widths])
    told = f'<p class="told">{escape(step.text[lang])}</p>' if step is not None else ""
    asked = _asked(task, lang)
    return (
        f'<section class="exercise {shape} block"><div class="words">{told}'
        f'<p class="task"><span class="number">{number}</span> {escape(asked)}</p>'
        f"{table_of(exercise, lang)}{answer_space(exercise, lang)}</div>"
        f'<div class="pictures">{shown}</div></section>'
    )


def _asked(task: Task, lang: str) -> str:
    return task_text(lang, task.exercise) if task.step is None else question_text(lang, task.step)


def _width(drawing: str) -> float:
    """How wide a board is printed, in millimetres."""
    found = _WIDTH.search(drawing)
    assert found is not None, "every drawing has a view box"  # noqa: S101 (our own drawing)
    return min(WIDE, float(found[1]) / PITCH * CELL)


def _key(each: Sheet, tasks: Sequence[Task], lang: str, pack: Pack | None) -> str:
    """The solutions, small, so that a sheet's key fits on a leaf or two."""
    solved = "".join(_solution(number, task, lang) for number, task in enumerate(tasks, 1))
    running = _running(lesson_kicker(lang, each.lesson, pack), _named(each, lang))
    title = f"{say(lang, 'paper-key')} · {each.lesson.title[lang]}"
    return (
        f'<article class="leaf key" lang="{lang}" data-columns="2" data-scaled>{running}<header class="head"><div>'
        f"<h1>{escape(title)}</h1></div></header>{solved}{_folio(lang)}</article>"
    )


def _solution(number: int, task: Task, lang: str) -> str:
    """Every accepted answer, the sum behind it, the rule, and the board with the answer on it."""
    exercise, step = task
    first, *more = answer_lines(lang, exercise)
    others = "".join(f"<li>{escape(line)}</li>" for line in more)
    note = f'<p class="note">{escape(step.note[lang])}</p>' if step is not None and step.note else ""
    return (
        f'<section class="solution block"><p><span class="number">{number}</span> <b>{escape(first)}</b></p>'
        + (f'<ul class="others">{others}</ul>' if more else "")
        + f'{sum_tables(lang, exercise)}{note}<p class="task">{escape(_asked(task, lang))}</p>'
        f"{rule_line(lang, exercise)}{answered_board(exercise, ink=SHEET)}</section>"
    )
