"""Design Town in lesson files: its kinds of exercises as questions, its misconceptions, and fresh positions for both."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any, Final

from ....core.errors import InputError
from ....course.answers import Answer, Form
from ....course.lesson import Drill
from ....course.questions import (
    Drawn,
    Judged,
    Kind,
    Misconception,
    Path,
    Question,
    QuestionTeach,
    Request,
    asked,
)
from ..rules.building import ACTIONS
from ..rules.cards import FACES, PILES, RECYCLABLE
from ..rules.inspection import inspect, read_request
from ..rules.play import rule_of
from ..rules.position import PLAYING, Position
from . import exercises, puzzles
from .exercises import ORDER, Exercise
from .malrules import KINDS as BENT
from .malrules import MAL_RULES, MalRule, turn_of

STATUSES: Final = ("free", "forced", "empty", "bust", "won")
"""How a turn can stand; alone it may be lost, too."""
REASONS: Final[Mapping[str, tuple[str, ...]]] = {
    "play": ("deck-empty", "phase"),
    "stop": ("first-card", "mall-more", "residential-top"),
    "shuffle": ("deck-left", "discard-empty"),
    "recycle": ("not-in-discard", "not-recyclable", "phase"),
    "buy": ("money", "no-action", "phase", "pile-empty"),
    "buy+upgrade": ("money", "no-action", "phase", "pile-empty"),
    "upgrade": ("money", "no-action", "not-in-discard", "not-upgradable", "phase"),
    "end": ("phase",),
}
"""What can speak against an action, to choose from."""
CARD_RULES: Final[Mapping[str, str]] = {
    "R": "residential", "A": "apartment", "S": "store", "M": "mall", "H": "hospital", "C": "church",
    "F": "factory", "W": "power-plant", "P": "park", "G": "station",
}  # fmt: skip
ODDS: Final = ("odds",)
TURN: Final = ("odds", "duties")


# ---------------------------------------------------------------- what is asked about


def position_of(question: Question) -> Position:
    """The moment of a turn."""
    return read_request(question.request)


def thinkable(position: Position) -> tuple[str, ...]:
    """The actions that somebody could think of here: all that are allowed, and those that a mistake would allow."""
    held = sorted({*position.discard, *position.row}, key=FACES.index)
    if position.phase == "play":
        return ("play", "stop", "shuffle", *(f"recycle {face}" for face in held if face in f"{RECYCLABLE}A"))
    upgrades = {f"upgrade {face}" for face in held}
    return (*(action for action in ACTIONS if not action.startswith("upgrade") or action in upgrades), "end")


def _action_form(question: Question) -> Form:
    """Among purchases with an upgrade nobody has to choose who is to do something else."""
    wanted = str(question.data["action"])
    actions = thinkable(position_of(question))
    return Form("choice", tuple(one for one in actions if "+" not in one or "+" in wanted))


def _reasons_form(question: Question) -> Form:
    return Form("set", REASONS.get(str(question.data["action"]).split()[0], ()))


def _recycling_form(question: Question) -> Form:
    position = position_of(question)
    held = sorted({*position.discard, *position.row}, key=FACES.index)
    return Form("list", tuple(held), repeated=True)


def _building_form(question: Question) -> Form:
    return Form("list", thinkable(position_of(question))[:-1], repeated=True)


def _line_form(question: Question) -> Form:
    return Form("choice", tuple(str(number) for number, _ in enumerate(position_of(question).row, 1)))


def _price_path(question: Question) -> Path:
    kind, _, face = str(question.data["action"]).partition(" ")
    return ("prices", kind, face)


# ---------------------------------------------------------------- kinds that the engine's own answer does not hold


def _exercise(question: Question) -> Exercise:
    """The same question as the game's own exercise."""
    part = str(question.data.get("part") or question.data.get("action") or question.data.get("seed") or "")
    return Exercise(question.kind, question.request, part)


def _solved(question: Question) -> Answer:
    found = _exercise(question).solution
    if found is None:
        raise InputError("question-unanswered", kind=question.kind)
    return tuple(found) if isinstance(found, list) else str(found)


def _judge_chance(question: Question, answer: Answer) -> Judged:
    """A bet is graded by its distance from the exact chance."""
    distance = abs(answer - question.solution())
    return replace(question.compared(answer), right=distance <= exercises.NEAR, distance=distance)


def _judge_action(question: Question, answer: Answer) -> Judged:
    if answer == question.data["action"]:
        return Judged(right=True)
    reasons = position_of(question).reasons(str(answer))
    return Judged(False, rules=tuple(rule_of(reason, str(answer)) for reason in reasons))


def _judge_building(question: Question, answer: Answer) -> Judged:
    graded = _exercise(question).grade(list(answer))
    return Judged(graded.right, _named(graded.mal_rules), _against(position_of(question), answer))


def _against(position: Position, actions: Sequence[str]) -> tuple[str, ...]:
    """The rules against the first action that is not allowed."""
    for action in actions:
        if reasons := position.reasons(action):
            return tuple(rule_of(reason, action) for reason in reasons)
        position = position.built(action)
    return ()


def _bent_building(question: Question, mistake: Misconception) -> Answer | None:
    """The best set for somebody with the mistake."""
    if mistake.id not in BENT:
        return None
    bent = turn_of(BENT[mistake.id][1], position_of(question))
    found = max(puzzles.sets(bent), key=lambda entry: (entry[1], -len(entry[0])))[0]
    return None if question.judge(found).right else found


def _judge_recycling(question: Question, answer: Answer) -> Judged:
    graded = _exercise(question).grade(list(answer))
    position, rules = position_of(question), []
    for face in answer:
        rules += [rule_of(reason, f"recycle {face}") for reason in position.reasons(f"recycle {face}")]
    if not graded.right and not rules:
        rules = ["recycle-gain"]
    return Judged(graded.right, _named(graded.mal_rules), tuple(dict.fromkeys(rules)))


def _judge_order(question: Question, answer: Answer) -> Judged:
    right = answer == question.solution()
    return Judged(right, rules=() if right else ("card-order",))


def _judge_line(question: Question, answer: Answer) -> Judged:
    """A line that is right is told with the rule of its card."""
    right = answer == question.solution()
    return Judged(right, rules=() if right else (CARD_RULES[position_of(question).row[int(answer) - 1]],))


def _judge_going(question: Question, answer: Answer) -> Judged:
    """Who goes on too far is told what a bust costs, who stops too early that the deck can be counted."""
    if answer == question.solution():
        return Judged(right=True)
    return replace(question.compared(answer), rules=("bust-loses" if answer == "go" else "deck-content",))


def _judge_status(question: Question, answer: Answer) -> Judged:
    """Who misjudges the turn is told the rule that decides it."""
    judged = question.compared(answer)
    if judged:
        return judged
    position = position_of(question)
    duty = position.must[-1] if position.must else "one-by-one"
    victory = position.sums.victory(position.way.table)
    deciding = {
        "lost": "solo-empty",
        "bust": "bust",
        "won": f"win-{victory}",
        "empty": "empty-deck",
        "forced": duty,
    }
    return replace(judged, rules=(deciding.get(position.status, "one-by-one"),))


def _judge_losing(question: Question, answer: Answer) -> Judged:
    """Who misjudges what loses is told how the supply runs out."""
    return question.compared(answer) or Judged(right=False, rules=("solo-remove", "solo-empty"))


def _named(names: Collection[str]) -> tuple[Misconception, ...]:
    return tuple(MISTAKES[name] for name in names)


def _left(question: Question) -> Answer:
    deck = position_of(question).deck
    return (*deck.known, *deck.hidden).count(str(question.data["card"]))


def _bent_left(question: Question, mistake: Misconception) -> Answer | None:
    if mistake.id != "discard-in-odds":
        return None
    return _left(question) + position_of(question).discard.count(str(question.data["card"]))


def _sums(question: Question) -> tuple[str, ...]:
    return (str(question.data["part"]), *ODDS)


KINDS: Final[Mapping[str, Kind]] = {
    "do": Kind(_action_form, lambda asked: str(asked.data["action"]), None, _judge_action, ("action",)),
    "left": Kind(lambda _: Form("number"), _left, _bent_left, None, ("card",), (), lambda _: ("deck",)),
    "bust": asked(
        lambda _: Form("chance"), lambda _: ("once", "bust"), hides=lambda _: ODDS, judge=_judge_chance
    ),
    "win-now": asked(
        lambda _: Form("chance"), lambda _: ("advice", "win"), hides=lambda _: ODDS, judge=_judge_chance
    ),
    "total": asked(
        lambda _: Form("number"),
        lambda question: ("now", str(question.data["part"])),
        fields=("part",),
        optional=("before",),
        hides=_sums,
    ),
    "status": asked(
        lambda question: Form("choice", STATUSES if question.way.players > 1 else (*STATUSES, "lost")),
        lambda _: ("now", "status"),
        optional=("before",),
        hides=lambda _: (*TURN, "status"),
        judge=_judge_status,
    ),
    "loses": asked(
        lambda question: Form("set", thinkable(position_of(question))), lambda _: ("loses",), hides=lambda _: TURN, judge=_judge_losing
    ),
    "price": asked(lambda _: Form("number"), _price_path, fields=("action",), hides=lambda _: ("prices",)),
    "may": asked(
        lambda question: Form("set", thinkable(position_of(question))), lambda _: ("may",), hides=lambda _: TURN
    ),
    "why": asked(
        _reasons_form,
        lambda question: ("why", str(question.data["action"])),
        fields=("action",),
        hides=lambda _: TURN,
    ),
    "stop-go": asked(
        lambda _: Form("choice", ("stop", "go")), lambda _: ("advice", "best"), hides=lambda _: ODDS, judge=_judge_going
    ),
    "recycle": Kind(_recycling_form, _solved, None, _judge_recycling, hides=lambda _: ODDS),
    "build": Kind(_building_form, _solved, _bent_building, _judge_building),
    "order": Kind(
        lambda _: Form("list", ORDER), _solved, None, _judge_order, hides=lambda _: ODDS
    ),
    "read": Kind(_line_form, _solved, None, _judge_line, ("seed",), (), lambda _: ("coins", *ODDS)),
}  # fmt: skip
"""All kinds of the course."""


def _misconception(rule: MalRule) -> Misconception:
    def answer(request: Request, data: Mapping[str, Any]) -> Mapping[str, Any]:
        return rule.answer(request, data.get("before"))

    return Misconception(rule.id, rule.bends, answer)


MISTAKES: Final = {name: _misconception(rule) for name, rule in MAL_RULES.items()}


# ---------------------------------------------------------------- fresh positions

Drawer = Callable[[Random], dict[str, Any]]
PLENTY: Final = dict.fromkeys(PILES, 4)
LONG_ROW: Final = "PPPPPPPPFFFFHMG"


def _cards(chance: Random, faces: str, least: int, most: int) -> str:
    return " ".join(chance.choice(faces) for _ in range(chance.randint(least, most)))


def _played(chance: Random) -> dict[str, Any]:
    """A row to add up."""
    return {
        "deck": f"S {{{_cards(chance, 'RSFP', 1, 3)}}}",
        "row": _cards(chance, "RSHHFPCMWG", 2, 6),
        "discard": _cards(chance, "RSCCM", 0, 3),
        "supply": PLENTY,
    }


def _emptied(chance: Random) -> dict[str, Any]:
    """A deck that has run out."""
    return {
        "deck": "-",
        "row": _cards(chance, "RSFPC", 1, 3) + chance.choice((" M", "", " R")),
        "discard": _cards(chance, "RRSHFPC", 2, 5),
        "supply": PLENTY,
    }


def _factory(chance: Random) -> dict[str, Any]:
    """A factory on top of a small deck."""
    return {
        "deck": f"F R {{{_cards(chance, 'RSP', 1, 3)}}}"
        if chance.random() < 0.5
        else f"F {{{_cards(chance, 'RRS', 2, 3)}}}",
        "row": f"{_cards(chance, 'SP', 0, 2)} R R".strip(),
        "supply": PLENTY,
    }


def _long(chance: Random) -> dict[str, Any]:
    """A row near one of the two victories."""
    if chance.random() < 0.5:
        row = f"{_cards(chance, LONG_ROW, 17, 17)} {chance.choice('PFS')}"
    else:
        row = f"{_cards(chance, 'MMGGC', 7, 7)} R {_cards(chance, 'RRS', 0, 2)} {chance.choice('WWM')}"
    return {"deck": "S", "row": row, "supply": dict.fromkeys(PILES, 0)}


def _turn(chance: Random) -> dict[str, Any]:
    """A moment of the playing phase."""
    found = chance.choice((puzzles.playing, puzzles.playing, _emptied))(chance)
    found["row"] += chance.choice(("", " M"))
    if "M" in str(found["discard"]) and chance.random() < 0.5:
        found["recycled"] = chance.choice("MC")
    return found


def _nearly_won(chance: Random) -> dict[str, Any]:
    """Six points, a face or two, and a few cards to come."""
    return {
        "deck": f"{chance.choice('MCGWR')} {{{_cards(chance, 'MCGWRRS', 1, 3)}}}",
        "row": f"M G C M G M {_cards(chance, 'RRS', 1, 2)}",
        "discard": _cards(chance, "RS", 0, 2),
        "supply": PLENTY,
    }


def _last_cards(chance: Random) -> dict[str, Any]:
    """Alone, with one card or two in the supply."""
    supply = dict.fromkeys(PILES, 0) | {chance.choice(PILES): chance.randint(1, 2)}
    found = chance.choice((_emptied, puzzles.building))(chance)
    return {**found, "supply": supply}


DRAWERS: Final[Mapping[str, tuple[Drawer, ...]]] = {
    "bust": (puzzles.playing, puzzles.playing, _emptied, _factory),
    "win-now": (_nearly_won,),
    "total": (_played,),
    "status": (_played, _long, _long),
    "read": (_played,),
    "may": (_turn, _turn, puzzles.building),
    "loses": (_last_cards,),
    "why": (_turn, puzzles.building),
    "price": (puzzles.building,),
    "build": (puzzles.building,),
}


def draw(chance: Random, drill: Drill) -> Drawn:
    """A position for a recipe, and the parameters that follow from it."""
    kind = str(drill.data["kind"])
    request = chance.choice(DRAWERS.get(kind, (puzzles.playing,)))(chance)
    data: dict[str, Any] = {}
    if kind == "why":
        with suppress(InputError):
            position = read_request(request)
            phase = [
                action for action in thinkable(position) if (action in PLAYING) == (position.phase == "play")
            ]
            data["action"] = chance.choice(phase)
    elif kind == "read":
        data["seed"] = chance.randrange(1, 1000)
    elif "before" in drill.data:
        data["before"] = {"deck": "P", "row": _cards(chance, "SFM", 1, 3), "supply": PLENTY}
    return Drawn(request, data)


TEACH: Final = QuestionTeach(
    "designtown",
    KINDS,
    MISTAKES,
    draw=draw,
    start={"deck": "S {R R R R R S H F P}"},
    way_fields=("players", "rulings", "table"),
    check=read_request,
)
"""Taught by questions to ``inspect``."""

__all__ = ["KINDS", "MISTAKES", "STATUSES", "TEACH", "inspect", "thinkable"]
