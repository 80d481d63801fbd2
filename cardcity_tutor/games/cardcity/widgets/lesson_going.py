"""Going about in a lesson: from stop to stop, to another lesson, to the page to read, to a rule."""

from __future__ import annotations

import traitlets

from ....widgets.base import Gesture
from .lesson_keeping import Keeping


class Going(Keeping):
    """The gestures that lead elsewhere."""

    reading = traitlets.Bool(False)
    """Whether the lesson is shown as a page to read."""
    opened_rule = traitlets.Unicode("")
    """The rule whose box was clicked, for whoever shows the rules."""
    station = traitlets.Unicode("")
    """Where the learner is: a step's id, ``mastery`` or ``game``."""
    lesson_id = traitlets.Unicode("")
    """The lesson that is open."""
    map_asked = traitlets.Int(0)
    """How often the map of the course was asked for, by who has just mastered a lesson."""
    has_map = False
    """Whether somebody shows that map."""
    asked_for = 0
    """How often a lesson was asked for; the view shows its top each time."""

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
        self.asked_for += 1
        self.lay_table()
        self.save()
        self.changed()

    def on_read(self, gesture: Gesture) -> None:
        """Read instead of doing, or do again."""
        self.reading = bool(gesture.get("on", True))

    def on_map(self, _: Gesture) -> None:
        """The lesson is mastered: to the map, where it is built now."""
        self.map_asked += 1

    def on_rule(self, gesture: Gesture) -> None:
        """The rule's box was clicked."""
        self.opened_rule = ""  # the same box again is news as well
        self.opened_rule = str(gesture.get("rule", ""))[:80]
