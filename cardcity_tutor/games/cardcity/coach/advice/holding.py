"""What a card that is built does to those still in hand: it shuts one out, or lets one in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from ...rules.legality import lacking
from ...rules.position import Position
from ...rules.tokens import HAND_TOKENS
from .cause import Cause

UNBUILT: Final = 2.0
"""Points that a card is worth which can be built and is not, roughly."""


def holding_causes(before: Position, after: Position) -> Iterator[Cause]:
    """For each kind of card left in the hand whether it could be built before, and can be now."""
    for card, copies in Counter(after.hand).items():
        token = HAND_TOKENS[card]
        could, can = before.legal(token), after.legal(token)
        if bool(could) != bool(can):
            kind, weight = ("frees", UNBUILT) if can else ("bars", -UNBUILT)
            rule = _way_in(before, card) if can else _way_out(after, card)
            yield Cause(kind, rule, (), {"card": token, "count": copies}, weight * copies)


def _way_in(before: Position, card: int) -> str:
    """What the card lacked: money or room, or else a cell next to the city."""
    reasons = [reason.rule for reason in lacking(before.city, before.setting.rules, card, before.money)]
    return reasons[0] if reasons else "adjacent"


def _way_out(after: Position, card: int) -> str:
    """What the card lacks now: money or room, or else the rule that forbids it on most cells."""
    reasons = [reason.rule for reason in lacking(after.city, after.setting.rules, card, after.money)]
    if reasons:
        return reasons[0]
    against = Counter(
        rule for rules in after.why(HAND_TOKENS[card]).values() if "adjacent" not in rules for rule in rules
    )
    return max(against, key=lambda rule: (against[rule], rule), default="stays")
