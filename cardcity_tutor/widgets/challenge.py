"""The challenge of the day: a puzzle of the engine on the lesson player's board, without hints, every try counted."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

import traitlets

from cardcity_tutor.coach.puzzles import Puzzle
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course.exercises import BuildTo
from cardcity_tutor.course.lesson import Lesson, Step, Texts
from cardcity_tutor.course.packs import Pack
from cardcity_tutor.course.way import Way
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.render.wording.puzzles import puzzle_heading

from .base import Handler
from .bundle import style
from .lesson_player import LessonPlayer

UNHELPED: Final = frozenset({"hint", "solution", "progress", "review", "certificate", "read"})
"""Gestures of a lesson that a challenge does without."""
ONLY: Final = "challenge"

Counting = Callable[[float, bool], None]
"""Is told of each try: the seconds since the one before, and whether it was right."""


class ChallengeBoard(LessonPlayer):
    """One puzzle to solve.

    >>> from cardcity_tutor.coach.puzzles import generate
    >>> board = ChallengeBoard(generate("best-income", difficulty=1))
    >>> board.value["solved"], board.tries
    (False, 0)
    """

    _css = style("lesson.css", "challenge.css")
    tries = traitlets.Int(0)

    def __init__(
        self,
        puzzle: Puzzle,
        counting: Counting | None = None,
        *,
        clock: Callable[[], float] = time.monotonic,
        **traits: Any,  # noqa: ANN401 (traits)
    ) -> None:
        """Lay the puzzle on the table; the time runs from now on."""
        self._counting, self._clock = counting, clock
        self._since = clock()
        super().__init__(ONLY, pack=as_pack(puzzle), keep="", **traits)
        self.add_class("cc-challenge")

    def _try(self, answer: object) -> bool:
        """Try an answer, and have the try counted."""
        solved_before = self.sitting.solved
        right = super()._try(answer)
        if not solved_before:
            now = self._clock()
            spent, self._since = now - self._since, now
            self.tries += 1
            if self._counting is not None:
                self._counting(spent, right)
        return right

    def describe(self) -> dict[str, Any]:
        """The lesson's scene without hints."""
        scene = super().describe()
        scene["lesson"]["hintsLeft"] = 0
        return scene

    def _handler(self, kind: str) -> Handler:
        """No help here, and no other puzzle once this one is solved."""
        if kind in UNHELPED or (kind == "again" and self.sitting.solved):
            raise InputError("move-not-here")
        return super()._handler(kind)


def as_pack(puzzle: Puzzle) -> Pack:
    """A pack of one lesson with one step: the puzzle."""
    setup = puzzle.setup
    way = Way(
        edition=setup.edition,
        level=setup.level,
        victory=setup.victory,
        variants=setup.variants,
        rulings=setup.rulings,
    )
    exercise = BuildTo.of(way, puzzle)
    title = Texts(*(puzzle_heading(lang, puzzle) for lang in LANGUAGES))
    nothing = Texts("", "")
    step = Step(
        ONLY, title, nothing, exercise.rules[:1], way, exercise.position, help="marks", exercise=exercise
    )
    return Pack(ONLY, title, (), (Lesson(ONLY, 0, 0, title, nothing, way, (step,)),))
