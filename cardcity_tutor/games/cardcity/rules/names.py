"""What people call the cells of a map: a letter for the column, a number for the row, the same for a whole game.

On brick rows, which move by half a card each, a column is a plumb line: it meets one cell of every row.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from ....core.errors import InputError
from ....core.fields import told
from ....core.verdict import Place
from .citytext import places
from .kernel.shapes import CityMasks
from .layouts import Layout
from .setting import Setting

if TYPE_CHECKING:
    from .position import City

_NAME: Final = re.compile(r"([a-z]{1,2})([1-9]\d?)")


class Names(NamedTuple):
    """Where counting begins: the row called 1, and the half card (see ``halves``) at which column a begins."""

    row: int
    half: int
    brick: bool

    def name(self, place: Place) -> str | None:
        """The name of a place; none for one before the first row or column.

        >>> from cardcity_tutor.games.cardcity.rules.position import City
        >>> names_of(City("M R")).name((0, 1))
        'f5'
        """
        across = halves(place, self.brick) - self.half
        down = place[0] - self.row
        return f"{column_name(across // 2)}{down + 1}" if across >= 0 and down >= 0 else None

    def place(self, name: str) -> Place | None:
        """The place of that name; none for what is no name.

        >>> from cardcity_tutor.games.cardcity.rules.position import City
        >>> names_of(City("M R")).place("f5")
        (0, 1)
        """
        found = _NAME.fullmatch(name)
        if found is None:
            return None
        row = int(found[2]) - 1 + self.row
        half = 2 * _column_number(found[1]) + self.half
        return row, (half - row + 1) // 2 if self.brick else half // 2


def names_of(position: City) -> Names:
    """The names of a position's cells."""
    return names_in(position.city, position.setting)


def names_in(city: CityMasks, setting: Setting) -> Names:
    """The names of a city's cells.

    A frame that floats may come to lie anywhere around the town hall, which therefore is e5 in a frame of five and f6
    in one of six. Other maps are named from their own corner, the suburb's from that of its ring.
    """
    layout, extent = setting.layout, city.extent
    if layout.kind == "single":
        return _of_map(layout, extent.top, extent.left)
    if layout.kind == "suburb":
        row, column = extent.north + extent.top - 1, extent.west + extent.left - 1
    else:
        halls = places(city, setting.grid, city.hall)
        first = halls[0] if halls else (extent.north + extent.top, extent.west + extent.left)
        reach = setting.grid.size - 1
        row, column = first[0] - reach, first[1] - reach
    return Names(row, 2 * column, brick=False)


def read_place(cell: object, names: Names) -> Place:
    """The place that somebody means by a name (``f4``) or by a row and a column (``(0, 1)``)."""
    if isinstance(cell, str):
        named = names.place(cell.strip().lower())
        if named is not None:
            return named
    elif isinstance(cell, tuple | list) and len(cell) == 2 and all(type(part) is int for part in cell):
        return cell[0], cell[1]
    raise InputError("cell-unknown", value=told(cell))


@lru_cache(maxsize=16)
def _of_map(layout: Layout, top: int, left: int) -> Names:
    """A map of several players does not move: its first row, and its leftmost half card."""
    brick, stride = bool(layout.grid.slant), layout.grid.stride
    cells = 0
    for zone in layout.zones:
        cells |= zone
    bits = [bit for bit in range(cells.bit_length()) if cells >> bit & 1]
    every = [(bit // stride + top, bit % stride + left) for bit in bits]
    return Names(every[0][0], min(halves(place, brick) for place in every), brick)


def halves(place: Place, brick: bool) -> int:
    """The left edge of a cell in half cards: brick rows move by one each."""
    return 2 * place[1] + (place[0] if brick else 0)


def column_name(column: int) -> str:
    """``a`` … ``z``, then ``aa``: the name of a column counted from 0."""
    name = ""
    column += 1
    while column:
        column, letter = divmod(column - 1, 26)
        name = chr(ord("a") + letter) + name
    return name


def _column_number(name: str) -> int:
    number = 0
    for letter in name:
        number = 26 * number + ord(letter) - ord("a") + 1
    return number - 1
