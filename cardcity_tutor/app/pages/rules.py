"""The rules: every rule and ruling, to search and to try."""

from __future__ import annotations

from collections.abc import Mapping

from cardcity_tutor.widgets import RulesExplorer

from ..visit import Query, Visit


def open_page(visit: Visit, query: Query) -> RulesExplorer:
    """The explorer, at a rule if the link names one; a lesson that it names opens in the course."""
    view = RulesExplorer(rule=query.get("rule", ""))
    visit.dress(view)

    def on_lesson(change: Mapping[str, str]) -> None:
        if change["new"]:
            visit.go("course", lesson=change["new"])

    def on_rule(_change: object) -> None:
        visit.note("rules", **({"rule": view.rule} if view.rule else {}))

    view.observe(on_lesson, "opened_lesson")
    view.observe(on_rule, "rule")
    return view


def turn_to(view: RulesExplorer, query: Query) -> None:
    """Another rule."""
    if "rule" in query:
        view.call(query["rule"])


def turn_back(view: RulesExplorer) -> None:
    """All rules again."""
    view.rule, view.view = "", "search"
