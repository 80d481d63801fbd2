"""A working copy of a state while a decision is carried out, and what has happened to it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ....core.game import Event
from . import actions as act
from .cards import Hand
from .goods import Stock, add, bundle_of
from .state import State


class Working:
    """A state that changes, and its events."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    def change(self, **fields: Any) -> None:  # noqa: ANN401 (the fields of a state)
        """Replace fields of the state."""
        self.state = self.state._replace(**fields)

    def seat(self, player: int, **fields: Any) -> None:  # noqa: ANN401 (the fields of a seat)
        """Replace fields of a player's seat."""
        seats = list(self.state.seats)
        seats[player] = seats[player]._replace(**fields)
        self.change(seats=tuple(seats))

    def gain(self, player: int, goods: Stock, times: int = 1) -> None:
        """Give a player resources, or take them."""
        self.seat(player, stock=add(self.state.seats[player].stock, goods, times))

    def earn(self, player: int, cells: int) -> None:
        """Give a player building rights, or take them."""
        self.seat(player, earned=self.state.seats[player].earned + cells)

    def use(self, player: int, kind: str) -> None:
        """Note that a building was used this turn."""
        self.seat(player, used=self.state.seats[player].used | {kind})

    def spend(self, player: int, cards: Iterable[str]) -> None:
        """Put cards of a hand under the pile."""
        cards = tuple(cards)
        self.seat(player, hand=without(self.state.seats[player].hand, cards))
        self.change(pile=(*self.state.pile, *cards))

    def exchange(self, player: int, offer: act.Offer) -> None:
        """Let goods, cards and rights change hands."""
        other = offer.to[0]
        self.gain(player, add(offer.get, offer.give, -1))
        self.gain(other, add(offer.give, offer.get, -1))
        for who, gone, come in (
            (player, offer.give_cards, offer.get_cards),
            (other, offer.get_cards, offer.give_cards),
        ):
            self.seat(who, hand=(*without(self.state.seats[who].hand, gone), *come))
        self.earn(player, offer.get_rights - offer.give_rights)
        self.earn(other, offer.give_rights - offer.get_rights)

    def tell(self, kind: str, rule: str, player: int, **details: object) -> None:
        """Note an event; the turn is that of the player."""
        self.events.append(Event(kind, rule, self.state.seats[player].turn, player, details))

    def stir(self, *players: int) -> None:
        """Something happened: the passes begin anew, and open passes of these players stand no more."""
        self.change(row=0, passed=self.state.passed - set(players))


def without(hand: Hand, cards: Iterable[str]) -> Hand:
    """A hand without these cards."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def exchange_fields(state: State, offer: act.Offer) -> dict[str, object]:
    """What is given and taken, as records write it; cards and rights where the way of playing has them to trade."""
    found: dict[str, object] = {"give": bundle_of(offer.give), "get": bundle_of(offer.get)}
    if state.way.advanced:
        found |= {"give_cards": list(offer.give_cards), "get_cards": list(offer.get_cards)}
    if not state.way.ruling("rights-stay"):
        found |= {"give_rights": offer.give_rights, "get_rights": offer.get_rights}
    return found
