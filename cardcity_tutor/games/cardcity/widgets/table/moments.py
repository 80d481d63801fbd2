"""The moments of a sitting, and events with what explains them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

from cardcity_tutor.core.breakdown import Term
from cardcity_tutor.core.game import Event
from cardcity_tutor.core.verdict import Reason

from ...rules.actions import Action, Build, Buy, Develop
from ...rules.legality import lacking
from ...rules.play import apply
from ...rules.position import Position
from ...rules.state import State
from ...rules.tokens import card_of

if TYPE_CHECKING:  # the coach comes with the first bot
    from ...coach.advice.cause import Cause

TOLD_REASONS: Final = 2
"""Of a bot's move."""
UNSEEN: Final = frozenset({"draw", "exchange", "income", "end"})
"""Events of other players that show nothing new; a draw is not looked at before the next turn begins."""
PLACES: Final = frozenset({"adjacent", "frame", "zone"})
"""Rules about where a city lies at all."""


class Told(NamedTuple):
    """An event, and what a person should know beside it: the lines of an income, the reasons of a discard."""

    event: Event
    account: Term | None = None
    reasons: tuple[Reason, ...] = ()
    why: tuple[Cause, ...] = ()
    """What speaks for a bot's move, as far as everybody can see it."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One state of the sitting; undo goes back to the one before."""

    state: State
    told: tuple[Told, ...]
    resting: bool = False
    """The turn is over. What the next one has dealt is in the state already, and nobody has looked yet."""

    def after(
        self,
        state: State,
        events: Sequence[Event],
        persons: Collection[int],
        why: tuple[Cause, ...] = (),
    ) -> Moment:
        """The moment that a decision leads to; incomes of persons are explained, and every discard: all can see it."""
        resting = state.turn > self.state.turn and not state.over
        told = explained(state, events, persons)
        if why:  # the decision itself comes first
            told[0] = told[0]._replace(why=why)
        return Moment(state, (*self.told, *told), resting)

    def after_bot(self, action: Action, persons: Collection[int]) -> Moment:
        """The moment after a bot's decision, with what speaks for it. Its hand, which nobody knows, is no reason that is told."""
        state, events = apply(self.state, action)
        why: tuple[Cause, ...] = ()
        if isinstance(action, Build | Buy | Develop):
            from ...coach.advice.cause import Stakes
            from ...coach.advice.causes import placement_causes

            hand = (action.card,) if isinstance(action, Build) else ()
            before = self.state.position(self.state.player).changed(hand=hand)
            found = placement_causes(before, action, Stakes.of(self.state))
            why = tuple(cause for cause in found if cause.good)[:TOLD_REASONS]
        return self.after(state, events, persons, why)


def explained(state: State, events: Sequence[Event], persons: Collection[int]) -> list[Told]:
    """The events of one step with what explains them. No step changes a city after these events."""
    earned = {event.player: event.details["amount"] for event in events if event.kind == "income"}
    found = []
    for event in events:
        if event.kind == "income" and event.player in persons:
            account = state.position(event.player).income()
            found.append(Told(event, account if account.value == event.details["amount"] else None))
        elif event.kind == "discard":
            position, card = state.position(event.player), str(event.details["card"])
            money = position.money - earned.get(event.player, 0)
            found.append(Told(event, reasons=against(position.with_hand([card], money), card)))
        else:
            found.append(Told(event))
    return found


def against(position: Position, card: str) -> tuple[Reason, ...]:
    """What keeps a card from being built: the rules that hold on every cell in reach, or else all that do.

    Those of price and limit come with their numbers.
    """
    if position.legal(card):
        return ()
    cells = [set(rules) for rules in position.why(card).values()]
    near = [rules for rules in cells if not rules & PLACES] or cells
    rules = sorted(set.intersection(*near) or set.union(*near)) if near else []
    short = lacking(position.city, position.setting.rules, card_of(card, "card"), position.money)
    counted = {reason.rule: reason for reason in short}
    return tuple(counted.get(rule) or Reason(rule) for rule in rules)
