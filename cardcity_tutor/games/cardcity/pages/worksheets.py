"""A printed worksheet on the screen: the link of its QR code opens the same exercises, to be done and graded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.core.numbers import typed_count
from cardcity_tutor.course.lesson import Lesson, Step, Texts
from cardcity_tutor.course.packs import Pack
from cardcity_tutor.course.worksheet import Sheet
from cardcity_tutor.locale import say

from ..widgets import LessonPlayer

MOST_SEED: Final = 10**9
MOST_EXERCISES: Final = 30
USUAL_COUNT: Final = "6"


def sheet_view(asked: Mapping[str, str], pack: Pack) -> LessonPlayer:
    """The exercises of a worksheet, given by lesson, seed and count; its progress is not the pack's."""
    seed, count = _number(asked.get("seed", ""), "seed", 0, MOST_SEED), asked.get("count", USUAL_COUNT)
    sheet = Sheet(pack.lesson(asked["lesson"]), seed, _number(count, "count", 1, MOST_EXERCISES))
    lesson = sheet.lesson
    steps = tuple(
        Step(
            f"exercise-{number}",
            _both("sheet-exercise", number=str(number)),
            _both("sheet-text", number=str(number)),
            exercise.rules,
            exercise.way,
            exercise.position,
            help="none",
            exercise=exercise,
        )
        for number, exercise in enumerate(sheet.exercises(), 1)
    )
    named = _both("sheet-title", seed=str(seed))
    title = Texts(*(f"{lesson.title[lang]} · {named[lang]}" for lang in ("fr", "en")))
    shown = Lesson(f"sheet-{lesson.id}", lesson.number, 0, title, lesson.summary, lesson.way, steps)
    return LessonPlayer(shown.id, pack=Pack(f"sheet-{sheet.code}", pack.title, (), (shown,)))


def _both(key: str, **params: str) -> Texts:
    return Texts(*(say(lang, key, **params) for lang in ("fr", "en")))


def _number(value: str, name: str, least: int, most: int) -> int:
    number = typed_count(value)
    if number is None or not least <= number <= most:
        raise InputError("field-not-number", field=name, value=value[:40], max=most)
    return number
