"""What follows a decision, as something that can be played out: one city, a mixture of aims, or several deals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import sqrt
from typing import NamedTuple

from ...rules.actions import Cards
from ...rules.rollouts import Estimate, Prospect
from ...rules.state import State
from .racing import Runner


class Weighted(NamedTuple):
    """The sum of several outcomes of the same games, each with its weight."""

    parts: tuple[tuple[float, Runner], ...]

    def estimate(self, games: int, seed: int) -> Estimate:
        """Means add up; the spread is that of the parts taken as independent."""
        mean = variance = 0.0
        for weight, part in self.parts:
            found = part.estimate(games, seed)
            mean += weight * found.mean
            variance += (weight * found.deviation) ** 2
        return Estimate(games, mean, sqrt(variance))


class Deals(NamedTuple):
    """The same decision under several deals of the hidden cards, all equally likely."""

    deals: tuple[Runner, ...]

    def estimate(self, games: int, seed: int) -> Estimate:
        """The playouts are spread over the deals; where there are fewer, the seed says which deals have one."""
        total = squares = 0.0
        count = len(self.deals)
        each, more = divmod(games, count)
        for place in range(count):
            share = each + ((place + seed) % count < more)
            if share:
                found = self.deals[place].estimate(share, seed + place)
                total += share * found.mean
                squares += share * (found.deviation**2 + found.mean**2)
        mean = total / games
        return Estimate(games, mean, sqrt(max(0.0, squares / games - mean * mean)))


def outcome(
    state: State, player: int, unseen: Cards, aims: Mapping[str, float], hand: Cards | None = None
) -> Runner:
    """How the game ends for a player from this state on, under the game's own victory and further aims.

    ``aims`` weighs what the city would score under other victories: a player's private ambitions.
    """
    own = Prospect.of(state, player, unseen, hand)
    if not aims:
        return own
    parts: list[tuple[float, Runner]] = [(1.0, own)]
    for victory, weight in aims.items():
        wished = state._replace(game=replace(state.game, victory=victory))
        parts.append((weight, Prospect.of(wished, player, unseen, hand)))
    return Weighted(tuple(parts))


def with_money(state: State, player: int, amount: int) -> State:
    """The state after a player was given money (or has paid it)."""
    if not amount:
        return state
    seats = list(state.seats)
    seats[player] = seats[player]._replace(money=seats[player].money + amount)
    return state._replace(seats=tuple(seats))


def against(own: Runner, others: Sequence[Runner], weight: float) -> Runner:
    """The lead over others: what a player gains who also takes something from them."""
    if not others or not weight:
        return own
    return Weighted(((1.0, own), *((-weight / len(others), other) for other in others)))
