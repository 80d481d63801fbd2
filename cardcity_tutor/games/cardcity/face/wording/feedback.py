"""What a learner hears: whether an answer is right, where it is not, which rule decides; and hints in three steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final
from zlib import crc32

from cardcity_tutor.core.verdict import Place as Cell

from .....render.phrases import Naming, filled, money_text, number_text, said, uncapitalised
from ...teach.exercises import (
    Asked,
    BuildTo,
    Choose,
    Divide,
    Error,
    Exercise,
    Fact,
    Form,
    Graded,
    Place,
    Predict,
    Why,
)
from ...teach.malrules import Kind
from .cards import card_with_article
from .malrules import difference_words, malrule_name
from .puzzles import answer_words, grade_words
from .reasons import cite, reason_words
from .remedies import remedy_words
from .tasks import cells_words, lot_words, rule_box
from .wrong_answers import cause

WHERE: Final = 2
"""The try from which the places of a mistake are told …"""
RULE: Final = 3
"""… and from which the rule is."""
HINTS: Final = 3
SPAN: Final = 4
"""How far apart the two numbers of a hint are."""
GROWTH_KINDS: Final = frozenset({Kind.GROWING, Kind.PLOTS, Kind.HAVE})


@dataclass(frozen=True, slots=True)
class Feedback:
    """What is told about an answer."""

    right: bool
    head: str
    lines: tuple[str, ...] = ()
    misconception: str = ""
    cites: tuple[str, ...] = ()
    extra: tuple[Cell, ...] = ()
    """Cells to mark as wrong …"""
    missing: tuple[Cell, ...] = ()
    """… and, from the third try on, those to mark as missing."""


def feedback(
    lang: str,
    exercise: Exercise,
    answer: object,
    graded: Graded,
    naming: Naming,
    tries: int,
    *,
    helped: bool = False,
) -> Feedback:
    """Right or wrong, with the cause and the misconception at once; with the second try where; with the third the rule."""
    if graded:
        alone = tries == 1 and not helped
        return Feedback(right=True, head=said(lang, "feedback-right-first" if alone else "feedback-right"))
    told_cause = cause(lang, exercise, answer, graded, naming)
    lines = [told_cause] if told_cause else _first_lines(lang, exercise, graded, naming)
    cites = [] if graded.grade is None else [cite(lang, name) for name in graded.grade.verdict.rules]
    misconception = ""
    if graded.mal_rules:
        lines += [said(lang, f"malrule-{entry.id}") for entry in graded.mal_rules[:1]]
        titles = [malrule_name(lang, entry) for entry in graded.mal_rules[:1]]
        misconception = filled(lang, "misconception", {"title": titles[0]})
        cites += [rule_box(lang, entry.bends[0], exercise.way.edition).cite for entry in graded.mal_rules[:1]]
    if tries >= WHERE:
        lines += _where(lang, exercise, answer, graded, naming)
    if exercise.form is Form.PLACE or tries >= RULE:
        told = _verdicts(lang, exercise, graded, naming)
        lines += told[0]
        cites += told[1]
    told_already = graded.mal_rules or graded.verdicts or exercise.form is Form.PLACE
    if tries >= RULE and graded.rules and not told_already:
        box = rule_box(lang, graded.rules[0], exercise.way.edition)
        lines.append(filled(lang, "feedback-rule", {"text": box.text}))
        cites.append(box.cite)
    return Feedback(
        right=False,
        head=said(lang, "feedback-wrong"),
        lines=tuple(dict.fromkeys(lines)),
        misconception=misconception,
        cites=tuple(dict.fromkeys(cites)),
        extra=tuple(sorted(graded.extra)),
        missing=tuple(sorted(graded.missing)) if tries >= RULE else (),
    )


def _first_lines(lang: str, exercise: Exercise, graded: Graded, naming: Naming) -> list[str]:
    """What is said at once of an answer that is not made of cells or a number."""
    outcome = graded.outcome
    if outcome == "illegal" and isinstance(exercise, Place):
        card = card_with_article(lang, exercise.card, "the")
        names = {"card": card[:1].upper() + card[1:], "cell": naming(next(iter(graded.extra)))}
        return [filled(lang, "feedback-illegal", names)]
    if outcome == "moves" and isinstance(exercise, BuildTo) and graded.grade is not None:
        return list(grade_words(lang, exercise.puzzle, graded.grade, naming))
    if outcome == "lots" and isinstance(exercise, Divide):
        offers = exercise.offers()
        return [said(lang, "feedback-lots", size=offers.size, down=offers.open_down, up=offers.rest_up)]
    if outcome == "lots-money" and isinstance(exercise, Divide):
        return [filled(lang, "feedback-lots-money", {"money": money_text(lang, exercise.position.money)})]
    if outcome in ("lots-cost", "lot-cost"):
        points = said(lang, "feedback-points", points=max(1, round(graded.cost)))
        return [filled(lang, f"feedback-{outcome}", {"cost": points})]
    return [said(lang, f"feedback-{outcome}")]


def _where(lang: str, exercise: Exercise, answer: object, graded: Graded, naming: Naming) -> list[str]:
    """The cells at fault; of a number with a misconception, the two numbers."""
    lines = []
    if graded.extra and exercise.form is Form.CELLS:
        lines.append(filled(lang, "feedback-where-extra", {"cells": _cells(lang, graded.extra, naming)}))
    if graded.missing and exercise.form is Form.CELLS:
        lines.append(filled(lang, "feedback-where-missing", {"cells": _cells(lang, graded.missing, naming)}))
    if isinstance(exercise, Asked) and graded.mal_rules and not exercise.question.marked:
        lines.append(difference_words(lang, exercise.question, answer, naming))
    return lines


def _cells(lang: str, cells: frozenset[Cell], naming: Naming) -> str:
    return cells_words(lang, sorted(cells), naming)


def _verdicts(lang: str, exercise: Exercise, graded: Graded, naming: Naming) -> tuple[list[str], list[str]]:
    """Every reason against the first wrong cell, what would help, and where the book says so."""
    card = getattr(exercise, "card", None) or exercise.data.get("card", "")
    for cell, verdict in (graded.verdicts or {}).items():
        words = [
            reason_words(lang, reason, str(card), naming, edition=exercise.way.edition)
            for reason in verdict.reasons
        ]
        lines = [text for word in words for text in (word.text, word.here) if text]
        remedy = remedy_words(lang, verdict, str(card), naming)
        if exercise.form is Form.CELLS:
            lines.insert(0, filled(lang, "feedback-cell", {"cell": naming(cell)}))
        return [*lines, *([remedy] if remedy else [])], [word.cite for word in words]
    return [], []


# ---------------------------------------------------------------- hints


def hint_words(
    lang: str, exercise: Exercise, naming: Naming, first: str = "", taught: Sequence[str] = ()
) -> tuple[str, str, str]:
    """Three hints: where to look (the author's, if there is one), which rule, a part of the solution.

    Of the rules that decide, the one that the step teaches goes first.
    """
    rules = sorted(exercise.rules, key=lambda name: name not in taught)
    second = rule_box(lang, rules[0], exercise.way.edition).text if rules else said(lang, "hint-look-count")
    return first or _look(lang, exercise, naming), second, _part(lang, exercise, naming)


def _look(lang: str, exercise: Exercise, naming: Naming) -> str:
    if isinstance(exercise, Fact):
        return said(lang, "hint-look-fact")
    if isinstance(exercise, Choose):
        return said(lang, "hint-look-choose")
    if isinstance(exercise, Asked):
        kind = exercise.question.kind
        if kind in (Kind.DISTRICT, Kind.SIZE) and exercise.question.place is not None:
            return filled(lang, "hint-look-district", {"cell": naming(exercise.question.place)})
        if kind in GROWTH_KINDS:
            return said(lang, "hint-look-growth")
    return said(lang, f"hint-look-{exercise.kind}")


def _part(lang: str, exercise: Exercise, naming: Naming) -> str:
    """A part of the solution."""
    answer: Any = exercise.solution()
    match exercise.form:
        case Form.NUMBER if isinstance(exercise, Fact) and exercise.what.split(".")[0] in ("winner", "first"):
            first, second = sorted((answer, answer - 1 if answer > 1 else answer + 1))
            return filled(lang, "hint-word-part", {"first": str(first), "second": str(second)})
        case Form.NUMBER:
            below = (
                crc32(exercise.position.text.encode()) % 4
            )  # so that the answer's place in the span tells nothing
            names = {
                "low": number_text(lang, max(answer - below, min(answer, 0))),
                "high": number_text(lang, answer + SPAN - below),
            }
            return filled(lang, "hint-number-part", names)
        case Form.CELLS:
            name = naming((answer[0][0], answer[0][1])) if answer else ""
            several = isinstance(exercise, Predict) and len(exercise.ends) > 1
            return filled(
                lang,
                "hint-end-part" if several else "hint-cells-part",
                {"cell": name, "column": name.rstrip("0123456789")},
                count=len(answer),
            )
        case Form.PLACE:
            return filled(lang, "hint-place-part", {"cell": naming((answer["cell"][0], answer["cell"][1]))})
        case Form.MOVES if isinstance(exercise, BuildTo):
            move = uncapitalised(answer_words(lang, exercise.puzzle, answer[:1], naming))
            return filled(lang, "hint-moves-part", {"move": move})
        case Form.RULES if isinstance(exercise, Why):
            return _rules_part(lang, exercise)
        case Form.LINE if isinstance(exercise, Error):
            other = answer % len(exercise.lines) + 1
            first, second = sorted((answer, other))
            return said(lang, "hint-line-part", first=first, second=second)
        case Form.LOTS:
            return filled(lang, "hint-lots-part", {"lot": lot_words(lang, answer["open"])})
        case Form.WORD if isinstance(exercise, Fact):
            at = exercise.options.index(answer)
            pair = sorted((at, at + 1 if at + 1 < len(exercise.options) else at - 1))
            first_word, second_word = (exercise.options[number] for number in pair)
            return filled(lang, "hint-word-part", {"first": first_word, "second": second_word})
        case Form.LOT if isinstance(exercise, Choose):
            points = said(lang, "feedback-points", points=max(1, round(exercise.stakes())))
            return filled(lang, "hint-lot-part", {"cost": points})
    raise TypeError(exercise)


def _rules_part(lang: str, exercise: Why) -> str:
    titles = [said(lang, f"rule-{name}.title") for name in exercise.at_work]
    others = [name for name in exercise.options if name not in exercise.at_work]
    pair = sorted(
        [exercise.at_work[0], others[0] if others else exercise.at_work[0]], key=exercise.options.index
    )
    if len(titles) > 1:
        return filled(lang, "hint-rules-part", {"first": titles[0], "second": titles[1]}, count=len(titles))
    first, second = (said(lang, f"rule-{name}.title") for name in pair)
    return filled(lang, "hint-rules-part", {"first": first, "second": second}, count=1)
