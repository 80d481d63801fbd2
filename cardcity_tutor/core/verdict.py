"""What the rules say of one move: legal or not, every reason at once, and what would make it legal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from .representations import Told, pretty

Place = tuple[int, int]
"""Row and column of a cell, as people count them."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One rule that forbids the move, the cards at fault, and the numbers of its sentence."""

    rule: str
    cells: tuple[Place, ...] = ()
    params: Mapping[str, object] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that would have to be different: ``money``, ``industries``, ``build-first`` or ``turn``."""

    kind: str
    params: Mapping[str, object] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True, repr=False)
class Verdict(Told):
    """Legal or not, and why. A ``remedy`` lists the changes that together make the move legal.

    ``remedy`` is ``None`` where nothing helps, and empty for a legal move.
    """

    reasons: tuple[Reason, ...] = ()
    remedy: tuple[Change, ...] | None = ()
    move: Any = field(default=None, compare=False)
    """What was asked about, for whoever puts the verdict into words."""

    def about(self, move: object) -> Verdict:
        """The same verdict, with what it was asked about."""
        return Verdict(self.reasons, self.remedy, move)

    def __repr__(self) -> str:
        """The rules against the move."""
        return f"<Verdict: {', '.join(self.rules) or 'legal'}>"

    _repr_pretty_ = pretty

    @property
    def legal(self) -> bool:
        """Whether the move may be made."""
        return not self.reasons

    def __bool__(self) -> bool:
        """A legal verdict is true."""
        return self.legal

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules that forbid the move, sorted."""
        return tuple(sorted({reason.rule for reason in self.reasons}))
