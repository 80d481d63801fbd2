"""Who can know what: read off what ``view`` hides and ``imagined`` deals anew, for games that nobody here knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ..core.chance import Chance
from ..core.errors import IllegalAction
from ..core.game import Action, Engine

DEALS: Final = 12
"""Deals of what is hidden that are looked at; what none of them shows, nobody would bet on."""
SEED: Final = 20


def holds_secrets(engine: Engine, state: Any, player: int) -> bool:  # noqa: ANN401
    """Whether a player sees anything that not everybody knows."""
    mine = engine.view(state, player)
    public = engine.view(state, None)
    return any(engine.view(engine.imagined(public, deal), player) != mine for deal in _deals())


def foresees(engine: Engine, before: Any, action: Action, after: Any) -> bool:  # noqa: ANN401
    """Whether who decided could know all that the decision has shown: then it can be taken back without harm."""
    player = before.player
    seen, shown = engine.view(before, player), engine.view(after, player)
    for deal in _deals():
        try:
            other, _ = engine.apply(engine.imagined(seen, deal), action)
        except IllegalAction:  # even that it was allowed hung on what was hidden
            return False
        if engine.view(other, player) != shown:
            return False
    return True


def _deals() -> Iterator[Chance]:
    chance = Chance(SEED)
    for _ in range(DEALS):
        bits, chance = chance.next()
        yield Chance(bits)
