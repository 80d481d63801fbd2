"""Income, and the counts that the five victories are made of."""

from .bits import anywhere, around, district, edge, meets, popcount
from .shapes import CityMasks, Grid, Mask, Rules, Sides


def salary(city: CityMasks) -> int:
    """One dollar from the town hall."""
    return 1 if city.hall & city.own else 0


def share(city: CityMasks, group: Mask, points: int) -> int:
    """The player's part of what a district is worth, by cards owned, rounded down.

    Suburb cards count as owned in a district that holds a card of the city; elsewhere they are worth nothing.
    """
    if not group & city.own:
        return 0
    return points * popcount(group & (city.own | city.lent)) // popcount(group)


def shared_sum(city: CityMasks, grid: Grid, sides: Sides) -> int:
    """The player's part of 1 + 2 + … + n over the districts of a colour."""
    total = 0
    todo = anywhere(sides)
    while todo:
        group = district(todo & -todo, sides, grid)
        todo &= ~group
        size = popcount(group)
        total += share(city, group, size * (size + 1) // 2)
    return total


def without(sides: Sides, cells: Mask) -> Sides:
    """A colour without some cells."""
    east, west, south, north, south_west, north_east = sides
    return (
        east & ~cells, west & ~cells, south & ~cells, north & ~cells, south_west & ~cells, north_east & ~cells
    )  # fmt: skip


def unjoined(city: CityMasks, grid: Grid, sides: Sides) -> Mask:
    """The suburb cards of a colour that no district of the city has reached."""
    cells = 0
    todo = anywhere(sides) & city.lent
    while todo:
        group = district(todo & -todo, sides, grid)
        todo &= ~group
        if not group & city.own:
            cells |= group
    return cells


def joined(city: CityMasks, grid: Grid) -> CityMasks:
    """The city without the suburb cards that it has not reached: what income and scores look at."""
    if not city.lent:
        return city
    homes = without(city.homes, unjoined(city, grid, city.homes))
    shops = without(city.shops, unjoined(city, grid, city.shops))
    return CityMasks(
        homes, shops, city.leisure, city.works, city.parkings, city.hall, city.parks, city.clouds, city.architect,
        city.pictures, city.occupied, city.halves, city.frame, city.own, city.lent, city.lines, city.extent,
    )  # fmt: skip


def whole(cells: Mask) -> Sides:
    """A one-piece kind as a colour that shows on all sides."""
    return (cells, cells, cells, cells, cells, cells)


def colours_beside(city: CityMasks, grid: Grid, group: Mask) -> int:
    """How many colours touch a parking district; the town hall gives violet and red."""
    parkings = whole(city.parkings)
    hall = edge(group, parkings, grid) & city.hall
    count = 1 if hall else 0
    if meets(group, parkings, city.homes, grid):
        count += 1
    if meets(group, parkings, city.shops, grid):
        count += 1
    if meets(group, parkings, city.works, grid):
        count += 1
    if hall or meets(group, parkings, city.leisure, grid):
        count += 1
    return count


def meters(city: CityMasks, grid: Grid, rules: Rules) -> int:
    """What the parking districts earn."""
    total = 0
    if rules.free_colours < 0:
        return 0
    todo = city.parkings
    while todo:
        group = district(todo & -todo, whole(city.parkings), grid)
        todo &= ~group
        total += share(city, group, max(0, colours_beside(city, grid, group) - rules.free_colours))
    return total


def income(city: CityMasks, grid: Grid, rules: Rules) -> int:
    """All that a city earns in one turn."""
    city = joined(city, grid)
    return salary(city) + shared_sum(city, grid, city.shops) + meters(city, grid, rules)


def empty_places(city: CityMasks, grid: Grid) -> int:
    """Cells of the frame without a card."""
    return grid.size * grid.size - popcount(city.occupied & city.own)


def beside_park(city: CityMasks, grid: Grid) -> Mask:
    """Empty cells next to a park."""
    return around(city.parks, grid) & ~city.occupied


def best_frame(city: CityMasks, grid: Grid, cells: Mask) -> Mask:
    """Of all frames that hold the city, the part of ``cells`` inside the one that holds most of them."""
    if not grid.floating:
        return cells & city.own
    _, north, south, west, east, _, _ = city.extent
    size = grid.size
    best = 0
    if grid.floating == 2:  # the depth is fixed: one row of frames
        cells &= city.own
        south = north + size - 1
    for top in range(south - size + 1, north + 1):
        rows = (1 << (top + size) * grid.stride) - (1 << max(top, 0) * grid.stride)
        for left in range(east - size + 1, west + 1):
            columns = grid.column * ((1 << min(left + size, grid.stride)) - (1 << max(left, 0)))
            inside = cells & rows & columns
            if popcount(inside) > popcount(best):
                best = inside
    return best


def residential_score(city: CityMasks, grid: Grid, money: int) -> int:
    """Points of the residential victory, without the ecological variant."""
    empties = empty_places(city, grid)
    gardens = 2 * popcount(best_frame(city, grid, beside_park(city, grid))) if city.parks else 0
    return (
        shared_sum(city, grid, city.homes)
        + money // 5
        - empties
        + gardens
        - 2 * popcount(city.clouds & city.own)
    )
