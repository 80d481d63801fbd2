"""``mark``, ``count``, ``income`` and ``score``: questions that the mal-rules know how to diagnose."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Final, cast

from .....core.breakdown import Number
from .....core.errors import InputError
from .....core.verdict import Place, Verdict
from ...rules.kernel.cards import facings
from ...rules.position import Position
from ...rules.tokens import HAND_TOKENS, card_of, facing_letter
from ..malrules import Kind, Question, diagnose, diagnose_pair, given
from ..malrules import answer as true_answer
from ..malrules.diagnosing import bent_answers
from ..malrules.questions import MARKED
from ..way import Way
from .base import (
    RIGHT,
    Data,
    Exercise,
    Form,
    Graded,
    against,
    growing,
    place_named,
    sheet_lines,
    typed_number,
)

MARKS: Final = tuple(sorted(map(str, MARKED)))
COUNTS: Final = ("size", "have", "limit", "used", "room", "price", "clouds", "most", "earns")
DECIDING: Final[Mapping[Kind, tuple[str, ...]]] = {
    Kind.LEGAL: ("adjacent", "frame", "limit", "residence-industry", "same-colour"),
    Kind.ILLEGAL: ("adjacent", "frame", "limit", "residence-industry", "same-colour"),
    Kind.FIRST: ("build-maximum",),
    Kind.MOST: ("build-maximum",),
    Kind.DISTRICT: ("district", "orthogonal"),
    Kind.SIZE: ("district", "orthogonal"),
    Kind.HAVE: ("culture", "different-districts"),
    Kind.GROWING: ("residence-growth", "commerce-growth"),
    Kind.PLOTS: ("development-place", "residence-growth", "commerce-growth"),
    Kind.LIMIT: ("limit-industry", "limit"),
    Kind.USED: ("limit", "limit-industry"),
    Kind.ROOM: ("limit", "limit-industry"),
    Kind.INCOME: ("income", "commerce-income", "salary"),
    Kind.EARNS: ("commerce-income", "parking-meters"),
    Kind.PRICE: ("leisure-price", "buy-industry", "buy-park"),
    Kind.SCORE: (),
    Kind.CLOUDS: ("cloud-trigger",),
}
"""The rules behind each question, the one to look at first in front."""


@dataclass(frozen=True, slots=True)
class Asked(Exercise):
    """An exercise that is one ``coach.malrules.Question``."""

    question: Question

    @classmethod
    def make(cls, way: Way, position: Position, data: Data) -> Asked:
        """Read the question; cells are given by their names."""
        kind = cls.asks(data)
        cell = data.get("cell")
        facing = data.get("facing")
        question = Question(
            kind,
            position,
            str(data.get("card") or ""),
            None if cell is None else place_named(position, cell),
            None if facing is None else str(facing),
            str(data.get("victory") or way.victory),
            str(data.get("part") or ""),
        )
        made = cls(_counted_so(way, question), position, data, question)
        right = true_answer(question)  # refuses what cannot be asked here
        if isinstance(right, frozenset) and "?" in map(made.name, right):
            raise InputError("exercise-unnamed", field="city")
        return made

    @classmethod
    def asks(cls, data: Data) -> Kind:  # noqa: ARG003 (of most kinds the data tell)
        """The kind of question that these parameters ask."""
        return Kind(cls.kind)

    @classmethod
    def of(cls, way: Way, question: Question) -> Asked:
        """The exercise that asks a question which was found elsewhere."""
        data = {
            "kind": cls.kind,
            "what": str(question.kind),
            "card": question.card,
            "facing": question.facing,
        }
        if question.kind is Kind.SCORE:
            data |= {"victory": question.victory, "part": question.part}
        way = _counted_so(way, question)
        made = cls(way, question.position, data, question)
        if question.place is not None:
            data["cell"] = made.name(question.place)
        kept = {name: value for name, value in data.items() if value and name in ("kind", *cls.fields)}
        return cls(way, question.position, kept, question)

    def judge(self, answer: object, lesson: int | None = None) -> Graded:
        """Right, or how it differs and which misconceptions explain it."""
        told, right = given(self.question, answer), true_answer(self.question)
        if told == right:
            return RIGHT
        found = diagnose(self.question, answer, lesson=lesson)
        if not found:
            pairs = diagnose_pair(self.question, answer)
            found = pairs[0] if pairs else ()
        if not isinstance(told, frozenset):
            outcome = "too-much" if told > cast("Number", right) else "too-little"
            return Graded(outcome=outcome, mal_rules=found, rules=self.rules)
        wanted = cast("frozenset[Place]", right)
        extra, missing = told - wanted, wanted - told
        return Graded(
            outcome="cells",
            extra=extra,
            missing=missing,
            mal_rules=found,
            verdicts=self._verdicts(missing if self.question.kind is Kind.ILLEGAL else extra),
            rules=self.rules,
        )

    def _verdicts(self, cells: frozenset[Place]) -> Mapping[Place, Verdict] | None:
        """What the rules say against the card on cells where it may not be built."""
        question = self.question
        if question.kind not in (Kind.LEGAL, Kind.ILLEGAL, Kind.FIRST):
            return None
        position = question.position if question.kind is Kind.FIRST else question.position.with_hand(())
        facing = question.facing
        number = card_of(question.card, "card")
        if facing is None and facings(number) > 1:
            facing = facing_letter(number, 0)
        found = {cell: position.verdict(question.card, cell, facing) for cell in sorted(cells)}
        return {cell: verdict for cell, verdict in found.items() if not verdict}

    def solution(self) -> object:
        """What the engine answers."""
        right = true_answer(self.question)
        return [list(cell) for cell in sorted(right)] if isinstance(right, frozenset) else right

    def read(self, text: str) -> object:
        """Cells by name, or a number."""
        return self.cells(text) if self.question.marked else typed_number(text)

    def write(self, answer: object) -> str:
        """Cells by name, or a number."""
        told = given(self.question, answer)
        return self.named(told) if isinstance(told, frozenset) else str(told)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules of the question, as far as they exist here, in front what is at work in this city."""
        kind, card = self.question.kind, self.question.card
        if kind is Kind.SCORE:
            named = self.question.part or f"victory-{self.question.victory}"
            return (named, "single-points") if self._shared else (named,)
        if kind in (Kind.LEGAL, Kind.ILLEGAL):
            reasons = self.position.with_hand(()).why(card).values()
            here = {name for names in reasons for name in names}
            return tuple(sorted(DECIDING[kind], key=lambda name: (name not in here, name == "adjacent")))
        if kind is Kind.GROWING and {choice.colour for choice in self.position.due()} == {"C"}:
            return DECIDING[kind][::-1]
        if kind is Kind.HAVE:
            return (
                ("culture", "residence-growth") if card == "R" else ("different-districts", "commerce-growth")
            )
        if kind is Kind.EARNS:
            if card == "P":
                return ("parking-meters-2012",) if self.way.edition == "2012" else ("parking-meters",)
            return ("single-income", "commerce-income") if self._shared else ("commerce-income",)
        if kind is Kind.PRICE and card[0] not in "IK" and "leisure-crisis" in self.way.variants:
            return "leisure-crisis", "leisure-price"
        if kind is Kind.PRICE:
            return ({"I": "buy-industry", "K": "buy-park"}.get(card[0], "leisure-price"),)
        if kind is Kind.INCOME and self._shared:
            return ("single-income", *DECIDING[kind])
        return DECIDING[kind]

    @property
    def needs(self) -> frozenset[str]:
        """What is at work in this city: rules against the card, rules of growth, lines of the account."""
        question, position = self.question, self.position
        match question.kind:
            case Kind.LEGAL | Kind.ILLEGAL:
                return against(position.with_hand(()), question.card)
            case Kind.FIRST:
                return against(position, question.card) | set(DECIDING[question.kind])
            case Kind.MOST:
                hand = (HAND_TOKENS[card] for card in position.hand)
                return frozenset(DECIDING[question.kind]).union(*(against(position, card) for card in hand))
            case Kind.GROWING | Kind.PLOTS:
                return growing(position, question.card)
            case Kind.LIMIT | Kind.USED | Kind.ROOM:
                return frozenset({"limit"} | ({"limit-industry"} if "I" in position.text else set()))
            case Kind.INCOME:
                return frozenset(term.rule for term in sheet_lines(position.income()) if term.value) | {
                    "income"
                }
            case Kind.SCORE if not question.part:
                account = position.score(question.victory).term
                return frozenset(term.rule for term in sheet_lines(account) if term.value) | {*self.rules}
        return frozenset(self.rules)

    @property
    def _shared(self) -> bool:
        """Whether all players share one city."""
        return self.position.setting.shared

    @property
    def boundary(self) -> bool:
        """Whether some mal-rule answers otherwise."""
        return bool(bent_answers(self.question))


@dataclass(frozen=True, slots=True)
class Mark(Asked):
    """Mark all cells of which something is true."""

    kind: ClassVar[str] = "mark"
    form: ClassVar[Form] = Form.CELLS
    fields: ClassVar[tuple[str, ...]] = ("what", "card", "cell", "facing")

    @classmethod
    def asks(cls, data: Data) -> Kind:
        """What is marked, or counted."""
        return _one_of(data, MARKS)


@dataclass(frozen=True, slots=True)
class Count(Asked):
    """Type a number."""

    kind: ClassVar[str] = "count"
    fields: ClassVar[tuple[str, ...]] = ("what", "card", "cell")

    @classmethod
    def asks(cls, data: Data) -> Kind:
        """What is marked, or counted."""
        return _one_of(data, COUNTS)


@dataclass(frozen=True, slots=True)
class Income(Asked):
    """What does the city earn?"""

    kind: ClassVar[str] = "income"


@dataclass(frozen=True, slots=True)
class Score(Asked):
    """What does the city score, or one line of it?"""

    kind: ClassVar[str] = "score"
    fields: ClassVar[tuple[str, ...]] = ("victory", "part")


def _counted_so(way: Way, question: Question) -> Way:
    """A score is asked under its own victory, and the board counts by it."""
    return replace(way, victory=question.victory) if question.kind is Kind.SCORE else way


def _one_of(data: Data, expected: tuple[str, ...]) -> Kind:
    what = str(data.get("what", ""))
    if what not in expected:
        raise InputError("option-unknown", field="what", value=what[:60], expected=", ".join(expected))
    return Kind(what)
