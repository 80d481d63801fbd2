"""The plain values that the kernel works on: masks, grids, cities, and the numbers of a way to play.

A *mask* is a set of cells packed into an int. A *colour* is stored as six masks, one per side of a card: a full
card shows its colour on every side, half of a bicolour card only on its own sides. Opposite sides are
neighbours in the tuple, so that axis ``k`` of a grid is the pair ``2k, 2k + 1``.

The same records are used by the plain and by the compiled kernel, hence nothing here but ints and tuples.
"""

from typing import NamedTuple

Mask = int
"""A set of cells: bit ``row * stride + column`` of a grid."""

Cell = int
"""A mask with one single bit."""

Sides = tuple[int, int, int, int, int, int]
"""Where a colour shows, by side: east, west, south, north, and on brick rows south-west, north-east."""

EAST, WEST, SOUTH, NORTH, SOUTH_WEST, NORTH_EAST = 1, 2, 4, 8, 16, 32
ALL_SIDES = 63

NOWHERE: Sides = (0, 0, 0, 0, 0, 0)


class Grid(NamedTuple):
    """The geometry: which cells exist and which bit shifts lead to a neighbour.

    A floating grid holds a city of at most ``size`` x ``size`` whose frame is not fixed yet. Its cards stand in
    rows and columns 1 … ``size``; row and column 0 are the plots above and to the left, and a card built there
    moves everything by one. So ``size + 1`` rows and columns suffice, 49 bits for the largest city, and a
    shift that leaves a row can only meet column 0, which is outside the frame whenever that could matter.
    """

    size: int
    """Side of the frame."""
    stride: int
    """Distance to the neighbour below (on brick rows: below right)."""
    slant: int
    """Distance to the neighbour below left on brick rows; 0 on a square grid."""
    column: Mask
    """The cells of column 0."""
    board: Mask
    """All cells."""
    floating: int
    """How the frame follows the cards: 1 in both directions, 2 in its columns only, 0 not at all."""


class Rules(NamedTuple):
    """The numbers and switches that construction, development, income and score read."""

    limit: int
    """Cards that a city without industry may hold."""
    limit_step: int
    """Further cards for each industry."""
    price: int
    """Price of a leisure card, of the first industry, and of a park."""
    crisis: int
    """1: each further leisure card costs ``price`` more."""
    clouds: int
    """1: an industry in line with another one brings a cloud."""
    inside: int
    """1: the two halves of a bicolour card touch each other."""
    free_colours: int
    """Colours beside a parking district that earn nothing; -1 where there are no meters."""
    hall_pleases: int
    """1: the town hall serves as leisure for happiness."""


class Extent(NamedTuple):
    """Where the cards of a floating city lie on its grid, and the grid's place in the player's own coordinates."""

    box: Mask
    north: int
    south: int
    west: int
    east: int
    top: int
    """Row number, for people, of grid row 0."""
    left: int
    """Column number, for people, of grid column 0."""


class CityMasks(NamedTuple):
    """A city as masks: for each colour those of its sides, for each one-piece kind one."""

    homes: Sides
    shops: Sides
    leisure: Sides
    works: Sides
    parkings: Mask
    hall: Mask
    parks: Mask
    clouds: Mask
    architect: Mask
    pictures: tuple[int, int, int]
    """Industries that show picture 2, 3 and 4; the others show picture 1."""
    occupied: Mask
    """All cards; the architect is none."""
    halves: Mask
    """The bicolour cards."""
    frame: Mask
    """Cells that the player's next card may take without leaving the frame or the zone."""
    own: Mask
    """The player's zone, for limit, prices, clouds and shares; everything (-1) in a city of one's own."""
    lent: Mask
    """Suburb cards: as good as one's own once they belong to a district of the city."""
    lines: tuple[int, int]
    """Steps of the two lines of the zone on which industries bring clouds."""
    extent: Extent


class Fits(NamedTuple):
    """Cells for each card of a hand of at most three."""

    first: Mask
    second: Mask
    third: Mask


class Aims(NamedTuple):
    """What the score at the end is made of."""

    victory: int
    """0 residential, 1 economic, 2 industrial, 3 commercial, 4 happiness."""
    ecological: int
    """1: pollution counts."""
    decentralised: int
    """1: the bonuses of 2012 count."""
    pictures: tuple[int, int, int, int]
    """Per cent of pollution of an industry, by its picture."""
    halves: tuple[int, int]
    """Per cent of half an industry and of half a commerce."""


class Pile(NamedTuple):
    """Cards to come: how many of each kind nobody has seen, and under them those that the player knows.

    Counts take six bits for each card number: 0 to 9 in ``low``, 10 to 19 in ``high``.
    """

    low: int
    high: int
    unseen: int
    """The sum of all counts."""
    bottom: int
    """The known cards, the next one lowest, packed like a hand."""
    known: int
    """How many they are."""


class Stock(NamedTuple):
    """What the reserve has left. ``works`` packs the industries by picture, six bits each."""

    homes: int
    shops: int
    works: int
    parks: int
    clouds: int


class Ahead(NamedTuple):
    """Where a player stands in the turn, and what is left of the game."""

    turns: int
    """Turns after this one."""
    draw: int
    """Cards that a turn begins with."""
    keep: int
    """How many of them the player keeps; one more goes under the pile (solo)."""
    stage: int
    """0 the draw is to come, 1 construction, 2 development, 3 purchases, 4 nothing more in this turn."""
    hand: int
    target: int
    """Cards of the hand that must still be built; -1 where that is not worked out yet."""
    smoke: int
    """1: a cloud has to be put down first."""
    money: int
    bought: int
    """What has been bought in this turn: 1 an industry, 2 a park."""
    sober: int
    """1: the draw to come is the first of the game, without leisure."""
    pile: Pile
    stock: Stock
