"""Play from a position of the line protocol, and back: the city that is asked about, the others, and the hand."""

from __future__ import annotations

from typing import Any, Final

from ...core.chance import Chance
from ...core.errors import InputError
from ...core.face import Request
from .book.questions import state_of
from .rules.inspection import possible
from .rules.notation import canonical
from .rules.state import Phase, Seat, State
from .rules.way import HAND, OPEN, Way, read_rulings


class CloudPositions:
    """The city that is asked about is that of the first player; other hands, open tiles and pile are dealt."""

    field = "city"

    def read(self, request: Request) -> tuple[Way, State]:
        """The state of a request. Without other cities somebody plays alone; without a hand bridges are laid."""
        if "game" in request:
            state = state_of(request)
            return state.way, state
        asked = possible(request)
        if asked.given:
            raise InputError("cloudcity-given-stock")
        rulings = tuple(read_rulings(request.get("rulings", {})).items())
        way = Way(len(asked.cities), "rectangle" if asked.rectangle else "square", asked.needs, rulings)
        left = way.box.drawable
        for city in asked.cities:
            left.subtract(city.tile(cell) for cell in city.cells)
        own = tuple(request.get("hand", ()))
        left.subtract(own)
        dealt, chance = Chance(0).shuffled(sorted(left.elements()))
        hands = [dealt[OPEN + HAND * number :][:HAND] for number in range(len(asked.others))]
        seats = tuple(Seat(city, hand) for city, hand in zip(asked.cities, (own, *hands), strict=True))
        pile = dealt[OPEN + HAND * len(hands) :]
        phase: Phase = "place" if own else "build"
        turn = min(way.turns, max(1, len(asked.city.cells) - (phase == "build")))
        return way, State(way, turn, 0, phase, seats, dealt[:OPEN], pile, chance.state)

    def write(self, state: State) -> Request:
        """The city of the player on turn, and what stands around it."""
        way = state.way
        others = [*state.seats[state.player + 1 :], *state.seats[: state.player]]
        found: dict[str, Any] = {"ruleset": "cloudcity", "map": way.map, "city": canonical(state.seat.city)}
        found |= {"others": [canonical(seat.city) for seat in others]} if others else {}
        found |= {"hand": list(state.seat.hand)} if state.seat.hand else {}
        found |= {"needs": list(way.needs)} if way.needs else {}
        rulings = {name: list(value) if isinstance(value, tuple) else value for name, value in way.rulings}
        return found | ({"rulings": rulings} if rulings else {})


POSITIONS: Final = CloudPositions()
