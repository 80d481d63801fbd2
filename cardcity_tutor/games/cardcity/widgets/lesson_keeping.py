"""What the lesson player prints: certificates and worksheets."""

from __future__ import annotations

from secrets import randbelow

from cardcity_tutor.render.paper.page import Paper

from ....widgets.base import Gesture
from ....widgets.lesson_steps import LessonSteps
from ..face.paper.certificate import certificate, passed
from .base import CityWidget

LONGEST_NAME = 80
SHEET_EXERCISES = 6
SEEDS = 10_000
"""Of the worksheets of a lesson that can be drawn: seeds that are short enough to be copied by hand."""


class Keeping(LessonSteps, CityWidget):
    """The gestures about paper."""

    _certificate = ""
    _worksheet = ""

    def on_certificate(self, gesture: Gesture) -> None:
        """The certificate to print, under the name that is given, or (without one) away with it."""
        self._certificate = ""
        name = str(gesture.get("name", "")).strip()[:LONGEST_NAME]
        if name:
            sitting = self.sitting
            sitting.progress.name = name
            self.save()
            done = passed(sitting.progress, sitting.pack, self.language)
            self._certificate = certificate(name, done, self.language, sitting.today())

    def on_worksheet(self, gesture: Gesture) -> None:
        """A worksheet of the lesson to print, with its key, or (unless ``open``) away with it."""
        self._worksheet = ""
        if gesture.get("open"):
            from cardcity_tutor.course.worksheet import Sheet

            from ..face.paper.worksheet import worksheet  # few print one

            sheet = Sheet(self.sitting.lesson, randbelow(SEEDS), SHEET_EXERCISES)
            paper: Paper = "letter" if gesture.get("paper") == "letter" else "a4"
            self._worksheet = worksheet(
                [sheet], [self.language], pack=self.sitting.pack, paper=paper, alone=False
            )
