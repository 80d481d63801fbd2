"""The rules: every rule and ruling, to search and to try."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardcity_tutor.app.learning import note_rules
from cardcity_tutor.app.visit import Query, Visit

from ..widgets import RulesExplorer
from ..widgets.rules_explorer import MAX_QUERY_LENGTH

SEARCH: Final = "q"
"""The field of a link with what is searched for."""


class RulesPage(RulesExplorer):
    """The explorer of one visitor."""

    def __init__(self, visit: Visit, query: Query) -> None:
        """With the rule and the search of the link; a lesson that it names opens in the course."""
        super().__init__(rule=query.get("rule", ""), query=_search(query))
        visit.dress(self)
        note_rules(visit)
        self.met = visit.met
        visit.observe(lambda change: self.set_trait("met", change["new"]), "met")

        def on_lesson(change: Mapping[str, str]) -> None:
            if change["new"]:
                visit.go("course", lesson=change["new"])

        def on_shown(_change: object) -> None:
            shown = {"rule": self.rule, SEARCH: self.query.strip()}
            visit.note("rules", **{name: value for name, value in shown.items() if value})

        self.observe(on_lesson, "opened_lesson")
        self.observe(on_shown, ["rule", "query"])

    def turn_to(self, query: Query) -> None:
        """Another rule, or another search."""
        if "rule" in query:
            self.call(query["rule"])
            self.query = _search(query)
        else:
            self._show_list(_search(query))

    def turn_back(self) -> None:
        """All rules again."""
        self._show_list("")

    def _show_list(self, search: str) -> None:
        self.rule, self.view, self.query = "", "search", search


def _search(query: Query) -> str:
    return query.get(SEARCH, "")[:MAX_QUERY_LENGTH]
