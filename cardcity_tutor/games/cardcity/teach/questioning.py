"""Questions about positions that games really reach, or at which a typical mistake shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from ....core.errors import InputError
from ....course.lesson import Drill
from ..coach.situations import Dice, situations
from ..rules.names import names_of
from ..rules.position import Position
from ..rules.state import Phase
from .exercises import Asked, Count, Exercise, Income, Mark, Score
from .later import takes
from .malrules import MAL_RULES, Answer, Kind, Question, bent_answer, discriminating_position, questions
from .malrules import answer as true_answer
from .way import Way

MOST_CELLS: Final = 14
"""Cells that a learner can be asked to mark."""
CARDS_PER_TURN: Final = 2
LAST_TURNS: Final = 2
"""Turns before the last one in which final scores are asked for."""
ASKED: Final[Mapping[str, type[Asked]]] = {"mark": Mark, "count": Count, "income": Income, "score": Score}
BUILDING: Final = frozenset({Phase.BUILD})
GROWING: Final = frozenset({Phase.DEVELOP})
LATE: Final = frozenset({Phase.BUY})


def reached(
    way: Way, dice: Dice, phases: frozenset[Phase], most: int = 0, *, ending: bool = False
) -> tuple[Way, Position]:
    """A position that a game has reached, seen by who decides there; for small cities (``most`` cards) in early turns.

    ``ending``: in the last turns of somebody who plays for points, as far as the city may be large.
    """
    turns = way.game().turns
    between = (2, min(max(2, most // CARDS_PER_TURN), turns)) if most else None
    if ending and not most:
        between = (max(1, turns - LAST_TURNS), turns)
    state = next(
        situations(
            way.level,
            dice.number(),
            edition=way.edition,
            players=way.players,
            victory=way.victory,
            variants=way.variants,
            rulings=way.rulings,
            phases=phases,
            turns=between,
            style="purposeful" if ending else "mixed",
        )
    )
    return replace(way, player=state.player if state.game.setting.shared else 0), state.position()


def asked(drill: Drill, dice: Dice) -> Exercise | None:
    """A question; with mistakes named, one that the follower of such a mistake answers wrongly."""
    data, way = drill.data, drill.way
    cls = ASKED[str(data["kind"])]
    kind = cls.asks(data)
    if drill.mistakes:
        return _telling(drill, kind, dice)
    phases = BUILDING if kind in (Kind.LEGAL, Kind.ILLEGAL, Kind.FIRST, Kind.MOST) else GROWING | LATE
    if kind in (Kind.GROWING, Kind.PLOTS):
        phases = GROWING
    here, position = reached(way, dice, phases, drill.most, ending=kind is Kind.SCORE and "part" not in data)
    victory = str(data.get("victory") or way.victory)
    found = [
        question
        for question in (_coloured(posed, data) for posed in questions(kind, position, (victory,)))
        if _fits(question, data) and _worth_asking(question)
    ]
    if not found:
        return None
    question = found[dice.below(len(found))]
    if "part" in data:
        question = replace(question, part=str(data["part"]))
    return cls.of(here, question)


def _telling(drill: Drill, kind: Kind, dice: Dice) -> Exercise | None:
    """A question that the follower of one of the mistakes answers wrongly."""
    data, way = drill.data, drill.way
    named = [MAL_RULES[name] for name in drill.mistakes if kind in MAL_RULES[name].kinds]
    if not named:
        raise InputError("drill-mistakes", kind=str(kind), mistakes=", ".join(drill.mistakes))
    mistake = named[dice.below(len(named))]
    victory = str(data.get("victory") or way.victory)
    if victory in mistake.victories:
        mistake = replace(mistake, victories=(victory,))

    def posed(question: Question) -> Question:
        coloured = _coloured(question, data)
        return replace(coloured, part=str(data["part"])) if "part" in data else coloured

    def fits(question: Question) -> bool:
        return _fits(question, data) and takes(drill, _alone(way, data, posed(question)))

    found = discriminating_position(
        mistake, way.level, dice.number(), edition=way.edition, kind=kind, fits=fits
    )
    question = posed(found)
    bent = bent_answer(mistake, question)
    if bent == true_answer(question) or not _fits(question, data) or not _worth_asking(question, bent):
        return None
    return _alone(way, data, question)


def _alone(way: Way, data: Mapping[str, Any], question: Question) -> Exercise:
    """The exercise of a question to somebody who plays alone."""
    variants = tuple(sorted(question.position.setting.variants))
    return ASKED[str(data["kind"])].of(replace(way, players=1, player=0, variants=variants), question)


def _fits(question: Question, data: Mapping[str, Any]) -> bool:
    """Whether a question is about the card that the recipe wants; growth can be asked of one colour."""
    if question.kind in (Kind.GROWING, Kind.PLOTS):
        return True
    return "card" not in data or question.card.rstrip("1234") == str(data["card"]).rstrip("1234")


def _coloured(question: Question, data: Mapping[str, Any]) -> Question:
    """Growth of one colour, where the recipe names it."""
    if question.kind in (Kind.GROWING, Kind.PLOTS) and data.get("card"):
        return replace(question, card=str(data["card"]))
    return question


def _worth_asking(question: Question, bent: Answer = 0) -> bool:
    """Whether the answer can be typed, is not too long, and is not nothing; of districts, larger than a single card.

    Nothing is a good answer where a mistake leads to something (``bent``).
    """
    right = true_answer(question)
    if not right and bent:
        return True
    least = 2 if question.kind in (Kind.DISTRICT, Kind.SIZE) else 1
    if not isinstance(right, frozenset):
        return right != 0 and (question.kind is not Kind.SIZE or right >= least)
    name = names_of(question.position).name
    return least <= len(right) <= MOST_CELLS and all(map(name, right))
