"""What the board shows of an answer: the cells that are right, too many or missing, and the cards at fault."""

from __future__ import annotations

from typing import Any

from cardcity_tutor.core.verdict import Place
from cardcity_tutor.course.sitting import Sitting

from ..face.paper.answering import asked_cells
from ..face.wording.feedback import RULE
from ..teach.exercises import Exercise, Form, Graded, Predict
from .ground import Ground

Marks = dict[Place, str]


def board_marks(sitting: Sitting, ground: Ground) -> list[list[Any]]:
    """Each mark: the number of its cell, and ``asked``, ``right``, ``extra``, ``missing`` or ``culprit``."""
    exercise, graded = sitting.exercise, sitting.graded
    if exercise is None:
        return []
    marks: Marks = dict.fromkeys(asked_cells(exercise), "asked")
    played = isinstance(exercise, Predict)  # the cards that come show where
    if sitting.shown and not played:
        marks |= dict.fromkeys(_cells(exercise, exercise.solution()), "right")
    elif graded is not None and graded.right and exercise.form is Form.CELLS and not played:
        marks |= dict.fromkeys(_cells(exercise, sitting.answer), "right")
    elif graded is not None and not graded.right:
        marks |= _faults(exercise, graded, sitting.tries)
    return [[ground.number[cell], how] for cell, how in marks.items() if cell in ground.number]


def _faults(exercise: Exercise, graded: Graded, tries: int) -> Marks:
    """What is wrong at once, what is missing no earlier than the words say so; of a laid card also what speaks against it."""
    marks: Marks = {}
    if exercise.form is Form.PLACE:
        reasons = [reason for verdict in (graded.verdicts or {}).values() for reason in verdict.reasons]
        marks |= {cell: "culprit" for reason in reasons for cell in reason.cells}
    marks |= dict.fromkeys(sorted(graded.extra), "extra")
    if tries >= RULE:
        marks |= dict.fromkeys(sorted(graded.missing), "missing")
    return marks


def _cells(exercise: Exercise, answer: Any) -> list[Place]:  # noqa: ANN401 (of any form)
    """The cells of an answer, if it is made of cells."""
    if exercise.form is Form.PLACE:
        answer = [answer["cell"]]
    elif exercise.form is not Form.CELLS:
        return []
    return [(row, column) for row, column in answer]
