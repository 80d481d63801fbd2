"""What a city is worth before the end: its votes, the best bridges now, hope, and its need cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ..rules.bridges import stock_after
from ..rules.city import Bridge, City
from ..rules.needs import COMPARING, card_votes, measure
from ..rules.state import State
from ..rules.tiles import Stock
from ..rules.way import Rules, Way
from .lines import best_set, candidates, hope

HOPE: Final = 0.6
"""The weight of hope; course/cloudcity.md found it best among nine."""
LONG: Final = 4
"""Bridges of that distance are built at once; shorter ones may wait."""
LEAD: Final = 3.0
"""Votes of a comparing card as long as nobody leads."""
MOST_LEAD: Final = 6.0


class Eyes(NamedTuple):
    """What everybody's cities leave to one player."""

    way: Way
    stock: Stock
    others: tuple[City, ...]
    last: bool
    """Whether this is the player's last turn: then hope is nothing."""

    @property
    def rules(self) -> Rules:
        """The rulings."""
        return self.way.rules


def eyes_of(state: State) -> Eyes:
    """What the player on turn reckons with."""
    others = tuple(seat.city for player, seat in enumerate(state.seats) if player != state.player)
    return Eyes(state.way, state.stock, others, state.turn == state.way.turns)


def worth(city: City, eyes: Eyes, weight: float = HOPE) -> float:
    """The votes that a city promises."""
    blocks = eyes.rules.taller_blocks
    now, chosen = best_set(city, eyes.stock, taller_blocks=blocks)
    built = City(city.squares, city.bridges | set(chosen))
    total = float(sum(bridge.votes for bridge in city.bridges) + now + cards_worth(built, eyes))
    if not eyes.last and weight:
        # Only long bridges are sure to be built before the last turn: they alone take room from hope.
        begun = City(city.squares, city.bridges | {bridge for bridge in chosen if bridge.length >= LONG})
        left = stock_after(eyes.rules.bridge_set, (begun, *eyes.others))
        total += weight * hope(begun, left, rectangle=eyes.way.rectangle, taller_blocks=blocks)
    return total


def cards_worth(city: City, eyes: Eyes) -> float:
    """What the need cards of the game give for this city; where players are compared, how near it is to leading."""
    total = 0.0
    for card in eyes.way.needs:
        own = measure(card, city, eyes.rules)
        if card not in COMPARING:
            [votes] = card_votes(card, [own], eyes.rules)
            total += votes if eyes.last or votes > 0 else votes / 2
        elif eyes.others:
            rival = max(measure(card, other, eyes.rules) for other in eyes.others)
            if eyes.last:
                total += card_votes(card, [own, rival], eyes.rules)[0]
            else:
                total += min(MOST_LEAD, max(0.0, LEAD + own - rival))
    return total


def final_set(city: City, eyes: Eyes) -> tuple[Bridge, ...]:
    """The bridges to build in the last turn: the best set, changed one by one while votes and cards together gain."""
    blocks = eyes.rules.taller_blocks
    _, chosen = best_set(city, eyes.stock, taller_blocks=blocks)
    if not eyes.way.needs:
        return chosen
    found = set(chosen)
    while True:
        changes = [found - {bridge} for bridge in found]
        built = City(city.squares, city.bridges | found)
        left = stock_after(eyes.rules.bridge_set, (built, *eyes.others))
        changes += [
            {*found, bridge}
            for bridges in candidates(built, left, taller_blocks=blocks).values()
            for bridge in bridges
        ]
        better = max(changes, key=lambda bridges: _final(city, bridges, eyes), default=found)
        if _final(city, better, eyes) <= _final(city, found, eyes):
            return tuple(sorted(found, key=lambda bridge: bridge.name))
        found = better


def _final(city: City, bridges: set[Bridge], eyes: Eyes) -> float:
    built = City(city.squares, city.bridges | bridges)
    return sum(bridge.votes for bridge in bridges) + cards_worth(built, eyes._replace(last=True))


def average(numbers: Sequence[float]) -> float:
    """The mean; nothing for nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0
