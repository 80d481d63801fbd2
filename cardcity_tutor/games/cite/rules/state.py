"""A moment of a game: the map, what everybody holds, who has the floor, what is asked, promised and due."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from ....core.chance import Chance
from .actions import Asking, Deed
from .buildings import Building
from .cards import Hand
from .city import City
from .goods import GOLD, NOTHING, Stock, changed
from .ledger import Contract, Debt
from .position import Position
from .way import PROFESSIONS, QUADRANTS, T_QUARTERS, Way

Phase = Literal["before", "keep", "settle", "work", "answer", "over"]
GIFT: Final = 3
HIDDEN: Final = "?"
"""A card that only somebody else, or nobody, has seen."""


class Seat(NamedTuple):
    """What a player holds, and what he did this turn."""

    stock: Stock = NOTHING
    bank: Stock = NOTHING
    hand: Hand = ()
    turn: int = 1
    earned: int = 0
    """Rights paid and played for, less what was built and bought; without those of the guild and the free ones."""
    guild: bool = False
    """Whether the guild stood when the turn began."""
    street_first: bool = False
    """Whether the shopping street was built in turn 1."""
    used: frozenset[str] = frozenset()
    """Buildings that were used this turn."""
    stays: int = 0
    done: bool = False
    """With time-is-gold: for this turn."""


class Question(NamedTuple):
    """What others are to answer, in this order."""

    number: int
    kind: Asking
    asker: int
    asked: Deed
    queue: tuple[int, ...]
    counters: tuple[tuple[int, Stock, Stock], ...] = ()
    """Who countered, with what he gives and gets."""


class Step(NamedTuple):
    """What is still to come before the floor opens."""

    kind: Literal["before", "produce", "canal", "port", "settle"]
    player: int
    debt: Debt | None = None


class State(NamedTuple):
    """A moment of a game, immutable."""

    way: Way
    turn: int
    player: int
    phase: Phase
    seats: tuple[Seat, ...]
    city: City
    pile: Hand
    """Top first."""
    chance: int
    """The state of the generator; 0 in a view."""
    holder: int = 0
    """Who has the floor."""
    row: int = 0
    """Passes in a row."""
    passed: frozenset[int] = frozenset()
    """Open table: whose pass stands."""
    offers: int = 0
    """Made in this stay."""
    deposited: bool = False
    """Whether the bank was changed in this stay."""
    asked: int = 0
    """Questions of this game."""
    question: Question | None = None
    steps: tuple[Step, ...] = ()
    drawn: Hand = ()
    """At a port: what was drawn, one of which stays."""
    played: tuple[tuple[str, Building], ...] = ()
    """Cards played for this production."""
    gold: int = 0
    """In the middle, with time-is-gold."""
    contracts: tuple[Contract, ...] = ()
    paid: frozenset[Debt] = frozenset()
    moved: frozenset[tuple[int, int]] = frozenset()
    """Terms after which a building was moved."""
    consents: frozenset[tuple[int, Building]] = frozenset()
    juries: tuple[int, ...] = ()
    """Players who lose a place."""
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
    def active(self) -> tuple[int, ...]:
        """Who may still act this turn."""
        return tuple(player for player, seat in enumerate(self.seats) if not seat.done)

    def position(self, player: int | None = None) -> Position:
        """The position as the rules ask about it, for a player or the one on turn."""
        who = self.player if player is None else player
        numbers = {building: number for number, building in enumerate(self.city.buildings)}
        return Position(
            self.way,
            self.city,
            tuple(seat.stock for seat in self.seats),
            tuple(seat.bank for seat in self.seats),
            tuple(tuple(card for card in seat.hand if card != HIDDEN) for seat in self.seats),
            tuple((card, numbers[building]) for card, building in self.played),
            who,
            self.seats[who].turn,
            max(0, rights(self, who)),
            frozenset(number for number, seat in enumerate(self.seats) if seat.street_first),
            frozenset(number for number, seat in enumerate(self.seats) if "flea" in seat.used),
        )


def rights(state: State, player: int) -> int:
    """The cells that a player may build now."""
    seat, city = state.seats[player], state.city
    found = seat.earned
    if seat.guild:
        found += sum(1 + len(city.adjacent_kind(number, "inn")) for number in city.of(player, "guild"))
    if seat.turn == 1:
        laid = sum(city.buildings[number].size for number in city.of(player))
        found += state.way.free_cells(player) - laid
    return found


def view(state: State, eye: int | None = None) -> State:
    """The state as one player can know it; nobody's eye sees no faces of cards but those that were played."""
    seats = tuple(
        seat._replace(hand=tuple(sorted(seat.hand)) if player == eye else (HIDDEN,) * len(seat.hand))
        for player, seat in enumerate(state.seats)
    )
    drawn = state.drawn if eye == state.player else (HIDDEN,) * len(state.drawn)
    pile = (HIDDEN,) * len(state.pile)
    return state._replace(seats=seats, pile=pile, drawn=drawn, chance=0, watched=eye != state.player)


def imagined(seen: State, chance: Chance) -> State:
    """A state that fits a view: the cards that it does not show in a random order."""
    left = [card for card, count in seen.way.cards for _ in range(count)] if seen.way.advanced else []
    known = [*seen.drawn, *(card for card, _ in seen.played)]
    known += [card for seat in seen.seats for card in seat.hand]
    for card in known:
        if card != HIDDEN:
            left.remove(card)
    cards, chance = chance.shuffled(left)
    dealt = iter(cards)

    def shown(hand: Hand) -> Hand:
        return tuple(next(dealt) if card == HIDDEN else card for card in hand)

    seats = tuple(seat._replace(hand=shown(seat.hand)) for seat in seen.seats)
    return seen._replace(
        seats=seats, drawn=shown(seen.drawn), pile=shown(seen.pile), chance=chance.state, watched=False
    )


def first_state(way: Way, seed: int) -> State:
    """The table before the first decision: professions and quarters drawn by lot where they are open, the pile shuffled."""
    chance = Chance(seed)
    professions = tuple(PROFESSIONS)[: way.players]
    quarters: tuple[str, ...] = QUADRANTS
    if way.players < len(QUADRANTS) and way.ruling("map-3") != "quadrants":
        quarters = T_QUARTERS
    shuffled, chance = chance.shuffled(professions)
    lots, chance = chance.shuffled(quarters)
    cards = [card for card, count in way.cards for _ in range(count)] if way.advanced else []
    pile, chance = chance.shuffled(cards)
    way = way.settled(shuffled, lots[: way.players])
    seats = tuple(
        Seat(changed(NOTHING, GOLD, GIFT) if player in way.gifts else NOTHING, stays=int(player == 0))
        for player in range(way.players)
    )
    city = City((), single=bool(way.ruling("street-single")))
    gold = way.players - 1 if way.timed else 0
    return State(way, 1, 0, "work", seats, city, pile, chance.state, gold=gold)
