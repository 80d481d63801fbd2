"""Checks of lesson files beyond their form: that the author's answers are right, and his wrong ones wrong for his reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from ..core.errors import InputError
from .lesson import Drill, Lesson, Step, Wrong
from .nodes import read_yaml
from .reading import lesson_of
from .sources import LessonError, line_of
from .teach import Exercise, teach_of


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
        error = _wrong_drill(lesson, drill)
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


def _wrong_drill(lesson: Lesson, drill: Drill) -> InputError | None:
    """Whether a recipe leads to an exercise at all."""
    try:
        teach_of(lesson.ruleset).fresh(drill, 0)
    except InputError as error:
        return error
    return None


class Checked(NamedTuple):
    """What was found in a file: its lesson as far as it can be read, what is wrong, and what its author may have missed."""

    path: Path
    lesson: Lesson | None
    errors: Sequence[InputError]
    warnings: list[LessonError]


def check_files(paths: Iterable[Path], *, complete: bool = False) -> Iterator[Checked]:
    """Each file with everything that can be said of it. ``complete`` wants both languages, and answers."""
    for path in paths:
        try:
            root = read_yaml(path)
            lesson = lesson_of(root)
        except InputError as error:
            yield Checked(path, None, [error, *getattr(error, "others", ())], [])
            continue
        errors: list[LessonError] = [
            *root.source.errors,
            *(problem.placed for problem in problems(lesson, complete=complete)),
        ]
        if complete:
            errors += root.source.untranslated
        errors.sort(key=line_of)
        yield Checked(path, lesson, errors, list(warnings(lesson)))


def warnings(lesson: Lesson) -> Iterator[LessonError]:
    """Positions of the author that no game leads to: they can be asked about all the same. One of a kind is told."""
    teach = teach_of(lesson.ruleset)
    for number, step in enumerate(lesson.steps, 1):
        told = set()
        for error in teach.impossible(step) if step.drawn else ():
            if error.code not in told:
                told.add(error.code)
                yield LessonError(error, lesson.file, step.city_line, f"steps[{number}].city")
