"""Going about in a lesson of any game, from stop to stop and to other lessons; and its progress, in the browser or with a keeper."""

from __future__ import annotations

import json

import traitlets

from cardcity_tutor.course.progress import Progress
from cardcity_tutor.course.progress_store import Keeper
from cardcity_tutor.course.sitting import Sitting

from .base import Gesture, TutorWidget


class LessonSteps(TutorWidget):
    """The gestures of every lesson player that are not about an answer."""

    keep = traitlets.Unicode("").tag(sync=True)
    """The name under which the browser keeps the progress; empty where Python keeps it."""
    station = traitlets.Unicode("")
    """Where the learner is: a step's id, ``mastery`` or ``game``."""
    lesson_id = traitlets.Unicode("")
    """The lesson that is open."""
    map_asked = traitlets.Int(0)
    """How often the map of the course was asked for."""
    has_map = False
    """Whether somebody shows that map."""
    asked_for = 0
    """How often a lesson was asked for; the view shows its top each time."""

    sitting: Sitting
    _keeper: Keeper | None = None
    _nickname = ""
    _named = True
    """Whether somebody chose the lesson; if not, the progress tells where to go on."""

    def lay_table(self) -> None:
        """Lay the position of the present stop on the table."""
        raise NotImplementedError

    # ---------------------------------------------------------------- going

    def on_go(self, gesture: Gesture) -> None:
        """Go to a stop of the line."""
        self.sitting.go(int(gesture["at"]))
        self.lay_table()
        self.save()

    def on_next(self, _: Gesture) -> None:
        """On to the next stop, or to the next lesson."""
        sitting = self.sitting
        if sitting.at + 1 < len(sitting.stations):
            sitting.go(sitting.at + 1)
        else:
            lessons = sitting.pack.lessons
            at = lessons.index(sitting.lesson) + 1
            if at < len(lessons):
                sitting.open(lessons[at].id, lessons[at].steps[0].id)
        self.lay_table()
        self.save()

    def on_back(self, _: Gesture) -> None:
        """Back to the stop before."""
        self.sitting.go(max(0, self.sitting.at - 1))
        self.lay_table()

    def on_lesson(self, gesture: Gesture) -> None:
        """Open another lesson."""
        self.open_lesson(str(gesture["lesson"])[:60])

    def open_lesson(self, lesson: str | int, station: str | None = None) -> None:
        """Open a lesson, where it was left or at a station."""
        self.sitting.open(lesson, station)
        self._named = True
        self.asked_for += 1
        self.lay_table()
        self.save()
        self.changed()

    def on_map(self, _: Gesture) -> None:
        """To the map."""
        self.map_asked += 1

    # ---------------------------------------------------------------- progress

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

    def played(self, result: dict[str, object]) -> None:
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
