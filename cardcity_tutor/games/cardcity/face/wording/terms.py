"""Lines of an income or a score in words: what is counted, how, and what it brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from cardcity_tutor.core.breakdown import Number, Term

from .....render.phrases import REMEMBERED, Naming, filled, listed, money_text, number_text, said, signed
from .names import counted

WRITTEN_OUT = 6
"""A longer sum is told with its first two numbers and its last."""
NAMED_CELLS = 6
"""More cells than these are counted, not named."""
DOLLARS = frozenset(
    {
        "income",
        "salary",
        "commerce-income",
        "parking-meters",
        "parking-meters-2012",
        "victory-economic",
        "money-kept",
        "empty-cost",
        "park-money",
        "pollution-economic",
    }
)
"""Rules whose terms are dollars; the others give points."""
SUMS = frozenset(
    {
        "commerce-income",
        "parking-meters",
        "parking-meters-2012",
        "residential-district",
        "decentralised-zones",
    }
)
"""Rules that stand for their terms and for the sum of these; a sum has no params."""
NAMED = frozenset({"warehouse-industry", "warehouse-commerce", "cloud-cost"})
"""Rules whose detail names the cells, where they are few."""


class TermWords(NamedTuple):
    """A term in words."""

    title: str
    detail: str
    """How it is counted; empty for a sum."""
    value: str
    """With its sign, but for the total of all."""


def term_words(lang: str, term: Term, naming: Naming) -> TermWords:
    """A term of ``accounts`` in words."""
    names: tuple[str, ...] = ()
    if term.rule in NAMED and len(term.cells) <= NAMED_CELLS:
        names = tuple([naming(cell) for cell in term.cells])
    return _term(lang, term.rule, term.value, len(term.cells), tuple(term.params.items()), names)


@lru_cache(maxsize=REMEMBERED)
def _term(
    lang: str,
    rule: str,
    value: Number,
    cells: int,
    params: tuple[tuple[str, object], ...],
    names: tuple[str, ...],
) -> TermWords:
    money = rule in DOLLARS
    if rule == "income" or rule.startswith("victory-"):
        title = said(lang, "term-income" if rule == "income" else rule)
        return TermWords(title, "", (money_text if money else number_text)(lang, value))
    worth = signed(lang, value, money=money)
    if rule in SUMS and not params:
        return TermWords(said(lang, f"term-{_family(rule)}-sum"), "", worth)
    line = _Line(lang, rule, value, cells, dict(params), names)
    title, detail = _TOLD.get(rule, _counted)(line)
    return TermWords(title, detail, worth)


class _Line(NamedTuple):
    """What a term has to tell."""

    lang: str
    rule: str
    value: Number
    cells: int
    params: Mapping[str, Any]
    names: tuple[str, ...]

    def say(self, key: str, **numbers: object) -> str:
        return said(self.lang, f"term-{key}", **numbers)


def _family(rule: str) -> str:
    return rule.removesuffix("-2012")


def triangle_text(size: int) -> str:
    """1 + 2 + … + size.

    >>> triangle_text(4), triangle_text(9)
    ('1 + 2 + 3 + 4', '1 + 2 + … + 9')
    """
    if size > WRITTEN_OUT:
        return f"1 + 2 + … + {size}"
    return " + ".join(str(number) for number in range(1, size + 1))


def _triangle(line: _Line) -> tuple[str, str]:
    size = line.params["size"]
    title = line.say("commerce-income" if line.rule == "commerce-income" else "district", size=size)
    owned = line.params.get("owned")
    if owned is None:
        return title, triangle_text(size)
    total = size * (size + 1) // 2
    key = "share.rounded" if total * owned % size else "share"
    return title, line.say(key, sum=triangle_text(size), total=total, owned=owned, size=size)


def _meters(line: _Line) -> tuple[str, str]:
    colours, free = line.params["colours"], 2 if line.rule.endswith("2012") else 1
    shared = line.value != max(0, colours - free)
    key = "parking-meters.shared" if shared else "parking-meters.detail"
    return line.say("parking-meters", size=line.cells), line.say(key, colours=colours, free=free)


def _counted(line: _Line) -> tuple[str, str]:
    """So many things at so much each: nothing to explain where there are none."""
    title = line.say(line.rule, **line.params)
    if line.params.get("count") == 0:
        return title, ""
    detail = line.say(f"{line.rule}.detail", **line.params)
    if line.names:
        detail = filled(line.lang, "term-named", {"detail": detail, "cells": listed(line.lang, line.names)})
    return title, detail


def _money(line: _Line) -> tuple[str, str]:
    lang = line.lang
    title = filled(
        lang, f"term-{line.rule}", {"money": money_text(lang, line.params.get("money", line.value))}
    )
    rest = line.params.get("rest")
    if rest == 0:
        return title, line.say(f"{line.rule}.even")
    return title, filled(lang, f"term-{line.rule}.detail", {"rest": money_text(lang, rest)} if rest else {})


def _pollution(line: _Line) -> tuple[str, str]:
    params = line.params
    title = filled(line.lang, "term-pollution", {"percent": number_text(line.lang, params["percent"])})
    if not params.get("fine"):
        return title, line.say(line.rule)
    fine = {"fine": money_text(line.lang, params["fine"])}
    return title, filled(line.lang, f"term-{line.rule}.{'out' if params['out'] else 'fine'}", fine)


def _cards(line: _Line) -> tuple[str, str]:
    letter = {"industry-cards": "I", "commerce-cards": "C", "parking-cards": "P"}[line.rule]
    title = line.say("cards", cards=counted(line.lang, letter, line.cells))
    halves = round(2 * (line.cells - line.value))
    if halves:
        return title, line.say("cards.halves", halves=halves)
    return title, line.say("cards.detail") if line.cells else ""


def _warehouses(line: _Line) -> tuple[str, str]:
    unnamed = line.cells > len(line.names)
    detail = line.say("warehouses.detail") if unnamed else listed(line.lang, line.names)
    return line.say("warehouses", count=line.cells), detail


def _happy(line: _Line) -> tuple[str, str]:
    lang, params = line.lang, line.params
    title = line.say("district", size=params["size"])
    if line.rule == "cloud-spoils":
        return title, line.say(line.rule)
    if line.rule == "park-doubles":
        return title, line.say(f"{line.rule}.shared" if "owned" in params else line.rule, **params)
    if params["missing"]:
        wanted = [said(lang, f"kind-{letter}.a") for letter in params["missing"].split(", ")]
        return title, line.say("happy-district.missing", missing=listed(lang, wanted))
    if "owned" in params:
        return title, line.say("happy-district.shared", size=params["size"], owned=params["owned"])
    return title, line.say("happy-district")


_TOLD: Mapping[str, Callable[[_Line], tuple[str, str]]] = {
    "commerce-income": _triangle,
    "residential-district": _triangle,
    "parking-meters": _meters,
    "parking-meters-2012": _meters,
    "money-points": _money,
    "money-kept": _money,
    "pollution-residential": _pollution,
    "pollution-economic": _pollution,
    "pollution-industrial": _pollution,
    "pollution-commercial": _pollution,
    "pollution-happiness": _pollution,
    "industry-cards": _cards,
    "commerce-cards": _cards,
    "parking-cards": _cards,
    "warehouse-industry": _warehouses,
    "warehouse-commerce": _warehouses,
    "happy-district": _happy,
    "park-doubles": _happy,
    "cloud-spoils": _happy,
}
