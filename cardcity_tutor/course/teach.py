"""What a game brings to be taught: how positions and exercises stand in a lesson file, and who makes fresh ones."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from ..core.errors import InputError
from ..games import DEFAULT, find

if TYPE_CHECKING:
    from .lesson import Drill, Lesson, Step
    from .nodes import Node


Way = Any
"""How a game is played: each game has its own."""
Position = Any
"""What lies on the table: each game has its own."""
Task = Any
"""An ``Exercise`` of a game, with more than lessons need to know of it."""
Answered = Any
"""What a game's exercise says of an answer: ``Graded``, and more."""


class Graded(Protocol):
    """What an answer is worth, and what the feedback may name."""

    @property
    def outcome(self) -> str:
        """``right``, or what kind of wrong it is."""

    @property
    def told(self) -> frozenset[str]:
        """The ids of all misconceptions and rules that the feedback may name."""

    def __bool__(self) -> bool: ...


class Exercise(Protocol):
    """A task about a position, graded by the engine."""

    @property
    def kind(self) -> str:
        """Its kind, as lesson files call it."""

    @property
    def way(self) -> Way:
        """How it is played."""

    @property
    def position(self) -> Position:
        """What it is about."""

    @property
    def data(self) -> Mapping[str, Any]:
        """The parameters it was made from."""

    @property
    def needs(self) -> frozenset[str]:
        """All rules that somebody must know to find the answer."""

    @property
    def boundary(self) -> bool:
        """Whether a typical mistake, or a hasty look, leads to a wrong answer here."""

    def grade(self, answer: object, lesson: int | None = None) -> Graded:
        """What the engine says of an answer; ``InputError`` for what is none."""

    def solution(self) -> object:
        """An answer that is accepted."""

    def read(self, text: str) -> object:
        """An answer that somebody typed; ``InputError`` for what is none."""

    def write(self, answer: object) -> str:
        """An answer as it is typed."""


class Teach(Protocol):
    """The game's side of lesson files."""

    way: Way
    """How it is played where a lesson does not say."""
    nowhere: Position
    """Stands for a position that cannot be read."""
    step_fields: tuple[str, ...]
    """The fields of a step that say what lies on the table."""
    kinds: Collection[str]
    """The kinds of exercises."""
    rules: Collection[str]
    """The ids of rules and rulings."""
    mistakes: Collection[str]
    """The ids of misconceptions."""

    def read_way(self, node: Node, base: Way) -> Way:
        """How it is played, in the fields of a node; otherwise as before."""

    def read_position(self, node: Node, found: Mapping[str, Node], way: Way) -> tuple[Position, Way]:
        """What lies on the table of a step, and how it is played there."""

    def known_fields(self, kind: str) -> tuple[str, ...]:
        """The parameters of a kind of exercise."""

    def exercise(self, way: Way, position: Position, data: Mapping[str, Any]) -> Task:
        """The exercise with these parameters; ``InputError`` for those that make no sense."""

    def fresh(self, drill: Drill, seed: int, *, boundary: bool = False) -> Task:
        """A fresh exercise from a recipe."""

    def another(self, step: Step, seed: int) -> Task:
        """A fresh exercise like that of a step."""

    def in_order(self, lessons: Sequence[Lesson]) -> Iterator[Lesson]:
        """The lessons, each told what comes after it."""

    def impossible(self, step: Step) -> Iterator[InputError]:
        """Why no game leads to what an author has laid on the table."""

    def check_bot(self, name: str) -> None:
        """Refuse what is no bot by a name of the game, with those that are."""


@cache
def teach_of(ruleset: str = DEFAULT) -> Teach:
    """What a game brings to be taught; an ``InputError`` if it brings nothing."""
    found = find(ruleset)
    if found.load_teach is None:
        raise InputError("game-no-lessons", game=ruleset)
    return found.load_teach()  # type: ignore[no-any-return]
