"""The set of further bridges that brings most votes: exact, one level at a time, since levels do not hinder each other."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from .bridges import MOST_PER_BUILDING, legal
from .city import Bridge, City, meet
from .tiles import LEVELS, Stock

CACHE_SIZE = 4096


class Best(NamedTuple):
    """The votes of each level, and the bridges sorted by name: of all sets of that value the first one."""

    votes: dict[str, int]
    bridges: tuple[Bridge, ...]

    @property
    def total(self) -> int:
        """Of all levels."""
        return sum(self.votes.values())


class Choice(NamedTuple):
    """One bridge of a level as the search sees it."""

    votes: int
    ends: tuple[int, int]
    """Numbers of its buildings."""
    length: int
    crossed: int
    """The later choices that it forbids, as bits."""


class Puzzle(NamedTuple):
    """The choices of a level in the order of their names, and what limits them."""

    choices: tuple[Choice, ...]
    room: tuple[int, ...]
    """How many more bridges each building can carry."""
    stock: tuple[int, ...]


def best(city: City, stock: Stock, *, taller_blocks: bool = True) -> Best:
    """The best set of bridges that can be built now."""
    votes, chosen = dict.fromkeys(LEVELS, 0), []
    for level in LEVELS:
        bridges = sorted(
            legal(city, stock, taller_blocks=taller_blocks, levels=level), key=lambda bridge: bridge.name
        )
        if bridges:
            votes[level], numbers = solved(puzzle(city, bridges, stock[level]))
            chosen += [bridges[number] for number in numbers]
    return Best(votes, tuple(sorted(chosen, key=lambda bridge: bridge.name)))


def puzzle(city: City, bridges: list[Bridge], stock: tuple[int, ...]) -> Puzzle:
    """What the search has to know of these bridges of one level."""
    squares = sorted({square for bridge in bridges for square in (bridge.start, bridge.end)})
    number = {square: place for place, square in enumerate(squares)}
    choices = tuple(
        Choice(
            bridge.votes,
            (number[bridge.start], number[bridge.end]),
            bridge.length - 1,
            sum(1 << later for later in range(place + 1, len(bridges)) if meet(bridge, bridges[later])),
        )
        for place, bridge in enumerate(bridges)
    )
    room = tuple(MOST_PER_BUILDING - city.carried[square] for square in squares)
    return Puzzle(choices, room, stock)


@lru_cache(maxsize=CACHE_SIZE)
def solved(task: Puzzle) -> tuple[int, tuple[int, ...]]:
    """The most votes, and the first set of choices that brings them.

    The choices are decided in order. What was decided matters later only through the room of buildings and the stock that
    later choices need and the choices that are forbidden, so equal remainders are searched once.
    """
    choices = task.choices
    count = len(choices)
    # Up to which choice a building matters, and how many of each length come from each choice on.
    ahead: list[tuple[int, ...]] = [()] * (count + 1)
    wanted: list[list[int]] = [[0] * len(task.stock) for _ in range(count + 1)]
    for place in range(count - 1, -1, -1):
        ahead[place] = tuple(sorted({*ahead[place + 1], *choices[place].ends}))
        wanted[place] = list(wanted[place + 1])
        wanted[place][choices[place].length] += 1
    known: dict[tuple[object, ...], int] = {}

    def most(place: int, room: tuple[int, ...], stock: tuple[int, ...], barred: int) -> int:
        """The most votes of the choices from this one on."""
        while place < count and not can(place, room, stock, barred):
            place += 1
        if place == count:
            return 0
        key = (
            place,
            tuple(room[building] for building in ahead[place]),
            tuple(map(min, stock, wanted[place])),
            barred >> place,
        )
        found = known.get(key)
        if found is None:
            taken = choices[place].votes + most(place + 1, *take(place, room, stock, barred))
            found = known[key] = max(taken, most(place + 1, room, stock, barred))
        return found

    def can(place: int, room: tuple[int, ...], stock: tuple[int, ...], barred: int) -> bool:
        choice = choices[place]
        one, other = choice.ends
        return bool(room[one] and room[other] and stock[choice.length] > 0 and not barred >> place & 1)

    def take(
        place: int, room: tuple[int, ...], stock: tuple[int, ...], barred: int
    ) -> tuple[tuple[int, ...], tuple[int, ...], int]:
        choice = choices[place]
        left, rest = list(room), list(stock)
        for building in choice.ends:
            left[building] -= 1
        rest[choice.length] -= 1
        return tuple(left), tuple(rest), barred | choice.crossed

    room, stock, barred = task.room, task.stock, 0
    total = missing = most(0, room, stock, barred)
    chosen = []
    for place in range(count):
        if can(place, room, stock, barred):
            after = take(place, room, stock, barred)
            if choices[place].votes + most(place + 1, *after) == missing:
                chosen.append(place)
                missing -= choices[place].votes
                room, stock, barred = after
    return total, tuple(chosen)
