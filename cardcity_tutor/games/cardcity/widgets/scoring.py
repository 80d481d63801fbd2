"""Income and scores for showing: the lines of one account with their cells, and all five victories side by side."""

from __future__ import annotations

from typing import Any

from cardcity_tutor.core.breakdown import Number, Term
from cardcity_tutor.core.verdict import Place
from cardcity_tutor.locale import say

from ..face.spots import stamp_spot
from ..face.wording import cite, listed, term_words, totals, victory_name
from ..rules.position import Position
from ..rules.setting import VICTORIES, VICTORIES_OF
from .ground import Ground

amount, lines, shown_lines = totals.amount, totals.lines, totals.shown_lines
INCOME = "income"
NAMED = 6
"""Cells that a line of the stage names; more of them are seen better than read."""
ACCOUNTS = (INCOME, *VICTORIES)
"""What can be counted: the income of a turn, and the score under each victory."""


def accounts_of(position: Position) -> tuple[str, ...]:
    """What can be counted of a city: of 2012 one victory only."""
    return INCOME, *VICTORIES_OF[position.setting.edition]


def account(position: Position, what: str) -> tuple[Term, bool]:
    """The account of a position, and whether its owner is out."""
    if what == INCOME:
        return position.income(), False
    found = position.score(what)
    return found.term, found.out


def counted_places(position: Position) -> set[Place]:
    """Every cell that some account counts: a frame may reach farther than the board around a small city."""
    return {place for what in ACCOUNTS for part in lines(account(position, what)[0]) for place in part.cells}


def account_name(lang: str, what: str) -> str:
    """The title of an account."""
    return say(lang, "score-income") if what == INCOME else victory_name(lang, what)


def score_label(lang: str, victory: str) -> str:
    """What a score is called beside a board: an economic one is counted in dollars."""
    return say(lang, "stat-score-money" if victory == "economic" else "stat-score")


def stage(ground: Ground, what: str) -> dict[str, Any]:
    """One account, to be revealed line by line: what to light up, and where each stamp lands."""
    lang = ground.lang
    term, out = account(ground.position, what)
    shown = []
    total: Number = 0
    for part in shown_lines(term):
        total += part.value
        seen = [place for place in part.cells if place in ground.plan.spots]
        at = list(stamp_spot(ground.plan, seen)) if seen else None
        names = [ground.name(place) for place in seen]
        where = listed(lang, names) if 0 < len(names) <= NAMED else ""
        line = _line(ground, part)
        if where in line["detail"]:  # said once is enough
            where = ""
        shown.append(line | {"at": at, "sum": amount(lang, what, total), "where": where})
    return {
        "what": what,
        "title": account_name(lang, what),
        "question": say(lang, "score-question-income" if what == INCOME else "score-question"),
        "lines": shown,
        "zero": amount(lang, what, 0),
        "total": say(lang, "score-out") if out else amount(lang, what, term.value),
        "choices": [[key, account_name(lang, key)] for key in accounts_of(ground.position)],
    }


def _line(ground: Ground, part: Term) -> dict[str, Any]:
    words = term_words(ground.lang, part, ground.name)
    return {
        "rule": part.rule,
        "title": words.title,
        "detail": words.detail,
        "value": words.value,
        "cite": cite(ground.lang, part.rule, ground.edition),
        "cells": ground.numbers(part.cells),
    }


def sheet(ground: Ground) -> list[dict[str, Any]]:
    """One city under all victories of its edition, after its income: for each the lines with their cells, and the total."""
    found = []
    for what in accounts_of(ground.position):
        term, out = account(ground.position, what)
        found.append(
            {
                "what": what,
                "title": account_name(ground.lang, what),
                "lines": [_line(ground, part) for part in shown_lines(term)],
                "total": say(ground.lang, "score-out") if out else amount(ground.lang, what, term.value),
            }
        )
    return found
