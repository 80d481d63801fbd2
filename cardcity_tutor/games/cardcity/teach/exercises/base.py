"""What every exercise is: a position, a task, an answer that the engine grades."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, ClassVar, Final

from .....core.breakdown import Term
from .....core.errors import InputError
from .....core.representations import Told, pretty
from .....core.verdict import Place, Verdict
from ...rules.names import names_of
from ...rules.position import Position
from ..malrules import MalRule
from ..puzzles import Grade
from ..way import Way

GROWTH: Final = {"R": "residence-growth", "C": "commerce-growth"}
"""The rule by which each colour grows."""

Data = Mapping[str, Any]
"""The parameters of an exercise as a lesson file or a record holds them."""


class Form(StrEnum):
    """How an exercise is answered; in brackets the answer as JSON."""

    NUMBER = "number"
    """A number is typed (a number)."""
    CELLS = "cells"
    """Cells are marked, all and exactly (a list of [row, column])."""
    PLACE = "place"
    """One card is laid ({"cell": [row, column], "facing": …})."""
    MOVES = "moves"
    """Decisions of a turn in their order (lines as ``puzzles`` writes them)."""
    RULES = "rules"
    """Rules are picked, all and exactly (a list of ids)."""
    LINE = "line"
    """One line of a sheet is picked (its number from 1)."""
    LOTS = "lots"
    """Cards are divided ({"open": {"up": […], "down": […], "money": 0}, "rest": {…}})."""
    LOT = "lot"
    """A lot is taken ("open" or "rest")."""
    WORD = "word"
    """One of a few words is picked (the word)."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Graded(Told):
    """What an answer is worth, and everything that can be told about it, as data.

    ``outcome`` names the sentence: ``right``, or what kind of wrong it is.
    """

    outcome: str = "right"
    extra: frozenset[Place] = frozenset()
    """Cells that do not belong to the answer …"""
    missing: frozenset[Place] = frozenset()
    """… and those that it lacks."""
    mal_rules: tuple[MalRule, ...] = ()
    """Misconceptions that lead to exactly this answer, the likeliest first."""
    verdicts: Mapping[Place, Verdict] | None = None
    """What the rules say of wrong cells."""
    rules: tuple[str, ...] = ()
    """The rules that the answer gets wrong, as far as they are known."""
    grade: Grade | None = None
    """Of decisions: how far they went."""
    cost: float = 0.0
    """Of offers and lots: the points that were given away."""
    exercise: Exercise | None = field(default=None, compare=False)
    answer: object = field(default=None, compare=False)
    """The task and what was answered, for whoever puts it into words."""

    def __repr__(self) -> str:
        """How the answer went."""
        return f"<Graded: {self.outcome}>"

    _repr_pretty_ = pretty

    @property
    def right(self) -> bool:
        """Whether the answer is accepted."""
        return self.outcome == "right"

    def __bool__(self) -> bool:
        """A right answer is true."""
        return self.right

    @property
    def told(self) -> frozenset[str]:
        """The ids of all misconceptions and rules that the feedback may name."""
        found = {mal_rule.id for mal_rule in self.mal_rules} | set(self.rules)
        for verdict in (self.verdicts or {}).values():
            found |= set(verdict.rules)
        if self.grade is not None:
            found |= set(self.grade.verdict.rules)
            if self.grade.reason is not None:
                found.add(self.grade.reason.rule)
        return frozenset(found)


RIGHT: Final = Graded()


@dataclass(frozen=True, slots=True)
class Exercise(ABC):
    """A task about a position. ``data`` are the parameters it was made from, so that it can be written down again."""

    kind: ClassVar[str] = ""
    form: ClassVar[Form] = Form.NUMBER
    fields: ClassVar[tuple[str, ...]] = ()
    """The parameters that its kind knows, beside ``kind``."""

    way: Way
    position: Position
    data: Data

    @classmethod
    @abstractmethod
    def make(cls, way: Way, position: Position, data: Data) -> Exercise:
        """The exercise with these parameters; ``InputError`` for those that make no sense."""

    def grade(self, answer: object, lesson: int | None = None) -> Graded:
        """What the engine says of an answer; ``InputError`` for what is none. ``lesson`` sorts misconceptions."""
        return replace(self.judge(answer, lesson), exercise=self, answer=answer)

    @abstractmethod
    def judge(self, answer: object, lesson: int | None = None) -> Graded:
        """The same, each kind of exercise in its own way."""

    @abstractmethod
    def solution(self) -> object:
        """An answer that is accepted, found by the engine."""

    @abstractmethod
    def read(self, text: str) -> object:
        """An answer that somebody typed, the same in all languages; ``InputError`` for what is none."""

    @abstractmethod
    def write(self, answer: object) -> str:
        """An answer as it is typed."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that decide."""
        return ()

    @property
    def needs(self) -> frozenset[str]:
        """All rules that somebody must know to find the answer in this city."""
        return frozenset(self.rules)

    @property
    def boundary(self) -> bool:
        """Whether a typical mistake, or a hasty look, leads to a wrong answer here."""
        return True

    # ---------------------------------------------------------------- cells by name

    def place(self, name: object) -> Place:
        """The cell of a name."""
        return place_named(self.position, name)

    def name(self, place: Place) -> str:
        """The name of a cell."""
        return names_of(self.position).name(place) or "?"

    def cells(self, text: str) -> list[list[int]]:
        """Cells that were typed, in any order; a dash or 0 for none."""
        words = re.split(r"[\s,;.+&]+", text.strip().lower())
        words = [word for word in words if word not in ("", "et", "and", "-", "–", "0")]
        return [list(self.place(word)) for word in words]

    def named(self, cells: Iterable[Place]) -> str:
        """Cells by name, sorted; a dash for none."""
        return " ".join(sorted(map(self.name, cells), key=lambda name: (len(name), name))) or "-"


def place_named(position: Position, name: object) -> Place:
    """The cell of a name like ``e4``."""
    found = names_of(position).place(str(name).strip().lower())
    if found is None:
        raise InputError("exercise-cell", value=str(name)[:40])
    return found


def typed_number(text: str) -> int | float:
    """A number as people write it: dollars, points, commas and signs of minus are understood.

    >>> typed_number("−3"), typed_number("2,5 $"), typed_number("$12")
    (-3, 2.5, 12)
    """
    bare = (
        re.sub(r"[\s$+]|pts?|points?|vp|pv", "", text.lower())
        .replace(",", ".")
        .replace("−", "-")
        .replace("½", ".5")
    )
    try:
        value = float(bare)
    except ValueError:
        raise InputError("answer-not-number", value=text[:40]) from None
    if abs(value) > 1e6 or value != value:  # noqa: PLR0124 (not a number is unlike itself)
        raise InputError("answer-not-number", value=text[:40])
    return int(value) if value == int(value) else value


def needed(data: Data, *names: str) -> None:
    """These parameters must be there."""
    for name in names:
        if data.get(name) in (None, ""):
            raise InputError("exercise-needs", field=name)


def against(position: Position, card: str) -> frozenset[str]:
    """All rules that forbid a card somewhere around this city; that it has to touch the city is always one."""
    return frozenset({"adjacent"}.union(*position.why(card).values()))


def growing(position: Position, colour: str = "") -> frozenset[str]:
    """The rules by which districts (of one colour) grow now or stay as they are."""
    found = {reason.rule for reason in position.stops() if colour in ("", reason.params["colour"])}
    found |= {GROWTH[choice.colour] for choice in position.due() if colour in ("", choice.colour)}
    return frozenset(found)


def sheet_lines(term: Term) -> Iterator[Term]:
    """The lines of an account: sums are opened, and a term without parts is a line."""
    for part in term.parts:
        if part.parts:
            yield from sheet_lines(part)
        else:
            yield part
