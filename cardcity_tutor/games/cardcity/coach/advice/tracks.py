"""From a decision to what can be played out: the state after it, with face-down cards imagined where it matters."""

from __future__ import annotations

from collections import Counter
from random import Random

from ...rules.actions import Action, Cards, Choose, Keep, less
from ...rules.play import apply
from ...rules.rollouts import Prospect
from ...rules.state import HIDDEN, Phase, Seat, State
from .alone import alone, dealt
from .playing import Track

DEALS = 24
"""Deals of the face-down cards that a lot is judged by."""


def follow(view: State, action: Action) -> State:
    """The rest of the player's own turn after a decision, nobody else at the table; see ``alone``."""
    if isinstance(action, Keep):
        return dealt(view, action.cards)
    return apply(alone(view), action)[0]


def track(view: State, action: Action, after: State | None, cards: Cards, seed: int) -> Track:
    """What can be played out for a decision of the player (for a division see ``offers``).

    ``after`` is what ``follow`` has found; a lot, which may hold face-down cards, needs none. ``cards`` are those
    that the player has not seen.
    """
    if isinstance(action, Choose):
        return Track(_lot_prospects(view, action, cards, seed))
    if isinstance(action, Keep) and view.table is not None:
        under = less(view.table.pool, action.cards)
        view = view._replace(pile=view.pile + under, bottom=view.bottom + len(under))
    return Track([prospect(view, after or follow(view, action), cards)])


def prospect(view: State, after: State, cards: Cards) -> Prospect:
    """The whole rest of the game for the player, from a moment of his turn that ``follow`` has led to."""
    return Prospect.of(restored(view, after), view.player, cards)


def restored(view: State, after: State) -> State:
    """The player's own moment put back into his game; where his turn is over, the next one begins for him."""
    game, seats = view.game, list(view.seats)
    seats[view.player] = after.seat
    state = after._replace(
        game=game, turn=view.turn, first=view.first, player=view.player, seats=tuple(seats),
        pile=view.pile, bottom=view.bottom,
    )  # fmt: skip
    if not after.over or view.turn == game.turns:
        return state
    seats[view.player] = Seat(after.seat.city, after.seat.money)
    phase = Phase.KEEP if game.solo else Phase.DIVIDE
    return state._replace(turn=view.turn + 1, phase=phase, seats=tuple(seats), target=0, bought=0, results=())


def _lot_prospects(view: State, action: Choose, cards: Cards, seed: int) -> list[Prospect]:
    """The rest of the game with a lot, once for each deal of the cards that lie face down; both lots get the same deals.

    Who takes the larger of two lots divides it again: any hand of it then counts as a fair part.
    """
    lots = view.table.lots if view.table else None
    if lots is None:
        raise AssertionError("no lots")
    covered = [lot.cards.count(HIDDEN) for lot in lots]
    mine = 0 if action.lot == "open" else 1
    shown = tuple(card for card in lots[mine].cards if card != HIDDEN)
    found = []
    for number in range(DEALS):
        chance = Random(f"{seed} {number}")
        drawn = chance.sample(cards, sum(covered))
        left = Counter(cards)
        left.subtract(drawn)
        own = drawn[: covered[0]] if mine == 0 else drawn[covered[0] :]
        hand = tuple(sorted(chance.sample((*shown, *own), view.game.hand)))
        after = dealt(view, hand, lots[mine].money)
        found.append(prospect(view, after, tuple(sorted(left.elements()))))
    return found
