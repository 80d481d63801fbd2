"""A bot that looks to the end of its turn: exactly where few cards are unknown, else by playing the turn out."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from time import monotonic
from typing import Final

from ..rules.actions import Action
from ..rules.odds import Advice, Chances, End, Moment, Odds
from ..rules.position import Position
from ..rules.state import State
from .bots import CoachBot
from .plans import STRONG, Worths, replanned

PLAYOUTS: Final = 12
"""Of a turn, where nobody says how long to think."""
MOST_PLAYOUTS: Final = 400
SHARE: Final = 0.5
"""Of the time that there is."""


class StrongBot(CoachBot):
    """Plans with worths of its own, and plays turns out with the deck in orders that may be."""

    def __init__(self, worths: Worths = STRONG, playouts: int = PLAYOUTS) -> None:
        super().__init__(deep=True)
        self.worths = worths
        self.playouts = playouts
        self._chance = Random(0)
        self._stop: float | None = None

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:
        """The decision that promises most."""
        self._chance = chance
        self._stop = None if seconds is None else monotonic() + SHARE * seconds
        return super().choose(replanned(view, self.worths), chance, seconds)

    def _advice(self, position: Position) -> Advice:
        advice = super()._advice(position)
        if (
            not self.playouts
            or advice.complete
            or advice.go is None
            or advice.stop is None
            or advice.go >= advice.stop
        ):
            return advice
        return advice._replace(go=max(advice.go, self._played_out(position)))

    def _played_out(self, position: Position) -> Fraction:
        """The mean worth of going on, in turns that stop as soon as one more card costs more than it brings."""
        total, count = 0, 0
        most = self.playouts if self._stop is None else MOST_PLAYOUTS
        while count < most and (count == 0 or self._stop is None or monotonic() < self._stop):
            total += self._turn(position.odds, position.moment)
            count += 1
        return Fraction(total, count)

    def _turn(self, odds: Odds, moment: Moment) -> int:
        """The worth of one turn that goes on here, its cards drawn at random."""
        while True:
            chances = odds.go_on(moment)
            if chances is None or End("lost") in chances:
                return odds.stopping(moment)
            end = _drawn(chances, self._chance)
            if end.result == "win":
                return odds.way.table.win
            if end.moment is None:
                return 0
            moment = end.moment
            stop = odds.stopping(moment)
            if end.result == "empty":
                return stop
            further = odds.go_on(moment)
            if further is None or odds.expected(further, complete=False)[0] < stop:
                return stop


def _drawn(chances: Chances, chance: Random) -> End:
    """One of the ends, by its chance."""
    return chance.choices(list(chances), [float(share) for share in chances.values()])[0]
