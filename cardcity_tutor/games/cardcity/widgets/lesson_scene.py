"""The column beside the board: line of stations, text, rule, task, feedback, hints, foot; and the page to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardcity_tutor.core.verdict import Place
from cardcity_tutor.course.lesson import Lesson, Step
from cardcity_tutor.course.sitting import GAME, HINTS, MASTERY, Sitting
from cardcity_tutor.render.phrases import filled, said

from ....widgets.lesson_column import just_mastered, whereabouts
from ..face.paper.certificate import game_words
from ..face.paper.telling import answer_text, question_text, step_boards
from ..face.wording import Naming
from ..face.wording.feedback import feedback, hint_words
from ..face.wording.tasks import rule_box, solution_words, task_words
from ..teach.exercises import Exercise, Fact, Why
from .lesson_marks import board_marks

if TYPE_CHECKING:
    from .lesson_player import LessonPlayer


def naming_of_board(player: LessonPlayer) -> Naming:
    """What the board of the exercise calls its cells, those at its edge included."""
    ground, exercise = player.ground, player.sitting.exercise

    def name(place: Place) -> str:
        known = ground.plan.names.get(place) or (exercise.name(place) if exercise else None)
        return known if known and known != "?" else ground.name(place)

    return name


def column(player: LessonPlayer) -> dict[str, Any]:
    """Everything beside the board."""
    sitting, lang = player.sitting, player.language
    return {
        **whereabouts(sitting, lang, has_map=player.has_map),
        "asked": player.asked_for,
        "where": _where(sitting, lang),
        "certificate": "",
        "worksheet": "",
        "progress": player.progress_text if player.keep else "",
        "read": None,
        "form": None,
        **({} if player.reading else _stop(player)),
    }


def _where(sitting: Sitting, lang: str) -> str:
    lesson = sitting.lesson
    if lesson.part:
        return said(lang, "course-where", part=lesson.part, number=lesson.number, title=lesson.title[lang])
    return said(lang, "course-pack-where", pack=sitting.pack.title[lang], title=lesson.title[lang])


def _stop(player: LessonPlayer) -> dict[str, Any]:
    """The present stop: text, rule, task, feedback, hints, solution."""
    sitting, lang = player.sitting, player.language
    step, exercise = sitting.step, sitting.exercise
    text, rules = _text(sitting, lang)
    found: dict[str, Any] = {
        "station": sitting.station,
        "text": text,
        "box": [rule_box(lang, name, sitting.lesson.way.edition)._asdict() for name in rules[:1]],
        "more": [rule_box(lang, name, sitting.lesson.way.edition)._asdict() for name in rules[1:]],
        "solved": sitting.solved,
        "tries": sitting.tries,
        "feedback": None,
        "hints": [],
        "hintsLeft": 0,
        "solution": "",
        "marks": [],
        "board": sitting.station != GAME and _has_board(exercise),
    }
    if exercise is None:
        if sitting.station == GAME:
            return found | {"task": "", "feedback": _played(sitting, lang)}
        return found | {"task": said(lang, "ui-course-try")}
    naming = naming_of_board(player)
    own = step if step is not None and not sitting.practice else None
    question = own.question if own else None
    first = own.hint[lang] if own and own.hint else ""
    # What a hint gives away may have to be worked out: not before somebody asks.
    hints = hint_words(lang, exercise, naming, first) if sitting.hints else ()
    found |= {
        "task": question[lang] if question else task_words(lang, exercise, naming),
        "hints": list(hints[: sitting.hints]),
        "hintsLeft": 0 if sitting.solved else HINTS - sitting.hints,
    }
    if sitting.shown:
        found["solution"] = said(lang, "solution-is", answer=solution_words(lang, exercise, naming))
    if sitting.graded is not None:
        helped = not sitting.first_try
        told = feedback(
            lang, exercise, sitting.answer, sitting.graded, naming, sitting.counted, helped=helped
        )
        lines = list(told.lines)
        if told.right and own and own.note:
            lines.append(own.note[lang])
        if told.right and just_mastered(sitting):
            lines.append(said(lang, "course-mastered-now"))
        found["feedback"] = {
            "right": told.right,
            "head": told.head,
            "lines": lines,
            "misconception": told.misconception,
            "cites": list(told.cites),
        }
    found["marks"] = board_marks(sitting, player.ground)
    return found


def _played(sitting: Sitting, lang: str) -> dict[str, Any] | None:
    """What is known of the game that was played."""
    told = game_words(sitting.kept.game, lang)
    if not told:
        return None
    head = filled(lang, "course-game-over", {"result": told[:1].upper() + told[1:]})
    return {"right": True, "head": head, "lines": [], "misconception": "", "cites": []}


def _has_board(exercise: Exercise | None) -> bool:
    """Whether a city belongs to the question: set-ups have none, and players who are compared have their own."""
    if not isinstance(exercise, Fact):
        return True
    return exercise.what == "pollution" or (exercise.what == "rank" and exercise.data.get("score") is None)


def _text(sitting: Sitting, lang: str) -> tuple[str, tuple[str, ...]]:
    step = sitting.step
    if step is not None:
        return step.text[lang], _beside(sitting, step)
    if sitting.station == MASTERY:
        rules = (
            sitting.exercise.rules
            if sitting.exercise is not None and (sitting.solved or sitting.hints > 1)
            else ()
        )
        return said(lang, "course-mastery-text"), rules
    return said(lang, "course-game-text"), ()


def _beside(sitting: Sitting, step: Step) -> tuple[str, ...]:
    """The rules beside a step. Where their names are the answer, those come late unless the step helps in full."""
    exercise = sitting.exercise
    told = sitting.solved or sitting.shown or sitting.hints > 1 or step.help == "full"
    if told or not isinstance(exercise, Why):
        return step.rules
    return tuple(name for name in step.rules if name not in exercise.at_work)


def reading(lesson: Lesson, lang: str) -> list[dict[str, Any]]:
    """The lesson as a page that needs no click: every step with its picture, question and answer."""
    found = []
    for step in lesson.steps:
        box = rule_box(lang, step.rules[0], step.way.edition)
        found.append(
            {
                "name": step.name[lang],
                "text": step.text[lang],
                "box": box._asdict(),
                "pictures": step_boards(step),
                "question": question_text(lang, step),
                "answer": answer_text(lang, step.exercise) if step.exercise is not None else "",
                "note": step.note[lang] if step.note is not None else "",
            }
        )
    return found
