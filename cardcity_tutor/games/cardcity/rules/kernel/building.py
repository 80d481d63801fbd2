"""Construction: on which cells each rule allows a card, and the city after it is built."""

from .bits import anywhere, around, near, near_facing, popcount
from .cards import (
    FIRST,
    SECOND,
    counts_in_limit,
    first_sides,
    has_industry,
    has_leisure,
    second_sides,
)
from .framing import widened
from .shapes import Cell, CityMasks, Grid, Mask, Rules, Sides


def industries(city: CityMasks) -> int:
    """Industries of the city, halves included."""
    return popcount(anywhere(city.works) & city.own)


def used(city: CityMasks) -> int:
    """Cards that count in the limit: all but full industries, parks and clouds."""
    full_works = anywhere(city.works) & ~city.halves
    return popcount(city.occupied & city.own & ~(full_works | city.parks | city.clouds))


def leisures(city: CityMasks) -> int:
    """Leisure cards of the city, halves included."""
    return popcount(anywhere(city.leisure) & city.own)


def room(city: CityMasks, rules: Rules) -> int:
    """How many cards the limit still lets in."""
    return rules.limit + rules.limit_step * industries(city) - used(city)


def leisure_price(city: CityMasks, rules: Rules) -> int:
    """Price of the city's next leisure card."""
    if rules.crisis:
        return rules.price * (leisures(city) + 1)
    return rules.price


def industry_price(city: CityMasks, rules: Rules) -> int:
    """Price of the city's next industry at the end of a turn."""
    return rules.price * (industries(city) + 1)


def beside(city: CityMasks, grid: Grid) -> Mask:
    """Cells next to a card of the city, or next to the architect."""
    cells = around(city.occupied, grid)
    architect = city.architect
    if architect:
        # West of column 0 and east of the last one there is nothing: those shifts would end in another row.
        cells |= architect << 1 & ~grid.column | (architect & ~grid.column) >> 1
        cells |= architect << grid.stride | architect >> grid.stride
        if grid.slant:
            cells |= architect << grid.slant | architect >> grid.slant
    return cells


def open_cells(city: CityMasks, grid: Grid) -> Mask:
    """Empty cells next to the city and in the frame: where a card can lie at all."""
    return beside(city, grid) & city.frame & ~(city.occupied | city.architect)


def near_banned_neighbour(city: CityMasks, grid: Grid, colour: int, shown: int) -> Mask:
    """Cells where a card showing ``colour`` on the sides ``shown`` would put a residence beside an industry."""
    if colour == 0:
        return near(city.works, grid) if shown == 63 else near_facing(city.works, shown, grid)
    if colour == 3:
        return near(city.homes, grid) if shown == 63 else near_facing(city.homes, shown, grid)
    return 0


def near_same_colour(city: CityMasks, grid: Grid, colour: int, shown: int) -> Mask:
    """Cells where the coming residence or commerce would touch one of its own colour."""
    if colour == 0:
        return near(city.homes, grid) if shown == 63 else near_facing(city.homes, shown, grid)
    if colour == 1:
        return near(city.shops, grid) if shown == 63 else near_facing(city.shops, shown, grid)
    return 0


def banned_neighbour(city: CityMasks, grid: Grid, card: int, facing: int) -> Mask:
    """Cells that the rule residence-industry forbids to this card in this facing."""
    cells = near_banned_neighbour(city, grid, FIRST[card], first_sides(card, facing, grid.slant))
    if card >= 10:
        cells |= near_banned_neighbour(city, grid, SECOND[card], second_sides(card, facing, grid.slant))
    return cells


def banned_colour(city: CityMasks, grid: Grid, card: int, facing: int) -> Mask:
    """Cells that the rule same-colour forbids to this card in this facing."""
    cells = near_same_colour(city, grid, FIRST[card], first_sides(card, facing, grid.slant))
    if card >= 10:
        cells |= near_same_colour(city, grid, SECOND[card], second_sides(card, facing, grid.slant))
    return cells


def within_limit(city: CityMasks, rules: Rules, card: int) -> bool:
    """Whether the limit lets the card in; an industry half brings its own five places."""
    if not counts_in_limit(card):
        return True
    return room(city, rules) + (rules.limit_step if has_industry(card) else 0) > 0


def cost(city: CityMasks, rules: Rules, card: int) -> int:
    """What building this card from the hand costs."""
    return leisure_price(city, rules) if has_leisure(card) else 0


def payable(city: CityMasks, rules: Rules, card: int, money: int) -> bool:
    """Whether the money suffices for the card."""
    return money >= cost(city, rules, card)


def legal_cells(city: CityMasks, grid: Grid, rules: Rules, card: int, facing: int, money: int) -> Mask:
    """Where this card may be built now: the AND of all construction rules."""
    if not (within_limit(city, rules, card) and payable(city, rules, card, money)):
        return 0
    banned = banned_neighbour(city, grid, card, facing) | banned_colour(city, grid, card, facing)
    return open_cells(city, grid) & ~banned


def line(cell: Cell, step: int, zone: Mask) -> Mask:
    """The cells of ``zone`` that are reached from ``cell`` in steps of ``step``, both ways."""
    cells = 0
    reached = cell << step & zone
    while reached:
        cells |= reached
        reached = reached << step & zone
    reached = cell >> step & zone
    while reached:
        cells |= reached
        reached = reached >> step & zone
    return cells


def brings_cloud(city: CityMasks, grid: Grid, card: int, cell: Cell) -> bool:
    """Whether an industry built on ``cell`` stands in line with one that is already there."""
    if not has_industry(card):
        return False
    if grid.floating == 1:
        number = popcount(cell - 1)
        row = number // grid.stride
        inline = (1 << grid.stride) - 1 << row * grid.stride | grid.column << number - row * grid.stride
    else:
        zone = city.own & grid.board
        inline = line(cell, city.lines[0], zone) | line(cell, city.lines[1], zone)
    return anywhere(city.works) & inline != 0


def painted(sides: Sides, cell: Cell, shown: int) -> Sides:
    """A colour after one more card shows it on the sides ``shown``."""
    east, west, south, north, south_west, north_east = sides
    if shown == 63:
        return (east | cell, west | cell, south | cell, north | cell, south_west | cell, north_east | cell)
    return (
        east | cell if shown & 1 else east,
        west | cell if shown & 2 else west,
        south | cell if shown & 4 else south,
        north | cell if shown & 8 else north,
        south_west | cell if shown & 16 else south_west,
        north_east | cell if shown & 32 else north_east,
    )


def built(city: CityMasks, grid: Grid, card: int, facing: int, cell: Cell) -> CityMasks:
    """The city after ``card`` is put on ``cell``; no rule is asked."""
    (
        homes,
        shops,
        leisure,
        works,
        parkings,
        hall,
        parks,
        clouds,
        architect,
        pictures,
        occupied,
        halves,
        frame,
        own,
        lent,
        lines,
        extent,
    ) = city
    colour = FIRST[card]
    shown = first_sides(card, facing, grid.slant)
    for _ in range(1 if card < 10 else 2):
        if colour == 0:
            homes = painted(homes, cell, shown)
        elif colour == 1:
            shops = painted(shops, cell, shown)
        elif colour == 2:
            leisure = painted(leisure, cell, shown)
        elif colour == 3:
            works = painted(works, cell, shown)
        elif colour == 4:
            parkings |= cell
        elif colour == 5:
            parks |= cell
        else:
            clouds |= cell
        if card >= 10:
            colour = SECOND[card]
            shown = second_sides(card, facing, grid.slant)
            halves |= cell
    if 7 <= card <= 9:
        second, third, fourth = pictures
        pictures = (
            second | cell if card == 7 else second,
            third | cell if card == 8 else third,
            fourth | cell if card == 9 else fourth,
        )
    city = CityMasks(
        homes, shops, leisure, works, parkings, hall, parks, clouds, architect, pictures,
        occupied | cell, halves, frame, own, lent, lines, extent,
    )  # fmt: skip
    if grid.floating and not cell & extent.box:
        return widened(city, grid, cell)
    return city
