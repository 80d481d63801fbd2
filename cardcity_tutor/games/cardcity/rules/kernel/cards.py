"""Card numbers: what a card is, as one small int, and on which sides each of its colours shows.

A card number is an index into these tables. Bicolour cards come in two cuts, diagonal (even numbers) and straight.
"""

RESIDENCE, COMMERCE, LEISURE, PARKING, PARK, CLOUD = 0, 1, 2, 3, 4, 5
INDUSTRY = 6
"""The first of four: industries 6 to 9 differ in their picture only."""
BICOLOUR = 10
"""The first of ten: the pairs R-C, R-L, C-L, C-I, L-I, each diagonal and straight."""
CARDS = 20

HOMES, SHOPS, CULTURE, WORKS, GREY, GREEN, SMOKE, NONE = 0, 1, 2, 3, 4, 5, 6, 7
"""Colours; those from ``GREY`` on never share a card."""

FIRST = (0, 1, 2, 4, 5, 6, 3, 3, 3, 3, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2)
"""First (or only) colour of each card."""
SECOND = (7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)
"""Second colour of each card, ``NONE`` for a full card."""

COLOURS = (1, 2, 4, 16, 32, 64, 8, 8, 8, 8, 3, 3, 5, 5, 6, 6, 10, 10, 12, 12)
"""The colours of each card, as bits."""
REFUSED = (9, 2, 0, 0, 0, 0, 1, 1, 1, 1, 11, 11, 9, 9, 2, 2, 3, 3, 1, 1)
"""The colours, as bits, that each card must not touch when it is built."""

FIRST_SIDES = (9, 5, 6, 10, 11, 13, 7, 14, 41, 21, 22, 42, 43, 37, 23, 26)
"""Side bits of the first colour by facing: diagonal N+E, E+S, S+W, W+N; straight towards N, E, S, W.

First for square grids, then for brick rows, where the upper edge touches two cards and so does the lower one: a
diagonal half has three neighbours, a straight one three (looking east or west) or four.
"""
SECOND_SIDES = (6, 10, 9, 5, 7, 14, 11, 13, 22, 42, 41, 21, 23, 26, 43, 37)
"""Side bits of the second colour: the other half of a diagonal cut, the opposite direction of a straight one."""


def facings(card: int) -> int:
    """In how many ways the card can be turned."""
    return 4 if card >= 10 else 1


def first_sides(card: int, facing: int, slant: int) -> int:
    """Side bits on which the card's first colour shows, on brick rows where ``slant`` is not 0."""
    return FIRST_SIDES[(8 if slant else 0) + (card & 1) * 4 + facing] if card >= 10 else 63


def second_sides(card: int, facing: int, slant: int) -> int:
    """Side bits on which the card's second colour shows; only for bicolour cards."""
    return SECOND_SIDES[(8 if slant else 0) + (card & 1) * 4 + facing]


def is_industry(card: int) -> bool:
    """True for a full industry card, whatever its picture."""
    return 6 <= card <= 9


def has_industry(card: int) -> bool:
    """True for an industry and for half an industry."""
    return FIRST[card] == 3 or SECOND[card] == 3


def has_leisure(card: int) -> bool:
    """True for a leisure card and for half a leisure card."""
    return FIRST[card] == 2 or SECOND[card] == 2


def counts_in_limit(card: int) -> bool:
    """Industries, parks and clouds do not count in the limit; bicolour cards always do."""
    return card <= 3 or card >= 10
