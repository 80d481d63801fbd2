"""What is taught: which rules forbid a card, and whether to lay a card or to draw."""

from __future__ import annotations

from random import Random
from typing import Any

from cardcity_tutor.course.answers import Form
from cardcity_tutor.course.lesson import Drill
from cardcity_tutor.course.questions import Drawn, Kind, Misconception, Question, QuestionTeach, asked

from .inspection import inspect

WHERE = ("hand.0", "pile")


def _equal(request: Any, _: Any) -> dict[str, Any]:
    """For somebody who thinks that an equal card may be laid."""
    found = inspect(request)
    if int(request["card"]) == int(request["top"]):
        return {"legal": True, "reasons": []}
    return found


def _where(question: Question) -> str:
    return WHERE[0] if inspect(question.request)["legal"] else WHERE[1]


def _draw(chance: Random, _: Drill) -> Drawn:
    return Drawn({"top": chance.randint(1, 8), "card": chance.randint(1, 9)}, {})


TEACH = QuestionTeach(
    "toy",
    {
        "why": asked(lambda _: Form("set", ("higher", "own-card")), lambda _: ("reasons",)),
        "pick": Kind(lambda _: Form("choice", WHERE), _where),
    },
    {"equal-enough": Misconception("equal-enough", ("higher",), _equal)},
    draw=_draw,
    start={"top": 5, "card": 7},
)
