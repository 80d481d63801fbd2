"""The course, where it was left or at the lesson that a link names; or the exercises of a printed worksheet."""

from __future__ import annotations

from collections.abc import Mapping

import ipywidgets

from cardcity_tutor.course.sitting import GAME
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.widgets import CourseView, LessonPlayer

from ..visit import Query, Visit
from ..worksheets import sheet_view


class CoursePage(ipywidgets.VBox):  # type: ignore[misc]
    """The course of one visitor; a worksheet stands in its place while its link is open."""

    children: tuple[ipywidgets.Widget, ...]

    def __init__(self, visit: Visit) -> None:
        """Progress is kept at the club for its members, in the browser for everybody else."""
        self.visit = visit
        self.course: CourseView | None = None
        super().__init__([])
        visit.observe(self._on_member, "nickname")

    def show(self, query: Query) -> None:
        """Turn to a lesson, to where the course was left, or to a worksheet."""
        if "lesson" in query and "seed" in query:
            view: ipywidgets.DOMWidget = sheet_view(query)
            self.visit.dress(view)
        else:
            view = self._open(query.get("lesson"))
        if view not in self.children:
            self.children = (*self.children, view)
        for other in self.children:
            other.layout.display = None if other is view else "none"

    def _open(self, lesson: str | None) -> CourseView:
        if self.course is None:
            self.course = CourseView(lesson)
            self._keep(self.course.player)
            player = self.course.player
            self.visit.dress(player)
            player.observe(lambda _: self._note(player), ["station", "lesson_id"])
            if lesson is not None:
                self._note(player)
        elif lesson is not None:
            self.course.player.open_lesson(lesson)
        return self.course

    def _note(self, player: LessonPlayer) -> None:
        """What the home page says about going on."""
        sitting = player.sitting
        lesson = sitting.lesson
        self.visit.resume = {
            "lesson": lesson.number,
            "title": {lang: lesson.title[lang] for lang in LANGUAGES},
            "step": len(lesson.steps) if sitting.station == GAME else sitting.at + 1,
            "steps": len(lesson.steps),
        }

    def _keep(self, player: LessonPlayer) -> None:
        """A member's progress goes to the club, together with what was done before they said who they are."""
        keeper = None if self.visit.desk is None else self.visit.desk.keeper()
        if keeper is not None:
            player.keep_with(keeper, self.visit.nickname)

    def _on_member(self, change: Mapping[str, str]) -> None:
        """Somebody came, or left: who leaves takes their lessons away from this screen."""
        course = self.course
        if course is None:
            return
        if change["new"]:
            self._keep(course.player)
        else:
            self.course = None
            course.layout.display = "none"
            self.visit.resume = {}


def open_page(visit: Visit, query: Query) -> CoursePage:
    """The page of the course."""
    page = CoursePage(visit)
    page.show(query)
    return page


def turn_to(view: CoursePage, query: Query) -> None:
    """Another lesson."""
    view.show(query)
