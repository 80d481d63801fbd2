"""The floating frame: where a city may still grow, and how its cards move to make room."""

from .bits import popcount
from .shapes import Cell, CityMasks, Extent, Grid, Mask, Sides


def span(low: int, high: int) -> int:
    """The bits ``low`` to ``high``, both included."""
    return (1 << high + 1) - (1 << low)


def block(grid: Grid, north: int, south: int, west: int, east: int) -> Mask:
    """The rectangle of cells between these rows and columns, both ends included."""
    return grid.column * span(west, east) & span(north * grid.stride, (south + 1) * grid.stride - 1)


def widened(city: CityMasks, grid: Grid, cell: Cell) -> CityMasks:
    """The same cards after ``cell`` left the bounding box: a new box, a new frame, and room above and left."""
    _, north, south, west, east, top, left = city.extent
    number = popcount(cell - 1)
    row = number // grid.stride
    column = number % grid.stride
    if grid.floating == 2:
        return common_width(city, grid, min(west, column), max(east, column))
    return settled(
        city, grid, min(north, row), max(south, row), min(west, column), max(east, column), top, left
    )


def common_width(city: CityMasks, grid: Grid, west: int, east: int) -> CityMasks:
    """The frame of a zone whose depth is fixed and whose width is shared with the neighbour across the border."""
    _, north, south, _, _, top, left = city.extent
    extent = Extent(block(grid, north, south, west, east), north, south, west, east, top, left)
    return reframed(city, city.own & common_columns(grid, west, east), extent)


def common_columns(grid: Grid, west: int, east: int) -> Mask:
    """The cells, of both zones, that keep the common width while the cards lie between these columns."""
    return grid.column * span(max(0, east - grid.size + 1), min(grid.stride - 2, west + grid.size - 1))


def settled(
    city: CityMasks, grid: Grid, north: int, south: int, west: int, east: int, top: int, left: int
) -> CityMasks:
    """Move the cards so that their box starts in row and column 1, and draw the frame they may still grow into.

    An architect above or left of the box keeps a second free row or column, as long as a card fits beyond it.
    One who has been left outside the frame can help no more: his cell is forgotten.
    """
    size = grid.size
    first_row = 1
    first_column = 1
    row = 0
    column = 0
    if city.architect:
        number = popcount(city.architect - 1)
        row = number // grid.stride
        column = number % grid.stride
        if row < north and south - north < size - 2:
            first_row = 2
        if column < west and east - west < size - 2:
            first_column = 2
    down = first_row - north
    right = first_column - west
    if down or right:
        gone = row + down > size or column + right > size
        city = shifted(city, down * grid.stride + right, gone)
        north, south, west, east = north + down, south + down, west + right, east + right
        top, left = top - down, left - right
    frame = block(
        grid,
        max(0, south - size + 1),
        min(size, north + size - 1),
        max(0, east - size + 1),
        min(size, west + size - 1),
    )
    extent = Extent(block(grid, north, south, west, east), north, south, west, east, top, left)
    return reframed(city, frame, extent)


def reframed(city: CityMasks, frame: Mask, extent: Extent) -> CityMasks:
    """The same cards in another frame."""
    return CityMasks(
        city.homes, city.shops, city.leisure, city.works, city.parkings, city.hall, city.parks, city.clouds,
        city.architect, city.pictures, city.occupied, city.halves, frame, city.own, city.lent, city.lines, extent,
    )  # fmt: skip


def moved(cells: Mask, shift: int) -> Mask:
    """A mask moved by ``shift`` bits, to either side."""
    return cells << shift if shift >= 0 else cells >> -shift


def moved_sides(sides: Sides, shift: int) -> Sides:
    """A colour moved by ``shift`` bits."""
    east, west, south, north, south_west, north_east = sides
    return (
        moved(east, shift), moved(west, shift), moved(south, shift),
        moved(north, shift), moved(south_west, shift), moved(north_east, shift),
    )  # fmt: skip


def shifted(city: CityMasks, shift: int, architect_gone: bool) -> CityMasks:
    """All cards moved by ``shift`` bits; frame and extent are left for the caller to draw."""
    second, third, fourth = city.pictures
    return CityMasks(
        moved_sides(city.homes, shift),
        moved_sides(city.shops, shift),
        moved_sides(city.leisure, shift),
        moved_sides(city.works, shift),
        moved(city.parkings, shift),
        moved(city.hall, shift),
        moved(city.parks, shift),
        moved(city.clouds, shift),
        0 if architect_gone else moved(city.architect, shift),
        (moved(second, shift), moved(third, shift), moved(fourth, shift)),
        moved(city.occupied, shift),
        moved(city.halves, shift),
        city.frame,
        city.own,
        city.lent,
        city.lines,
        city.extent,
    )


def with_architect(city: CityMasks, grid: Grid, cell: Cell) -> CityMasks:
    """The city with the architect standing on ``cell``, or without it for 0."""
    city = CityMasks(
        city.homes, city.shops, city.leisure, city.works, city.parkings, city.hall, city.parks, city.clouds,
        cell, city.pictures, city.occupied, city.halves, city.frame, city.own, city.lent, city.lines, city.extent,
    )  # fmt: skip
    if grid.floating != 1:
        return city
    _, north, south, west, east, top, left = city.extent
    return settled(city, grid, north, south, west, east, top, left)
