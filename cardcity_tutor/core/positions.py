"""From a position of the line protocol to a game that goes on from it, and back."""

from __future__ import annotations

from typing import Any, Protocol

from .face import Request


class Positions(Protocol):
    """What a game brings so that play can begin in any position that can be asked about."""

    field: str
    """The field of a request that holds the game's own notation; empty where it has none."""

    def read(self, request: Request) -> tuple[Any, Any]:
        """A way of playing and a whole state: what the request leaves open is dealt. An ``InputError`` if nobody can go on."""

    def write(self, state: Any) -> Request:  # noqa: ANN401 (each game has its own)
        """The request that asks about a state, for the player on turn."""
