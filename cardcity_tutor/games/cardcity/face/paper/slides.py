"""Slides for class: one page that needs no reveal.js and no network, with a script of two screens that turns it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from cardcity_tutor.course.lesson import Lesson, Step
from cardcity_tutor.course.packs import Pack
from cardcity_tutor.locale import say
from cardcity_tutor.render.paper.page import Paper, document, sheet

from ...teach.exercises import Form
from .answering import answer_choices, captions, solved_board
from .telling import answer_text, lesson_kicker, question_text, rule_box, step_boards, step_hand


def slides(lessons: Sequence[Lesson], lang: str, *, pack: Pack | None = None, paper: Paper = "a4") -> str:
    """The lessons as a slide show: a question, then its answer, turned by keys, a click or a finger."""
    shown = "\n".join(slide for lesson in lessons for slide in _lesson(lesson, lang, pack))
    back, forward, keys = (escape(say(lang, f"slides-{name}")) for name in ("back", "next", "keys"))
    body = (
        f'<main>\n{shown}\n</main>\n<nav><p class="keys">{keys}</p>'
        f'<button type="button" class="back" aria-label="{back}">‹</button>'
        '<span class="count" role="status"></span>'
        f'<button type="button" class="next" aria-label="{forward}">›</button></nav>\n'
        f"<script>\n{sheet('slides.js')}\n</script>"
    )
    title = " · ".join(lesson.title[lang] for lesson in lessons)
    return document(lang, title, body, ("slides.css",), kind="slides", paper=paper)


def _lesson(lesson: Lesson, lang: str, pack: Pack | None) -> Iterator[str]:
    yield _slide(
        "title",
        f'<p class="kicker">{escape(lesson_kicker(lang, lesson, pack))}</p>'
        f'<h1>{escape(lesson.title[lang])}</h1><p class="summary">{escape(lesson.summary[lang])}</p>',
    )
    for number, step in enumerate(lesson.steps, 1):
        yield from _step(number, step, lang)


def _step(number: int, step: Step, lang: str) -> Iterator[str]:
    """A slide that shows and asks; where there is a question, a second one that answers."""
    heading = f'<h2><span class="station">{number}</span> {escape(step.name[lang])}</h2>'
    box = rule_box(lang, step.rules[0], step.way.edition)
    text = f'<p class="says">{escape(step.text[lang])}</p>'
    exercise, drawn = step.exercise, step_boards(step)
    if exercise is None:
        yield _slide("show", heading + _beside(text, box) + step_hand(lang, step), drawn)
        return
    question = question_text(lang, step)
    told = " · ".join(filter(None, captions(exercise, lang)))
    names_rules = exercise.form is Form.RULES  # there the box would give the answer away
    yield _slide(
        "question",
        f"{heading}{text if names_rules else _beside(text, box)}{step_hand(lang, step)}"
        f'<p class="question">{escape(question)}</p>{answer_choices(exercise, lang)}'
        + (f"<p>{escape(told)}</p>" if told else ""),
        drawn,
    )
    answer = f'<p class="answer">{escape(answer_text(lang, exercise))}</p>'
    note = f'<p class="says">{escape(step.note[lang])}</p>' if step.note is not None else ""
    solved = solved_board(exercise)
    yield _slide(
        "answer",
        f'{heading}<p class="asked">{escape(question)}</p>'
        + (_beside(answer + note, box) if names_rules else answer + note),
        [solved] if solved else drawn,
    )


def _beside(words: str, box: str) -> str:
    """A sentence, and beside it the rule that it speaks of."""
    return f'<div class="ruled"><div>{words}</div>{box}</div>'


def _slide(kind: str, words: str, pictures: Sequence[str] = ()) -> str:
    boards = "".join(f'<div class="board">{drawn}</div>' for drawn in pictures)
    return (
        f'<section class="slide is-{kind}"><div class="words">{words}</div>'
        f'<div class="pictures">{boards}</div></section>'
    )
