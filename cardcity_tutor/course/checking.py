"""Checks of lesson files beyond their form: that the author's answers are right, and his wrong ones wrong for his reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from ..core.errors import InputError
from .exercises import Exercise
from .generating import fresh
from .lesson import Drill, Lesson, Step, Wrong
from .nodes import LessonError
from .reading import read_lesson


class Problem(NamedTuple):
    """Something that an author should mend, and where."""

    file: str
    line: int
    step: str
    """The id of the step; of a recipe for mastery nothing."""
    error: InputError
    field: str = ""

    @property
    def placed(self) -> LessonError:
        """The same as the complaint that reading a file would make."""
        return LessonError(self.error, self.file, self.line, self.field or self.step)


def problems(lesson: Lesson, *, complete: bool = False) -> Iterator[Problem]:
    """What is wrong in a lesson. ``complete`` asks of every exercise for an answer and a wrong one, as our course has."""
    for number, step in enumerate(lesson.steps, 1):
        for line, field, wrong in _wrong_with(step, lesson.number, complete=complete):
            yield Problem(lesson.file, line, step.id, wrong, f"steps[{number}].{field}")
    for number, drill in enumerate(lesson.drills, 1):
        error = _wrong_drill(drill)
        if error is not None:
            yield Problem(lesson.file, drill.line, "", error, f"mastery[{number}]")


def _wrong_with(step: Step, lesson: int, *, complete: bool) -> Iterator[tuple[int, str, InputError]]:
    """Lines, fields and complaints."""
    exercise = step.exercise
    if exercise is None:
        return
    solution = _solution(exercise)
    if isinstance(solution, InputError):
        yield step.ask_line, "ask", solution
        return
    if complete and not (step.answers and step.wrongs):
        yield step.answer_line, "wrong" if step.answers else "answer", InputError("lesson-unchecked")
    for text in step.answers:
        error = _refused(exercise, text, solution, lesson)
        if error is not None:
            yield step.answer_line, "answer", error
    for number, wrong in enumerate(step.wrongs, 1):
        error = _not_so_wrong(exercise, wrong, lesson)
        if error is not None:
            yield wrong.line, f"wrong[{number}]", error


def _solution(exercise: Exercise) -> str | InputError:
    """What the engine answers, as it is typed."""
    try:
        return exercise.write(exercise.solution())
    except InputError as error:
        return error


def _refused(exercise: Exercise, text: str, solution: str, lesson: int) -> InputError | None:
    try:
        right = exercise.grade(exercise.read(text), lesson)
    except InputError as error:
        return error
    return None if right else InputError("lesson-answer-refused", answer=text, expected=solution)


def _not_so_wrong(exercise: Exercise, wrong: Wrong, lesson: int) -> InputError | None:
    try:
        graded = exercise.grade(exercise.read(wrong.answer), lesson)
    except InputError as error:
        return error
    if graded:
        return InputError("lesson-wrong-accepted", answer=wrong.answer)
    if wrong.because in graded.told:
        return None
    told = ", ".join(sorted(graded.told)) or "–"
    return InputError("lesson-wrong-reason", answer=wrong.answer, because=wrong.because, told=told)


def _wrong_drill(drill: Drill) -> InputError | None:
    """Whether a recipe leads to an exercise at all."""
    try:
        fresh(drill, 0)
    except InputError as error:
        return error
    return None


def check_files(
    paths: Iterable[Path], *, complete: bool = False
) -> Iterator[tuple[Path, Lesson | None, list[InputError]]]:
    """Each file with its lesson, if it could be read, and everything that is wrong with it."""
    for path in paths:
        try:
            lesson = read_lesson(path)
        except InputError as error:
            yield path, None, [error]
            continue
        yield path, lesson, [problem.placed for problem in problems(lesson, complete=complete)]
