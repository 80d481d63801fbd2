"""A lesson as one page that stands alone: to read offline, to send, to print."""

from __future__ import annotations

import json
from html import escape

from cardcity_tutor.course.lesson import Lesson, Step
from cardcity_tutor.course.packs import Pack
from cardcity_tutor.locale import say
from cardcity_tutor.render.paper.page import Paper, document, sheet

from .answering import answer_choices, answer_space
from .key import answer_lines
from .sums import sum_tables
from .telling import answered_board, lesson_kicker, question_text, rule_box, step_hand, step_pictures


def lesson_page(
    lesson: Lesson, lang: str, *, pack: Pack | None = None, answers: bool = True, paper: Paper = "a4"
) -> str:
    """Every step with its text, rule, board, question and, folded up, the answer; on paper answers are open.

    Without ``answers`` there is room for a pen instead.
    """
    steps = "\n".join(
        _step(number, step, lang, answers=answers) for number, step in enumerate(lesson.steps, 1)
    )
    header = json.dumps(lesson_kicker(lang, lesson, pack), ensure_ascii=False)
    title = json.dumps(lesson.title[lang], ensure_ascii=False)
    notice = json.dumps(say(lang, "paper-notice"), ensure_ascii=False)
    margins = (
        f"@page {{ @top-left {{ content: {header}; }} @top-right {{ content: {title}; }} "
        f"@bottom-left {{ content: {notice}; }} }}"
    )
    body = (
        f'<main><header><p class="kicker">{escape(lesson_kicker(lang, lesson, pack))}</p>'
        f'<h1>{escape(lesson.title[lang])}</h1><p class="lead">{escape(lesson.summary[lang])}</p></header>\n'
        f'{steps}\n<footer class="notice">{escape(say(lang, "paper-notice"))}</footer></main>\n'
        f"<style>{margins.replace('<', chr(92) + '3c ')}</style><script>{sheet('print.js')}</script>"
    )
    return document(lang, lesson.title[lang], body, ("lesson.css",), kind="lesson", paper=paper)


def _step(number: int, step: Step, lang: str, *, answers: bool) -> str:
    rules = "".join(rule_box(lang, name, step.way.edition) for name in step.rules[:1])
    question = question_text(lang, step)
    asked = f'<p class="question">{escape(question)}</p>' if question else ""
    if step.exercise is not None:
        asked += answer_choices(step.exercise, lang) if answers else answer_space(step.exercise, lang)
    return (
        f'<section class="step"><h2><span class="station">{number}</span> {escape(step.name[lang])}</h2>'
        f'<div class="columns"><div class="intro"><p class="lead">{escape(step.text[lang])}</p>{rules}</div>'
        f'<div class="pictures">{step_pictures(lang, step)}</div>'
        f'<div class="ask">{step_hand(lang, step)}{asked}'
        f"{_answer(step, lang) if answers else ''}</div></div></section>"
    )


def _answer(step: Step, lang: str) -> str:
    """The answer, which a click unfolds."""
    if step.exercise is None:
        return ""
    note = f"<p>{escape(step.note[lang])}</p>" if step.note is not None else ""
    first, *more = answer_lines(lang, step.exercise)
    others = "".join(f"<li>{escape(line)}</li>" for line in more)
    return (
        f"<details><summary>{escape(say(lang, 'paper-answer-fold'))}</summary>"
        f'<div class="answer"><div><p><b>{escape(first)}</b></p>'
        + (f"<ul>{others}</ul>" if more else "")
        + f"{sum_tables(lang, step.exercise)}{note}</div>"
        f"{answered_board(step.exercise)}</div></details>"
    )
