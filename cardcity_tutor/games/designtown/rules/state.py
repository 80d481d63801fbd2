"""A moment of a game: every player's deck and discard, the row of the player on turn, and the supply."""

from __future__ import annotations

from typing import Literal, NamedTuple

from ....core.chance import Chance
from .cards import PILES, START_DECK, Cards, Supply
from .odds import Deck
from .position import Position
from .way import Way

Phase = Literal["play", "remove", "build", "over"]
Ending = Literal["points", "cards", "supply", "limit"]


class Seat(NamedTuple):
    """A player's cards outside the row."""

    deck: Cards
    """Top first. Cards below the first ``known`` ones are in an order that nobody knows; in a view they are sorted."""
    known: int
    discard: Cards = ()
    """Sorted."""

    @property
    def seen(self) -> Deck:
        """The deck as everybody knows it."""
        return Deck(self.deck[: self.known], tuple(sorted(self.deck[self.known :])))


class State(NamedTuple):
    """A moment of a game, immutable."""

    way: Way
    turn: int
    player: int
    phase: Phase
    seats: tuple[Seat, ...]
    supply: Supply
    chance: int
    """The state of the generator; 0 in a view."""
    row: Cards = ()
    recycled: Cards = ()
    shuffled: bool = False
    done: Cards = ()
    winner: int | None = None
    ending: Ending | None = None
    watched: bool = False
    """Whether this is what somebody sees who has nothing to decide now."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.phase == "over"

    @property
    def seat(self) -> Seat:
        """The cards of the player on turn."""
        return self.seats[self.player]

    @property
    def position(self) -> Position:
        """What the player on turn can know and decide, to ask questions of."""
        return Position(
            self.way,
            self.seat.seen,
            self.row,
            self.seat.discard,
            self.recycled,
            self.supply,
            "build" if self.phase == "build" else "play",
            self.shuffled,
            self.done,
        )

    @property
    def removable(self) -> Cards:
        """Solo: the piles from which a card can be taken out."""
        return tuple(face for face, count in zip(PILES, self.supply, strict=True) if count)


def view(state: State, eye: int | None = None) -> State:
    """The state as anybody can know it: below the known cards a deck is only a number of each face."""
    seats = tuple(
        seat._replace(deck=(*seat.deck[: seat.known], *sorted(seat.deck[seat.known :])))
        for seat in state.seats
    )
    return state._replace(seats=seats, chance=0, watched=eye != state.player)


def imagined(seen: State, chance: Chance) -> State:
    """A state that fits what everybody knows: the unknown parts of all decks in a random order."""
    seats = []
    for seat in seen.seats:
        below, chance = chance.shuffled(seat.deck[seat.known :])
        seats.append(seat._replace(deck=(*seat.deck[: seat.known], *below)))
    return seen._replace(seats=tuple(seats), chance=chance.state, watched=False)


def first_state(way: Way, decks: tuple[Cards, ...], chance: Chance) -> State:
    """The table before the first decision."""
    seats = tuple(Seat(deck, 1) for deck in decks)
    return State(way, 1, 0, "play", seats, way.full_supply, chance.state)


def first_decks(way: Way, chance: Chance) -> tuple[tuple[Cards, ...], Chance]:
    """The shuffled starting decks."""
    decks = []
    for _ in range(way.players):
        deck, chance = chance.shuffled(START_DECK)
        decks.append(deck)
    return tuple(decks), chance
