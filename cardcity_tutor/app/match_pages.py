"""Play and replay for any game that has a face and no such pages of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import ipywidgets

from cardcity_tutor.core.errors import InputError
from cardcity_tutor.sessions import Match
from cardcity_tutor.widgets.match_replay import MatchReplay
from cardcity_tutor.widgets.match_setup import MatchSetup
from cardcity_tutor.widgets.match_table import MatchTable

from .offers import offers
from .page_handover import FROM, hand_over, taken
from .visit import Query, Visit

ACTS: Final = ["new", "download", "replay"]
LONGEST_STEP: Final = 7
"""Digits of the number of a step."""


class MatchPage(ipywidgets.VBox):  # type: ignore[misc]
    """The set-up of a match, or the table where it is played."""

    def __init__(self, visit: Visit, query: Query) -> None:
        """Begin with the set-up, and what a link asks for."""
        self.visit = visit
        self.ruleset = visit.ruleset
        self.key = f"match-{visit.ruleset}"
        self.setup = MatchSetup(visit.ruleset, key=self.key)
        self.table: MatchTable | None = None
        visit.dress(self.setup)
        super().__init__([self.setup])
        self.setup.observe(self._on_setup, "wish")
        self.turn_to(query)

    def turn_to(self, query: Query) -> None:
        """A match from another page, or options for the next one (``players=2&seed=5`` and the fields of the game)."""
        record = taken(self.visit, query)
        if record:
            self._play(Match.resume(record))
            return
        plain = {name: value for name, value in query.items() if name not in ("seed", FROM)}
        if "players" in plain and not plain["players"].isdecimal():
            raise InputError("field-range", field="players", value=plain["players"][:20], least=1, most=4)
        if plain or "seed" in query:
            self.setup.choose(plain, seed=query.get("seed", ""))
            self._show_table(shown=False)

    def _on_setup(self, change: Mapping[str, Any]) -> None:
        wish = change["new"]
        if not wish:
            return
        if wish["do"] == "begin":
            self._play(self.setup.begin())
            self.visit.note("play")  # a reload finds the match, not its options
        elif wish["do"] == "continue" and self.setup.kept is not None:
            self._play(self.setup.kept)
        elif wish["do"] == "open":
            self._open(wish["match"])

    def _open(self, match: Match) -> None:
        """A record that was opened: played on, if it is of this game and not over."""
        if match.ruleset.id != self.ruleset or match.over:
            hand_over(self.visit, match.record, "replay", "play")
        else:
            self._play(match)

    def _play(self, match: Match) -> None:
        """Lay a match on the table. The view stays the same: one that left the box would complain in the browser."""
        if self.table is None:
            self.table = MatchTable(
                match=match, key=self.key, chosen=True, acts=ACTS, linked=offers(self.ruleset, "rules")
            )
            self.visit.dress(self.table)
            self.table.observe(self._on_table, "wish")
            self.children = (self.setup, self.table)
        else:
            self.table.sit_down(match)
        self._show_table(shown=True)

    def _show_table(self, *, shown: bool) -> None:
        self.setup.playing = shown and self.table is not None
        self.setup.layout.display = "none" if shown else None
        if self.table is not None:
            self.table.layout.display = None if shown else "none"

    def _on_table(self, change: Mapping[str, Any]) -> None:
        wish, table = change["new"], self.table
        if not wish or table is None:
            return
        if wish["do"] == "new":
            self.setup.kept = None if table.match.over else table.match
            self.setup.changed()
            self._show_table(shown=False)
        elif wish["do"] == "download":
            table.hand_over(table.say("match-file", game=table.match.ruleset.id), table.portable)
        elif wish["do"] == "replay":
            hand_over(self.visit, table.match.record, "replay", "play")
        elif wish["do"] == "rule":
            self.visit.go("rules", rule=wish["rule"])


class MatchReplayPage(MatchReplay):
    """The replay of a match."""

    def __init__(self, visit: Visit, query: Query) -> None:
        """Begin without a match, or with the one that another page hands over."""
        self.visit = visit
        super().__init__(page=True, linked=True)
        visit.dress(self)
        self.observe(self._on_wish, "wish")
        self.turn_to(query)

    def _on_wish(self, change: Mapping[str, Any]) -> None:
        if change["new"]:
            self.visit.ruleset = change["new"]["ruleset"]  # a record that was opened may be of another game
            self.visit.go("rules", rule=change["new"]["rule"])

    def turn_to(self, query: Query) -> None:
        """The match that another page hands over; a step of the one that is open."""
        record = taken(self.visit, query)
        at = query.get("at", "")
        if record:
            self.open_record(record)
        elif self.replay is not None and at.isdecimal() and len(at) <= LONGEST_STEP:
            self.replay.go(int(at))
            self.changed()
