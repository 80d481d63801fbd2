"""City text: the notation of a city, read into the kernel's masks and written from them."""

from __future__ import annotations

from collections.abc import Sequence

from ....core.errors import InputError
from ....core.verdict import Place
from .kernel.bits import anywhere
from .kernel.building import built
from .kernel.cards import FIRST_SIDES, SECOND_SIDES
from .kernel.framing import settled, with_architect
from .kernel.grids import bare_city
from .kernel.shapes import CityMasks, Extent, Grid
from .setting import Setting
from .tokens import (
    ARCHITECT,
    COLOUR_LETTERS,
    DIAGONAL_FACINGS,
    EMPTY,
    HALL,
    MAP_TOKENS,
    PAIRS,
    STRAIGHT_FACINGS,
    XL_ONLY,
)


def cell_at(city: CityMasks, grid: Grid, place: Place) -> int:
    """The kernel's cell of a place that people name; 0 where the grid does not reach."""
    row, column = place[0] - city.extent.top, place[1] - city.extent.left
    if 0 <= row <= 2 * grid.stride and 0 <= column < grid.stride:
        return 1 << row * grid.stride + column & grid.board
    return 0


def places(city: CityMasks, grid: Grid, cells: int) -> list[Place]:
    """The places of a mask, row by row."""
    top, left = city.extent.top, city.extent.left
    stride = grid.stride
    found = []
    while cells:
        cell = cells & -cells
        cells ^= cell
        row, column = divmod(cell.bit_length() - 1, stride)
        found.append((row + top, column + left))
    return found


def rows_in(text: str) -> list[list[str]]:
    """The rows of a text as lists of tokens; at least one token is there."""
    if not isinstance(text, str):
        raise InputError("city-not-text", value=type(text).__name__)
    rows = [row.split() for row in text.strip().replace("\n", "/").split("/")]
    if not rows[0]:
        raise InputError("city-empty")
    return rows


def split(text: str) -> list[list[str]]:
    """The tokens of a city text, checked to be a rectangle."""
    rows = rows_in(text)
    width = len(rows[0])
    for number, row in enumerate(rows):
        if len(row) != width:
            raise InputError("city-ragged", row=number, found=len(row), expected=width)
    return rows


def parse_separate(text: str, setting: Setting) -> CityMasks:
    """Read the text of a city of one's own. Rows and columns are counted from its first token."""
    rows = split(text)
    cards: list[tuple[Place, int, int]] = []
    hall: Place | None = None
    architect: Place | None = None
    for row, tokens in enumerate(rows):
        for column, token in enumerate(tokens):
            if token == ".":
                continue
            card, facing = known_token(token, row, column, setting)
            if card == HALL:
                if hall:
                    raise InputError("city-two-halls", first=list(hall), second=[row, column])
                hall = (row, column)
            elif card == ARCHITECT:
                if architect:
                    raise InputError("city-two-architects", first=list(architect), second=[row, column])
                architect = (row, column)
            elif card != EMPTY:
                cards.append(((row, column), card, facing))
    return _laid(setting, cards, hall, architect)


def known_token(token: str, row: int, column: int, setting: Setting) -> tuple[int, int]:
    """Card number and facing of a token; what is wrong with it otherwise."""
    known = MAP_TOKENS.get(token)
    if known is None:
        letters = token[:2]
        if len(token) == 3 and set(letters) <= set(COLOUR_LETTERS) and letters not in PAIRS:
            raise InputError("city-pair", token=token, row=row, column=column, expected=", ".join(PAIRS))
        raise InputError("city-token", token=token, row=row, column=column)
    if setting.edition == "2012" and known[0] in XL_ONLY:
        raise InputError("city-edition", token=token, row=row, column=column)
    return known


def _laid(
    setting: Setting, cards: Sequence[tuple[Place, int, int]], hall: Place | None, architect: Place | None
) -> CityMasks:
    """Lay cards on a grid, wherever they are, and draw the frame around them."""
    grid = setting.grid
    spots = [place for place, _, _ in cards] + ([hall] if hall else [])
    if not spots:
        if architect:
            raise InputError("city-architect-apart", cell=list(architect))
        return bare_city(0, grid.board, Extent(0, 1, 1, 1, 1, -1, -1))
    north, south = min(row for row, _ in spots), max(row for row, _ in spots)
    west, east = min(column for _, column in spots), max(column for _, column in spots)
    height, width = south - north + 1, east - west + 1
    if height > grid.size or width > grid.size:
        raise InputError("city-too-large", height=height, width=width, size=grid.size)
    top, left = north - 1, west - 1
    everywhere = grid.board
    extent = Extent(everywhere, 1, height, 1, width, top, left)
    city = bare_city(1 << (hall[0] - top) * grid.stride + hall[1] - left if hall else 0, everywhere, extent)
    for (row, column), card, facing in cards:
        city = built(city, grid, card, facing, 1 << (row - top) * grid.stride + column - left)
    city = settled(city, grid, 1, height, 1, width, top, left)
    if architect is None:
        return city
    if not (north - 1 <= architect[0] <= south + 1 and west - 1 <= architect[1] <= east + 1):
        raise InputError("city-architect-apart", cell=list(architect))
    return placed_architect(city, grid, architect)


def placed_architect(city: CityMasks, grid: Grid, place: Place) -> CityMasks:
    """The city with its architect at a place; left of or above a full frame he helps nobody and is left out."""
    extent = city.extent
    row, column = place[0] - extent.top, place[1] - extent.left
    if grid.floating != 1:
        return with_architect(city, grid, 1 << row * grid.stride + column)
    if row > grid.size or column > grid.size:
        return city
    if (row == 0 and extent.south - extent.north + 1 == grid.size) or (
        column == 0 and extent.east - extent.west + 1 == grid.size
    ):
        return city
    return with_architect(city, grid, 1 << row * grid.stride + column)


def tokens_at(city: CityMasks, grid: Grid) -> dict[int, str]:
    """The token of each card by its bit number."""
    full = ~(city.halves | city.lent)
    tokens = dict.fromkeys(_bits(anywhere(city.works) & full), "I1")
    layers = (
        (anywhere(city.homes) & full, "R"),
        (anywhere(city.shops) & full, "C"),
        (anywhere(city.leisure) & full, "L"),
        (city.parkings, "P"),
        (city.hall, "M"),
        (city.parks, "K"),
        (city.clouds, "N"),
        (city.architect, "A"),
        *zip(city.pictures, ("I2", "I3", "I4"), strict=True),
    )
    for cells, token in layers:
        if cells:
            tokens.update(dict.fromkeys(_bits(cells), token))
    for bit in _bits(city.halves):
        tokens[bit] = half_token(city, bit, grid)
    return tokens


def half_token(city: CityMasks, bit: int, grid: Grid) -> str:
    """The token of the bicolour card on a cell, read off the sides on which its colours show."""
    colours = [
        (letter, sum(1 << side for side, cells in enumerate(sides) if cells >> bit & 1))
        for letter, sides in zip(
            COLOUR_LETTERS, (city.homes, city.shops, city.leisure, city.works), strict=True
        )
    ]
    (first, first_shown), (second, second_shown) = (item for item in colours if item[1])
    bricks = 8 if grid.slant else 0
    kind = next(
        k
        for k in range(8)
        if FIRST_SIDES[k + bricks] == first_shown and SECOND_SIDES[k + bricks] == second_shown
    )
    return first + second + (DIAGONAL_FACINGS + STRAIGHT_FACINGS)[kind]


def _bits(cells: int) -> list[int]:
    found = []
    while cells:
        cell = cells & -cells
        cells ^= cell
        found.append(cell.bit_length() - 1)
    return found
