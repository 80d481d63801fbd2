"""The course, where it was left or at the lesson that a link names; or the exercises of a printed worksheet."""

from __future__ import annotations

from collections.abc import Mapping

import ipywidgets

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.course.packs import course
from cardcity_tutor.course.sitting import Sitting
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.widgets import CourseView, LessonPlayer

from ..visit import Query, Visit


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
        lessons = course().lessons
        if query.get("lesson", "0") not in {name for one in lessons for name in (one.id, str(one.number))}:
            raise InputError("page-no-lesson", lesson=query["lesson"][:40], last=str(lessons[-1].number))
        if "lesson" in query and "seed" in query:
            from ..worksheets import sheet_view  # few come from paper

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
            player.observe(lambda _: self.visit.note("course", lesson=player.lesson_id), "lesson_id")
            if lesson is not None:
                self._note(player)
        elif lesson is not None and not self._is_open(self.course.player.sitting, lesson):
            self.course.player.open_lesson(lesson)
        return self.course

    @staticmethod
    def _is_open(sitting: Sitting, lesson: str) -> bool:
        """Whether a lesson is on the table already: then it stays as it is, with the cards that were laid."""
        return sitting.pack.lesson(lesson) is sitting.lesson

    def _note(self, player: LessonPlayer) -> None:
        """What the home page says about going on."""
        sitting = player.sitting
        lesson = sitting.lesson
        self.visit.resume = {
            "lesson": lesson.number,
            "title": {lang: lesson.title[lang] for lang in LANGUAGES},
            "step": sitting.at + 1,
            "steps": len(sitting.stations),
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


def turn_back(view: CoursePage) -> None:
    """From a worksheet to the course, where it was left."""
    view.show({})
