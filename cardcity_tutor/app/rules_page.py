"""The rules of any game that has a book and a face, and no such page of its own."""

from __future__ import annotations

from typing import Final

from cardcity_tutor.widgets.game_rules import MAX_QUERY_LENGTH, GameRules

from .visit import Query, Visit

SEARCH: Final = "q"
"""The field of a link with what is searched for."""


class GameRulesPage(GameRules):
    """The book of the game that is open, with the rule and the search of a link."""

    def __init__(self, visit: Visit, query: Query) -> None:
        """Begin with what the link asks for."""
        super().__init__(visit.ruleset, rule=query.get("rule", ""), query=_search(query))
        self._visit = visit
        visit.dress(self)
        self.observe(self._on_shown, ["rule", "query"])

    def turn_to(self, query: Query) -> None:
        """Another rule, or another search."""
        if "rule" in query:
            self.call(query["rule"])
            self.query = _search(query)
        else:
            self.rule, self.query = "", _search(query)

    def turn_back(self) -> None:
        """All rules again."""
        self.rule, self.query = "", ""

    def _on_shown(self, _change: object) -> None:
        shown = {"rule": self.rule, SEARCH: self.query.strip()}
        self._visit.note("rules", **{name: value for name, value in shown.items() if value})


def _search(query: Query) -> str:
    return query.get(SEARCH, "")[:MAX_QUERY_LENGTH]
