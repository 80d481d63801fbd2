"""The sandbox of any game that can be played and has no such page of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.sessions.options import SEATS
from cardcity_tutor.widgets.game_sandbox import GameSandbox

from .offers import offers
from .visit import Query, Visit

POSITION: Final = "position"
"""The field of a link with a position."""
PLACE, NUMBER, SEED = "rule", "board", "seed"
"""An entry of the book, which of its positions, and the number of a deal."""


class SandboxPage(GameSandbox):
    """The sandbox of the game that is open, with the position of a link; the address follows every decision."""

    def __init__(self, visit: Visit, query: Query) -> None:
        """Begin with what the link asks for."""
        super().__init__(visit.ruleset, linked=offers(visit.ruleset, "rules"))
        self._visit = visit
        visit.dress(self)
        self.turn_to(query)
        self.observe(self._on_link, "link")
        self.observe(self._on_wish, "wish")

    def turn_to(self, query: Query) -> None:
        """Another position: a text, an entry of the book, or a new game under options (``players=3&seed=5``)."""
        if POSITION in query:
            self.open_position(query[POSITION])
        elif PLACE in query:
            number = query.get(NUMBER, "0")
            self.open_place(query[PLACE], int(number) if number.isdecimal() and len(number) < 4 else -1)
        elif query:
            self._begin(query)

    def _begin(self, query: Query) -> None:
        plain = {name: value for name, value in query.items() if name != SEED}
        seed = query.get(SEED, "1")
        if not (seed.isascii() and seed.isdecimal()):
            raise InputError("table-seed", value=seed[:20])
        if SEATS in plain and not plain[SEATS].isdecimal():
            raise InputError("field-range", field=SEATS, value=plain[SEATS][:20], least=1, most=4)
        self.begin(plain, int(seed))

    def _on_link(self, change: Mapping[str, Any]) -> None:
        if self.address:
            self._visit.note("sandbox", **{POSITION: change["new"]})

    def _on_wish(self, change: Mapping[str, Any]) -> None:
        if change["new"]:
            self._visit.go("rules", rule=change["new"]["rule"])
