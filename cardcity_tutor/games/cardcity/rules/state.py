"""A moment of a game: whose decision it is, what everybody has, and what this player may do."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from ....core.game import Result
from ....core.representations import Bundle, display, mimebundle
from ....core.verdict import Place
from .actions import Action, Cards, Lot
from .game import Game
from .kernel.shapes import CityMasks
from .position import Position
from .reserve import Reserve

HIDDEN = -1
"""Stands for a card that the viewer cannot know."""


class Phase(StrEnum):
    """What kind of decision comes next."""

    DIVIDE = "divide"
    CHOOSE = "choose"
    KEEP = "keep"
    ARCHITECT = "architect"
    BUILD = "build"
    CLOUD = "cloud"
    DEVELOP = "develop"
    BUY = "buy"
    OVER = "over"


_OVER = Phase.OVER  # reading a member off an enum costs as much as a legality mask


class Seat(NamedTuple):
    """A player: city, money, hand, and for each card of the hand who has seen it (one bit per player)."""

    city: CityMasks
    money: int
    hand: Cards = ()
    seen: tuple[int, ...] = ()
    architect: Place | None = None


class Table(NamedTuple):
    """Cards being acquired: who divides, who chooses, the cards, and the lots once they are made."""

    divider: int
    chooser: int
    pool: Cards
    """Cards to divide, for the divider's eyes only (solo: the draw)."""
    lots: tuple[Lot, Lot] | None = None


class State(NamedTuple):
    """A moment of a game, immutable; ``actions`` are the decisions of ``player``."""

    game: Game
    turn: int
    first: int
    phase: Phase
    player: int
    seats: tuple[Seat, ...]
    reserve: Reserve
    pile: Cards
    bottom: int
    """How many cards at the end of the pile were put there by the solo player, who knows them."""
    chance: int
    table: Table | None
    actions: Sequence[Action]
    target: int = 0
    """Cards of the hand that must still be built."""
    bought: int = 0
    """What the player has bought this turn: 1 an industry, 2 a park."""
    buying: bool = False
    """Whether a cloud to be placed comes from a purchase."""
    results: tuple[Result, ...] = ()

    def __repr__(self) -> str:
        """Which moment it is."""
        return f"<State: turn {self.turn} of {self.game.turns}, {self.phase}, player {self.player}>"

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase is _OVER

    @property
    def seat(self) -> Seat:
        """The player whose decision it is."""
        return self.seats[self.player]

    def _repr_mimebundle_(self, **_: object) -> Bundle:
        return mimebundle(self)

    def _ipython_display_(self) -> None:
        display(self)

    def position(self, player: int | None = None) -> Position:
        """A player's city as a position to ask questions of."""
        seat = self.seats[self.player if player is None else player]
        return Position.made(
            self.game.setting, seat.city, seat.money, seat.hand, self.reserve, seat.architect
        )


def view(state: State, eye: int | None) -> State:
    """The state as this player can know it, or everybody: face-down cards of others and the pile are ``HIDDEN``."""
    eyes = (1 << state.game.players) - 1 if eye is None else 1 << eye
    seats = tuple(
        seat._replace(
            hand=tuple(
                card if who & eyes == eyes else HIDDEN for card, who in zip(seat.hand, seat.seen, strict=True)
            )
        )
        for seat in state.seats
    )
    known = state.bottom if state.game.solo else 0
    covered = len(state.pile) - known
    pile = (HIDDEN,) * covered + state.pile[covered:]
    table = state.table
    if table is not None and eye != table.divider:
        lots = table.lots and (_covered(table.lots[0]), _covered(table.lots[1]))
        table = table._replace(pool=(HIDDEN,) * len(table.pool), lots=lots)
    return state._replace(
        seats=seats,
        pile=pile,
        chance=0,
        table=table,
        actions=state.actions if eye == state.player else (),
        target=state.target if eye == state.player else 0,
    )


def _covered(lot: Lot) -> Lot:
    return Lot(lot.up, (HIDDEN,) * len(lot.down), lot.money)
