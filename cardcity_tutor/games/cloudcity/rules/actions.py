"""The decisions of the game. Each is an immutable record."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .city import Bridge, Cell

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
