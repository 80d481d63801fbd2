"""Which tiles the box has. Our list is chosen so that the printed counts fit; an owner of the game types the real one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from ....core.errors import RequestError
from .tiles import BUILDINGS, LEVELS, STARTS, TILES

KEYS: Final = ("comment", "tiles", "starts")


@dataclass(frozen=True)
class Box:
    """How many tiles of each kind, and the starting ones among them."""

    tiles: tuple[tuple[str, int], ...] = tuple(TILES.items())
    starts: tuple[str, ...] = STARTS

    @property
    def drawable(self) -> Counter[str]:
        """The tiles that are shuffled: all but the starting ones."""
        return Counter(dict(self.tiles)) - Counter(self.starts)

    @property
    def plain(self) -> dict[str, Any]:
        """As in a file; empty for ours."""
        if self == OURS:
            return {}
        return {"tiles": {tile: count for tile, count in self.tiles if count}, "starts": list(self.starts)}


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
    return Box(tuple(tiles.items()), tuple(starts))


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
