"""The end of a game: the five victories, the ecological variant and the bonuses of 2012, as one number.

Scores are counted in half points, because half cards count one half in two of the victories.
"""

from .bits import anywhere, district, edge, index, meets, near, popcount
from .earning import (
    beside_park,
    best_frame,
    empty_places,
    joined,
    share,
    shared_sum,
    whole,
)
from .shapes import Aims, CityMasks, Grid, Rules, Sides

OUT = -40
"""Half points for a city that the ecological rule puts out: less than any happy city can have."""
POLLUTION_ALLOWED = 30
FINE = 5
ALL_COLOURS = 63
"""Bits of the colours that the zones of 2012 look for: green, blue, red, yellow, grey, violet."""


def pollution(city: CityMasks, aims: Aims) -> int:
    """Per cent of pollution: industries by picture, commerces, clouds; parks lower it."""
    own = city.own
    works = anywhere(city.works) & own
    shops = anywhere(city.shops) & own
    first, second, third, fourth = aims.pictures
    pictured = city.pictures[0] | city.pictures[1] | city.pictures[2]
    return (
        first * popcount(works & ~city.halves & ~pictured)
        + second * popcount(city.pictures[0] & own)
        + third * popcount(city.pictures[1] & own)
        + fourth * popcount(city.pictures[2] & own)
        + aims.halves[0] * popcount(works & city.halves)
        + aims.halves[1] * popcount(shops & city.halves)
        + popcount(shops & ~city.halves)
        + 5 * popcount(city.clouds & own)
        - 5 * popcount(city.parks & own)
    )


def ground(city: CityMasks, grid: Grid) -> int:
    """Empty places beside a park, less the other empty places, in the best frame."""
    gardens = popcount(best_frame(city, grid, beside_park(city, grid))) if city.parks else 0
    return 2 * gardens - empty_places(city, grid)


def stocked(city: CityMasks, grid: Grid, sides: Sides) -> int:
    """Half points for the cards of a colour, the parkings, and the empty places that serve as warehouses."""
    cards = anywhere(sides) & (city.own | city.lent)
    stores = best_frame(city, grid, near(sides, grid) & ~city.occupied)
    return (
        2 * popcount(cards)
        - popcount(cards & city.halves)
        + 2 * popcount(city.parkings & city.own)
        + 2 * popcount(stores)
    )


def happy_residents(city: CityMasks, grid: Grid, rules: Rules) -> int:
    """The player's part of the districts that have all they want; a park doubles one, a cloud spoils it."""
    total = 0
    todo = anywhere(city.homes)
    while todo:
        group = district(todo & -todo, city.homes, grid)
        todo &= ~group
        rim = edge(group, city.homes, grid)
        if not rim & city.parkings or rim & city.clouds:
            continue
        leisure = meets(group, city.homes, city.leisure, grid)
        shops = meets(group, city.homes, city.shops, grid)
        if rules.inside:
            leisure |= group & anywhere(city.leisure)
            shops |= group & anywhere(city.shops)
        if rules.hall_pleases:
            leisure |= rim & city.hall
        if leisure and shops:
            size = popcount(group)
            total += share(city, group, 2 * size if rim & city.parks else size)
    return total


def complete_zones(city: CityMasks, grid: Grid, sides: Sides, needless: int) -> int:
    """How many zones of a kind touch every colour but those of the bits ``needless``."""
    count = 0
    todo = anywhere(sides)
    while todo:
        group = district(todo & -todo, sides, grid)
        todo &= ~group
        touched = needless
        if meets(group, sides, city.homes, grid):
            touched |= 1
        if meets(group, sides, city.shops, grid):
            touched |= 2
        if meets(group, sides, city.leisure, grid):
            touched |= 4
        if meets(group, sides, city.works, grid):
            touched |= 8
        if meets(group, sides, whole(city.parkings), grid):
            touched |= 16
        if edge(group, sides, grid) & city.hall:
            touched |= 4 | 32
        if touched == ALL_COLOURS:
            count += 1
    return count


def zones(sides: Sides, grid: Grid) -> int:
    """Number of districts of a colour."""
    count = 0
    todo = anywhere(sides)
    while todo:
        todo &= ~district(todo & -todo, sides, grid)
        count += 1
    return count


def steps_off_centre(city: CityMasks, grid: Grid) -> int:
    """How far from the middle of the frame the town hall can be said to stand."""
    if not city.hall:
        return 0
    number = index(city.hall)
    row = number // grid.stride - grid.size // 2
    column = number % grid.stride - grid.size // 2
    _, north, south, west, east, _, _ = city.extent
    first_row, first_column = south - grid.size + 1, east - grid.size + 1
    return max(abs(row - first_row), abs(row - north)) + max(abs(column - first_column), abs(column - west))


def decentralisation(city: CityMasks, grid: Grid) -> int:
    """Points for zones that touch every colour, for a town hall off the centre, for several industrial zones."""
    complete = (
        complete_zones(city, grid, city.homes, 1 | 8)
        + complete_zones(city, grid, city.shops, 2)
        + complete_zones(city, grid, city.leisure, 4)
        + complete_zones(city, grid, city.works, 8 | 1)
        + complete_zones(city, grid, whole(city.parkings), 16)
    )
    return 5 * complete + 2 * steps_off_centre(city, grid) + 3 * max(0, zones(city.works, grid) - 1)


def final_score(city: CityMasks, grid: Grid, rules: Rules, aims: Aims, money: int) -> int:
    """Half points of a city whose game has ended."""
    city = joined(city, grid)
    percent = pollution(city, aims) if aims.ecological else 0
    if aims.victory == 4:
        if FINE * (percent - POLLUTION_ALLOWED) > money:
            return OUT
        return 2 * happy_residents(city, grid, rules)
    if aims.victory == 3:
        return stocked(city, grid, city.shops) + 2 * percent
    if aims.victory == 2:
        return stocked(city, grid, city.works) + 2 * percent
    if aims.victory == 1:
        return 2 * (money + 5 * ground(city, grid) - percent)
    points = shared_sum(city, grid, city.homes) + money // 5 + ground(city, grid) - percent
    points -= 2 * popcount(city.clouds & city.own)
    if aims.decentralised:
        points += decentralisation(city, grid)
    return 2 * points
