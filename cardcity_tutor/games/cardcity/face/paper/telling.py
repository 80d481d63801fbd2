"""What a step says on paper: its rule with the citation, its question, its answer, its board."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from cardcity_tutor.course.lesson import Lesson, Step
from cardcity_tutor.course.packs import Pack
from cardcity_tutor.locale import say

from ...book import rule
from ...teach.exercises import Exercise
from ..palette import DAY, Ink
from ..wording import edition_name, level_name
from ..wording.rules import citation, rule_text, rule_title
from ..wording.tasks import rule_box as wording_box
from ..wording.tasks import solution_words, task_words
from .answering import boards, captions, solved_board, table_of
from .board import board_svg, hand_of, hand_svg
from .key import answer_lines


def rule_box(lang: str, name: str, edition: str) -> str:
    """A rule or ruling: its title, its sentence, and where the booklet has it."""
    found = rule(name)
    sources = sorted(found.sources, key=lambda source: source.book != edition)
    where = citation(lang, sources[0]) if sources else say(lang, "paper-ruling")
    return (
        f'<aside class="rule"><b>{escape(rule_title(lang, found))}</b><p>{escape(rule_text(lang, found))}</p>'
        f'<p class="cite">{escape(where)}</p></aside>'
    )


def rule_line(lang: str, exercise: Exercise) -> str:
    """The rule that decides an exercise, by its title and where the booklet has it."""
    if not exercise.rules:
        return ""
    box = wording_box(lang, exercise.rules[0], exercise.way.edition)
    return f'<p class="cite">{escape(say(lang, "paper-rule", where=box.cite))}</p>'


def question_text(lang: str, step: Step) -> str:
    """What a step asks for: in the author's words, else in ours; nothing where it has no exercise."""
    if step.exercise is None:
        return ""
    return step.question[lang] if step.question is not None else task_text(lang, step.exercise)


def task_text(lang: str, exercise: Exercise) -> str:
    """What an exercise asks for, in our words."""
    return task_words(lang, exercise, exercise.name)


def answer_text(lang: str, exercise: Exercise) -> str:
    """Every accepted answer where one line tells them, else the solution of the engine as an example."""
    lines = answer_lines(lang, exercise)
    if len(lines) == 1:
        return lines[0]
    return say(lang, "paper-for-example", answer=solution_words(lang, exercise, exercise.name))


def step_boards(step: Step, *, ink: Ink = DAY) -> list[str]:
    """The pictures of a step."""
    return [board_svg(step.position, ink=ink)] if step.exercise is None else boards(step.exercise, ink=ink)


def framed(drawings: Sequence[str], told: Sequence[str], widths: Sequence[str] = ()) -> str:
    """Boards in their frames, what is told of each below it."""
    found = ""
    for number, (drawn, caption) in enumerate(zip(drawings, told, strict=True)):
        style = f' style="--board:{widths[number]}"' if widths else ""
        below = f'<p class="caption">{escape(caption)}</p>' if caption else ""
        found += f'<div class="board"{style}>{drawn}{below}</div>'
    return found


def step_pictures(lang: str, step: Step) -> str:
    """The boards of a step in their frames."""
    drawn = step_boards(step)
    return framed(drawn, captions(step.exercise, lang) if step.exercise is not None else [""] * len(drawn))


def answered_board(exercise: Exercise, *, ink: Ink = DAY) -> str:
    """The solution as a picture in its frame; nothing where it is a number or a word."""
    drawn = solved_board(exercise, ink=ink)
    return f'<div class="board solved">{drawn}</div>' if drawn else ""


def step_hand(lang: str, step: Step) -> str:
    """The hand of a step."""
    if step.exercise is not None:
        return table_of(step.exercise, lang, hand=True)
    cards = hand_of(step.position)
    return (
        f'<div class="hand"><span>{escape(say(lang, "paper-hand"))}</span>{hand_svg(cards)}</div>'
        if cards
        else ""
    )


def lesson_kicker(lang: str, lesson: Lesson, pack: Pack | None) -> str:
    """Where a lesson belongs: its part, its number, which game."""
    parts = [part.title[lang] for part in (pack.parts if pack else ()) if part.number == lesson.part]
    way = lesson.way
    game = edition_name(lang, way.edition)
    if way.edition != "2012":
        game = f"{game}, {level_name(lang, way.level)}"
    return " · ".join([*parts, say(lang, "paper-lesson", number=str(lesson.number)), game])
