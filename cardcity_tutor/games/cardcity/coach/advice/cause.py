"""A cause: one thing that a decision changes, by which rule, with its cells and numbers. Words are made elsewhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from .....core.verdict import Place
from ...rules.state import State

ANYWHERE: Final = frozenset({"founds", "frame", "cloud", "income", "score"})
"""Causes that are the same on whatever cell they come about."""
DOLLARS_TO_A_POINT: Final = 5
"""So much money is a point at the end of the residential victory."""
SPENDING: Final = 0.1
"""Points that a dollar is worth where the score does not count money: it still buys cards, roughly."""


@dataclass(frozen=True, slots=True)
class Cause:
    """One change. ``weight`` is a rough guess at the points it may bring (or cost), to tell the weighty ones first.

    The kinds: ``grows`` ``nearer`` ``farther`` ``founds`` ``enlarges`` ``merges`` ``stuck`` ``hems`` ``walled`` (districts),
    ``closes`` ``opens`` ``frame`` ``cloud`` (ground), ``pays`` ``saves`` ``room`` ``income`` ``score`` ``out`` ``saved`` (figures),
    ``bars`` ``frees`` (the hand),
    ``buildable`` ``bill`` ``could-grow`` ``could-earn``
    ``hidden`` ``bribe`` ``lot`` ``left`` (cards acquired).
    """

    kind: str
    rule: str
    cells: tuple[Place, ...] = ()
    params: Mapping[str, object] = field(default_factory=dict, hash=False)
    weight: float = field(default=0.0, compare=False)

    @property
    def good(self) -> bool:
        """Whether the change speaks for the decision."""
        return self.weight > 0

    @property
    def key(self) -> tuple[object, ...]:
        """What makes two causes of two decisions the same: for figures it does not matter where they come from."""
        cells = () if self.kind in ANYWHERE else self.cells
        return self.kind, self.rule, cells, tuple(sorted(self.params.items(), key=_name))


def _name(item: tuple[str, object]) -> str:
    return item[0]


class Stakes(NamedTuple):
    """What weights depend on: the victory that is played for and the turns to come after this one."""

    victory: str
    left: int
    hand: int
    """Cards per turn."""

    @classmethod
    def of(cls, state: State) -> Stakes:
        """The stakes of a decision in a game."""
        return cls(state.game.victory, state.game.turns - state.turn, state.game.hand)

    @property
    def dollar(self) -> float:
        """What a dollar is worth in the score."""
        return {"economic": 1.0, "residential": 1 / DOLLARS_TO_A_POINT}.get(self.victory, SPENDING)

    def growth(self, colour: str, size: int) -> float:
        """What one more card is worth to a district of this size."""
        if colour == "C":
            card = 1.0 if self.victory == "commercial" else 0.0
            return card + (size + 1) * (self.left + 1) * self.dollar
        return {"residential": size + 1.0, "happiness": 1.0}.get(self.victory, 0.5)


def ranked(causes: list[Cause]) -> tuple[Cause, ...]:
    """The weightiest first, whether they speak for or against; equal ones in a fixed order."""
    return tuple(sorted(causes, key=lambda cause: (-abs(cause.weight), cause.kind, cause.rule, cause.cells)))
