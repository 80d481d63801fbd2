"""The face of the game as the house asks for it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ....core.face import Request
from ....core.game import Event
from ....core.scene import Gesture, Menu, Scene
from ..rules.actions import Action
from ..rules.state import State
from . import lessons, menu, story, table
from .deals import cause_words


class CiteFace:
    """Every text in the language that is asked for, every drawing as SVG."""

    def scene(self, state: State, lang: str, eye: int | None, names: Sequence[str]) -> Scene:
        """A view of a state, drawn for a player, or for everybody where there is no eye."""
        return table.scene(state, lang, eye, names)

    def menu(self, state: State, lang: str) -> Menu:
        """What the player on turn can decide."""
        return menu.menu(state, lang)

    def action(self, state: State, gesture: Gesture) -> Action:
        """The decision that a gesture stands for."""
        return menu.action(state, gesture)

    def typed(self, state: State, text: str) -> Action:
        """The decision that somebody typed."""
        return menu.decided(state, text)

    def named(self, state: State, action: Action, lang: str) -> str:
        """A decision in a few words."""
        return menu.named(state, action, lang)

    def told(self, event: Event, lang: str, names: Sequence[str]) -> str:
        """An event as a sentence of the log."""
        return story.told(event, lang, names)

    def causes(self, state: State, action: Action, lang: str) -> Sequence[str]:
        """What speaks for and against a decision."""
        return cause_words(lang, state, action)

    def board(self, request: Request, lang: str) -> Scene:
        """The picture of a position."""
        return table.board(request, lang)

    def question(self, request: Request, lang: str, hidden: Collection[str]) -> Scene:
        """The same without what an exercise asks for."""
        return table.question(request, lang, hidden)

    def option(self, request: Request, exercise: Mapping[str, Any], option: str, lang: str) -> str:
        """An option of an answer in words."""
        return lessons.option_words(request, exercise, option, lang)

    def option_spot(self, request: Request, exercise: Mapping[str, Any], option: str) -> str:
        """The thing that stands for an option."""
        return lessons.option_spot(request, exercise, option)

    def asked(self, request: Request, lang: str) -> Menu:
        """What could be decided there."""
        return table.asked(request, lang)
