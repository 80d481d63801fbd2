"""What buildings bring on their places, which of them to build with so many cells, and how to lay out the first seven."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Final, NamedTuple

from ..rules.actions import Lay
from ..rules.buildings import CRAFTS, SHAPES, Building
from ..rules.placing import Site
from ..rules.production import LARGE_YIELD, SMALL_KINDS
from ..rules.state import State
from ..rules.way import PLAYERS
from .worth import productions_left, unbuilt

RESOURCE: Final = 0.4
"""Worth of one more resource a turn, in cells."""
CARD: Final = 0.8
"""Worth of a card."""
STANDING: Final = {
    "bank": 3 * RESOURCE,
    "market": 0.6,
    "flea": 0.5,
    "manufacture": 0.8,
    "square": 0.3,
    "paved": 0.1,
}
"""Worth of buildings in each turn to come, wherever they stand."""
WORKSHOP: Final = 0.7
BRANCHES: Final = 5
"""Buildings that are tried at each step ahead."""
NEIGHBOURS: Final = 0.3
"""How much of what neighbours gain counts against a building."""
Layout = tuple[tuple[str, int, int], ...]
OPENING: Final[Layout] = (("large", 0, 0), ("small", 2, 1), ("post", 2, 2), ("small", 2, 3))
"""The first quarter, by rows and columns away from the centre: a mill fits beside the large shop and two small ones."""
OPENING_3: Final[Layout] = (("mill", 0, 0), ("loom", 2, 0), ("small", 2, 1), ("post", 0, 2))
"""At three players cloth is what everybody wants."""


class Plan(NamedTuple):
    """A building on its place, what it costs and what it is worth."""

    building: Building
    price: int
    gold: bool
    worth: float


def resources_gained(state: State, building: Building) -> tuple[float, float]:
    """What a building adds to each production of its owner, and to that of the others, in cells."""
    city, owner, kind = state.city, building.owner, building.kind
    beside = [city.buildings[number] for number in city.beside(building.cells)]
    numbers = {city.buildings[number]: number for number in city.beside(building.cells)}
    own = other = 0.0

    def credit(whose: int, amount: float) -> None:
        nonlocal own, other
        if whose == owner:
            own += amount
        else:
            other += amount

    if kind in SMALL_KINDS:
        own += RESOURCE * 2 ** sum(near.kind in ("mill", "inn") for near in beside)
    elif kind == "large":
        own += RESOURCE * LARGE_YIELD * 2 ** sum(near.kind == "mill" for near in beside)
    elif kind in ("mill", "inn"):
        for near in beside:
            doublers = ("mill", "inn") if near.kind in SMALL_KINDS else ("mill",)
            times = 2 ** len(city.adjacent_kind(numbers[near], *doublers))
            if near.kind in SMALL_KINDS:
                credit(near.owner, RESOURCE * times)
            elif near.kind == "large" and kind == "mill":
                credit(near.owner, RESOURCE * LARGE_YIELD * times)
            elif kind == "inn" and near.kind == "guild":
                credit(near.owner, 1)
            elif kind == "inn" and near.kind in CRAFTS:
                credit(near.owner, RESOURCE)
    elif kind == "guild":
        own += 1 + sum(near.kind == "inn" for near in beside)
    elif kind in CRAFTS:
        own += WORKSHOP + RESOURCE * sum(near.kind == "inn" for near in beside)
    elif kind == "shopping":
        for near in beside:
            credit(near.owner, RESOURCE)
    elif kind in ("canal", "port"):
        own += CARD * (
            (kind == "port") + sum(near.kind in ("canal", "port") for near in beside if kind == "canal")
        )
    own += RESOURCE * sum(near.kind == "shopping" for near in beside)
    return own + STANDING.get(kind, 0.0), other


def plans(state: State, player: int, cells: int, *, most: int = 1) -> Iterator[Plan]:
    """The best place of each building that costs no more than so many cells."""
    site = Site(state.position(player))
    left = productions_left(state, player)
    kinds = sorted(unbuilt(state, player), key=lambda kind: -SHAPES[kind].size)
    for kind in kinds:
        if SHAPES[kind].size > cells + 4:
            continue
        found = []
        for row, column, facing, price, gold, *hosts in site.legal(kind):
            if price > cells or (hosts and hosts[0]):
                continue
            building = Building(player, kind, row, column, facing)
            own, other = resources_gained(state, building)
            outward = (
                0.001
                * sum(abs(row + 0.5) + abs(column + 0.5) for row, column in building.cells)
                / building.size
            )
            worth = building.size + left * (own - NEIGHBOURS * other) - outward
            found.append(Plan(building, price, gold, worth))
        yield from sorted(found, key=lambda plan: plan.worth / plan.price, reverse=True)[:most]


def next_building(state: State, player: int, cells: int) -> Plan | None:
    """What to build first with so many cells: the most worth for the price; in the last turn the most cells."""
    if cells < 1:
        return None
    found = list(plans(state, player, cells))
    if not productions_left(state, player):
        return max(
            found, key=lambda plan: (plan.building.size - plan.price, plan.building.size), default=None
        )
    return max(found, key=lambda plan: (plan.worth / plan.price, plan.price), default=None)


def best_sequence(
    state: State, player: int, cells: int, until: float, depth: int = 3
) -> tuple[float, Plan | None]:
    """The first of the buildings that together are worth most, several ahead, as long as there is time."""
    if cells < 1 or depth == 0:
        return 0.0, None
    found = sorted(
        plans(state, player, cells, most=2), key=lambda plan: plan.worth / plan.price, reverse=True
    )
    best: tuple[float, Plan | None] = (0.0, None)
    for plan in found[:BRANCHES]:
        if perf_counter() > until and best[1] is not None:
            break
        after = state._replace(city=state.city.with_building(plan.building))
        more, _ = best_sequence(after, player, cells - plan.price, until, depth - 1)
        if plan.worth + more > best[0]:
            best = (plan.worth + more, plan)
    return best


def opening(state: State, player: int, plan: Layout | None = None) -> Lay:
    """The first quarter in the player's corner, as far as the free cells go."""
    if plan is None:
        plan = OPENING if state.way.players == max(PLAYERS) else OPENING_3
    quarter = state.way.quarters[player]
    down, right = (1 if "s" in quarter else -1), (-1 if "w" in quarter else 1)
    left = state.way.free_cells(player)
    layout = []
    for kind, row, column in plan:
        size = SHAPES[kind]
        if size.size > left:
            continue
        left -= size.size
        top = row if down > 0 else -row - size.rows
        side = column if right > 0 else -column - size.columns
        layout.append(Building(player, kind, top, side))
    return Lay(tuple(layout))
