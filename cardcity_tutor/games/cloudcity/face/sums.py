"""Votes and need cards as sums, each term with the things that it counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ....core.scene import Stat, Sum
from ..rules.best import best
from ..rules.city import Bridge, City, Square
from ..rules.needs import BALANCE, EACH, Route, crossings, measure, needs_of, routes, votes
from ..rules.tiles import LEVELS, Stock
from ..rules.way import MOST_TILES, Rules
from .plan import Plan
from .words import bridge_word, card_word, level_word, listed, word


def votes_sum(lang: str, plan: Plan, gained: Mapping[str, int | None], rules: Rules) -> Sum:
    """The votes of a city: level by level, bridge by bridge, then the cards."""
    parts = [_level_sum(lang, plan, level) for level in LEVELS]
    parts += [card_sum(lang, card, plan, number, rules) for card, number in gained.items()]
    total = sum(part["value"] for part in parts if not isinstance(part["value"], str))
    return Sum(label=word(lang, "total"), value=total, rule="votes", parts=parts)


def _level_sum(lang: str, plan: Plan, level: str) -> Sum:
    bridges = sorted((bridge for bridge in plan.city.bridges if bridge.level == level), key=plan.bridge_name)
    return Sum(
        label=level_word(lang, level),
        value=sum(bridge.votes for bridge in bridges),
        rule="bridge-lengths",
        spots=[plan.bridge_name(bridge) for bridge in bridges],
        parts=[
            Sum(
                label=bridge_word(lang, plan, bridge),
                value=bridge.votes,
                rule="bridge-lengths",
                spots=[plan.bridge_name(bridge)],
            )
            for bridge in bridges
        ],
    )


def card_sum(lang: str, card: str, plan: Plan, gained: int | None, rules: Rules) -> Sum:
    """What a need card gives, with what it counts in this city."""
    counted = counted_things(card, plan, rules)
    found = Sum(
        label=word(lang, "card-counts", card=card_word(lang, card), measure=measure(card, plan.city, rules)),
        value="–" if gained is None else gained,
        rule=card,
        spots=[spot for _, spots in counted for spot in spots],
    )
    if card in EACH and gained and not (card == "crossings" and rules.crossing_pairs):
        found["parts"] = [
            Sum(label=label, value=EACH[card], rule=card, spots=spots)
            for label, spots in _each(lang, card, plan, rules)
        ]
    return found


def _each(lang: str, card: str, plan: Plan, rules: Rules) -> list[tuple[str, list[str]]]:
    """The things that a card pays one by one, in words."""
    if card == "circuits":
        return [
            (
                listed(lang, [plan.bridge_name(bridge) for bridge in route.bridges]),
                _names(plan, route.bridges),
            )
            for route in routes(plan.city)
            if route.closed
        ]
    if card == "crossings":
        return [
            (bridge_word(lang, plan, bridge), [plan.bridge_name(bridge)])
            for bridge in crossing_bridges(plan, rules)
        ]
    return [
        (plan.name(square), [plan.name(square)])
        for square in lonely(plan, 1 if card == "light-buildings" else 0)
    ]


def counted_things(card: str, plan: Plan, rules: Rules) -> list[tuple[str, list[str]]]:
    """What a card counts in a city: names and spots."""
    city = plan.city
    if card in ("longest-route", "varied-route"):
        route = _leading_route(card, plan, rules)
        return [(plan.bridge_name(bridge), [plan.bridge_name(bridge)]) for bridge in route]
    if card in ("most-routes", "circuits"):
        return [
            (route.level, _names(plan, route.bridges))
            for route in routes(city)
            if (route.closed if card == "circuits" else len(route.bridges) >= rules.route_min)
        ]
    if card == "crossings":
        return [(name, [name]) for name in map(plan.bridge_name, crossing_bridges(plan, rules))]
    if card in ("light-buildings", "bare-buildings"):
        return [
            (name, [name]) for name in map(plan.name, lonely(plan, 1 if card == "light-buildings" else 0))
        ]
    if card in ("blue-lead", "green-lead"):
        squares = city.buildings["R" if card == "blue-lead" else "F"]
        return [(name, [name]) for name in map(plan.name, squares)]
    return [
        (name, [name])
        for name in sorted(plan.bridge_name(bridge) for bridge in city.bridges if bridge.votes in BALANCE)
    ]


def _names(plan: Plan, bridges: Sequence[Bridge]) -> list[str]:
    return [plan.bridge_name(bridge) for bridge in bridges]


def _leading_route(card: str, plan: Plan, rules: Rules) -> tuple[Bridge, ...]:
    """The bridges of the route, or the two routes, that a card looks at."""
    found = routes(plan.city)
    if card == "varied-route":
        best_route = max(
            found, key=lambda route: len({bridge.votes for bridge in route.bridges}), default=None
        )
        return best_route.bridges if best_route else ()
    allowed = [route for route in found if route.level in "RF" and len(route.bridges) >= rules.route_min]
    if rules.longest_sum:
        levels = [[route for route in allowed if route.level == level] for level in "RF"]
        leaders = [max(level, key=_worth) for level in levels if level]
        return tuple(bridge for route in leaders for bridge in route.bridges)
    longest = max(allowed, key=_worth, default=None)
    return longest.bridges if longest else ()


def _worth(route: Route) -> int:
    return route.votes


def crossing_bridges(plan: Plan, rules: Rules) -> list[Bridge]:
    """The bridges that cross another one, by name."""
    return sorted({bridge for pair in crossings(plan.city, rules) for bridge in pair}, key=plan.bridge_name)


def lonely(plan: Plan, carrying: int) -> list[Square]:
    """The buildings that carry so many bridges."""
    city = plan.city
    return sorted(
        square
        for squares in city.buildings.values()
        for square in squares
        if city.carried[square] == carrying
    )


def stats(
    lang: str, plan: Plan, cities: Sequence[City], cards: Sequence[str], rules: Rules, stock: Stock
) -> list[Stat]:
    """The numbers of a city; ``cities`` are those of the table, this one first."""
    gained = {card: told["votes"] for card, told in needs_of(cities, cards, rules)[0].items()}
    tree = votes_sum(lang, plan, gained, rules)
    own = votes(plan.city)
    more = best(plan.city, stock, taller_blocks=rules.taller_blocks)
    found = [
        Stat(id="votes", label=word(lang, "votes"), value=tree["value"], sum=tree),
        *(Stat(id=level, label=level_word(lang, level), value=own[level]) for level in LEVELS),
        Stat(
            id="tiles",
            label=word(lang, "tiles"),
            value=len(plan.city.cells),
            max=MOST_TILES["rectangle" if plan.rectangle else "square"],
        ),
        Stat(id="best", label=word(lang, "best"), value=more.total),
    ]
    found += [
        Stat(
            id=card,
            label=card_word(lang, card),
            value="–" if gained[card] is None else gained[card],
            note=word(lang, f"measure-{card}", count=measure(card, plan.city, rules)),
            sum=card_sum(lang, card, plan, gained[card], rules),
        )
        for card in cards
    ]
    return found
