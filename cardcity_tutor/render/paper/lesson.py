"""A lesson as one page that stands alone: to read offline, to send, to print."""

from __future__ import annotations

from html import escape

from cardcity_tutor.course.lesson import Lesson, Step
from cardcity_tutor.course.packs import Pack
from cardcity_tutor.locale import say
from cardcity_tutor.render.paper.answering import answer_choices
from cardcity_tutor.render.paper.page import document, sheet
from cardcity_tutor.render.paper.telling import (
    answer_text,
    answered_board,
    lesson_kicker,
    question_text,
    rule_box,
    step_hand,
    step_pictures,
)


def lesson_page(lesson: Lesson, lang: str, *, pack: Pack | None = None) -> str:
    """Every step with its text, rule, board, question and, folded up, the answer; on paper answers are open."""
    steps = "\n".join(_step(number, step, lang) for number, step in enumerate(lesson.steps, 1))
    body = (
        f'<main><header><p class="kicker">{escape(lesson_kicker(lang, lesson, pack))}</p>'
        f'<h1>{escape(lesson.title[lang])}</h1><p class="lead">{escape(lesson.summary[lang])}</p></header>\n'
        f'{steps}\n<footer class="notice">{escape(say(lang, "paper-notice"))}</footer></main>\n'
        f"<script>{sheet('print.js')}</script>"
    )
    return document(lang, lesson.title[lang], body, ("lesson.css",), kind="lesson")


def _step(number: int, step: Step, lang: str) -> str:
    rules = "".join(rule_box(lang, name, step.way.edition) for name in step.rules[:1])
    question = question_text(lang, step)
    asked = f'<p class="question">{escape(question)}</p>' if question else ""
    if step.exercise is not None:
        asked += answer_choices(step.exercise, lang)
    return (
        f'<section class="step"><h2><span class="station">{number}</span> {escape(step.name[lang])}</h2>'
        f'<div class="columns"><div class="intro"><p class="lead">{escape(step.text[lang])}</p>{rules}</div>'
        f'<div class="pictures">{step_pictures(lang, step)}</div>'
        f'<div class="ask">{step_hand(lang, step)}{asked}{_answer(step, lang)}</div></div></section>'
    )


def _answer(step: Step, lang: str) -> str:
    """The answer, which a click unfolds."""
    if step.exercise is None:
        return ""
    note = f"<p>{escape(step.note[lang])}</p>" if step.note is not None else ""
    return (
        f"<details><summary>{escape(say(lang, 'paper-answer-fold'))}</summary>"
        f'<div class="answer"><div><p><b>{escape(answer_text(lang, step.exercise))}</b></p>{note}</div>'
        f"{answered_board(step.exercise)}</div></details>"
    )
