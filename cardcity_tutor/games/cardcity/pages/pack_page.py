"""Lessons that are not the course's: their map, and the lesson that is open. The browser keeps their progress."""

from __future__ import annotations

from typing import Any

import ipywidgets

from cardcity_tutor.app.course_map import pack_map
from cardcity_tutor.app.visit import Query, Visit
from cardcity_tutor.course.lesson import GAME
from cardcity_tutor.course.packs import Pack
from cardcity_tutor.widgets.base import Gesture, TutorWidget
from cardcity_tutor.widgets.bundle import script, sheets

from ..widgets import CourseView, LessonPlayer

MAP_SHEETS = (
    "base/tokens.css",
    "base/parts.css",
    "shell/shell.css",
    "lesson/plots.css",
    "lesson/course-map.css",
)


class PackMap(TutorWidget):
    """The map of a pack: text and links."""

    _esm = script("base/markup.js")
    _css = sheets(*MAP_SHEETS)

    def __init__(self, visit: Visit, player: LessonPlayer) -> None:
        """What was learnt is what the player knows of it."""
        self.visit, self.player = visit, player
        super().__init__()
        visit.dress(self)

    def describe(self) -> dict[str, Any]:
        """The HTML."""
        sitting = self.player.sitting
        here = sitting.lesson.number if sitting.progress.lessons else -1
        return {"html": pack_map(self.language, sitting.pack, sitting.progress, here)}

    def on_open(self, gesture: Gesture) -> None:
        """A plot was chosen."""
        from cardcity_tutor.app.shell import read_query

        page, query = read_query(str(gesture.get("query", "")))
        self.visit.go(page, **query)


class PackPage(ipywidgets.VBox):  # type: ignore[misc]
    """A pack of one visitor."""

    def __init__(self, visit: Visit, pack: Pack) -> None:
        """The player is there from the beginning: it brings the progress that the browser has kept."""
        self.visit, self.pack = visit, pack
        self.course = CourseView(pack=pack)
        self.player = self.course.player
        self.player.has_map = True
        visit.dress(self.player)
        self.map = PackMap(visit, self.player)
        super().__init__([self.map, self.course])
        self.player.observe(self._on_station, ["station", "lesson_id"])
        self.player.observe(lambda _: self.map.changed(), "value")
        self.player.observe(lambda _: visit.go("course", pack=pack.id), "map_asked")

    def show(self, query: Query) -> None:
        """The map, or a lesson. Raises ``InputError``."""
        if "lesson" in query:
            lesson, station = self.pack.lesson(query["lesson"]), query.get("station")
            if station in lesson.stations:
                self.player.open_lesson(lesson.id, station)
            elif lesson is not self.player.sitting.lesson:
                self.player.open_lesson(lesson.id)
        shown = self.course if "lesson" in query else self.map
        for view in (self.map, self.course):
            view.layout.display = None if view is shown else "none"

    def _on_station(self, _change: object) -> None:
        """The address names the lesson, and the game at its end: a reload goes on there."""
        sitting = self.player.sitting
        if self.course.layout.display == "none":
            return
        asked = {"pack": self.pack.id, "lesson": sitting.lesson.id}
        if sitting.station == GAME:
            asked["station"] = GAME
        self.visit.note("course", **asked)
