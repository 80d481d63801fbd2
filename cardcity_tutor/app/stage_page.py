"""Teach, for any game with a face that has no such page of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.widgets.game_stage import GameStage

from .sandbox_page import PLACE, POSITION
from .visit import Query, Visit

EXAMPLE, SHOW, AT, GUESS = "example", "show", "at", "guess"
LONGEST_STEP: Final = 3


class StagePage(GameStage):
    """The stage of the game that is open, with what a link asks for; the address follows line by line."""

    def __init__(self, visit: Visit, query: Query) -> None:
        """Begin with what the link asks for."""
        super().__init__(visit.ruleset)
        self._visit = visit
        visit.dress(self)
        self.turn_to(query)
        self.observe(self._on_theme, "theme")
        self.observe(self._on_value, "value")
        self.observe(self._on_wish, "wish")

    def turn_to(self, query: Query) -> None:
        """An example, a position, what is told of it and how far. Raises ``InputError`` for what there is not."""
        at = query.get(AT, "0")
        if not (at.isascii() and at.isdecimal() and len(at) <= LONGEST_STEP):
            raise InputError("field-not-number", field=AT, value=at[:20], max=10**LONGEST_STEP - 1)
        if EXAMPLE in query:
            self.open_example(query[EXAMPLE])
        elif POSITION in query:
            self.open_position(query[POSITION])
        if SHOW in query:
            self.turn_show(query[SHOW])
        if query:
            self.guess = query.get(GUESS) == "1"
            self._begin(int(at))

    def turn_back(self) -> None:
        """The same from its first line."""
        self._begin()

    def _on_theme(self, _change: object) -> None:
        """The presenter's key turns the whole house."""
        self._visit.theme = self.theme

    def _on_value(self, _change: object) -> None:
        if self.query:
            self._visit.note("teach", **self.query)

    def _on_wish(self, change: Mapping[str, Any]) -> None:
        if not change["new"]:
            return
        stage = self.stage
        if stage.position is not None:
            self._visit.go("sandbox", **{POSITION: stage.position.link})
        else:
            self._visit.go("sandbox", **{PLACE: stage.example})
