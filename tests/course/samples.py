"""Lessons and exercises that the tests of the course share: the examples of docs/lessons.md, read from there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from cardcity_tutor.course import Lesson, Pack, Step, parse_lesson, read_pack
from cardcity_tutor.games.cardcity.teach.exercises import Exercise

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "lessons.md"
EVENING = ROOT / "tests" / "packs" / "evening"
HEAD = "format: 1\nid: sample\nnumber: 1\ntitle: {fr: Essai, en: Sample}\nsteps:\n"


def page_blocks() -> list[str]:
    """The YAML examples of the page."""
    return re.findall(r"```yaml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@cache
def page_lessons() -> tuple[Lesson, ...]:
    """Its whole lesson of the first game, and every block of steps as a lesson."""
    texts = [HEAD + block for block in page_blocks() if block.startswith("  - id")]
    texts += [block for block in page_blocks() if "\nsteps:" in block and "\nruleset:" not in block]
    return tuple(map(parse_lesson, texts))


def page_steps() -> dict[str, Step]:
    """All steps of the page by id."""
    return {step.id: step for lesson in page_lessons() for step in lesson.steps}


def page_exercises() -> dict[str, Exercise]:
    """Their exercises: every kind, and every form of an answer, is among them."""
    return {name: step.exercise for name, step in page_steps().items() if step.exercise is not None}


@cache
def evening() -> Pack:
    """The pack of somebody else."""
    return read_pack(EVENING)
