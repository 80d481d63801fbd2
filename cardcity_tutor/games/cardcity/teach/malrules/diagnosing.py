"""From a wrong answer to the misconception behind it."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from ...rules.setting import LEVELS
from .catalogue import MAL_RULES
from .mutant_engine import MalRule, answer, bent_answer, both
from .questions import Answer, Kind, Question, given

PAIRED: Final = frozenset({Kind.SCORE, Kind.LEGAL, Kind.ILLEGAL, Kind.GROWING, Kind.PLOTS})
"""Questions with several steps, where two mistakes at once are likely. Elsewhere a pair explains nearly any number."""


def bent_answers(question: Question) -> dict[str, Answer]:
    """What the follower of each mal-rule answers, by id; those to whom the question makes no difference are left out."""
    right = answer(question)
    found = {entry.id: bent_answer(entry, question) for entry in concerned(question)}
    return {name: bent for name, bent in found.items() if bent != right}


def concerned(question: Question) -> tuple[MalRule, ...]:
    """The mal-rules that may change the answer to such a question."""
    return tuple(entry for entry in MAL_RULES.values() if entry.concerns(question))


def diagnose(question: Question, answered: object, *, lesson: int | None = None) -> tuple[MalRule, ...]:
    """The mal-rules whose followers give exactly this wrong answer, the likeliest first.

    Empty for a right answer and for one that no mal-rule explains. Several where the position does not tell them
    apart: then those of ``lesson`` come first, and those that the level has brought, as they are the fresher ones.
    """
    told = given(question, answered)
    if told == answer(question):
        return ()
    found = [entry for entry in concerned(question) if bent_answer(entry, question) == told]
    return tuple(sorted(found, key=lambda entry: (lesson not in entry.lessons, LEVELS[0] in entry.levels)))


def diagnose_pair(question: Question, answered: object) -> tuple[tuple[MalRule, MalRule], ...]:
    """Pairs of mal-rules that together give this wrong answer, where no single one does.

    Only those are tried that both change the answer by themselves, and only for questions of ``PAIRED`` kinds.
    """
    told = given(question, answered)
    if question.kind not in PAIRED or told == answer(question) or diagnose(question, answered):
        return ()
    bent: Mapping[str, Answer] = bent_answers(question)
    found = []
    for first, second in combinations(bent, 2):
        together = both(MAL_RULES[first], MAL_RULES[second])
        if together is not None and bent_answer(together, question) == told:
            found.append((MAL_RULES[first], MAL_RULES[second]))
    return tuple(found)
