"""Worksheets: which exercises of a lesson one asks, and the code that stands for it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final, NamedTuple
from urllib.parse import urlencode

from ..core.errors import InputError
from .lesson import Lesson, Step
from .packs import Pack, course
from .teach import teach_of

MOST: Final = 30
"""Exercises of one sheet."""
MOST_SEED: Final = 999_999_999
TRIES: Final = 5
STRIDE: Final = MOST * TRIES
"""Two sheets of different seeds have no exercise in common, but for chance."""
_CODE: Final = re.compile(r"lesson:([a-z0-9-]+):(?:(\d{1,12}):(\d{1,2})|steps)")


class Task(NamedTuple):
    """A task of a sheet: an exercise, and the step whose words ask for it, if an author wrote them."""

    exercise: Any
    """Of the game of the lesson."""
    step: Step | None = None


@dataclass(frozen=True)
class Sheet:
    """What a worksheet asks: the same seed and count give the same exercises; without a seed, the lesson's own steps."""

    lesson: Lesson
    seed: int | None
    count: int = MOST

    @property
    def code(self) -> str:
        """The sheet in a few letters; ``cardcity-tutor export worksheet`` prints it again from them.

        The code names the lesson, and the seed and how many exercises or its steps.
        """
        return f"lesson:{self.lesson.id}:" + ("steps" if self.seed is None else f"{self.seed}:{self.count}")

    def tasks(self) -> list[Task]:
        """Fresh exercises by the lesson's recipes in turn, none twice; without a seed or recipes, those of its steps."""
        drills = self.lesson.drills
        if self.seed is None or not drills:
            asked = [Task(step.exercise, step) for step in self.lesson.steps if step.exercise is not None]
            if not asked:
                raise InputError("worksheet-nothing", lesson=self.lesson.id)
            return asked[: self.count]
        make = teach_of(self.lesson.ruleset).fresh
        found: dict[object, Task] = {}
        for k in range(self.count * TRIES):
            made = make(drills[len(found) % len(drills)], STRIDE * self.seed + k)
            found.setdefault((repr(made.data), made.position), Task(made))
            if len(found) == self.count:
                break
        return list(found.values())

    def exercises(self) -> list[Any]:
        """The exercises of the tasks."""
        return [task.exercise for task in self.tasks()]

    def link(self, address: str, pack: Pack | None = None) -> str:
        """Where the tutor opens the same exercises; of a pack, where it plays that pack."""
        asked = {} if pack is None or pack is course() else {"pack": pack.id}
        asked["lesson"] = self.lesson.id
        if self.seed is not None:
            asked |= {"seed": str(self.seed), "count": str(self.count)}
        return f"{address}{'&' if '?' in address else '?'}{urlencode(asked)}"


def read_code(text: str) -> tuple[str, int | None, int] | None:
    """Lesson, seed and count of a sheet's code; no seed for one of the lesson's steps; nothing for any other text.

    >>> read_code("lesson:the-limit:17:6"), read_code("lesson:the-limit:steps")
    (('the-limit', 17, 6), ('the-limit', None, 30))
    """
    found = _CODE.fullmatch(text.strip())
    if found is None:
        return None
    return (found[1], int(found[2]), int(found[3])) if found[2] else (found[1], None, MOST)
