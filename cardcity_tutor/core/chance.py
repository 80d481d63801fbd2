"""Seeded randomness as a value: the generator's state is an int that lives in the game state."""

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

T = TypeVar("T")
_WORD = (1 << 64) - 1


class Chance(NamedTuple):
    """A splitmix64 generator. Every draw returns the result and the next generator; nothing is changed.

    It is written out here, and not taken from ``random``, so that a seed means the same game for ever.

    >>> Chance(1).below(6)[0], Chance(1).shuffled("abcd")[0]
    (3, ('a', 'b', 'd', 'c'))
    """

    state: int

    def next(self) -> tuple[int, "Chance"]:
        """64 random bits."""
        state = (self.state + 0x9E3779B97F4A7C15) & _WORD
        bits = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & _WORD
        bits = ((bits ^ bits >> 27) * 0x94D049BB133111EB) & _WORD
        return bits ^ bits >> 31, Chance(state)

    def below(self, limit: int) -> tuple[int, "Chance"]:
        """A number from 0 to ``limit - 1``, without bias to speak of: 64 bits for a few dozen cards."""
        bits, chance = self.next()
        return bits * limit >> 64, chance

    def shuffled(self, items: Sequence[T], count: int | None = None) -> tuple[tuple[T, ...], "Chance"]:
        """The items in random order; with ``count`` only so many of them are drawn, and stand last.

        These are the draws of ``below``, written out because every game begins with dozens of them.
        """
        order = list(items)
        state = self.state
        stop = 0 if count is None else max(0, len(order) - 1 - count)
        for last in range(len(order) - 1, stop, -1):
            state = (state + 0x9E3779B97F4A7C15) & _WORD
            bits = ((state ^ state >> 30) * 0xBF58476D1CE4E5B9) & _WORD
            bits = ((bits ^ bits >> 27) * 0x94D049BB133111EB) & _WORD
            other = (bits ^ bits >> 31) * (last + 1) >> 64
            order[last], order[other] = order[other], order[last]
        return tuple(order), Chance(state)
