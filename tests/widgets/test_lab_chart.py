"""The chart of the laboratory: its table, its words and its figure."""

from __future__ import annotations

import pytest

from cardcity_tutor.coach.lab import READER, SEER, laboratory, survey
from cardcity_tutor.locale import LANGUAGES
from cardcity_tutor.widgets.chart import colours
from cardcity_tutor.widgets.lab_chart import SplitsChart
from cardcity_tutor.widgets.statistics_view import StatisticsView


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3])
def test_table_and_figure(lang: str, players: int) -> None:
    lab = laboratory(["R", "C"] * players, turn=10, players=players, deals=3, games=1)
    found = survey(lab)
    chart = SplitsChart.of(lab, found, 3)
    assert chart.title(lang) != SplitsChart.of(lab, found._replace(against=SEER)).title(lang)
    lines = chart.lines(lang)
    assert [len(line) for line in lines] == [len(chart.head(lang))] * min(3, len(found.splits))
    assert lines[0][-1].startswith("0 (")
    assert ("lead" in chart.unit("en").lower()) == (players == 2)
    plot = chart.figure(lang, colours(dark=False), narrow=False)
    assert sorted(plot.y_range.factors) == sorted(line[0] for line in lines)
    dots = plot.renderers[-1].data_source.data["x"]
    assert list(dots) == [split.against(READER).worth.mean for split in found.splits[:3]]


def test_it_shows_itself() -> None:
    lab = laboratory("R R C C", turn=10, deals=3, games=1)
    view = StatisticsView(SplitsChart.of(lab, survey(lab)), lang="en")
    assert view.value["head"][0] == "Offer"
    assert "R C | R / C" in view.html()
    view.gesture = {"kind": "chart", "on": True, "dark": False, "narrow": False}
    assert view.scene["chart"]["item"]
