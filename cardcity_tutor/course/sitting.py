"""A learner at a lesson: where he is, what he tried, what that is worth. Knows no browser and no words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from typing import Any, Final
from zlib import crc32

from ..core.errors import InputError
from .lesson import GAME, MASTERY, Lesson, Step
from .packs import Pack
from .progress import STREAK, LessonProgress, Progress
from .teach import Answered, Position, Task, Teach, teach_of

__all__ = ["GAME", "HINTS", "MASTERY", "Sitting"]

HINTS: Final = 3


class Sitting:
    """One learner, one pack, one open lesson."""

    lesson: Lesson
    at: int = 0
    exercise: Task | None = None

    def __init__(
        self,
        pack: Pack,
        progress: Progress | None = None,
        lesson: str | int | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        """Open a lesson: the one that is named, else the first that is not practised yet."""
        self.pack = pack
        self.progress = progress or Progress(pack.id)
        self.today = today
        self._helped: set[tuple[str, str]] = set()
        """Steps at which a try failed or a hint was taken: no first try any more, however often they are begun again."""
        self.open(self.next_lesson().id if lesson is None else lesson)

    # ---------------------------------------------------------------- where

    def next_lesson(self) -> Lesson:
        """The first lesson that has still something to do; the last one when all is done."""
        return self.progress.next_lesson(self.pack)

    @property
    def _teach(self) -> Teach:
        return teach_of(self.lesson.ruleset)

    @property
    def stations(self) -> list[str]:
        """The stops of the open lesson."""
        return self.lesson.stations

    @property
    def station(self) -> str:
        """The present stop."""
        return self.stations[self.at]

    @property
    def step(self) -> Step | None:
        """The step of the present stop; nothing at mastery and at the game."""
        return self.lesson.step(self.station)

    @property
    def kept(self) -> LessonProgress:
        """The progress of the open lesson."""
        return self.progress.lesson(self.lesson.id)

    def open(self, name: str | int, station: str | None = None) -> None:
        """Open a lesson where it was left, or at a station."""
        found = self.pack.lesson(name)
        self._drop_drill()
        self.lesson, self.exercise = found, None
        wanted = station or self.kept.at
        self.go(self.stations.index(wanted) if wanted in self.stations else 0)

    def go(self, at: int) -> None:
        """Go to a stop."""
        if not 0 <= at < len(self.stations):
            raise IndexError(at)
        self._drop_drill()
        self.at = at
        self.kept.at = self.station
        step = self.step
        if step is not None:
            self.kept.saw(step.id)
            self._begin(step.exercise)
        elif self.station == MASTERY:
            self._begin(self._drilled())
        else:
            self._begin(None)

    def _begin(self, exercise: Task | None, *, practice: int = 0) -> None:
        self.exercise = exercise
        self.practice = practice
        """Of a step: how many fresh ones were asked for."""
        self.tries = self.free = self.hints = 0
        """``free``: wrong tries to which the step invites."""
        self.shown = self.solved = False
        self.answer: object = None
        self.graded: Answered | None = None

    @property
    def position(self) -> Position:
        """The position that is on the table."""
        if self.exercise is not None:
            return self.exercise.position
        step = self.step
        return self.lesson.steps[-1].position if step is None else step.position

    @property
    def help(self) -> str:
        """How much the board tells: what the step says; nothing on fresh positions."""
        step = self.step
        return "none" if step is None or self.practice else step.help

    # ---------------------------------------------------------------- doing

    def grade(self, answer: object) -> Answered:
        """Try an answer. What is no answer at all raises ``InputError`` and counts for nothing."""
        exercise = self._asked()
        graded = self._fitting(exercise.grade(answer, self.lesson.number))
        if self.solved:
            return graded
        self.tries += 1
        self.answer, self.graded = answer, graded
        if graded:
            self._solve(exercise)
        elif self.step is not None and self.step.free and not self.practice:
            self.free += 1
        else:
            self._note_help()
        return graded

    @property
    def counted(self) -> int:
        """The tries that count."""
        return self.tries - self.free

    def _fitting(self, graded: Answered) -> Answered:
        """Of several misconceptions that explain an answer, those that the step and the lesson are about go first."""
        if len(graded.mal_rules) < 2:
            return graded
        step = self.step
        named = {wrong.because for wrong in step.wrongs} if step else set()
        named |= {name for drill in self.lesson.drills for name in drill.mistakes}
        order = sorted(graded.mal_rules, key=lambda found: found.id not in named)
        return replace(graded, mal_rules=tuple(order))

    @property
    def first_try(self) -> bool:
        """Whether all went well so far without help."""
        helped = not self.practice and (self.lesson.id, self.station) in self._helped
        return self.counted <= 1 and not self.hints and not self.shown and not helped

    def _solve(self, exercise: Task) -> None:
        self.solved = True
        first = self.first_try
        if self.station == MASTERY:
            self.kept.drill(first=first, boundary=exercise.boundary, today=self.today().isoformat())
        elif not self.practice:
            self.kept.solved(self.station, first=first, shown=self.shown)

    def hint(self) -> None:
        """One hint more."""
        self._asked()
        self.hints = min(HINTS, self.hints + 1)
        if not self.solved:
            self._note_help()

    def _note_help(self) -> None:
        if self.step is not None and not self.practice:
            self._helped.add((self.lesson.id, self.station))

    def _drop_drill(self) -> None:
        """A fresh exercise of the mastery that is left after a failed try or a hint is not met again: it ends the run."""
        if (
            self.exercise is not None
            and self.station == MASTERY
            and not self.solved
            and (self.tries or self.hints)
        ):
            self.kept.drill(first=False, boundary=False, today=self.today().isoformat())
            self.exercise = None

    def reveal(self) -> None:
        """Look at the solution; the exercise is not solved by that."""
        self._asked()
        if not self.solved and not self.shown:
            self.shown = True
            self.answer = self.graded = None  # what was said of the last try is over
            if self.station == MASTERY:
                self.kept.drill(first=False, boundary=False, today=self.today().isoformat())
                self.solved = True  # of this one there is nothing more to find
            elif not self.practice:
                self.kept.solved(self.station, first=False, shown=True)

    def again(self) -> None:
        """The same exercise from the beginning, or (when it is solved) a fresh one of its kind."""
        exercise = self._asked()
        if self.station == MASTERY:
            self._drop_drill()
            self._begin(self._drilled())
        elif self.solved or self.shown:
            number = self.practice + 1
            step = self.step
            if step is None:
                raise AssertionError("mastery was dealt with")
            self._begin(self._teach.another(step, self._seed(step.id, number)), practice=number)
        else:
            self._begin(exercise, practice=self.practice)

    def _drilled(self) -> Task:
        """The next fresh exercise; the last of a run is a boundary case unless there was one."""
        kept, drills = self.kept, self.lesson.drills
        number = kept.drilled
        urgent = kept.streak == STREAK - 1 and not kept.boundary
        return self._teach.fresh(drills[number % len(drills)], self._seed(MASTERY, number), boundary=urgent)

    def _seed(self, *marks: object) -> int:
        return crc32(f"{self.lesson.id} {marks}".encode())

    def _asked(self) -> Task:
        if self.exercise is None:
            raise InputError("answer-empty")
        return self.exercise

    def played(self, result: dict[str, object]) -> None:
        """The checkpoint game is over."""
        self.kept.game = result

    def to_json(self) -> dict[str, Any]:
        """Where the learner is and what is done, as plain data."""
        return {
            "pack": self.pack.id,
            "lesson": self.lesson.id,
            "station": self.station,
            "tries": self.tries,
            "hints": self.hints,
            "solved": self.solved,
            "state": self.progress.state(self.pack, self.lesson.id),
            "progress": self.progress.to_json(),
        }
