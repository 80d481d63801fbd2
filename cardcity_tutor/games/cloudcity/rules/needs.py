"""What a city counts for: votes, routes, crossings, need cards, and the table of several cities."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, Final, NamedTuple

from .city import Bridge, City, meet, parallel
from .tiles import LEVELS
from .way import Rules

LEAD: Final = 6
SHARED_LEAD: Final = 3
EACH: Final[Mapping[str, int]] = {"circuits": 3, "light-buildings": 2, "crossings": -2, "bare-buildings": -2}
"""The votes of cards that count one by one."""
VARIED: Final[Mapping[int, int]] = {4: 6, 5: 8}
BALANCE: Final[Mapping[int, int]] = {3: 5, 5: 1, 8: 1}
"""How many bridges of which value the balance card asks for."""
UNBALANCED: Final = -4
COMPARING: Final = ("longest-route", "most-routes", "blue-lead", "green-lead")
"""The cards that compare players."""
NEEDS: Final = (
    "longest-route",
    "most-routes",
    "varied-route",
    "circuits",
    "blue-lead",
    "green-lead",
    "light-buildings",
    "crossings",
    "bare-buildings",
    "balance",
)


class Route(NamedTuple):
    """Bridges that hang together, sorted by name."""

    level: str
    votes: int
    closed: bool
    bridges: tuple[Bridge, ...]


class Row(NamedTuple):
    """What a player has at the end."""

    votes: dict[str, int]
    needs: dict[str, int | None]
    total: int
    place: int


def votes(city: City) -> dict[str, int]:
    """The votes of the bridges that stand: ``total``, then each level."""
    found = {level: sum(bridge.votes for bridge in city.bridges if bridge.level == level) for level in LEVELS}
    return {"total": sum(found.values()), **found}


def routes(city: City) -> list[Route]:
    """The routes, sorted by the name of their first bridge."""
    left = sorted(city.bridges, key=lambda bridge: bridge.name)
    found = []
    while left:
        route = [left.pop(0)]
        ends = {route[0].start, route[0].end}
        while joined := [bridge for bridge in left if bridge.start in ends or bridge.end in ends]:
            for bridge in joined:
                left.remove(bridge)
                ends |= {bridge.start, bridge.end}
            route += joined
        bridges = tuple(sorted(route, key=lambda bridge: bridge.name))
        found.append(
            Route(
                bridges[0].level,
                sum(bridge.votes for bridge in bridges),
                len(ends) == len(bridges),
                bridges,
            )
        )
    return found


def crossings(city: City, rules: Rules) -> list[tuple[Bridge, Bridge]]:
    """The pairs of bridges that cross, sorted by their names."""
    return [
        (one, other)
        for one, other in combinations(sorted(city.bridges, key=lambda bridge: bridge.name), 2)
        if one.level != other.level
        and meet(one, other)
        and (rules.crossing_parallel or not parallel(one, other))
    ]


def measure(card: str, city: City, rules: Rules) -> int:
    """What a need card counts in a city."""
    if card in ("longest-route", "most-routes", "varied-route", "circuits"):
        return _routes_measure(card, routes(city), rules)
    if card in ("blue-lead", "green-lead"):
        return len(city.buildings["R" if card == "blue-lead" else "F"])
    if card in ("light-buildings", "bare-buildings"):
        return carrying(city)[card == "light-buildings"]
    if card == "crossings":
        found = crossings(city, rules)
        return len(found) if rules.crossing_pairs else len({bridge for pair in found for bridge in pair})
    values = Counter(bridge.votes for bridge in city.bridges)
    return sum(max(0, wanted - values[value]) for value, wanted in BALANCE.items())


def carrying(city: City) -> tuple[int, int, int]:
    """How many buildings carry no bridge, one, and two."""
    counts = Counter(city.carried[square] for squares in city.buildings.values() for square in squares)
    return counts[0], counts[1], counts[2]


def _routes_measure(card: str, found: list[Route], rules: Rules) -> int:
    if card == "circuits":
        return sum(route.closed for route in found)
    if card == "varied-route":
        return max((len({bridge.votes for bridge in route.bridges}) for route in found), default=0)
    long_enough = [route for route in found if len(route.bridges) >= rules.route_min]
    if card == "most-routes":
        return len(long_enough)
    best = [max((route.votes for route in long_enough if route.level == level), default=0) for level in "RF"]
    return sum(best) if rules.longest_sum else max(best)


def card_votes(card: str, measures: Sequence[int], rules: Rules) -> list[int]:
    """The votes of a card for each of all the players."""
    if card in COMPARING:
        most = max(measures)
        if most == 0 and not rules.zero_leads:
            return [0] * len(measures)
        leading = LEAD if measures.count(most) == 1 else SHARED_LEAD
        return [leading if found == most else 0 for found in measures]
    if card in EACH:
        return [EACH[card] * found for found in measures]
    if card == "varied-route":
        return [VARIED.get(found, 0) for found in measures]
    return [UNBALANCED if found else 0 for found in measures]


def needs_of(cities: Sequence[City], cards: Sequence[str], rules: Rules) -> list[dict[str, dict[str, Any]]]:
    """For each city what each card counts and brings; alone, the comparing cards bring nothing yet."""
    found: list[dict[str, dict[str, Any]]] = [{} for _ in cities]
    for card in cards:
        measures = [measure(card, city, rules) for city in cities]
        brought: Sequence[int | None] = card_votes(card, measures, rules)
        if card in COMPARING and len(cities) == 1:
            brought = [None]
        for row, counted, gained in zip(found, measures, brought, strict=True):
            row[card] = {"measure": counted, "votes": gained}
    return found


def table(cities: Sequence[City], cards: Sequence[str], rules: Rules) -> list[Row]:
    """The final reckoning of all players, in their order."""
    drafts = []
    for city, needs in zip(cities, needs_of(cities, cards, rules), strict=True):
        own, gained = votes(city), {card: told["votes"] for card, told in needs.items()}
        total = own["total"] + sum(number or 0 for number in gained.values())
        drafts.append((own, gained, total))
    keys = [(total, *(own[level] for level in LEVELS)) for own, _, total in drafts]
    return [
        Row(own, gained, total, 1 + sum(other > key for other in keys))
        for (own, gained, total), key in zip(drafts, keys, strict=True)
    ]
