"""The home page: what this is, the course to go on with, a board to try at once, and three doors."""

from __future__ import annotations

from typing import Any, Final

import ipywidgets

from cardcity_tutor.app.visit import Query, Visit
from cardcity_tutor.render.phrases import listed
from cardcity_tutor.widgets.base import Gesture, TutorWidget
from cardcity_tutor.widgets.bundle import script, sheets

from ..face.plan import plan_of
from ..face.sprite import sprite
from ..rules.position import Position
from ..widgets.city_board import CityBoard
from . import home_text
from .home_text import first_html
from .still import SHEETS

CITY: Final = ". I1 . / C M R"
HAND: Final = ("L",)
LESSON: Final = "1"
"""Where the course goes on from what the move has shown."""


class HomeText(TutorWidget):
    """A part of the home page that is only text and links."""

    _esm = script("base/markup.js")
    _css = sheets("base/tokens.css", "base/parts.css", "shell/shell.css")

    def __init__(self, visit: Visit, part: str) -> None:
        """``part`` is ``hero``, ``trying`` or ``doors``."""
        self.visit, self.part = visit, part
        super().__init__()
        visit.dress(self)
        if part == "hero":
            visit.observe(self.changed, ["resume", "open_game"])

    def describe(self) -> dict[str, Any]:
        """The HTML."""
        make = {
            "hero": lambda lang: home_text.hero(lang, self.visit.resume, open_game=self.visit.open_game),
            "trying": home_text.trying,
            "doors": home_text.doors,
        }
        return {"html": make[self.part](self.language)}

    def on_open(self, gesture: Gesture) -> None:
        """A link to another page."""
        from cardcity_tutor.app.shell import read_query

        page, query = read_query(str(gesture.get("query", "")))
        self.visit.go(page, **query)


class HomeBoard(CityBoard):
    """One guided move: a card is laid, what it feeds grows by itself, and the rule behind it leads to a lesson."""

    def __init__(self, visit: Visit) -> None:
        """For the visitor who may go on to the lesson."""
        self.visit = visit
        position = Position.of(CITY, hand=HAND, money=8)
        self.within = frozenset(plan_of(position).spots)  # nothing is drawn anew as the city grows
        super().__init__(position, victory="residential", modes=("build", "develop"), key="")
        visit.dress(self)

    def on_place(self, gesture: Gesture) -> None:
        """A card laid on a cell."""
        super().on_place(gesture)
        if self.mode == "build" and not self.position.hand:
            self.mode = "develop"

    def on_grow(self, _: Gesture) -> None:
        """The card that was laid has been seen: the next one grows."""
        due = self.position.due() if self.mode == "develop" else ()
        if due:
            self.session.develop(due[0])
            self._announce(due[0].colour, due[0].place)

    def on_undo(self, gesture: Gesture) -> None:
        """Back to the beginning, to try another cell."""
        while self.session.can_undo:
            super().on_undo(gesture)

    def on_hint(self, _: Gesture) -> None:
        """Where the card feeds the residence: one move, and no counting of what else is allowed."""
        if self.mode == "build":
            self._hints = 1
            self._say(lambda: self.say("home-hint", cells=listed(self.language, self.feeding(), choice=True)))

    def on_hint_why(self, _: Gesture) -> None:
        """Why there."""
        self._say(lambda: self.say("home-hint-why"))

    def feeding(self) -> list[str]:
        """The cells from which the card of the hand makes the residence grow."""
        (card,) = HAND
        cells = [(row, column) for row, column, *_ in self.position.legal(card)]
        return sorted(self.ground.name(cell) for cell in cells if self.position.build(card, cell).due())

    def on_open(self, gesture: Gesture) -> None:
        """The lesson of the rule."""
        self.visit.go("course", lesson=str(gesture["lesson"]))

    def describe(self) -> dict[str, Any]:
        """No points, which would be negative, and no other ends than the one that is seen."""
        scene = super().describe()
        scene["stats"] = [stat for stat in scene["stats"] if stat[0] != "star"]
        if self.mode != "develop":
            return scene
        return scene | {
            "grow": None,
            "hand": [],
            "judged": None,
            "rest": [],
            "say": None,
            "then": {"kind": "grow"} if self.position.due() else None,
            "after": self._after(),
        }

    def _after(self) -> dict[str, Any] | None:
        """What there is to learn from the move, once nothing grows any more."""
        if self.position.due():
            return None
        grown = "grown" if self.session.now.line else "still"
        return {
            "head": self.say(f"home-{grown}"),
            "body": self.say(f"home-{grown}-text"),
            "go": self.say("home-lesson") if grown == "grown" else "",
            "gesture": {"kind": "open", "lesson": LESSON},
        }


class Home(ipywidgets.VBox):  # type: ignore[misc]
    """The page; its board is a real one."""

    def __init__(self, visit: Visit, query: Query) -> None:  # noqa: ARG002 (the form of all pages)
        """Lay the board; the texts stand around it."""
        self.board = HomeBoard(visit)
        panel = ipywidgets.VBox([HomeText(visit, "trying"), self.board])
        panel.add_class("cc-try").add_class("cardcity")
        super().__init__([HomeText(visit, "hero"), panel, HomeText(visit, "doors")])
        self.add_class("cc-home").add_class("cardcity")

    first_sheets = SHEETS

    @property
    def first_sprite(self) -> str:
        return sprite()

    def first_html(self, lang: str) -> str:
        return first_html(self.board.position, self.board.session.now.hand[0], lang)
