"""``place``: lay a card where the rules allow it; ``predict``: say what the development will bring."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from .....core.errors import InputError
from .....core.verdict import Place as Cell
from ...rules.citytext import places
from ...rules.kernel.cards import facings
from ...rules.kernel.shapes import CityMasks
from ...rules.position import Position
from ...rules.tokens import card_of, facing_letter
from ..way import Way
from .base import RIGHT, Data, Exercise, Form, Graded, growing, needed, typed_number

ENDS: Final = ("cells", "cards")
"""What is predicted: the cells that have new cards when nothing develops any more, or how many these are."""


@dataclass(frozen=True, slots=True)
class Place(Exercise):
    """Lay one card of the hand on a cell that the rules allow."""

    kind: ClassVar[str] = "place"
    form: ClassVar[Form] = Form.PLACE
    fields: ClassVar[tuple[str, ...]] = ("card",)

    card: str

    @classmethod
    def make(cls, way: Way, position: Position, data: Data) -> Place:
        """The card must be in the hand, and have a cell to go to."""
        needed(data, "card")
        made = cls(way, position, data, str(data["card"]))
        if card_of(made.card, "card") not in position.hand:
            raise InputError("question-hand", card=made.card)
        if not made._legal():
            raise InputError("exercise-nowhere", field="card", card=made.card)
        return made

    def _legal(self) -> list[tuple[Any, ...]]:
        """Where the card may come first, by the duty to build too."""
        plan = self.position.plan()
        return sorted(plan.first[card_of(self.card, "card")])

    def judge(self, answer: object, lesson: int | None = None) -> Graded:  # noqa: ARG002 (nothing to sort)
        """Legal, or every reason against it."""
        cell, facing = _laid(answer)
        verdict = self.position.verdict(self.card, cell, facing)
        if verdict:
            return RIGHT
        return Graded(
            outcome="illegal", extra=frozenset({cell}), verdicts={cell: verdict}, rules=verdict.rules
        )

    def solution(self) -> object:
        """The first cell that is allowed."""
        row, column, turn = self._legal()[0]
        answer: dict[str, object] = {"cell": [row, column]}
        card = card_of(self.card, "card")
        if facings(card) > 1:
            answer["facing"] = facing_letter(card, turn)
        return answer

    def read(self, text: str) -> object:
        """``e4``, ``R e4`` or, of a bicolour card, ``e4 n``."""
        words = [word for word in text.lower().replace(",", " ").split() if word != self.card.lower()]
        if not words:
            raise InputError("exercise-cell", value=text[:40])
        answer: dict[str, object] = {"cell": list(self.place(words[0]))}
        if len(words) > 1:
            answer["facing"] = words[1]
        return answer

    def write(self, answer: object) -> str:
        """The cell, and the facing of a bicolour card."""
        cell, facing = _laid(answer)
        return self.name(cell) + (f" {facing}" if facing else "")

    @property
    def rules(self) -> tuple[str, ...]:
        """Those that stand in the card's way here, the widespread one (to touch the city) at the end."""
        found = dict.fromkeys(name for names in self.position.why(self.card).values() for name in names)
        return tuple(sorted(found, key="adjacent".__eq__)) or ("adjacent",)

    @property
    def needs(self) -> frozenset[str]:
        """Those, and the duty to build where it forbids what they allow."""
        card = card_of(self.card, "card")
        free = {item[:2] for item in self.position.with_hand(()).legal(self.card)}
        duty = free - {item[:2] for item in self.position.plan().first[card]}
        return frozenset({*self.rules, *(["build-maximum"] if duty else [])})

    @property
    def boundary(self) -> bool:
        """Whether more cells around the city are forbidden than allowed."""
        return len(self.position.why(self.card)) > len({item[:2] for item in self._legal()})


def _laid(answer: object) -> tuple[Cell, str | None]:
    match answer:
        case {"cell": [int(row), int(column)]} if isinstance(answer, Mapping):
            facing = answer.get("facing")
            return (row, column), None if facing is None else str(facing)
        case [int(row), int(column)]:
            return (row, column), None
    raise InputError("answer-not-cells", value=str(answer)[:60])


@dataclass(frozen=True, slots=True)
class Predict(Exercise):
    """What stands when the development is over; any end that the rules allow is right."""

    kind: ClassVar[str] = "predict"
    form: ClassVar[Form] = Form.CELLS
    fields: ClassVar[tuple[str, ...]] = ("what",)

    ends: tuple[frozenset[Cell], ...]
    """For each possible end the cells with new cards, the largest first."""
    what: str

    @classmethod
    def make(cls, way: Way, position: Position, data: Data) -> Predict:
        """Look at all ends."""
        what = str(data.get("what", "cells"))
        if what not in ENDS:
            raise InputError("option-unknown", field="what", value=what[:60], expected=", ".join(ENDS))
        tree = position.outcomes()
        if not tree.complete:
            raise InputError("exercise-too-many")
        before = _cards(position, tree.root)
        ends = {frozenset(_cards(position, end) - before) for end in tree.ends()}
        ranked = sorted(ends, key=lambda cells: (-len(cells), sorted(cells)))
        return (Predict if what == "cells" else PredictCount)(way, position, data, tuple(ranked), what)

    def judge(self, answer: object, lesson: int | None = None) -> Graded:  # noqa: ARG002 (nothing to sort)
        """Right if the development can end so; else compared with the end that is nearest."""
        told = _given_cells(answer)
        if told in self.ends:
            return RIGHT
        near = min(self.ends, key=lambda end: len(end ^ told))
        at_fault = self.stopped(near) if told - near else ()
        return Graded(outcome="end", extra=told - near, missing=near - told, rules=at_fault + self.rules)

    def stopped(self, end: frozenset[Cell]) -> tuple[str, ...]:
        """The rules that keep the districts still when the development has ended so; the limit and its like in front."""
        tree = self.position.outcomes()
        before = _cards(self.position, tree.root)
        city = next(city for city in tree.ends() if _cards(self.position, city) - before == end)
        found = dict.fromkeys(reason.rule for reason in tree.why_ended(city))
        return tuple(sorted(found, key=lambda name: name.endswith("-growth")))

    def solution(self) -> object:
        """The largest end."""
        return [list(cell) for cell in sorted(self.ends[0])]

    def read(self, text: str) -> object:
        """Cells by name; a dash where nothing develops."""
        return self.cells(text)

    def write(self, answer: object) -> str:
        """Cells by name."""
        return self.named(_given_cells(answer))

    @property
    def rules(self) -> tuple[str, ...]:
        """Those of the development, in front the colour that can grow now."""
        growths = ["residence-growth", "commerce-growth"]
        if {choice.colour for choice in self.position.due()} == {"C"}:
            growths.reverse()
        return *growths, "development-again"

    @property
    def needs(self) -> frozenset[str]:
        """What grows, what follows from it, and what keeps the districts still at every end."""
        tree = self.position.outcomes()
        found = {reason.rule for end in tree.ends() for reason in tree.why_ended(end)}
        found |= growing(self.position)
        return frozenset(found | ({"development-again"} if len(self.ends[0]) > 1 else set()))

    @property
    def boundary(self) -> bool:
        """Whether a development makes another one possible, or something due is kept from growing."""
        due = len({choice.place for choice in self.position.due()})
        still = [reason for reason in self.position.stops() if not reason.rule.endswith("-growth")]
        return bool(still) or len(self.ends[0]) > due


@dataclass(frozen=True, slots=True)
class PredictCount(Predict):
    """How many cards come in all; a number at which some end arrives is right."""

    form: ClassVar[Form] = Form.NUMBER

    def judge(self, answer: object, lesson: int | None = None) -> Graded:  # noqa: ARG002 (nothing to sort)
        """Right if some end has so many new cards."""
        if isinstance(answer, bool) or not isinstance(answer, int | float):
            raise InputError("answer-not-number", value=str(answer)[:40])
        counts = {len(end) for end in self.ends}
        if answer in counts:
            return RIGHT
        outcome = "too-much" if answer > max(counts) else "too-little"
        at_fault = self.stopped(self.ends[0]) if outcome == "too-much" else ()
        return Graded(outcome=outcome, rules=at_fault + self.rules)

    def solution(self) -> object:
        """As many as there can be."""
        return len(self.ends[0])

    def read(self, text: str) -> object:
        """A number."""
        return typed_number(text)

    def write(self, answer: object) -> str:
        """A number."""
        return str(answer)


def _cards(position: Position, city: CityMasks) -> frozenset[Cell]:
    return frozenset(places(city, position.setting.grid, city.occupied))


def _given_cells(answer: object) -> frozenset[Cell]:
    found = set()
    if not isinstance(answer, list | tuple | set | frozenset):
        raise InputError("answer-not-cells", value=str(answer)[:60])
    for cell in answer:
        match cell:
            case (int(row), int(column)):
                found.add((row, column))
            case _:
                raise InputError("answer-not-cells", value=str(cell)[:60])
    return frozenset(found)
