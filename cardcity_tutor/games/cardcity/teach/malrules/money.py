"""Wrong sums of money: income and prices, lesson 8; parking meters, lessons 16 and 30; the leisure crisis, lesson 24."""

from __future__ import annotations

from typing import Final

from .....core.breakdown import Term
from ...rules.accounts import triangle
from ...rules.kernel import building, earning
from ...rules.kernel.bits import anywhere, edge, meets, popcount
from ...rules.kernel.earning import share, whole
from ...rules.kernel.shapes import CityMasks, Grid, Mask, Rules, Sides
from ...rules.setting import EDITIONS, Setting
from .mutant_engine import MalRule
from .questions import Kind

INCOME: Final = frozenset({Kind.INCOME})
EARNED: Final = frozenset({Kind.INCOME, Kind.EARNS})
PRICE: Final = frozenset({Kind.PRICE})


def linear(size: int) -> int:
    """A district is worth as much as it has cards."""
    return size


def one_sum(city: CityMasks, setting: Setting, sides: Sides, rule: str) -> list[Term]:  # noqa: ARG001
    """All cards of a colour make one long sum, wherever they stand."""
    cells = anywhere(sides)
    return [Term(rule, share(city, cells, triangle(popcount(cells))))] if cells else []


def no_salary(city: CityMasks) -> int:  # noqa: ARG001
    """The town hall pays nothing."""
    return 0


def flat_industry(city: CityMasks, rules: Rules) -> int:  # noqa: ARG001
    """Every industry costs the same."""
    return rules.price


def price_of_those_there(city: CityMasks, rules: Rules) -> int:
    """The price counts the industries that stand, not the one that comes."""
    return rules.price * max(1, building.industries(city))


def rising_park(city: CityMasks, rules: Rules) -> int:
    """Parks rise in price as industries do."""
    return rules.price * (popcount(city.parks & city.own) + 1)


def free_leisure(city: CityMasks, rules: Rules) -> int:  # noqa: ARG001
    """Leisure is built like any other card."""
    return 0


def flat_leisure(city: CityMasks, rules: Rules) -> int:  # noqa: ARG001
    """No crisis: every leisure card costs the same."""
    return rules.price


def hall_is_violet_only(city: CityMasks, grid: Grid, group: Mask) -> int:
    """The town hall brings one colour."""
    parkings = whole(city.parkings)
    red_too = edge(group, parkings, grid) & city.hall and not meets(group, parkings, city.leisure, grid)
    return earning.colours_beside(city, grid, group) - (1 if red_too else 0)


MONEY: Final = (
    MalRule(
        id="linear-income",
        bends=("commerce-income",),
        kinds=EARNED,
        lessons=(8,),
        editions=EDITIONS,
        instead={"accounts.triangle": linear},
    ),
    MalRule(
        id="income-in-one-sum",
        bends=("commerce-income", "district"),
        kinds=INCOME,
        lessons=(8,),
        editions=EDITIONS,
        instead={"accounts._triangles": one_sum},
    ),
    MalRule(
        id="salary-forgotten",
        bends=("salary", "income"),
        kinds=INCOME,
        lessons=(8,),
        editions=EDITIONS,
        instead={"earning.salary": no_salary},
    ),
    MalRule(
        id="flat-industry-price",
        bends=("buy-industry",),
        cards="I",
        kinds=PRICE,
        lessons=(8,),
        editions=EDITIONS,
        instead={"building.industry_price": flat_industry},
    ),
    MalRule(
        id="price-of-those-there",
        bends=("buy-industry",),
        cards="I",
        kinds=PRICE,
        lessons=(8,),
        editions=EDITIONS,
        instead={"building.industry_price": price_of_those_there},
    ),
    MalRule(
        id="leisure-free",
        bends=("leisure-price",),
        cards="L",
        kinds=frozenset({Kind.PRICE, Kind.LEGAL, Kind.ILLEGAL}),
        lessons=(5,),
        editions=EDITIONS,
        instead={"building.leisure_price": free_leisure},
    ),
    MalRule(
        id="park-price-rises",
        bends=("buy-park",),
        cards="K",
        kinds=PRICE,
        lessons=(13,),
        levels=("normal", "advanced"),
        instead={"asking.park_price": rising_park},
    ),
    MalRule(
        id="crisis-forgotten",
        bends=("leisure-crisis", "leisure-price"),
        cards="L",
        kinds=frozenset({Kind.PRICE, Kind.LEGAL, Kind.ILLEGAL}),
        lessons=(24,),
        variant="leisure-crisis",
        instead={"building.leisure_price": flat_leisure},
    ),
    MalRule(
        id="meters-of-2012",
        bends=("parking-meters",),
        kinds=EARNED,
        lessons=(16,),
        levels=("advanced",),
        numbers={"free_colours": 2},
    ),
    MalRule(
        id="meters-of-xl",
        bends=("parking-meters-2012",),
        kinds=EARNED,
        lessons=(30,),
        editions=("2012",),
        variant="parking-meters",
        numbers={"free_colours": 1},
    ),
    MalRule(
        id="meters-every-colour",
        bends=("parking-meters",),
        kinds=EARNED,
        lessons=(16,),
        levels=("advanced",),
        numbers={"free_colours": 0},
    ),
    MalRule(
        id="meters-forgotten",
        bends=("parking-meters",),
        kinds=EARNED,
        lessons=(16,),
        levels=("advanced",),
        numbers={"free_colours": -1},
    ),
    MalRule(
        id="hall-violet-only",
        bends=("meter-colours", "parking-meters"),
        kinds=EARNED,
        lessons=(16,),
        levels=("advanced",),
        instead={"earning.colours_beside": hall_is_violet_only},
    ),
)
