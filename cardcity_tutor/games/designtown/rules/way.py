"""One resolved way of playing: how many players, which rulings, which numbers on the cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

from ....core.errors import RequestError
from .cards import FULL_PILES, PILES, Supply
from .table import Table, default_table

RULINGS: Final[Mapping[str, tuple[object, ...]]] = {
    "first-card": (True, False),
    "tax-stack": (True, False),
    "buy-upgrade-triggers": (True, False),
    "direction": ("right", "left"),
    "solo-supply": (4, 3, 2),
}
"""The rulings that a club may change, each with its values; the default stands first."""
MOST_PLAYERS: Final = 4


@dataclass(frozen=True)
class Way:
    """What is fixed before a game begins."""

    ruleset: ClassVar[str] = "designtown"
    players: int = 2
    rulings: tuple[tuple[str, object], ...] = ()
    """Those that differ from the default."""
    table: Table = field(default_factory=default_table)

    def ruling(self, name: str) -> object:
        """The value of a ruling that can be changed."""
        return dict(self.rulings).get(name, RULINGS[name][0])

    @property
    def solo(self) -> bool:
        """Whether one player plays against the supply."""
        return self.players == 1

    @property
    def first_card(self) -> bool:
        """Whether at least one card is played each turn."""
        return bool(self.ruling("first-card"))

    @property
    def tax_stack(self) -> bool:
        """Whether each station makes taxes 1 lower, not only the first."""
        return bool(self.ruling("tax-stack"))

    @property
    def purchase_triggers(self) -> bool:
        """Whether a plant that is bought at once goes on top of the deck, as one that is upgraded does."""
        return bool(self.ruling("buy-upgrade-triggers"))

    @property
    def full_supply(self) -> Supply:
        """The piles at the beginning."""
        if self.solo:
            solo = int(str(self.ruling("solo-supply")))
            return solo, solo, solo, solo
        stores, hospitals, factories, parks = (FULL_PILES[face] for face in PILES)
        return stores, hospitals, factories, parks


def read_way(players: int, rulings: Mapping[str, Any], table: Table) -> Way:
    """A way of playing from plain data.

    Raises:
        RequestError: for an unknown ruling or a value that it does not take.
    """
    changed = {}
    for name, value in rulings.items():
        if name not in RULINGS:
            raise RequestError("ruling", "unknown-ruling", value=name, expected=", ".join(RULINGS))
        values = RULINGS[name]
        if not any(type(value) is type(known) and value == known for known in values):
            raise RequestError("ruling", "switch-value", key=name, value=value, expected=values)
        if value != values[0]:
            changed[name] = value
    return Way(players, tuple(sorted(changed.items())), table)
