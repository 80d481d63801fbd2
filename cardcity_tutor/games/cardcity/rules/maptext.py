"""The text of a map with a suburb or with several players.

In a single city the town halls name their owners (``M0``, ``M1`` …) and their places fix the whole map. On brick rows
each ``>`` at the beginning of a row moves it by half a card; columns are counted along the slant, so that the cell
below right has the same column.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ....core.errors import InputError
from ....core.verdict import Place
from .citytext import known_token, placed_architect, rows_in, split, tokens_at
from .kernel.building import built
from .kernel.shapes import CityMasks
from .setting import Setting
from .tokens import ARCHITECT

INDENT = ">"


class Token(NamedTuple):
    """A token of a map text and its place, counted from the first token."""

    text: str
    place: Place


def read(text: str, *, brick: bool) -> list[Token]:
    """The tokens of a map text that stand for cards."""
    if not brick:
        return _cards((0, row) for row in split(text))
    rows: list[tuple[int, list[str]]] = []
    for number, row in enumerate(rows_in(text)):
        indent = next((k for k, token in enumerate(row) if token != INDENT), len(row))
        origin = rows[0][0] if rows else indent
        if (indent - origin - number) % 2:
            raise InputError("city-bricks", row=number)
        rows.append((indent, row[indent:]))
    return _cards(((indent - rows[0][0] - number) // 2, row) for number, (indent, row) in enumerate(rows))


def _cards(rows: Iterable[tuple[int, list[str]]]) -> list[Token]:
    """The cards of rows, each given with the column of its first token."""
    return [
        Token(token, (number, first + k))
        for number, (first, row) in enumerate(rows)
        for k, token in enumerate(row)
        if token != "."
    ]


def parse_suburb(text: str, setting: Setting) -> CityMasks:
    """Read the whole frame of a city inside its suburb."""
    size = setting.grid.size
    rows = split(text)
    tokens = read(text, brick=False)
    if len(rows) != size or len(rows[0]) != size:
        raise InputError("city-whole-frame", size=size, height=len(rows), width=len(rows[0]))
    city = setting.layout.bases[0]
    top, left = city.extent.north, city.extent.west
    city = city._replace(extent=city.extent._replace(top=-top, left=-left))
    halls = [token.place for token in tokens if token.text == "M"]
    if len(halls) > 1:
        raise InputError("city-two-halls", first=list(halls[0]), second=list(halls[1]))
    return _laid(city, setting, [token for token in tokens if token.text != "M"], (top, left), halls)


def parse_single(text: str, setting: Setting, player: int) -> CityMasks:
    """Read the map of a single city as a player sees it; the town halls fix where everything is.

    An architect in the zone of another has left when this player builds, unless the club lets him stay.
    """
    layout = setting.layout
    tokens = read(text, brick=bool(setting.grid.slant))
    halls = {token.text: token.place for token in tokens if token.text[0] == "M"}
    names = [f"M{number}" for number in range(len(layout.halls))]
    if sorted(halls) != names or sum(token.text in halls for token in tokens) != len(names):
        raise InputError("city-halls", expected=", ".join(names))
    stride = setting.grid.stride
    row, column = divmod(layout.halls[0].bit_length() - 1, stride)
    origin = (row - halls["M0"][0], column - halls["M0"][1])
    for name, cell in zip(names, layout.halls, strict=True):
        row, column = divmod(cell.bit_length() - 1, stride)
        if (row - origin[0], column - origin[1]) != halls[name]:
            raise InputError("city-halls-places", hall=name)
    city = layout.start(player)
    city = city._replace(extent=city.extent._replace(top=-origin[0], left=-origin[1]))
    return _laid(city, setting, [token for token in tokens if token.text not in halls], origin, [])


def _laid(
    city: CityMasks, setting: Setting, tokens: list[Token], origin: Place, halls: list[Place]
) -> CityMasks:
    """Lay cards on a fixed map."""
    grid = setting.grid
    layout = setting.layout
    ground = sum(layout.zones) if layout.zones else city.own
    architect: Place | None = None
    for place in halls:
        cell = 1 << (place[0] + origin[0]) * grid.stride + place[1] + origin[1]
        city = city._replace(hall=cell, occupied=cell)
    for text, place in tokens:
        card, facing = known_token(text, *place, setting)
        row, column = place[0] + origin[0], place[1] + origin[1]
        inside = 0 <= row <= 2 * grid.stride and 0 <= column < grid.stride
        cell = 1 << row * grid.stride + column if inside else 0
        if not cell & ground:
            raise InputError("city-off-map", token=text, row=place[0], column=place[1])
        if card == ARCHITECT:
            if architect:
                raise InputError("city-two-architects", first=list(architect), second=list(place))
            architect = place
        else:
            city = built(city, grid, card, facing, cell)
    if grid.floating == 2 and city.extent.east - city.extent.west >= grid.size:
        raise InputError("city-too-wide", width=city.extent.east - city.extent.west + 1, size=grid.size)
    if architect is None:
        return city
    laid = placed_architect(city, grid, architect)
    return laid if setting.architect_stays or laid.architect & city.own or not layout.zones else city


def suburb_rows(city: CityMasks, setting: Setting) -> list[list[str]]:
    """The whole frame inside the suburb, as rows of tokens."""
    extent, stride = city.extent, setting.grid.stride
    tokens = tokens_at(city, setting.grid)
    return [
        [tokens.get(row * stride + column, ".") for column in range(extent.west, extent.east + 1)]
        for row in range(extent.north, extent.south + 1)
    ]


def single_rows(city: CityMasks, setting: Setting) -> list[list[str]]:
    """A shared map as rows of tokens, trimmed; on brick rows with their indentation."""
    layout, stride = setting.layout, setting.grid.stride
    tokens = tokens_at(city, setting.grid)
    tokens.update((cell.bit_length() - 1, f"M{number}") for number, cell in enumerate(layout.halls))
    lines: dict[int, dict[int, str]] = {}
    for bit, token in tokens.items():
        lines.setdefault(bit // stride, {})[bit % stride] = token
    rows = range(min(lines), max(lines) + 1)
    if not setting.grid.slant:
        columns = [column for line in lines.values() for column in line]
        across = range(min(columns), max(columns) + 1)
        return [[lines.get(row, {}).get(column, ".") for column in across] for row in rows]
    return _brick_rows(lines, rows)


def _brick_rows(lines: dict[int, dict[int, str]], rows: range) -> list[list[str]]:
    """Each row from its first card to its last, moved by half cards from the leftmost one of all."""
    leftmost = min(2 * column + row for row, line in lines.items() for column in line)
    found = []
    for row in rows:
        line = lines.get(row, {})
        first = min(line) if line else (leftmost - row + 1) // 2
        last = max(line) if line else first
        indent = [INDENT] * (2 * first + row - leftmost)
        found.append(indent + [line.get(column, ".") for column in range(first, last + 1)])
    return found
