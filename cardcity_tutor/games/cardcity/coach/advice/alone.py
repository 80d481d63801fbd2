"""One player's turn with nobody else at the table, stepped by the rules of the game itself.

Advice looks at the city of the player who decides; what the others do is left out. So the state is cut down to that
player and to the turn at hand: from it, ``apply`` goes on through construction, development and purchases without
ever touching the pile, and says ``over`` where the turn ends.
"""

from __future__ import annotations

from dataclasses import replace

from ...rules.acquiring import Acquiring
from ...rules.actions import Action, Build, Buy, Cards, Cloud, Develop
from ...rules.kernel.cards import INDUSTRY, PARK, RESIDENCE
from ...rules.position import Position
from ...rules.reserve import Reserve
from ...rules.state import Seat, State
from ..placing import Placement, laid, price


def alone(view: State) -> State:
    """The rest of this turn for the player who decides: the same decisions, and nobody after him."""
    way = replace(view.game, players=1, pile=view.game.pile._replace(turns=view.turn))
    return view._replace(
        game=way, first=0, player=0, seats=(view.seat,), pile=(), bottom=0, chance=0, table=None, results=()
    )


def dealt(view: State, cards: Cards, money: int = 0) -> State:
    """The same player at the beginning of his construction with these cards, and ``money`` more."""
    play = Acquiring(alone(view))
    city, own, _, _, _ = view.seat
    play.seats[0] = Seat(city, own + money, cards, (1,) * len(cards))
    play.bought = 0
    if view.player == view.first:
        play.begin_player()
    else:  # the architect belongs to the first player
        play.begin_hand()
    return play.frozen()[0]


def placed(position: Position, action: Placement) -> Position:
    """The position once the card lies there and is paid, before anything follows from it."""
    setting, city = position.setting, position.city
    hand = list(position.hand)
    if isinstance(action, Build):
        hand.remove(action.card)
    return position.changed(
        city=laid(city, setting, action),
        money=position.money - price(city, setting, action),
        hand=tuple(hand),
        reserve=_less(position.reserve, action),
    )


def _less(reserve: Reserve, action: Action) -> Reserve:
    """The reserve without the card that comes from it."""
    if isinstance(action, Cloud):
        return reserve._replace(clouds=reserve.clouds - 1)
    if isinstance(action, Develop):
        if action.card == RESIDENCE:
            return reserve._replace(homes=reserve.homes - 1)
        return reserve._replace(shops=reserve.shops - 1)
    if isinstance(action, Buy):
        if action.card == PARK:
            return reserve._replace(parks=reserve.parks - 1)
        works = list(reserve.works)
        works[action.card - INDUSTRY] -= 1
        return reserve._replace(works=(works[0], works[1], works[2], works[3]))
    return reserve
