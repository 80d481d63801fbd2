"""``why``: name the rules at work; ``error``: find the wrong line of a sheet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Final

from .....core.breakdown import Number, Term
from .....core.errors import InputError
from .....core.numbers import typed_count
from ...book import rule
from ...rules.position import Position
from ...rules.setting import VICTORIES
from ..malrules import Kind, MalRule, Question, bent_answer, mal_rule
from ..malrules import answer as true_answer
from ..way import Way
from .base import RIGHT, Data, Exercise, Form, Graded, needed, place_named, sheet_lines

BUILDING: Final[tuple[str, ...]] = (
    "adjacent", "frame", "limit", "residence-industry", "same-colour", "leisure-price", "build-maximum", "zone",
)  # fmt: skip
GROWING: Final[tuple[str, ...]] = (
    "residence-growth", "commerce-growth", "development-limit", "development-frame", "development-reserve",
    "residence-industry", "single-growth-home",
)  # fmt: skip
"""Among these somebody chooses who has to say why a card may not be built, or why a district does not grow."""

EARNING: Final = {"commerce-income": "C", "parking-meters": "P"}
"""Rules of which each district has a line of the income, with its colour."""


@dataclass(frozen=True, slots=True)
class Why(Exercise):
    """Name every rule that forbids a card on a cell, or (``district``) the one that keeps a district from growing."""

    kind: ClassVar[str] = "why"
    form: ClassVar[Form] = Form.RULES
    fields: ClassVar[tuple[str, ...]] = ("card", "cell", "facing", "district")

    at_work: tuple[str, ...]
    options: tuple[str, ...]
    """The rules to choose from, always in the same order."""

    @classmethod
    def make(cls, way: Way, position: Position, data: Data) -> Why:
        """Ask the engine for the reasons; there must be some."""
        needed(data, "card", "district" if "district" in data else "cell")
        card = str(data["card"])
        if "district" in data:
            cell = place_named(position, data["district"])
            found = tuple(
                reason.rule
                for reason in position.stops()
                if reason.params["colour"] == card and cell in reason.cells
            )
            pool = GROWING
        else:
            facing = data.get("facing")
            cell = place_named(position, data["cell"])
            found = position.verdict(card, cell, None if facing is None else str(facing)).rules
            pool = BUILDING
        if not found:
            raise InputError("exercise-no-reason", field="cell")
        known = [name for name in pool if _here(way, name) or name in found]
        options = tuple(known) + tuple(name for name in found if name not in known)
        return cls(way, position, data, found, options)

    def judge(self, answer: object, lesson: int | None = None) -> Graded:  # noqa: ARG002 (nothing to sort)
        """Right if exactly the rules at work are named."""
        if not isinstance(answer, list | tuple) or not all(isinstance(name, str) for name in answer):
            raise InputError("answer-not-rules", value=str(answer)[:60])
        told = set(answer)
        if told == set(self.at_work):
            return RIGHT
        outcome = "rules-part" if told < set(self.at_work) else "rules"
        unnamed_first = tuple(sorted(self.at_work, key=told.__contains__))
        return Graded(outcome=outcome, rules=unnamed_first)

    def solution(self) -> object:
        """The rules at work."""
        return list(self.at_work)

    def read(self, text: str) -> object:
        """Rules by their number in the list, or by their id."""
        found = []
        for word in re.split(r"[\s,;]+", text.strip().lower()):
            number = typed_count(word)
            if number is not None and 1 <= number <= len(self.options):
                found.append(self.options[number - 1])
            elif word in self.options:
                found.append(word)
            else:
                raise InputError("answer-not-rule", value=word[:40], max=len(self.options))
        return found

    def write(self, answer: object) -> str:
        """Rules by their numbers."""
        if not isinstance(answer, list | tuple):
            raise InputError("answer-not-rules", value=str(answer)[:60])
        return " ".join(str(self.options.index(name) + 1) for name in answer if name in self.options)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules at work."""
        return self.at_work

    @property
    def boundary(self) -> bool:
        """Whether several rules are at work."""
        return len(self.at_work) > 1


def _here(way: Way, name: str) -> bool:
    """Whether a rule exists in a way of playing."""
    found = rule(name)
    needed = set(found.only.get("variants", ()))
    return found.applies(edition=way.edition, level=way.level) and needed <= set(way.variants)


@dataclass(frozen=True, slots=True)
class SheetLine:
    """A line of a sheet: the true term, and what the sheet says."""

    term: Term
    shown: Number

    @property
    def wrong(self) -> bool:
        """Whether the sheet is wrong here."""
        return self.shown != self.term.value


@dataclass(frozen=True, slots=True)
class Error(Exercise):
    """Find a wrong line in a scored sheet. The mistake is a number, or what a mal-rule makes of the line."""

    kind: ClassVar[str] = "error"
    form: ClassVar[Form] = Form.LINE
    fields: ClassVar[tuple[str, ...]] = ("what", "line", "shows", "mistake")

    what: str
    """``income``, or a victory."""
    lines: tuple[SheetLine, ...]
    mistake: str

    @classmethod
    def make(cls, way: Way, position: Position, data: Data) -> Error:
        """Write the sheet with its mistake."""
        what = str(data.get("what") or way.victory)
        if what not in ("income", *VICTORIES):
            expected = ", ".join(("income", *VICTORIES))
            raise InputError("option-unknown", field="what", value=what[:60], expected=expected)
        terms = [
            term for term in sheet_lines(_account(position, what)) if term.cells or term.value or term.params
        ]
        mistake = str(data.get("mistake") or "")
        if mistake:
            lines = _bent(position, what, terms, mistake)
        else:
            needed(data, "line", "shows")
            lines = [SheetLine(term, term.value) for term in terms]
            number = data["line"]
            if type(number) is not int or not 1 <= number <= len(lines):
                raise InputError("answer-not-line", field="line", value=str(number)[:40], max=len(lines))
            if isinstance(data["shows"], bool) or not isinstance(data["shows"], int | float):
                raise InputError("answer-not-number", field="shows", value=str(data["shows"])[:40])
            lines[number - 1] = SheetLine(terms[number - 1], data["shows"])
        if not any(line.wrong for line in lines):
            raise InputError("exercise-no-error", field="shows")
        counted = replace(way, victory=what) if what in VICTORIES else way
        return cls(counted, position, data, what, tuple(lines), mistake)

    @property
    def total(self) -> Number:
        """The total that the sheet says."""
        return sum(line.shown for line in self.lines)

    def judge(self, answer: object, lesson: int | None = None) -> Graded:  # noqa: ARG002 (nothing to sort)
        """Right if that line is wrong."""
        if type(answer) is not int or not 1 <= answer <= len(self.lines):
            raise InputError("answer-not-line", value=str(answer)[:40], max=len(self.lines))
        line = self.lines[answer - 1]
        return RIGHT if line.wrong else Graded(outcome="line", rules=(line.term.rule,))

    def solution(self) -> object:
        """The first wrong line."""
        return next(number for number, line in enumerate(self.lines, 1) if line.wrong)

    def read(self, text: str) -> object:
        """The number of a line."""
        number = typed_count(text.strip().rstrip("."))
        if number is None:
            raise InputError("answer-not-line", value=text[:40], max=len(self.lines))
        return number

    def write(self, answer: object) -> str:
        """The number of a line."""
        return str(answer)

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules of the wrong lines."""
        return tuple(dict.fromkeys(line.term.rule for line in self.lines if line.wrong))

    @property
    def needs(self) -> frozenset[str]:
        """The rules of all lines, since each has to be checked."""
        return frozenset(line.term.rule for line in self.lines)


def _account(position: Position, what: str) -> Term:
    return position.income() if what == "income" else position.score(what).term


def _bent(position: Position, what: str, terms: list[Term], mistake: str) -> list[SheetLine]:
    """The sheet of somebody who follows a mal-rule in one line: the line of a district that it changes most.

    Of other lines the engine tells the sum of all that have one rule: the difference goes into the largest of them.
    """
    bent = mal_rule(mistake)
    lines = [SheetLine(term, term.value) for term in terms]
    changes = {number: _change(bent, question) for number, question in _districts(position, what, terms)}
    if any(changes.values()):
        number = max(changes, key=lambda key: abs(changes[key]))
        lines[number] = SheetLine(terms[number], terms[number].value + changes[number])
        return lines
    for rule_id in dict.fromkeys(term.rule for term in terms):
        question = (
            Question(Kind.INCOME, position)
            if what == "income"
            else Question(Kind.SCORE, position, victory=what, part=rule_id)
        )
        change = _change(bent, question)
        if change and (what != "income" or rule_id in bent.bends):
            largest = max(
                (number for number, term in enumerate(terms) if term.rule == rule_id),
                key=lambda number: abs(terms[number].value),
            )
            lines[largest] = SheetLine(terms[largest], terms[largest].value + change)
            break
    return lines


def _districts(position: Position, what: str, terms: list[Term]) -> Iterator[tuple[int, Question]]:
    """The lines of an income that tell what one district earns, with the question for that."""
    for number, term in enumerate(terms):
        colour = EARNING.get(term.rule)
        if what == "income" and colour is not None and term.cells:
            yield number, Question(Kind.EARNS, position, colour, term.cells[0])


def _change(bent: MalRule, question: Question) -> Number:
    """How far a mal-rule is off."""
    return _number(bent_answer(bent, question)) - _number(true_answer(question))


def _number(answer: object) -> Number:
    if not isinstance(answer, int | float):
        raise InputError("exercise-no-error", field="mistake")
    return answer
