"""Play from its one question: a hand of the card that is asked about, and the row with the card below it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .engine import State, Way
from .inspection import inspect


class ToyPositions:
    """What the question leaves out, such as pile and other hands, is nothing."""

    field = ""

    def read(self, request: Mapping[str, Any]) -> tuple[Way, State]:
        inspect(request)
        top = int(request["top"])
        return Way(), State(Way(), 1, 0, ((int(request["card"]),), (1,)), (), (top,) if top else ())

    def write(self, state: State) -> dict[str, Any]:
        return {"ruleset": "toy", "top": state.top, "card": (*state.seats[state.player], 0)[0]}


POSITIONS = ToyPositions()
