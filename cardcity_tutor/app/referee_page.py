"""The referee of any game whose tables can be counted, and that has no such page of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.sessions.options import SEATS
from cardcity_tutor.widgets.game_referee import GameReferee

from .offers import offers
from .visit import Query, Visit


class RefereePage(GameReferee):
    """The table of the game that is open; the browser keeps it."""

    def __init__(self, visit: Visit, query: Query) -> None:
        """An empty table, under the options of a link (``players=3``)."""
        super().__init__(visit.ruleset, key=f"sheet-{visit.ruleset}", linked=offers(visit.ruleset, "rules"))
        self._visit = visit
        visit.dress(self)
        self.turn_to(query)
        self.observe(self._on_wish, "wish")

    def turn_to(self, query: Query) -> None:
        """Other options. Raises ``InputError`` for what there is not."""
        for name, value in query.items():
            if name == SEATS and not value.isdecimal():
                raise InputError("field-range", field=SEATS, value=value[:20], least=1, most=4)
            self.referee.choose(name, value)
        if query:
            self.changed()

    def _on_wish(self, change: Mapping[str, Any]) -> None:
        if change["new"]:
            self._visit.go("rules", rule=change["new"]["rule"])
