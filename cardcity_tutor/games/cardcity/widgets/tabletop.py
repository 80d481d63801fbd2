"""What building, developing and editing share: the sitting, its position, its ground, and how refusals are told."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import traitlets

from cardcity_tutor.core.errors import IllegalAction, TutorError
from cardcity_tutor.core.verdict import Place

from ..face.wording import reason_words
from ..rules.position import Position
from ..rules.setting import VICTORIES
from .base import CityWidget
from .ground import Ground
from .session import MODES, Session

FAR = 1000
CELL = re.compile(r"\[(-?\d+), (-?\d+)\]")
"""A cell as errors of the engine write it."""


class Tabletop(CityWidget):
    """A widget around one sitting at a city."""

    session: Session
    ground: Ground
    """The position as the last scene laid it out; names of cells are read by it."""

    mode = traitlets.Enum(MODES, "build")
    """``build``, ``develop``, ``score`` or ``edit``."""
    victory = traitlets.Enum(VICTORIES, "residential")
    """The victory for which previews count."""

    @property
    def position(self) -> Position:
        """The position as it stands."""
        return self.session.position

    @position.setter
    def position(self, position: Position) -> None:
        self.session.replace(position)
        self.refresh()

    def explain(self, error: TutorError) -> str:
        """A refusal is explained by its reasons."""
        ground = self.ground
        if not isinstance(error, IllegalAction) or error.verdict is None:
            told = super().explain(error)
            return CELL.sub(lambda found: ground.name((int(found[1]), int(found[2]))), told)
        reasons = [
            reason_words(ground.lang, reason, "", ground.name, edition=ground.edition)
            for reason in error.verdict.reasons
        ]
        return " ".join(
            self.say("refused", rule=words.title, why=words.here or words.text) for words in reasons
        )


def place_of(gesture: Mapping[str, Any], position: Position | None = None) -> Place:
    """The cell of a gesture; where the position is known it may be named."""
    cell = gesture["cell"]
    if isinstance(cell, str) and position is not None:
        return position.place(cell)
    row, column = (int(number) for number in cell)
    if max(abs(row), abs(column)) > FAR:
        raise ValueError("a cell far off every map")
    return row, column
