"""The lines of an account that are told one by one, and totals with their unit."""

from __future__ import annotations

from collections.abc import Iterator

from cardcity_tutor.core.breakdown import Number, Term
from cardcity_tutor.locale import say

from .....render.phrases import money_text, number_text

IN_DOLLARS = ("income", "economic")


def lines(term: Term) -> Iterator[Term]:
    """The terms to reveal one by one: sums are opened, and a term without parts is a line."""
    for part in term.parts:
        if part.parts:
            yield from lines(part)
        else:
            yield part


def shown_lines(term: Term) -> Iterator[Term]:
    """The lines that say something: not the sums of districts that do not exist."""
    return (part for part in lines(term) if part.cells or part.value or part.params)


def amount(lang: str, what: str, value: Number) -> str:
    """A total with its unit, of the income or of the score under a victory."""
    if what in IN_DOLLARS:
        return money_text(lang, value)
    return say(lang, "score-points", value=number_text(lang, value))
