"""The box: tiles and how they turn, buildings, bridges and their votes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

LEVELS: Final = "RFS"
"""River, forest and sand, from the lowest to the highest: of a building as of a bridge."""
CLOUD: Final = "-"
TILES: Final[Mapping[str, int]] = {
    **dict.fromkeys(("RRa", "FFa", "SSa"), 4),
    **dict.fromkeys(("RFa", "FRa", "RSa", "SRa", "FSa", "SFa"), 2),
    **dict.fromkeys(("RRd", "FFd", "SSd", "RFd", "RSd", "FSd"), 4),
}
"""How many of each kind: two heights, side by side (the first one first clockwise) or diagonal."""
STARTS: Final = ("RFd", "FSd", "RSd", "RFa")
"""The starting tiles, with one to four birds."""
BUILDINGS: Final = 32
"""Of each height."""
BRIDGES: Final = (6, 8, 8, 6, 3)
"""Of each level, for the distances 1 to 5."""
VOTES: Final = (1, 2, 3, 5, 8)
LONGEST: Final = len(VOTES)

Stock = Mapping[str, tuple[int, ...]]
"""Bridges left of each level, for the distances 1 to 5."""
Block = tuple[str, str, str, str]
"""The squares of a tile, clockwise from the upper left one."""


def turns(tile: str) -> range:
    """The rotations of a tile that look different."""
    return range(2 if tile[2] == "d" and tile[0] == tile[1] else 4)


def block(tile: str, rotation: int) -> Block:
    """The squares of a tile after so many quarter turns clockwise.

    >>> block("RFa", 1)
    ('-', 'R', 'F', '-')
    """
    first, second, layout = tuple(tile)
    flat = (first, second, CLOUD, CLOUD) if layout == "a" else (first, CLOUD, second, CLOUD)
    upper_left, upper_right, lower_right, lower_left = (flat[(place - rotation) % 4] for place in range(4))
    return upper_left, upper_right, lower_right, lower_left


TILE_OF_BLOCK: Final[Mapping[Block, str]] = {
    block(tile, rotation): tile for tile in TILES for rotation in turns(tile)
}
