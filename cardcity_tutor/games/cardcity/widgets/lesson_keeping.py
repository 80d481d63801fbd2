"""Progress of the lesson player: kept in the browser or under a nickname, joined, saved, certified."""

from __future__ import annotations

import json
from secrets import randbelow
from typing import Any

import traitlets

from cardcity_tutor.course.keeping import Keeper
from cardcity_tutor.course.progress import Progress
from cardcity_tutor.course.sitting import Sitting
from cardcity_tutor.render.paper.page import Paper

from ....widgets.base import Gesture
from ..face.paper.certificate import certificate, passed
from .base import CityWidget

LONGEST_NAME = 80
SHEET_EXERCISES = 6
SEEDS = 10_000
"""Of the worksheets of a lesson that can be drawn: seeds that are short enough to be copied by hand."""


class Keeping(CityWidget):
    """The gestures about what was learnt."""

    keep = traitlets.Unicode("").tag(sync=True)
    """The name under which the browser keeps the progress; empty where Python keeps it."""

    sitting: Sitting
    _keeper: Keeper | None = None
    _nickname = ""
    _named = True
    """Whether somebody chose the lesson; if not, the progress tells where to go on."""
    _certificate = ""
    _worksheet = ""

    def lay_table(self) -> None:
        """Lay the position of the present stop on the table."""
        raise NotImplementedError

    def keep_with(self, keeper: Keeper, nickname: str) -> None:
        """From now on somebody else than the browser keeps the progress; what is here and what is there are joined."""
        self._keeper, self._nickname = keeper, nickname
        self.keep = ""
        kept = keeper.load(nickname)
        if kept is None:
            self.save()
        else:
            self.on_progress({"text": json.dumps(kept.to_json())})
        self.changed()

    def on_progress(self, gesture: Gesture) -> None:
        """The browser (or a file) brings what it has kept: it is joined with what is here."""
        found = Progress.parse(str(gesture.get("text", "")))
        sitting = self.sitting
        elsewhere = any(
            kept.steps for name, kept in sitting.progress.lessons.items() if name != sitting.lesson.id
        )
        untouched = not elsewhere and not sitting.tries and sitting.at == 0
        sitting.progress.merge(found)
        if gesture.get("told"):
            self.tell(self.say("course-progress-loaded", count=len(found.lessons)))
        if untouched:
            if not self._named:
                sitting.open(sitting.next_lesson().id)
            there = found.lessons.get(sitting.lesson.id)
            if there is not None and there.at in sitting.stations:
                sitting.go(sitting.stations.index(there.at))
            self.lay_table()
        self.save()

    def on_review(self, gesture: Gesture) -> None:
        """Whether mastered lessons come up again."""
        self.sitting.progress.review = bool(gesture.get("on"))
        self.save()

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

    def played(self, result: dict[str, Any]) -> None:
        """The checkpoint game is over."""
        self.sitting.played(result)
        self.save()
        self.changed()

    def save(self) -> None:
        """Hand the progress to the keeper, if there is one; the browser takes it from the scene."""
        if self._keeper is not None:
            self._keeper.save(self._nickname, self.sitting.progress)

    @property
    def progress_text(self) -> str:
        """The progress as the browser keeps it."""
        return json.dumps(self.sitting.progress.to_json(), ensure_ascii=False, separators=(",", ":"))
