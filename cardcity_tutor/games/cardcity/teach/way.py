"""The way of playing of a lesson or a step, and the positions that are read under it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ..rules.game import Game, game
from ..rules.position import Position
from ..rules.reserve import read_reserve

FIELDS: Final = ("edition", "level", "players", "player", "victory", "variants", "rulings")


@dataclass(frozen=True, slots=True)
class Way:
    """Which game is played; ``player`` is whose city is meant where all share one."""

    edition: str = "xl"
    level: str = "simplified"
    players: int = 1
    player: int = 0
    victory: str = "residential"
    variants: tuple[str, ...] = ()
    rulings: Mapping[str, Any] = field(default_factory=dict, hash=False)

    def position(
        self,
        city: str,
        *,
        hand: tuple[str, ...] = (),
        money: int = 3,
        reserve: Mapping[str, Any] | None = None,
    ) -> Position:
        """A position under these options."""
        return Position.of(
            city,
            edition=self.edition,
            level=self.level,
            variants=self.variants,
            rulings=self.rulings,
            money=money,
            hand=hand,
            reserve=read_reserve(reserve or {}),
            players=self.players,
            player=self.player,
        )

    def game(self) -> Game:
        """The game itself, for what is asked about its set-up."""
        return game(
            edition=self.edition,
            level=self.level,
            players=self.players,
            victory=self.victory,
            variants=self.variants,
            rulings=self.rulings,
        )
