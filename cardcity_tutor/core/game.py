"""The protocol that every game of the tutor follows: facts, states, actions, events, and each player's view."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from .chance import Chance

Action = Any
"""An immutable record of one decision; each game has its own kinds."""


class Event(NamedTuple):
    """Something that happened, by which rule, in which turn, to whom."""

    kind: str
    rule: str
    turn: int
    player: int
    details: Mapping[str, Any]


class Result(NamedTuple):
    """How a game ended for one player."""

    place: int
    score: float | None = None
    """None in games without points, and for who is out."""
    rank: str | None = None
    """The key of a title that the book gives, if it gives one."""


class State(Protocol):
    """A moment of a game. Immutable: undo is keeping the old one."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def player(self) -> int:
        """Whose decision it is."""


class Engine(Protocol):
    """What the package of a game offers, as functions of its module. A ``game`` is one resolved way of playing."""

    RULES_VERSION: int
    """Changes only when the same seed and decisions no longer give the same game."""

    def start(self, game: Any, seed: int) -> tuple[Any, tuple[Event, ...]]:  # noqa: ANN401 (each game has its own)
        """The first decision of a game, and what happened before it."""

    def actions(self, state: Any) -> Sequence[Action]:  # noqa: ANN401
        """All decisions that the rules allow now."""

    def apply(self, state: Any, action: Any) -> tuple[Any, tuple[Event, ...]]:  # noqa: ANN401
        """The next decision, and what happened on the way to it."""

    def view(self, state: Any, eye: int | None) -> Any:  # noqa: ANN401
        """The same state with everything hidden that this player cannot know; without an eye, what everybody knows."""

    def results(self, state: Any) -> Sequence[Result]:  # noqa: ANN401
        """How a game that is over ended, by player."""

    def clock(self, state: Any) -> tuple[int, int | None]:  # noqa: ANN401
        """The turn, and of how many; None where nobody knows."""

    def imagined(self, view: Any, chance: Chance) -> Any:  # noqa: ANN401
        """A whole state that fits a view: what it hides is dealt anew."""
