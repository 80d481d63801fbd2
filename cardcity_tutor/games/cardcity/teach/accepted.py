"""Every answer that an exercise accepts, for those who correct with a key in hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..rules.kernel.cards import facings
from ..rules.tokens import card_of, facing_letter
from .exercises import BuildTo, Choose, Divide, Error, Exercise, Place, Predict
from .exercises.deciding import MOST_LOOKED_AT
from .exercises.dividing import plain_offer
from .puzzles import THEMES
from .puzzles.answers import silent, written
from .puzzles.search import Candidates, Key, search


def accepted(exercise: Exercise) -> Iterator[Any]:
    """All answers that ``grade`` calls right, as JSON, without doubles; sets of cells or rules once, in one order.

    >>> from cardcity_tutor.games.cardcity.teach.exercises import exercise
    >>> from cardcity_tutor.games.cardcity.teach.way import Way
    >>> way = Way()
    >>> asked = exercise(way, way.position("M R / . C", hand=["P"]), {"kind": "place", "card": "P"})
    >>> len(list(accepted(asked))), all(map(asked.grade, accepted(asked)))
    (7, True)
    """
    match exercise:
        case Place():
            yield from _placements(exercise)
        case Predict():
            ends = [[list(cell) for cell in sorted(end)] for end in exercise.ends]
            yield from ends if exercise.what == "cells" else sorted(set(map(len, ends)))
        case BuildTo():
            yield from _turns(exercise)
        case Error():
            yield from (number for number, line in enumerate(exercise.lines, 1) if line.wrong)
        case Choose():
            yield from (lot for lot in ("open", "rest") if exercise.grade(lot))
        case Divide():
            yield from (made for offer in exercise.offers() if exercise.grade(made := plain_offer(offer)))
        case _:
            yield exercise.solution()


def _placements(exercise: Place) -> Iterator[Any]:
    card = card_of(exercise.card, "card")
    for row, column, turn in sorted(exercise.position.plan().first[card]):
        facing = {"facing": facing_letter(card, turn)} if facings(card) > 1 else {}
        yield {"cell": [row, column], **facing}


def found_turns(exercise: BuildTo) -> Candidates | None:
    """All ends that the turn of a puzzle can have; nothing where they are too many."""
    puzzle = exercise.puzzle
    return search(puzzle.setup.state(), THEMES[puzzle.theme].ask, MOST_LOOKED_AT)


def all_fit(exercise: BuildTo) -> bool:
    """Whether every turn that the rules allow reaches the goal."""
    found = found_turns(exercise)
    return found is not None and len(_good_ends(exercise, found)) == len(found.ends)


def _good_ends(exercise: BuildTo, found: Candidates) -> set[Key]:
    goal = exercise.puzzle.goal
    return {key for key, end in found.ends.items() if goal.met(goal.reached(found.start, end))}


def _turns(exercise: BuildTo) -> Iterator[Any]:
    """Decisions in each order that reaches the goal; what is not used leaves no line."""
    found = found_turns(exercise)
    if found is None:
        yield exercise.solution()
        return
    leading = _good_ends(exercise, found)
    for key in reversed(found.order):
        if any(after in leading for _, after in found.moves.get(key, ())):
            leading.add(key)
    seen: set[str] = set()
    waiting: list[tuple[Key, tuple[dict[str, Any], ...]]] = [(found.root, ())]
    while waiting:
        key, lines = waiting.pop()
        if key in found.ends:
            if repr(lines) not in seen:
                seen.add(repr(lines))
                yield list(lines)
            continue
        for action, after in reversed(found.moves[key]):
            if after in leading:
                waiting.append((after, lines if silent(action) else (*lines, written(action))))
