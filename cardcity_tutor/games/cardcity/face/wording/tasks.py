"""Exercises in words: what is asked, what a solution is, and the rule that stands beside it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from cardcity_tutor.core.breakdown import Number

from .....render.phrases import Naming, filled, listed, money_text, number_text, said, uncapitalised
from ...book import rule
from ...teach.exercises import Asked, BuildTo, Divide, Error, Exercise, Fact, Form, Place, Predict, Why
from ...teach.malrules import Kind
from ...teach.way import Way
from .cards import card_name, card_with_article, sides_text
from .decisions import cards_text
from .malrules import in_dollars
from .names import level_name, victory_name
from .puzzles import answer_words, puzzle_task
from .reasons import cite, cite_ruling
from .terms import term_words


class RuleBox(NamedTuple):
    """The rule of a step: its title and sentence, and where the book says it."""

    id: str
    title: str
    text: str
    cite: str


def rule_box(lang: str, rule_id: str, edition: str = "xl") -> RuleBox:
    """A rule, or a ruling of ours with where it comes from."""
    found = rule(rule_id)
    title, text = said(lang, f"{found.key}.title"), said(lang, found.key)
    if found.status is not None:
        return RuleBox(rule_id, title, text, cite_ruling(lang, found.id))
    return RuleBox(rule_id, title, text, cite(lang, rule_id, edition))


def task_words(lang: str, exercise: Exercise, naming: Naming) -> str:
    """What is asked, in one or two sentences."""
    match exercise:
        case Asked():
            return _asked(lang, exercise, naming)
        case Fact():
            return _fact(lang, exercise)
        case Place():
            return filled(lang, "task-place", {"card": card_with_article(lang, exercise.card, "the")})
        case Predict():
            return said(lang, f"task-predict-{exercise.what}")
        case BuildTo():
            return puzzle_task(lang, exercise.puzzle, naming)
        case Why():
            return _why(lang, exercise, naming)
        case Error():
            if exercise.what == "income":
                return said(lang, "task-error-income")
            return filled(lang, "task-error", {"victory": victory_name(lang, exercise.what)})
        case Divide():
            return said(lang, f"task-divide-{exercise.what}")
    raise TypeError(exercise)


def _asked(lang: str, exercise: Asked, naming: Naming) -> str:
    question = exercise.question
    kind = question.kind
    names: dict[str, str] = {}
    if question.place is not None:
        names["cell"] = naming(question.place)
    if kind is Kind.SCORE:
        names["victory"] = victory_name(lang, question.victory)
        if question.part:
            names["line"] = said(lang, f"rule-{question.part}.title")
        money = "-money" if question.victory == "economic" and not question.part else ""
        return filled(lang, "task-score-part" if question.part else f"task-score{money}", names)
    if kind is Kind.INCOME:
        return said(lang, "task-income")
    if kind in (Kind.LEGAL, Kind.ILLEGAL, Kind.FIRST, Kind.PRICE, Kind.CLOUDS):
        names["card"] = card_with_article(lang, question.card, "a")
        if question.facing is not None:
            names["card"] = card_name(lang, question.card, facing=question.facing, brick=_brick(exercise))
        return filled(lang, f"task-{exercise.kind}-{kind}", names)
    if kind in (Kind.GROWING, Kind.PLOTS):
        return said(lang, f"task-mark-{kind}", colour=question.card or "any")
    if kind in (Kind.DISTRICT, Kind.SIZE, Kind.HAVE, Kind.EARNS):
        return filled(lang, f"task-{exercise.kind}-{kind}", names, colour=question.card)
    return said(lang, f"task-count-{kind}")


def _brick(exercise: Exercise) -> bool:
    return bool(exercise.position.setting.grid.slant)


def _why(lang: str, exercise: Why, naming: Naming) -> str:
    data = exercise.data
    if "district" in data:
        return filled(lang, "task-why-district", {"cell": naming(exercise.place(data["district"]))})
    card = str(data["card"])
    names = {"card": card_with_article(lang, card, "a"), "cell": naming(exercise.place(data["cell"]))}
    if data.get("facing"):
        names["card"] = card_name(lang, card, facing=str(data["facing"]), brick=_brick(exercise))
    return filled(lang, "task-why", names)


def way_words(lang: str, way: Way) -> str:
    """The level and the players of a way of playing."""
    return filled(lang, "way-players", {"level": level_name(lang, way.level)}, players=way.players)


def _fact(lang: str, exercise: Fact) -> str:
    way = exercise.way
    name, _, rest = exercise.what.partition(".")
    names = {"way": way_words(lang, way)}
    if name in ("winner", "rank"):
        names = {"victory": victory_name(lang, way.victory)}
        if name == "rank":
            score = exercise.data.get("score")
            value = exercise.position.score(way.victory).value if score is None else score
            names["score"] = number_text(lang, cast("Number", value or 0))
        return filled(lang, f"task-fact-{name}", names)
    if name in ("pollution", "money"):
        return said(lang, f"task-fact-{name}")
    if name == "turn-1":
        return filled(lang, "task-fact-leisure", names)
    if name == "first" or (name == "draw" and rest):
        key = "task-fact-first" if name == "first" else "task-fact-draw-turn"
        return filled(lang, key, names | {"turn": rest or "1"})
    if rest in ("total", "bicolour"):
        return filled(lang, f"task-fact-pile-{rest}", names)
    if rest:
        return filled(lang, f"task-fact-{name}", names | {"card": card_name(lang, rest)})
    return filled(lang, f"task-fact-{name}", names)


def number_words(lang: str, exercise: Exercise, value: Number) -> str:
    """A number that answers an exercise, with its unit where that is money."""
    if isinstance(exercise, Asked) and in_dollars(exercise.question):
        return money_text(lang, value)
    return number_text(lang, value)


def solution_words(lang: str, exercise: Exercise, naming: Naming) -> str:
    """A solution, as a part of a sentence."""
    answer: Any = exercise.solution()
    match exercise.form:
        case Form.NUMBER:
            return number_words(lang, exercise, answer)
        case Form.CELLS:
            return cells_words(lang, [tuple(cell) for cell in answer], naming)
        case Form.PLACE:
            cell = naming((answer["cell"][0], answer["cell"][1]))
            if "facing" not in answer:
                return cell
            card = str(exercise.data["card"])[:2] + answer["facing"]
            return f"{cell} ({sides_text(lang, card, brick=_brick(exercise))})"
        case Form.MOVES if isinstance(exercise, BuildTo):
            return uncapitalised(answer_words(lang, exercise.puzzle, answer, naming))
        case Form.RULES:
            return listed(lang, [said(lang, f"rule-{name}.title") for name in answer])
        case Form.LINE if isinstance(exercise, Error):
            line = exercise.lines[answer - 1]
            words = term_words(lang, line.term, naming)
            detail = f" ({words.detail})" if words.detail else ""
            return f"{answer}. {words.title}{_colon(lang)} {words.value}{detail}"
        case Form.LOTS:
            lots = {name: lot_words(lang, answer[name]) for name in ("open", "rest")}
            return filled(lang, "solution-lots", lots)
        case Form.LOT:
            return said(lang, "solution-lot", lot=answer)
    return str(answer)


def _colon(lang: str) -> str:
    return "\u00a0:" if lang == "fr" else ":"


def cells_words(lang: str, cells: Sequence[Any], naming: Naming) -> str:
    """Cells by name; words for none."""
    return listed(lang, sorted((naming(cell) for cell in cells), key=lambda name: (len(name), name))) or said(
        lang, "solution-none"
    )


def lot_words(lang: str, lot: Mapping[str, Any]) -> str:
    """A lot: what lies open, what lies face down, and the money on it."""
    text = cards_text(lang, lot["up"])
    if lot["down"]:
        text = filled(lang, "lot-words", {"up": text, "down": cards_text(lang, lot["down"])})
    if lot.get("money"):
        text = filled(lang, "lot-money", {"lot": text, "money": money_text(lang, lot["money"])})
    return text
