"""The cards that a player has not seen: everything of the pile that lies in no city, hand or lot in sight.

A view keeps no memory of discarded cards, so a bot counts them among those that may still come, as a player does who
pays no attention to the discard.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import NamedTuple

from .actions import Cards
from .citytext import tokens_at
from .kernel.bits import anywhere, popcount
from .kernel.cards import BICOLOUR, COMMERCE, INDUSTRY, LEISURE, PARKING, RESIDENCE
from .state import HIDDEN, State
from .tokens import MAP_TOKENS


class Unseen(NamedTuple):
    """What may lie face down: ``cards`` anywhere, ``bottom`` known to end the pile (solo)."""

    cards: Cards
    """Sorted. At least as many as there are hidden cards; more by those discarded."""
    bottom: Cards


def unseen(view: State) -> Unseen:
    """The cards that the player whose view this is cannot place."""
    left = view.game.box()
    left.subtract(_built(view))
    for cards in _shown(view):
        left.subtract(card for card in cards if card != HIDDEN)
    bottom = tuple(card for card in view.pile if card != HIDDEN)
    left.subtract(bottom)
    return Unseen(tuple(sorted((+left).elements())), bottom)


def _built(view: State) -> Counter[int]:
    """What has left the pile for a city; cards of the reserve, which only develop or are bought, do not count."""
    game, reserve = view.game, view.reserve
    grid = game.setting.grid
    cards: Counter[int] = Counter()
    # On a map of all players every city shows all cards.
    for seat in view.seats[:1] if game.setting.shared else view.seats:
        city = seat.city
        full = ~(city.halves | city.lent)
        cards[RESIDENCE] += popcount(anywhere(city.homes) & full)
        cards[COMMERCE] += popcount(anywhere(city.shops) & full)
        cards[LEISURE] += popcount(anywhere(city.leisure) & full)
        cards[PARKING] += popcount(city.parkings & full)
        pictured = 0
        for picture, cells in enumerate(city.pictures, 1):
            cards[INDUSTRY + picture] += popcount(cells)
            pictured |= cells
        cards[INDUSTRY] += popcount(anywhere(city.works) & full & ~pictured)
        if city.halves:
            for token in tokens_at(city, grid).values():
                card = MAP_TOKENS[token][0]
                if card >= BICOLOUR:
                    cards[card] += 1
    cards[RESIDENCE] -= game.reserve.homes - reserve.homes
    cards[COMMERCE] -= game.reserve.shops - reserve.shops
    for picture, count in enumerate(reserve.works):
        cards[INDUSTRY + picture] += count
    return cards


def _shown(view: State) -> list[Cards]:
    """Cards in hands and on the table, hidden ones among them."""
    cards = [seat.hand for seat in view.seats]
    table = view.table
    if table is not None:
        if table.lots is not None and HIDDEN in table.pool:
            cards += [lot.cards for lot in table.lots]
        else:
            cards.append(table.pool)
    return cards


def imagined(view: State, unseen: Unseen, chance: Random) -> State:
    """A state that this player cannot tell from the real one: every hidden card is replaced by an unseen one."""
    order = list(unseen.cards)
    chance.shuffle(order)

    def turned(cards: Cards) -> Cards:
        return tuple(order.pop() if card == HIDDEN else card for card in cards) if HIDDEN in cards else cards

    seats = tuple(seat._replace(hand=turned(seat.hand)) for seat in view.seats)
    table = view.table
    if table is not None and HIDDEN in table.pool:
        if table.lots is None:
            table = table._replace(pool=turned(table.pool))
        else:
            first, rest = (lot._replace(down=turned(lot.down)) for lot in table.lots)
            table = table._replace(pool=first.cards + rest.cards, lots=(first, rest))
    return view._replace(seats=seats, table=table, pile=turned(view.pile))
