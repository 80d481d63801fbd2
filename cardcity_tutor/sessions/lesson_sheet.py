"""A step of a lesson for its author, in any game: what lies on the table, what is asked, and what the engine knows of it."""

from __future__ import annotations

import json

from ..course.lesson import Step
from ..course.questions import Question
from ..locale import say
from .lesson_words import options, task
from .names import first_said


def step_sheet(lang: str, step: Step) -> list[str]:
    """Text, position, task, options, answer, and the wrong answers that misconceptions lead to."""
    fields = step.position.fields.items()
    lines = [f"{step.id} · {step.name[lang]}", step.text[lang], ""]
    lines += [f"  {name}: {json.dumps(value, ensure_ascii=False)}" for name, value in fields]
    question: Question | None = step.exercise
    if question is None:
        return [*lines, say(lang, "lessons-no-exercise")]
    asked = step.question[lang] if step.question else task(question, lang)
    lines += ["", say(lang, "lessons-task", text=asked)]
    lines += [f"  {option.id} · {option.label}" for option in options(question, lang)]
    lines.append(say(lang, "lessons-answer", text=question.write(question.solution())))
    wrongs = [
        f'  - {{answer: "{question.write(answer)}", because: {found.id}}}'
        f"  # {first_said(lang, f'malrule-{question.way.ruleset}-{found.id}.title')}"
        for found, answer in question.tempted()
    ]
    return [*lines, *([say(lang, "lessons-wrongs"), *wrongs] if wrongs else [])]
