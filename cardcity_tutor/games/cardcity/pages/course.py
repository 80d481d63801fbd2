"""The course: its map, the lesson that a link names, or the exercises of a printed worksheet."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

import ipywidgets

from cardcity_tutor.app.course_map import course_map
from cardcity_tutor.app.learning import note_rules, progress_of
from cardcity_tutor.app.own_lessons import MAX_CHARACTERS, file_texts
from cardcity_tutor.app.visit import Query, Visit
from cardcity_tutor.core.errors import InputError, TutorError
from cardcity_tutor.course.lesson import GAME, Lesson
from cardcity_tutor.course.packs import course
from cardcity_tutor.course.sitting import Sitting
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.widgets.base import Gesture, TutorWidget
from cardcity_tutor.widgets.bundle import script, sheets

from ..widgets import CourseView, LessonPlayer
from .own_panel import own_panel
from .pack_page import MAP_SHEETS, PackPage


class CourseMap(TutorWidget):
    """The map of the course: text and links."""

    _esm = script("lesson/own-lessons.js")
    _css = sheets(*MAP_SHEETS)

    def __init__(self, visit: Visit, known: set[str]) -> None:
        """Lessons that are ``known`` to be mastered are nothing new on it."""
        self.visit = visit
        self._known = known
        self._fresh: set[str] = set()
        self._opened = ""
        super().__init__()
        visit.dress(self)

    def describe(self) -> dict[str, Any]:
        """The HTML: lessons of one's own stand above those of the course. ``opened`` answers to files that were opened."""
        own, progress = self.visit.own, progress_of(self.visit)
        drawn = [
            own_panel(self.language, own),
            course_map(self.language, course(), progress, self._resume(), self._fresh),
        ]
        opened, self._opened = self._opened, ""
        return {"html": "".join(drawn if own.packs() or own.errors else reversed(drawn)), "opened": opened}

    def renew(self) -> None:
        """Show what was learnt since the map was seen last."""
        now = _mastered(self.visit)
        self._fresh, self._known = now - self._known, now
        self.changed()

    def _resume(self) -> Mapping[str, Any]:
        """Where the course was left; from there to the next lesson, if that one is done."""
        progress, left = progress_of(self.visit), self.visit.resume
        if left and left["lesson"] < len(course().lessons):
            name = course().lesson(left["lesson"]).id
            if progress.state(course(), name) not in ("practised", "mastered"):
                return left
        if not left and not progress.lessons:
            return {}
        lesson = progress.next_lesson(course())
        kept = progress.lessons.get(lesson.id)
        return _place(lesson, "" if kept is None else kept.at)

    def on_open(self, gesture: Gesture) -> None:
        """A plot was chosen."""
        from cardcity_tutor.app.shell import read_query

        page, query = read_query(str(gesture.get("query", "")))
        self.visit.go(page, **query)

    def on_own_open(self, gesture: Gesture) -> None:
        """Files were chosen: lessons of somebody's own."""
        self._opened = "no"
        with suppress(TutorError):  # the panel lists what is wrong
            pack = self.visit.own.open(file_texts(gesture.get("files")))
            self._opened = "yes"
            self.visit.packs_changed += 1
            self.tell(self.say("own-opened", title=pack.title[self.language], count=len(pack.lessons)))

    def on_own_too_long(self, gesture: Gesture) -> None:
        """The files are so large that the browser did not read them."""
        raise InputError("own-size", size=int(gesture["size"]), max=MAX_CHARACTERS)

    def on_own_unkept(self, _: Gesture) -> None:
        """The browser cannot keep the files."""
        self.tell(self.say("own-unkept"))

    def on_own_close(self, _: Gesture) -> None:
        """Put the visitor's own lessons away."""
        self.visit.own.close()
        self.visit.packs_changed += 1


def _mastered(visit: Visit) -> set[str]:
    return {name for name, kept in progress_of(visit).lessons.items() if kept.mastered}


def _place(lesson: Lesson, station: str) -> dict[str, Any]:
    """Where a learner is, as the home page and the map say it."""
    stations = lesson.stations
    return {
        "lesson": lesson.number,
        "title": {lang: lesson.title[lang] for lang in LANGUAGES},
        "step": stations.index(station) + 1 if station in stations else 1,
        "steps": len(stations),
    }


class CoursePage(ipywidgets.VBox):  # type: ignore[misc]
    """The course of one visitor: its map, the lesson that is open, or the worksheet whose link is."""

    children: tuple[ipywidgets.Widget, ...]

    def __init__(self, visit: Visit, query: Query) -> None:
        """Progress is kept at the club for its members, in the browser for everybody else."""
        self.visit = visit
        self.course: CourseView | None = None
        self.map: CourseMap | None = None
        self._mastered = _mastered(visit)
        self._packs: dict[str, PackPage] = {}
        self._asked: dict[str, str] = {}
        """What the address says of the lesson that is open."""
        super().__init__([])
        visit.observe(self._on_member, "nickname")
        self.turn_to(query)

    def turn_to(self, query: Query) -> None:
        """Turn to the map, to a lesson, or to a worksheet; of the course, or of another pack."""
        if query.get("pack"):
            self._turn_to(self._open_pack(query))
            return
        lessons = course().lessons
        if query.get("lesson", "0") not in {name for one in lessons for name in (one.id, str(one.number))}:
            raise InputError("page-no-lesson", lesson=query["lesson"][:40], last=str(lessons[-1].number))
        if "lesson" in query and "seed" in query:
            from .worksheets import sheet_view  # few come from paper

            view: ipywidgets.DOMWidget = sheet_view(query, course())
            self.visit.dress(view)
        elif "lesson" in query:
            view = self._open(query["lesson"], query.get("station"))
        else:
            view = self._open_map()
        self._turn_to(view)

    def _open_pack(self, query: Query) -> ipywidgets.DOMWidget:
        pack = self.visit.own.pack(query["pack"])
        if "lesson" in query and "seed" in query:
            from .worksheets import sheet_view

            sheet = sheet_view(query, pack)
            self.visit.dress(sheet)
            return sheet
        page = self._packs.get(pack.id)
        if page is None or page.pack is not pack:
            page = self._packs[pack.id] = PackPage(self.visit, pack)
        page.show(query)
        return page

    def turn_back(self) -> None:
        """A step back: from a worksheet to the lesson that is open; from there to the map."""
        sheet = isinstance(self.shown, LessonPlayer)
        if self.course is not None and sheet:
            self._turn_to(self.course)
        else:
            self.turn_to({})

    @property
    def shown(self) -> ipywidgets.DOMWidget:
        """What is seen of all that was opened."""
        return next(view for view in self.children if view.layout.display != "none")

    def _turn_to(self, view: ipywidgets.DOMWidget) -> None:
        if view not in self.children:
            self.children = (*self.children, view)
        for other in self.children:
            other.layout.display = None if other is view else "none"

    def _open_map(self) -> CourseMap:
        if self.map is None:
            self.map = CourseMap(self.visit, self._mastered)
        self.map.renew()
        return self.map

    def _open(self, lesson: str, station: str | None) -> CourseView:
        if self.course is None:
            self.course = CourseView(lesson, progress=progress_of(self.visit))
            player = self.course.player
            player.has_map = True
            self._keep(player)
            self.visit.dress(player)
            player.observe(lambda _: self._note(player), ["station", "lesson_id"])
            player.observe(lambda _: self._note_address(player), ["station", "lesson_id"])
            player.observe(lambda _: note_rules(self.visit), "value")
            player.observe(lambda _: self.visit.go("course"), "map_asked")
            self._asked = {"lesson": player.sitting.lesson.id}
            self._note(player)
        player = self.course.player
        if station in player.sitting.pack.lesson(lesson).stations:
            player.open_lesson(lesson, station)
        elif not self._is_open(player.sitting, lesson):
            player.open_lesson(lesson)
        return self.course

    @staticmethod
    def _is_open(sitting: Sitting, lesson: str) -> bool:
        """Whether a lesson is on the table already: then it stays as it is, with the cards that were laid."""
        return sitting.pack.lesson(lesson) is sitting.lesson

    def _note(self, player: LessonPlayer) -> None:
        """What the home page says about going on."""
        self.visit.resume = _place(player.sitting.lesson, player.sitting.station)

    def _note_address(self, player: LessonPlayer) -> None:
        """The address names the lesson, and the game at its end while that is open: a reload goes on there."""
        sitting = player.sitting
        asked = {"lesson": sitting.lesson.id}
        if sitting.station == GAME:
            asked["station"] = GAME
        if asked != self._asked:
            self._asked = asked
            self.visit.note("course", **asked)

    def _keep(self, player: LessonPlayer) -> None:
        """A member's progress goes to the club, together with what was done before they said who they are."""
        keeper = None if self.visit.desk is None else self.visit.desk.keeper()
        if keeper is not None:
            player.keep_with(keeper, self.visit.nickname)

    def _on_member(self, change: Mapping[str, str]) -> None:
        """Somebody came, or left: who leaves takes their lessons away from this screen."""
        view = self.course
        if view is not None and change["new"]:
            self._keep(view.player)
            self.visit.progress = view.player.sitting.progress
        elif view is not None:
            self.course = None
            self.visit.resume = {}
            self.turn_to({})
        elif self.map is not None:
            self.map.renew()
        note_rules(self.visit)
