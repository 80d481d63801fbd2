"""The home page: what this is, the course to go on with, a board to try at once, and three doors."""

from __future__ import annotations

from typing import Any, Final

import ipywidgets

from cardcity_tutor.games.cardcity.position import Position
from cardcity_tutor.widgets.base import Gesture, TutorWidget
from cardcity_tutor.widgets.bundle import script, sheets
from cardcity_tutor.widgets.city_board import CityBoard

from .. import markup
from ..visit import Query, Visit

CITY: Final = ". I1 . / C M R"
HAND: Final = ("L",)


class HomeText(TutorWidget):
    """A part of the home page that is only text and links."""

    _esm = script("markup.js")
    _css = sheets("tokens.css", "parts.css", "shell.css")

    def __init__(self, visit: Visit, part: str) -> None:
        """``part`` is ``hero``, ``trying`` or ``doors``."""
        self.visit, self.part = visit, part
        super().__init__()
        visit.dress(self)
        if part == "hero":
            visit.observe(self.changed, "resume")

    def describe(self) -> dict[str, Any]:
        """The HTML."""
        make = {
            "hero": lambda lang: markup.hero(lang, self.visit.resume),
            "trying": markup.trying,
            "doors": markup.doors,
        }
        return {"html": make[self.part](self.language)}

    def on_open(self, gesture: Gesture) -> None:
        """A link to another page."""
        from ..shell import read_query

        page, query = read_query(str(gesture.get("query", "")))
        self.visit.go(page, **query)


class HomeBoard(CityBoard):
    """A board where the city grows as soon as the card lies."""

    def on_place(self, gesture: Gesture) -> None:
        """A card laid on a cell."""
        super().on_place(gesture)
        if self.mode == "build" and not self.position.hand:
            self.mode = "develop"


class Home(ipywidgets.VBox):  # type: ignore[misc]
    """The page; its board is a real one."""

    def __init__(self, visit: Visit) -> None:
        """Lay the board; the texts stand around it."""
        self.board = HomeBoard(
            Position.of(CITY, hand=HAND, money=8), victory="residential", modes=("build", "develop"), key=""
        )
        visit.dress(self.board)
        panel = ipywidgets.VBox([HomeText(visit, "trying"), self.board])
        panel.add_class("cc-try").add_class("cardcity")
        super().__init__([HomeText(visit, "hero"), panel, HomeText(visit, "doors")])
        self.add_class("cc-home").add_class("cardcity")


def open_page(visit: Visit, query: Query) -> Home:  # noqa: ARG001 (the form of all pages)
    """The home page."""
    return Home(visit)
