"""A lesson: steps with a text, a rule, a position and an exercise; drills for its mastery; perhaps a game at its end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..games import DEFAULT
from .teach import Exercise, Position, Task, Way

MASTERY, GAME = "mastery", "game"
"""Stations behind the steps: fresh exercises, and the game that ends a part. No step is called so."""


LANGUAGES = ("fr", "en")


@dataclass(frozen=True, slots=True)
class Texts:
    """A text in both languages; a pack of somebody's own may have it in one only."""

    fr: str
    en: str

    def __getitem__(self, lang: str) -> str:
        """The text in a language, French where that is unknown; the other text where this one was not written."""
        return (self.en or self.fr) if lang == "en" else (self.fr or self.en)


@dataclass(frozen=True, slots=True)
class Later:
    """What the pack meets first in a later lesson; of what it never meets it says nothing."""

    rules: frozenset[str] = frozenset()

    def asked_by(self, exercise: Exercise) -> bool:
        """Whether an exercise needs something that comes later."""
        return bool(self.rules & exercise.needs)


NOTHING_LATER = Later()


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
    exercise: Task | None = None
    question: Texts | None = None
    """The task in the author's words; otherwise in ours."""
    hint: Texts | None = None
    """The author's first hint: where to look."""
    note: Texts | None = None
    """What is said when the answer is right."""
    answers: tuple[str, ...] = ()
    """Answers that the author means, as they are typed. They grade nothing: tests compare them with the engine."""
    wrongs: tuple[Wrong, ...] = ()
    later: Later = NOTHING_LATER
    """What fresh exercises like this one must not ask for."""
    drawn: bool = True
    """Whether its author laid it out, and did not take a worked example."""
    line: int = 0
    city_line: int = 0
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
    later: Later = NOTHING_LATER
    """What must not be asked for, because the pack teaches it after this lesson."""
    most: int = 0
    """The largest position that is asked about, as the game measures it; 0 for any."""
    line: int = 0


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A whole game at the end of a part, with help that fades."""

    way: Way
    opponents: tuple[str, ...] = ()
    random: bool = False
    """Whether any way of playing is drawn instead."""


@dataclass(frozen=True, slots=True, repr=False)
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
    ruleset: str = DEFAULT
    """The game that it teaches."""
    file: str = ""
    lines: Mapping[str, int] = field(default_factory=dict, hash=False)
    """Where its ``id`` and ``number`` stand."""
    untranslated: Mapping[str, int] = field(default_factory=dict, hash=False)
    """Of how many texts a language lacks, for each that does."""

    def __repr__(self) -> str:
        """Its number and name."""
        return f"<Lesson: {self.number} {self.id}>"

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules that its steps meet, in their order."""
        return tuple(dict.fromkeys(name for step in self.steps for name in step.rules))

    @property
    def stations(self) -> list[str]:
        """The stops of the lesson: its steps, then mastery and the game where there are such."""
        found = [step.id for step in self.steps]
        return found + [MASTERY] * bool(self.drills) + [GAME] * (self.checkpoint is not None)

    @property
    def exercises(self) -> int:
        """How many of its steps ask something."""
        return sum(step.exercise is not None for step in self.steps)

    def step(self, name: str) -> Step | None:
        """A step by its id."""
        return next((step for step in self.steps if step.id == name), None)
