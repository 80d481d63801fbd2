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

    view.observe(on_lesson, "opened_lesson")
    return view


def turn_to(view: RulesExplorer, query: Query) -> None:
    """Another rule."""
    if "rule" in query:
        view.call(query["rule"])
