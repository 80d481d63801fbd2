"""Wrong answers that people really give, each with the rule or the misconception behind it: for authors to copy."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from ....core.errors import InputError
from ....course.lesson import Wrong
from ..rules.tokens import HAND_TOKENS
from .exercises import Asked, BuildTo, Choose, Divide, Error, Exercise, Fact, Place, Predict, Why
from .malrules.diagnosing import bent_answers

MOST: Final = 12
"""More of them help nobody."""


def typical_wrongs(exercise: Exercise, lesson: int | None = None) -> list[Wrong]:
    """Wrong answers as they are typed; what the feedback would not give as the reason is left out."""
    found: dict[tuple[str, str], Wrong] = {}
    for candidate, because in _candidates(exercise):
        text = candidate.strip()
        if not text:
            continue
        try:
            graded = exercise.grade(exercise.read(text), lesson)
        except InputError:
            continue
        reason = because if because in graded.told else next(iter(sorted(graded.told)), "")
        if not graded and reason:
            found.setdefault((text, reason), Wrong(text, reason))
    return list(islice(found.values(), MOST))


def _candidates(exercise: Exercise) -> Iterator[tuple[str, str]]:
    """Answers that may be wrong, with a reason that may be theirs."""
    match exercise:
        case Asked():
            for mistake, bent in bent_answers(exercise.question).items():
                yield exercise.named(bent) if isinstance(bent, frozenset) else str(bent), mistake
        case Place():
            for cell, rules in sorted(exercise.position.why(exercise.card).items()):
                yield exercise.name(cell), rules[0]
        case Why():
            for number, rule in enumerate(exercise.options, 1):
                if rule not in exercise.at_work:
                    yield str(number), exercise.at_work[0]
        case Error():
            for number, line in enumerate(exercise.lines, 1):
                yield str(number), line.term.rule
        case Choose():
            yield from (("1", ""), ("2", ""))
        case _:
            for text in _around(exercise):
                yield text, exercise.rules[0]


def _around(exercise: Exercise) -> Iterator[str]:
    """Answers beside the right one: a cell or a decision less, a number or a word more, all cards in one lot."""
    solution = exercise.solution()
    match exercise:
        case Predict() | BuildTo() if isinstance(solution, list):
            if len(solution) > 1:
                yield exercise.write(solution[:-1])
                yield exercise.write(solution[::-1])
        case Divide():
            *most, last = (HAND_TOKENS[card] for card in exercise.pool)
            yield f"{' '.join(most)} / {last}"
        case Fact() if exercise.options:
            yield from exercise.options
        case _:
            if isinstance(solution, int | float):
                yield from (str(solution + 1), str(solution - 1))
