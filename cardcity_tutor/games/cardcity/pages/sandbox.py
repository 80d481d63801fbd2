"""The sandbox: a city to build, develop, count and edit under any options, or the one that a link brings along.

The options stand above the board, and both follow each other: another option reads the same city anew and says what it
makes of it; a link, the work that the browser kept, and undo bring their options along.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import parse_qsl, urlencode

import ipywidgets

from cardcity_tutor.app.visit import Query, Visit
from cardcity_tutor.core.errors import InputError
from cardcity_tutor.widgets.base import TutorWidget
from cardcity_tutor.widgets.bundle import script, sheets

from ..face.wording.effects import effects_text
from ..rules.effects import effects
from ..rules.position import Position
from ..rules.setting import VICTORIES
from ..rules.ways import Way
from ..widgets.city_board import CityBoard
from ..widgets.options_panel import OptionsPanel
from ..widgets.rereading import foreign, reread, way_of
from ..widgets.sharing import shared_position

FIRST_CITY: Final = ". L . / C R P / I1 M C / . R ."
FIRST_HAND: Final = ("R", "P")
FIRST_MONEY: Final = 8
OLD: Final = Way("2012")


class SandboxHead(TutorWidget):
    """The title of the page, and the link to what lies on the board."""

    _esm = script("shell/sandbox-head.js")
    _css = sheets("base/tokens.css", "base/parts.css", "shell/sandbox.css")

    def __init__(self, address: str) -> None:
        """Take the query that opens the position."""
        self.address = address
        super().__init__()

    def describe(self) -> dict[str, Any]:
        """Title, lead, and where the link leads."""
        return {
            "heading": self.say("sandbox-title"),
            "lead": self.say("sandbox-lead"),
            "href": f"?{self.address}",
        }

    def point(self, address: str) -> None:
        """Another position."""
        if address != self.address:
            self.address = address
            self.changed()


class SandboxBoard(CityBoard):
    """The board, whose options are chosen above it and nowhere else."""

    def edit_scene(self) -> dict[str, Any]:
        """The editor without its own fields for level, victory and variants."""
        scene = super().edit_scene()
        return scene | {"edit": scene["edit"] | {"levels": [], "victories": [], "variants": []}}

    def take(self, position: Position, victory: str) -> None:
        """Go on with another position and victory, in the mode that is open; undo leads back."""
        if position != self.position:
            self.session.replace(position)
        self.forget_draft()
        self._busy = True  # one scene for all of it
        try:
            self.victory = victory
            if self.counted in VICTORIES:
                self.counted = victory
            if self.mode == "develop":
                self.enter_mode({"old": "develop", "new": "develop"})
        finally:
            self._busy = False
        self.refresh()


class Sandbox(ipywidgets.VBox):  # type: ignore[misc]
    """The page."""

    def __init__(self, visit: Visit, query: Query) -> None:
        """Open on what the link asks for, else on a city to try."""
        position, way = asked(query)
        self.visit = visit
        self.board = SandboxBoard(position, victory=way.victory, palette=True, key="sandbox")
        self.panel = OptionsPanel(way, seats=True, rule_links=True)
        self.head = SandboxHead(self.board.scene["work"])
        visit.dress(self.head, self.panel, self.board)
        self.panel.observe(self._on_choice, "choice")
        self.panel.observe(self._on_rule, "opened_rule")
        self.board.observe(self._on_board, "seq")
        layout = ipywidgets.Layout(grid_gap="12px", overflow="visible")
        super().__init__([self.head, self.panel, self.board], layout=layout)
        self.add_class("cc-sandbox")

    def turn_to(self, query: Query) -> None:
        """Another position or other options."""
        position, way = asked(query)
        self.board.take(position, way.victory)

    def _way(self) -> Way:
        return way_of(self.board.position, self.board.victory)

    def _on_choice(self, _change: object) -> None:
        """Other options: the same city is read under them."""
        way, before, victory = self.panel.way, self.board.position, self.board.victory
        if way == self._way():
            return
        after, problem, left = reread(before, way)
        self.board.take(after, way.victory)
        lang = self.panel.language
        if problem is None:
            found = effects(before, victory, after, way.victory)
            outs = before.score(victory).out, after.score(way.victory).out
            told = effects_text(lang, found, after, [*foreign(after), *left], outs)
        else:
            told = self.panel.say("effects-fresh", why=self.board.explain(problem))
        self.panel.tell_below(told)

    def _on_board(self, _change: object) -> None:
        """The board may have gone back to other options; and the link follows every move."""
        work = self.board.scene["work"]
        if work != self.head.address:
            self.head.point(work)
            self.visit.note("sandbox", **dict(parse_qsl(work)))  # a reload finds the same city
        way = self._way()
        if way.edition == OLD.edition and way.victory != OLD.victory:
            self.board.victory = OLD.victory  # undo led back to the edition that has no other
        elif way != self.panel.way:
            self.panel.way = way

    def _on_rule(self, change: Mapping[str, Any]) -> None:
        if change["new"]:
            self.visit.go("rules", rule=change["new"])


def asked(query: Query) -> tuple[Position, Way]:
    """The position and the options of a link; without a city, the first one under the options that it names."""
    if "city" in query:
        position, victory = shared_position(urlencode(query))
        way = way_of(position, victory)
        way.game()
        return position, way
    named = {key: query[key] for key in ("edition", "level", "victory") if key in query}
    variants = tuple(name for name in query.get("variants", "").split(",") if name)
    players = query.get("players", "2" if "single-city" in variants else "1")
    if not players.isdecimal() or len(players) > 1:
        raise InputError("option-players", value=players[:20], max=4)
    seats = int(players) if "single-city" in variants else 1
    way = Way.of(named | {"variants": variants, "players": seats})
    way.game()
    first = Position.of(FIRST_CITY, hand=FIRST_HAND, money=FIRST_MONEY)
    return reread(first, way).position, way
