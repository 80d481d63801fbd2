"""Why an answer is wrong, in one sentence about its own cell, number, rule or line."""

from __future__ import annotations

from typing import Any, cast

from cardcity_tutor.core.breakdown import Number, Term
from cardcity_tutor.core.verdict import Place as Cell

from .....render.phrases import Naming, filled, listed, said
from ...rules.citytext import places
from ...rules.development import Choice, Need
from ...rules.kernel.building import industries, leisures
from ...rules.position import Position
from ...rules.tokens import HAND_TOKENS
from ...teach.exercises import Asked, Error, Exercise, Fact, Graded, Predict, Why, sheet_lines
from ...teach.malrules import Kind
from .cards import card_with_article, kind_of
from .city_cells import cards_beside, cards_by_place, cell_names
from .districts import stop_words
from .reasons import reason_words
from .tasks import number_words, rule_box
from .terms import term_words
from .wrong_facts import fact_cause
from .wrong_rules import rules_cause

PLOT_RULE = "development-place"
ALIKE = frozenset({Kind.DISTRICT, Kind.SIZE})
TOLD_BY_TERMS = frozenset({Kind.INCOME, Kind.SCORE})


def cause(lang: str, exercise: Exercise, answer: Any, graded: Graded, naming: Naming) -> str:  # noqa: ANN401 (of any form)
    """One sentence from the rule, the spot and the count; empty where the outcome itself says it all."""
    if graded.outcome in ("too-much", "too-little", "other"):
        return _number(lang, exercise, answer, naming)
    if graded.outcome == "cells" and isinstance(exercise, Asked):
        if not answer:
            return filled(
                lang, "wrong-because-nothing", {"why": _rule(lang, exercise)}, count=len(graded.missing)
            )
        return _cells(lang, exercise, graded, naming)
    if graded.outcome == "end" and isinstance(exercise, Predict):
        return _end(lang, exercise, graded, naming)
    if graded.outcome in ("rules", "rules-part") and isinstance(exercise, Why):
        return rules_cause(lang, exercise, answer, naming)
    if graded.outcome == "line" and isinstance(exercise, Error):
        words = term_words(lang, exercise.lines[answer - 1].term, naming)
        sum_ = f" ({words.detail})" if words.detail and words.detail != words.value.lstrip("+−") else ""
        return filled(lang, "wrong-because-line", {"line": words.title, "value": f"{words.value}{sum_}"})
    return ""


# ---------------------------------------------------------------- cells


def _cells(lang: str, exercise: Asked, graded: Graded, naming: Naming) -> str:
    question = exercise.question
    kind = question.kind
    names = {"card": card_with_article(lang, question.card, "the")} if question.card else {}
    if not graded.extra:
        return filled(lang, f"wrong-because-missing-{kind}", names, count=len(graded.missing))
    cell = min(graded.extra)
    names["cell"] = naming(cell)
    if kind is Kind.ILLEGAL:
        return filled(lang, "wrong-because-not-illegal", names)
    if kind in (Kind.LEGAL, Kind.FIRST):
        verdict = (graded.verdicts or {}).get(cell)
        if verdict is None or not verdict.reasons:
            return filled(lang, "wrong-because-cell", {"cell": naming(cell), "why": _rule(lang, exercise)})
        return _reason(lang, verdict.reasons[0], question.card, naming, cell)
    if kind is Kind.PLOTS:
        return _plot(lang, exercise.position, cell, naming, question.card)
    if kind is Kind.GROWING:
        return _still(lang, exercise.position, cell, naming, question.card)
    return _outside(lang, exercise, cell, naming)


def _reason(lang: str, reason: Any, card: str, naming: Naming, cell: Cell) -> str:  # noqa: ANN401 (a reason)
    """The rule and the case of a cell."""
    words = reason_words(lang, reason, card, naming)
    return filled(
        lang, "wrong-because-cell", {"cell": naming(cell), "why": " ".join(filter(None, words[2:4]))}
    )


def _outside(lang: str, exercise: Asked, cell: Cell, naming: Naming) -> str:
    """Why a cell does not belong to the district that is asked about."""
    question = exercise.question
    there = cards_by_place(exercise.position).get(cell)
    names = {"cell": naming(cell), "start": naming(question.place or cell)}
    if there is None:
        return filled(lang, "wrong-because-empty", names)
    if question.card not in there:
        return filled(lang, "wrong-because-colour", names | {"card": card_with_article(lang, there, "a")})
    return filled(lang, "wrong-because-apart", names, colour=question.card)


def _still(lang: str, position: Position, cell: Cell, naming: Naming, colour: str) -> str:
    """Why the district of a cell does not grow."""
    for reason in position.stops():
        if cell in reason.cells and colour in ("", reason.params["colour"]):
            return _told(lang, naming(cell), stop_words(lang, reason, naming))
    return filled(lang, "wrong-because-no-district", {"cell": naming(cell)}, colour=colour or "any")


def _plot(lang: str, position: Position, cell: Cell, naming: Naming, colour: str = "") -> str:
    """Why nothing new can stand on a cell."""
    wanted = sorted({choice.colour for choice in position.due()} & {*(colour or "RC")}) or [colour or "R"]
    reasons = position.development_verdict(Choice(wanted[0], cell)).reasons
    if not reasons:
        return filled(lang, "wrong-because-no-district", {"cell": naming(cell)}, colour=colour or "any")
    growing = [need for need in position.needs() if need.due and need.colour == wanted[0]]
    if reasons[0].rule == PLOT_RULE and growing:
        return _untouched(lang, position, cell, naming, growing)
    return _reason(lang, reasons[0], wanted[0], naming, cell)


def _untouched(lang: str, position: Position, cell: Cell, naming: Naming, growing: list[Need]) -> str:
    """What a cell touches, and what it should."""
    touched = cards_beside(lang, position, cell, naming)
    wanted = [at for need in growing for at in need.cells]
    return filled(
        lang,
        "wrong-because-plot",
        {
            "cell": naming(cell),
            "cards": listed(lang, touched),
            "district": cell_names(lang, wanted, naming, choice=True),
        },
        touched=len(touched),
        count=len(wanted),
        colour=growing[0].colour,
    )


def _told(lang: str, cell: str, why: str) -> str:
    return filled(lang, "wrong-because-cell", {"cell": cell, "why": why})


# ---------------------------------------------------------------- ends of a development


def _end(lang: str, exercise: Predict, graded: Graded, naming: Naming) -> str:
    """Of a cell too many why nothing comes there, or what stops the development before; else what still grows."""
    position = exercise.position
    for cell in sorted(graded.extra):
        if not any(cell in end for end in exercise.ends):
            return _plot(lang, position, cell, naming)
    if graded.extra:
        return _stopped(lang, exercise, graded, naming)
    return said(lang, "wrong-because-grows-on", count=len(graded.missing))


def _stopped(lang: str, exercise: Predict, graded: Graded, naming: Naming) -> str:
    """What stops the development at the end that is nearest to the answer."""
    tree = exercise.position.outcomes()
    before = {*cards_by_place(exercise.position)}
    for end in tree.ends():
        new = {*places(end, exercise.position.setting.grid, end.occupied)} - before
        if graded.extra & new:
            continue
        for reason in tree.why_ended(end):
            if new & {*reason.cells}:
                why = stop_words(lang, reason, naming)
                return filled(
                    lang, "wrong-because-stopped", {"cells": cell_names(lang, new, naming), "why": why}
                )
    return said(lang, "wrong-because-too-many", count=len(graded.extra))


# ---------------------------------------------------------------- numbers


def _number(lang: str, exercise: Exercise, answer: Any, naming: Naming) -> str:  # noqa: ANN401 (a number or a word)
    given = str(answer) if isinstance(answer, str) else number_words(lang, exercise, cast("Number", answer))
    return filled(
        lang, "wrong-because-number", {"given": given, "why": _counted(lang, exercise, answer, naming)}
    )


def _counted(lang: str, exercise: Exercise, answer: Any, naming: Naming) -> str:  # noqa: ANN401 (a number or a word)
    """What the number is made of, in this city."""
    if isinstance(exercise, Predict):
        return _predicted(lang, exercise, naming)
    if isinstance(exercise, Asked):
        question, position = exercise.question, exercise.position
        if question.kind in (Kind.LIMIT, Kind.USED, Kind.ROOM):
            cards = position.city.occupied.bit_count()
            return said(
                lang, f"wrong-because-{question.kind}", cards=cards, industries=industries(position.city),
                max=position.limit().max, used=position.limit().used,
            )  # fmt: skip
        if question.kind is Kind.MOST:
            return _buildable(lang, position, int(answer))
        if question.kind is Kind.PRICE:
            return _price(lang, exercise)
        if question.kind is Kind.CLOUDS and question.place is not None:
            return _clouds(lang, exercise, question.place, naming)
        if question.kind is Kind.EARNS and question.place is not None:
            return _earned(lang, exercise, question.place, naming)
        if question.kind is Kind.SIZE and question.place is not None:
            return filled(lang, "wrong-because-size", {"cell": naming(question.place)}, colour=question.card)
        if question.kind is Kind.HAVE and question.place is not None:
            return _neighbours(lang, position, question.place, question.card, naming)
        if question.kind in TOLD_BY_TERMS:
            account = (
                position.income() if question.kind is Kind.INCOME else position.score(question.victory).term
            )
            return _largest(lang, account, question.part, naming)
    if isinstance(exercise, Fact):
        return fact_cause(lang, exercise, answer) or _rule(lang, exercise)
    return _rule(lang, exercise)


def _buildable(lang: str, position: Position, given: int) -> str:
    """Why so many cards of the hand are too many, or too few."""
    cards = [HAND_TOKENS[card] for card in position.hand]
    if given > len(cards):
        return said(lang, "wrong-because-hand", count=len(cards))
    if given < position.plan().built:
        return said(lang, "wrong-because-more", count=given)
    dear = next((card for card in cards if position.price(card) > position.money), None)
    if dear is None:
        return said(lang, "wrong-because-no-room")
    return said(lang, "wrong-because-dear", price=position.price(dear), money=position.money)


def _price(lang: str, exercise: Asked) -> str:
    """The rule, and how many such cards the city has where each costs more than the last."""
    position, card = exercise.position, exercise.question.card
    rule = exercise.rules[0]
    if not position.price(card):
        return said(lang, "wrong-because-payable", costs=0)
    if rule not in ("buy-industry", "leisure-crisis"):
        return said(lang, "wrong-because-price", kind=kind_of(card), money=position.setting.rules.price)
    there = (industries if rule == "buy-industry" else leisures)(position.city)
    return f"{_rule(lang, exercise, about='$')} {said(lang, 'wrong-because-next', count=there)}"


def _clouds(lang: str, exercise: Asked, place: Cell, naming: Naming) -> str:
    """The industries in line with the new one, or that no cloud is left."""
    position = exercise.position
    if not position.reserve.clouds:
        return said(lang, "wrong-because-no-cloud")
    line = [
        at
        for at, token in cards_by_place(position).items()
        if "I" in token and at != place and (at[0] == place[0] or at[1] == place[1])
    ]
    if bool(line) is not position.brings_cloud(exercise.question.card, place):
        return _rule(lang, exercise)
    names = {"cell": naming(place), "cells": cell_names(lang, line, naming)}
    return filled(lang, "wrong-because-in-line", names, count=len(line))


def _earned(lang: str, exercise: Asked, place: Cell, naming: Naming) -> str:
    """The sum of the district that is asked about."""
    for term in sheet_lines(exercise.position.income()):
        if place in term.cells and term.rule in exercise.rules:
            words = term_words(lang, term, naming)
            return filled(lang, "wrong-because-sum", {"line": words.title, "detail": words.detail})
    return _rule(lang, exercise)


def _rule(lang: str, exercise: Exercise, about: str = "") -> str:
    """The first sentence of the rule that decides, or the first one with what it is about."""
    sentences = rule_box(lang, exercise.rules[0], exercise.way.edition).text.split(". ")
    return next((text for text in sentences if about in text), sentences[0]).rstrip(".") + "."


def _predicted(lang: str, exercise: Predict, naming: Naming) -> str:
    """What stops the development at its largest end."""
    tree = exercise.position.outcomes()
    before = {*cards_by_place(exercise.position)}
    for end in tree.ends():
        new = {*places(end, exercise.position.setting.grid, end.occupied)} - before
        if new == exercise.ends[0]:
            for reason in tree.why_ended(end):
                return stop_words(lang, reason, naming)
    return said(lang, "wrong-because-grows-on", count=1)


def _neighbours(lang: str, position: Position, place: Cell, colour: str, naming: Naming) -> str:
    """The neighbours of a district that count."""
    for need in position.needs():
        if need.colour == colour and place in need.cells:
            names = {"cell": naming(place), "cells": cell_names(lang, need.helpers, naming)}
            return filled(lang, f"wrong-because-have-{colour}", names, count=len(need.helpers))
    return rule_box(lang, "culture").text


def _largest(lang: str, account: Term, part: str, naming: Naming) -> str:
    """The line that weighs most, as an example of how all are counted."""
    lines = [term for term in sheet_lines(account) if not part or term.rule == part] or [account]
    words = term_words(lang, max(lines, key=lambda term: abs(term.value)), naming)
    detail = f" ({words.detail})" if words.detail else ""
    return filled(lang, "wrong-because-largest", {"line": words.title, "value": f"{words.value}{detail}"})
