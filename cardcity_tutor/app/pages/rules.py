"""The rules: every rule and ruling, to search and to try."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardcity_tutor.games import DEFAULT
from cardcity_tutor.games.cardcity.widgets import RulesExplorer
from cardcity_tutor.games.cardcity.widgets.rules_explorer import MAX_QUERY_LENGTH

from ..learning import note_rules
from ..rules_page import GameRulesPage
from ..visit import Query, Visit

SEARCH: Final = "q"
"""The field of a link with what is searched for."""


def open_page(visit: Visit, query: Query) -> RulesExplorer | GameRulesPage:
    """The explorer, with the rule and the search of the link; a lesson that it names opens in the course."""
    if visit.ruleset != DEFAULT:
        return GameRulesPage(visit, query)
    view = RulesExplorer(rule=query.get("rule", ""), query=_search(query))
    visit.dress(view)
    note_rules(visit)
    view.met = visit.met
    visit.observe(lambda change: view.set_trait("met", change["new"]), "met")

    def on_lesson(change: Mapping[str, str]) -> None:
        if change["new"]:
            visit.go("course", lesson=change["new"])

    def on_shown(_change: object) -> None:
        shown = {"rule": view.rule, SEARCH: view.query.strip()}
        visit.note("rules", **{name: value for name, value in shown.items() if value})

    view.observe(on_lesson, "opened_lesson")
    view.observe(on_shown, ["rule", "query"])
    return view


def turn_to(view: RulesExplorer | GameRulesPage, query: Query) -> None:
    """Another rule, or another search."""
    if isinstance(view, GameRulesPage):
        view.turn_to(query)
    elif "rule" in query:
        view.call(query["rule"])
        view.query = _search(query)
    else:
        _show_list(view, _search(query))


def turn_back(view: RulesExplorer | GameRulesPage) -> None:
    """All rules again."""
    if isinstance(view, GameRulesPage):
        view.turn_back()
    else:
        _show_list(view, "")


def _search(query: Query) -> str:
    return query.get(SEARCH, "")[:MAX_QUERY_LENGTH]


def _show_list(view: RulesExplorer, search: str) -> None:
    view.rule, view.view, view.query = "", "search", search
