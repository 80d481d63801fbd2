"""A moment of a game: every player's city and hand, the open tiles, the pile and the bridges left."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ....core.chance import Chance
from .bridges import stock_after
from .city import City, first_city
from .tiles import Stock
from .way import HAND, OPEN, Way

Phase = Literal["place", "build", "over"]
Tiles = tuple[str, ...]
HIDDEN: Final = "?"
"""A tile that nobody, or only somebody else, has seen."""


class Seat(NamedTuple):
    """A player's city and hand."""

    city: City
    hand: Tiles
    shown: Tiles = ()
    """The tiles of the hand that everybody saw when they were drawn; sorted."""


class State(NamedTuple):
    """A moment of a game, immutable."""

    way: Way
    turn: int
    player: int
    phase: Phase
    seats: tuple[Seat, ...]
    open: Tiles
    pile: Tiles
    """Top first."""
    chance: int
    """The state of the generator; 0 in a view."""
    watched: bool = False
    """Whether this is what somebody sees who has nothing to decide now."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    @property
    def seat(self) -> Seat:
        """The player on turn."""
        return self.seats[self.player]

    @property
    def stock(self) -> Stock:
        """The bridges left for the whole table."""
        return stock_after(self.way.rules.bridge_set, (seat.city for seat in self.seats))

    @property
    def draws(self) -> bool:
        """Whether this turn ends with a draw."""
        return self.turn < self.way.turns or self.way.rules.last_draw


def view(state: State, eye: int | None = None) -> State:
    """The state as one player can know it; nobody's eye knows only what lies open or was drawn openly."""
    seats = tuple(
        seat._replace(hand=tuple(sorted(seat.hand)))
        if player == eye
        else seat._replace(hand=(*seat.shown, *(HIDDEN,) * (len(seat.hand) - len(seat.shown))))
        for player, seat in enumerate(state.seats)
    )
    hidden = (HIDDEN,) * len(state.pile)
    return state._replace(seats=seats, pile=hidden, chance=0, watched=eye != state.player)


def unseen(seen: State) -> Tiles:
    """The tiles that a view does not show, sorted: those of the pile and of covered hands."""
    left = seen.way.box.drawable
    left.subtract(seen.open)
    for seat in seen.seats:
        left.subtract(seat.hand)
        left.subtract(seat.city.tile(cell) for cell in seat.city.cells if cell != (0, 0))
    del left[HIDDEN]
    return tuple(sorted(left.elements()))


def imagined(seen: State, chance: Chance) -> State:
    """A state that fits what a view shows: the tiles that it does not show in a random order."""
    tiles, chance = chance.shuffled(unseen(seen))
    left = list(tiles)
    seats = tuple(
        seat._replace(hand=tuple(left.pop() if tile == HIDDEN else tile for tile in seat.hand))
        for seat in seen.seats
    )
    pile = tuple(left.pop() if tile == HIDDEN else tile for tile in seen.pile)
    return seen._replace(seats=seats, pile=pile, chance=chance.state, watched=False)


def first_deal(way: Way, chance: Chance) -> tuple[tuple[Tiles, ...], Tiles, Tiles, Chance]:
    """The hands, the open tiles, the pile and the generator after the set-up."""
    tiles, chance = chance.shuffled(sorted(way.box.drawable.elements()))
    hands = tuple(tiles[OPEN + HAND * player :][:HAND] for player in range(way.players))
    return hands, tiles[:OPEN], tiles[OPEN + HAND * way.players :], chance


def first_state(way: Way, hands: tuple[Tiles, ...], opened: Tiles, pile: Tiles, chance: Chance) -> State:
    """The table before the first decision."""
    seats = tuple(Seat(first_city(start), hand) for start, hand in zip(way.box.starts, hands, strict=False))
    return State(way, 1, 0, "place", seats, opened, pile, chance.state)
