"""What would make a forbidden move legal, or an honest word that nothing would."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from cardcity_tutor.core.verdict import Change, Reason, Verdict

from .....render.phrases import REMEMBERED, Naming, filled, in_turn, listed, money_text, said
from ...rules.refusing import PHASE_RULES
from .cards import card_with_article, kind_of, sides_text

FINAL = ("stays", "zone", "frame")
"""Reasons that nothing lifts, the plainest first."""
BUILT_BEFORE = frozenset({"build-first", "industries"})
"""Changes that are cards; they are told first, as they come first."""
NEIGHBOURS = frozenset({"residence-industry", "same-colour"})
Step = tuple[str, str, str]
"""A card to build, the name of its cell, its facing where it has one."""
Lacking = tuple[Any, ...]
"""The kind of a change and its details."""
ANOTHER_PHASE = frozenset(PHASE_RULES.values())
"""Rules that only say which decision is asked for now; not that of lots, which may be wrong in themselves."""


def remedy_words(
    lang: str, verdict: Verdict, card: str, naming: Naming, *, brick: bool = False
) -> str | None:
    """What would make the move legal, or why nothing would; ``None`` for a legal one."""
    if verdict.legal:
        return None
    if verdict.remedy is None:
        return _nothing(lang, verdict, card)
    changes = tuple([_named(change, naming) for change in verdict.remedy])
    return _remedy(lang, kind_of(card), changes, brick)


def _named(change: Change, naming: Naming) -> Lacking:
    """A change with its places named, in a form that can be remembered."""
    params: Mapping[str, Any] = change.params
    if change.kind == "plan":
        return "plan", tuple([_step(step, naming) for step in params["steps"]])
    if change.kind == "build-first":
        return "build-first", _step(params, naming)
    return change.kind, *params.values()


def _step(params: Mapping[str, Any], naming: Naming) -> Step:
    return params["card"], naming(params["cell"]), params.get("facing", "")


@lru_cache(maxsize=REMEMBERED)
def _remedy(lang: str, kind: str, changes: tuple[Lacking, ...], brick: bool) -> str:
    first, *details = changes[0]
    if first == "plan":
        steps = [_card_at(lang, step, "the", brick=brick) for step in details[0]]
        return filled(lang, "remedy-plan", {"steps": in_turn(lang, steps)})
    if first == "turn" and len(changes) == 1:
        return filled(lang, "remedy-turn.only", {"sides": sides_text(lang, kind + details[0], brick=brick)})
    ordered = sorted(changes, key=lambda change: change[0] not in BUILT_BEFORE)
    told = [_lacking(lang, kind, change, brick=brick) for change in ordered]
    key = "remedy.first" if ordered[0][0] in BUILT_BEFORE else "remedy"
    return filled(lang, key, {"steps": listed(lang, told)})


def _lacking(lang: str, kind: str, change: Lacking, *, brick: bool) -> str:
    """A change as one of the things that are lacking."""
    match change:
        case "money", amount:
            return filled(lang, "remedy-money", {"amount": money_text(lang, amount)})
        case "industries", count:
            return said(lang, "remedy-industries", count=count)
        case "turn", facing:
            return filled(lang, "remedy-turn", {"sides": sides_text(lang, kind + facing, brick=brick)})
        case "build-first", step:
            return _card_at(lang, step, "a", brick=brick)
    raise ValueError(f"no words for a change of the kind {change[0]!r}")


def _card_at(lang: str, step: Step, article: str, *, brick: bool) -> str:
    """A card to build, its cell and how it is turned."""
    card, cell, facing = step
    names = {"card": card_with_article(lang, card, article), "cell": cell}
    if not facing:
        return filled(lang, "card-at", names)
    names["sides"] = sides_text(lang, kind_of(card) + facing, brick=brick)
    return filled(lang, "card-at-turned", names)


def _nothing(lang: str, verdict: Verdict, card: str) -> str:
    """Why no change helps: the reason that weighs most."""
    reason = verdict.reasons[0]
    if "colour" in reason.params:
        rule = "development-industry" if reason.rule == "residence-industry" else reason.rule
        return said(lang, f"nothing-{rule}")
    broken = set(verdict.rules)
    for rule in FINAL:
        if rule in broken:
            return said(lang, f"nothing-{rule}")
    if broken & NEIGHBOURS:
        return said(lang, "nothing-neighbours-turned" if len(kind_of(card)) == 2 else "nothing-neighbours")
    return _refused(lang, reason)


def _refused(lang: str, reason: Reason) -> str:
    """The word on what the phase, the purse, the reserve or the distance does not allow."""
    params: Mapping[str, Any] = reason.params
    if "missing" in params:
        return filled(lang, "nothing-buy-price", {"missing": money_text(lang, params["missing"])})
    if "bought" in params:
        return said(lang, "nothing-buy-left", bought="yes" if params["bought"] else "no")
    return said(lang, "nothing-now" if reason.rule in ANOTHER_PHASE else f"nothing-{reason.rule}")
