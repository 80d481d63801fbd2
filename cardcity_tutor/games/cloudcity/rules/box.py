"""Which tiles the box has. Our list is chosen so that the printed counts fit; an owner of the game types the real one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ....core.errors import RequestError
from .tiles import BRIDGES, BUILDINGS, LEVELS, STARTS, TILES, VOTES

KEYS: Final = ("comment", "tiles", "starts", "bridges", "buildings", "votes")
PRINTED: Final[Mapping[str, Any]] = {"buildings": dict.fromkeys(LEVELS, BUILDINGS), "votes": list(VOTES)}
"""What a file may say too, but not otherwise."""


@dataclass(frozen=True)
class Box:
    """How many tiles of each kind, the starting ones among them, and the bridges of a level for the distances 1 to 5."""

    tiles: tuple[tuple[str, int], ...] = tuple(TILES.items())
    starts: tuple[str, ...] = STARTS
    bridges: tuple[int, ...] = BRIDGES

    @property
    def drawable(self) -> Counter[str]:
        """The tiles that are shuffled: all but the starting ones."""
        return Counter(dict(self.tiles)) - Counter(self.starts)

    @property
    def plain(self) -> dict[str, Any]:
        """As in a file; empty for ours."""
        if self == OURS:
            return {}
        tiles = {tile: count for tile, count in self.tiles if count}
        bridges = {} if self.bridges == BRIDGES else {"bridges": list(self.bridges)}
        return {"tiles": tiles, "starts": list(self.starts), **bridges}


OURS: Final = Box()


def read_box(given: object) -> Box:
    """A box from plain data; what is left out is ours.

    Raises:
        RequestError: for unknown keys, and for a list that cannot be that of the box.
    """
    if not isinstance(given, Mapping):
        raise RequestError("table", "field-not-object", field="table", value=given)
    for key in given:
        if key not in KEYS:
            raise RequestError("table", "cloudcity-box-key", value=key, expected=", ".join(KEYS))
    tiles = _tiles(given.get("tiles", TILES))
    starts = given.get("starts", list(STARTS))
    if (
        not isinstance(starts, list)
        or len(starts) != len(STARTS)
        or any(not isinstance(tile, str) or tile not in TILES for tile in starts)
    ):
        raise RequestError("table", "cloudcity-box-starts", value=starts, count=len(STARTS))
    if Counter(starts) - Counter(tiles):
        raise RequestError("table", "cloudcity-box-starts-missing", value=", ".join(starts))
    for key, printed in PRINTED.items():
        if given.get(key, printed) != printed:
            raise RequestError("table", "cloudcity-box-printed", key=key, value=given[key], expected=printed)
    bridges = given.get("bridges", list(BRIDGES))
    if (
        not isinstance(bridges, list)
        or len(bridges) != len(BRIDGES)
        or any(type(count) is not int or count < 0 for count in bridges)
    ):
        raise RequestError("table", "cloudcity-box-bridges", value=bridges)
    return Box(tuple(tiles.items()), tuple(starts), tuple(bridges))


def _tiles(given: object) -> dict[str, int]:
    if not isinstance(given, Mapping):
        raise RequestError("table", "field-not-object", field="tiles", value=given)
    for tile, count in given.items():
        if tile not in TILES:
            raise RequestError(
                "table", "cloudcity-tile", field="tiles", value=tile, expected=", ".join(TILES)
            )
        if type(count) is not int or count < 0:
            raise RequestError("table", "cloudcity-box-count", tile=tile, value=count)
    tiles = {tile: given.get(tile, 0) for tile in TILES}
    for level in LEVELS:
        sites = sum(count * tile[:2].count(level) for tile, count in tiles.items())
        if sites != BUILDINGS:
            raise RequestError("table", "cloudcity-box-sites", level=level, count=sites, expected=BUILDINGS)
    return tiles
