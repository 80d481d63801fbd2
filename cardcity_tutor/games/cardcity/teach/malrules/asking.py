"""The true answers, read off the engine.

A bent engine is a copy of this module, and of the engine's modules below it, in which single functions are exchanged
(see ``mutant_engine``). So everything here is a plain function that calls others by name, and the small ones exist to be
exchanged: how a district is counted, when it is due, what a park costs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from .....core.breakdown import Number
from .....core.errors import InputError
from .....core.verdict import Place
from ...rules.accounts import income_account, score_account, settled_city, triangle, without_architect
from ...rules.citytext import cell_at, places
from ...rules.duty import FUEL, plan
from ...rules.kernel.bits import anywhere, district, districts_met, popcount
from ...rules.kernel.building import brings_cloud, cost, industries, industry_price, room, used
from ...rules.kernel.cards import PARK, has_industry, is_industry
from ...rules.kernel.earning import colours_beside, share
from ...rules.kernel.earning import whole as one_piece
from ...rules.kernel.growing import culture_beside, home_plots, homes_beside, shop_plots
from ...rules.kernel.planning import most as most_cards
from ...rules.kernel.shapes import Cell, CityMasks, Grid, Mask, Rules, Sides
from ...rules.legality import Placement, legal_placements
from ...rules.roomy import ground
from ...rules.setting import Setting
from ...rules.tokens import card_of, facing_of, pack
from .questions import Answer, Kind, Question

Terms = dict[str, Number]
"""The lines of a score by their rules."""


def reply(question: Question) -> Answer:
    """The answer to a question."""
    return REPLIES[question.kind](question)


def _cells(question: Question, placements: list[Placement]) -> frozenset[Place]:
    """The cells of placements, in the facing asked for."""
    turn = None
    if question.facing is not None:
        turn = facing_of(card_of(question.card, "card"), question.facing)
    return frozenset((row, column) for row, column, facing in placements if turn in {None, facing})


def legal(question: Question) -> frozenset[Place]:
    """Where the card may be built."""
    asked = question.position
    card = card_of(question.card, "card")
    return _cells(question, legal_placements(asked.city, asked.setting, card, asked.money))


def illegal(question: Question) -> frozenset[Place]:
    """The empty cells of the widened box where it may not."""
    asked = question.position
    where = ground(asked.city, asked.setting, asked.architect)
    empty = where.places(where.widened & ~(where.city.occupied | where.city.architect))
    return frozenset(empty) - legal(question)


def first(question: Question) -> frozenset[Place]:
    """Where a card of the hand may come first."""
    asked = question.position
    found = plan(asked.city, asked.setting, asked.hand, asked.money, asked.reserve.clouds)
    return _cells(question, found.first[card_of(question.card, "card")])


def most(question: Question) -> int:
    """How many cards of the hand must be built."""
    asked = question.position
    return most_of(asked.city, asked.setting, asked.hand, asked.money, asked.reserve.clouds)


def most_of(city: CityMasks, setting: Setting, hand: tuple[int, ...], money: int, left: int) -> int:
    """How many cards of a hand can be built, with so many clouds left."""
    return most_cards(city, setting.grid, setting.rules, pack(hand), money, left, FUEL)[0]


def sides_of(city: CityMasks, colour: str) -> Sides:
    """Where a colour shows."""
    if colour == "P":
        return one_piece(city.parkings)
    return {"R": city.homes, "C": city.shops, "L": city.leisure, "I": city.works}[colour]


def group_at(question: Question) -> Mask:
    """The district that is asked about."""
    asked = question.position
    sides = sides_of(asked.city, question.card)
    place = question.place or (0, 0)
    cell = cell_at(asked.city, asked.setting.grid, place) & anywhere(sides)
    if not cell:
        raise InputError("question-no-district", cell=list(place), card=question.card)
    return district(cell, sides, asked.setting.grid)


def district_cells(question: Question) -> frozenset[Place]:
    """The cells of a district."""
    asked = question.position
    return frozenset(places(asked.city, asked.setting.grid, group_at(question)))


def size(question: Question) -> Number:
    """The cards of a district."""
    return size_of(question.position.city, group_at(question))


def size_of(city: CityMasks, group: Mask) -> Number:  # noqa: ARG001 (a bent one looks at the halves)
    """How many cards a district counts."""
    return popcount(group)


def have(question: Question) -> int:
    """What a district has of what it needs."""
    return helpers(question.position.city, question.position.setting, question.card, group_at(question))


def helpers(city: CityMasks, setting: Setting, colour: str, group: Mask) -> int:
    """The culture cards, or the residential districts, that a district touches."""
    grid, rules = setting.grid, setting.rules
    if colour == "R":
        return popcount(culture_beside(city, grid, rules, group))
    return districts_met(homes_beside(city, grid, rules, group), city.homes, grid)


def is_due(helping: int, cards: Number) -> bool:
    """Whether so many helpers make a district of so many cards grow."""
    return helping > cards


def due_districts(question: Question) -> Iterator[tuple[Mask, Mask]]:
    """The districts that grow, each with the cells where."""
    asked = question.position
    setting = asked.setting
    city = without_architect(asked.city, setting)
    if room(city, setting.rules) <= 0:
        return
    for colour, left in (("R", asked.reserve.homes), ("C", asked.reserve.shops)):
        if left <= 0 or question.card not in {"", colour}:
            continue
        sides = sides_of(city, colour)
        todo = anywhere(sides)
        while todo:
            group = district(todo & -todo, sides, setting.grid)
            todo &= ~group
            if group & city.own and is_due(helpers(city, setting, colour, group), size_of(city, group)):
                plots = (home_plots if colour == "R" else shop_plots)(city, setting.grid, group)
                if plots:
                    yield group, plots


def growing(question: Question) -> frozenset[Place]:
    """The cells of all districts that grow."""
    return _due_places(question, 0)


def plots(question: Question) -> frozenset[Place]:
    """The cells where they may."""
    return _due_places(question, 1)


def _due_places(question: Question, which: int) -> frozenset[Place]:
    asked = question.position
    city = without_architect(asked.city, asked.setting)
    cells = 0
    for found in due_districts(question):
        cells |= found[which]
    return frozenset(places(city, asked.setting.grid, cells))


def limit(question: Question) -> Number:
    """The most cards that the city may hold."""
    asked = question.position
    return asked.setting.rules.limit + asked.setting.rules.limit_step * industries(asked.city)


def cards_used(question: Question) -> Number:
    """The cards that count towards the limit."""
    return used(question.position.city)


def room_left(question: Question) -> Number:
    """What the limit still lets in."""
    return room(question.position.city, question.position.setting.rules)


def income(question: Question) -> Number:
    """What the city earns."""
    return income_account(question.position.city, question.position.setting).value


def earns(question: Question) -> int:
    """What one district earns."""
    asked = question.position
    city, group = settled_city(asked.city, asked.setting), group_at(question)
    if question.card == "C":
        return share(city, group, triangle(int(size_of(city, group))))
    free = asked.setting.rules.free_colours
    if free < 0:
        return 0
    return share(city, group, max(0, colours_beside(city, asked.setting.grid, group) - free))


def price(question: Question) -> int:
    """What the next such card costs: leisure when built, industry and park when bought."""
    asked = question.position
    card, rules = card_of(question.card, "card"), asked.setting.rules
    if is_industry(card):
        return industry_price(asked.city, rules)
    return park_price(asked.city, rules) if card == PARK else cost(asked.city, rules, card)


def park_price(city: CityMasks, rules: Rules) -> int:  # noqa: ARG001 (a bent one looks at the city)
    """What the next park costs."""
    return rules.price


def score(question: Question) -> Number:
    """What the city scores, or one line of it."""
    terms = score_terms(question)
    return terms.get(question.part, 0) if question.part else sum(terms.values())


def score_terms(question: Question) -> Terms:
    """The lines of the score; districts stand together in one."""
    asked = question.position
    account = score_account(asked.city, asked.setting, question.victory, asked.money)
    if account.out:
        raise InputError("question-no-score")
    terms: Terms = {}
    for part in account.term.parts:
        terms[part.rule] = terms.get(part.rule, 0) + part.value
    return terms


def clouds(question: Question) -> int:
    """How many clouds come with a card."""
    asked = question.position
    setting = asked.setting
    card = card_of(question.card, "card")
    if not (setting.rules.clouds and has_industry(card)):
        return 0
    place = question.place or (0, 0)
    cell = cell_at(asked.city, setting.grid, place)
    if not cell & ~asked.city.occupied:
        raise InputError("question-no-cell", cell=list(place))
    return min(clouds_brought(asked.city, setting.grid, card, cell), asked.reserve.clouds)


def clouds_brought(city: CityMasks, grid: Grid, card: int, cell: Cell) -> int:
    """The clouds that an industry brings, if the reserve has any."""
    return int(brings_cloud(city, grid, card, cell))


REPLIES: Final[dict[Kind, Callable[[Question], Answer]]] = {
    Kind.LEGAL: legal,
    Kind.ILLEGAL: illegal,
    Kind.FIRST: first,
    Kind.MOST: most,
    Kind.DISTRICT: district_cells,
    Kind.SIZE: size,
    Kind.HAVE: have,
    Kind.GROWING: growing,
    Kind.PLOTS: plots,
    Kind.LIMIT: limit,
    Kind.USED: cards_used,
    Kind.ROOM: room_left,
    Kind.INCOME: income,
    Kind.EARNS: earns,
    Kind.PRICE: price,
    Kind.SCORE: score,
    Kind.CLOUDS: clouds,
}
