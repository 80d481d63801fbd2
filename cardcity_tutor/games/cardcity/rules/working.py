"""A state taken apart for the length of one step, and put together again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from ....core.game import Event
from .actions import Action
from .kernel.building import built
from .state import Seat, State, Table

Step = tuple[State, tuple[Event, ...]]
"""A new state, and the events that led to it."""

new = tuple.__new__
"""Makes a named tuple without the detour through its constructor: half the time, for those made in every step."""


class Working(ABC):
    """The fields of a state as variables. Each phase of a turn is a subclass that goes on to the one before it.

    Methods move on until somebody has to decide; then ``phase``, ``player`` and ``actions`` say what and who.
    """

    __slots__ = (
        "actions", "bottom", "bought", "buying", "chance", "events", "first", "game", "phase", "pile", "player",
        "reserve", "results", "seats", "table", "target", "turn",
    )  # fmt: skip

    actions: Sequence[Action]
    table: Table | None
    seats: list[Seat]

    def __init__(self, state: State) -> None:
        (
            self.game, self.turn, self.first, self.phase, self.player, seats, self.reserve, self.pile, self.bottom,
            self.chance, self.table, self.actions, self.target, self.bought, self.buying, self.results,
        ) = state  # fmt: skip
        self.seats = list(seats)
        self.events: list[Event] = []

    def frozen(self) -> Step:
        """Put the state together again."""
        fields = (
            self.game, self.turn, self.first, self.phase, self.player, tuple(self.seats), self.reserve, self.pile,
            self.bottom, self.chance, self.table, self.actions, self.target, self.bought, self.buying, self.results,
        )  # fmt: skip
        return new(State, fields), tuple(self.events)

    def tell(self, kind: str, rule: str, player: int, details: Mapping[str, Any]) -> None:
        """Note an event."""
        self.events.append(new(Event, (kind, rule, self.turn, player, details)))

    def pay(self, player: int, amount: int) -> None:
        """Take money from a player (or give it, for a negative amount)."""
        if amount:
            seat = self.seats[player]
            self.seats[player] = seat._replace(money=seat.money - amount)

    def spread(self, card: int, facing: int, cell: int) -> None:
        """In a single city, show the others the card that the player has put on ``cell``."""
        grid = self.game.setting.grid
        for player, seat in enumerate(self.seats):
            if player != self.player:
                self.seats[player] = seat._replace(city=built(seat.city, grid, card, facing, cell))

    @abstractmethod
    def draw(self) -> None:
        """Begin a turn."""
