"""The score sheet of a real table: what is typed for each player, and what it comes to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from .face import Request

Answer = Mapping[str, Any]
Typed = Mapping[str, str]
"""What was typed for one player, by field."""


class SheetField(NamedTuple):
    """One thing to type.

    Its words are messages of the game: ``sheet-<ruleset>-<name>`` with ``.about``, and ``sheet-<ruleset>-<name>-<choice>``.
    """

    name: str
    choices: tuple[str, ...] = ()
    """What it may be; none: any text. Each player begins with another one."""


class Standing(NamedTuple):
    """How a player stands."""

    score: float | None = None
    place: int = 0
    """0 as long as that cannot be said."""


class Sheet(Protocol):
    """What a game brings to count a real table. Each player's part is a question of the line protocol."""

    def fields(self, way: Any) -> Sequence[SheetField]:  # noqa: ANN401 (each game has its own)
        """What is typed for each player."""

    def request(self, way: Any, typed: Sequence[Typed], player: int) -> Request | None:  # noqa: ANN401
        """The question about one player of the table; none as long as nothing was typed. Raises ``InputError``."""

    def objections(self, answer: Answer, player: int) -> Sequence[str]:
        """The rules against what was typed for a player, by the answer to the question."""

    def standings(self, way: Any, answers: Sequence[Answer | None]) -> Sequence[Standing]:  # noqa: ANN401
        """How all stand, by the answers about those whom nothing speaks against."""
