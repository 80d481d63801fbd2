"""The decisions of the game. Each is an immutable record; ``text`` is what the line protocol calls it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Play:
    """Play the top card of the deck."""

    @property
    def text(self) -> str:
        """Of the line protocol."""
        return "play"


@dataclass(frozen=True, slots=True)
class Stop:
    """Stop playing cards and build."""

    @property
    def text(self) -> str:
        """Of the line protocol."""
        return "stop"


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Shuffle the discard into a new deck and see its top card."""

    @property
    def text(self) -> str:
        """Of the line protocol."""
        return "shuffle"


@dataclass(frozen=True, slots=True)
class Remove:
    """Solo: take a card of the supply out of the game, after a shuffle."""

    card: str

    @property
    def text(self) -> str:
        """As other programs would type it."""
        return f"remove {self.card}"


@dataclass(frozen=True, slots=True)
class Recycle:
    """Turn a card of the discard front up for what it gives this turn."""

    card: str

    @property
    def text(self) -> str:
        """Of the line protocol."""
        return f"recycle {self.card}"


@dataclass(frozen=True, slots=True)
class Build:
    """Buy, upgrade, or both; ``to`` is the player who gets the apartment or the home that leaves, if one does."""

    kind: str
    card: str
    to: int | None = None

    @property
    def text(self) -> str:
        """Of the line protocol, which leaves the receiver to the record."""
        return f"{self.kind} {self.card}"


@dataclass(frozen=True, slots=True)
class End:
    """End the building phase, and the turn."""

    @property
    def text(self) -> str:
        """Of the line protocol."""
        return "end"


Action = Play | Stop | Shuffle | Remove | Recycle | Build | End
