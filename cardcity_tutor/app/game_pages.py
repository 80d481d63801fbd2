"""Pages that any game has: its beginning, and what stands in the place of a page that it does not have yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardcity_tutor.widgets.base import TutorWidget
from cardcity_tutor.widgets.bundle import script, sheets

from . import markup
from .visit import Visit


class GameText(TutorWidget):
    """The beginning of a game, or the sentence that it has no such page."""

    _esm = script("base/markup.js")
    _css = sheets("base/tokens.css", "base/parts.css", "shell/shell.css")

    def __init__(self, visit: Visit, page: str, pages: Sequence[str]) -> None:
        """For the game that is open, with the pages that it has."""
        self.ruleset, self.page, self.pages = visit.ruleset, page, pages
        super().__init__()
        visit.dress(self)

    def describe(self) -> dict[str, Any]:
        """The HTML."""
        if self.page == "home":
            return {"html": markup.game_home(self.language, self.ruleset, self.pages)}
        return {"html": markup.no_page(self.language, self.ruleset, self.page, self.pages)}
