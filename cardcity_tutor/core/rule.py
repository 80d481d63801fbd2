"""A rule is an object with a stable id; verdicts, events, score lines and lessons refer to it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Status(StrEnum):
    """Where a ruling comes from."""

    PRINTED = "printed"
    DEDUCED = "deduced"
    FOUND = "found"
    """Another text than the rulebook says so."""
    CHOSEN = "chosen"


@dataclass(frozen=True, slots=True)
class Citation:
    """Where the book says so. The 2012 leaflet has no page numbers."""

    book: str
    heading: str
    page: int | None = None


@dataclass(frozen=True, slots=True)
class Switch:
    """A setting by which a club can change a ruling."""

    default: Any
    values: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Rule:
    """A printed rule, or a ruling of ours (then it has a ``status``).

    The sentence is found in the catalogues under ``key``. ``holds`` is a claim that is true by this rule,
    ``broken`` one that is false because of it.
    """

    id: str
    phase: str
    sources: tuple[Citation, ...]
    related: tuple[str, ...] = ()
    only: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)
    """The values of each option with which it applies; an option that is not named does not matter."""
    status: Status | None = None
    also: Status | None = None
    """Where a part of the ruling comes from, when it is not the same."""
    switch: Switch | None = None
    holds: Mapping[str, Any] | None = field(default=None, hash=False)
    broken: Mapping[str, Any] | None = field(default=None, hash=False)

    def applies(self, **options: str) -> bool:
        """Whether it belongs to a game with these options; those that are not named are left open."""
        return all(value in self.only[name] for name, value in options.items() if name in self.only)

    @property
    def is_ruling(self) -> bool:
        """Whether this is a ruling of the project and not a sentence of the book."""
        return self.status is not None

    @property
    def key(self) -> str:
        """The catalogue key of the rule's sentence."""
        return f"{'ruling' if self.is_ruling else 'rule'}-{self.id}"
