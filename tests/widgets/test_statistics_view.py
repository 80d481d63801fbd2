"""Charts of simulations: tables and figures say what the statistics say, in both languages, with the titles of rules."""

from __future__ import annotations

from typing import Any

import pytest

from cardcity_tutor.coach.simulation import table
from cardcity_tutor.coach.statistics import differences, estimate, numbers
from cardcity_tutor.games.cardcity import game
from cardcity_tutor.games.cardcity.coach.rule_counts import MOMENTS
from cardcity_tutor.games.cardcity.coach.statistics import bites
from cardcity_tutor.games.cardcity.widgets.figures import (
    BitesChart,
    Chart,
    ScoresChart,
    WorthChart,
    cell_name,
    rule_title,
)
from cardcity_tutor.games.cardcity.widgets.statistics_view import StatisticsView
from cardcity_tutor.locale import LANGUAGES

PLAIN = [row for bot in ("random", "greedy") for row in table(game(players=1), [bot], 4)]
HELPED = [
    row for bot in ("random", "greedy") for row in table(game(players=1, variants=["architect"]), [bot], 4)
]
CHARTS: list[Chart] = [
    ScoresChart.of(PLAIN, "level", "bot"),
    ScoresChart.of(PLAIN, "bot"),
    WorthChart.of(HELPED, PLAIN, "bot"),
    BitesChart.of(PLAIN),
]


def test_scores() -> None:
    chart = CHARTS[1]
    mine = numbers(row for row in PLAIN if row["bot"] == "greedy")
    assert chart.head("en")[:3] == ["Bot", "Games", "Mean"]
    line = chart.lines("en")[1]
    assert line[:2] == ["Greedy player", "4"]
    assert line[2] == f"{round(sum(mine) / 4, 1):g}"
    assert line[-1] == f"{max(mine):g}"


def test_worth_pairs_games() -> None:
    chart = CHARTS[2]
    assert isinstance(chart, WorthChart)
    found = estimate(differences(HELPED[:4], PLAIN[:4]))
    assert chart.groups[0] == (("random",), found)
    assert chart.variants == ("architect",)
    assert chart.title("en") == "What it is worth: Architect"


def test_groups_without_a_score_have_no_line() -> None:
    out = [{**row, "score": None} if row["bot"] == "random" else row for row in PLAIN]
    chart = ScoresChart.of(out, "bot")
    assert [key for key, _ in chart.groups] == [("greedy",)]
    worth = WorthChart.of(HELPED, out, "bot")
    assert [key for key, _ in worth.groups] == [("greedy",)]


def test_worth_wants_the_same_groups() -> None:
    for rows, others in ((HELPED, PLAIN[:4]), (HELPED[:4], PLAIN)):
        with pytest.raises(ValueError, match="same games"):
            WorthChart.of(rows, others, "bot")


def test_bites_leave_out_what_never_happened() -> None:
    chart = CHARTS[3]
    assert isinstance(chart, BitesChart)
    assert [*chart.found] == [bite for bite in bites(PLAIN) if bite.total]
    assert len(chart.lines("fr")) == len(chart.found) < len(bites(PLAIN))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_moment_has_a_name(lang: str) -> None:
    for rules in MOMENTS.values():
        for rule in rules:
            assert rule_title(lang, rule)
    assert cell_name(lang, "bot", "their.own:Bot") == "their.own:Bot"
    assert cell_name(lang, "players", 3) == "3"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: chart.name)
def test_the_view_shows_table_and_chart(chart: Chart, lang: str) -> None:
    view = StatisticsView(chart, lang=lang)
    assert view.scene["chart"] is None
    assert view.value["lines"] == chart.lines(lang)
    for line in chart.lines(lang):
        assert len(line) == len(chart.head(lang))
    view.gesture = {"kind": "chart", "on": True, "dark": False, "narrow": True}
    drawn: Any = view.scene["chart"]
    assert chart.title(lang) in drawn["label"]
    assert drawn["item"]["doc"]["roots"]


def test_where_no_widget_runs_the_table_stands() -> None:
    bundle: Any = StatisticsView(CHARTS[0], lang="en")._repr_mimebundle_()
    html = bundle[0]["text/html"]
    assert html.count("<tr>") == 3
    assert "<caption>Distribution of the scores</caption>" in html
    assert repr(StatisticsView(CHARTS[0])) == "<StatisticsView>"
