"""The replay: a game that was saved, pasted or handed over by the page it was played on, step by step, and its review."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cardcity_tutor.app.page_handover import FROM, hand_over, taken
from cardcity_tutor.app.visit import Query, Visit
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.sessions.names import names_text

from ..widgets.counted_games import Kept, kept_game
from ..widgets.game_replay import GameReplay
from ..widgets.play_form import day_text, stand_text

PAGE: Final = "replay"
NAMED: Final = 20
"""Saved games that are offered, the latest first."""
HERE: Final = "here"
"""The field of a query with the name of a game that this browser keeps."""
LONGEST_COUNT: Final = 7


class ReplayPage(GameReplay):
    """The replay of one visitor."""

    def __init__(self, visit: Visit, query: Query) -> None:
        """Begin without a game, or with the one that a link names."""
        self.visit = visit
        self._saved_as = ""
        super().__init__(page=True)
        self.club = visit.desk
        visit.dress(self)
        self.observe(self._on_wish, "wish")
        self.observe(self._on_handed, "handed")
        visit.observe(self._on_member, "nickname")
        self._on_member()
        self.turn_to(query)

    def turn_to(self, query: Query) -> None:
        """The game that a link names, that another page hands over, or that this browser has looked at before."""
        kept = Kept(taken(self.visit, query))
        saved = query.get("game", "")
        if saved:
            kept = self._saved(saved)
        at = _count(query.get("at", ""))
        if kept.record:
            self._saved_as = saved
            self.open_kept(kept, at=at)
        elif HERE in query:
            self._saved_as = ""
            self.look_for(query[HERE][:40], at or 0, _count(query.get("number", "")) or 0)
        elif FROM in query and self.told is None:
            self.on_absent({})
            self.changed()

    def on_seek(self, gesture: Mapping[str, Any]) -> None:
        """Somebody stays at a step: the address tells it, where a reload finds the game again."""
        super().on_seek(gesture)
        if self.told is None:
            return
        if self._saved_as:
            found = {"game": self._saved_as}
        elif gesture.get("kept"):
            found = {HERE: self.portable["name"]}
        else:
            return
        if self.number:
            found["number"] = str(self.number)
        self.visit.note(PAGE, **found, at=str(self.at))

    def _saved(self, number: str) -> Kept:
        if not number.isdecimal() or len(number) > 18:
            raise InputError("option-unknown", field="game", value=number[:40], expected="1, 2, 3…")
        if self.visit.desk is None or not self.visit.nickname:
            raise InputError("club-game-whose")
        return kept_game(self.visit.desk, int(number))

    def on_other(self, gesture: Mapping[str, Any]) -> None:
        """Open another record: the saved games may have changed meanwhile."""
        self._on_member()
        super().on_other(gesture)
        self.visit.note(PAGE)

    def _on_member(self, _change: object = None) -> None:
        """The member's saved games; a club that does not answer keeps nobody from opening a file."""
        desk = self.visit.desk
        games: list[dict[str, Any]] = []
        if desk is not None and self.visit.nickname:
            try:
                games = [game for game in desk.games() if not game.get("referee")]
            except InputError as error:
                self.tell(self.explain(error))
        self.kept = [{"id": game["id"], "title": self._title(game)} for game in games[:NAMED]]

    def _title(self, game: Mapping[str, Any]) -> str:
        """A saved game in one line, as the page ``Play`` names it."""
        return " · ".join(
            filter(
                None,
                (
                    names_text(self.language, self.visit.ruleset, game["title"]),
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


def _count(text: str) -> int | None:
    """A number of a link, if it is one."""
    return int(text) if text.isdecimal() and len(text) < LONGEST_COUNT else None


def show(visit: Visit, record: str) -> None:
    """Hand a record over and go to its replay."""
    hand_over(visit, record, PAGE, "play")
