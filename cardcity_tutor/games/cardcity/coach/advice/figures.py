"""What a card does to the figures: money, room under the limit, income, and each term of the score."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.breakdown import Number, Term
from .....core.verdict import Place
from ...rules.actions import Buy
from ...rules.kernel.cards import PARK
from ...rules.position import Position
from ..placing import Placement, price
from .cause import Cause, Stakes

ROOM_WEIGHT = 0.8
"""Points that a card which finds no room would have brought."""
OUT_WEIGHT = 30.0
"""What it costs to be put out by pollution."""
MONEY_RULES: Final = frozenset({"money-points", "money-kept"})
"""Terms that only tell what is paid."""
EMPTY_RULES: Final = frozenset({"empty-place", "empty-cost"})
"""Terms that count cells without naming them."""


def figure_causes(before: Position, after: Position, action: Placement, stakes: Stakes) -> Iterator[Cause]:
    """The figures that a placement changes."""
    paid = price(before.city, before.setting, action)
    if paid:
        yield Cause(
            "pays", price_rule(action), (), {"price": paid, "left": after.money}, -paid * stakes.dollar
        )
    yield from _room(before, after, stakes)
    yield from _income(before, after, stakes)
    yield from _score(before, after, stakes)


def price_rule(action: Placement) -> str:
    """The rule by which a card is paid."""
    if isinstance(action, Buy):
        return "buy-park" if action.card == PARK else "buy-industry"
    return "leisure-price"


def _room(before: Position, after: Position, stakes: Stakes) -> Iterator[Cause]:
    """Places under the limit: scarce where more cards are to come than it lets in."""
    old, new = before.limit(), after.limit()
    was, now = old.max - old.used, new.max - new.used
    if was == now:
        return
    wanted = stakes.hand * stakes.left + len(after.hand)
    weight = ROOM_WEIGHT * (min(now, wanted) - min(was, wanted))
    yield Cause("room", "limit", (), {"before": was, "after": now, "max": new.max, "used": new.used}, weight)


def _income(before: Position, after: Position, stakes: Stakes) -> Iterator[Cause]:
    """Salary, commerces and meters: the sources of income that change, with the districts that make the difference."""
    was, now = before.income(), after.income()
    for old, new in zip(was.parts, now.parts, strict=True):
        gain = new.value - old.value
        if gain:
            params: dict[str, object] = {"before": old.value, "after": new.value, "total": now.value}
            weight = gain * (stakes.left + 1) * stakes.dollar
            yield Cause("income", new.rule, _changed(old.parts, new.parts), params, weight)


def _changed(old: tuple[Term, ...], new: tuple[Term, ...]) -> tuple[Place, ...]:
    """The cells of those terms that were not the same before."""
    known = {(term.value, term.cells) for term in old}
    return tuple(
        sorted({cell for term in new if (term.value, term.cells) not in known for cell in term.cells})
    )


def score_terms(position: Position, victory: str) -> dict[str, Number]:
    """The score by rule: the terms of one rule added up."""
    found: dict[str, Number] = {}
    for term in position.score(victory).term.parts:
        found[term.rule] = found.get(term.rule, 0) + term.value
    return found


def _score(before: Position, after: Position, stakes: Stakes) -> Iterator[Cause]:
    """The terms of the score that change at once; money is told apart."""
    was, now = before.score(stakes.victory), after.score(stakes.victory)
    old, new = score_terms(before, stakes.victory), score_terms(after, stakes.victory)
    for rule in dict.fromkeys((*old, *new)):
        start, end = old.get(rule, 0), new.get(rule, 0)
        if start == end or rule in MONEY_RULES:
            continue
        cells = () if rule in EMPTY_RULES else _changed(_terms(was.term, rule), _terms(now.term, rule))
        yield Cause("score", rule, cells, {"before": start, "after": end}, float(end - start))
    if was.out != now.out:
        weight = -OUT_WEIGHT if now.out else OUT_WEIGHT
        yield Cause("out" if now.out else "saved", "pollution-happiness", (), {}, weight)


def _terms(total: Term, rule: str) -> tuple[Term, ...]:
    """The terms of a rule that have cells of their own."""
    return tuple(term for term in total.walk() if term.rule == rule and term.cells)
