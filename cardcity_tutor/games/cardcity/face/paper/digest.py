"""A lesson at a glance, in one language or in both: what a saved notebook shows where no widget can run."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from html import escape
from typing import Final

from cardcity_tutor.course.lesson import Lesson, Step
from cardcity_tutor.locale import LANGUAGES

from ..svg import position_svg
from .telling import question_text

WIDTH: Final = 320
"""Pixels of the first board."""


def lesson_digest(lesson: Lesson, languages: Sequence[str] = LANGUAGES) -> str:
    """The summary, the first board, and the text and task of every step; no answers.

    The board is an image with its data inside: code hosts leave out drawings that stand in the text.

    >>> from cardcity_tutor.course import course
    >>> lesson_digest(course().lesson(6)).count("<li>") == len(course().lesson(6).steps)
    True
    """
    summary = "\n".join(f'<p lang="{lang}">{escape(lesson.summary[lang])}</p>' for lang in languages)
    alt = escape(" · ".join(lesson.title[lang] for lang in languages))
    data = b64encode(position_svg(lesson.steps[0].position).encode()).decode()
    steps = "\n".join(_step(step, languages) for step in lesson.steps)
    return (
        f'{summary}\n<img alt="{alt}" width="{WIDTH}" src="data:image/svg+xml;base64,{data}">\n'
        f"<ol>\n{steps}\n</ol>"
    )


def _step(step: Step, languages: Sequence[str]) -> str:
    told = "".join(_told(step, lang) for lang in languages)
    return f"<li>{told}</li>"


def _told(step: Step, lang: str) -> str:
    task = question_text(lang, step)
    asked = f"<br><em>{escape(task)}</em>" if task else ""
    return f'<p lang="{lang}"><b>{escape(step.name[lang])}</b><br>{escape(step.text[lang])}{asked}</p>'
