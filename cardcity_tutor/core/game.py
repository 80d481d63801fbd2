"""The protocol that every game of the tutor follows: facts, states, actions, events, and each player's view."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeVar

Action = Any
"""An immutable record of one decision; each game has its own kinds."""


class Event(NamedTuple):
    """Something that happened, by which rule, in which turn, to whom."""

    kind: str
    rule: str
    turn: int
    player: int
    details: Mapping[str, Any]


class State(Protocol):
    """A moment of a game. Immutable: undo is keeping the old one."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def player(self) -> int:
        """Whose decision it is."""


S = TypeVar("S", bound=State)


class Game(Protocol[S]):
    """The facts of one way of playing, and what can happen in it."""

    rules_version: int

    def start(self, seed: int) -> tuple[S, tuple[Event, ...]]:
        """The first decision of a game."""

    def actions(self, state: S) -> Sequence[Action]:
        """All decisions that the rules allow now."""

    def apply(self, state: S, action: Action) -> tuple[S, tuple[Event, ...]]:
        """The next decision, and what happened on the way to it."""

    def view(self, state: S, player: int) -> S:
        """The same state with everything hidden that this player cannot know."""
