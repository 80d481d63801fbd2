"""What later lessons bring: rules and kinds of cards that an exercise before them must not ask for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from ....course.lesson import Drill, Lesson
from ....course.lesson import Later as SharedLater
from ..rules.position import Position
from ..rules.tokens import HAND_TOKENS
from .exercises import Exercise, Why

BICOLOUR: Final = "bicolour"


@dataclass(frozen=True, slots=True)
class Later(SharedLater):
    """Rules and cards that the pack meets first in a later lesson; of what it never meets it says nothing."""

    cards: frozenset[str] = frozenset()

    def asked_by(self, exercise: Any) -> bool:  # noqa: ANN401 (an exercise of the game)
        """Whether an exercise needs something that comes later."""
        return bool(self.rules & exercise.needs or self.cards & cards_in(exercise.position))

    def hidden_from(self, exercise: Exercise) -> Exercise:
        """The same exercise, without later rules among those to choose from."""
        if not isinstance(exercise, Why):
            return exercise
        options = tuple(
            name for name in exercise.options if name in exercise.at_work or name not in self.rules
        )
        return replace(exercise, options=options)


def cards_in(position: Position) -> frozenset[str]:
    """The kinds of cards in a city and a hand, by their letters; all bicolour ones are one kind."""
    tokens = [*position.text.split(), *(HAND_TOKENS[card] for card in position.hand)]
    found = (re.match("[A-Z]+", token) for token in tokens)
    return frozenset(BICOLOUR if len(match[0]) > 1 else match[0] for match in found if match)


def takes(drill: Drill, exercise: Exercise) -> bool:
    """Whether an exercise asks for nothing that comes later, in a city that is not too large, the town hall counted."""
    large = drill.most and exercise.position.city.occupied.bit_count() > drill.most
    return not large and not drill.later.asked_by(exercise)


def shown(later: SharedLater, exercise: Exercise) -> Exercise:
    """The exercise without what comes later among what is to choose from."""
    return later.hidden_from(exercise) if isinstance(later, Later) else exercise


def in_order(lessons: Sequence[Lesson]) -> Iterator[Lesson]:
    """The lessons, each told what comes after it."""
    for at, lesson in enumerate(lessons):
        met, coming = lessons[: at + 1], lessons[at + 1 :]
        later = Later(_rules(coming) - _rules(met), _cards(coming) - _cards(met))
        steps = tuple(
            replace(
                step,
                later=later,
                exercise=None if step.exercise is None else later.hidden_from(step.exercise),
            )
            for step in lesson.steps
        )
        drills = tuple(replace(drill, later=later) for drill in lesson.drills)
        yield replace(lesson, steps=steps, drills=drills)


def _rules(lessons: Iterable[Lesson]) -> frozenset[str]:
    return frozenset(name for lesson in lessons for name in lesson.rules)


def _cards(lessons: Iterable[Lesson]) -> frozenset[str]:
    return frozenset(card for lesson in lessons for step in lesson.steps for card in cards_in(step.position))
