"""City text, whatever the map: read into a player's view of it, and written from one."""

from __future__ import annotations

from ....core.verdict import Place
from .citytext import parse_separate, tokens_at
from .kernel.shapes import CityMasks
from .maptext import parse_single, parse_suburb, read, single_rows, suburb_rows
from .setting import Setting


def parse(text: str, setting: Setting, player: int = 0) -> CityMasks:
    """Read a city text as a player sees it. Rows and columns are counted from its first token."""
    if setting.layout.kind == "single":
        return parse_single(text, setting, player)
    if setting.layout.kind == "suburb":
        return parse_suburb(text, setting)
    return parse_separate(text, setting)


def architect_place(text: str, setting: Setting, city: CityMasks) -> Place | None:
    """Where the architect stands in a city text, if he does; ``city`` is that text as the player sees it.

    In a single city he may have left it for this player, see ``maptext.parse_single``.
    """
    if "A" not in text or (setting.shared and not city.architect):
        return None
    tokens = read(text, brick=bool(setting.grid.slant))
    return next((token.place for token in tokens if token.text == "A"), None)


def rows_of(city: CityMasks, setting: Setting) -> list[list[str]]:
    """The city as rows of tokens, without empty rows and columns around it (the suburb: the whole frame)."""
    if setting.layout.kind == "single":
        return single_rows(city, setting)
    if setting.layout.kind == "suburb":
        return suburb_rows(city, setting)
    stride = setting.grid.stride
    tokens = tokens_at(city, setting.grid)
    if not tokens:
        return [["."]]
    rows = [bit // stride for bit in tokens]
    columns = [bit % stride for bit in tokens]
    across = range(min(columns), max(columns) + 1)
    return [
        [tokens.get(row * stride + column, ".") for column in across]
        for row in range(min(rows), max(rows) + 1)
    ]


def city_text(city: CityMasks, setting: Setting) -> str:
    """The city as text."""
    return " / ".join(" ".join(row) for row in rows_of(city, setting))
