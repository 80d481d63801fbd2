"""Cité in lesson files: its kinds of exercises as questions, its misconceptions, and fresh positions for both."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final, NamedTuple

from ....core.errors import InputError
from ....course.answers import Answer, Form
from ....course.lesson import Drill
from ....course.questions import Drawn, Judged, Kind, Misconception, Question, QuestionTeach, Request
from ..rules.problems import problems
from ..rules.request import read_request
from . import exercises
from .exercises import Exercise
from .malrules import MAL_RULES, MalRule
from .positions import DRAWERS
from .trades import read_trade, write_trade

RULES: Final[Mapping[str, str]] = {"profession": "professions"}
"""The rule behind a reason of the line protocol, where it has another name."""
PARAMETERS: Final = frozenset(
    field for kind in exercises.KINDS.values() for field in (*kind.fields, *kind.optional)
)
SEATS: Final = ("A", "B", "C", "D")
"""Players as tasks name them."""
IN_POSITION: Final = ("contracts", "paid")
"""What lies on the table, although only one kind asks about it."""


class Asked(NamedTuple):
    """A kind of exercise in lesson files: a kind of the game, and the fields in which its parameters are given there."""

    kind: str
    fields: Mapping[str, str] = {}
    """Lesson field → parameter. An ``action`` is told in words by the task."""
    because: str = ""
    """The rule that is told where no misconception explains a wrong answer."""


KINDS_ASKED: Final[Mapping[str, Asked]] = {
    "place": Asked("place", {"action": "building"}),
    "mark": Asked("mark", {"places": "places"}, "touch"),
    "why": Asked("why", {"action": "place"}),
    "link": Asked("link", {"action": "of"}, "side"),
    "yield": Asked("harvest", {"action": "of"}, "small-large"),
    "harvest": Asked("harvest", because="small-large"),
    "harvests": Asked("harvest", {"turns": "turns"}, "small-large"),
    "earned": Asked("harvest", {"action": "built"}, "produce-map"),
    "error": Asked("error", {"seed": "seed"}, "produce-map"),
    "most": Asked("most", because="price-table"),
    "thrift": Asked("thrift", {"cells": "cells"}, "cheapest"),
    "price": Asked("price", {"action": "place"}, "manufacture"),
    "pay": Asked("pay", {"action": "place", "lapsed": "lapsed"}, "rights"),
    "spend": Asked("spend", {"action": "place"}, "cheapest"),
    "products": Asked("convert", {"action": "workshop"}, "workshop"),
    "convert": Asked("convert", because="convert-order"),
    "reach": Asked("reach", because="convert-order"),
    "guild": Asked("guild", {"action": "built"}, "guild"),
    "draw": Asked("draw", because="canal"),
    "deal": Asked("deal", {"action": "trade"}, "exchange"),
    "gain": Asked("gain", {"action": "trade"}, "exchange"),
    "rent": Asked("rent", {"action": "place", "seat": "for"}, "produce-map"),
    "ledger": Asked("ledger", because="settle"),
    "score": Asked("score", because="score"),
    "order": Asked("order", because="production-order"),
}
"""All kinds of the course."""


def exercise_of(question: Question) -> Exercise:
    """The same question as the game's own exercise."""
    asked = KINDS_ASKED[question.kind]
    parameters = {
        asked.fields[name]: _parameter(asked.fields[name], value)
        for name, value in question.data.items()
        if name in asked.fields
    }
    return Exercise(asked.kind, {**question.request, **parameters})


def _parameter(name: str, value: Any) -> Any:  # noqa: ANN401 (of the line protocol)
    """A parameter of the exercise from the field of a lesson."""
    if name == "trade":
        return read_trade(str(value))
    if name == "for":
        return SEATS.index(str(value)) if str(value) in SEATS else value
    return [str(value)] if name == "built" else value


def _field(name: str, value: Any) -> Any:  # noqa: ANN401
    """The field of a lesson for a parameter."""
    if name == "trade":
        return write_trade(value)
    if name == "for":
        return SEATS[value]
    return value[0] if name == "built" else value


def _said(answer: Answer) -> Answer:
    """An answer as it is typed: commas part the options of a set, so those of tokens are slashes there."""
    return tuple(option.replace(",", "/") for option in answer) if isinstance(answer, tuple) else answer


def _meant(answer: Answer) -> Answer:
    """The answer of the game's own exercise."""
    return tuple(option.replace("/", ",") for option in answer) if isinstance(answer, tuple) else answer


def _form(question: Question) -> Form:
    exercise = exercise_of(question)
    form = exercises.KINDS[exercise.kind].form
    return Form(form, exercise.options if form == "choice" else _said(exercise.options))


def _solved(question: Question) -> Answer:
    return _said(exercise_of(question).solution)


def _bent(question: Question, mistake: Misconception) -> Answer | None:
    return _said(exercise_of(question).answered(MAL_RULES[mistake.id].learner))


def _judged(question: Question, answer: Answer) -> Judged:
    """With the misconceptions that lead to a wrong answer, the rules against it, or else the rule that matters."""
    grade = exercise_of(question).grade(_meant(answer))
    against = grade.rules
    if question.kind == "why":
        against = tuple(
            rule for rule in exercises.REASONS if (rule in answer) != (rule in question.solution())
        )
    rules = tuple(RULES.get(rule, rule) for rule in against)
    because = KINDS_ASKED[question.kind].because
    if not grade.right and not grade.mal_rules and not rules and because:
        rules = (because,)
    return Judged(grade.right, tuple(MISTAKES[name] for name in grade.mal_rules), rules)


def _kind(name: str, asked: Asked) -> Kind:
    kind = exercises.KINDS[asked.kind]
    hides = (*kind.hides, *(("due",) if name == "ledger" else ()))
    return Kind(_form, _solved, _bent, _judged, tuple(asked.fields), hides=lambda _: hides)


KINDS: Final = {name: _kind(name, asked) for name, asked in KINDS_ASKED.items()}


def _misconception(rule: MalRule) -> Misconception:
    def answer(request: Request, data: Mapping[str, Any]) -> Mapping[str, Any]:
        return rule.learner.answer({**request, **data})

    return Misconception(rule.id, rule.rules, answer)


MISTAKES: Final = {name: _misconception(rule) for name, rule in MAL_RULES.items()}


def draw(chance: Random, drill: Drill) -> Drawn | None:
    """A position for a recipe, and the parameters that go with it; nothing where it has others than the kind asks for."""
    kind = str(drill.data["kind"])
    asked = KINDS_ASKED[kind]
    fields = DRAWERS[asked.kind](chance)
    if kind == "yield" and fields.get("map"):
        fields = {name: value for name, value in fields.items() if name not in ("turns", "built")}
        fields["of"] = chance.choice(fields["map"].split())
    wanted = set(asked.fields.values())
    found = {name for name in fields if name in PARAMETERS - {*IN_POSITION}}
    if found != wanted or ("built" in found and len(fields["built"]) != 1):
        return None
    data = {name: _field(parameter, fields.pop(parameter)) for name, parameter in asked.fields.items()}
    return Drawn(fields, data)


def check(request: Request) -> None:
    """Refuse a position that no game leads to."""
    found = problems(read_request(request).position)
    if found:
        raise InputError("cite-impossible", problem=", ".join(sorted({problem.rule for problem in found})))


TEACH: Final = QuestionTeach(
    "cite",
    KINDS,
    MISTAKES,
    draw=draw,
    start={"map": ""},
    way_fields=("players", "level", "professions", "quarters", "options", "rulings"),
    check=check,
)
"""Taught by questions to ``inspect``."""
