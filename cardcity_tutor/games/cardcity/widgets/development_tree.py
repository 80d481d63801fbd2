"""``DevelopmentTree``: everything that can come of a city, which orders meet again, and why each branch ends."""

from __future__ import annotations

import operator
from typing import Any

import traitlets

from ....widgets.base import Gesture
from ....widgets.bundle import script
from ..face.svg import position_svg
from ..rules.position import City
from ..rules.setting import VICTORIES
from .base import CityWidget
from .branches import tree_scene
from .outline import Outline
from .sharing import query
from .starting import RULES, start_position


class TreeGestures(CityWidget):
    """A widget that shows the outline of a tree: what its lines answer to."""

    outline: Outline
    victory = traitlets.Enum(VICTORIES, "residential")
    """The victory for which ends are counted."""

    def on_open(self, gesture: Gesture) -> None:
        """Show what may follow a city."""
        self.outline.open(self._node(gesture))

    def on_close(self, gesture: Gesture) -> None:
        """Hide what follows a city."""
        self.outline.close(self._node(gesture))

    def on_go(self, gesture: Gesture) -> None:
        """Show a city wherever it is."""
        self.outline.go(self._node(gesture))

    def on_path(self, gesture: Gesture) -> None:
        """A typed line of developments."""
        self.outline.follow(str(gesture["text"]), self.language)

    def on_choose(self, gesture: Gesture) -> None:
        """Choose a city."""
        self.outline.choose(self._node(gesture))

    def on_points(self, gesture: Gesture) -> None:
        """Count the ends, or stop."""
        self.outline.points = bool(gesture["on"])

    def on_best(self, gesture: Gesture) -> None:
        """Mark the best ends and go to one, or hide them again."""
        self.outline.best = bool(gesture["on"])
        self._go_to_best()

    def on_victory(self, gesture: Gesture) -> None:
        """Count for another victory."""
        self.victory = gesture["victory"]
        self._go_to_best()

    def _node(self, gesture: Gesture) -> int:
        """The city that a gesture names. An unknown one is an ``IndexError``, as a negative number would not be."""
        node = operator.index(gesture["node"])
        if not 0 <= node < len(self.outline):
            raise IndexError(node)
        return node

    def _go_to_best(self) -> None:
        if self.outline.best:
            self.outline.go_to_best(self.victory)


class DevelopmentTree(TreeGestures):
    """All developments of a city as a tree to open.

    Give a ``City``, or a city text with the options of ``City``:

    >>> tree = DevelopmentTree("L R M R L / . . I . .")
    >>> tree.follow("R f4, R d4")
    >>> tree.value["city"], tree.value["ended"]
    ('. R . R . / L R M R L / . . I1 . .', True)
    """

    options = RULES
    _esm = script("tree/development-tree.js")

    title = traitlets.Unicode("")

    def __init__(self, city: City | str = "M", **options: Any) -> None:  # noqa: ANN401 (traits and options alike)
        """Take a position, or a city text and options; the other keywords are traits."""
        self.outline = Outline(start_position(city, options))
        super().__init__(**options)
        self.observe(self.changed, ["victory", "title"])

    @property
    def position(self) -> City:
        """The root of the tree."""
        return self.outline.start

    @position.setter
    def position(self, position: City) -> None:
        self.outline = Outline(position)
        self.refresh()

    def follow(self, line: str) -> None:
        """Choose the city at the end of a line such as ``R d4, C f5``. Raises ``InputError`` where there is none."""
        self.outline.follow(line, self.language)
        self.refresh()

    def picture(self) -> str:
        """The root as a picture that stands alone."""
        return position_svg(self.position, title=self.title or None)

    def result(self) -> dict[str, Any]:
        """The chosen city with the developments that lead to it."""
        return self.outline.result()

    def describe(self) -> dict[str, Any]:
        """The open part of the tree."""
        return {
            "title": self.title,
            "work": query(self.position, self.victory),
            "tree": tree_scene(self.outline, self.language, self.victory),
        }
