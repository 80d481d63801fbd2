"""What a player lacks for a decision: resources, cards, offers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .cards import Hand
from .goods import Stock, covers
from .state import HIDDEN, State


def lacks_goods(stock: Stock, given: Stock) -> Iterator[str]:
    """Against giving more than there is."""
    if not covers(stock, given) or min(given) < 0:
        yield "stock"


def lacks_cards(state: State, player: int, cards: Hand) -> Iterator[str]:
    """Against giving or playing cards that are not in the hand."""
    if Counter(cards) - Counter(state.seats[player].hand) or HIDDEN in cards:
        yield "hand"


def offers_spent(state: State) -> Iterator[str]:
    """Against one more question in this stay at the floor."""
    if state.offers >= state.way.offers and not state.way.open:
        yield "floor-limits"
