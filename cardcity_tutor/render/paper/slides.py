"""Slides for class: a notebook in memory, made into one page by nbconvert with a template of our own.

The notebook has Jupyter's own slide metadata and nothing to run. Our template needs no reveal.js and no network: the
whole show is one file, with a script of two screens that turns the pages.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import as_file, files
from typing import Any, Final

from cardcity_tutor.course.lesson import Lesson, Step
from cardcity_tutor.course.packs import Pack
from cardcity_tutor.locale import say
from cardcity_tutor.render.paper.answering import answer_choices, captions, solved_board
from cardcity_tutor.render.paper.page import numbered, sheet
from cardcity_tutor.render.paper.telling import (
    answer_text,
    lesson_kicker,
    question_text,
    rule_box,
    step_boards,
    step_hand,
)

TEMPLATE: Final = "slides"

Cell = dict[str, Any]
"""A cell as a notebook file has it."""


def slides(lessons: Sequence[Lesson], lang: str, *, pack: Pack | None = None) -> str:
    """The lessons as a slide show: a question, then its answer, turned by keys, a click or a finger."""
    from nbconvert.exporters import HTMLExporter

    with as_file(files("cardcity_tutor.render.paper").joinpath("templates")) as folder:
        exporter = HTMLExporter(  # type: ignore[no-untyped-call]
            template_name=TEMPLATE,
            extra_template_basedirs=[str(folder)],
            exclude_anchor_links=True,
            embed_images=False,
        )
        page, _ = exporter.from_notebook_node(
            slides_notebook(lessons, lang, pack=pack),
            resources={"cardcity": _resources(lessons, lang)},
        )
    return numbered(str(page))


def _resources(lessons: Sequence[Lesson], lang: str) -> dict[str, Any]:
    """What the template shows around the cells."""
    return {
        "lang": lang,
        "title": " · ".join(lesson.title[lang] for lesson in lessons),
        "style": "\n".join(sheet(name) for name in ("tokens.css", "paper.css", "slides.css")),
        "script": sheet("slides.js"),
        "back": say(lang, "slides-back"),
        "next": say(lang, "slides-next"),
        "how": say(lang, "slides-keys"),
    }


def slides_notebook(lessons: Sequence[Lesson], lang: str, *, pack: Pack | None = None) -> Any:  # noqa: ANN401 (nbformat's)
    """The notebook of the show: cells of markdown for words, outputs without code for pictures."""
    from nbformat import reads

    cells = [cell for lesson in lessons for cell in _lesson(lesson, lang, pack)]
    for number, cell in enumerate(cells):
        cell["id"] = f"cell-{number}"
    notebook = {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {"language_info": {"name": "python"}},
        "cells": cells,
    }
    return reads(json.dumps(notebook), as_version=4)  # type: ignore[no-untyped-call]


def _lesson(lesson: Lesson, lang: str, pack: Pack | None) -> Iterator[Cell]:
    yield _words(
        f'<p class="kicker">{escape(lesson_kicker(lang, lesson, pack))}</p>'
        f'<h1>{escape(lesson.title[lang])}</h1><p class="summary">{escape(lesson.summary[lang])}</p>',
        start="title",
    )
    for number, step in enumerate(lesson.steps, 1):
        yield from _step(number, step, lang)


def _step(number: int, step: Step, lang: str) -> Iterator[Cell]:
    """A slide that shows and asks; where there is a question, a second one that answers."""
    heading = f'<h2><span class="station">{number}</span> {escape(step.name[lang])}</h2>'
    question = question_text(lang, step)
    box = rule_box(lang, step.rules[0], step.way.edition)
    asked = f'<p class="question">{escape(question)}</p>' if question else box
    choices = told = ""
    if step.exercise is not None:
        choices = answer_choices(step.exercise, lang)
        told = " · ".join(filter(None, captions(step.exercise, lang)))
    yield _words(
        f'{heading}<p class="says">{escape(step.text[lang])}</p>{step_hand(lang, step)}{asked}{choices}'
        + (f"<p>{escape(told)}</p>" if told else ""),
        start="question" if question else "show",
    )
    drawn = step_boards(step)
    yield from map(_picture, drawn)
    if step.exercise is None:
        return
    note = f'<p class="says">{escape(step.note[lang])}</p>' if step.note is not None else ""
    yield _words(
        f'{heading}<p class="asked">{escape(question)}</p>'
        f'<p class="answer">{escape(answer_text(lang, step.exercise))}</p>{note}{box}',
        start="answer",
    )
    solved = solved_board(step.exercise)
    yield from map(_picture, [solved] if solved else drawn)


def _words(html: str, start: str) -> Cell:
    """A cell of words that begins a slide of a kind. One block of HTML: markdown leaves it alone."""
    metadata = {"slideshow": {"slide_type": "slide"}, "cardcity": {"slide": start}}
    return {"cell_type": "markdown", "metadata": metadata, "source": f'<div class="words">{html}</div>'}


def _picture(svg: str) -> Cell:
    """A picture on the same slide, as the output of a cell without code."""
    output = {"output_type": "display_data", "metadata": {}, "data": {"image/svg+xml": svg}}
    metadata = {"slideshow": {"slide_type": "-"}}
    return {
        "cell_type": "code",
        "execution_count": None,
        "metadata": metadata,
        "outputs": [output],
        "source": "",
    }
