"""``ScoreSheet``: one city under all five victories side by side, its income, and a chart of the terms."""

from __future__ import annotations

from typing import Any

import traitlets

from ....widgets.bundle import script
from ..face.svg import position_svg
from ..rules.position import City
from ..rules.setting import VICTORIES
from .chart import Charting
from .ground import Ground
from .scoring import counted_places, sheet
from .sharing import query
from .starting import RULES, start_position


class ScoreSheet(Charting):
    """What a city earns, and what it would score under each victory.

    Give a ``City``, or a city text with the options of ``City``:

    >>> ScoreSheet("M R / . C").value["scores"]["commercial"]
    4
    """

    options = RULES
    _esm = script("score/score-sheet.js")
    unanswered = frozenset({"bokeh"})

    title = traitlets.Unicode("")

    def __init__(self, city: City | str = "M", **options: Any) -> None:  # noqa: ANN401 (traits and options alike)
        """Take a position, or a city text and options; the other keywords are traits."""
        self._position = start_position(city, options)
        super().__init__(**options)
        self.observe(self.changed, ["title"])

    @property
    def position(self) -> City:
        """The position that is counted."""
        return self._position

    @position.setter
    def position(self, position: City) -> None:
        self._position = position
        self.refresh()

    def picture(self) -> str:
        """The city as a picture that stands alone."""
        return position_svg(self._position, title=self.title or None)

    def result(self) -> dict[str, Any]:
        """Every score, nothing for a player who is out, and the income."""
        position = self._position
        return {
            "scores": {victory: position.score(victory).value for victory in VICTORIES},
            "income": position.income().value,
        }

    def describe(self) -> dict[str, Any]:
        """The picture, the sheet and, on request, the chart."""
        ground = Ground(self._position, self.language, also=counted_places(self._position))
        scene = ground.scene()
        return {
            "title": self.title,
            "work": query(self._position),
            "city": self._position.text,
            "core": scene["core"],
            "picture": scene["picture"],
            "cells": scene["cells"],
            "sheet": sheet(ground),
            "chart": self.chart(self._position),
        }
