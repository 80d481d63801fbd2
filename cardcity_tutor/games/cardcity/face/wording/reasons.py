"""Why a move is forbidden: the rule in a sentence, the case at hand, and where the book says so."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from cardcity_tutor.core.verdict import Reason
from cardcity_tutor.locale import has

from .....render.phrases import REMEMBERED, Naming, filled, listed, money_text, said, tied
from ...book import rule, rulings
from .cards import kind_of
from .districts import stop_words

DOLLARS = frozenset({"price", "money", "missing"})
"""Params that are told as money."""
SET_BY = frozenset({"leisure-crisis"})
"""Cases that a rule of a variant decides: it is named and cited instead of the one that it changes."""
Params = tuple[tuple[str, object], ...]


class ReasonWords(NamedTuple):
    """A reason in words."""

    rule: str
    title: str
    text: str
    """The rule in one sentence."""
    here: str
    """This case, with its numbers and the cells at fault; empty where the rule says it all."""
    cite: str


def reason_words(lang: str, reason: Reason, card: str, naming: Naming, *, edition: str = "xl") -> ReasonWords:
    """A reason against ``card`` (a token of a hand or a map) in words, cited from the booklet of ``edition``."""
    params = reason.params
    if "colour" in params:
        return _stopped(lang, reason.rule, stop_words(lang, reason, naming), edition)
    if "plan" in params:  # its cells are those of the remedy
        return _reason(
            lang, reason.rule, "", (), (("most", params["most"]), ("left", params["left"])), edition
        )
    names = tuple([naming(cell) for cell in reason.cells])
    return _reason(lang, reason.rule, kind_of(card), names, tuple(params.items()), edition)


@lru_cache(maxsize=REMEMBERED)
def _reason(
    lang: str, rule_id: str, kind: str, names: tuple[str, ...], params: Params, edition: str
) -> ReasonWords:
    numbers, texts = {"kind": kind} | _switches(params), _dollars(lang, params)
    case = case_of(rule_id, dict(params))
    rule_id = case if case in SET_BY else rule_id
    key = f"reason-{case}"
    text = filled(lang, key, texts, **numbers)
    here = ""
    if has(lang, f"{key}.here"):
        texts["cells"] = listed(lang, names)
        here = filled(lang, f"{key}.here", texts, count=len(names), **numbers)
    return ReasonWords(rule_id, _title(lang, rule_id), text, here, cite(lang, rule_id, edition))


@lru_cache(maxsize=REMEMBERED)
def _stopped(lang: str, rule_id: str, here: str, edition: str) -> ReasonWords:
    """A reason against a development: ``here`` tells what stops the district."""
    text = said(lang, f"reason-{rule_id}", kind="R")
    return ReasonWords(rule_id, _title(lang, rule_id), text, here, cite(lang, rule_id, edition))


def case_of(rule_id: str, params: Mapping[str, object]) -> str:
    """The cases of one rule that are told differently, known by the params that the engine gives."""
    if rule_id == "frame" and "height" not in params:
        return "frame-fixed"
    if rule_id == "leisure-price" and "which" in params:
        return "leisure-crisis"
    if rule_id.startswith("buy-"):
        return rule_id + ("-price" if "price" in params else "-left" if "left" in params else "")
    return rule_id


def _switches(params: Params) -> dict[str, object]:
    """The params that choose between the variants of a message: numbers, and truth values as words."""
    return {
        key: ("yes" if value else "no") if isinstance(value, bool) else value
        for key, value in params
        if key not in DOLLARS
    }


def _dollars(lang: str, params: Params) -> dict[str, str]:
    return {
        key: money_text(lang, value) for key, value in params if key in DOLLARS and isinstance(value, int)
    }


def _title(lang: str, rule_id: str) -> str:
    return said(lang, f"rule-{rule_id}.title")


@lru_cache(maxsize=1024)
def cite(lang: str, rule_id: str, edition: str = "xl") -> str:
    """The title of a rule and where the booklet of this edition has it (the other one, if only that does)."""
    sources = rule(rule_id).sources
    source = next((source for source in sources if source.book == edition), sources[0])
    names = {"title": _title(lang, rule_id), "book": said(lang, f"book-{source.book}")}
    if source.page is not None:
        return filled(lang, "cite-page", names, page=source.page)
    return filled(lang, "cite-heading", names | {"heading": tied(source.heading)})


def cite_ruling(lang: str, ruling_id: str) -> str:
    """The title of a ruling, and whether it is printed, deduced or ours.

    >>> cite_ruling("en", "tie-happiness")
    'Ties · chosen by us'
    """
    found = rulings()[ruling_id]
    return f"{said(lang, f'{found.key}.title')} · {said(lang, f'entry-status-{found.status}')}"
