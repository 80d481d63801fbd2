"""A lesson: steps with a text, a rule, a position and an exercise; drills for its mastery; perhaps a game at its end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..games.cardcity.position import Position
from .exercises import Exercise
from .way import Way

MASTERY, GAME = "mastery", "game"
"""Stations behind the steps: fresh exercises, and the game that ends a part. No step is called so."""


@dataclass(frozen=True, slots=True)
class Texts:
    """A text in both languages."""

    fr: str
    en: str

    def __getitem__(self, lang: str) -> str:
        """The text in a language, French where it is unknown."""
        return self.en if lang == "en" else self.fr


@dataclass(frozen=True, slots=True)
class Wrong:
    """A typical wrong answer, and the rule or misconception that the feedback must name."""

    answer: str
    because: str
    line: int = 0


@dataclass(frozen=True, slots=True)
class Step:
    """One stop of a lesson. Without an exercise it is something to read and try."""

    id: str
    name: Texts
    """A word or two, for the line of stations."""
    text: Texts
    rules: tuple[str, ...]
    """The first stands in the box."""
    way: Way
    position: Position
    mode: str = "build"
    """What the board does: ``build``, ``develop``, ``score`` or ``show``."""
    help: str = "full"
    """``full``: marks, badges and previews; ``marks``: legality only; ``none``."""
    free: bool = False
    """Whether wrong tries cost nothing, because the text invites them."""
    exercise: Exercise | None = None
    question: Texts | None = None
    """The task in the author's words; otherwise in ours."""
    hint: Texts | None = None
    """The author's first hint: where to look."""
    note: Texts | None = None
    """What is said when the answer is right."""
    answers: tuple[str, ...] = ()
    """Answers that the author means, as they are typed. They grade nothing: tests compare them with the engine."""
    wrongs: tuple[Wrong, ...] = ()
    line: int = 0
    ask_line: int = 0
    answer_line: int = 0


@dataclass(frozen=True, slots=True)
class Drill:
    """A recipe for fresh exercises of one kind."""

    way: Way
    data: Mapping[str, Any] = field(hash=False)
    """The parameters that stay; cells, cards and cities are found anew."""
    mistakes: tuple[str, ...] = ()
    """The misconceptions to be told apart."""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A whole game at the end of a part, with help that fades."""

    way: Way
    opponents: tuple[str, ...] = ()
    random: bool = False
    """Whether one of the 240 ways is drawn instead."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson of a course or of a pack."""

    id: str
    number: int
    part: int
    title: Texts
    summary: Texts
    way: Way
    steps: tuple[Step, ...]
    drills: tuple[Drill, ...] = ()
    checkpoint: Checkpoint | None = None
    minutes: int = 5
    file: str = ""

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules that its steps meet, in their order."""
        return tuple(dict.fromkeys(name for step in self.steps for name in step.rules))

    def step(self, name: str) -> Step | None:
        """A step by its id."""
        return next((step for step in self.steps if step.id == name), None)
