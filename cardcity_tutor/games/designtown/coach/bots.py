"""Bots: they see what everybody sees, the top cards and what each deck holds, never its order."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Protocol

from ..rules.actions import Action, Build, End, Play, Recycle, Remove, Shuffle, Stop
from ..rules.building import best_plan, best_recycling_plan, price_of
from ..rules.cards import BACKS, FRONTS
from ..rules.odds import Advice
from ..rules.odds import End as Ending
from ..rules.play import actions
from ..rules.position import Position
from ..rules.state import State

BUILDING_ORDER = ("buy", "buy+upgrade", "upgrade R", "upgrade A", "upgrade")
"""Purchases first, since what is bought can be upgraded, and apartments before a plant would send them away."""


class Bot(Protocol):
    """Decides for one player from what this player sees."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:
        """One of the actions of the view."""


class RandomBot:
    """Decides at random, every decision equally likely."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:  # noqa: ARG002
        """Any decision."""
        options = actions(view)
        return options[int(chance.random() * len(options))]


class TimidBot:
    """Stops as soon as it may once the next face would be a bust, and buys the dearest thing it can pay."""

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:  # noqa: ARG002
        """The first decision that fits."""
        options, position = actions(view), view.position
        sums = position.sums
        if view.phase == "play":
            near = sums.unhappy + 1 >= sums.limit
            wanted = (Stop(), Play(), Shuffle()) if near or not len(position.deck) else (Play(), Stop())
            return next(action for action in wanted if action in options)
        priced = [action for action in options if isinstance(action, Build)]
        if priced:
            return max(priced, key=lambda action: price_of(view.way.table, sums.cut, action.text))
        return options[0]


class CoachBot:
    """Goes on unless stopping is worth more, and builds the set of the highest worth."""

    def __init__(self, *, deep: bool = False) -> None:
        """``deep`` looks to the end of the deck where few enough cards are unknown."""
        self.deep = deep

    def choose(self, view: State, chance: Random, seconds: float | None = None) -> Action:  # noqa: ARG002
        """The decision of the highest worth."""
        if view.phase == "remove":
            return Remove(min(view.removable, key=lambda face: _pile_worth(view, face)))
        if view.phase == "build":
            return _built(view)
        position = view.position
        return self._recycled(position) or self._played(position)

    def _played(self, position: Position) -> Action:
        advice = self._advice(position)
        if advice.go is not None and (advice.stop is None or advice.go >= advice.stop):
            return Play() if len(position.deck) else Shuffle()
        if advice.stop is None:  # a duty whose only way is a shuffle that loses
            return Shuffle()
        recycling = best_recycling_plan(
            position.way, position.sums, position.discard, position.supply
        ).recycle
        return Recycle(recycling[0]) if recycling else Stop()

    def _recycled(self, position: Position) -> Action | None:
        """A church of the discard, if the higher limit is worth more than what the card loses."""
        if "C" not in position.discard:
            return None
        table = position.way.table
        lost = table["C"].worth - table[FRONTS["C"]].worth
        before, after = _value(self._advice(position)), _value(self._advice(position.recycle("C")))
        return Recycle("C") if after - lost > before else None

    def _advice(self, position: Position) -> Advice:
        may_stop = not position.must
        if self.deep:
            return position.odds.advice(position.moment, may_stop=may_stop)
        chances = position.odds.go_on(position.moment)
        stop = Fraction(position.odds.stopping(position.moment)) if may_stop else None
        if chances is None or Ending("lost") in chances:
            return Advice(stop, None, Fraction(0), complete=False)
        go, win = position.odds.expected(chances, complete=False)
        return Advice(stop, go, win, complete=False)


def _value(advice: Advice) -> Fraction:
    return max((value for value in (advice.stop, advice.go) if value is not None), default=Fraction(0))


def _pile_worth(view: State, face: str) -> tuple[int, str]:
    table = view.way.table
    return max(table[face].worth, table[BACKS[face]].worth), face


def _built(view: State) -> Action:
    """The next action of the best set; what has to leave goes to the player whose cards are worth most."""
    position = view.position
    plan = best_plan(view.way, position.sums, position.discard, position.supply, position.done)
    options = actions(view)
    for kind in BUILDING_ORDER:
        for text in plan.actions:
            found = [
                action
                for action in options
                if isinstance(action, Build) and action.text == text and f"{text} ".startswith(f"{kind} ")
            ]
            if found:
                return max(found, key=lambda action: _strength(view, action.to))
    return End()


def _strength(view: State, player: int | None) -> int:
    if player is None:
        return 0
    seat = view.seats[player]
    return sum(view.way.table[face].worth for face in (*seat.deck, *seat.discard))
