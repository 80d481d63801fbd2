"""The library of a stage: the worked examples of both books by topic, and the positions of the lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.locale import say
from cardcity_tutor.render.phrases import filled

from ...book import Example, examples, rules
from ...book.entries import PHASES
from ...face.wording.rules import example_words
from ...rules.position import Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from cardcity_tutor.course.lesson import Lesson, Step
    from cardcity_tutor.course.packs import Pack


def topic_of(example: Example) -> str:
    """What an example is about: the variant of its first rule, else its phase."""
    rule = rules()[example.rules[0]]
    return next(iter(rule.only.get("variants", ())), rule.phase)


def by_topic() -> dict[str, list[Example]]:
    """All examples, topic by topic in the order of a game, variants behind."""
    found: dict[str, list[Example]] = {}
    for example in examples().values():
        found.setdefault(topic_of(example), []).append(example)
    order = sorted(found, key=lambda topic: PHASES.index(topic) if topic in PHASES else len(PHASES))
    return {topic: found[topic] for topic in order}


def neighbours(name: str) -> tuple[str, str]:
    """The examples before and after one, in the order of the library; the ends meet."""
    order = [example.id for group in by_topic().values() for example in group]
    at = order.index(name) if name in order else -1
    return order[at - 1 if at >= 0 else -1], order[(at + 1) % len(order)]


def shelf(lang: str) -> list[dict[str, Any]]:
    """The examples as the browser lists them."""
    return [
        {
            "title": say(lang, f"stage-topic-{topic}"),
            "items": [
                {"id": words["id"], "title": words["title"], "cite": words["cite"]}
                for words in (example_words(lang, example) for example in group)
            ],
        }
        for topic, group in by_topic().items()
    ]


def lesson_shelf(lang: str, packs: Sequence[Pack] = ()) -> list[dict[str, Any]]:
    """The positions of these packs and of the course, lesson by lesson; steps that share a position are named once."""
    from cardcity_tutor.course.packs import course

    own = [
        {
            "title": filled(
                lang, "stage-pack-lesson", {"pack": pack.title[lang], "title": lesson.title[lang]}
            ),
            "items": [
                {"id": f"{pack.id}:{lesson.id}/{step.id}", "title": step.name[lang], "cite": ""}
                for step in _distinct(lesson)
            ],
        }
        for pack in packs
        for lesson in pack.lessons
    ]
    return own + [
        {
            "title": filled(
                lang, "stage-lesson", {"number": str(lesson.number), "title": lesson.title[lang]}
            ),
            "items": [
                {"id": f"{lesson.id}/{step.id}", "title": step.name[lang], "cite": ""} for step in steps
            ],
        }
        for lesson in course().lessons
        if (steps := _distinct(lesson))
    ]


def _distinct(lesson: Lesson) -> list[Step]:
    seen: dict[Position, Step] = {}
    for step in lesson.steps:
        seen.setdefault(step.position, step)
    return list(seen.values())


def lesson_step(name: str, packs: Sequence[Pack] = ()) -> Step:
    """A step of the course by ``lesson/step``, of one of these packs by ``pack:lesson/step``."""
    from cardcity_tutor.course.packs import course

    place, _, step_id = name.partition("/")
    pack_id, colon, lesson_id = place.rpartition(":")
    pack = next((pack for pack in packs if pack.id == pack_id), course()) if colon else course()
    step = pack.lesson(lesson_id).step(step_id)
    if step is None:
        raise InputError("stage-no-step", lesson=lesson_id[:60], step=step_id[:60])
    return step
