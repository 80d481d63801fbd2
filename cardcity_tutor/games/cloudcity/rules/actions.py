"""The decisions of the game. Each is an immutable record."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from .city import Bridge, Cell, bridge_of

Source = Literal["pile", "open"]


@dataclass(frozen=True, slots=True)
class Place:
    """Lay a tile of the hand, and its two buildings."""

    tile: str
    cell: Cell
    rotation: int

    @property
    def text(self) -> str:
        """As other programs would type it."""
        return f"place {self.tile} {self.cell[0]},{self.cell[1]} {self.rotation}"


@dataclass(frozen=True, slots=True)
class Build:
    """Build a bridge."""

    bridge: Bridge

    @property
    def text(self) -> str:
        """As other programs would type it."""
        (top, left), (bottom, right) = self.bridge.start, self.bridge.end
        return f"bridge {self.bridge.level} {top},{left} {bottom},{right}"


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw the top of the pile, or an open tile."""

    source: Source
    tile: str | None = None
    """Which of the open tiles."""

    @property
    def text(self) -> str:
        """As other programs would type it."""
        return f"draw {self.source}" + (f" {self.tile}" if self.tile else "")


@dataclass(frozen=True, slots=True)
class Finish:
    """Build no more bridges in a last turn that has no draw."""

    @property
    def text(self) -> str:
        """As other programs would type it."""
        return "finish"


Action = Place | Build | Draw | Finish

_PLACE: Final = re.compile(r"place (\w{3}) (-?\d{1,2}),(-?\d{1,2}) ([0-3])")
_BUILD: Final = re.compile(r"bridge ([RFS]) (-?\d{1,2}),(-?\d{1,2}) (-?\d{1,2}),(-?\d{1,2})")
_DRAW: Final = re.compile(r"draw (?:(pile)|open (\w{3}))")


def read_action(text: str) -> Action | None:
    """The decision that was typed as ``text`` gives it; squares are counted from the player's starting tile.

    >>> read_action("draw open RRa")
    Draw(source='open', tile='RRa')
    """
    text = " ".join(text.split())
    if found := _PLACE.fullmatch(text):
        return Place(found[1], (int(found[2]), int(found[3])), int(found[4]))
    if found := _BUILD.fullmatch(text):
        top, left, bottom, right = map(int, found.groups()[1:])
        return Build(bridge_of(found[1], (top, left), (bottom, right)))
    if found := _DRAW.fullmatch(text):
        return Draw("pile") if found[1] else Draw("open", found[2])
    return Finish() if text == "finish" else None
