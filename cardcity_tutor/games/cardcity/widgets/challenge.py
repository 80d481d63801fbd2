"""The challenge of the day: a puzzle of the engine on the lesson player's board, without hints, every try counted."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

import traitlets

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course.lesson import Lesson, Step, Texts
from cardcity_tutor.course.packs import Pack
from cardcity_tutor.locale import LANGUAGES

from ....widgets.base import Handler
from ..face.wording import growth_words
from ..face.wording.puzzles import puzzle_heading
from ..face.wording.tasks import rule_box
from ..teach.exercises import BuildTo
from ..teach.puzzles import Puzzle
from ..teach.way import Way
from .lesson_player import LessonPlayer
from .lesson_scene import naming_of_board
from .lesson_table import replayed, start_of
from .referee.counting import growing
from .styles import style

UNHELPED: Final = frozenset({"hint", "solution", "progress", "review", "certificate", "worksheet", "read"})
"""Gestures of a lesson that a challenge does without."""
ONLY: Final = "challenge"

Counting = Callable[[float, bool], int]
"""Is told of each try, the seconds since the one before and whether it was right; tells the tries that count so far, if any."""


class ChallengeBoard(LessonPlayer):
    """One puzzle to solve.

    >>> from cardcity_tutor.games.cardcity.teach.puzzles import generate
    >>> board = ChallengeBoard(generate("best-income", difficulty=1))
    >>> board.value["solved"], board.tries
    (False, 0)
    """

    _css = style("lesson/lesson-parts.css", "lesson/lesson.css", "lesson/challenge.css")
    tries = traitlets.Int(0)
    """Of the day, where somebody counts them, else at this board."""

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
        """Try an answer, and have the try counted. One that stops half way is none: it hears what is still to do."""
        sitting = self.sitting
        if sitting.solved or sitting.exercise is None:
            return super()._try(answer)
        grade = sitting.exercise.grade(answer).grade
        if grade is not None and grade.outcome == "unfinished":
            sitting.graded = None  # what was said of another answer
            self.tell(self._unfinished(answer, grade.phase))
            return False
        right = super()._try(answer)
        now = self._clock()
        spent, self._since = now - self._since, now
        counted = self._counting(spent, right) if self._counting is not None else 0
        self.tries = sitting.tries = max(self.tries + 1, counted)
        return right

    def _unfinished(self, answer: object, phase: str) -> str:
        """What is still to be decided: which districts are due, and where to press."""
        told = [self.say("puzzle-unfinished", phase=phase)]
        after = replayed(start_of(self.sitting), cast("list[dict[str, Any]]", answer))
        if phase == "develop" and after is not None:
            naming = naming_of_board(self)
            told += [
                growth_words(self.language, need, plots, naming) for need, plots in growing(after.position)
            ]
            told.append(self.say("challenge-press", mode=self.mode))
        return " ".join([*told, self.say("challenge-no-try")])

    def describe(self) -> dict[str, Any]:
        """The lesson's scene without hints; once it is solved, the rules that decided."""
        scene = super().describe()
        lesson, exercise = scene["lesson"], self.sitting.exercise
        lesson["hintsLeft"] = 0
        if lesson.get("solved") and lesson["feedback"] and exercise is not None:
            lesson["feedback"]["cites"] = [
                rule_box(self.language, name, exercise.way.edition).cite for name in exercise.rules
            ]
        return scene

    def _handler(self, kind: str) -> Handler:
        """No help here, and no other puzzle once this one is solved."""
        if kind in UNHELPED or (kind == "again" and self.sitting.solved):
            raise InputError("move-not-here")
        return super()._handler(kind)


def challenge_board(puzzle: Mapping[str, Any], counting: Counting) -> ChallengeBoard:
    """The board of a puzzle's plain data."""
    return ChallengeBoard(Puzzle.from_json(puzzle), counting)


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
