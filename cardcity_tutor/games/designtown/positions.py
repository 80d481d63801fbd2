"""Play from a position of the line protocol, and back: only the player on turn is described there."""

from __future__ import annotations

from typing import Any, Final

from ...core.chance import Chance
from ...core.face import Request
from .rules.inspection import read_request
from .rules.state import Seat, State, first_decks
from .rules.way import Way


class TownPositions:
    """The player who is asked about is the first; all others begin with a new deck."""

    field = "position"

    def read(self, request: Request) -> tuple[Way, State]:
        """The state of a request. Cards of unknown order are shuffled."""
        position = read_request(request)
        decks, chance = first_decks(position.way, Chance(0))
        below, chance = chance.shuffled(position.deck.hidden)
        own = Seat((*position.deck.known, *below), len(position.deck.known), position.discard)
        state = State(
            position.way,
            1,
            0,
            position.phase,
            (own, *(Seat(deck, 1) for deck in decks[1:])),
            position.supply,
            chance.state,
            position.row,
            position.recycled,
            position.shuffled,
            position.done,
        )
        victory = position.earned.victory(position.way.table)
        if position.status == "won" and victory:
            state = state._replace(phase="over", winner=0, ending=victory)
        elif position.status == "lost":
            state = state._replace(phase="over", ending="supply")
        return position.way, state

    def write(self, state: State) -> Request:
        """The position of the player on turn."""
        position = state.position
        found: dict[str, Any] = {
            "ruleset": "designtown",
            "position": position.text,
            "players": state.way.players,
        }
        if position.phase == "build":
            found |= {"phase": "build", **({"done": list(position.done)} if position.done else {})}
        elif position.shuffled and len(position.deck):
            found["shuffled"] = True
        if state.way.rulings:
            found["rulings"] = dict(state.way.rulings)
        if state.way.table.plain:
            found["table"] = dict(state.way.table.plain)
        return found


POSITIONS: Final = TownPositions()
