"""What usually helps: cells that a card likes, as masks. The informed policy of the rollouts chooses among these.

A residence likes culture beside it, commerces and leisure like residences: that is what makes districts grow. What
feeds nobody (parkings, industries, clouds) likes ground that no district would grow into. Every answer is a pair:
the cells that are liked, and those that are liked twice as much.
"""

from .bits import around, near
from .building import room
from .cards import FIRST, SECOND, first_sides, second_sides
from .shapes import Aims, CityMasks, Grid, Mask, Rules, Sides
from .swift import culture


def touching(sides: Sides, shown: int, grid: Grid) -> tuple[Mask, Mask]:
    """Cells where a card that shows on the sides ``shown`` meets the colour ``sides`` on one edge, and on two."""
    stride = grid.stride
    one = 0
    two = 0
    if shown & 1:
        one = sides[1] >> 1
    if shown & 2:
        met = sides[0] << 1
        two |= one & met
        one |= met
    if shown & 4:
        met = sides[3] >> stride
        two |= one & met
        one |= met
    if shown & 8:
        met = sides[2] << stride
        two |= one & met
        one |= met
    if grid.slant:
        if shown & 16:
            met = sides[5] >> grid.slant
            two |= one & met
            one |= met
        if shown & 32:
            met = sides[4] << grid.slant
            two |= one & met
            one |= met
    return one, two


def waste_ground(city: CityMasks, grid: Grid) -> tuple[Mask, Mask]:
    """Cells away from residences, and of those the ones away from culture and commerces too."""
    one = ~near(city.homes, grid)
    return one, one & ~(near(culture(city), grid) | near(city.shops, grid))


def liked_by(city: CityMasks, grid: Grid, aims: Aims, colour: int, shown: int) -> tuple[Mask, Mask]:
    """The cells that one colour of a card likes."""
    empty = city.frame & ~city.occupied
    if colour == 0:
        one, two = touching(culture(city), shown, grid)
        if aims.victory != 2:  # a commerce wants districts; a happy one has a commerce and a parking too
            other, _ = touching(city.shops, shown, grid)
            if aims.victory == 4:
                other |= around(city.parkings, grid)
            two |= one & other
            one |= other
    elif colour in (1, 2) or (aims.victory == 4 and colour in (4, 5)):
        one, two = touching(city.homes, shown, grid)
    elif colour == 5 or (colour == 3 and aims.victory == 2):
        one, two = touching((empty, empty, empty, empty, empty, empty), shown, grid)
    else:
        one, two = waste_ground(city, grid)
    if aims.victory == 2:  # empty places beside industries are warehouses
        stores = near(city.works, grid)
        return one & ~stores, two & ~stores
    return one, two


def liked(city: CityMasks, grid: Grid, aims: Aims, card: int, facing: int) -> tuple[Mask, Mask]:
    """The cells that a card likes in this facing."""
    one, two = liked_by(city, grid, aims, FIRST[card], first_sides(card, facing, grid.slant))
    if card >= 10:
        also, more = liked_by(city, grid, aims, SECOND[card], second_sides(card, facing, grid.slant))
        two |= more | one & also
        one |= also
    return one, two


def wants_industry(city: CityMasks, rules: Rules, aims: Aims, keep: int, turns: int) -> bool:
    """Whether a further industry is worth its price: where the limit presses, and to the industrialist always."""
    if aims.victory == 2:
        return True
    return turns > 0 and room(city, rules) <= keep


def wants_park(aims: Aims, turns: int) -> bool:
    """Whether it is time for a park: near the end, for those who count empty places or happiness."""
    return turns <= 1 and aims.victory not in (2, 3)
