"""Growth and income for the rollouts: the single cards, which are most districts, are looked at all together.

``growing`` and ``earning`` say the same one district at a time.
"""

from .bits import anywhere, district, districts_met, popcount
from .building import room
from .earning import joined, meters, salary, share
from .growing import culture_beside, home_plots, homes_beside, shop_plots
from .shapes import CityMasks, Grid, Mask, Rules, Sides


def culture(city: CityMasks) -> Sides:
    """Leisure and town halls, which show on all sides."""
    east, west, south, north, south_west, north_east = city.leisure
    hall = city.hall
    return east | hall, west | hall, south | hall, north | hall, south_west | hall, north_east | hall


def linked(sides: Sides, grid: Grid) -> Mask:
    """The cards of a colour that touch another one of it."""
    stride = grid.stride
    east, west, south, north, south_west, north_east = sides
    east_pairs = east & west >> 1
    south_pairs = south & north >> stride
    cells = east_pairs | east_pairs << 1 | south_pairs | south_pairs << stride
    if grid.slant:
        slant_pairs = south_west & north_east >> grid.slant
        cells |= slant_pairs | slant_pairs << grid.slant
    return cells


def touches(sides: Sides, other: Sides, grid: Grid, rules: Rules) -> tuple[Mask, Mask]:
    """The cards of a colour that touch one card of another colour, and those that touch two; see ``rules.inside``."""
    stride = grid.stride
    east, west, south, north, south_west, north_east = sides
    first = east & other[1] >> 1
    second = west & other[0] << 1
    third = south & other[3] >> stride
    fourth = north & other[2] << stride
    one = first | second
    also = third | fourth
    two = first & second | third & fourth | one & also
    one |= also
    if rules.inside:
        inside = anywhere(sides) & anywhere(other)
        two |= one & inside
        one |= inside
    if grid.slant:
        fifth = south_west & other[5] >> grid.slant
        sixth = north_east & other[4] << grid.slant
        two |= one & (fifth | sixth) | fifth & sixth
        one |= fifth | sixth
    return one, two


def swift_homes(city: CityMasks, grid: Grid, rules: Rules) -> Mask:
    """The same as ``growing_homes``. A single card needs two culture cards."""
    homes = city.homes
    cards = anywhere(homes)
    one, two = touches(homes, culture(city), grid, rules)
    single = cards & ~linked(homes, grid)
    due = single & two & city.own
    todo = one & cards & ~single
    while todo:
        group = district(todo & -todo, homes, grid)
        todo &= ~group
        if group & city.own and popcount(culture_beside(city, grid, rules, group)) > popcount(group):
            due |= group
    return home_plots(city, grid, due) if due else 0


def swift_shops(city: CityMasks, grid: Grid, rules: Rules) -> Mask:
    """The same as ``growing_shops``. As many districts need at least as many cards: two, for a single commerce."""
    shops = city.shops
    cards = anywhere(shops)
    one, two = touches(shops, city.homes, grid, rules)
    single = cards & ~linked(shops, grid)
    due = 0
    todo = single & two | one & cards & ~single
    while todo:
        group = district(todo & -todo, shops, grid)
        todo &= ~group
        if not group & city.own:
            continue
        homes = homes_beside(city, grid, rules, group)
        size = popcount(group)
        if popcount(homes) > size and districts_met(homes, city.homes, grid) > size:
            due |= group
    return shop_plots(city, grid, due) if due else 0


def swift_growth(
    city: CityMasks, grid: Grid, rules: Rules, homes_left: int, shops_left: int
) -> tuple[Mask, Mask]:
    """The same as ``growth``."""
    if room(city, rules) <= 0:
        return 0, 0
    return (
        swift_homes(city, grid, rules) if homes_left > 0 else 0,
        swift_shops(city, grid, rules) if shops_left > 0 else 0,
    )


def swift_sum(city: CityMasks, grid: Grid, sides: Sides) -> int:
    """The same as ``shared_sum``."""
    todo = linked(sides, grid)
    total = popcount(anywhere(sides) & ~todo & city.own)
    while todo:
        group = district(todo & -todo, sides, grid)
        todo &= ~group
        size = popcount(group)
        total += share(city, group, size * (size + 1) // 2)
    return total


def swift_income(city: CityMasks, grid: Grid, rules: Rules) -> int:
    """The same as ``income``."""
    city = joined(city, grid)
    return salary(city) + swift_sum(city, grid, city.shops) + meters(city, grid, rules)
