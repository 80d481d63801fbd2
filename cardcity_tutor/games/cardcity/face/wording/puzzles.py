"""Puzzles in words: their title, what they ask for, what an answer is worth, and the answers there are."""

from __future__ import annotations

from typing import Final

from cardcity_tutor.core.breakdown import Number

from .....render.phrases import MINUS, Naming, filled, in_turn, listed, money_text, said, uncapitalised
from ...rules.actions import Build, Buy, Develop
from ...rules.tokens import HAND_TOKENS
from ...teach.puzzles import OUT, Answer, Goal, Grade, Puzzle, decided
from .decisions import action_words, cards_text
from .districts import NAMED_CARDS, stop_words
from .names import level_name, victory_name
from .reasons import reason_words
from .remedies import remedy_words

DOLLARS: Final = frozenset({"money", "income"})
COUNTED: Final = frozenset({"room", "clouds", "built", "developments"})


def puzzle_title(lang: str, puzzle: Puzzle) -> str:
    """The name of a puzzle's theme."""
    return said(lang, f"puzzle-theme-{puzzle.theme}")


def puzzle_heading(lang: str, puzzle: Puzzle) -> str:
    """Theme, level and difficulty in one line."""
    names = {"theme": puzzle_title(lang, puzzle), "level": level_name(lang, puzzle.setup.level)}
    return filled(lang, "puzzle-heading", names, difficulty=puzzle.difficulty)


def difficulty_name(lang: str, difficulty: int) -> str:
    """A difficulty in words.

    >>> difficulty_name("en", 4)
    'hard'
    """
    return said(lang, "puzzle-difficulty", level=difficulty)


def puzzle_task(lang: str, puzzle: Puzzle, naming: Naming) -> str:
    """What the puzzle asks for, in one sentence."""
    goal, setup = puzzle.goal, puzzle.setup
    names = {"cards": cards_text(lang, setup.hand)}
    match goal.measure:
        case "growth":
            names["target"] = _target(lang, goal, naming)
        case "money":
            names["sum"] = money_text(lang, goal.wanted)
        case "fits":
            names["cell"] = naming(goal.cells[0])
        case "score":
            names["victory"] = victory_name(lang, setup.victory)
    key = f"puzzle-ask-{_question(puzzle)}"
    if key in ("puzzle-ask-park", "puzzle-ask-developments-only"):
        del names["cards"]
    return filled(lang, key, names)


def _question(puzzle: Puzzle) -> str:
    """Which sentence asks for the goal: a measure can be asked for in several ways."""
    measure, hand = puzzle.goal.measure, puzzle.setup.hand
    if measure == "score":
        return {"best-park": "park", "happiness": "happiness"}.get(puzzle.theme, "final")
    if measure == "developments" and not hand:
        return "developments-only"
    return "built-one" if measure == "built" and len(hand) == 1 else measure


def _target(lang: str, goal: Goal, naming: Naming) -> str:
    """The district that is meant."""
    size, large = len(goal.cells), len(goal.cells) > NAMED_CARDS
    cells = listed(lang, [naming(cell) for cell in (goal.cells[:1] if large else goal.cells)])
    key = "puzzle-target-large" if large else "puzzle-target"
    return filled(lang, key, {"cells": cells}, colour=goal.colour, size=size)


def grade_words(lang: str, puzzle: Puzzle, grade: Grade, naming: Naming) -> tuple[str, ...]:
    """What an answer is worth: first whether it is right, then why, sentence by sentence."""
    if grade.outcome == "illegal":
        return _illegal(lang, puzzle, grade, naming)
    if grade.outcome in ("surplus", "unasked"):
        return (said(lang, f"puzzle-{grade.outcome}", step=grade.step),)
    if grade.value is None:
        return (said(lang, "puzzle-unfinished", phase=grade.phase),)
    reached = _reached(lang, puzzle, grade.value, naming, met=grade.right)
    if grade.right:
        return said(lang, "puzzle-right"), reached
    return (reached, stop_words(lang, grade.reason, naming)) if grade.reason else (reached,)


def _illegal(lang: str, puzzle: Puzzle, grade: Grade, naming: Naming) -> tuple[str, ...]:
    """All reasons against the decision, and what would make it legal."""
    action, edition = grade.action, puzzle.setup.edition
    card = HAND_TOKENS[action.card] if isinstance(action, Build | Develop | Buy) else "N"
    sentences = [said(lang, "puzzle-illegal", step=grade.step)]
    for reason in grade.verdict.reasons:
        words = reason_words(lang, reason, card, naming, edition=edition)
        sentences += [text for text in (words.text, words.here) if text]
    remedy = remedy_words(lang, grade.verdict, card, naming)
    return (*sentences, remedy) if remedy else tuple(sentences)


def _reached(lang: str, puzzle: Puzzle, value: Number, naming: Naming, *, met: bool) -> str:
    goal = puzzle.goal
    measure = goal.measure
    key = f"puzzle-{measure}-{'met' if met else 'missed'}"
    if measure == "growth":
        target = _target(lang, goal, naming)
        return filled(lang, key, {"target": target[:1].upper() + target[1:]})
    if measure in COUNTED:
        wanted = {"wanted": str(goal.wanted)} if measure == "developments" and not met else {}
        return filled(lang, key, wanted, count=value)
    if measure not in DOLLARS and measure != "score":
        return said(lang, key)
    if measure == "score" and value == OUT:
        return said(lang, "puzzle-score-out")
    money = measure in DOLLARS or puzzle.setup.victory == "economic"
    names = {"value": _worth(lang, value, money=money)}
    if not met:
        names["wanted"] = _worth(lang, goal.wanted, money=money)
    return filled(lang, key, names)


def _worth(lang: str, value: Number, *, money: bool) -> str:
    """Dollars or points."""
    if money:
        return money_text(lang, value)
    return (MINUS if value < 0 else "") + said(lang, "puzzle-points", value=abs(value))


def answer_words(lang: str, puzzle: Puzzle, answer: Answer, naming: Naming) -> str:
    """An answer as steps one after another, without a full stop."""
    start = puzzle.setup.state()
    steps = [action_words(lang, start, decided(line, step), naming) for step, line in enumerate(answer)]
    return in_turn(lang, [*steps[:1], *map(uncapitalised, steps[1:])])
