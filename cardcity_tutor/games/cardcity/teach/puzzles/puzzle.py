"""A puzzle: a position, a goal, and the engine as its judge."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, Final

from .....core.breakdown import Number
from .....core.errors import IllegalAction, InputError
from .....core.representations import Told, pretty
from .....core.verdict import Reason, Verdict
from ...rules.actions import Action, Architect
from ...rules.development import needs
from ...rules.duty import LEGAL
from ...rules.game import RULES_VERSION
from ...rules.play import apply
from ...rules.state import Phase, State
from .answers import Answer, Line, decided, waived, written
from .facts import Facts
from .goals import Goal
from .setup import Setup
from .themes import THEMES, Theme, theme_named

FORMAT: Final = 1
"""Goes up when written puzzles would be read in another way."""


@dataclass(frozen=True, slots=True, repr=False)
class Grade(Told):
    """What an answer is worth.

    ``outcome`` is ``right``; ``missed`` (allowed, but ``value`` is not what the goal asks for, and ``reason`` the
    rule that stops the district); ``illegal`` (the ``verdict`` tells why); ``unasked`` (a decision of another kind
    than asked for); ``surplus`` (decisions after the last one asked for); or ``unfinished`` (``phase`` is what
    remains to be decided).
    """

    outcome: str
    step: int = 0
    """The decision that it is about, counted from 1; 0 where it is about the whole answer."""
    verdict: Verdict = LEGAL
    value: Number | None = None
    reason: Reason | None = None
    phase: str = ""
    action: Action | None = None
    """The decision at fault."""
    puzzle: Puzzle | None = field(default=None, compare=False, repr=False)
    """What was to be solved, for whoever puts the grade into words."""

    def __repr__(self) -> str:
        """How the answer went."""
        return f"<Grade: {self.outcome}>"

    _repr_pretty_ = pretty

    @property
    def right(self) -> bool:
        """Whether the puzzle is solved."""
        return self.outcome == "right"

    def __bool__(self) -> bool:
        """A right answer is true."""
        return self.right


@dataclass(frozen=True, slots=True, repr=False)
class Puzzle(Told):
    """A position with a goal. ``answers`` are all there are, one order of each, for teachers: they grade nothing."""

    theme: str
    setup: Setup
    goal: Goal
    facts: Facts
    answers: tuple[tuple[Line, ...], ...]

    @property
    def difficulty(self) -> int:
        """From 1 to 5."""
        return self.facts.difficulty

    @property
    def id(self) -> str:
        """A name that tells the theme, the level and the difficulty, and is the same for the same question."""
        asked = json.dumps([self.setup.to_json(), self.goal.to_json()], sort_keys=True)
        mark = sha256(asked.encode()).hexdigest()[:10]
        return f"{self.theme}-{self.setup.level}-{self.difficulty}-{mark}"

    def __repr__(self) -> str:
        """Its name."""
        return f"<Puzzle: {self.id}>"

    _repr_pretty_ = pretty

    def grade(self, answer: Answer) -> Grade:
        """Judge an answer by carrying it out. Raises ``InputError`` for what is no answer at all."""
        if isinstance(answer, str | Mapping) or not isinstance(answer, Iterable):
            raise InputError("answer-not-moves", value=str(answer)[:80])
        return replace(self._graded(answer), puzzle=self)

    def _graded(self, answer: Answer) -> Grade:
        theme = THEMES[self.theme]
        start = state = self.setup.state()
        for number, item in enumerate(answer):
            action = decided(item, number)
            state = _without_unused(state, action)
            if not theme.ask.open(start, state):
                return Grade("surplus", number + 1, action=action)
            if not theme.ask.wants(action):
                return Grade("unasked", number + 1, action=action)
            try:
                state, _ = apply(state, action)
            except IllegalAction as refusal:
                verdict = LEGAL if refusal.verdict is None else refusal.verdict
                return Grade("illegal", number + 1, verdict, action=action)
        return self._judged(theme, start, state)

    def _judged(self, theme: Theme, start: State, state: State) -> Grade:
        """Judge the moment in which an answer ends; what is offered and was not used is waived."""
        while theme.ask.open(start, state):
            waive = waived(state)
            if waive is None or not theme.ask.wants(waive):
                return Grade("unfinished", phase=str(state.phase))
            state, _ = apply(state, waive)
        reached = self.goal.reached(start, state)
        if self.goal.met(reached):
            return Grade("right", value=reached)
        return Grade("missed", value=reached, reason=self.goal.stopped(state))

    def to_json(self) -> dict[str, Any]:
        """The puzzle as data."""
        return {
            "format": FORMAT,
            "rules_version": RULES_VERSION,
            "id": self.id,
            "theme": self.theme,
            "difficulty": self.difficulty,
            "position": self.setup.to_json(),
            "goal": self.goal.to_json(),
            "facts": self.facts.to_json(),
            "answers": [list(answer) for answer in self.answers],
        }

    @classmethod
    def from_json(cls, data: object) -> Puzzle:
        """The puzzle that was written; its answers are checked by the engine."""
        if not isinstance(data, Mapping):
            raise InputError("puzzle-field", field="theme")
        for name, mine in (("format", FORMAT), ("rules_version", RULES_VERSION)):
            if data.get(name) != mine:
                raise InputError("puzzle-version", field=name, value=str(data.get(name))[:40], expected=mine)
        theme = theme_named(data.get("theme"))
        setup, goal = Setup.from_json(data.get("position")), Goal.from_json(data.get("goal"))
        _check_cells(setup, goal)
        answers = data.get("answers")
        if not isinstance(answers, list) or not all(isinstance(answer, list) for answer in answers):
            raise InputError("puzzle-field", field="answers")
        read = tuple(
            tuple(written(decided(line, step)) for step, line in enumerate(answer)) for answer in answers
        )
        puzzle = cls(theme.name, setup, goal, Facts.from_json(data.get("facts")), read)
        if not all(map(puzzle.grade, read)):
            raise InputError("puzzle-field", field="answers")
        return puzzle


def _without_unused(state: State, action: Action) -> State:
    """The state after doing without the architect, where the next decision is about something else."""
    if state.phase is Phase.ARCHITECT and not isinstance(action, Architect):
        return apply(state, Architect(None))[0]
    return state


def _check_cells(setup: Setup, goal: Goal) -> None:
    """The district of a goal must be one of the city."""
    if goal.measure == "growth":
        here = setup.position()
        if not any(
            need.colour == goal.colour and need.cells == goal.cells for need in needs(here.city, here.setting)
        ):
            raise InputError("puzzle-field", field="goal.cells")
