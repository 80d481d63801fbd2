"""``ClubView``: the club's page: a nickname, and what is kept under it; leaderboards and the challenge of the day."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, date, datetime
from typing import Any, ClassVar, Final

import traitlets

from cardcity_tutor.core.errors import InputError, TutorError
from cardcity_tutor.locale import labels
from cardcity_tutor.render.phrases import said

from .base import Gesture
from .bundle import script, sheets
from .club_members import GONE, LONGEST, Membership
from .club_panels import (
    FOR_ALL,
    FOR_MEMBERS,
    ORDERS,
    PERIODS,
    ClubDesk,
    Data,
    boards_panel,
    challenge_panel,
    course_panel,
    data_panel,
    games_panel,
    results_panel,
)

LABEL: Final = "club-label-"

Going = Callable[..., None]


class ClubView(Membership):
    """The club as one visitor sees it; without a desk there is only the challenge."""

    _esm = script("club/club-view.js")
    _css = sheets("base/tokens.css", "base/parts.css", "club/club.css")
    options: ClassVar[tuple[str, ...]] = ("desk", "going", "day")

    preparing = traitlets.Bool(False)
    """Whether the challenge is on its way."""
    laid = traitlets.Bool(False)
    """Whether its board is there."""
    taken = traitlets.Int(0)
    """Goes up when somebody wants the challenge: whoever watches brings the board."""

    def __init__(
        self,
        desk: ClubDesk | None = None,
        going: Going | None = None,
        *,
        day: date | None = None,
        **traits: Any,  # noqa: ANN401 (traits)
    ) -> None:
        """With the club's desk, and whoever can open another page: ``going("play", game="7")``."""
        self.desk = desk
        self._going = going
        self.day = day or datetime.now(UTC).date()
        self._page = 1
        self._way, self._order, self._period = "", ORDERS[0], PERIODS[0]
        super().__init__(nickname=desk.nickname if desk is not None else "", **traits)
        self.observe(self.changed, ["tab", "nickname", "preparing", "laid"])

    # ---------------------------------------------------------------- the scene

    def describe(self) -> dict[str, Any]:
        """The page; whoever is no member any more finds the way in instead, and why."""
        try:
            return self._page_scene()
        except InputError as error:
            self._lost(error)
            return self._page_scene()

    def _page_scene(self) -> dict[str, Any]:
        """Who is here, the tabs, and the part that is open."""
        lang, name, desk = self.language, self.nickname, self.desk
        tabs = FOR_MEMBERS if name else FOR_ALL if desk is not None else FOR_ALL[:1]
        tab = self.tab if self.tab in tabs else tabs[0]
        if name:
            lead = self.say("club-lead-member", nickname=name)
        else:
            lead = said(lang, "club-lead" if desk is not None else "club-none")
        scene = {
            "heading": said(lang, "club-title"),
            "lead": lead,
            "member": name,
            "joining": self._joining() if desk is not None and not name else None,
            "fresh": self._welcome() if self._fresh else None,
            "tabs": [[each, said(lang, f"club-tab-{each}")] for each in tabs] if len(tabs) > 1 else [],
            "tab": tab,
            "panel": self._panel(tab),
            "preparing": said(lang, "club-challenge-preparing") if self.preparing else "",
            "laid": self.laid,
            "labels": labels(lang, LABEL),
            "keep": self._keep and json.dumps(self._keep),
            "forget": self._forget,
            "joined": self._joined,
        }
        self._keep, self._forget, self._joined = None, False, False
        return scene

    def _joining(self) -> Data:
        lang = self.language
        parts = ("join", "join-why", "enter", "enter-why")
        return {part.replace("-", "_"): said(lang, f"club-{part}") for part in parts}

    def _welcome(self) -> Data:
        return {
            "head": self.say("club-welcome", nickname=self.nickname),
            "key": self._fresh,
            "why": self.say("club-key-why"),
        }

    def _panel(self, tab: str) -> Data:
        """The open part; a club that does not answer says so in its place.

        Raises:
            InputError: if the club does not know the member any more.
        """
        lang, desk = self.language, self.desk
        try:
            if tab == "challenge" or desk is None:
                return challenge_panel(desk, lang, self.day)
            if tab == "boards":
                return boards_panel(desk, lang, self._way, self._order, self._page, self._period)
            if tab == "course":
                return course_panel(desk, lang)
            if tab == "games":
                return games_panel(desk, lang)
            return data_panel(lang) if tab == "data" else results_panel(desk, lang, self._page)
        except TutorError as error:
            if self.nickname and error.code in GONE:
                raise
            return {"kind": "trouble", "text": self.explain(error)}

    def result(self) -> dict[str, Any]:
        """Who is here and what is shown."""
        return {"nickname": self.nickname, "tab": self.tab}

    # ---------------------------------------------------------------- looking around

    def on_tab(self, gesture: Gesture) -> None:
        """Open another part."""
        self.tab = str(gesture["tab"])
        self._page = 1

    def on_page(self, gesture: Gesture) -> None:
        """Another page of a long list."""
        self._page = max(1, int(gesture["page"]))

    def on_board(self, gesture: Gesture) -> None:
        """Another way of playing, another order, or this evening's games only."""
        kept = "" if "period" in gesture else self._way
        self._way = str(gesture.get("way", kept))[:LONGEST]
        order = str(gesture.get("order", self._order))
        self._order = order if order in ORDERS else ORDERS[0]
        period = str(gesture.get("period", self._period))
        self._period = period if period in PERIODS else PERIODS[0]
        self._page = 1

    def on_game(self, gesture: Gesture) -> None:
        """Open a saved game, look at it again, or throw it away."""
        number = int(gesture["game"])
        if gesture.get("do") == "delete":
            self._club().delete_game(number)
        elif gesture.get("do") == "referee":
            self._go("referee", game=str(number))
        else:
            self._go("replay" if gesture.get("do") == "replay" else "play", game=str(number))

    def on_go(self, gesture: Gesture) -> None:
        """Open the course, perhaps at a lesson, or the table."""
        if gesture.get("lesson") is not None:
            self._go("course", lesson=str(int(gesture["lesson"])))
        else:
            self._go("play" if gesture.get("page") == "play" else "course")

    def on_take(self, _: Gesture) -> None:
        """The challenge, please."""
        self.taken += 1

    def _go(self, page: str, **query: str) -> None:
        if self._going is not None:
            self._going(page, **query)
