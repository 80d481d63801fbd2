"""What the rules say of one move: legal or not, every reason at once, and what would make it legal."""

from collections.abc import Mapping
from dataclasses import dataclass, field

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


@dataclass(frozen=True, slots=True)
class Verdict:
    """Legal or not, and why. A ``remedy`` lists the changes that together make the move legal.

    ``remedy`` is ``None`` where nothing helps, and empty for a legal move.
    """

    reasons: tuple[Reason, ...] = ()
    remedy: tuple[Change, ...] | None = ()

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
