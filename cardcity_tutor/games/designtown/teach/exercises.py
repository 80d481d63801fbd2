"""Exercises as data: a question to ``inspect``, its kind, and the misconceptions that a wrong answer reveals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from ....course.answers import read_chance
from ..rules.building import best_plan
from ..rules.cards import FRONTS
from ..rules.inspection import inspect, read_request
from ..rules.position import Position
from .malrules import Path, Request, allowed_by, builds, detect, part_of
from .turn_sheet import misread_line, sheet

NEAR: Final = Fraction(1, 20)
"""How far from the exact chance a bet may lie."""
ORDER: Final = ("lies", "bust", "won", "coins", "effect", "top", "duties")
"""What a played card does, in its order."""
SUMS: Final = ("coins", "points", "unhappy", "limit", "cards")


@dataclass(frozen=True)
class Exercise:
    """A question about a position."""

    kind: str
    """One of ``KINDS``."""
    request: Request
    part: str = ""
    """Which sum is asked for, or the action that is forbidden; for ``read`` the seed of the wrong line."""
    before: Request | None = None
    """The turn before, in exercises over two turns."""

    @property
    def solution(self) -> Any:  # noqa: ANN401 (each kind has its own)
        """An answer that is right."""
        return KINDS[self.kind].solve(self)

    def grade(self, given: Any) -> Grade:  # noqa: ANN401
        """What an answer is worth; an ``InputError`` if it is none of this kind."""
        return KINDS[self.kind].grade(self, given)


@dataclass(frozen=True)
class Grade:
    """Right or not, how far off, and which misconceptions lead there."""

    right: bool
    distance: Fraction | None = None
    """Of a chance from the exact one."""
    mal_rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Kind:
    """How one kind of exercise is solved and graded."""

    solve: Callable[[Exercise], Any]
    grade: Callable[[Exercise, Any], Grade]


# ---------------------------------------------------------------- answers that stand in the engine's


def _path(exercise: Exercise) -> Path:
    return {
        "bust": ("once", "bust"),
        "win-now": ("advice", "win"),
        "total": ("now", exercise.part),
        "may": ("may",),
        "why": ("why", exercise.part),
        "stop-go": ("advice", "best"),
    }[exercise.kind]


def _looked_up(exercise: Exercise) -> Any:  # noqa: ANN401
    found = part_of(inspect(exercise.request), _path(exercise))
    return [] if found is None and exercise.kind == "why" else found


def _wrong(exercise: Exercise, given: object) -> tuple[str, ...]:
    return detect(exercise.request, _path(exercise), given, exercise.before)


def _grade_chance(exercise: Exercise, given: object) -> Grade:
    chance = read_chance(given)
    distance = abs(chance - Fraction(exercise.solution))
    wrong = () if distance == 0 else _wrong(exercise, str(chance))
    return Grade(distance <= NEAR, distance, wrong)


def _grade_equal(exercise: Exercise, given: object) -> Grade:
    right = given == exercise.solution
    return Grade(right, mal_rules=() if right else _wrong(exercise, given))


def _grade_set(exercise: Exercise, given: Sequence[str]) -> Grade:
    return _grade_equal(exercise, sorted(given))


# ---------------------------------------------------------------- building and recycling


def _best_set(exercise: Exercise) -> list[str]:
    found: list[str] = inspect(exercise.request)["build"]["best"]
    return found


def set_worth(request: Request, actions: Sequence[str]) -> int | None:
    """What a set of building actions adds, in this order; None where it is not allowed."""
    if not builds(Position, request, actions):
        return None
    position = read_request(request)
    worth = 0
    for action in actions:
        before, after = _held(position), _held(position.built(action))
        worth += after - before
        position = position.built(action)
    return worth


def _held(position: Position) -> int:
    table = position.way.table
    return sum(table[face].worth for face in (*position.deck.known, *position.deck.hidden, *position.discard))


def _grade_build(exercise: Exercise, given: Sequence[str]) -> Grade:
    position = read_request(exercise.request)
    plan = best_plan(position.way, position.sums, position.discard, position.supply, position.done)
    worth = set_worth(exercise.request, given)
    if worth is None:
        return Grade(right=False, mal_rules=allowed_by(exercise.request, given))
    return Grade(worth == plan.value)


def recycled_value(position: Position, cards: Sequence[str]) -> Fraction | None:
    """What a turn is worth with these cards recycled now, less what they lose; None where they do not lie there."""
    lost = 0
    for face in cards:
        if position.reasons(f"recycle {face}"):
            return None
        table = position.way.table
        after = position.recycle(face)
        lost += table[face].worth - table[FRONTS[face]].worth
        position = after
    advice = position.odds.advice(position.moment, may_stop=not position.must)
    return max(value for value in (advice.stop, advice.go, Fraction(0)) if value is not None) - lost


def _recyclings(position: Position) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = [()]
    for face in "CGMW":
        found = [
            (*cards, *(face,) * count) for cards in found for count in range(position.discard.count(face) + 1)
        ]
    return found


def _best_recycling(exercise: Exercise) -> list[str]:
    """The most worthy one; of equal ones that with the fewest cards."""
    position = read_request(exercise.request)
    best: tuple[Fraction, tuple[str, ...]] = (Fraction(-1000), ())
    for cards in _recyclings(position):
        value = recycled_value(position, cards)
        if value is not None and (value, -len(cards)) > (best[0], -len(best[1])):
            best = (value, cards)
    return list(best[1])


def _grade_recycle(exercise: Exercise, given: Sequence[str]) -> Grade:
    position = read_request(exercise.request)
    value = recycled_value(position, given)
    if value is None:
        wrong = detect(
            exercise.request, ("may",), sorted([*position.may, *(f"recycle {face}" for face in given)])
        )
        return Grade(right=False, mal_rules=wrong)
    best = recycled_value(position, exercise.solution)
    return Grade(value == best)


# ---------------------------------------------------------------- order and reading


def _grade_order(exercise: Exercise, given: Sequence[str]) -> Grade:
    return Grade(list(given) == exercise.solution)


def _order(exercise: Exercise) -> list[str]:
    """The steps that apply to this card: only a factory has an effect."""
    position = read_request(exercise.request)
    top = position.deck.known[0] if position.deck.known else ""
    return [step for step in ORDER if step != "effect" or top == "F"]


def _wrong_line(exercise: Exercise) -> int:
    return misread_line(exercise.request, exercise.part)


def _grade_line(exercise: Exercise, given: int) -> Grade:
    return Grade(given == _wrong_line(exercise))


KINDS: Final[Mapping[str, Kind]] = {
    "bust": Kind(_looked_up, _grade_chance),
    "win-now": Kind(_looked_up, _grade_chance),
    "total": Kind(_looked_up, _grade_equal),
    "may": Kind(_looked_up, _grade_set),
    "why": Kind(_looked_up, _grade_set),
    "stop-go": Kind(_looked_up, _grade_equal),
    "recycle": Kind(_best_recycling, _grade_recycle),
    "build": Kind(_best_set, _grade_build),
    "order": Kind(_order, _grade_order),
    "read": Kind(_wrong_line, _grade_line),
}
"""All kinds of the course."""

__all__ = ["KINDS", "ORDER", "SUMS", "Exercise", "Grade", "Kind", "read_chance", "set_worth", "sheet"]
