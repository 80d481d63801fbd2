"""How hard a puzzle is, from what was measured while it was made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import log2
from typing import Any, Final

from .....core.errors import InputError

DIFFICULTIES: Final = (1, 2, 3, 4, 5)
STEPS: Final = (2.5, 3.8, 5.4, 7.2)
"""Where one difficulty ends and the next begins."""
MOST_LUCK: Final = 0.6
"""A puzzle that chance solves more often is none."""
MOST_ANSWERS: Final = 36
"""A puzzle with more different answers has no point to find."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What was measured."""

    candidates: int
    """Different ends that an answer can have."""
    accepted: int
    """Those that reach the goal."""
    luck: float
    """How often decisions left to chance reach it."""
    steps: int
    """Decisions of the shortest answer."""
    near: int
    """Ends that miss it by one while others miss it by more: those that look right."""
    hasty: bool
    """Whether somebody reaches it who always takes what scores most at once."""

    @property
    def sound(self) -> bool:
        """Whether this is a puzzle at all: it can be solved, but not by trying anything."""
        return 0 < self.accepted <= MOST_ANSWERS and 0 < self.luck <= MOST_LUCK

    @property
    def effort(self) -> float:
        """Halvings of what has to be looked at; more for long answers, tempting ones and misleading habits."""
        tempting = self.near / max(1, self.candidates - self.accepted)
        return round(-log2(self.luck) + 0.4 * (self.steps - 1) + tempting + (0 if self.hasty else 0.8), 6)

    @property
    def difficulty(self) -> int:
        """From 1 to 5."""
        return 1 + sum(self.effort >= step for step in STEPS)

    def to_json(self) -> dict[str, Any]:
        """The facts as data."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: object) -> Facts:
        """The facts that were written."""
        kinds = {
            "candidates": int, "accepted": int, "luck": float, "steps": int, "near": int, "hasty": bool
        }  # fmt: skip
        if not isinstance(data, Mapping) or any(
            type(data.get(name)) is not kind for name, kind in kinds.items()
        ):
            raise InputError("puzzle-field", field="facts")
        facts = cls(**{name: data[name] for name in kinds})
        if not facts.sound:
            raise InputError("puzzle-field", field="facts")
        return facts
