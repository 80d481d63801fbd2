"""Play from a position of the line protocol, and back: the map, what everybody holds, and who has the floor."""

from __future__ import annotations

from typing import Any, Final

from ...core.chance import Chance
from ...core.errors import InputError
from ...core.face import Request
from .book.questions import state_of
from .rules.cards import Hand
from .rules.goods import bundle_of
from .rules.inspection import read_possible
from .rules.position import Position
from .rules.state import Seat, State
from .rules.way import Way


class CitePositions:
    """The player who asks has the floor; the pile is dealt."""

    field = "map"

    def read(self, request: Request) -> tuple[Way, State]:
        """The state of a request."""
        if "game" in request:
            state = state_of(request)
            return state.way, state
        position = read_possible(request).position
        pile, chance = Chance(0).shuffled(_pile(position))
        buildings = position.city.buildings
        return position.way, State(
            position.way,
            position.turn,
            position.player,
            "work",
            tuple(
                _seat(position, player, told="rights" in request) for player in range(position.way.players)
            ),
            position.city,
            pile,
            chance.state,
            holder=position.player,
            played=tuple((card, buildings[number]) for card, number in position.played),
            gold=position.way.players - 1 if position.way.timed else 0,
        )

    def write(self, state: State) -> Request:
        """The position of the player on turn."""
        position, way = state.position(), state.way
        found: dict[str, Any] = {
            "ruleset": "cite",
            "map": " ".join(building.text for building in state.city.buildings),
            "players": way.players,
            "level": way.level,
            "professions": list(way.professions),
            "quarters": list(way.quarters),
            "player": position.player,
            "turn": position.turn,
            "stocks": [bundle_of(stock) for stock in position.stocks],
        }
        more = {
            "options": list(way.options),
            "rulings": dict(way.rulings),
            "rights": position.rights,
            "shopping_first": sorted(position.shopping_first),
            "flea_used": sorted(position.flea_used),
            "played": [[card, state.city.buildings[number].text] for card, number in position.played],
            "banks": [bundle_of(bank) for bank in position.banks] if any(map(any, position.banks)) else [],
            "hands": [list(hand) for hand in position.hands] if any(position.hands) else [],
        }
        return found | {name: value for name, value in more.items() if value}


def _pile(position: Position) -> Hand:
    """The cards that nobody holds."""
    if not position.way.advanced:
        return ()
    left = dict(position.way.cards)
    for card in (*(card for hand in position.hands for card in hand), *(card for card, _ in position.played)):
        left[card] -= 1
    if min(left.values()) < 0:
        raise InputError("cite-impossible", problem="deck")
    return tuple(card for card, count in left.items() for _ in range(count))


def _seat(position: Position, player: int, *, told: bool) -> Seat:
    """What a player holds; ``told`` if the request says which rights the player who asks has, the free cells included."""
    asks = player == position.player
    earned = position.rights if asks and told else 0
    if asks and told and position.turn == 1:
        city = position.city
        earned -= position.way.free_cells(player) - sum(city.buildings[at].size for at in city.of(player))
    return Seat(
        position.stocks[player],
        position.banks[player],
        position.hands[player],
        position.turn,
        earned=earned,
        street_first=player in position.shopping_first,
        used=frozenset({"flea"}) if player in position.flea_used else frozenset(),
        stays=int(asks),
    )


POSITIONS: Final = CitePositions()
