"""The course of any game that has lessons: its map, the lesson that is open, and the game that ends a part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import ipywidgets

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course.packs import Pack, course
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.widgets.base import Gesture, TutorWidget
from cardcity_tutor.widgets.bundle import script, sheets
from cardcity_tutor.widgets.course_player import CoursePlayer
from cardcity_tutor.widgets.match_table import MatchTable

from .course_map import game_map
from .visit import RULESET, Query, Visit

MAP_SHEETS: Final = (
    "base/tokens.css",
    "base/parts.css",
    "shell/shell.css",
    "lesson/plots.css",
    "lesson/course-map.css",
)


class GameMap(TutorWidget):
    """The map of a game's course: text and links."""

    _esm = script("base/markup.js")
    _css = sheets(*MAP_SHEETS)

    def __init__(self, visit: Visit, player: CoursePlayer) -> None:
        """What was learnt is what the player knows of it."""
        self.visit, self.player = visit, player
        super().__init__()
        visit.dress(self)

    def describe(self) -> dict[str, Any]:
        """The HTML."""
        sitting = self.player.sitting
        begun = any(kept.steps for kept in sitting.progress.lessons.values())
        here = sitting.next_lesson().number if begun else -1
        return {"html": game_map(self.language, sitting.pack, sitting.progress, here)}

    def on_open(self, gesture: Gesture) -> None:
        """A plot was chosen."""
        from .shell import read_query

        page, query = read_query(str(gesture.get("query", "")))
        self.visit.go(page, **{name: value for name, value in query.items() if name != RULESET})


class GameCourse(ipywidgets.VBox):  # type: ignore[misc]
    """The course of one visitor. The browser keeps the progress, or the club for its members."""

    children: tuple[ipywidgets.Widget, ...]

    def __init__(self, visit: Visit, query: Query) -> None:
        """The player is there from the beginning: it brings the progress that the browser has kept."""
        self.visit, self.ruleset = visit, visit.ruleset
        self.pack: Pack = course(visit.ruleset)
        self.player = CoursePlayer(pack=self.pack, progress=Progress(self.pack.id))
        self.player.has_map = True
        self.player.sitting.progress.lessons.clear()  # the player has opened a lesson that nobody has seen yet
        self.map = GameMap(visit, self.player)
        self.table: MatchTable | None = None
        self._asked: dict[str, str] = {}
        visit.dress(self.player)
        super().__init__([self.map, self.player])
        self.player.observe(self._on_station, ["station", "lesson_id"])
        self.player.observe(lambda _: self.map.changed(), "value")
        self.player.observe(lambda _: visit.go("course"), "map_asked")
        self.player.observe(lambda _: self._play(), "game_asked")
        visit.observe(self._on_member, "nickname")
        self._on_member({"new": visit.nickname})
        self.turn_to(query)

    def turn_to(self, query: Query) -> None:
        """The map, or a lesson. Raises ``InputError``."""
        if "lesson" not in query:
            self._turn_to(self.map)
            return
        names = {name for one in self.pack.lessons for name in (one.id, str(one.number))}
        if query["lesson"] not in names:
            expected = ", ".join(lesson.id for lesson in self.pack.lessons)
            raise InputError("option-unknown", field="lesson", value=query["lesson"][:40], expected=expected)
        lesson, station = self.pack.lesson(query["lesson"]), query.get("station")
        if station in lesson.stations:
            self.player.open_lesson(lesson.id, station)
        elif (
            lesson is not self.player.sitting.lesson or lesson.id not in self.player.sitting.progress.lessons
        ):
            self.player.open_lesson(lesson.id)
        self._asked = {"lesson": lesson.id}
        self._turn_to(self.player)

    def turn_back(self) -> None:
        """From the game to its lesson, from there to the map."""
        self._turn_to(self.player if self._is_shown(self.table) else self.map)

    @staticmethod
    def _is_shown(view: ipywidgets.DOMWidget | None) -> bool:
        return view is not None and view.layout.display != "none"

    def _turn_to(self, view: ipywidgets.DOMWidget) -> None:
        if view not in self.children:
            self.children = (*self.children, view)
        for other in self.children:  # one that left the box would complain in the browser
            other.layout.display = None if other is view else "none"

    def _on_station(self, _change: object) -> None:
        """The address names the lesson: a reload goes on there."""
        asked = {"lesson": self.player.sitting.lesson.id}
        if self._is_shown(self.player) and asked != self._asked:
            self._asked = asked
            self.visit.note("course", **asked)

    # ---------------------------------------------------------------- the game at the end of a part

    def _play(self) -> None:
        """Lay the game of the open lesson on the table."""
        lesson = self.player.sitting.lesson
        if lesson.checkpoint is None:
            return
        fields = lesson.checkpoint.way.fields
        table = MatchTable(
            self.ruleset, opponents=lesson.checkpoint.opponents, acts=["lesson"], **{"players": 2, **fields}
        )
        self.visit.dress(table)
        table.observe(lambda change: self._on_game(lesson.id, change["new"]), "value")
        table.observe(self._on_table, "wish")
        self.table = table
        self._turn_to(table)

    def _on_table(self, change: Mapping[str, Any]) -> None:
        if change["new"].get("do") == "lesson":
            self._turn_to(self.player)

    def _on_game(self, lesson: str, value: Mapping[str, Any]) -> None:
        """The game is over: the lesson says how it ended."""
        if (
            value.get("over")
            and self.player.sitting.lesson.id == lesson
            and not self.player.sitting.kept.game
        ):
            own = next((seat for seat, chair in enumerate(value["seats"]) if "bot" not in chair), 0)
            self.player.played({"place": value["places"][own], "players": len(value["places"])})

    # ---------------------------------------------------------------- members

    def _on_member(self, change: Mapping[str, str]) -> None:
        """A member's progress goes to the club, together with what was done before; who leaves takes it away."""
        keeper = None if self.visit.desk is None else self.visit.desk.keeper(self.pack.id)
        if keeper is not None and change["new"]:
            self.player.keep_with(keeper, change["new"])
        elif self.player.keep == "" and not change["new"]:
            self.player.forget()
            self._turn_to(self.map)
        self.map.changed()
