"""What the engine knows about the exercises of a lesson, in words for its author."""

from __future__ import annotations

from typing import Final

from cardcity_tutor.course.lesson import Step
from cardcity_tutor.locale import say

from .....render.phrases import filled, number_text
from ...rules.citytext import places
from ...rules.maptext import read as read_map
from ...rules.names import names_of
from ...rules.position import Position
from ...rules.tokens import HAND_TOKENS
from ...teach.exercises import Error, Exercise, Fact, Predict, Why
from ...teach.malrules import MAL_RULES
from ...teach.typical import typical_wrongs
from ..text import position_text
from .malrules import malrule_name
from .tasks import rule_box, task_words
from .terms import term_words

MOST_ENDS: Final = 12
"""Ends of a development that are told."""
UNBUILT: Final = ("A", "Z")
"""Tokens of a map that are no cards."""


def step_sheet(lang: str, step: Step, lesson: int) -> list[str]:
    """A step for its author: the board under the names of its cells, what is asked, and what the engine knows of it."""
    position = step.position
    lines = [f"{step.id} · {step.name[lang]}", step.text[lang], "", *position_text(position).splitlines()]
    if position.setting.shared:
        lines.append(_cards_by_name(position))
    if position.hand:
        lines.append(_line(lang, "hand", " ".join(HAND_TOKENS[card] for card in position.hand)))
    exercise = step.exercise
    if exercise is None:
        return [*lines, say(lang, "lessons-no-exercise")]
    task = step.question[lang] if step.question else task_words(lang, exercise, exercise.name)
    lines += ["", _line(lang, "task", task), *_choices(lang, exercise)]
    lines.append(_line(lang, "answer", exercise.write(exercise.solution())))
    wrongs = typical_wrongs(exercise, lesson)
    if wrongs:
        lines.append(say(lang, "lessons-wrongs"))
    texts = [f'  - {{answer: "{wrong.answer}", because: {wrong.because}}}' for wrong in wrongs]
    width = max(map(len, texts), default=0)
    lines += [
        f"{text:{width}}  # {because_words(lang, wrong.because)}"
        for text, wrong in zip(texts, wrongs, strict=True)
    ]
    return lines


def _line(lang: str, name: str, text: str) -> str:
    return filled(lang, f"lessons-{name}", {"text": text})


def _choices(lang: str, exercise: Exercise) -> list[str]:
    """What is picked by its number: rules, ranks, the lines of a sheet; and all ends that a development can have."""
    match exercise:
        case Why():
            return [
                f"  {number} {name} · {rule_box(lang, name).title}"
                for number, name in enumerate(exercise.options, 1)
            ]
        case Fact() if exercise.options:
            return [f"  {number} {name}" for number, name in enumerate(exercise.options, 1)]
        case Error():
            found = []
            for number, line in enumerate(exercise.lines, 1):
                words = term_words(lang, line.term, exercise.name)
                found.append(f"  {number} {words.title} · {number_text(lang, line.shown)} · {line.term.rule}")
            return found
        case Predict() if len(exercise.ends) > 1:
            ends = [exercise.named(end) for end in exercise.ends[:MOST_ENDS]]
            return [_line(lang, "ends", " | ".join(ends) + (" …" if len(exercise.ends) > MOST_ENDS else ""))]
    return []


def because_words(lang: str, name: str) -> str:
    """The title of a rule or of a misconception."""
    return malrule_name(lang, MAL_RULES[name]) if name in MAL_RULES else rule_box(lang, name).title


def _cards_by_name(position: Position) -> str:
    """Every card of a shared map with the name of its cell: brick rows have no columns that a margin could name."""
    names = names_of(position)
    cells = sorted(places(position.city, position.setting.grid, position.city.occupied))
    tokens = [token for token in read_map(position.text, brick=names.brick) if token.text not in UNBUILT]
    ordered = sorted(tokens, key=lambda token: token.place)
    return " · ".join(f"{names.name(cell)} {token.text}" for cell, token in zip(cells, ordered, strict=True))
