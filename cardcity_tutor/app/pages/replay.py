"""The replay: a game that was saved, pasted or handed over by the page it was played on, step by step, and its review."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.render.wording.club import names_text
from cardcity_tutor.widgets.game_replay import GameReplay
from cardcity_tutor.widgets.play_form import day_text, stand_text

from ..handing import hand_over, taken
from ..visit import Query, Visit

PAGE: Final = "replay"
NAMED: Final = 20
"""Saved games that are offered, the latest first."""


class ReplayPage(GameReplay):
    """The replay of one visitor."""

    def __init__(self, visit: Visit) -> None:
        """Begin without a game."""
        self.visit = visit
        super().__init__(page=True)
        visit.dress(self)
        self.observe(self._on_wish, "wish")
        self.observe(self._on_handed, "handed")
        visit.observe(self._on_member, "nickname")
        self._on_member()

    def show(self, query: Query) -> None:
        """The game that a link names, or that another page hands over."""
        record = taken(self.visit, query)
        if "game" in query:
            record = self._saved(query["game"])
        if record:
            self.open_record(record)

    def _saved(self, number: str) -> str:
        if not number.isdecimal() or len(number) > 18:
            raise InputError("option-unknown", field="game", value=number[:40], expected="1, 2, 3…")
        if self.visit.desk is None:
            raise InputError("club-nobody")
        return str(self.visit.desk.load_game(int(number))["record"])

    def on_other(self, gesture: Mapping[str, Any]) -> None:
        """Open another record: the saved games may have changed meanwhile."""
        self._on_member()
        super().on_other(gesture)

    def _on_member(self, _change: object = None) -> None:
        """The member's saved games; a club that does not answer keeps nobody from opening a file."""
        desk = self.visit.desk
        games: list[dict[str, Any]] = []
        if desk is not None and self.visit.nickname:
            try:
                games = desk.games()
            except InputError as error:
                self.tell(self.explain(error))
        self.kept = [{"id": game["id"], "title": self._title(game)} for game in games[:NAMED]]

    def _title(self, game: Mapping[str, Any]) -> str:
        """A saved game in one line, as the page ``Play`` names it."""
        return " · ".join(
            filter(
                None,
                (
                    names_text(self.language, game["title"]),
                    stand_text(self.language, game),
                    day_text(self.language, game),
                ),
            )
        )

    def _on_wish(self, change: Mapping[str, Any]) -> None:
        wish = dict(change["new"])
        if wish:
            self.wish = {}  # the same wish may come again
            self.visit.go(str(wish.pop("page")), **wish)

    def _on_handed(self, change: Mapping[str, Any]) -> None:
        if change["new"]:
            hand_over(self.visit, change["new"], "play", PAGE)


def open_page(visit: Visit, query: Query) -> ReplayPage:
    """The page, with the game that a link names."""
    page = ReplayPage(visit)
    page.show(query)
    return page


def turn_to(view: ReplayPage, query: Query) -> None:
    """Another game."""
    view.show(query)


def show(visit: Visit, record: str) -> None:
    """Hand a record over and go to its replay."""
    hand_over(visit, record, PAGE, "play")
