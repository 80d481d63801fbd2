"""A misconception in words: its name, what it gets wrong, what that changes here, and where the book says it."""

from __future__ import annotations

from typing import NamedTuple, cast

from cardcity_tutor.core.breakdown import Number
from cardcity_tutor.core.verdict import Place

from .....render.phrases import Naming, filled, listed, money_text, number_text, said
from ...teach.malrules import Kind, MalRule, Question, answer, bent_answer, given
from .reasons import cite

DOLLARS = frozenset({Kind.INCOME, Kind.EARNS, Kind.PRICE})
"""Questions whose answers are money; so is a score of the economic victory."""


class MalRuleWords(NamedTuple):
    """A misconception in words."""

    id: str
    title: str
    text: str
    """What the answer does, and what the rule says."""
    here: str
    """What comes of it here: two numbers, or the cells that are too many or missing."""
    cite: str


def malrule_name(lang: str, mal_rule: MalRule) -> str:
    """The name of a misconception."""
    return said(lang, f"malrule-{mal_rule.id}.title")


def malrule_words(lang: str, mal_rule: MalRule, question: Question, naming: Naming) -> MalRuleWords:
    """What to tell somebody whose answer to this question follows the mal-rule."""
    return MalRuleWords(
        mal_rule.id,
        malrule_name(lang, mal_rule),
        said(lang, f"malrule-{mal_rule.id}"),
        difference_words(lang, question, bent_answer(mal_rule, question), naming),
        cite(lang, mal_rule.bends[0], question.position.setting.edition),
    )


def difference_words(lang: str, question: Question, answered: object, naming: Naming) -> str:
    """How an answer differs from the right one; nothing where it does not."""
    told, right = given(question, answered), answer(question)
    if told == right:
        return ""
    if isinstance(told, frozenset) and isinstance(right, frozenset):
        return _cells_words(lang, told - right, right - told, naming)
    written = money_text if in_dollars(question) else number_text
    numbers = {
        name: written(lang, cast("Number", value)) for name, value in (("given", told), ("right", right))
    }
    return filled(lang, "malrule-here-number", numbers)


def in_dollars(question: Question) -> bool:
    """Whether the answer is a sum of money."""
    return question.kind in DOLLARS or (question.kind is Kind.SCORE and question.victory == "economic")


def _cells_words(lang: str, extra: frozenset[Place], missing: frozenset[Place], naming: Naming) -> str:
    names = {
        name: listed(lang, [naming(cell) for cell in sorted(cells)])
        for name, cells in (("extra", extra), ("missing", missing))
        if cells
    }
    return filled(lang, f"malrule-here-{'both' if len(names) == 2 else next(iter(names))}", names)
