"""How a game is shown and spoken of: the protocol behind every board, table, log and lesson."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from .game import Action, Event
from .scene import Gesture, Menu, Scene

Request = Mapping[str, Any]
"""A position as the line protocol asks about it, without what it asks: the form of claims, examples, links and lessons."""


class Face(Protocol):
    """What a game brings to be seen, decided and told. Every text comes in the language that is asked for."""

    # ------------------------------------------------------------ a game that is played

    def scene(self, state: Any, lang: str, eye: int | None, names: Sequence[str]) -> Scene:  # noqa: ANN401
        """A view of a state, drawn for a player, or for everybody where there is no eye; ``names`` by seat."""

    def menu(self, state: Any, lang: str) -> Menu:  # noqa: ANN401
        """What the player on turn can decide, each choice and target with all that speaks against it."""

    def action(self, state: Any, gesture: Gesture) -> Action:  # noqa: ANN401
        """The decision that a gesture stands for, legal or not: the engine says which; an ``InputError`` if it is none."""

    def typed(self, state: Any, text: str) -> Action:  # noqa: ANN401
        """The decision that somebody typed, legal or not; an ``InputError`` names what was expected."""

    def named(self, state: Any, action: Action, lang: str) -> str:  # noqa: ANN401
        """A decision in a few words, as a button, a log or the coach says it."""

    def told(self, event: Event, lang: str, names: Sequence[str]) -> str:
        """An event as a sentence of the log; empty for what nobody needs to hear."""

    def causes(self, state: Any, action: Action, lang: str) -> Sequence[str]:  # noqa: ANN401
        """What speaks for and against a decision of this view, in sentences with their numbers, the weightiest first."""

    # ------------------------------------------------------------ a position that is asked about

    def board(self, request: Request, lang: str) -> Scene:
        """The picture of a position, its sums among the stats; an ``InputError`` if it cannot exist."""

    def asked(self, request: Request, lang: str) -> Menu:
        """What could be decided there, each choice and target with all that speaks against it."""


@runtime_checkable
class LessonFace(Protocol):
    """What a face brings beside that for lessons; without it an option is said as it is typed, and its spot is its name."""

    def question(self, request: Request, lang: str, hidden: Collection[str]) -> Scene:
        """The picture of a position without what an exercise asks for: see ``course.questions.Kind.hides``."""

    def option(self, request: Request, exercise: Mapping[str, Any], option: str, lang: str) -> str:
        """An option of an answer in a few words; ``exercise`` holds the ``kind`` and the parameters of what is asked."""

    def option_spot(self, request: Request, exercise: Mapping[str, Any], option: str) -> str:
        """The thing in the picture that stands for an option; empty if none does."""


class ResultWords(Protocol):
    """How a game says ways of playing and scores in lists; a way comes as the plain data of its options."""

    def way_text(self, lang: str, way: Mapping[str, Any]) -> str:
        """A way of playing in one line."""

    def score_text(self, lang: str, score: float | None, way: Mapping[str, Any]) -> str:
        """A score; none is that of a player who is out."""

    def score_unit(self, lang: str, score: float | None, way: Mapping[str, Any]) -> str:
        """What it is counted in, where the figure does not say so."""
