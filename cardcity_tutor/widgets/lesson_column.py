"""What every lesson player says of where the learner is: stops, lessons, mastery, the way on."""

from __future__ import annotations

from datetime import date
from typing import Any

from cardcity_tutor.course.progress import STREAK
from cardcity_tutor.course.sitting import GAME, MASTERY, Sitting
from cardcity_tutor.render.phrases import said, written_date
from cardcity_tutor.render.plots import kind_of, lesson_plot


def whereabouts(sitting: Sitting, lang: str, *, has_map: bool) -> dict[str, Any]:
    """Everything that stands around a step, whatever it asks."""
    lesson = sitting.lesson
    return {
        "id": lesson.id,
        "key": exercise_key(sitting),
        "stations": _stations(sitting, lang),
        "at": sitting.at,
        "stop": said(lang, "course-step", at=sitting.at + 1, of=len(sitting.stations)),
        "lessons": [
            [
                entry.id,
                said(lang, "course-lesson", number=entry.number, title=entry.title[lang]),
                sitting.progress.state(sitting.pack, entry.id),
            ]
            for entry in sitting.pack.lessons
        ],
        "mastery": _mastery(sitting, lang) | {"map": has_map},
        "foot": {"back": sitting.at > 0, "next": _next(sitting, lang)},
        "review": sitting.progress.review,
        "due": [_title(sitting, lang, name) for name in sitting.progress.due(sitting.pack, sitting.today())],
        "name": sitting.progress.name,
    }


def exercise_key(sitting: Sitting) -> str:
    """Names the exercise on the table: what was typed or marked stays with it. A drill that is solved is counted already."""
    drill = sitting.kept.drilled - sitting.solved if sitting.station == MASTERY else 0
    return f"{sitting.lesson.id} {sitting.station} {sitting.practice} {drill}"


def just_mastered(sitting: Sitting) -> bool:
    """Whether the run of three was completed by the exercise on the table."""
    kept = sitting.kept
    return sitting.station == MASTERY and bool(kept.last) and not kept.streak and sitting.first_try


def _stations(sitting: Sitting, lang: str) -> list[list[str]]:
    """Each stop: its name, and how it stands."""
    found = []
    for step in sitting.lesson.steps:
        state = sitting.kept.steps.get(step.id, "")
        found.append([step.name[lang], state if step.exercise or not state else "solved"])
    if MASTERY in sitting.stations:
        found.append([said(lang, "course-mastery-name"), "first" if sitting.kept.mastered else ""])
    if GAME in sitting.stations:
        found.append([said(lang, "ui-course-game"), "first" if sitting.kept.game else ""])
    return found


def _title(sitting: Sitting, lang: str, name: str) -> list[str]:
    lesson = sitting.pack.lesson(name)
    return [name, said(lang, "course-lesson", number=lesson.number, title=lesson.title[lang])]


def _mastery(sitting: Sitting, lang: str) -> dict[str, Any]:
    kept = sitting.kept
    lesson = sitting.lesson
    first = sum(step.exercise is not None and kept.steps.get(step.id) == "first" for step in lesson.steps)
    solved = sitting.progress.solved(lesson)
    drilling = sitting.station == MASTERY
    state = sitting.progress.state(sitting.pack, sitting.lesson.id)
    done = drilling and sitting.solved and just_mastered(sitting)
    streak = STREAK if done else kept.streak
    return {
        "drilling": drilling,
        "done": done,
        "streak": streak,
        "of": STREAK,
        "text": said(lang, "course-streak", count=streak, of=STREAK) if drilling else said(lang, "course-passed", first=first, solved=solved, of=lesson.exercises),
        "plot": lesson_plot(lesson.number, "mastered", kind_of(lesson.part)) if done else "",
        "head": said(lang, "course-mastered-head", number=lesson.number) if done else "",
        "state": said(lang, f"course-state-{state}"),
        "mastered": _mastered(kept.mastered, lang),
    }  # fmt: skip


def _mastered(day: str, lang: str) -> str:
    return said(lang, "course-mastered", date=written_date(date.fromisoformat(day), lang)) if day else ""


def _next(sitting: Sitting, lang: str) -> str:
    """What the way on is called: a word, or the next lesson's title at the end of this one; nothing at the very end."""
    if sitting.at + 1 < len(sitting.stations):
        return said(lang, "ui-course-next")
    lessons = sitting.pack.lessons
    at = lessons.index(sitting.lesson) + 1
    return said(lang, "course-next-lesson", title=lessons[at].title[lang]) if at < len(lessons) else ""
