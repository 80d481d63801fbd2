"""The page to read, and the way from a lesson to a rule."""

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

    def on_read(self, gesture: Gesture) -> None:
        """Read instead of doing, or do again."""
        self.reading = bool(gesture.get("on", True))

    def on_rule(self, gesture: Gesture) -> None:
        """The rule's box was clicked."""
        self.opened_rule = ""  # the same box again is news as well
        self.opened_rule = str(gesture.get("rule", ""))[:80]
