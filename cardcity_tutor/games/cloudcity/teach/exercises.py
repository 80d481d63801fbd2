"""The exercises of the course as questions: what is asked, where the answer stands, which misconceptions it provokes."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, NamedTuple

from .malrules import MALRULES, Path, found_at, right
from .positions import provoking


class Exercise(NamedTuple):
    """One question of a lesson."""

    lesson: int
    kind: str
    ask: Mapping[str, Any]
    at: Path
    answer: Any
    malrules: tuple[str, ...]

    def wrong(self) -> dict[str, Any]:
        """What each misconception answers instead."""
        return {name: found_at(MALRULES[name].answer(self.ask), self.at) for name in self.malrules}


@cache
def exercises() -> tuple[Exercise, ...]:
    """The first exercises of all lessons."""
    text = files(__package__).joinpath("exercises.toml").read_text(encoding="utf-8")
    return tuple(
        Exercise(
            entry["lesson"],
            entry["kind"],
            entry["ask"],
            tuple(entry["at"]),
            entry["is"],
            tuple(entry["malrules"]),
        )
        for entry in tomllib.loads(text)["exercise"]
    )


def fresh(malrule: str, seed: int, *, lesson: int = 0, kind: str = "mark") -> Exercise:
    """A new exercise that provokes a misconception; the same for the same seed."""
    request = provoking(malrule, Random(f"{malrule} {seed}"))
    at = MALRULES[malrule].at
    return Exercise(lesson, kind, request, at, right(request, at), (malrule,))
