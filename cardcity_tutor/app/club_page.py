"""The club's page: the club itself, and below it the board of the challenge once somebody takes it."""

from __future__ import annotations

import time
from collections.abc import Mapping
from datetime import date
from typing import TYPE_CHECKING, Any, Final

import ipywidgets

from cardcity_tutor.core.background import think
from cardcity_tutor.core.errors import InputError, TutorError
from cardcity_tutor.games import find
from cardcity_tutor.widgets.club_panels import FOR_MEMBERS
from cardcity_tutor.widgets.club_view import ClubView
from cardcity_tutor.widgets.later import call_later

from .visit import Query, Visit

if TYPE_CHECKING:
    from cardcity_tutor.widgets.base import TutorWidget

PAUSE: Final = 0.3
ASKED: Final = 200
"""How often the club is asked for a puzzle that is being made, a pause between two times."""


class ClubPage(ipywidgets.VBox):  # type: ignore[misc]
    """The view of the club and the board of the day."""

    children: tuple[ipywidgets.Widget, ...]

    def __init__(self, visit: Visit, query: Query) -> None:
        """Who comes or goes here, comes or goes everywhere; ``?tab=boards`` opens a part of it."""
        self.visit = visit
        self._game = find(visit.ruleset)
        self.board: TutorWidget | None = None
        self._is_making = False
        day = None
        if visit.desk is not None:
            try:
                day = date.fromisoformat(visit.desk.today())
            except (InputError, ValueError):
                day = None  # the page says itself that nobody answers
        self.view = ClubView(visit.desk, visit.go, day=day)
        visit.dress(self.view)
        super().__init__([self.view])
        self.view.observe(self._on_member, "nickname")
        visit.observe(self._on_visit, "nickname")
        self.view.observe(self._on_taken, "taken")
        self.view.observe(self._on_tab, "tab")
        self.turn_to(query)

    def turn_to(self, query: Query) -> None:
        """Open a part of the page."""
        if "tab" in query:
            if query["tab"] not in FOR_MEMBERS:
                raise InputError(
                    "option-unknown", field="tab", value=query["tab"][:40], expected=", ".join(FOR_MEMBERS)
                )
            self.view.tab = query["tab"]

    def _on_member(self, change: dict[str, Any]) -> None:
        self.visit.nickname = change["new"]

    def _on_visit(self, change: dict[str, Any]) -> None:
        self.view.nickname = change["new"]
        if self.board is not None:  # what one has found is not for the next, and counts for nobody else
            self.board.layout.display = "none"
            self.board = None
            self.view.laid = False

    # ---------------------------------------------------------------- the challenge

    def _on_taken(self, _change: object) -> None:
        """Bring the board; a puzzle that takes its time does not keep the page waiting."""
        if self.board is not None or self._is_making:
            return
        self._is_making = self.view.preparing = True
        self._bring_later(0, ASKED)

    def _bring_later(self, seconds: float, left: int) -> None:
        try:
            call_later(seconds, lambda: self._bring(left))
        except RuntimeError:  # nobody waits: a test, or a script
            time.sleep(seconds)
            self._bring(left)

    def _bring(self, left: int) -> None:
        try:
            puzzle = self._puzzle()
            if puzzle is None and left:
                self._bring_later(PAUSE, left - 1)
                return
            if puzzle is None:
                raise InputError("club-challenge-late")
            if self.visit.desk is not None and self.visit.desk.nickname:
                self.visit.desk.open_challenge(self.view.day.isoformat())
            self._lay(puzzle)
        except TutorError as error:
            self.view.tell(self.view.explain(error))
        self._is_making = self.view.preparing = False
        self.view.changed()

    def _puzzle(self) -> Mapping[str, Any] | None:
        """The club's own copy, which is made once for all; nothing while it is being made. Without a club it is made here."""
        desk, day = self.visit.desk, self.view.day.isoformat()
        if desk is not None:
            return desk.puzzle(day)
        return think(self._game.needed(self._game.daily_puzzle), day)

    def _lay(self, puzzle: Mapping[str, Any]) -> None:
        self.board = self._game.needed(self._game.load_challenge)()(puzzle, self._count)
        self.board.layout.margin = "24px 0 0"
        self.visit.dress(self.board)
        self.children = (*self.children, self.board)
        self.view.laid = True

    def _count(self, seconds: float, solved: bool) -> int:
        """A try counts for members; trouble with the club is told at the board, and the answer stands."""
        desk = self.visit.desk
        if desk is None or not desk.nickname:
            return 0
        tries = 0
        try:
            tries = int(desk.try_challenge(self.view.day.isoformat(), seconds, solved=solved)["tries"])
        except InputError as error:
            if self.board is not None:
                self.board.tell(self.board.explain(error))
        self.view.changed()
        return tries

    def _on_tab(self, _change: object) -> None:
        """The board belongs to its tab."""
        if self.board is not None:
            self.board.layout.display = None if self.view.tab == "challenge" else "none"
