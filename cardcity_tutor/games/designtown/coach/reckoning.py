"""What the coach reckons with, as numbers: the bet of one more card, what each upgrade gains, and the two ways to win."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Literal, NamedTuple

from ..rules.building import ACTIONS, price_of
from ..rules.cards import BACKS
from ..rules.odds import End
from ..rules.position import Position
from ..rules.state import State
from ..rules.table import Table


class Bet(NamedTuple):
    """Stop or go on."""

    bust: Fraction
    """The chance that going on ends the turn."""
    stop: Fraction | None
    """What stopping is worth; None where it is not allowed."""
    go: Fraction
    alive: Fraction | None
    """What going on is worth if the turn survives."""
    even: Fraction | None
    """The chance of a bust at which both would be worth the same."""
    complete: bool
    """Whether it was looked to the end of the deck."""


class Gain(NamedTuple):
    """What a building action adds to the worth of the own cards."""

    action: str
    price: int
    worth: int


class Roads(NamedTuple):
    """How far a player's cards have come on the two ways to win."""

    points: int
    """On the cards that this player owns."""
    points_goal: int
    cards: int
    cards_goal: int
    store: bool
    homes: int
    """Cards with an unhappy face."""
    churches: int

    @property
    def nearer(self) -> Literal["points", "cards"]:
        """The way of which less is missing, as a share; cards without a store do not count."""
        points = Fraction(self.points, self.points_goal)
        cards = Fraction(self.cards, self.cards_goal) if self.store else Fraction(0)
        return "points" if points >= cards else "cards"


def bet(position: Position) -> Bet | None:
    """The bet of this moment; None where nothing can be played."""
    advice = position.odds.advice(position.moment, may_stop=not position.must)
    chances = position.odds.go_on(position.moment)
    if chances is None or advice.go is None:
        return None
    bust = chances.get(End("bust"), Fraction(0))
    alive = advice.go / (1 - bust) if bust < 1 else None
    even = None
    if alive is not None and alive > 0 and advice.stop is not None:
        even = max(Fraction(0), 1 - advice.stop / alive)
    return Bet(bust, advice.stop, advice.go, alive, even, advice.complete)


def worth_of(table: Table, action: str, discard: Iterable[str], *, triggers: bool = True) -> int:
    """What a building action adds: the card gained less the card given up, and an apartment that has to leave."""
    kind, face = action.split()
    if action == "upgrade A":
        return -table["A"].worth
    gained = table[face].worth if kind == "buy" else table[BACKS[face]].worth
    if kind == "upgrade":
        gained -= table[face].worth
    leaves = face == "F" and kind != "buy" and (kind == "upgrade" or triggers) and "A" in discard
    return gained - (table["A"].worth if leaves else 0)


def gains(position: Position) -> list[Gain]:
    """Every building action that is allowed now, the most worthy first, then the cheapest."""
    way, cut = position.way, position.sums.cut
    found = [
        Gain(
            action,
            price_of(way.table, cut, action),
            worth_of(way.table, action, position.discard, triggers=way.purchase_triggers),
        )
        for action in ACTIONS
        if not [reason for reason in position.reasons(action) if reason != "phase"]
    ]
    return sorted(found, key=lambda gain: (-gain.worth, gain.price, gain.action))


def roads(state: State, player: int) -> Roads:
    """How far a player has come: all own cards, wherever they lie."""
    seat, table = state.seats[player], state.way.table
    cards = (*seat.deck, *seat.discard, *(state.row if player == state.player else ()))
    return Roads(
        sum(table[face].points for face in cards),
        table.points,
        len(cards),
        table.cards,
        "S" in cards,
        sum(table[face].unhappy > 0 for face in cards),
        cards.count("C"),
    )
