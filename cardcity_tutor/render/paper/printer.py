"""What a game brings to be put on paper."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping, Sequence
from typing import Any, Literal, Protocol

from ...course.lesson import Lesson, Step
from ...course.packs import Pack
from ...course.progress import Progress
from ...course.worksheet import Sheet
from .page import Paper

Answers = Literal["end", "none", "only"]
"""The key of worksheets: after all sheets, left out, or alone."""


class Printer(Protocol):
    """Pages are HTML and pictures SVG that stand alone; ``files`` writes them."""

    def picture(self, text: str, options: Mapping[str, str]) -> str:
        """The picture of a position: its text or a link to it, and what was given of ``Ruleset.position_options``."""

    def lesson_page(
        self,
        lesson: Lesson,
        lang: str,
        *,
        pack: Pack | None = None,
        answers: bool = True,
        paper: Paper = "a4",
    ) -> str:
        """A lesson to read, with or without its answers."""

    def slides(self, lessons: Sequence[Lesson], lang: str, *, pack: Pack | None = None) -> str:
        """Lessons for a class: a question, then its answer."""

    def worksheet(
        self,
        sheets: Sequence[Sheet],
        langs: Sequence[str],
        *,
        answers: Answers = "end",
        address: str = "",
        pack: Pack | None = None,
        paper: Paper = "a4",
    ) -> str:
        """Exercises to answer with a pen; with the ``address`` of a served tutor, their codes open them there."""

    def passed(self, progress: Progress, pack: Pack, lang: str) -> Sequence[Any]:
        """What a learner has passed, for ``certificate``."""

    def certificate(self, name: str, passed: Sequence[Any], lang: str, date: dt.date) -> str:
        """What was passed, under a name."""

    def step_sheet(self, lang: str, step: Step, lesson: int) -> list[str]:
        """A step for its author, as lines of text: the board, the task, and what the engine knows of it."""
