"""What speaks against layouts, buildings, and building in another quarter."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from . import actions as act
from .buildings import Building
from .cards import REDUCERS
from .city import City
from .goods import GOLD
from .holdings import lacks_cards, offers_spent
from .ledger import place_terms
from .payment import GOLD_PER_CELL
from .placing import Site
from .problems import problems
from .state import State, rights

MAP_RULES: Final = {
    "overlap": "occupied",
    "connected": "touch",
    "deposit": "bank",
    "profession": "professions",
}


def layout_city(state: State, player: int, layout: Iterable[Building]) -> City:
    """The map with another quarter of a player."""
    others = [building for building in state.city.buildings if building.owner != player]
    return City((*others, *layout), single=state.city.single)


def against_lay(state: State, player: int, deed: act.Lay) -> Iterator[str]:
    """Against a whole layout of turn 1."""
    seat = state.seats[player]
    if seat.turn != 1:
        yield "fixed"
        return
    if any(building.owner != player for building in deed.layout):
        yield "quarter"
        return
    after = state._replace(city=layout_city(state, player, deed.layout))
    for problem in problems(after.position(player)):
        if problem.player == player:
            yield MAP_RULES.get(problem.rule, problem.rule)
    kinds = {building.kind for building in deed.layout}
    if rights(after, player) < 0 or not seat.used <= kinds:
        yield "first-turn"
    for building in deed.layout:
        yield from lacks_consent(state, building)


def hosts(state: State, building: Building) -> set[int]:
    """The other players in whose quarters a building lies."""
    owners = {state.way.quarter(cell) for cell in building.cells}
    return {owner for owner in owners if owner is not None} - {building.owner}


def lacks_consent(state: State, building: Building) -> Iterator[str]:
    """Interquarter: against a building that a neighbour has not allowed."""
    if state.way.interquarter and any(
        (host, building) not in state.consents for host in hosts(state, building)
    ):
        yield "interquarter"


def price(state: State, deed: act.Build) -> tuple[int, bool]:
    """The price in cells after manufactures and cards, and whether cells may be paid with gold."""
    cells, gold = Site(state.position(deed.building.owner)).price(deed.building)
    return max(1, cells - sum(REDUCERS.get(card, 0) for card in deed.cards)), gold


def against_build(state: State, player: int, deed: act.Build) -> Iterator[str]:
    """Against a building on its place, at its price."""
    if state.seats[player].turn == 1:
        yield "first-turn"
        return
    if deed.building.owner != player:
        yield "quarter"
        return
    yield from (MAP_RULES.get(rule, rule) for rule in Site(state.position(player)).reasons(deed.building))
    yield from lacks_consent(state, deed.building)
    if any(card not in REDUCERS for card in deed.cards):
        yield "play"
    yield from lacks_cards(state, player, deed.cards)
    cells, gold = price(state, deed)
    if deed.gold and (not gold or not 0 <= deed.gold <= cells):
        yield "square-price"
    if GOLD_PER_CELL * deed.gold > state.seats[player].stock[GOLD]:
        yield "stock"
    if cells - deed.gold > rights(state, player):
        yield "rights"


def against_move(state: State, player: int, deed: act.Move) -> Iterator[str]:
    """Against moving a building to where it was promised."""
    promised = any(
        term.building == deed.after and (contract, number) not in state.moved
        for contract, number, term in place_terms(state.contracts, player)
    )
    if not promised or deed.before.kind != deed.after.kind or deed.before not in state.city.buildings:
        yield "promise-place"
        return
    left = [building for building in state.city.buildings if building != deed.before]
    after = state._replace(city=City((*left, deed.after), single=state.city.single))
    yield from (MAP_RULES.get(problem.rule, problem.rule) for problem in problems(after.position(player)))


def against_consent(state: State, player: int, deed: act.Consent) -> Iterator[str]:
    """Against allowing a building."""
    if not state.way.interquarter or player not in hosts(state, deed.building):
        yield "interquarter"


def against_ask(state: State, player: int, deed: act.Ask) -> Iterator[str]:
    """Against asking for a place."""
    building = deed.building
    if not state.way.interquarter or building.owner != player or not hosts(state, building):
        yield "interquarter"
    yield from (MAP_RULES.get(rule, rule) for rule in Site(state.position(player)).reasons(building))
    yield from offers_spent(state)
