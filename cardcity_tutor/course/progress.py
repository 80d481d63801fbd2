"""What a learner has done: plain data that a browser or a file can keep, and that two places can merge."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any, Final

from ..core.errors import InputError
from ..core.json_text import read_json
from .lesson import Lesson
from .packs import Pack

FORMAT: Final = 1
STEP_STATES: Final = ("seen", "shown", "solved", "first")
"""Of a step, from least to most: opened; its solution looked at; solved; solved at the first try without a hint."""
STATES: Final = ("new", "seen", "practised", "mastered")
"""Of a lesson: untouched; begun; every exercise solved; and three fresh ones in a row at the first try."""
STREAK: Final = 3
INTERVALS: Final = (1, 3, 7, 21, 60)
"""Days after which a mastered lesson comes up for review, the more often it was reviewed the later."""
MOST_CHARACTERS: Final = 500_000


@dataclass(slots=True)
class LessonProgress:
    """One lesson: its steps, the run of first-try successes, and when it was mastered and last reviewed."""

    steps: dict[str, str] = field(default_factory=dict)
    at: str = ""
    """The step that was open last."""
    streak: int = 0
    boundary: bool = False
    """Whether a boundary case is among the run."""
    drilled: int = 0
    """Fresh exercises so far: the next one has this seed."""
    mastered: str = ""
    """The date."""
    reviewed: int = 0
    last: str = ""
    """When it was mastered or reviewed last."""
    game: dict[str, Any] = field(default_factory=dict)
    """The checkpoint game: score, rank or place, tries refused."""

    def saw(self, step: str) -> None:
        """A step was opened."""
        self.at = step
        self.reached(step, "seen")

    def solved(self, step: str, *, first: bool, shown: bool = False) -> None:
        """A step was done: at the first try, later, or with the solution on the table."""
        self.reached(step, "shown" if shown else "first" if first else "solved")

    def reached(self, step: str, state: str) -> None:
        """A step is at least in this state."""
        before = self.steps.get(step, "seen")
        self.steps[step] = max(before, state, key=STEP_STATES.index)

    def drill(self, *, first: bool, boundary: bool, today: str) -> bool:
        """A fresh exercise was done; whether the lesson is mastered by that.

        The run is three first tries, one of them a boundary case: where none was, the run waits for one.
        """
        self.drilled += 1
        if not first:
            self.streak, self.boundary = 0, False
            return False
        self.boundary = self.boundary or boundary
        self.streak = min(self.streak + 1, STREAK if self.boundary else STREAK - 1)
        if self.streak < STREAK:
            return False
        if self.mastered:
            self.reviewed += 1
        self.mastered = self.mastered or today
        self.last = today
        self.streak, self.boundary = 0, False
        return True


@dataclass(slots=True)
class Progress:
    """All lessons of one learner in one pack."""

    pack: str = "cardcity"
    name: str = ""
    lessons: dict[str, LessonProgress] = field(default_factory=dict)
    review: bool = False
    """Whether the learner wants to be reminded of what was mastered."""

    def lesson(self, name: str) -> LessonProgress:
        """The progress of one lesson, begun if need be."""
        return self.lessons.setdefault(name, LessonProgress())

    def state(self, pack: Pack, name: str) -> str:
        """``new``, ``seen``, ``practised`` or ``mastered``."""
        kept = self.lessons.get(name)
        if kept is None or not kept.steps:
            return "new"
        if kept.mastered:
            return "mastered"
        done = all(
            step.id in kept.steps if step.exercise is None else kept.steps.get(step.id) in ("solved", "first")
            for step in pack.lesson(name).steps
        )
        return "practised" if done else "seen"

    def solved(self, lesson: Lesson) -> int:
        """How many exercises of a lesson are solved, at whichever try."""
        kept = self.lessons.get(lesson.id)
        steps = {} if kept is None else kept.steps
        return sum(
            step.exercise is not None and steps.get(step.id) in ("solved", "first") for step in lesson.steps
        )

    def next_lesson(self, pack: Pack) -> Lesson:
        """The first lesson that has still something to do; the last one when all is done."""
        for lesson in pack.lessons:
            if self.state(pack, lesson.id) in ("new", "seen"):
                return lesson
        return pack.lessons[-1]

    def rules(self, pack: Pack) -> dict[str, str]:
        """For every rule of the pack the best state of the steps and lessons that meet it."""
        found: dict[str, str] = {}
        for lesson in pack.lessons:
            kept = self.lessons.get(lesson.id)
            if kept is None:
                continue
            whole = self.state(pack, lesson.id)
            for step in lesson.steps:
                if step.id not in kept.steps:
                    continue
                done = kept.steps[step.id] in ("solved", "first")
                state = "mastered" if whole == "mastered" else "practised" if done else "seen"
                for name in step.rules:
                    found[name] = max(found.get(name, "new"), state, key=STATES.index)
        return found

    def due(self, pack: Pack, today: date) -> list[str]:
        """Mastered lessons to be reviewed, the longest overdue first; nothing unless the learner asked for it."""
        if not self.review:
            return []
        waiting = []
        for lesson in pack.lessons:
            kept = self.lessons.get(lesson.id)
            if kept is None or not kept.last or not lesson.drills:
                continue
            pause = INTERVALS[min(kept.reviewed, len(INTERVALS) - 1)]
            late = (today - date.fromisoformat(kept.last)).days - pause
            if late >= 0:
                waiting.append((-late, lesson.number, lesson.id))
        return [name for _, _, name in sorted(waiting)]

    def merge(self, other: Progress) -> None:
        """Take over what the other one has more of: nothing that was reached is lost."""
        self.name = self.name or other.name
        self.review = self.review or other.review
        for name, theirs in other.lessons.items():
            mine = self.lesson(name)
            for step, state in theirs.steps.items():
                mine.reached(step, state)
            if theirs.drilled > mine.drilled:
                mine.drilled, mine.streak, mine.boundary = theirs.drilled, theirs.streak, theirs.boundary
            mine.mastered = min(filter(None, (mine.mastered, theirs.mastered)), default="")
            mine.last = max(mine.last, theirs.last)
            mine.reviewed = max(mine.reviewed, theirs.reviewed)
            mine.at = mine.at or theirs.at
            mine.game = mine.game or theirs.game

    # ---------------------------------------------------------------- keeping

    def to_json(self) -> dict[str, Any]:
        """Plain data; what is as in the beginning is left out."""
        blank = LessonProgress()
        return {
            "format": FORMAT,
            "pack": self.pack,
            "name": self.name,
            "review": self.review,
            "lessons": {
                name: {
                    key: getattr(kept, key)
                    for key in LessonProgress.__dataclass_fields__
                    if getattr(kept, key) != getattr(blank, key)
                }
                for name, kept in self.lessons.items()
            },
        }

    @classmethod
    def from_json(cls, data: object) -> Progress:
        """What was kept; ``InputError`` for what is no progress."""
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise InputError("progress-format", expected=FORMAT)
        lessons = data.get("lessons", {})
        if not isinstance(lessons, Mapping):
            raise InputError("progress-broken", field="lessons")
        found = cls(_text(data, "pack", 80), _text(data, "name", 80), review=bool(data.get("review", False)))
        for name, kept in lessons.items():
            if not isinstance(name, str) or not isinstance(kept, Mapping):
                raise InputError("progress-broken", field=f"lessons.{str(name)[:40]}")
            found.lessons[name[:60]] = _kept(name, kept)
        return found

    @classmethod
    def parse(cls, text: str) -> Progress:
        """The same from a text."""
        if len(text) > MOST_CHARACTERS:
            raise InputError("progress-broken", field="size")
        try:
            return cls.from_json(read_json(text, halves=True))
        except ValueError as error:
            raise InputError("progress-format", expected=FORMAT) from error

    def save(self, path: Path | str) -> None:
        """Write a file, whole or not at all."""
        goal = Path(path)
        draft: Path | None = None
        try:
            goal.parent.mkdir(parents=True, exist_ok=True)
            handle, name = tempfile.mkstemp(dir=goal.parent, prefix=".progress-")
            draft = Path(name)
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                json.dump(self.to_json(), file, ensure_ascii=False, indent=1)
            draft.replace(goal)
        except OSError as error:
            if draft is not None:
                draft.unlink(missing_ok=True)
            raise InputError(
                "progress-unwritable", path=str(path), reason=error.strerror or str(error)
            ) from error

    @classmethod
    def load(cls, path: Path | str) -> Progress:
        """Read such a file."""
        try:
            return cls.parse(Path(path).read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise InputError("progress-unreadable", path=str(path), reason=reason) from error


def _text(data: Mapping[str, Any], name: str, longest: int) -> str:
    value = data.get(name, "")
    if not isinstance(value, str):
        raise InputError("progress-broken", field=name)
    return value[:longest]


def _kept(name: str, data: Mapping[str, Any]) -> LessonProgress:
    """One lesson's data, each field of its own kind."""
    blank = LessonProgress()
    found = LessonProgress()
    for key, value in data.items():
        if key not in LessonProgress.__dataclass_fields__:
            continue  # of a later version
        if type(value) is not type(getattr(blank, key)):
            raise InputError("progress-broken", field=f"lessons.{name[:40]}.{key}")
        setattr(found, key, value)
    for key in ("mastered", "last"):
        _dated(name, key, getattr(found, key))
    if any(state not in STEP_STATES for state in found.steps.values()):
        raise InputError("progress-broken", field=f"lessons.{name[:40]}.steps")
    return found


def _dated(name: str, key: str, value: str) -> None:
    try:
        if value:
            date.fromisoformat(value)
    except ValueError:
        raise InputError("progress-broken", field=f"lessons.{name[:40]}.{key}") from None
