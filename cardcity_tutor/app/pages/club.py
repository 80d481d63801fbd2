"""The club's page: the club itself, and below it the board of the challenge once somebody takes it."""

from __future__ import annotations

import asyncio
from datetime import date
from typing import TYPE_CHECKING, Any, Final

import ipywidgets

from cardcity_tutor.core.errors import InputError, TutorError
from cardcity_tutor.widgets.club_panels import FOR_MEMBERS
from cardcity_tutor.widgets.club_view import ClubView

from ..visit import Query, Visit

if TYPE_CHECKING:
    from cardcity_tutor.games.cardcity.widgets.challenge import ChallengeBoard

PAUSE: Final = 0.3
ASKED: Final = 200
"""How often the club is asked for a puzzle that is being made, a pause between two times."""


class ClubPage(ipywidgets.VBox):  # type: ignore[misc]
    """The view of the club and the board of the day."""

    children: tuple[ipywidgets.Widget, ...]

    def __init__(self, visit: Visit) -> None:
        """Who comes or goes here, comes or goes everywhere."""
        self.visit = visit
        self.board: ChallengeBoard | None = None
        self._making: asyncio.Task[None] | None = None
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
        if self.board is not None or self._making is not None:
            return
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:  # nobody waits: a test, or a script
            asyncio.run(self._bring())
            return
        self._making = loop.create_task(self._bring())

    async def _bring(self) -> None:
        self.view.preparing = True
        try:
            puzzle = await self._puzzle()
            if self.visit.desk is not None and self.visit.desk.nickname:
                self.visit.desk.open_challenge(self.view.day.isoformat())
            self._lay(puzzle)
        except TutorError as error:
            self.view.tell(self.view.explain(error))
        finally:
            self._making = None
            self.view.preparing = False
            self.view.changed()

    async def _puzzle(self) -> Any:  # noqa: ANN401 (a puzzle; its module is imported when there is one to lay)
        """The club's own copy, which is made once for all; without a club it is made here."""
        from cardcity_tutor.games.cardcity.teach.puzzles import Puzzle, daily

        desk, day = self.visit.desk, self.view.day
        if desk is None:
            return await asyncio.get_running_loop().run_in_executor(None, daily, day)
        for _ in range(ASKED):
            found = desk.puzzle(day.isoformat())
            if found is not None:
                return Puzzle.from_json(found)
            await asyncio.sleep(PAUSE)
        raise InputError("club-challenge-late")

    def _lay(self, puzzle: Any) -> None:  # noqa: ANN401
        from cardcity_tutor.games.cardcity.widgets.challenge import ChallengeBoard

        self.board = ChallengeBoard(puzzle, self._count)
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


def open_page(visit: Visit, query: Query) -> ClubPage:
    """The club; ``?tab=boards`` opens a part of it."""
    page = ClubPage(visit)
    turn_to(page, query)
    return page


def turn_to(page: ClubPage, query: Query) -> None:
    """Open a part of the page."""
    if "tab" in query:
        if query["tab"] not in FOR_MEMBERS:
            raise InputError(
                "option-unknown", field="tab", value=query["tab"][:40], expected=", ".join(FOR_MEMBERS)
            )
        page.view.tab = query["tab"]
