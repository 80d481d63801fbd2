"""Who touches whom: the sides on which one card shows its colours, and the neighbours that meet them."""

from __future__ import annotations

from functools import cache

from .kernel.cards import BICOLOUR, FIRST, HOMES, SECOND, SHOPS, WORKS, first_sides, second_sides
from .kernel.shapes import (
    EAST,
    NORTH,
    NORTH_EAST,
    SOUTH,
    SOUTH_WEST,
    WEST,
    Cell,
    CityMasks,
    Grid,
    Mask,
    Sides,
)


@cache
def faces(card: int, facing: int, slant: int) -> tuple[tuple[int, int], ...]:
    """The colours of a card, each with the side bits on which it shows."""
    first = (FIRST[card], first_sides(card, facing, slant))
    return (first,) if card < BICOLOUR else (first, (SECOND[card], second_sides(card, facing, slant)))


def across(cell: Cell, shown: int, sides: Sides, grid: Grid) -> Mask:
    """The neighbours that show the colour ``sides`` to ``cell`` on one of its own sides ``shown``."""
    east, west, south, north, south_west, north_east = sides
    stride, slant = grid.stride, grid.slant
    found = 0
    if shown & EAST:
        found |= cell << 1 & west
    if shown & WEST:
        found |= cell >> 1 & east
    if shown & SOUTH:
        found |= cell << stride & north
    if shown & NORTH:
        found |= cell >> stride & south
    if slant and shown & SOUTH_WEST:
        found |= cell << slant & north_east
    if slant and shown & NORTH_EAST:
        found |= cell >> slant & south_west
    return found


def culprits(city: CityMasks, grid: Grid, rule: str, card: int, facing: int, cell: Cell) -> Mask:
    """The neighbours of ``cell`` that the rule objects to: those without which it would not."""
    found = 0
    for colour, shown in faces(card, facing, grid.slant):
        if colour == HOMES:
            found |= across(cell, shown, city.works if rule == "residence-industry" else city.homes, grid)
        elif colour == WORKS and rule == "residence-industry":
            found |= across(cell, shown, city.homes, grid)
        elif colour == SHOPS and rule == "same-colour":
            found |= across(cell, shown, city.shops, grid)
    return found
